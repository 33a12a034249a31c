// A running effect on the agenda: how its frame is read and written.

import type { CardFilter, Effect, Who } from '@brouhaha/cards'
import { NONE, type Seat } from '@brouhaha/table'
import { cell } from '../block.ts'
import { addedLoss, veiled, withLost } from '../deck/loss.ts'
import { cellOf, isOfCards } from '../deck/names.ts'
import { END, type Step } from '../deck/program.ts'
import { type Cast, seatsOf } from '../deck/seats.ts'
import { type Speech, STANDING, speak } from '../deck/speech.ts'
import { isOpen } from '../faces.ts'
import { NAMES, PICK, RUN } from '../frames/frame.ts'
import { agenda, FRAME_CELLS, TURN_AT } from '../layout.ts'
import { slotOf } from '../rules/combat/monsters.ts'
import type { Scene } from '../scene.ts'
import { RUN_FRAME } from './frame.ts'

export const { PC, SOURCE, OUTCOME, NAMED } = RUN_FRAME.offsets
const { CAST, IT, NUMBER } = RUN_FRAME.offsets
/** Five seats of four bits, each plus one, then the way that was chosen and the phase of the step in hand, then notes. */
const SEAT_BITS = 4
const SEAT_MASK = 15
const WAY_SHIFT = 20
const WAY_MASK = 31 << WAY_SHIFT
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
  (you + 1) |
  ((victim + 1) << SEAT_BITS) |
  ((target + 1) << (2 * SEAT_BITS)) |
  ((subject + 1) << (3 * SEAT_BITS)) |
  ((actor + 1) << (4 * SEAT_BITS))

const seatIn = (cast: number, index: number): number => ((cast >> (index * SEAT_BITS)) & SEAT_MASK) - 1

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

/** Which way was chosen for the step in hand, counted from one; 0 while nobody has. */
export const wayOf = ({ state }: Scene, frame: number): number => (state[cell(frame, CAST)]! & WAY_MASK) >> WAY_SHIFT

export function setWay({ state }: Scene, frame: number, way: number): void {
  state[cell(frame, CAST)] = (state[cell(frame, CAST)]! & ~WAY_MASK) | (way << WAY_SHIFT)
}

export const isNoted = ({ state }: Scene, frame: number, note: number): boolean =>
  (state[cell(frame, CAST)]! & note) !== 0

export function note({ state }: Scene, frame: number, bits: number): void {
  state[cell(frame, CAST)]! |= bits
}

/** What the card adds counts for the other side, or no longer. */
export function turnSide({ state }: Scene, frame: number): void {
  state[cell(frame, CAST)]! ^= OTHER_SIDE
}

/** Below nothing, because copies lie above it. */
export const NAMED_PLAYERS = -1
export const NAMED_MONSTERS = -2

/** To the next step: way, phase and die are its own. */
export function goOn({ state }: Scene, frame: number, next: number): void {
  state[cell(frame, PC)] = next
  state[cell(frame, CAST)]! &= ~(WAY_MASK | PHASE_MASK | ROLLED)
}

/** A chain of effects that is longer than this ends: cards that set each other off for ever are nobody's idea of a game. */
const LONGEST_CHAIN = 40

interface Beginning {
  readonly program: number
  readonly cast: Cast
  /** The card that speaks. */
  readonly source: number
  /** A monster of the fight, by its copy plus one, or a side. */
  readonly named?: number
  /** What its window is about: the card, or NONE, and the number. */
  readonly it?: number
  readonly number?: number
  readonly notes?: number
}

/** Starts a list of effects; nothing happens where there is none. */
export function runProgram(scene: Scene, beginning: Beginning): void {
  const { program, cast, source, named = 0, it = NONE, number = 0, notes = 0 } = beginning
  const { state, deck } = scene
  if (program === END || agenda.height(state) >= LONGEST_CHAIN) return
  for (let i = deck.steps[program]!.names.frames; i > 0; i--) agenda.push(state, NAMES)
  agenda.push(state, RUN, program, packed(cast) | notes, source + 1, 0, named, it + 1, number)
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
    number: numberOf(scene, frame),
    die: state[cell(frame, OUTCOME)]!,
    names: namesOf(scene, frame),
    drawnUp: isNoted(scene, frame, FACE_UP),
  })
}

function namesOf(scene: Scene, run: number): Speech['names'] {
  const pc = scene.state[cell(run, PC)]!
  const names = pc === END ? null : scene.deck.steps[pc]!.names
  return names === null || names.places.size === 0 ? null : { places: names.places, run }
}

/** The seats that an effect speaks of at this moment. */
export const seatsIn = (scene: Scene, frame: number, who: Who): Seat[] =>
  seatsOf(scene, who, castOf(scene, frame), typeof who === 'object' ? speechOf(scene, frame) : STANDING)

/** Whoever is named, or whom the effect is about; the dead are never meant (MK-DEATH-11). */
export const meantBy = (scene: Scene, frame: number, who: Who | undefined): Seat[] =>
  seatsIn(scene, frame, who ?? 'each')

/** Where the monster that an effect named fights, or NONE if it has left. */
export const namedSlot = (scene: Scene, frame: number): number => slotOf(scene, scene.state[cell(frame, NAMED)]! - 1)

/** The card that the window of an effect is about, or NONE; and the number. */
export const itOf = ({ state }: Scene, frame: number): number => state[cell(frame, IT)]! - 1
export const numberOf = ({ state }: Scene, frame: number): number => state[cell(frame, NUMBER)]!

/** Before a step is about cards: none yet, and its name stands for none. */
export function beginLoss(scene: Scene, frame: number): void {
  scene.state[cell(frame, OUTCOME)] = 0
  forgetCards(scene, frame)
}

/** Notes that cards were discarded, taken or paid. */
export function noteLoss(scene: Scene, frame: number, copies: readonly number[]): void {
  scene.state[cell(frame, OUTCOME)]! += copies.length
  nameCards(scene, frame, copies)
}

/** Levels that were paid count among what was paid. */
export function noteLevels(scene: Scene, frame: number, levels: number): void {
  scene.state[cell(frame, OUTCOME)]! += levels
  const { as } = stepOf(scene, frame)
  if (as !== NONE) scene.state[numberCell(frame, as)]! += levels
}

/** Where the number lies that a name stands for, or how many cards. */
const numberCell = (frame: number, as: number): number => cellOf(frame, as, FRAME_CELLS) + (isOfCards(as) ? 2 : 0)

/** The frame in which a cell lies. */
export const frameAt = (place: number): number => place - ((place - TURN_AT) % FRAME_CELLS)

/** The running effect in whose frame, or in whose names below it, a cell lies. */
export function runAbove({ state }: Scene, place: number): number {
  let frame = frameAt(place)
  while (state[frame] === NAMES) frame += FRAME_CELLS
  return frame
}

/** The questions that the card that speaks asks about cards. */
export function askedBy(scene: Scene, frame: number): readonly (readonly [CardFilter, number])[] {
  const source = scene.state[cell(frame, SOURCE)]! - 1
  return source === NONE ? [] : scene.printed(source).lostKinds
}

/** The name that the step in hand gives stands for no cards yet: a name that is given again begins anew. */
export function forgetCards(scene: Scene, frame: number): void {
  const { as } = stepOf(scene, frame)
  if (as === NONE) return
  const at = cellOf(frame, as, FRAME_CELLS)
  scene.state.fill(0, at, isOfCards(as) ? at + 3 : at + 1)
}

/** Gives these cards the name that the step in hand has for them, beside those that have it already. */
export function nameCards(scene: Scene, frame: number, copies: readonly number[]): void {
  const { state } = scene
  const { as } = stepOf(scene, frame)
  if (as === NONE) return
  const at = cellOf(frame, as, FRAME_CELLS)
  for (const copy of copies) {
    state[at] = copy + 1
    state[at + 1] = withLost(state[at + 1]!, scene.printed(copy), askedBy(scene, frame))
    state[at + 2]! += 1
  }
}

/** What these cards come to is told to nobody where one of them went, or stayed, where not all see it (MK-CARD-17). */
export function veil(scene: Scene, frame: number, copies: readonly number[]): void {
  const { as } = stepOf(scene, frame)
  if (as === NONE || copies.every((copy) => isOpen(scene, copy))) return
  const worth = cellOf(frame, as, FRAME_CELLS) + 1
  scene.state[worth] = veiled(scene.state[worth]!)
}

/** Gives a number, a seat or a monster the name that the step in hand has for it. */
export function nameIt(scene: Scene, frame: number, value: number): void {
  const { as } = stepOf(scene, frame)
  if (as === NONE) return
  forgetCards(scene, frame)
  scene.state[numberCell(frame, as)] = value
}

/** What an effect has given names to is known to those that it starts. */
export function inherit({ state }: Scene, { names }: Step, from: number, to: number): void {
  const cells = names.frames * FRAME_CELLS
  state.copyWithin(to - cells, from - cells, from)
}

/** At the end of a round of an `each`: what its names stand for is added to what they stand for in the effect that began the rounds. */
export function addUp({ state }: Scene, frame: number, { places, next }: NonNullable<Step['round']>): void {
  let run = agenda.below(frame)
  // The other rounds, which have yet to begin, lie between.
  while (run !== NONE && !(state[run] === RUN && state[cell(run, PC)] === next)) run = agenda.below(run)
  if (run === NONE) return
  for (const place of places) {
    const [from, to] = [cellOf(frame, place, FRAME_CELLS), cellOf(run, place, FRAME_CELLS)]
    if (!isOfCards(place)) {
      state[to]! += state[from]!
      continue
    }
    if (state[from] !== 0) state[to] = state[from]!
    state[to + 1] = addedLoss(state[to + 1]!, state[from + 1]!)
    state[to + 2]! += state[from + 2]!
  }
}

/** More than all the gold and levels of a table. */
const MOST = 100_000

/** How many, for the step in hand; its die has been rolled. */
export function amountOf(scene: Scene, frame: number, step: Step): number {
  if (step.amount === null) return 1
  const amount = step.amount(scene, subjectOf(scene, frame), speechOf(scene, frame))
  return Math.min(MOST, Math.max(-MOST, amount))
}
