// What settles a dispute: MK-META-11, TT-15, DEC-55. The host puts right what is disputed, for all to see, through the same doors as the
// rules. A ruling brings nobody to level 10, and never touches what is hidden.

import { ACCEPTED, includes, NONE, type Seat } from '@brouhaha/table'
import { lose } from '../../effects/loss.ts'
import { reveal, tell } from '../../events.ts'
import type { Ruling } from '../../forms/form.ts'
import { ASKED_TO_HELP, COMBAT, NOT_MINE } from '../../frames/frame.ts'
import { frameKind } from '../../frames/registry.ts'
import { topKind } from '../../frames/top.ts'
import { agenda, DEAD, isFighting, LEVEL, levelOf, lifeOf, SEATS, seatCell } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { applyStanding } from '../../standing.ts'
import { isOnTable } from '../../zones.ts'
import { KILL, openClock } from '../card/gate.ts'
import { breakOff } from '../combat/closing.ts'
import { isLoneCultist } from '../cult/cult.ts'
import { markUnsettled } from '../identity/mark-unsettled.ts'
import { LOWEST_LEVEL, WINNING_LEVEL } from '../level/levels.ts'
import { hasLastWord, judgeDispute } from './dispute.ts'

/** A bare engine's host; a server lets its own through on this seat's behalf. */
const HOST = 0

const NOT_HOST = no(
  'MK-META-11',
  'The host speaks in a dispute, nobody else.',
  'C’est l’hôte qui tranche un litige, personne d’autre.',
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
const LONE_CULTIST = no(
  'MK-CULT-08',
  'Nothing takes the class of the only Cultist away, no ruling either.',
  'Rien ne retire sa classe au seul Cultiste, une décision non plus.',
)
const NO_FIGHT = no(
  'MK-META-11',
  'There is no combat to break off now.',
  'Il n’y a pas de combat à interrompre maintenant.',
)
const NOT_ASKED = no('MK-META-11', 'Nothing waits for this player.', 'Rien n’attend ce joueur.')

/** MK-META-11. */
export function rule(scene: Scene, seat: number, ruling: Ruling): number {
  if (seat !== HOST) return NOT_HOST
  const settles = judgeDispute(scene, ruling)
  if (settles !== ACCEPTED) return settles
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

function announce(scene: Scene, { verb, seat, value, dispute }: Ruling): void {
  const isVoted = dispute !== undefined && !hasLastWord(scene, dispute)
  reveal(scene.play, { type: 'ruled', verb, seat, value, ...(isVoted && { voted: true }) })
}

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
  if (scene.printed(copy).cult && isLoneCultist(scene, seat)) return LONE_CULTIST // MK-CULT-08
  announce(scene, ruling)
  lose(scene, [copy])
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
  if (ruling.seat >= state[SEATS]! || frame === NONE) return NOT_ASKED
  const kind = frameKind(state[frame]!)
  if (!includes(kind.owing(scene, frame), ruling.seat as Seat)) return NOT_ASKED
  announce(scene, ruling)
  const choice = kind.fallback(scene, frame, ruling.seat)
  const answer = kind.answer(scene, frame, ruling.seat, choice)
  return answer === NOT_MINE ? applyStanding(scene, ruling.seat, choice) : answer
}
