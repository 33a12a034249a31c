// One device, one or several people: who looks at it now.

import type { MoshView } from '@brouhaha/zombie-mosh'
import { type LocalSeat, personsOf } from './game.ts'

export class Device {
  readonly persons: readonly number[]
  /** Who said that they hold the device; asked anew whenever the dance passes to somebody else. */
  #holder: number | null = null
  #viewer: number | null = null

  constructor(seats: readonly LocalSeat[]) {
    this.persons = personsOf(seats)
  }

  /** The seat that looks; null while the curtain is drawn. */
  get viewer(): number | null {
    return this.#viewer
  }

  /** Somebody says that they hold it, or draws the curtain. False for a seat without a person. */
  take(seat: number | null): boolean {
    if (seat !== null && !this.persons.includes(seat)) return false
    this.#holder = seat
    this.#viewer = seat
    return true
  }

  /** The table changed. True when somebody else looks now. */
  follow(table: MoshView): boolean {
    const before = this.#viewer
    this.#viewer = this.#whoLooks(table)
    return this.#viewer !== before
  }

  /** Who may look without being asked: whoever plays alone, and several only while there is nothing to hide. */
  #whoLooks({ stage, dancer, owing, seats }: MoshView): number | null {
    const [host = null, ...others] = this.persons
    if (others.length === 0) return host
    if (stage !== 'dance' || this.#holder !== dancer) this.#holder = null
    if (stage === 'boards') return this.persons.find((seat) => owing.includes(seat)) ?? host
    if (stage !== 'dance') return host
    const [left = null, ...rivals] = this.persons.filter((seat) => seats[seat]!.inPit)
    return rivals.length === 0 ? left : this.#holder
  }
}
