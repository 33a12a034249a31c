// Who may be helped, and by whom: MK-HELP-01, -02, -13, -14, -17, MK-COMBAT-38. Everything here is public.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { ALIVE, EMPTIED, helperSeat, isFighting, lifeOf, MAIN, SEATS } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isBanned, permits } from '../card/figures.ts'
import { monsterCount, monsterText } from '../combat/monsters.ts'
import { isWinning } from '../combat/totals.ts'
import { GOTHS_FIRST, isSummoning } from '../goth/goth.ts'
import { hasSworn } from '../interference/pacts.ts'

const NO_FIGHT = no(
  'MK-HELP-01',
  'Only the main fighter of a combat is helped.',
  'On n’aide que le combattant principal d’un combat.',
)
const ONE_HELPER = no(
  'MK-HELP-02',
  'Somebody helps already, and one helper is all there is.',
  'Quelqu’un aide déjà, et il n’y a qu’un seul allié par combat.',
)
const NOBODY_LEFT = no('MK-COMBAT-38', 'No monster is left to be fought.', 'Il ne reste aucun monstre à combattre.')
const ALONE = no(
  'MK-HELP-17',
  'One of the monsters must be fought alone.',
  'L’un des monstres doit être combattu sans allié.',
)
const UNHELPED = no(
  'MK-META-03',
  'A card keeps the main fighter from being helped.',
  'Une carte interdit d’aider le combattant principal.',
)
const WINNING = no(
  'MK-HELP-13',
  'Nobody is asked for help in a fight that is being won.',
  'On ne demande pas d’aide dans un combat qu’on est en train de gagner.',
)
const NOT_HIM = no('MK-HELP-14', 'This player cannot help here.', 'Ce joueur ne peut pas aider ici.')
const DEAD_HELPER = no(
  'MK-HELP-14',
  'Who died in this turn helps nobody before the next one.',
  'Qui est mort pendant ce tour n’aide personne avant le suivant.',
)
const HELPLESS = no('MK-META-03', 'A card keeps this player from helping.', 'Une carte interdit à ce joueur d’aider.')
const SWORN = no(
  'MK-INT-07',
  'This player has sworn not to help in this combat.',
  'Ce joueur a juré de ne pas aider dans ce combat.',
)

function mustFightAlone(scene: Scene): boolean {
  for (let slot = 0; slot < monsterCount(scene); slot++) if (monsterText(scene, slot).fightAlone) return true
  return false
}

/** Whether the main fighter may get a helper at all, totals aside. */
export function judgeFight(scene: Scene): number {
  const { state } = scene
  if (!isFighting(state)) return NO_FIGHT
  if (isSummoning(scene)) return GOTHS_FIRST
  if (helperSeat(state) !== NONE) return ONE_HELPER
  if (state[EMPTIED] !== 0 || monsterCount(scene) === 0) return NOBODY_LEFT
  if (mustFightAlone(scene)) return ALONE
  return isBanned(scene, state[MAIN]!, 'beingHelped') ? UNHELPED : ACCEPTED
}

/** MK-HELP-13: not while winning, unless a card says so (MK-META-17). */
export function judgeNeed(scene: Scene): number {
  const answer = judgeFight(scene)
  if (answer !== ACCEPTED) return answer
  return isWinning(scene) && !permits(scene, scene.state[MAIN]!, 'askWhileWinning') ? WINNING : ACCEPTED
}

export function judgeHelper(scene: Scene, seat: number): number {
  const { state } = scene
  if (seat >= state[SEATS]! || seat === state[MAIN]) return NOT_HIM
  if (lifeOf(state, seat) !== ALIVE) return DEAD_HELPER
  if (isBanned(scene, seat, 'helping')) return HELPLESS
  return hasSworn(scene, seat, 'help') ? SWORN : ACCEPTED
}
