import { READING_TIME } from '@brouhaha/protocol'
import { listSeats } from '@brouhaha/table'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { VirtualTime } from '../virtual-time.ts'
import { type Evening, evening, SEATS } from './evening.ts'

let time: VirtualTime
let restore: () => void

beforeEach(() => {
  time = new VirtualTime()
  restore = time.install()
})
afterEach(() => restore())

const lastTable = (party: Evening, seat: number): Record<string, unknown> =>
  JSON.parse(party.texts[seat]!.findLast((text) => text.startsWith('{"type":"table"'))!).table

async function atGate(options: object = {}): Promise<Evening> {
  const party = await evening(time, { options: { boxes: ['base'], ...options }, pace: 'brisk', people: SEATS })
  await party.until(() => party.playing.gate !== null)
  return party
}

describe('“wait, I’m reading”', () => {
  test('keeps the gate open for a while longer, and tells everybody no more than that', async () => {
    const party = await atGate()
    const { table, playing } = party
    const [reader, other] = listSeats(playing.game.free(playing.state))
    const before = table.clockwork.deadline!
    const { fallback } = playing.gate!

    expect(await party.act(reader!, { type: 'reading' })).toBe(true)

    expect(table.clockwork.deadline).toBe(before + READING_TIME)
    expect(lastTable(party, other!)).toMatchObject({ reading: true, deadline: before + READING_TIME })
    expect(JSON.stringify(lastTable(party, other!)).match(/reading[^,]*/)?.[0]).toBe('reading":true')
    await party.until(() => playing.gate?.fallback !== fallback)
    expect(time.now).toBe(before + READING_TIME)
    expect(table.info().reading).toBeUndefined()
    expect(lastTable(party, other!).reading).toBeUndefined()
  })

  test('counts once for each seat and gate', async () => {
    const party = await atGate()
    const { table, playing } = party
    const [one, other] = listSeats(playing.game.free(playing.state))
    const before = table.clockwork.deadline!
    const done = [
      await party.act(one!, { type: 'reading' }),
      await party.act(one!, { type: 'reading' }),
      await party.act(other!, { type: 'reading' }),
    ]

    expect(done).toEqual([true, false, true])
    expect(table.clockwork.deadline).toBe(before + 2 * READING_TIME)
  })

  test('moves nothing where no gate is open', async () => {
    const party = await evening(time, { options: { boxes: ['base'] }, pace: 'brisk', people: SEATS })
    const { deadline } = party.table.clockwork
    expect(party.playing.gate).toBeNull()

    expect(await party.act(1, { type: 'reading' })).toBe(false)

    expect(party.table.clockwork.deadline).toBe(deadline)
  })

  test('does not hold up a gate that everybody has passed', async () => {
    const party = await atGate({ passes: true })
    const { playing } = party
    const { fallback } = playing.gate!
    const { now } = time
    expect(await party.act(0, { type: 'reading' })).toBe(true)
    for (const seat of listSeats(playing.game.free(playing.state))) await party.pass(seat)

    expect(playing.gate?.fallback).not.toBe(fallback)
    expect(time.now).toBe(now)
  })
})
