// The shape of each verb, and the places where it makes sense.

import type { Duration, Effect, Face } from '../language/effect.ts'
import { abilitiesWith } from './ability.ts'
import { condition } from './condition.ts'
import { cost } from './cost.ts'
import { at, checkPlace, type Place, type Reading } from './place.ts'
import {
  byWord,
  fault,
  fields,
  isObject,
  list,
  maybe,
  objectOr,
  type Reader,
  type Shape,
  whole,
  word,
  yes,
  yesOrNo,
} from './reader.ts'
import { amount, deck, filter, pick, shape, signed, trait, traitKind, whichMonster, who } from './selector.ts'

type Verb = Effect['do']
type Of<V extends Verb> = Extract<Effect, { readonly do: V }>

function verb<V extends Verb>(name: V, of: Shape<Omit<Of<V>, 'do'>, Place>): Reader<Place> {
  const inside = fields<Omit<Of<V>, 'do'>, Place>(of, 'do')
  return (raw, path, reading) => {
    checkPlace(name, path, reading)
    inside(raw, path, reading)
  }
}

/** Steps that follow something whose outcome they may use. */
const after: Reader<Place> = at(
  () => ({ outcome: true }),
  (raw, path, reading) => effects(raw, path, reading),
)
/** Steps under the same circumstances. */
const steps: Reader<Place> = (raw, path, reading) => effects(raw, path, reading)

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

const faces: Reader<Place> = (raw, path, reading) => {
  const [least, most]: readonly unknown[] = Array.isArray(raw) && raw.length === 2 ? raw : []
  const isFace = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= 6
  if (!isFace(least) || !isFace(most) || least > most) fault(reading, path, 'two faces of a die, the lower first')
}

const VERBS: { readonly [V in Verb]: Reader<Place> } = {
  gainLevels: verb('gainLevels', { levels: amount, to: maybe(who) }),
  loseLevels: verb('loseLevels', { levels: amount, from: maybe(who) }),
  setLevel: verb('setLevel', {
    to: (raw, path, reading) => {
      if (raw !== 'lowest') whole(1, 10)(raw, path, reading)
    },
    of: maybe(who),
  }),
  die: verb('die', { who: maybe(who) }),
  discard: verb('discard', { cards: pick, otherwise: maybe(after) }),
  take: verb('take', { cards: pick, to: who, equip: maybe(yes()), otherwise: maybe(after) }),
  draw: verb('draw', { deck, cards: amount, face, to: maybe(who) }),
  search: verb('search', { cards: pick }),
  reveal: verb('reveal', { cards: pick, to: who }),
  peek: verb('peek', { deck, cards: whole(1, 20) }),
  loseTrait: verb('loseTrait', {
    kind: traitKind,
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
    inOrderOf: maybe(word({ seats: true, levels: true })),
    effect: at(() => ({ each: true }), steps),
  }),
  // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
  if: verb('if', { when: condition, then: steps, else: maybe(steps) }),
  choose: verb('choose', { by: maybe(who), options: list(after, 2) }),
  roll: verb('roll', {
    rows: list(shape<Of<'roll'>['rows'][number]>({ on: faces, effect: after }), 1),
  }),
  guess: verb('guess', { right: after, wrong: after }),
  // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
  pay: verb('pay', { cost, then: after, else: after }),
  strengthen: verb('strengthen', { side: word({ players: true, monsters: true, either: true }), add: amount }),
  weaken: verb('weaken', { who, by: amount }),
  remove: verb('remove', { monster: whichMonster, treasureOnRemoval: yesOrNo() }),
  kill: verb('kill', { monster: whichMonster }),
  addMonster: verb('addMonster', { instead: maybe(yes()), by: maybe(who), filter: maybe(filter) }),
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
  redirect: verb('redirect', {}),
  disarm: verb('disarm', {}),
  poolHands: verb('poolHands', { who }),
  win: verb('win', { who: maybe(who) }),
  endTurn: verb('endTurn', {}),
  skip: verb('skip', { what: word({ loot: true, turn: true }) }),
}

const effect: Reader<Place> = byWord('do', VERBS)

/** Verbs after which there is no outcome to speak of. */
const MUTE: ReadonlySet<unknown> = new Set<Verb>(['if', 'each', 'changeSex', 'stay', 'endTurn', 'skip', 'clone'])

export const effects: Reader<Place> = (raw, path, reading: Reading) => {
  if (!Array.isArray(raw)) return fault(reading, path, 'a list of effects')
  const before = reading.place
  raw.forEach((step: unknown, index) => {
    effect(step, `${path}[${index}]`, reading)
    if (isObject(step) && !MUTE.has(step.do)) reading.place = { ...reading.place, outcome: true }
  })
  reading.place = before
}
