// Where the cards of a list speak of a number, a freedom or a ban, so that nobody looks for what no card could say.

import type { Ban, Card, Figure, Permission } from '@brouhaha/cards'
import type { ReadyAbilities } from './printed.ts'

/** Somewhere at all; on a card that holds for others than its owner; on a monster or on what lies on one. */
const SAID = 1
export const SHARED = 2
export const IN_FIGHT = 4

export interface Reach {
  readonly figures: ReadonlyMap<Figure, number>
  readonly permissions: ReadonlyMap<Permission, number>
  readonly bans: ReadonlyMap<Ban, number>
}

export interface Speaker {
  /** Null for what an effect leaves in play. */
  readonly kind: Card['kind'] | null
  readonly abilities: ReadyAbilities
}

export function reachOf(speakers: readonly Speaker[]): Reach {
  const figures = new Map<Figure, number>()
  const permissions = new Map<Permission, number>()
  const bans = new Map<Ban, number>()
  for (const { kind, abilities } of speakers) {
    const inFight = kind === 'monster' || kind === 'enhancer' ? IN_FIGHT : 0
    const say = <Name>(reach: Map<Name, number>, name: Name, forWhom: unknown): void => {
      reach.set(name, (reach.get(name) ?? 0) | SAID | inFight | (forWhom === null ? 0 : SHARED))
    }
    for (const { figure, forWhom } of abilities.modifiers) say(figures, figure, forWhom)
    for (const { permission, forWhom } of abilities.permits) say(permissions, permission, forWhom)
    for (const { ban, forWhom } of abilities.bans) say(bans, ban, forWhom)
  }
  return { figures, permissions, bans }
}
