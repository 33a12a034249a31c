// Who, which and how many: shapes of the selectors and amounts. They ask questions, and questions count and select: whoever reads
// conditions hands them in.

import type { Amount, PrintedNumber, Total } from '../language/amount.ts'
import type { Named } from '../language/names.ts'
import type { FilterKind, Pick, WhichMonster, Who, Zone } from '../language/selector.ts'
import { NOT_IN_PLAY } from './bearers.ts'
import { checkDifferent, checkSeveral, difference } from './different.ts'
import { countedFilter, filter, pickedFilter } from './filter.ts'
import { anyOf } from './json-schema.ts'
import { theName } from './name.ts'
import { FAR, shape, signed, trait } from './names.ts'
import {
  checkIt,
  checkMonstersThere,
  hasNoTotals,
  isAfterFights,
  liesInPlay,
  meaningAt,
  NO_MONSTER,
  NOBODY_HELPS,
  type Place,
  type Reading,
  rollsAgain,
  tried,
} from './place.ts'
import { countedOfEach, OWNED, severalSeats } from './ranked.ts'
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
  objectOr,
  piece,
  type Reader,
  reader,
  whole,
  word,
  wordOr,
  yes,
} from './reader.ts'

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
  neighbours: true,
  lowest: true,
  highest: true,
  active: true,
  bystanders: true,
  tried: true,
})

const OUT_OF_PLAY: ReadonlySet<unknown> = new Set<Zone>([
  'hand',
  'doorDiscards',
  'treasureDiscards',
  'peeked',
  'combat',
])

/** What a card lies on lies in play too. */
function checkHost(raw: unknown, path: string, reading: Parameters<Reader<Place>>[2]): void {
  if (isObject(raw) && isObject(raw.filter) && raw.filter.host !== undefined && OUT_OF_PLAY.has(raw.zone))
    fault(reading, fieldPath(path, 'zone'), 'table: the card on which this one lies is in play')
}

const IN_PLAY: ReadonlySet<unknown> = new Set<Zone>(['worn', 'table'])
const ONLY_REMINDERS: ReadonlySet<unknown> = new Set<FilterKind>(['curse', 'monster'])

const REMINDERS =
  'another zone, such as hand: a curse or a monster that lies before somebody is a reminder and is not found there; what ends it stands in its own stay, as until or lift, and carries asks whether somebody has one'

/** MK-CURSE-09: what only ever lies before somebody as a reminder is none of the cards there. */
const checkReminders =
  (field: 'zone' | 'in' | 'cardsIn') =>
  (raw: unknown, path: string, reading: Parameters<Reader<Place>>[2]): void => {
    if (!isObject(raw) || !IN_PLAY.has(raw[field]) || !isObject(raw.filter)) return
    const kinds: readonly unknown[] = [raw.filter.kind ?? []].flat()
    if (kinds.length > 0 && kinds.every((kind) => ONLY_REMINDERS.has(kind)))
      fault(reading, fieldPath(path, field), REMINDERS)
  }

const KNOWN_IN_PLACES = ['actor', 'victim', 'target'] as const

/** The words for one seat that stand for somebody here. */
function seatsKnown(place: Place): readonly string[] {
  const meaning = meaningAt(place)
  const some = meaning === null ? KNOWN_IN_PLACES : KNOWN_IN_PLACES.filter((word) => meaning[word] !== undefined)
  return ['you', ...some, ...(place.eaches === undefined ? [] : ['each']), ...(place.isTried === true ? ['tried'] : [])]
}

const ONLY_SOMETIMES: ReadonlySet<unknown> = new Set<Who>([...KNOWN_IN_PLACES, 'each', 'tried'])

const NAMED_BEFORE = '{ "the": NAME }: namePlayer gives the player that name with as'
const NAMED_OR_TARGET = `${NAMED_BEFORE}; for somebody else, who is named with the card, write beside use what target must be like: "target": { "all": [] } is anybody`

/** A word that stands for nobody here is refused, with those that do. */
function checkSeat(raw: unknown, path: string, reading: Parameters<Reader<Place>>[2]): void {
  if (raw === 'helper' && reading.place.isUnhelped === true) fault(reading, path, NOBODY_HELPS)
  if (!ONLY_SOMETIMES.has(raw)) return
  const known = seatsKnown(reading.place)
  if (raw === 'target' && reading.place.isNamed === true && reading.place.hasTarget !== true) {
    fault(reading, path, known.includes('target') ? NAMED_OR_TARGET : NAMED_BEFORE)
    return
  }
  if (known.includes(raw as string)) return
  const named = raw === 'target' ? '{ "the": NAME } behind a namePlayer, ' : ''
  fault(reading, path, `${named}${[...known, 'active'].join(', ')} or another: nobody is ${String(raw)} here`)
}

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

const oneNamed = shape<Named>({ the: theName('card') })
const lastNamed = shape<Named & { readonly last: true }>({ the: theName('cards', 'card'), last: yes() })

const namedCard = reader<Place>(
  (raw, path, reading) => (isObject(raw) && raw.last !== undefined ? lastNamed : oneNamed)(raw, path, reading),
  (definitions) => anyOf(oneNamed.schema(definitions), lastNamed.schema(definitions)),
)

const zone: Reader<Place> = piece(
  'zone',
  also(objectOr(namedCard, zones), (raw, path, reading) => {
    if (raw === 'it') checkIt(path, reading)
    if (raw === 'combat' && isAfterFights(reading.place))
      fault(reading, path, 'another zone: the cards of the fight are gone by then; on: won, or onKill, comes before')
  }),
)

/** What is asked about the monsters of a fight. */
export const whereMonstersLie = (inner: Reader<Place>): Reader<Place> =>
  also(inner, (_raw, path, reading) => checkMonstersThere(path, reading))

/** What the window of a use is about as a number. */
const answered = (number: 'rolled' | 'gained', expected: string): Reader<Place> =>
  also<Place>(yes(), (_raw, path, reading) => {
    const meaning = meaningAt(reading.place)
    if (meaning !== null && !meaning.number?.includes(`\`${number}\``)) fault(reading, path, expected)
  })

const GONE = {
  outcome:
    '{ "the": NAME }: a step before gives the name with as; in a window it is { "rolled": true } or { "gained": true }',
  lost: '{ "the": NAME, "sum": … }: the step that loses the cards gives them the name with as',
  named: '{ "the": NAME }: nameNumber gives the number that name with as',
}

const PILES: ReadonlySet<unknown> = new Set<Zone>(['doorDiscards', 'treasureDiscards', 'peeked'])

const rolled = also<Place>(yes(), (raw, path, reading) => {
  if (reading.place.part === 'standing' || reading.place.part === 'card')
    fault(reading, path, 'a number that stands: nobody rolls here')
  const again = rollsAgain(raw, reading.place)
  if (again !== undefined) fault(reading, path, again)
})

/** A number has nothing to add up, and of a monster there is its level alone. */
function checkCounted({ the, sum }: Readonly<Record<string, unknown>>, path: string, reading: Reading): void {
  if (sum !== undefined && sum !== 'level') theName('cards', 'card')(the, fieldPath(path, 'the'), reading)
  else if (sum === 'level') theName('cards', 'card', 'monster')(the, fieldPath(path, 'the'), reading)
  else if (typeof the === 'string' && reading.place.names?.get(the) === 'monster') fault(reading, path, OF_A_MONSTER)
}

const OF_A_MONSTER = '{ "the": NAME, "sum": "level" }: of a monster there is its level to count'

/** Those on this card. */
const ownCounters = also<Place>(yes(), (_raw, path, reading) => {
  if (!liesInPlay(reading.place)) fault(reading, path, NOT_IN_PLAY)
})

/** Both sides are added up out of what stands, so nothing that stands may ask for it; and they are gone when the fight is. */
const total = also<Place>(word<Total, Place>({ players: true, monsters: true, lead: true }), (_raw, path, reading) => {
  const { place } = reading
  if (place.part === 'standing' || place.part === 'card')
    fault(
      reading,
      path,
      'another amount, or a use in the window combat that strengthens a side: what stands is part of the total itself',
    )
  else if (hasNoTotals(place)) fault(reading, path, 'another amount: no fight goes on here of which there is a total')
})

const printedNumber = word<PrintedNumber, Place>({ value: true, bonus: true, rank: true, level: true })

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
  if (raw === 'self' && reading.place.card !== 'monster') fault(reading, path, NO_MONSTER)
})

export const whichMonster: Reader<Place> = piece('whichMonster', monsters)

type AmountKind = Exclude<KeyOf<Exclude<Amount, number>>, 'of' | 'filter' | 'besidesYou' | 'in' | 'when' | 'add'>
type Counted<K extends AmountKind> = Exclude<Member<Exclude<Amount, number>, K>, Named>
type SomeSeats = Exclude<Who, string>

/** Selectors and amounts, with the reader of the questions that they ask. */
export function selectorsWith(condition: Reader<Place>): {
  readonly who: Reader<Place>
  readonly amount: Reader<Place>
  readonly pick: Reader<Place>
} {
  const ofEach = countedOfEach(
    later(() => amount),
    'compared',
  )
  const someOfThem = severalSeats(later(() => who))

  const seatsLike = byKey('seats', {
    holders: shape<Member<SomeSeats, 'holders'>>({ holders: trait }),
    like: shape<Member<SomeSeats, 'like'>>({ like: tried(condition) }),
    withMost: shape<Member<SomeSeats, 'withMost'>>({ withMost: ofEach, among: maybe(someOfThem) }),
    withFewest: shape<Member<SomeSeats, 'withFewest'>>({ withFewest: ofEach, among: maybe(someOfThem) }),
    the: shape<Named>({ the: theName('seat') }),
  })

  const who: Reader<Place> = piece('who', also(objectOr(seatsLike, seats), checkSeat))

  const another = later(() => amount)
  const amongCards = { in: maybe(zone), of: maybe(who), filter: maybe(countedFilter) }
  const several = list<Place>(another, 1)
  const withNumber = (number: Reader<Place>): Reader<Place> =>
    reader(
      (raw, path, reading) => {
        if (!Array.isArray(raw) || raw.length !== 2) return fault(reading, path, 'a number and an amount')
        number(raw[0], `${path}[0]`, reading)
        amount(raw[1], `${path}[1]`, reading)
      },
      (definitions) => ({
        type: 'array',
        items: [number.schema(definitions), another.schema(definitions)],
        minItems: 2,
        maxItems: 2,
      }),
    )

  const AMOUNTS: { readonly [K in AmountKind]: Reader<Place> } = {
    the: also(
      shape<Named & { readonly sum?: 'value' | 'bonus' | 'level' }>({
        the: theName('number', 'card', 'cards', 'monster'),
        sum: maybe(word({ value: true, bonus: true, level: true })),
      }),
      (raw, path, reading) => {
        if (isObject(raw)) checkCounted(raw, path, reading)
      },
    ),
    die: shape<Counted<'die'>>({ die: rolled }),
    cardsIn: also(
      shape<Counted<'cardsIn'>>({ cardsIn: zone, of: maybe(who), filter: maybe(countedFilter) }),
      checkReminders('cardsIn'),
    ),
    sum: also(shape<Counted<'sum'>>({ sum: printedNumber, ...amongCards }), checkReminders('in')),
    best: also(shape<Counted<'best'>>({ best: printedNumber, ...amongCards }), checkSeveral),
    worst: also(shape<Counted<'worst'>>({ worst: printedNumber, ...amongCards }), checkSeveral),
    different: also(shape<Counted<'different'>>({ different: difference, ...amongCards }), checkDifferent),
    seats: shape<Counted<'seats'>>({
      seats: who,
      when: maybe(tried(condition)),
      add: maybe(countedOfEach(another, 'added')),
    }),
    monsters: shape<Counted<'monsters'>>({ monsters: whereMonstersLie(filter) }),
    kills: shape<Counted<'kills'>>({ kills: yes() }),
    total: shape<Counted<'total'>>({ total }),
    holdersOf: shape<Counted<'holdersOf'>>({ holdersOf: trait, besidesYou: maybe(yes()) }),
    levelOf: shape<Counted<'levelOf'>>({ levelOf: who }),
    counters: shape<Counted<'counters'>>({ counters: ownCounters }),
    rolled: shape<Counted<'rolled'>>({
      rolled: answered(
        'rolled',
        'another amount: only ownRoll, othersRoll, anyRoll, escape, badStuff and on: rolled are about a die',
      ),
    }),
    gained: shape<Counted<'gained'>>({
      gained: answered('gained', 'another amount: only the window level is about levels gained'),
    }),
    times: shape<Counted<'times'>>({ times: withNumber(signed) }),
    plus: shape<Counted<'plus'>>({ plus: several }),
    highest: shape<Counted<'highest'>>({ highest: several }),
    lowest: shape<Counted<'lowest'>>({ lowest: several }),
    half: shape<Counted<'half'>>({ half: another }),
    every: shape<Counted<'every'>>({ every: withNumber(whole(2, FAR)) }),
  }

  const counted = piece('counted', byKey('an amount', AMOUNTS, GONE))
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
    filter: maybe(pickedFilter),
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

  const pick = also(also(also(pickFields, checkHost), checkReminders('zone')), (raw, path, reading) => {
    if (
      isObject(raw) &&
      raw.of !== undefined &&
      typeof raw.zone === 'string' &&
      raw.zone !== 'peeked' &&
      !OWNED.has(raw.zone)
    )
      fault(reading, fieldPath(path, 'of'), 'no of: what lies there is nobody’s')
    if (isObject(raw) && raw.extreme === 'topmost' && !PILES.has(raw.zone))
      fault(
        reading,
        fieldPath(path, 'extreme'),
        'topmost of the discards, or of cards peeked at: nothing else is a pile',
      )
  })

  return { who, amount, pick: piece('pick', pick) }
}
