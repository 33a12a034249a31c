// Was every promise kept? What the people of a table were told, held against the log that is left of their game.

import { canonicalJson } from '@brouhaha/kit'
import type { Ruleset } from '@brouhaha/rulesets'
import { type Log, type LogRow, listen, type Seat } from '@brouhaha/table'
import type { Promised } from './crowd.ts'

/** The server's own commands for somebody whose time is up. */
const BY_CLOCK = '~clock:'

/** Rows as a seat counts them: those that told it something. */
const rowsHeardBy = (log: Log, seat: number): LogRow[] =>
  log.rows.filter(({ events }) => listen(events, seat as Seat).length > 0)

/** What is wrong, one line each; nothing when no promise was broken. */
export function broken(promised: Promised, log: Log, { game, verify }: Pick<Ruleset, 'game' | 'verify'>): string[] {
  const rowsOf = promised.heard.map((_, seat) => rowsHeardBy(log, seat))
  const faults: string[] = promised.unstarted ? ['lost: the start of the game'] : []
  const times = new Map<string, number>()
  for (const row of log.rows) times.set(row.id, (times.get(row.id) ?? 0) + 1)

  for (const { id, seat, choice, answer } of promised.sent.values()) {
    if ((times.get(id) ?? 0) > 1) faults.push(`twice: ${id}`)
    if (answer === 'refused' && times.has(id)) faults.push(`refused and yet carried out: ${id}`)
    if (typeof answer !== 'number') continue
    const row = rowsOf[seat]![answer]
    const kept = row?.id === id && row.seat === seat && canonicalJson(row.choice) === canonicalJson(choice)
    if (!kept) faults.push(`lost: ${id} was row ${answer}`)
  }
  for (const row of log.rows) {
    if (row.seat >= log.header.seats || row.id.startsWith(BY_CLOCK)) continue
    const sent = promised.sent.get(row.id)
    if (sent?.seat !== row.seat || canonicalJson(sent.choice) !== canonicalJson(row.choice))
      faults.push(`invented: row ${row.seq}, ${row.id}`)
  }
  promised.heard.forEach((heard, seat) => {
    for (const [seq, events] of heard) {
      const row = rowsOf[seat]![seq]
      const said = row === undefined ? 'nothing' : JSON.stringify(listen(row.events, seat as Seat))
      if (said !== events) faults.push(`told and untrue: seat ${seat} heard of row ${seq}`)
    }
  })
  const replay = verify(game, log)
  if (replay.kind === 'false') faults.push(`untrue: row ${replay.seq}, ${replay.because.en}`)
  else if (!game.over(replay.state)) faults.push('unfinished')
  return faults
}
