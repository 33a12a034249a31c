// Who, which and how many: shapes of the selectors and amounts. They ask questions, and questions count and select: whoever reads
// conditions hands them in.

import type { Window } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Named, Size, TraitKind } from '../language/names.ts'
import type { CardFilter, CardKind, Pick, WhichMonster, Who, Zone } from '../language/selector.ts'
import { anyOf } from './json-schema.ts'
import { theName } from './name.ts'
import { FAR, range, shape, signed, slot, trait } from './names.ts'
import { isAfterFights, type Place } from './place.ts'
import {
  also,
  byKey,
  fault,
  fieldPath,
  isObject,
  type KeyOf,
  later,
  list,
  type Member,
  maybe,
  mention,
  objectOr,
  oneOrMore,
  piece,
  type Reader,
  reader,
  text,
  whole,
  word,
  wordOr,
  yes,
} from './reader.ts'

const TRAIT_KINDS: readonly TraitKind[] = ['race', 'class', 'mojo', 'power']

const CARD_KINDS: Readonly<Record<CardKind, true>> = {
  monster: true,
  enhancer: true,
  curse: true,
  race: true,
  class: true,
  mojo: true,
  power: true,
  multi: true,
  item: true,
  oneShot: true,
  special: true,
  acolyte: true,
  attachment: true,
}

const seats = word<Extract<Who, string>, Place>({
  you: true,
  victim: true,
  target: true,
  each: true,
  actor: true,
  main: true,
  helper: true,
  fighters: true,
  others: true,
  everyone: true,
  left: true,
  right: true,
  lowest: true,
  highest: true,
  active: true,
  bystanders: true,
})

const GATES: ReadonlySet<unknown> = new Set<Window>([
  'curse',
  'ownCurse',
  'ownRoll',
  'othersRoll',
  'escape',
  'badStuff',
  'kill',
  'play',
  'draw',
  'discard',
  'level',
  'arrival',
])

/** Nobody is named when a monster acts, and nobody suffers where nothing hurts. */
function checkSeat(raw: unknown, path: string, reading: Parameters<Reader<Place>>[2]): void {
  const { part, window, target } = reading.place
  const unnamed = part === 'badStuff' || part === 'meeting' || part === 'kill' || part === 'trigger'
  if (raw === 'target' && unnamed && !target) fault(reading, path, 'somebody else: nobody was named here')
  if (raw === 'each' && reading.place.eaches === undefined)
    fault(reading, path, 'somebody else: this is not inside an each')
  if (raw === 'actor' && !GATES.has(window) && part !== 'trigger')
    fault(reading, path, 'somebody else: this answers no gate')
  const hurts = part === 'curse' || part === 'badStuff' || part === 'meeting' || part === 'kill'
  const gate = window === 'curse' || window === 'ownCurse' || window === 'badStuff'
  if (raw === 'victim' && !hurts && !gate) fault(reading, path, 'somebody else: nobody suffers here')
}

const filterFields = shape<CardFilter>({
  kind: maybe(oneOrMore(word<CardKind, Place>(CARD_KINDS))),
  slot: maybe(oneOrMore(slot)),
  size: maybe(word<Size | 'small', Place>({ big: true, complex: true, small: true })),
  tag: maybe(oneOrMore(text('a tag'))),
  trait: maybe(wordOr(TRAIT_KINDS, trait)),
  onlyFor: maybe(trait),
  value: maybe(range),
  bonus: maybe(range),
  level: maybe(range),
  deadly: maybe(yes()),
  nameStartsWith: maybe(text('the beginning of a name')),
  nameHas: maybe(text('a part of a name')),
  nameEndsWith: maybe(text('the end of a name')),
  card: maybe(oneOrMore(mention('card'))),
  host: maybe(yes()),
  attached: maybe(yes()),
  decides: maybe(yes()),
  not: maybe(later(() => filter)),
  any: maybe(
    list<Place>(
      later(() => filter),
      1,
    ),
  ),
})

export const filter: Reader<Place> = piece('filter', filterFields)

const zones = word<Extract<Zone, string>, Place>({
  worn: true,
  table: true,
  hand: true,
  either: true,
  handOrItems: true,
  doorDiscards: true,
  treasureDiscards: true,
  peeked: true,
  combat: true,
  it: true,
  self: true,
})

const zone: Reader<Place> = piece(
  'zone',
  also(objectOr(shape<Named>({ the: theName('card') }), zones), (raw, path, reading) => {
    if (raw === 'combat' && isAfterFights(reading.place))
      fault(reading, path, 'another zone: the cards of the fight are gone by then; on: won, or onKill, comes before')
  }),
)

const outcome = also<Place>(yes(), (_raw, path, reading) => {
  if (!reading.place.outcome) fault(reading, path, 'a die, a loss or a choice before it')
})

const rolled = also<Place>(yes(), (_raw, path, reading) => {
  if (reading.place.part === 'standing' || reading.place.part === 'card')
    fault(reading, path, 'a number that stands: nobody rolls here')
})

const nameNumberBefore = also<Place>(yes(), (_raw, path, reading) => {
  if (!reading.place.named) fault(reading, path, 'a nameNumber before it')
})

const monsterWord = word<Extract<WhichMonster, string>, Place>({
  named: true,
  all: true,
  weakest: true,
  strongest: true,
  only: true,
  self: true,
})

type MonsterLike = Exclude<WhichMonster, string>
const monstersLike = byKey('a monster', {
  named: shape<Member<MonsterLike, 'named'>>({ named: filter }),
  all: shape<Member<MonsterLike, 'all'>>({ all: filter }),
  the: shape<Named>({ the: theName('monster') }),
})

const monsters: Reader<Place> = also(objectOr(monstersLike, monsterWord), (raw, path, reading) => {
  if (raw === 'self' && reading.place.card !== 'monster') fault(reading, path, 'a monster: this card is none')
})

export const whichMonster: Reader<Place> = piece('whichMonster', monsters)

type AmountKind = Exclude<KeyOf<Exclude<Amount, number>>, 'of' | 'filter' | 'besidesYou' | 'in' | 'when'>
type Counted<K extends AmountKind> = Exclude<Member<Exclude<Amount, number>, K>, Named>
type SomeSeats = Exclude<Who, string>

/** Selectors and amounts, with the reader of the questions that they ask. */
export function selectorsWith(condition: Reader<Place>): {
  readonly who: Reader<Place>
  readonly amount: Reader<Place>
  readonly pick: Reader<Place>
} {
  const seatsLike = byKey('seats', {
    holders: shape<Member<SomeSeats, 'holders'>>({ holders: trait }),
    like: shape<Member<SomeSeats, 'like'>>({ like: condition }),
    the: shape<Named>({ the: theName('seat') }),
  })

  const who: Reader<Place> = piece('who', also(objectOr(seatsLike, seats), checkSeat))

  const another = later(() => amount)
  const several = list<Place>(another, 1)

  const AMOUNTS: { readonly [K in AmountKind]: Reader<Place> } = {
    the: also(
      shape<Named & { readonly sum?: 'value' | 'bonus' | 'level' }>({
        the: theName('number', 'card', 'cards'),
        sum: maybe(word({ value: true, bonus: true, level: true })),
      }),
      (raw, path, reading) => {
        if (isObject(raw) && raw.sum !== undefined) theName('cards', 'card')(raw.the, fieldPath(path, 'the'), reading)
      },
    ),
    die: shape<Counted<'die'>>({ die: rolled }),
    cardsIn: shape<Counted<'cardsIn'>>({ cardsIn: zone, of: maybe(who), filter: maybe(filter) }),
    sum: shape<Counted<'sum'>>({
      sum: word({ value: true, bonus: true, rank: true, level: true }),
      in: maybe(zone),
      of: maybe(who),
      filter: maybe(filter),
    }),
    seats: shape<Counted<'seats'>>({ seats: who, when: maybe(condition) }),
    monsters: shape<Counted<'monsters'>>({ monsters: filter }),
    kills: shape<Counted<'kills'>>({ kills: yes() }),
    holdersOf: shape<Counted<'holdersOf'>>({ holdersOf: trait, besidesYou: maybe(yes()) }),
    levelOf: shape<Counted<'levelOf'>>({ levelOf: who }),
    lost: shape<Counted<'lost'>>({
      lost: also(word({ value: true, bonus: true, level: true }), (_raw, path, reading) => {
        if (!reading.place.outcome) fault(reading, path, 'a loss before it')
      }),
    }),
    outcome: shape<Counted<'outcome'>>({ outcome }),
    named: shape<Counted<'named'>>({ named: nameNumberBefore }),
    times: shape<Counted<'times'>>({
      times: reader(
        (raw, path, reading) => {
          if (!Array.isArray(raw) || raw.length !== 2) return fault(reading, path, 'a number and an amount')
          signed(raw[0], `${path}[0]`, reading)
          amount(raw[1], `${path}[1]`, reading)
        },
        (definitions) => ({
          type: 'array',
          items: [signed.schema(definitions), another.schema(definitions)],
          minItems: 2,
          maxItems: 2,
        }),
      ),
    }),
    plus: shape<Counted<'plus'>>({ plus: several }),
    highest: shape<Counted<'highest'>>({ highest: several }),
    lowest: shape<Counted<'lowest'>>({ lowest: several }),
    half: shape<Counted<'half'>>({ half: another }),
  }

  const counted = piece('counted', byKey('an amount', AMOUNTS))
  const amount: Reader<Place> = piece('amount', objectOr(counted, signed))

  const worth = shape<{ readonly worth: Amount }>({ worth: amount })
  const upTo = shape<{ readonly upTo: Amount }>({ upTo: amount })
  const takenObject = reader<Place>(
    (raw, path, reading) => {
      const has = (key: string): boolean => isObject(raw) && Object.hasOwn(raw, key)
      ;(has('worth') ? worth : has('upTo') ? upTo : counted)(raw, path, reading)
    },
    (definitions) => anyOf(worth.schema(definitions), upTo.schema(definitions), counted.schema(definitions)),
  )
  const take = wordOr(['all'], objectOr(takenObject, whole(1, FAR)))

  const pickFields = shape<Pick>({
    of: maybe(who),
    zone,
    filter: maybe(filter),
    take: maybe(take),
    extreme: maybe(
      word<NonNullable<Pick['extreme']>, Place>({
        bestBonus: true,
        worstBonus: true,
        dearest: true,
        cheapest: true,
        strongest: true,
        weakest: true,
        topmost: true,
      }),
    ),
    by: maybe(wordOr(['chance'], who)),
  })

  return { who, amount, pick: piece('pick', pickFields) }
}
