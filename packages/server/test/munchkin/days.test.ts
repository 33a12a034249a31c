import { TURN_TIME } from '@brouhaha/protocol'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { part } from '../../src/table/visits.ts'
import { openTable } from '../client.ts'
import { serve } from '../core/fixture.ts'
import { SHELF } from '../shelf.ts'
import { VirtualTime } from '../virtual-time.ts'
import { type Evening, evening, SEATS } from './evening.ts'
import { tableOf } from './habits.ts'

const HOUR = 60 * 60_000
const TURN = TURN_TIME.days!

describe('a table that is played by days', () => {
  let time: VirtualTime
  let restore: () => void

  beforeEach(() => {
    time = new VirtualTime()
    restore = time.install()
  })
  afterEach(() => restore())

  const byDays = (people = SEATS): Promise<Evening> =>
    evening(time, { options: { boxes: ['base'], passes: true }, pace: 'days', people })

  test('keeps its clock over a restart of the server, and while nobody is there', async () => {
    const party = await byDays()
    const deadline = party.table.clockwork.deadline!
    expect(deadline).toBeGreaterThan(time.now + HOUR)
    await time.pass(5 * HOUR, party.settle)
    await party.leave()
    expect(party.table.info().deadline).toBe(deadline)
    await time.pass(5 * HOUR, party.settle)

    const next = await party.again()

    expect(next.table.clockwork.deadline).toBe(deadline)
    const rows = next.playing.rows.length
    await time.pass(deadline - time.now - 1, next.settle)
    expect(next.playing.rows.length).toBe(rows)
    await time.pass(1, next.settle)
    expect(next.playing.rows.length).toBeGreaterThan(rows)
  })

  test('plays what ran out meanwhile as soon as somebody looks in', async () => {
    const party = await byDays()
    const deadline = party.table.clockwork.deadline!
    const rows = party.playing.rows.length
    await party.leave()
    await time.pass(deadline - time.now + HOUR, party.settle)
    expect(party.playing.rows.length).toBe(rows)

    const next = await party.again()
    await time.pass(0, next.settle)

    expect(next.playing.rows.length).toBeGreaterThan(rows)
  })

  test('gives nobody’s seat to a bot before days have gone by, restarts counted', async () => {
    const party = await byDays()
    await party.leave()
    await time.pass(TURN - HOUR, party.settle)
    const kept = party.kept()
    expect(party.table.hasStandIn(3)).toBe(false)
    expect(kept.record.seats[3]).toMatchObject({ left: time.now - (TURN - HOUR) })

    const { table, settle } = await party.again()
    for (const listener of table.presence.listening(3)) part(table, listener)
    expect(table.record.seats[0]).not.toHaveProperty('left')
    await time.pass(TURN - 1, settle)
    expect(table.hasStandIn(3)).toBe(false)
    await time.pass(1, settle)
    expect(table.hasStandIn(3)).toBe(true)
  })

  test('counts an absence from when somebody left, whenever the table comes back to memory', async () => {
    const party = await byDays()
    await party.leave()
    await time.pass(TURN - HOUR, party.settle)
    const { HostedTable } = await import('../../src/table/hosted-table.ts')
    const table = new HostedTable(party.table.context, party.table.kit, await SHELF.current('munchkin'), party.kept())

    await time.pass(HOUR - 1, party.settle)
    expect(table.hasStandIn(2)).toBe(false)
    await time.pass(1, party.settle)
    expect(table.hasStandIn(2)).toBe(true)
  })

  test('starts its clock anew after a break', async () => {
    const party = await byDays()
    const first = party.table.clockwork.deadline!
    await time.pass(HOUR, party.settle)
    await party.act(0, { type: 'pause', on: true })
    expect(party.table.clockwork.deadline).toBeNull()
    await time.pass(HOUR, party.settle)
    await party.act(0, { type: 'pause', on: false })
    expect(party.table.clockwork.deadline).toBe(first + 2 * HOUR)
  })
})

test('by days a gate closes once all have passed, unless the table says otherwise', async () => {
  const { address, hall } = await serve()
  const optionsOf = async (passes?: boolean) => {
    const { options: _, ...rest } = tableOf(['base'])
    const options = { boxes: ['base'], ...(passes !== undefined && { passes }) }
    const { table } = await openTable(address, { ...rest, pace: 'days', options } as never)
    return (await hall.find(table))!.record.options
  }
  expect(await optionsOf()).toMatchObject({ passes: true })
  expect(await optionsOf(false)).toMatchObject({ passes: false })
})
