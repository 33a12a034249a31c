// Disputes: MK-META-11, TT-15, DEC-55. Where the box gives the owner of the game the last word, the host may put a table right, for
// all to see. A ruling never wins the game, and never touches what is hidden.

import { ACCEPTED, includes, type Seat } from '@brouhaha/table'
import { reveal, tell } from '../../events.ts'
import type { MunchkinForm } from '../../forms/form.ts'
import { ASKED_TO_HELP, COMBAT, NOT_MINE } from '../../frames/frame.ts'
import { frameKind } from '../../frames/registry.ts'
import { topKind } from '../../frames/top.ts'
import { agenda, DEAD, isFighting, LEVEL, levelOf, lifeOf, SEATS, seatCell } from '../../layout.ts'
import { attachedTo } from '../../marks.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { applyStanding } from '../../standing.ts'
import { isOnTable } from '../../zones.ts'
import { discardTogether } from '../card/discards.ts'
import { KILL, openClock } from '../card/gate.ts'
import { breakOff } from '../combat/closing.ts'
import { markUnsettled } from '../identity/mark-unsettled.ts'
import { LOWEST_LEVEL, WINNING_LEVEL } from '../level/levels.ts'

type Ruling = Extract<MunchkinForm, { readonly type: 'rule' }>

/** A bare engine's host; a server lets its own through on this seat's behalf. */
const HOST = 0

const NOT_HOST = no(
  'MK-META-11',
  'The host has the last word, nobody else.',
  'Le dernier mot est à l’hôte, à personne d’autre.',
)
const NO_HOST = no(
  'MK-META-11',
  'In these boxes disputes are settled by argument alone.',
  'Dans ces boîtes, les disputes se règlent à coups d’arguments, rien d’autre.',
)
const NOT_A_LEVEL = no(
  'MK-META-08',
  'A ruling sets levels from 1 to 9, of a player who is alive.',
  'Une décision fixe un niveau de 1 à 9, pour un joueur vivant.',
)
const NOT_IN_PLAY = no(
  'MK-META-11',
  'A ruling discards a card that lies before that player.',
  'Une décision défausse une carte en jeu devant ce joueur.',
)
const NO_FIGHT = no(
  'MK-META-11',
  'There is no combat to break off now.',
  'Il n’y a pas de combat à interrompre maintenant.',
)
const NOT_ASKED = no('MK-META-11', 'Nothing waits for this player.', 'Rien n’attend ce joueur.')

/** MK-META-11. */
export function rule(scene: Scene, seat: number, ruling: Ruling): number {
  if (!scene.profile.hostRules) return NO_HOST
  if (seat !== HOST) return NOT_HOST
  switch (ruling.verb) {
    case 'setLevel':
      return setLevel(scene, ruling)
    case 'discardCard':
      return discardCard(scene, ruling)
    case 'endCombat':
      return endCombat(scene, ruling)
    case 'skipDecision':
      return skipDecision(scene, ruling)
    default:
      return ruling.verb satisfies never
  }
}

const announce = (scene: Scene, { verb, seat, value }: Ruling): void =>
  reveal(scene.play, { type: 'ruled', verb, seat, value })

function setLevel(scene: Scene, ruling: Ruling): number {
  const { seat, value } = ruling
  const { state } = scene
  if (seat >= state[SEATS]! || lifeOf(state, seat) === DEAD) return NOT_A_LEVEL
  if (value < LOWEST_LEVEL || value >= WINNING_LEVEL) return NOT_A_LEVEL
  const change = value - levelOf(state, seat)
  announce(scene, ruling)
  state[seatCell(seat, LEVEL)] = value
  if (change > 0) tell(scene.play, { type: 'levelGained', seat, levels: change, by: 'card' })
  if (change < 0) tell(scene.play, { type: 'levelLost', seat, levels: -change })
  markUnsettled(scene, seat)
  return ACCEPTED
}

function discardCard(scene: Scene, ruling: Ruling): number {
  const { seat, value: copy } = ruling
  if (seat >= scene.state[SEATS]! || !isOnTable(scene, copy, seat)) return NOT_IN_PLAY
  announce(scene, ruling)
  discardTogether(scene, [copy, ...attachedTo(scene, copy)])
  markUnsettled(scene, seat)
  return ACCEPTED
}

/** Nobody wins it and nobody runs. Not in the middle of a flight or of an effect. */
function endCombat(scene: Scene, ruling: Ruling): number {
  const top = topKind(scene)
  const isCalm = top === COMBAT || top === ASKED_TO_HELP || openClock(scene) === KILL
  if (!isFighting(scene.state) || !isCalm) return NO_FIGHT
  announce(scene, ruling)
  breakOff(scene)
  return ACCEPTED
}

/** What silence would have meant, now. */
function skipDecision(scene: Scene, ruling: Ruling): number {
  const { state } = scene
  const frame = agenda.top(state)
  if (ruling.seat >= state[SEATS]! || frame < 0) return NOT_ASKED
  const kind = frameKind(state[frame]!)
  if (!includes(kind.owing(scene, frame), ruling.seat as Seat)) return NOT_ASKED
  announce(scene, ruling)
  const choice = kind.fallback(scene, frame, ruling.seat)
  const answer = kind.answer(scene, frame, ruling.seat, choice)
  return answer === NOT_MINE ? applyStanding(scene, ruling.seat, choice) : answer
}
