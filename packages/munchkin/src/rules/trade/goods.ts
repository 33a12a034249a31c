// What is promised, traded, sold and worn: MK-TRADE-01, MK-SELL-07, MK-HELP-04, MK-ITEM-02, MK-CURSE-09.

import { isStaying } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { isCopy } from '../../zones.ts'

/**
 * Single-use ones are items too; identities, followers, curses, what lies under an item and what stays because an effect says so
 * are not (MK-CURSE-09).
 */
export const isItem = (scene: Scene, copy: number): boolean => {
  const { kind } = scene.printed(copy)
  return (kind === 'item' || kind === 'oneShot') && !isStaying(scene, copy)
}

/** Items that are in use or lie sideways. */
export const isEquipment = (scene: Scene, copy: number): boolean =>
  scene.printed(copy).kind === 'item' && isItem(scene, copy)

/** Whether each is a copy, and none is named twice. */
export const areCopies = (scene: Scene, copies: readonly number[]): boolean =>
  copies.every((copy, index) => isCopy(scene, copy) && copies.indexOf(copy) === index)
