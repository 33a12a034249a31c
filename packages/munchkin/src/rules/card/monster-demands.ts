// What a monster’s card asks of its fighter, and what it lets him do (MK-META-15): play all that helps, or walk by (RUL-44: an
// ignored monster yields nothing and cannot be fought afterwards).

import { NONE } from '@brouhaha/table'
import { encode } from '../../choice.ts'
import { standing } from '../../deck/speech.ts'
import { FROM_HAND, helperSeat, MAIN } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, handCopies, playCopies } from '../../zones.ts'
import { monsterCopy, monsterCount, monsterText, textCopy } from '../combat/monsters.ts'
import { isBanned } from './figures.ts'
import { helps, PLAYERS } from './helping-plays.ts'
import { mayPlay } from './uses.ts'

/** The play of this card for the players’ side, or NONE. */
function helpBy(scene: Scene, seat: number, copy: number): number {
  const { card } = scene.printed(copy)
  if (card.kind !== 'oneShot') return NONE
  for (let index = 0; index < card.uses.length; index++)
    if (helps(card.uses[index]!) && mayPlay(scene, seat, copy, index, PLAYERS))
      return encode('play', copy, PLAYERS, index)
  return NONE
}

/** What a fighter must still play before he claims or runs, or NONE. */
export function mustPlayFirst(scene: Scene, seat: number): number {
  if (!isBanned(scene, seat, 'holdingBack')) return NONE
  for (const first of [handCopies(scene, seat), playCopies(scene, seat)])
    for (let copy = first; copy !== NONE; copy = scene.nextOf(copy)) {
      const help = helpBy(scene, seat, copy)
      if (help !== NONE) return help
    }
  return NONE
}

/** Nothing has been done about the monster behind the door, and its card lets him leave it alone. */
export function mayWalkBy(scene: Scene): boolean {
  if (monsterCount(scene) !== 1 || scene.state[FROM_HAND] !== 0 || helperSeat(scene.state) !== NONE) return false
  const { optional } = monsterText(scene, 0)
  if (optional === null || !optional(scene, scene.state[MAIN]!, standing(textCopy(scene, 0)))) return false
  const only = fightCopies(scene)
  return only === monsterCopy(scene, 0) && scene.nextOf(only) === NONE
}
