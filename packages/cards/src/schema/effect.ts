// Reading effects: the fields that each verb declares, and the places where it makes sense.

import type { Duration, Effect } from '../language/effect.ts'
import { EFFECT_VERBS } from '../verbs/list.ts'
import type { Parts } from '../verbs/parts.ts'
import type { Verb } from '../verbs/verb.ts'
import { abilitiesWith } from './ability.ts'
import { orCalled, toldDuration } from './called-otherwise.ts'
import { amount, condition, pick, who } from './condition.ts'
import { cost } from './cost.ts'
import { filter } from './filter.ts'
import { joined, name, naming, ofAll } from './name.ts'
import { deck, shape, signed, trait, traitKind } from './names.ts'
import { afresh, at, checkPlace, type Place, type Reading, tried } from './place.ts'
import {
  byWord,
  fault,
  fields,
  isObject,
  later,
  list,
  MOST_LISTED,
  MOST_STEPS,
  maybe,
  objectOr,
  piece,
  type Reader,
  reader,
  whole,
  word,
  wordOr,
  yes,
  yesOrNo,
} from './reader.ts'
import { whichMonster } from './selector.ts'

const steps: Reader<Place> = later(() => effects)

export const { abilities, use } = abilitiesWith(steps)

const durations = objectOr<Place>(
  shape<Exclude<Duration, string>>({ until: afresh(condition) }),
  orCalled(
    word<Extract<Duration, string>, Place>({
      combat: true,
      nextCombat: true,
      nextTurn: true,
      untilNextTurn: true,
      untilNextTurnEnds: true,
      untilTurnEnds: true,
      untilKill: true,
      untilSoloKill: true,
      untilLevelGained: true,
      untilLifted: true,
    }),
    toldDuration,
  ),
)

const duration = piece('duration', durations)

const faces = reader<Place>(
  (raw, path, reading) => {
    const [least, most]: readonly unknown[] = Array.isArray(raw) && raw.length === 2 ? raw : []
    const isFace = (value: unknown): value is number =>
      Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6
    if (!isFace(least) || !isFace(most)) fault(reading, path, 'two faces of a die, the lower first')
    else if (least > most) fault(reading, path, 'the lower face of the die first')
  },
  () => ({ type: 'array', items: { type: 'integer', minimum: 1, maximum: 6 }, minItems: 2, maxItems: 2 }),
)

/** Each of each of each is a crowd. */
const MOST_EACHES = 2
const fewEaches: Reader<Place> = reader(
  (raw, path, reading) => {
    if ((reading.place.eaches ?? 0) > MOST_EACHES)
      return fault(reading, path, `an each inside no more than ${MOST_EACHES - 1} other`)
    steps(raw, path, reading)
  },
  (definitions) => steps.schema(definitions),
)

const PARTS: Parts<Reader<Place>> = {
  amount,
  who,
  pick,
  condition,
  conditionOfTried: tried(condition),
  filter,
  whichMonster,
  cost,
  ownersCost: afresh(cost),
  abilities: afresh(abilities),
  duration,
  steps,
  forEach: at(({ eaches = 0, names = new Map() }) => ({ eaches: eaches + 1, namesBefore: names }), fewEaches),
  trait,
  traitKind,
  deck,
  faces,
  signedNumber: signed,
  name,
  yes: yes(),
  yesOrNo: yesOrNo(),
  whole,
  amountWithin: (least, most) => objectOr(amount, whole(least, most)),
  word,
  wordOr,
  list,
  shape,
  maybe,
}

/** What a step gives a name to: itself, or the price that it asks for. */
const namedBy = (raw: Readonly<Record<string, unknown>>): readonly [name: unknown, field: string] =>
  isObject(raw.cost) ? [raw.cost.as, 'cost.as'] : [raw.as, 'as']

/** The names behind a step: what a card does while it stays tells none. */
function namesBehind({ do: verb }: Readonly<Record<string, unknown>>, { place, behind }: Reading): Place['names'] {
  if (verb === 'stay') return place.names
  return verb === 'each' ? ofAll(place.names, behind) : joined(place.names, behind)
}

function step({ fields: fieldsIn, expects, needs, misplaced, names }: Verb<Effect>): Reader<Place> {
  const inside = fields(fieldsIn(PARTS), 'do')
  return reader((raw, path, reading) => {
    if (needs !== undefined) checkPlace(needs, path, reading)
    if (names !== undefined && isObject(raw)) {
      const [given, field] = namedBy(raw)
      if (given !== undefined)
        reading.place = {
          ...reading.place,
          ...naming(given, names(raw as unknown as Effect), `${path}.${field}`, reading),
        }
    }
    const outside = reading.behind
    reading.behind = new Map()
    inside(raw, path, reading)
    if (isObject(raw)) {
      const names = namesBehind(raw, reading)
      if (names !== undefined) reading.place = { ...reading.place, names }
    }
    reading.behind = outside
    const expected = isObject(raw) ? (expects?.(raw) ?? misplaced?.(raw, reading.place)) : undefined
    if (expected !== undefined) fault(reading, path, expected)
  }, inside.schema)
}

const effect: Reader<Place> = piece(
  'effect',
  byWord('do', Object.fromEntries(Object.entries(EFFECT_VERBS).map(([name, verb]) => [name, step(verb)]))),
)

/** Whether the card that speaks lies before nobody behind a step; an item that is taken goes over in play. */
function takesAway(
  { do: verb, cards, staying }: Readonly<Record<string, unknown>>,
  { card, isLaidDown }: Place,
): boolean {
  if (!isObject(cards) || cards.zone !== 'self') return false
  if (verb === 'take') return staying !== true && (card !== 'item' || isLaidDown === true)
  return verb === 'discard' || verb === 'putBack'
}

/** Whether a step lays the card down, or one of its arms does. */
const laysDown = (raw: unknown): boolean =>
  Array.isArray(raw) ? raw.some(laysDown) : isObject(raw) && (raw.do === 'stay' || Object.values(raw).some(laysDown))

/** Whether what is laid down lies there at once: what fights does so when its fight is over. */
const liesAtOnce = ({ card, part, isLaidDown, hasLeft }: Place): boolean =>
  (card !== 'monster' && card !== 'enhancer') || part === 'drawn' || isLaidDown === true || hasLeft === true

/** Whether the card that speaks lies there behind a step, where that changes. */
function whereabouts(step: Readonly<Record<string, unknown>>, place: Place): Partial<Place> {
  if (laysDown(step) && liesAtOnce(place)) return { isLaid: true }
  return takesAway(step, { ...place, isLaidDown: place.isLaidDown === true || place.isLaid === true })
    ? { hasGone: true, isLaid: false }
    : {}
}

export const effects: Reader<Place> = reader(
  (raw, path, reading: Reading) => {
    if (!Array.isArray(raw)) return fault(reading, path, 'a list of effects')
    if (raw.length > MOST_LISTED) return fault(reading, path, `a list of at most ${MOST_LISTED} effects`)
    const before = reading.place
    reading.steps += raw.length + 1
    if (reading.steps > MOST_STEPS) return fault(reading, path, `at most ${MOST_STEPS} effects in a pack`)
    raw.forEach((step: unknown, index) => {
      const isFollowed = before.isFollowed === true || index < raw.length - 1
      reading.place = { ...reading.place, isFollowed, isStep: true }
      effect(step, `${path}[${index}]`, reading)
      if (isObject(step) && step.do === 'namePlayer') reading.place = { ...reading.place, isNamed: true }
      if (isObject(step) && step.do === 'remove' && (step.monster === 'self' || step.monster === 'all'))
        reading.place = { ...reading.place, hasLeft: true }
      if (isObject(step)) reading.place = { ...reading.place, ...whereabouts(step, reading.place) }
    })
    reading.behind = joined(reading.behind, reading.place.names)
    reading.place = before
  },
  (definitions) => ({ type: 'array', items: effect.schema(definitions), maxItems: MOST_LISTED }),
)
