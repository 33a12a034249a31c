// Where a table keeps its record, and the only way out: what changes is written down by `seal`, and told to those who
// listen once it is on the disk.

import type { SeatInfo, ServerMessage, TableInfo } from '@brouhaha/protocol'
import type { Store } from '../store/store.ts'
import { graceTime, isByDays } from './clocks.ts'
import type { House } from './house.ts'
import { promiseOf } from './luck.ts'
import { Outbox } from './outbox.ts'
import { Presence } from './presence.ts'
import type { Kept, Revoked, SeatRecord, SecretRecord, TableRecord } from './record.ts'
import { Talk } from './talk.ts'

type Write = (store: Store) => void

const nothing = (): void => {}

/** The log of the finished game has them all. */
const MOST_REVEALS = 3

export class Desk {
  readonly house: House
  readonly presence: Presence
  readonly outbox = new Outbox()
  record: TableRecord
  talk: Talk
  /** When the running turn or gate ends. */
  deadline: number | null = null
  /** The open gate waits for somebody who reads. */
  reading = false
  #secrets: Map<string, SecretRecord>
  #writes: Write[] = []
  #changed = false
  #unwritten = false
  /** Back to what is on the disk. */
  readonly reload: () => void

  constructor(house: House, kept: Kept, isLate: () => void, reload: () => void) {
    this.house = house
    this.presence = new Presence(graceTime(house.times, kept.record), isLate)
    this.record = kept.record
    this.talk = new Talk(kept.talk)
    this.#secrets = new Map(kept.secrets.map((secret) => [secret.hash, secret]))
    this.reload = reload
  }

  /** Back to what was kept. */
  reset(kept: Kept): void {
    this.record = kept.record
    this.talk = new Talk(kept.talk)
    this.#secrets = new Map(kept.secrets.map((secret) => [secret.hash, secret]))
    this.#writes = []
    this.#changed = false
    this.#unwritten = false
  }

  get id(): string {
    return this.record.id
  }

  change(part: Partial<TableRecord>): void {
    this.record = { ...this.record, ...part }
    this.#changed = true
    this.#unwritten = true
  }

  changeSeat(seat: number, to: SeatRecord): void {
    this.change({ seats: this.record.seats.with(seat, to) })
  }

  /** Keeps something that nobody sees. */
  remember(part: Partial<Pick<TableRecord, 'clock' | 'seats'>>): void {
    this.record = { ...this.record, ...part }
    this.#unwritten = true
  }

  /** Somebody comes or goes: where absences last for days, since when is kept. */
  noteAbsence(seat: number, isAway: boolean): void {
    const person = this.record.seats[seat]
    if (!isByDays(this.record) || person?.kind !== 'person') return
    const { left, ...present } = person
    if (left === undefined && !isAway) return
    const noted = isAway ? { ...present, left: this.house.now() } : present
    this.remember({ seats: this.record.seats.with(seat, noted) })
  }

  /** Something that others see has changed although there is nothing to write. */
  stir(): void {
    this.#changed = true
  }

  write(write: Write): void {
    this.#writes.push(write)
  }

  secret(hash: string): SecretRecord | null {
    return this.#secrets.get(hash) ?? null
  }

  addSecret(secret: SecretRecord): void {
    this.#secrets.set(secret.hash, secret)
    this.write((store) => store.addSecret(this.id, secret))
  }

  /** Revokes the secrets that fit and were still good. */
  revoke(fits: (secret: SecretRecord) => boolean, why: Revoked): void {
    for (const secret of this.#secrets.values()) {
      if (secret.revoked === null && fits(secret)) this.#revoke(secret, why)
    }
  }

  /** Marks even secrets that were revoked before. */
  revokeForEver(person: number): void {
    for (const secret of this.#secrets.values()) if (secret.person === person) this.#revoke(secret, 'deleted')
  }

  #revoke(secret: SecretRecord, why: Revoked): void {
    this.#secrets.set(secret.hash, { ...secret, revoked: why })
    this.write((store) => store.revoke(this.id, secret.hash, why))
  }

  /** Writes what has changed, then tells: first what is passed here, then the table to everybody if it looks different. */
  seal(send: () => void = nothing, refuse: () => void = nothing): void {
    if (this.#unwritten) {
      const { record } = this
      this.#unwritten = false
      this.write((store) => store.putTable(record, this.house.now()))
    }
    const writes = this.#writes
    const changed = this.#changed ? this.describe() : null
    this.#writes = []
    this.#changed = false
    const tell = (): void => {
      send()
      if (changed !== null) this.broadcast(changed)
    }
    if (writes.length === 0) {
      this.outbox.send(tell, refuse)
      return
    }
    const { store } = this.house
    const written = store.journal.write(this.id, () => {
      for (const write of writes) write(store)
    })
    this.outbox.sendWritten(written, tell, refuse, (error) => {
      this.house.chronicle('write-failed', { table: this.id, why: error instanceof Error ? error.message : 'unknown' })
      this.reload()
    })
  }

  /** Resolves when everything so far is on the disk, or was taken back. */
  settled(): Promise<void> {
    return new Promise((resolve) => this.outbox.send(resolve, resolve))
  }

  broadcast(message: ServerMessage): void {
    const text = JSON.stringify(message)
    for (const listener of this.presence.listeners) listener.send(text)
  }

  describe(): Extract<ServerMessage, { readonly type: 'table' }> {
    return { type: 'table', table: this.info() }
  }

  info(): TableInfo {
    const { id, match, game, ruleset, options, packs, pace, status, seats, host, locked, luck, reveals } = this.record
    const { dispute, unreleased } = this.record
    return {
      id,
      game,
      ruleset,
      ...(unreleased && { unreleased }),
      options,
      ...(packs !== undefined && { packs }),
      pace,
      status,
      seats: seats.map((seat, index) => this.#seatInfo(seat, index)),
      host,
      locked,
      watchers: this.presence.watchers,
      promise: promiseOf(match, luck),
      lucky: luck.added.flatMap((bytes, seat) => (bytes === '' ? [] : [seat])),
      deadline: this.deadline,
      ...(this.reading && { reading: true }),
      ...(dispute != null && { dispute }),
      reveals: reveals.slice(-MOST_REVEALS),
      match,
    }
  }

  #seatInfo(seat: SeatRecord, index: number): SeatInfo {
    if (seat.kind !== 'person') return seat
    return {
      kind: 'person',
      name: seat.name,
      connected: this.presence.isConnected(index),
      standIn: this.hasStandIn(index),
      muted: seat.muted,
      openHand: seat.openHand,
    }
  }

  /** A bot plays for somebody who has been gone too long. */
  hasStandIn(seat: number): boolean {
    const { status } = this.record
    return status !== 'gathering' && status !== 'over' && this.presence.isLate(seat)
  }

  isPerson(seat: number): boolean {
    return this.record.seats[seat]?.kind === 'person'
  }

  get anyPerson(): boolean {
    return this.record.seats.some(({ kind }) => kind === 'person')
  }
}
