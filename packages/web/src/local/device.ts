// One device, one or several people: who looks at it now, and who is called to it.

import type { HostedGame } from '@brouhaha/host'
import { awaited } from './awaited.ts'
import { concertOf } from './concert.ts'
import { type LocalSeat, personsOf } from './game.ts'

/** What whoever holds the device must be told. */
export interface Call {
  /** Whom it is passed to while the curtain is drawn; null where there is nothing to hide. */
  readonly next: number | null
  /** Somebody asked for it although nothing waits for them: the table stands still until they have played or given it back. */
  readonly visitor: number | null
}

export const NO_CALL: Call = { next: null, visitor: null }

interface Looking {
  /** The seat that looks; null while the curtain is drawn. */
  readonly viewer: number | null
  /** Who said that they hold the device, and still does. */
  readonly holder: number | null
  readonly next: number | null
}

const NOBODY_LOOKS: Looking = { viewer: null, holder: null, next: null }

export class Device {
  readonly persons: readonly number[]
  #looking = NOBODY_LOOKS
  #visitor: number | null = null

  constructor(seats: readonly LocalSeat[]) {
    this.persons = personsOf(seats)
  }

  get viewer(): number | null {
    return this.#looking.viewer
  }

  get call(): Call {
    return { next: this.#looking.next, visitor: this.#visitor }
  }

  /** Somebody says that they hold it. False for a seat without a person. */
  take(seat: number): boolean {
    if (!this.persons.includes(seat)) return false
    this.#looking = { viewer: seat, holder: seat, next: null }
    return true
  }

  /** Whoever held it lays it down, and the curtain falls. */
  layDown(hosted: HostedGame): void {
    this.#visitor = null
    this.#looking = NOBODY_LOOKS
    this.follow(hosted, null)
  }

  /** The curtain is drawn for somebody who wants to play a card. False for a seat without a person. */
  invite(seat: number): boolean {
    if (!this.persons.includes(seat)) return false
    this.#visitor = seat
    this.#looking = { viewer: null, holder: null, next: seat }
    return true
  }

  /** The table changed, by a choice of `seat`. True when somebody else looks now, or is called. */
  follow(hosted: HostedGame, seat: number | null): boolean {
    if (seat === this.#visitor) this.#visitor = null
    if (this.#visitor !== null) return false
    const before = this.#looking
    this.#looking = this.#whoLooks(hosted)
    return this.#looking.viewer !== before.viewer || this.#looking.next !== before.next
  }

  #whoLooks(hosted: HostedGame): Looking {
    const [host = null, ...others] = this.persons
    if (others.length === 0) return { ...NOBODY_LOOKS, viewer: host }
    return concertOf(hosted) === null ? this.#atTheTable(hosted) : this.#inThePit(hosted)
  }

  /** Whoever holds the device keeps it for as long as the table waits for them, or for nobody here. */
  #atTheTable(hosted: HostedGame): Looking {
    const { holder } = this.#looking
    const wanted = awaited(hosted, this.persons)
    if (hosted.isOver) return { viewer: holder ?? this.persons[0]!, holder, next: null }
    if (wanted.length === 0 || (holder !== null && wanted.includes(holder)))
      return { viewer: holder, holder, next: null }
    return { ...NOBODY_LOOKS, next: wanted[0]! }
  }

  /** Several may look without being asked only while there is nothing to hide. */
  #inThePit(hosted: HostedGame): Looking {
    const { stage, dancer, owing, seats } = concertOf(hosted)!
    const host = this.persons[0]!
    const holder = stage === 'dance' && this.#looking.holder === dancer ? dancer : null
    if (stage === 'boards') {
      const viewer = this.persons.find((seat) => owing.includes(seat)) ?? host
      return { viewer, holder, next: null }
    }
    if (stage !== 'dance') return { viewer: host, holder, next: null }
    const [left = null, ...rivals] = this.persons.filter((seat) => seats[seat]!.inPit)
    const viewer = rivals.length === 0 ? left : holder
    const isCalled = viewer === null && dancer !== null && this.persons.includes(dancer)
    return { viewer, holder, next: isCalled ? dancer : null }
  }
}
