// The shape of a condition.

import type { Condition, LevelSource } from '../language/condition.ts'
import type { Place } from './place.ts'
import {
  byKey,
  fault,
  type KeyOf,
  list,
  type Member,
  maybe,
  mention,
  objectOr,
  type Reader,
  text,
  word,
  yes,
  yesOrNo,
} from './reader.ts'
import { filter, range, sex, shape, trait, traitKind } from './selector.ts'

type Kind = Exclude<KeyOf<Condition>, 'number'>
type Of<K extends Kind> = Member<Condition, K>

/** Conditions hold conditions. */
const inner: Reader<Place> = (raw, path, reading) => condition(raw, path, reading)

const CONDITIONS: { readonly [K in Kind]: Reader<Place> } = {
  all: shape<Of<'all'>>({ all: list(inner) }),
  any: shape<Of<'any'>>({ any: list(inner, 1) }),
  not: shape<Of<'not'>>({ not: inner }),
  has: shape<Of<'has'>>({ has: trait }),
  lacks: shape<Of<'lacks'>>({ lacks: traitKind }),
  human: shape<Of<'human'>>({ human: word({ whole: true, evenHalf: true }) }),
  sex: shape<Of<'sex'>>({ sex }),
  level: shape<Of<'level'>>({ level: range }),
  standing: shape<Of<'standing'>>({ standing: word({ lowest: true, highest: true }) }),
  handSize: shape<Of<'handSize'>>({ handSize: objectOr(range, word({ odd: true, even: true })) }),
  wears: shape<Of<'wears'>>({ wears: filter }),
  carries: shape<Of<'carries'>>({ carries: filter }),
  fights: shape<Of<'fights'>>({ fights: word({ alone: true, asMain: true, asHelper: true }) }),
  anyFighter: shape<Of<'anyFighter'>>({ anyFighter: inner }),
  everyFighter: shape<Of<'everyFighter'>>({ everyFighter: inner }),
  monsters: shape<Of<'monsters'>>({ monsters: range }),
  facing: shape<Of<'facing'>>({
    facing: shape<Of<'facing'>['facing']>({
      tag: maybe(text('a tag')),
      level: maybe(range),
      deadly: maybe(yes()),
      card: maybe(mention('card')),
    }),
  }),
  cameFrom: shape<Of<'cameFrom'>>({ cameFrom: word({ door: true, hand: true }) }),
  turn: shape<Of<'turn'>>({ turn: word({ own: true, other: true }) }),
  winning: shape<Of<'winning'>>({ winning: yesOrNo() }),
  decides: shape<Of<'decides'>>({ decides: yes() }),
  runners: shape<Of<'runners'>>({ runners: range }),
  partnerCaught: shape<Of<'partnerCaught'>>({ partnerCaught: yes() }),
  levelFrom: shape<Of<'levelFrom'>>({
    levelFrom: word<LevelSource, Place>({ kill: true, helping: true, card: true, sale: true }),
  }),
  holdersOf: shape<Of<'holdersOf'>>({ holdersOf: trait, number: range }),
  drawn: shape<Of<'drawn'>>({ drawn: word({ up: true, down: true }) }),
  lost: shape<Of<'lost'>>({
    lost: (raw, path, reading) => {
      filter(raw, path, reading)
      if (!reading.place.outcome) fault(reading, path, 'a loss before it')
    },
  }),
  outcome: shape<Of<'outcome'>>({
    outcome: (raw, path, reading) => {
      range(raw, path, reading)
      if (!reading.place.outcome) fault(reading, path, 'a die, a loss or a choice before it')
    },
  }),
}

export const condition: Reader<Place> = byKey('a condition', CONDITIONS)
