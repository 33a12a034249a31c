// How long clocks run: by their kind and by the pace of the table, the same whatever anybody holds.

import type { Pace } from '@brouhaha/protocol'
import { listSeats, type Seat, type Wait } from '@brouhaha/table'
import type { HostedGame } from './hosted-game.ts'

/** Milliseconds of a turn and of a gate, at each pace. */
export interface ClockTimes {
  readonly turnMs: Readonly<Record<Pace, number | null>>
  /** How long a gate stays open; small reactions take a part of it. */
  readonly gateMs: Readonly<Record<Pace, number>>
}

/** What decides how long a table's clocks run. */
export interface Timed {
  readonly pace: Pace
  readonly options: object
}

/** What a game says of its gates: which of them are for small reactions. */
interface Gated {
  readonly smallGates?: readonly string[]
}

/** Questions take a part of the time that a turn has. */
const SHARES: Readonly<Record<string, number>> = { question: 0.5, help: 0.5 }

/** Small reactions take a third of a gate's time, which is the rulebook's 2.6 seconds at a brisk table. */
const SMALL_GATES_PER_GATE = 3

/** Nobody is waited for longer than so many times the length of a clock, however often it is wound up. */
export const MOST_WINDS = 4

export function clockTime({ turnMs }: ClockTimes, pace: Pace, clock: string): number | null {
  const whole = turnMs[pace]
  return whole === null ? null : whole * (SHARES[clock] ?? 1)
}

/** A gate closes as soon as everybody has passed. */
export const waitsForPasses = (options: object): boolean => 'passes' in options && options.passes === true

/** Null where the table has all the time in the world and a gate closes when everybody has passed. */
export function gateTime(
  { gateMs }: ClockTimes,
  { pace, options }: Timed,
  { smallGates = [] }: Gated,
  clock: string,
): number | null {
  if (pace === 'endless' && waitsForPasses(options)) return null
  return smallGates.includes(clock) ? gateMs[pace] / SMALL_GATES_PER_GATE : gateMs[pace]
}

/** Where people look in when they can, clocks and absences go on while nobody is there, and outlive the server. */
export const isByDays = ({ pace }: Timed): boolean => pace === 'days'

/** A clock that runs: what for, and for how long. One that is set again for the same reason goes on as it was. */
export interface Clock {
  readonly key: string
  readonly ms: number
}

/** What one run of the clock is for: a turn, however many choices it takes, or the next row where the game does not say. */
function turnKey(waits: readonly Wait[], told: number): string {
  const turns = waits.map(({ clock, turn }) => (turn === undefined ? `row ${told}` : `${clock} ${turn}`))
  return [...new Set(turns)].join()
}

/** The time of the people who are asked. `wound`: every row winds it up again, up to MOST_WINDS times for the same people. */
export function turnClock(
  { game, state, told }: HostedGame,
  times: ClockTimes,
  pace: Pace,
  isBot: (seat: Seat) => boolean,
): (Clock & { readonly wound: string | null }) | null {
  const waits = game.waits(state).filter(({ seat }) => !isBot(seat))
  const [first] = waits
  const ms = first === undefined ? null : clockTime(times, pace, first.clock)
  if (ms === null) return null
  const isWound = waits.some(({ turn }) => turn === undefined)
  const wound = isWound ? waits.map(({ clock, seat }) => `${clock} ${seat}`).join() : null
  return { key: turnKey(waits, told), ms, wound }
}

/** A gate has one clock, however many pass, and a new one when it opens again under another number. */
export const gateKey = ({ fallback }: Wait): string => `gate ${fallback}`

/** Alone among bots, nobody else is kept waiting: the gate closes once the person has passed. */
export function gateClock(hosted: HostedGame, gate: Wait, ms: number | null, isAlone: boolean): Clock | null {
  const free = listSeats(hosted.game.free(hosted.state))
  if (isAlone && free.every((seat) => hosted.passOf(seat) === null)) return { key: `${gateKey(gate)} answered`, ms: 0 }
  return ms === null ? null : { key: gateKey(gate), ms }
}
