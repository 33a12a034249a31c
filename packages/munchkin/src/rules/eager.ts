// What a monster’s card asks of its fighter, and what it lets him do (MK-META-15): play all that helps, or walk by (official
// ruling 44: an ignored monster yields nothing and cannot be fought afterwards).

import type { Card } from '@brouhaha/cards'
import { FROM_HAND, helperSeat } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { fightCopies, handCopies, playCopies } from '../zones.ts'
import { isBanned } from './figures.ts'
import { monsterCopy, monsterCount, monsterText } from './monsters.ts'

function forbidsHoldingBack(scene: Scene, seat: number): boolean {
  for (let slot = 0; slot < monsterCount(scene); slot++)
    for (const { ban, when } of monsterText(scene, slot).abilities.bans)
      if (ban === 'holdingBack' && (when === null || when(scene, seat))) return true
  return isBanned(scene, seat, 'holdingBack')
}

/** A one-shot that can strengthen its player’s side in a fight. */
const helps = (card: Card): boolean =>
  card.kind === 'oneShot' &&
  card.uses.some(
    ({ use, effect }) =>
      (use === 'combat' || use === 'ownCombat') &&
      effect.some((one) => one.do === 'strengthen' && one.side !== 'monsters' && !(Number(one.add) <= 0)),
  )

/** Whether a fighter still has something that he must play before he claims or runs. */
export function mustPlayMore(scene: Scene, seat: number): boolean {
  if (!forbidsHoldingBack(scene, seat)) return false
  for (let copy = handCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy))
    if (helps(scene.printed(copy).card)) return true
  for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy))
    if (helps(scene.printed(copy).card)) return true
  return false
}

/** Nothing has been done about the monster behind the door, and its card lets him leave it alone. */
export function mayWalkBy(scene: Scene): boolean {
  if (monsterCount(scene) !== 1 || scene.state[FROM_HAND] !== 0 || helperSeat(scene.state) >= 0) return false
  const { card } = monsterText(scene, 0)
  if (card.kind !== 'monster' || card.optional !== true) return false
  const only = fightCopies(scene)
  return only === monsterCopy(scene, 0) && scene.nextOf(only) < 0
}
