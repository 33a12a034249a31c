// Who, which and how many: shapes of the selectors and amounts.

import type { Window } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Deck, Range, Sex, Size, Slot, TraitKind } from '../language/names.ts'
import type { CardFilter, CardKind, Pick, WhichMonster, Who, Zone } from '../language/selector.ts'
import type { Place } from './place.ts'
import {
  byKey,
  fault,
  fields,
  isObject,
  type KeyOf,
  type Member,
  maybe,
  mention,
  objectOr,
  oneOrMore,
  type Reader,
  type Shape,
  text,
  whole,
  word,
  yes,
} from './reader.ts'

export const shape = <T>(of: Shape<T, Place>): Reader<Place> => fields<T, Place>(of)

/** Beyond any card: big enough for gold, small enough for arithmetic. */
const FAR = 1_000_000
export const count: Reader<Place> = whole(0, FAR)
export const signed: Reader<Place> = whole(-FAR, FAR)
export const trait: Reader<Place> = mention('trait')

export const deck = word<Deck, Place>({ door: true, treasure: true })
export const sex = word<Sex, Place>({ female: true, male: true })
export const slot = word<Slot, Place>({ head: true, armour: true, feet: true, oneHand: true, twoHands: true })
export const size = word<Size, Place>({ big: true, complex: true })
export const traitKind = word<TraitKind, Place>({ race: true, class: true, mojo: true, power: true })
const TRAIT_KINDS: ReadonlySet<unknown> = new Set(['race', 'class', 'mojo', 'power'])

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

const bounds = shape<Range>({ least: maybe(signed), most: maybe(signed) })

export const range: Reader<Place> = (raw, path, reading) => {
  bounds(raw, path, reading)
  if (!isObject(raw)) return
  const { least, most } = raw
  if (least === undefined && most === undefined) fault(reading, path, 'a bound: least, most or both')
  if (typeof least === 'number' && typeof most === 'number' && least > most)
    fault(reading, path, 'least that is not more than most')
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
})

const holders = shape<Exclude<Who, string>>({ holders: trait })

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
])

/** Nobody is named when a monster acts, and nobody suffers where nothing hurts. */
export const who: Reader<Place> = (raw, path, reading) => {
  objectOr(holders, seats)(raw, path, reading)
  const { part, window } = reading.place
  if (raw === 'target' && (part === 'badStuff' || part === 'meeting' || part === 'kill'))
    fault(reading, path, 'somebody else: nobody was named here')
  if (raw === 'each' && !reading.place.each) fault(reading, path, 'somebody else: this is not inside an each')
  if (raw === 'actor' && !GATES.has(window)) fault(reading, path, 'somebody else: this answers no gate')
  const hurts = part === 'curse' || part === 'badStuff' || part === 'meeting' || part === 'kill'
  const gate = window === 'curse' || window === 'ownCurse' || window === 'badStuff'
  if (raw === 'victim' && !hurts && !gate) fault(reading, path, 'somebody else: nobody suffers here')
}

const filterFields = shape<CardFilter>({
  kind: maybe(oneOrMore(word<CardKind, Place>(CARD_KINDS))),
  slot: maybe(oneOrMore(slot)),
  size: maybe(word<Size | 'small', Place>({ big: true, complex: true, small: true })),
  tag: maybe(text('a tag')),
  trait: maybe((raw, path, reading) => {
    if (!TRAIT_KINDS.has(raw)) trait(raw, path, reading)
  }),
  onlyFor: maybe(trait),
  value: maybe((raw, path, reading) => range(raw, path, reading)),
  bonus: maybe((raw, path, reading) => range(raw, path, reading)),
  level: maybe((raw, path, reading) => range(raw, path, reading)),
  deadly: maybe(yes()),
  nameEndsWith: maybe(text('the end of a name')),
  card: maybe(mention('card')),
  host: maybe(yes()),
})

export const filter: Reader<Place> = filterFields

const zone = word<Zone, Place>({
  worn: true,
  table: true,
  hand: true,
  either: true,
  doorDiscards: true,
  treasureDiscards: true,
  combat: true,
  it: true,
  self: true,
})

const outcome: Reader<Place> = (raw, path, reading) => {
  yes()(raw, path, reading)
  if (!reading.place.outcome) fault(reading, path, 'a die, a loss or a choice before it')
}

const rolled: Reader<Place> = (raw, path, reading) => {
  yes()(raw, path, reading)
  if (reading.place.part === 'standing' || reading.place.part === 'card')
    fault(reading, path, 'a number that stands: nobody rolls here')
}

type AmountKind = Exclude<KeyOf<Exclude<Amount, number>>, 'of' | 'filter' | 'besidesYou'>
type Counted<K extends AmountKind> = Member<Exclude<Amount, number>, K>

const AMOUNTS: { readonly [K in AmountKind]: Reader<Place> } = {
  die: shape<Counted<'die'>>({ die: rolled }),
  cardsIn: shape<Counted<'cardsIn'>>({ cardsIn: zone, of: maybe(who), filter: maybe(filter) }),
  sum: shape<Counted<'sum'>>({
    sum: word({ value: true, bonus: true, rank: true }),
    of: maybe(who),
    filter: maybe(filter),
  }),
  holdersOf: shape<Counted<'holdersOf'>>({ holdersOf: trait, besidesYou: maybe(yes()) }),
  levelOf: shape<Counted<'levelOf'>>({ levelOf: who }),
  lost: shape<Counted<'lost'>>({
    lost: (raw, path, reading) => {
      word({ value: true, bonus: true, level: true })(raw, path, reading)
      if (!reading.place.outcome) fault(reading, path, 'a loss before it')
    },
  }),
  outcome: shape<Counted<'outcome'>>({ outcome }),
  times: shape<Counted<'times'>>({
    times: (raw, path, reading) => {
      if (!Array.isArray(raw) || raw.length !== 2) return fault(reading, path, 'a number and an amount')
      signed(raw[0], `${path}[0]`, reading)
      amount(raw[1], `${path}[1]`, reading)
    },
  }),
}

const counted = byKey('an amount', AMOUNTS)

export const amount: Reader<Place> = objectOr(counted, signed)

const worth = shape<{ readonly worth: Amount }>({ worth: amount })
const take: Reader<Place> = (raw, path, reading) => {
  if (raw === 'all') return
  if (isObject(raw) && Object.hasOwn(raw, 'worth')) return worth(raw, path, reading)
  objectOr(counted, whole(1, FAR))(raw, path, reading)
}

export const pick: Reader<Place> = shape<Pick>({
  of: maybe(who),
  zone,
  filter: maybe(filter),
  take: maybe(take),
  extreme: maybe(
    word({ bestBonus: true, dearest: true, cheapest: true, strongest: true, weakest: true, topmost: true }),
  ),
  by: maybe((raw, path, reading) => {
    if (raw !== 'chance') who(raw, path, reading)
  }),
})

const monsters = word<WhichMonster, Place>({ named: true, all: true, weakest: true, only: true, self: true })

export const whichMonster: Reader<Place> = (raw, path, reading) => {
  monsters(raw, path, reading)
  if (raw === 'self' && reading.place.card !== 'monster') fault(reading, path, 'a monster: this card is none')
}
