// How long clocks run: by their kind and by the pace of the table, the same whatever anybody holds.

import type { Pace } from '@brouhaha/protocol'
import type { Times } from '../times.ts'
import type { TableRecord } from './record.ts'

/** A part of the time that the table's pace gives; all of it where a kind is not named. */
const SHARES: Readonly<Record<string, number>> = {
  question: 0.5,
  help: 0.5,
  roll: 0.5,
  badStuff: 0.75,
  escape: 0.5,
  played: 0.5,
  turnEnd: 0.5,
  turnStart: 0.5,
  level: 0.5,
  draw: 0.5,
}

const shareOf = (clock: string): number => SHARES[clock] ?? 1

/** Nobody is waited for longer than so many times the length of a clock, however often it is wound up. */
export const MOST_WINDS = 4

export function clockTime(times: Times, pace: Pace, clock: string): number | null {
  const whole = times.turnMs[pace]
  return whole === null ? null : whole * shareOf(clock)
}

/** Null where the table has all the time in the world and a gate closes when everybody has passed. */
export function gateTime(times: Times, { pace, options }: TableRecord, clock: string): number | null {
  const waitsForPasses = 'passes' in options && options.passes === true
  return pace === 'endless' && waitsForPasses ? null : times.gateMs[pace] * shareOf(clock)
}
