// Sitting down, getting up, and who is host.

import type { SitDown } from '@brouhaha/protocol'
import type { Refusal } from '@brouhaha/table'
import { REFUSED } from '../common/refusals.ts'
import { hashSecret, newSecret } from '../common/secrets.ts'
import type { Revoked } from '../store/record.ts'
import { endDispute } from './disputes.ts'
import type { HostedTable } from './hosted-table.ts'
import { notify } from './notices.ts'

export interface Sitting {
  readonly seat: number
  readonly secret: string
}

/** Somebody sits down; the secret is known to nobody else from now on. `sits`: who asks has a seat here already. Nothing is sealed yet. */
export function sitDown(
  table: HostedTable,
  { name, seat: wish, invitation }: SitDown,
  sits: number | null = null,
): Sitting | Refusal {
  if (table.record.status === 'over') return REFUSED.over
  if (sits !== null && !isOwn(table, sits, invitation)) return REFUSED.seatedHere
  if (invitation !== undefined) return acceptInvitation(table, name, invitation)
  if (table.record.locked) return REFUSED.locked
  const { seats } = table.record
  const seat = wish ?? seats.findIndex(({ kind }) => kind === 'open')
  if (seat < 0) return REFUSED.full
  if (seats[seat] === undefined) return REFUSED.noSuchSeat
  if (seats[seat].kind !== 'open') return REFUSED.taken
  table.secrets.revoke((secret) => secret.seat === seat, 'replaced')
  return seatNewcomer(table, seat, name)
}

/** Somebody takes their own seat along to another device. */
const isOwn = (table: HostedTable, seat: number, invitation: string | undefined): boolean =>
  invitation !== undefined && table.secrets.find(hashSecret(invitation))?.seat === seat

function seatNewcomer(table: HostedTable, seat: number, name: string): Sitting {
  const person = table.record.persons
  table.changeSeat(seat, { kind: 'person', person, name, muted: false })
  table.change({ persons: person + 1 })
  if (!table.isPerson(table.record.host)) table.change({ host: seat })
  if (table.hosted !== null) notify(table, seat, 'newcomer')
  return giveSecret(table, seat, person)
}

function acceptInvitation(table: HostedTable, name: string, invitation: string): Sitting | Refusal {
  const found = table.secrets.find(hashSecret(invitation))
  if (found === null || found.kind !== 'invitation' || found.revoked !== null) return REFUSED.invitation
  const { seat } = found
  const before = table.record.seats[seat]!
  if (before.kind === 'bot') return REFUSED.invitation
  table.secrets.revoke((secret) => secret.hash === found.hash, 'used')
  table.secrets.revoke((secret) => secret.seat === seat, 'replaced')
  table.presence.dismiss(table.presence.listening(seat), 'elsewhere')
  if (before.kind === 'open') return seatNewcomer(table, seat, name)
  table.changeSeat(seat, { ...before, name })
  notify(table, seat, 'linkReplaced')
  return giveSecret(table, seat, before.person)
}

function giveSecret(table: HostedTable, seat: number, person: number): Sitting {
  const secret = newSecret(table.context.random)
  table.secrets.add({ hash: hashSecret(secret), seat, person, kind: 'seat', revoked: null })
  table.presence.expect(seat)
  return { seat, secret }
}

/**
 * A link that seats its bearer once; an older one for the same seat opens nothing any more. The seat of a person is given only to
 * whoever sits there, or when they have been gone for a while.
 */
export function invite(table: HostedTable, seat: number, invitation: string, isOwn: boolean): Refusal | null {
  const sitting = table.record.seats[seat]
  if (sitting === undefined) return REFUSED.noSuchSeat
  if (sitting.kind === 'bot') return REFUSED.noPerson
  if (sitting.kind === 'person' && !isOwn && !table.presence.isLate(seat)) return REFUSED.notAway
  table.secrets.revoke((old) => old.kind === 'invitation' && old.seat === seat, 'replaced')
  table.secrets.add({ hash: hashSecret(invitation), seat, person: null, kind: 'invitation', revoked: null })
  return null
}

/** Whoever was away is back: a link that was given out in the meantime opens nothing any more. */
export function takeInvitationBack(table: HostedTable, seat: number): void {
  if (table.presence.isLate(seat))
    table.secrets.revoke(({ kind, seat: of }) => kind === 'invitation' && of === seat, 'replaced')
}

/** Somebody's place becomes free: before the game it is open, in the game a bot takes over. */
export function vacate(table: HostedTable, seat: number, why: Revoked, leaves: 'open' | 'bot'): void {
  table.secrets.revoke((secret) => secret.seat === seat, why)
  table.presence.settle(seat)
  const { status, dispute } = table.record
  if (dispute?.seat === seat) endDispute(table)
  const free = leaves === 'open' || status === 'gathering' || status === 'over'
  table.changeSeat(seat, free ? { kind: 'open' } : { kind: 'bot', bot: table.kit.entry.standIn })
  findHost(table)
}

/** The host is a person who is present, or has not been gone for long; otherwise the next person who is present. */
export function findHost(table: HostedTable): void {
  const { host, seats } = table.record
  if (table.isPerson(host) && !table.presence.isLate(host)) return
  const others = seats.map((_, index) => (host + 1 + index) % seats.length).filter((seat) => table.isPerson(seat))
  const next = others.find((seat) => table.presence.isConnected(seat)) ?? (table.isPerson(host) ? undefined : others[0])
  if (next === undefined || next === host) return
  table.change({ host: next })
  table.context.chronicle('host', { table: table.id, seat: next })
}
