// Gates: moments that wait before something becomes final (MK-COMBAT-16, -17, -18, MK-INT-08, MK-META-16, MK-CARD-17). A gate
// opens because of public facts only, every living seat may answer, nobody is singled out, and single passes are not told.

import type { Window } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { fits } from '../../deck/filters.ts'
import type { ReadyAbilities } from '../../deck/printed.ts'
import { IS_USED, maySay } from '../../deck/says.ts'
import { tell } from '../../events.ts'
import { GATE } from '../../frames/frame.ts'
import { agenda, gates, SEATS } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { playCopies } from '../../zones.ts'
import { abilitiesOf } from './active.ts'
import { eachInFight } from './figures.ts'
import { GATE_FRAME } from './frame.ts'

const { CLOCK } = GATE_FRAME.offsets

export const KILL = 1
export const CURSE_GATE = 2
export const ROLL = 3
export const BAD_STUFF = 4
export const ESCAPE = 5
export const PLAYED = 6
export const TURN_END = 7
export const TURN_START = 8
/** Somebody has just gained a level. */
export const LEVELLED = 9
/** Cards were drawn face up. */
export const DRAWN = 10
/** A card was put into play. */
export const ARRIVED = 11

export const GATE_CLOCKS = [
  '',
  'kill',
  'curse',
  'roll',
  'badStuff',
  'escape',
  'played',
  'turnEnd',
  'turnStart',
  'level',
  'draw',
  'arrival',
] as const

/** Whether somebody might answer, as far as everybody can tell; if not, waiting would tell nobody anything. */
export const hasAnswer = (scene: Scene, ...windows: readonly Window[]): boolean =>
  windows.some((window) => scene.deck.held.has(window) || liesOpen(scene, window))

/** The same where it is about a card that everybody sees. */
export function hasAnswerTo(scene: Scene, copy: number, window: Window): boolean {
  const held = scene.deck.held.get(window) ?? NOTHING_HELD
  const printed = scene.printed(copy)
  for (const filter of held) if (filter === null || fits(printed, filter)) return true
  return liesOpen(scene, window)
}

const NOTHING_HELD: readonly null[] = []

/** Whether a card that answers from where it lies is in play. */
function liesOpen(scene: Scene, window: Window): boolean {
  const { deck, state } = scene
  if (!deck.laid.has(window)) return false
  const answers = ({ uses }: ReadyAbilities): boolean => uses.some((use) => use.window === window)
  for (let seat = 0; seat < state[SEATS]!; seat++)
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (maySay(scene, copy, IS_USED) && answers(abilitiesOf(scene, copy))) return true
  return eachInFight(scene, answers)
}

export function openGate(scene: Scene, clock: number, a = 0, b = 0, c = 0): void {
  const gate = gates.open(scene.state, clock, a, b, c)
  tell(scene.play, { type: 'gateOpened', gate, clock: GATE_CLOCKS[clock]! })
}

/** The gate that is open on top of the agenda, or 0. */
export const openClock = (scene: Scene): number => gates.clock(scene.state)

/** After a card was played or a cost paid: everybody may think again (MK-COMBAT-16). */
export function reopenGate(scene: Scene): void {
  if (gates.frame(scene.state) === NONE) return
  gates.reopen(scene.state)
  tell(scene.play, { type: 'gateOpened', gate: gates.number(scene.state), clock: GATE_CLOCKS[openClock(scene)]! })
}

/** Where the nearest open gate of a clock lies, or NONE. */
export function gateFrame(scene: Scene, clock: number): number {
  const { state } = scene
  let frame = agenda.top(state)
  while (frame !== NONE && !(state[frame] === GATE && state[cell(frame, CLOCK)] === clock)) frame = agenda.below(frame)
  return frame
}
