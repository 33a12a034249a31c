// What is told: an open part for everybody, and the cards that were drawn for the seat that drew them.

import type { Happening, Play } from '@brouhaha/table'
import type { Card } from './state.ts'

export type Open =
  | { readonly type: 'began'; readonly seats: number }
  | { readonly type: 'drew'; readonly seat: number; readonly count: number }
  | { readonly type: 'turnBegan' | 'passed'; readonly seat: number }
  /** Played: a biscuit goes on the plate, a dog goes for a walk or for the plate. */
  | { readonly type: 'played' | 'stolen' | 'eaten'; readonly seat: number; readonly card: Card }
  | { readonly type: 'gameOver'; readonly winners: readonly number[] }

export type Event = Happening<Open, { readonly cards: readonly Card[] }>

export const tell = ({ story }: Play<Event>, open: Open, rest: Omit<Event, 'open'> = {}): void =>
  story?.reveal({ open, ...rest })
