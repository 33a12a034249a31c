// What is promised, traded and sold: MK-TRADE-01, MK-SELL-07, MK-HELP-04.

import type { Scene } from '../../scene.ts'
import { isCopy } from '../../zones.ts'

/** Single-use ones are items too; identities, followers, curses and what lies under an item are not. */
export const isItem = (scene: Scene, copy: number): boolean => {
  const { kind } = scene.printed(copy)
  return kind === 'item' || kind === 'oneShot'
}

/** Whether each is a copy, and none is named twice. */
export const areCopies = (scene: Scene, copies: readonly number[]): boolean =>
  copies.every((copy) => isCopy(scene, copy)) && new Set(copies).size === copies.length
