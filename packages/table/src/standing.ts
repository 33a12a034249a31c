// What still counts of what was played: rows that were taken back do not, nor do the rows that took them back.

import type { Game, Kinds, Ledger } from './game.ts'
import type { LogHeader, LogRow } from './log.ts'
import type { Seat } from './seats.ts'
import { listen } from './story.ts'
import { UNDO } from './undo.ts'

export const takesBack = ({ choice }: Pick<LogRow, 'choice'>): boolean => choice.type === UNDO.type

export function stillStanding<Row extends Pick<LogRow, 'choice'>>(rows: readonly Row[]): Row[] {
  const standing: Row[] = []
  for (const row of rows) {
    if (takesBack(row)) standing.pop()
    else standing.push(row)
  }
  return standing
}

/** What a seat knows of a match: all that it heard and that still stands. */
export function ledgerOf<K extends Kinds>(
  { game, header, rows }: { readonly game: Game<K>; readonly header: LogHeader; readonly rows: readonly LogRow[] },
  seat: Seat,
): Ledger<K['happening']> {
  const ledger = game.ledger(seat)
  for (const { events } of [header, ...stillStanding(rows)]) {
    for (const event of listen(events as readonly K['happening'][], seat)) ledger.hear(event)
  }
  return ledger
}
