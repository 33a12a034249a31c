// Who is at the table right now, and who has been gone for too long.

import { isByDays, type Timed } from '@brouhaha/host'
import type { Times } from '../common/times.ts'
import type { Listener, Why } from './listener.ts'

/** Away for longer than this, a bot plays for you and somebody else is host. */
export const graceTime = ({ graceMs, turnMs }: Times, table: Timed): number =>
  isByDays(table) ? (turnMs[table.pace] ?? graceMs) : graceMs

export class Presence {
  readonly #listeners = new Set<Listener>()
  readonly #away = new Map<number, NodeJS.Timeout>()
  readonly #late = new Set<number>()
  readonly #graceMs: number
  readonly #isLate: () => void

  constructor(graceMs: number, isLate: () => void) {
    this.#graceMs = graceMs
    this.#isLate = isLate
  }

  get listeners(): ReadonlySet<Listener> {
    return this.#listeners
  }

  get watchers(): number {
    return this.listening(null).length
  }

  listening(seat: number | null): Listener[] {
    return [...this.#listeners].filter((listener) => listener.seat === seat)
  }

  isConnected(seat: number): boolean {
    for (const listener of this.#listeners) if (listener.seat === seat) return true
    return false
  }

  /** Gone for longer than the grace. */
  isLate(seat: number): boolean {
    return this.#late.has(seat)
  }

  get anybodySeated(): boolean {
    for (const listener of this.#listeners) if (listener.seat !== null) return true
    return false
  }

  enter(listener: Listener): void {
    this.#listeners.add(listener)
    if (listener.seat !== null) this.settle(listener.seat)
  }

  /** False if it was not here. */
  leave(listener: Listener): boolean {
    if (!this.#listeners.delete(listener)) return false
    if (listener.seat !== null && !this.isConnected(listener.seat)) this.expect(listener.seat)
    return true
  }

  dismiss(listeners: readonly Listener[], why: Why): void {
    for (const listener of listeners) {
      this.#listeners.delete(listener)
      listener.bye(why)
    }
  }

  /** Somebody who belongs here is away: their grace begins, or began some time ago. */
  expect(seat: number, awayFor = 0): void {
    if (this.#away.has(seat) || this.#late.has(seat)) return
    const timer = setTimeout(() => {
      this.#away.delete(seat)
      this.#late.add(seat)
      this.#isLate()
    }, this.#graceMs - awayFor)
    this.#away.set(seat, timer)
  }

  /** Nobody is missed at this seat any more. */
  settle(seat: number): void {
    clearTimeout(this.#away.get(seat))
    this.#away.delete(seat)
    this.#late.delete(seat)
  }

  close(why: Why): void {
    for (const listener of [...this.#listeners]) listener.bye(why)
    this.#listeners.clear()
    for (const timer of this.#away.values()) clearTimeout(timer)
    this.#away.clear()
  }
}
