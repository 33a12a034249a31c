// The shape of each verb, and the places where it makes sense.

import type { Duration, Effect, Face } from '../language/effect.ts'
import { abilitiesWith } from './ability.ts'
import { amount, condition, pick, who } from './condition.ts'
import { cost } from './cost.ts'
import { deck, shape, signed, trait, traitKind } from './names.ts'
import { at, checkPlace, type Place, type Reading } from './place.ts'
import {
  also,
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
  type Shape,
  whole,
  word,
  wordOr,
  yes,
  yesOrNo,
} from './reader.ts'
import { filter, whichMonster } from './selector.ts'

type Verb = Effect['do']
type Of<V extends Verb> = Extract<Effect, { readonly do: V }>

function verb<V extends Verb>(name: V, of: Shape<Omit<Of<V>, 'do'>, Place>): Reader<Place> {
  const inside = fields<Omit<Of<V>, 'do'>, Place>(of, 'do')
  return reader((raw, path, reading) => {
    checkPlace(name, path, reading)
    inside(raw, path, reading)
  }, inside.schema)
}

/** Steps that follow something whose outcome they may use. */
const after: Reader<Place> = at(
  () => ({ outcome: true }),
  later(() => effects),
)
/** Steps under the same circumstances. */
const steps: Reader<Place> = later(() => effects)

export const { abilities, use } = abilitiesWith(steps)

const face = word<Face, Place>({ up: true, down: true, same: true })

const duration = objectOr<Place>(
  shape<Exclude<Duration, string>>({ until: condition }),
  word<Extract<Duration, string>, Place>({
    combat: true,
    nextCombat: true,
    nextTurn: true,
    untilKill: true,
    untilSoloKill: true,
    untilLevelGained: true,
    untilLifted: true,
  }),
)

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

const numberFields = verb('nameNumber', { least: whole(0, 20), most: whole(1, 20) })

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

const sides = word<Of<'strengthen'>['side'], Place>({ players: true, monsters: true, either: true })
const side = also(sides, (raw, path, reading) => {
  if (raw === 'either' && reading.place.part !== 'use')
    fault(reading, path, 'players or monsters: nobody names a side here')
})

const VERBS: { readonly [V in Verb]: Reader<Place> } = {
  gainLevels: verb('gainLevels', { levels: amount, to: maybe(who) }),
  loseLevels: verb('loseLevels', { levels: amount, from: maybe(who), otherwise: maybe(after) }),
  setLevel: verb('setLevel', {
    to: wordOr(['lowest', 'highest'], objectOr(amount, whole<Place>(1, 10))),
    of: maybe(who),
  }),
  die: verb('die', { who: maybe(who) }),
  discard: verb('discard', { cards: pick, otherwise: maybe(after) }),
  take: verb('take', { cards: pick, to: who, equip: maybe(yes()), otherwise: maybe(after) }),
  draw: verb('draw', { deck, cards: amount, face, to: maybe(who) }),
  search: verb('search', { cards: pick }),
  reveal: verb('reveal', { cards: pick, to: who }),
  peek: verb('peek', { deck, cards: whole(1, 20) }),
  putBack: verb('putBack', { cards: pick, to: word({ top: true, bottom: true }) }),
  loseTrait: verb('loseTrait', {
    kind: traitKind,
    trait: maybe(trait),
    which: maybe(word({ one: true, all: true })),
    otherwise: maybe(after),
  }),
  become: verb('become', { trait, who: maybe(who) }),
  swapTrait: verb('swapTrait', { kind: traitKind }),
  changeSex: verb('changeSex', {}),
  stay: verb('stay', {
    until: duration,
    abilities,
    who: maybe(who),
    on: maybe(pick),
    lift: maybe(cost),
  }),
  each: verb('each', {
    who,
    inOrderOf: maybe(word({ seats: true, levels: true, levelsRising: true })),
    effect: at(({ eaches = 0 }) => ({ eaches: eaches + 1 }), fewEaches),
  }),
  // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
  if: verb('if', { when: condition, then: steps, else: maybe(steps) }),
  choose: verb('choose', { by: maybe(who), options: list(after, 2) }),
  roll: verb('roll', {
    rows: list(shape<Of<'roll'>['rows'][number]>({ on: faces, effect: after }), 1),
  }),
  namePlayer: verb('namePlayer', { by: maybe(who), among: maybe(who), when: maybe(condition) }),
  nameNumber: also(numberFields, (raw, path, reading) => {
    if (isObject(raw) && Number(raw.least) >= Number(raw.most)) fault(reading, path, 'least that is less than most')
  }),
  guess: verb('guess', { right: after, wrong: after }),
  // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
  pay: verb('pay', { cost, then: after, else: after }),
  strengthen: verb('strengthen', { side, add: amount }),
  weaken: verb('weaken', { who, by: amount }),
  remove: verb('remove', { monster: whichMonster, treasureOnRemoval: yesOrNo() }),
  kill: verb('kill', { monster: whichMonster }),
  addMonster: verb('addMonster', {
    instead: maybe(yes()),
    by: maybe(who),
    filter: maybe(filter),
    from: maybe(word({ hand: true, doorDeck: true, doorDiscards: true })),
  }),
  clone: verb('clone', {}),
  moveFight: verb('moveFight', { to: who }),
  switchSide: verb('switchSide', { cards: pick }),
  shareTreasures: verb('shareTreasures', { among: who }),
  dismissHelper: verb('dismissHelper', {}),
  forceHelp: verb('forceHelp', { who }),
  escape: verb('escape', { who, from: word({ all: true, named: true }) }),
  helpFlight: verb('helpFlight', { who, add: amount }),
  setDie: verb('setDie', { to: whole(1, 6) }),
  turnDie: verb('turnDie', { add: signed }),
  reroll: verb('reroll', {}),
  cancel: verb('cancel', {}),
  repeat: verb('repeat', { side: maybe(word({ other: true })) }),
  redirect: verb('redirect', { to: maybe(who) }),
  disarm: verb('disarm', {}),
  poolHands: verb('poolHands', { who }),
  swapHands: verb('swapHands', { who, with: who }),
  win: verb('win', { who: maybe(who) }),
  endTurn: verb('endTurn', {}),
  openDoor: verb('openDoor', {}),
  skip: verb('skip', { what: word({ loot: true, turn: true }) }),
}

const effect: Reader<Place> = piece('effect', byWord('do', VERBS))

/** Verbs after which there is no outcome to speak of. */
const MUTE: ReadonlySet<unknown> = new Set<Verb>([
  'if',
  'each',
  'changeSex',
  'stay',
  'endTurn',
  'skip',
  'clone',
  'namePlayer',
  'openDoor',
])

/** What the steps behind a verb may speak of. */
const leaves = (done: unknown): Partial<Place> => ({
  ...(!MUTE.has(done) && { outcome: true }),
  ...(done === 'namePlayer' && { target: true }),
  ...(done === 'nameNumber' && { named: true }),
})

export const effects: Reader<Place> = reader(
  (raw, path, reading: Reading) => {
    if (!Array.isArray(raw)) return fault(reading, path, 'a list of effects')
    if (raw.length > MOST_LISTED) return fault(reading, path, `a list of at most ${MOST_LISTED} effects`)
    const before = reading.place
    reading.steps += raw.length + 1
    if (reading.steps > MOST_STEPS) return fault(reading, path, `at most ${MOST_STEPS} effects in a pack`)
    raw.forEach((step: unknown, index) => {
      effect(step, `${path}[${index}]`, reading)
      if (isObject(step)) reading.place = { ...reading.place, ...leaves(step.do) }
    })
    reading.place = before
  },
  (definitions) => ({ type: 'array', items: effect.schema(definitions), maxItems: MOST_LISTED }),
)
