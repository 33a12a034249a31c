// What each card says at all while it lies in play, as bits: most of a table is passed over without a look at what is printed there.

import { isStaying } from '../marks.ts'
import type { Scene } from '../scene.ts'
import type { ReadyAbilities } from './printed.ts'

export const MODIFIES = 1
export const PERMITS = 2
export const BANS = 4
export const STANDS_IN = 8
export const RULES_FIGHTS = 16
export const IS_USED = 32
export const TRIGGERS = 64
/** Some number, freedom or ban holds for others too. */
export const SHARES = 128

export function saysOf(abilities: ReadyAbilities): number {
  const bit = (says: number, list: readonly unknown[]): number => (list.length > 0 ? says : 0)
  return (
    bit(MODIFIES, abilities.modifiers) |
    bit(PERMITS, abilities.permits) |
    bit(BANS, abilities.bans) |
    bit(STANDS_IN, abilities.standIns) |
    bit(RULES_FIGHTS, abilities.fightRules) |
    bit(IS_USED, abilities.uses) |
    bit(TRIGGERS, abilities.triggers) |
    (abilities.isShared ? SHARES : 0)
  )
}

/** Whether a copy may say something of a kind while it lies in play: what stays may say anything. */
export const maySay = (scene: Scene, copy: number, kind: number): boolean =>
  (scene.says[copy]! & kind) !== 0 || isStaying(scene, copy)
