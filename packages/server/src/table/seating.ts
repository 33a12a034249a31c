// Sitting down, getting up, and who is host.

import type { SitDown } from '@brouhaha/protocol'
import type { Refusal } from '@brouhaha/table'
import { REFUSED } from '../refusals.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { STAND_INS } from './brains.ts'
import type { Desk } from './desk.ts'
import type { Revoked } from './record.ts'

export interface Sitting {
  readonly seat: number
  readonly secret: string
}

/** Somebody sits down; the secret is known to nobody else from now on. Nothing is sealed yet. */
export function sitDown(desk: Desk, { name, seat: wish, invitation }: SitDown): Sitting | Refusal {
  if (desk.record.status === 'over') return REFUSED.over
  if (invitation !== undefined) return acceptInvitation(desk, name, invitation)
  if (desk.record.locked) return REFUSED.locked
  const { seats } = desk.record
  const seat = wish ?? seats.findIndex(({ kind }) => kind === 'open')
  if (seat < 0) return REFUSED.full
  if (seats[seat] === undefined) return REFUSED.noSuchSeat
  if (seats[seat].kind !== 'open') return REFUSED.taken
  desk.revoke((secret) => secret.seat === seat, 'replaced')
  return seatNewcomer(desk, seat, name)
}

function seatNewcomer(desk: Desk, seat: number, name: string): Sitting {
  const person = desk.record.persons
  desk.changeSeat(seat, { kind: 'person', person, name, muted: false, openHand: false })
  desk.change({ persons: person + 1 })
  if (!desk.isPerson(desk.record.host)) desk.change({ host: seat })
  return giveSecret(desk, seat, person)
}

function acceptInvitation(desk: Desk, name: string, invitation: string): Sitting | Refusal {
  const found = desk.secret(hashSecret(invitation))
  if (found === null || found.kind !== 'invitation' || found.revoked !== null) return REFUSED.invitation
  const { seat } = found
  const before = desk.record.seats[seat]!
  if (before.kind === 'bot') return REFUSED.invitation
  desk.revoke((secret) => secret.hash === found.hash, 'used')
  desk.revoke((secret) => secret.seat === seat, 'replaced')
  desk.presence.dismiss(desk.presence.listening(seat), 'elsewhere')
  if (before.kind === 'open') return seatNewcomer(desk, seat, name)
  desk.changeSeat(seat, { ...before, name })
  return giveSecret(desk, seat, before.person)
}

function giveSecret(desk: Desk, seat: number, person: number): Sitting {
  const secret = newSecret(desk.house.random)
  desk.addSecret({ hash: hashSecret(secret), seat, person, kind: 'seat', revoked: null })
  desk.presence.expect(seat)
  return { seat, secret }
}

/** A link that seats its bearer once; an older one for the same seat opens nothing any more. */
export function invite(desk: Desk, seat: number, invitation: string): Refusal | null {
  const sitting = desk.record.seats[seat]
  if (sitting === undefined) return REFUSED.noSuchSeat
  if (sitting.kind === 'bot') return REFUSED.noPerson
  desk.revoke((old) => old.kind === 'invitation' && old.seat === seat, 'replaced')
  desk.addSecret({ hash: hashSecret(invitation), seat, person: null, kind: 'invitation', revoked: null })
  return null
}

/** Somebody's place becomes free: before the game it is open, in the game a bot takes over. */
export function vacate(desk: Desk, seat: number, why: Revoked, leaves: 'open' | 'bot'): void {
  desk.revoke((secret) => secret.seat === seat, why)
  desk.presence.settle(seat)
  const { status, dispute } = desk.record
  if (dispute?.seat === seat) desk.change({ dispute: null })
  const free = leaves === 'open' || status === 'gathering' || status === 'over'
  desk.changeSeat(seat, free ? { kind: 'open' } : { kind: 'bot', bot: STAND_INS[desk.record.game] })
  findHost(desk)
}

/** The host is a person who is present, or has not been gone for long; otherwise the next person who is present. */
export function findHost(desk: Desk): void {
  const { host, seats } = desk.record
  if (desk.isPerson(host) && !desk.presence.isLate(host)) return
  const others = seats.map((_, index) => (host + 1 + index) % seats.length).filter((seat) => desk.isPerson(seat))
  const next = others.find((seat) => desk.presence.isConnected(seat)) ?? (desk.isPerson(host) ? undefined : others[0])
  if (next === undefined || next === host) return
  desk.change({ host: next })
  desk.house.chronicle('host', { table: desk.id, seat: next })
}
