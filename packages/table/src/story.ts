// What happened, as each seat may be told. An event's open part is for everybody; its secret part names the seats that
// learn more. Nothing is ever taken out of an event: a seat gets the open part, and the secret one if it is named there.

import { assert } from '@brouhaha/kit'
import { includes, type Seat, type Seats } from './seats.ts'

export interface Secret<Told extends object = object> {
  readonly to: Seats
  readonly tells: Told
}

export interface Happening<Open extends object = object, Told extends object = object> {
  readonly open: Open
  readonly secret?: Secret<Told>
  /** The seats that hear of it at all; everybody where it is left out. Meant for what must not even be noticed: a pass. */
  readonly among?: Seats
}

/** An event as one seat hears it. */
export type Heard<H extends Happening> = H extends Happening<infer Open, infer Told> ? Open & Partial<Told> : never

const hears = (event: Happening, listener: Seat): boolean =>
  event.among === undefined || includes(event.among, listener)

/** One event, for a seat that may hear of it. */
export function hear<H extends Happening>(event: H, listener: Seat): Heard<H> {
  assert(hears(event, listener), 'this event is not for that seat')
  const { open, secret } = event
  const heard = secret !== undefined && includes(secret.to, listener) ? { ...open, ...secret.tells } : open
  return heard as Heard<H>
}

/** What a seat hears of a list of events: those that are for it, each as far as it may be told. */
export function listen<H extends Happening>(events: readonly H[], listener: Seat): Heard<H>[] {
  return events.filter((event) => hears(event, listener)).map((event) => hear(event, listener))
}

/** Collects the events of one choice, and whether any of it can never be taken back. */
export class Story<H extends Happening = Happening> {
  readonly events: H[] = []
  irreversible = false

  /** Something that could still be undone. */
  tell(event: H): void {
    this.events.push(event)
  }

  /** A roll, a reveal, an answer to somebody: told, and never taken back. */
  reveal(event: H): void {
    this.irreversible = true
    this.events.push(event)
  }
}
