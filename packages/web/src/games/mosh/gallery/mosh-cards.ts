// The cards of Zombie Mosh!: every pair of parts once, with how many copies of it there are.

import { CARD_COUNT, cardParts, type Part } from '@brouhaha/zombie-mosh'

export interface MoshCard {
  readonly id: string
  /** One of its copies. */
  readonly copy: number
  readonly parts: readonly [Part, Part]
  readonly copies: number
}

const idOf = (parts: readonly Part[]): string => parts.join('-').replace(/[A-Z]/g, '-$&').toLowerCase()

export const MOSH_CARDS: readonly MoshCard[] = differentCards()

function differentCards(): readonly MoshCard[] {
  const cards = new Map<string, MoshCard>()
  for (let copy = 0; copy < CARD_COUNT; copy++) {
    const parts = cardParts(copy)
    const id = idOf(parts)
    const same = cards.get(id)
    cards.set(id, same === undefined ? { id, copy, parts, copies: 1 } : { ...same, copies: same.copies + 1 })
  }
  return [...cards.values()]
}
