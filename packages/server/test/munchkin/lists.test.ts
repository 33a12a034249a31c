import { MUNCHKIN } from '@brouhaha/games'
import { gateTime } from '@brouhaha/host'
import { GATE_CLOCKS } from '@brouhaha/munchkin'
import { GATE_TIME, PACES, type Pace } from '@brouhaha/protocol'
import { describe, expect, test } from 'vitest'
import { TIMES } from '../../src/common/times.ts'
import type { TableRecord } from '../../src/store/record.ts'

const KIT = await MUNCHKIN.load()

describe('what the kit lists is what the rules know', () => {
  test('gates for small reactions', () => expect(GATE_CLOCKS).toEqual(expect.arrayContaining([...KIT.smallGates!])))
})

const lengthOf = (pace: Pace, clock: string) => gateTime(TIMES, { pace, options: {} }, KIT, clock)

describe('[MK-COMBAT-16] how long a gate stays open', () => {
  test('by the book 2.6 seconds for small reactions, and time to read for a kill, a curse and bad stuff', () => {
    for (const clock of ['roll', 'escape', 'played', 'turnEnd']) expect(lengthOf('brisk', clock)).toBe(2600)
    for (const clock of ['kill', 'curse', 'badStuff']) expect(lengthOf('brisk', clock)).toBeGreaterThanOrEqual(7500)
  })

  test('is a whole number of milliseconds at each pace, longer the slower it is', () => {
    const lengths = ['brisk', 'relaxed', 'endless', 'days'].map((pace) => GATE_TIME[pace as keyof typeof GATE_TIME])
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other))
    expect(lengths.length).toBe(PACES.length)
    for (const pace of PACES) for (const clock of GATE_CLOCKS) expect(lengthOf(pace, clock)! % 1).toBe(0)
  })

  test('has no end where all must pass and nobody is in a hurry', () => {
    const record = (passes: boolean) => ({ pace: 'endless', options: { boxes: ['base'], passes } }) as TableRecord
    expect(gateTime(TIMES, record(true), KIT, 'kill')).toBeNull()
    expect(gateTime(TIMES, record(false), KIT, 'kill')).toBe(GATE_TIME.endless)
  })
})
