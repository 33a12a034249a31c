// A table with the cards of one box, and what its readers' questions do over and over.

import type { Pack } from '@brouhaha/cards'
import { COMMON, type SeatSpec, type Table, type TableSpec, table } from '@brouhaha/munchkin/testing'

const PLAIN = new Set(COMMON.map(({ id }) => id))

/** Where the table has a plain card of that name, ours sits beside it as `our-…`. */
export const sitWith = ({ box, cards }: Pack) => {
  const ours = cards.map((card) => (PLAIN.has(card.id) ? { ...card, id: `our-${card.id}` } : card))
  return (seats: Readonly<Record<string, SeatSpec>>, more: Omit<TableSpec, 'seats'> = {}): Table =>
    table(box, { ...more, seats: { ana: {}, bob: {}, cyd: {}, ...seats }, cards: [...ours, ...(more.cards ?? [])] })
}

/** Nobody answers any more. */
export function settle(t: Table): Table {
  while (t.gate() > 0) t.close()
  return t
}

/** The first to run rolls against a monster; whoever fights along rolls next. */
export const run = (t: Table, name: string, monster: string): Table =>
  t.choose(name, 'run').choose(name, 'roll', { slot: monster })

/** The fight is won: every treasure of it, those still to be shared out included. */
export function winnings(t: Table, name: string): string[] {
  const held = t.names.flatMap((seat) => t.hand(seat))
  settle(t.win(name))
  for (const seat of t.names) while (t.offered(seat, 'keep')) settle(t.choose(seat, 'keep'))
  const found = [...t.pool(), ...t.names.flatMap((seat) => t.hand(seat))]
  for (const id of held) if (found.includes(id)) found.splice(found.indexOf(id), 1)
  return found
}
