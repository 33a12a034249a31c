// What a test says about its table, and the cards that follow from it.

import type { Card } from '@brouhaha/cards'
import { COMMON } from '../fixture/cards.ts'

export interface SeatSpec {
  readonly level?: number
  readonly sex?: 'female' | 'male'
  readonly hand?: readonly string[]
  /** Items are in use if that is legal; `-id` lies sideways, `id@host` lies on another card. */
  readonly table?: readonly string[]
}

export interface TableSpec {
  readonly seats: Readonly<Record<string, SeatSpec>>
  /** Cards of this test beside the common ones. */
  readonly cards?: readonly Card[]
  readonly active?: string
  /** The first where it is left out. */
  readonly turnNumber?: number
  /** What lies on top of the decks and discards, top first. */
  readonly doors?: readonly string[]
  readonly treasures?: readonly string[]
  readonly doorDiscards?: readonly string[]
  readonly treasureDiscards?: readonly string[]
  readonly cultPile?: readonly string[]
  /** The active seat fights these. */
  readonly facing?: string | readonly string[]
  readonly helper?: string
  /** No cards below those that are named. */
  readonly bareDecks?: boolean
  /** Luck counted as on the table: dice from 1. */
  readonly rolls?: Readonly<Partial<Record<'runAway' | 'die' | 'loot' | 'buy' | 'hand', readonly number[]>>>
  readonly variants?: Record<string, boolean>
  readonly customs?: Record<string, boolean>
}

const FILLERS = 30
const FILLER = (deck: 'door' | 'treasure'): Card => ({
  kind: 'special',
  id: `filler-${deck}`,
  deck,
  copies: FILLERS,
  uses: [],
  en: { name: deck },
  fr: { name: deck },
})

/** The cards that are named, as often as they are, and fillers below them. */
export function cardsFor(spec: TableSpec): Card[] {
  const cards = [...COMMON, ...(spec.cards ?? [])]
  const named = [
    ...Object.values(spec.seats).flatMap(({ hand = [], table = [] }) => [...hand, ...table]),
    ...[spec.doors, spec.treasures, spec.doorDiscards, spec.treasureDiscards, spec.cultPile].flatMap(
      (ids) => ids ?? [],
    ),
    ...(typeof spec.facing === 'string' ? [spec.facing] : (spec.facing ?? [])),
  ].map((id) => id.replace(/^-/, '').split('@')[0]!)
  for (const id of named) if (!cards.some((card) => card.id === id)) throw new Error(`no card is called ${id}`)
  const used = cards.map((card) => ({ ...card, copies: named.filter((id) => id === card.id).length }))
  return [...used.filter(({ copies }) => copies > 0), FILLER('door'), FILLER('treasure')]
}
