// A running effect on the agenda: how its frame is read and written.

import type { Effect } from '@brouhaha/cards'
import { cell } from '../block.ts'
import { fits } from '../deck/filters.ts'
import { MOST_LOST_KINDS } from '../deck/printed.ts'
import { END, type Step } from '../deck/program.ts'
import type { Cast } from '../deck/seats.ts'
import { type Loss, type Speech, speak } from '../deck/speech.ts'
import { PICK, RUN } from '../frames/frame.ts'
import { agenda } from '../layout.ts'
import { slotOf } from '../rules/combat/monsters.ts'
import type { Scene } from '../scene.ts'
import { RUN_FRAME } from './frame.ts'

export const { PC, SOURCE, OUTCOME, NAMED } = RUN_FRAME.offsets
const { CAST, IT, GOLD } = RUN_FRAME.offsets
const GOLD_BITS = 15
const LEVEL_BITS = 7
const LEVEL_SHIFT = GOLD_BITS
const KINDS_SHIFT = LEVEL_SHIFT + LEVEL_BITS
const BONUS_SHIFT = KINDS_SHIFT + MOST_LOST_KINDS

/** Five seats of five bits, then the phase of the step in hand, then notes. */
const SEAT_BITS = 5
const SEAT_MASK = 31
const PHASE_SHIFT = 25
const PHASE_MASK = 7 << PHASE_SHIFT
/** The die of the step in hand has been rolled. */
export const ROLLED = 1 << 28
/** The card that speaks was drawn face up. */
export const FACE_UP = 1 << 29
/** The card that speaks was played, and is discarded when nothing else became of it. */
export const IS_PLAYED = 1 << 30
/** What strengthens one side works for the other. */
export const OTHER_SIDE = 1 << 31

/** Carries a step out and says where to go on, or WAITS. */
export type Verb = (scene: Scene, frame: number, step: Step) => number
export type Of<V extends Effect['do']> = Extract<Effect, { readonly do: V }>

/** The step is not done: somebody is asked first, or something else happens before. */
export const WAITS = -2

export function verb<V extends Effect['do']>(
  carry: (scene: Scene, frame: number, effect: Of<V>, step: Step) => number,
): Verb {
  return (scene, frame, step) => carry(scene, frame, step.effect as Of<V>, step)
}

const packed = ({ you, victim, target, subject = victim, actor = victim }: Cast): number =>
  (you & SEAT_MASK) |
  ((victim & SEAT_MASK) << SEAT_BITS) |
  ((target & SEAT_MASK) << (2 * SEAT_BITS)) |
  ((subject & SEAT_MASK) << (3 * SEAT_BITS)) |
  ((actor & SEAT_MASK) << (4 * SEAT_BITS))

const seatIn = (cast: number, index: number): number => {
  const seat = (cast >> (index * SEAT_BITS)) & SEAT_MASK
  return seat === SEAT_MASK ? -1 : seat
}

export function castOf({ state }: Scene, frame: number): Required<Cast> {
  const cast = state[cell(frame, CAST)]!
  return {
    you: seatIn(cast, 0),
    victim: seatIn(cast, 1),
    target: seatIn(cast, 2),
    subject: seatIn(cast, 3),
    actor: seatIn(cast, 4),
  }
}

/** The seat that is meant where a card names nobody. */
export const subjectOf = ({ state }: Scene, frame: number): number => seatIn(state[cell(frame, CAST)]!, 3)

export const phaseOf = ({ state }: Scene, frame: number): number =>
  (state[cell(frame, CAST)]! & PHASE_MASK) >> PHASE_SHIFT

export function setPhase({ state }: Scene, frame: number, phase: number): void {
  state[cell(frame, CAST)] = (state[cell(frame, CAST)]! & ~PHASE_MASK) | (phase << PHASE_SHIFT)
}

export const isNoted = ({ state }: Scene, frame: number, note: number): boolean =>
  (state[cell(frame, CAST)]! & note) !== 0

export function note({ state }: Scene, frame: number, bits: number): void {
  state[cell(frame, CAST)]! |= bits
}

/** From now on the target is this seat. */
export function setTarget({ state }: Scene, frame: number, seat: number): void {
  const shift = 2 * SEAT_BITS
  state[cell(frame, CAST)] = (state[cell(frame, CAST)]! & ~(SEAT_MASK << shift)) | ((seat & SEAT_MASK) << shift)
}

/** A number that was named lies below nothing, where copies and sides lie above it. */
export function nameNumber({ state }: Scene, frame: number, number: number): void {
  state[cell(frame, NAMED)] = -number
}

/** To the next step: phase and die are its own. */
export function goOn({ state }: Scene, frame: number, next: number): void {
  state[cell(frame, PC)] = next
  state[cell(frame, CAST)]! &= ~(PHASE_MASK | ROLLED)
}

/** A chain of effects that is longer than this ends: cards that set each other off for ever are nobody's idea of a game. */
const LONGEST_CHAIN = 40

interface Beginning {
  readonly program: number
  readonly cast: Cast
  /** The card that speaks, or −1. */
  readonly source: number
  /** A monster of the fight, by its copy, or a side. */
  readonly named?: number
  readonly outcome?: number
  readonly notes?: number
}

/** Starts a list of effects; nothing happens where there is none. */
export function runProgram(scene: Scene, beginning: Beginning): void {
  const { program, cast, source, named = -1, outcome = 0, notes = 0 } = beginning
  if (program !== END && agenda.height(scene.state) < LONGEST_CHAIN)
    agenda.push(scene.state, RUN, program, packed(cast) | notes, source + 1, outcome, named + 1)
}

/** The running effect that a question belongs to. */
export function runBelow({ state }: Scene, frame: number): number {
  let below = agenda.below(frame)
  while (state[below] === PICK) below = agenda.below(below)
  return below
}

export const stepOf = (scene: Scene, frame: number): Step => scene.deck.steps[scene.state[cell(frame, PC)]!]!

/** What an effect speaks about at this moment. */
export function speechOf(scene: Scene, frame: number): Speech {
  const { state } = scene
  return speak(castOf(scene, frame), state[cell(frame, SOURCE)]! - 1, {
    it: itOf(scene, frame),
    outcome: state[cell(frame, OUTCOME)]!,
    lost: lossOf(scene, frame),
    named: Math.max(0, -state[cell(frame, NAMED)]!),
    drawnUp: isNoted(scene, frame, FACE_UP),
  })
}

/** Where the monster that an effect named fights, or −1 if it has left. */
export const namedSlot = (scene: Scene, frame: number): number => slotOf(scene, scene.state[cell(frame, NAMED)]! - 1)

/** The card that an effect spoke of last, or −1. */
export const itOf = ({ state }: Scene, frame: number): number => state[cell(frame, IT)]! - 1

export function speakOf({ state }: Scene, frame: number, copy: number): void {
  state[cell(frame, IT)] = copy + 1
}

const low = (bits: number): number => (1 << bits) - 1

function lossOf({ state }: Scene, frame: number): Loss {
  const lost = state[cell(frame, GOLD)]!
  return {
    value: lost & low(GOLD_BITS),
    level: (lost >> LEVEL_SHIFT) & low(LEVEL_BITS),
    kinds: (lost >> KINDS_SHIFT) & low(MOST_LOST_KINDS),
    bonus: lost >> BONUS_SHIFT,
  }
}

/** Forgets what was lost before. */
export function beginLoss({ state }: Scene, frame: number): void {
  state[cell(frame, OUTCOME)] = 0
  state[cell(frame, GOLD)] = 0
}

/** Notes that cards were discarded, taken or paid. */
export function noteLoss(scene: Scene, frame: number, copies: readonly number[]): void {
  const { state } = scene
  const source = state[cell(frame, SOURCE)]! - 1
  const asked = source < 0 ? [] : scene.printed(source).lostKinds
  let { value, level, kinds, bonus } = lossOf(scene, frame)
  for (const copy of copies) {
    const printed = scene.printed(copy)
    value += printed.value
    level += printed.level
    bonus += printed.bonus
    for (const [filter, kind] of asked) if (fits(printed, filter)) kinds |= 1 << kind
    speakOf(scene, frame, copy)
  }
  state[cell(frame, OUTCOME)]! += copies.length
  state[cell(frame, GOLD)] =
    Math.min(value, low(GOLD_BITS)) |
    (Math.min(level, low(LEVEL_BITS)) << LEVEL_SHIFT) |
    (kinds << KINDS_SHIFT) |
    (bonus << BONUS_SHIFT)
}

/** What an effect knows goes on to those that it starts. */
export function inherit({ state }: Scene, from: number, to: number): void {
  state[cell(to, IT)] = state[cell(from, IT)]!
  state[cell(to, GOLD)] = state[cell(from, GOLD)]!
}

/** More than all the gold and levels of a table. */
const MOST = 100_000

/** How many, for the step in hand; its die has been rolled. */
export function amountOf(scene: Scene, frame: number, step: Step): number {
  if (step.amount === null) return 1
  const amount = step.amount(scene, subjectOf(scene, frame), speechOf(scene, frame))
  return Math.min(MOST, Math.max(-MOST, amount))
}
