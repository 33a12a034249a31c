// Coming to a table, and leaving it: what somebody is shown.

import { PROTOCOL, type ServerMessage } from '@brouhaha/protocol'
import type { Log, Reveal } from '@brouhaha/table'
import type { HostedTable } from './hosted-table.ts'
import { type Listener, listenerSeat, tell } from './listener.ts'
import { findHost, takeInvitationBack } from './seating.ts'

const MOST_MISSED = 2000

/** Welcomes somebody, after everything that is being written now. */
export async function join(
  table: HostedTable,
  listener: Listener,
  seen: number | undefined,
  isGone: () => boolean,
): Promise<void> {
  const { presence, writer } = table
  while (!writer.outbox.isEmpty) await writer.settled()
  if (isGone()) return
  // A seat listens at one place: the newest.
  if (listener.seat !== null) presence.dismiss(presence.listening(listener.seat), 'elsewhere')
  if (listener.seat !== null) takeInvitationBack(table, listener.seat)
  presence.enter(listener)
  if (listener.seat !== null) table.noteAbsence(listener.seat, false)
  table.active = table.context.now()
  findHost(table)
  table.clockwork.set()
  welcome(table, listener, seen)
  table.lookChanged()
  writer.commit()
}

const welcome = (table: HostedTable, listener: Listener, seen: number | undefined): void =>
  welcoming(table, listener, seen)()

/** A welcome that goes out later and says how the table is now: what happens until then is not on the disk yet, and is told by itself. */
function welcoming(table: HostedTable, listener: Listener, seen: number | undefined): () => void {
  const ear = listenerSeat(listener)
  const { hosted, context, talk } = table
  const message: ServerMessage = {
    type: 'welcome',
    protocol: PROTOCOL,
    now: context.now(),
    you: listener.seat,
    table: table.info(),
    sight: table.sight(ear),
    missed: hosted === null || seen === undefined ? [] : hosted.heardSince(seen, ear).slice(-MOST_MISSED),
    talk: talk.lately,
  }
  return () => tell(listener, message)
}

export function welcomingEach(table: HostedTable, listeners: Iterable<Listener>, seen: number | undefined): () => void {
  const welcomes = [...listeners].map((listener) => welcoming(table, listener, seen))
  return () => {
    for (const tellIt of welcomes) tellIt()
  }
}

export function part(table: HostedTable, listener: Listener): void {
  const { seat } = listener
  const { presence } = table
  if (!presence.leave(listener)) return
  if (seat !== null && !presence.isConnected(seat)) table.noteAbsence(seat, true)
  table.active = table.context.now()
  table.carryOn()
}

/** The whole log of a match that is over, this one or an earlier one of this table; null for any other. */
export function finished(table: HostedTable, match: string): Log | null {
  const { id, record, context, hosted } = table
  const { packs } = table.ruleset
  const told = ({ header, rows }: Log, reveals: readonly Reveal[]): Log => {
    const brought = packs.length > 0 ? { packs } : {}
    const { ruleset, unreleased } = record
    const rules = { ruleset, ...(unreleased && { unreleased }) }
    const full = { ...header, table: id, match, ...rules, reveals, ...brought }
    return { header: full, rows }
  }
  if (match === record.match)
    return hosted === null || record.status !== 'over' ? null : told(hosted.match.log, record.reveals)
  const kept = context.store.match(match)
  if (kept === null || kept.table !== id || kept.reveals === null) return null
  return told({ header: kept.header, rows: kept.rows.map(({ row }) => row) }, kept.reveals)
}
