// The shape of a condition.

import type { Condition, LevelSource } from '../language/condition.ts'
import type { Who } from '../language/selector.ts'
import { countedFilter, filter } from './filter.ts'
import { theName } from './name.ts'
import { day, range, sex, shape, trait, traitKind } from './names.ts'
import { checkIt, hasNoTotals, ONLY_ON_DRAW, type Place, tried } from './place.ts'
import {
  also,
  byKey,
  fault,
  isObject,
  type KeyOf,
  later,
  list,
  type Member,
  MOST_QUESTIONS,
  maybe,
  objectOr,
  piece,
  type Reader,
  word,
  yes,
  yesOrNo,
} from './reader.ts'
import { selectorsWith, whereMonstersLie } from './selector.ts'
import { checkShared } from './sharing.ts'

type Kind = Exclude<KeyOf<Condition>, 'number' | 'some' | 'every' | 'than' | 'fits' | 'with'>
type Of<K extends Kind> = Member<Condition, K>

/** Conditions hold conditions. */
const inner: Reader<Place> = later(() => condition)

export const { who, amount, pick } = selectorsWith(inner)

const parity = word({ odd: true, even: true })

const oneOf = shape<{ readonly among: Who; readonly some?: Condition; readonly every?: Condition }>({
  among: who,
  some: maybe(tried(inner)),
  every: maybe(tried(inner)),
})

/** A question about cards that an effect keeps the answer of. */
const asked = also(filter, (_raw, path, reading) => {
  reading.questions += 1
  if (reading.questions > MOST_QUESTIONS)
    fault(reading, path, `at most ${MOST_QUESTIONS} questions about named cards on one card`)
})

const CONDITIONS: { readonly [K in Kind]: Reader<Place> } = {
  all: shape<Of<'all'>>({ all: list(inner) }),
  any: shape<Of<'any'>>({ any: list(inner, 1) }),
  not: shape<Of<'not'>>({ not: inner }),
  has: shape<Of<'has'>>({ has: trait }),
  among: also(
    oneOf,
    (raw, path, reading) => {
      if (isObject(raw) && (raw.some === undefined) === (raw.every === undefined))
        fault(reading, path, 'either some or every')
    },
    (schema) => ({ ...schema, oneOf: [{ required: ['some'] }, { required: ['every'] }] }),
  ),
  count: shape<Of<'count'>>({ count: amount, is: objectOr(range, parity) }),
  is: shape<{ readonly is: Who }>({ is: who }),
  more: shape<Of<'more'>>({ more: amount, than: amount }),
  shares: shape<Of<'shares'>>({ shares: traitKind, with: also(who, checkShared) }),
  lacks: shape<Of<'lacks'>>({ lacks: traitKind }),
  human: shape<Of<'human'>>({ human: word({ whole: true, evenHalf: true }) }),
  sex: shape<Of<'sex'>>({ sex }),
  level: shape<Of<'level'>>({ level: range }),
  standing: shape<Of<'standing'>>({ standing: word({ lowest: true, highest: true }) }),
  handSize: shape<Of<'handSize'>>({ handSize: objectOr(range, parity) }),
  wears: shape<Of<'wears'>>({ wears: countedFilter }),
  carries: shape<Of<'carries'>>({ carries: countedFilter }),
  fights: shape<Of<'fights'>>({ fights: word({ alone: true, asMain: true, asHelper: true }) }),
  anyFighter: shape<Of<'anyFighter'>>({ anyFighter: tried(inner) }),
  everyFighter: shape<Of<'everyFighter'>>({ everyFighter: tried(inner) }),
  monsters: shape<Of<'monsters'>>({ monsters: whereMonstersLie(range) }),
  facing: shape<Of<'facing'>>({ facing: whereMonstersLie(filter) }),
  cameFrom: shape<Of<'cameFrom'>>({ cameFrom: word({ door: true, hand: true }) }),
  turn: shape<Of<'turn'>>({ turn: word({ own: true, other: true }) }),
  winning: shape<Of<'winning'>>({
    winning: also(yesOrNo<Place>(), (_raw, path, reading) => {
      if (hasNoTotals(reading.place))
        fault(reading, path, 'something else: no fight goes on here that somebody could be winning')
    }),
  }),
  decides: shape<Of<'decides'>>({ decides: yes() }),
  runners: shape<Of<'runners'>>({ runners: range }),
  partnerCaught: shape<Of<'partnerCaught'>>({ partnerCaught: yes() }),
  caught: shape<Of<'caught'>>({ caught: yes() }),
  levelFrom: shape<Of<'levelFrom'>>({
    levelFrom: also(
      word<LevelSource, Place>({ kill: true, helping: true, card: true, sale: true }),
      (_raw, path, reading) => {
        if (reading.place.window !== 'level' && reading.place.moment !== 'levelGained')
          fault(
            reading,
            path,
            'something else: where a level came from is known in the window level and on levelGained alone',
          )
        else if (reading.place.isStep)
          fault(
            reading,
            path,
            'something else: where a level came from is asked before the first step; write it in the when beside the effect',
          )
      },
    ),
  }),
  holdersOf: shape<Of<'holdersOf'>>({ holdersOf: trait, number: range }),
  it: shape<Of<'it'>>({
    it: also(filter, (_raw, path, reading) => {
      checkIt(path, reading)
    }),
  }),
  day: shape<Of<'day'>>({ day }),
  drawn: shape<Of<'drawn'>>({
    drawn: also(word({ up: true, down: true }), (_raw, path, reading) => {
      if (reading.place.part !== 'drawn') fault(reading, path, ONLY_ON_DRAW)
    }),
  }),
  the: shape<Of<'the'>>({ the: theName('cards', 'card'), fits: asked }),
}

const GONE = {
  outcome:
    '{ "count": { "the": NAME }, "is": RANGE }: a step before gives the name with as; in a window count rolled or gained',
  lost: '{ "the": NAME, "fits": FILTER }: the step that loses the cards gives them the name with as',
}

export const condition: Reader<Place> = piece('condition', byKey('a condition', CONDITIONS, GONE))
