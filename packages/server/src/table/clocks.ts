// How long clocks run: by their kind and by the pace of the table, the same whatever anybody holds.

import { gateLength, type Pace } from '@brouhaha/protocol'
import type { Times } from '../times.ts'
import type { TableRecord } from './record.ts'

/** Questions take a part of the time that a turn has. */
const SHARES: Readonly<Record<string, number>> = { question: 0.5, help: 0.5 }

/** Nobody is waited for longer than so many times the length of a clock, however often it is wound up. */
export const MOST_WINDS = 4

export function clockTime(times: Times, pace: Pace, clock: string): number | null {
  const whole = times.turnMs[pace]
  return whole === null ? null : whole * (SHARES[clock] ?? 1)
}

/** Null where the table has all the time in the world and a gate closes when everybody has passed. */
export function gateTime(times: Times, { pace, options }: TableRecord, clock: string): number | null {
  const waitsForPasses = 'passes' in options && options.passes === true
  return pace === 'endless' && waitsForPasses ? null : gateLength(times.gateMs[pace], clock)
}

/** Where people look in when they can, clocks and absences go on while nobody is there, and outlive the server. */
export const isByDays = ({ pace }: TableRecord): boolean => pace === 'days'

/** Away for longer than this, a bot plays for you and somebody else is host. */
export const graceTime = (times: Times, record: TableRecord): number =>
  isByDays(record) ? (times.turnMs[record.pace] ?? times.graceMs) : times.graceMs
