// The load generator, a process of its own: plays at all tables at once, each seat as soon as it is its turn, song after song,
// with choices at random. Driven by messages from measure.mjs.

import { setTimeout as sleep } from 'node:timers/promises'
import { Random } from '../engine/luck.mjs'
import { Meter } from './meter.mjs'

const OPENING_AT_ONCE = 16
/** A table that has heard nothing for longer than this has lost a move. */
const LOST_AFTER = 5_000
/** What was on its way when the server died still counts. */
const STRAGGLERS = 300

const tellParent = (message) => process.send(message)

function fail(text) {
  process.send({ type: 'failed', text }, () => process.exit(1))
}

async function load({ kind, address, tables, runSeed, warmUp, seconds }) {
  const { Table } = await import(`./${kind}-table.mjs`)
  const meter = new Meter(fail)
  const random = new Random(runSeed, 0)
  const all = Array.from({ length: tables }, (_, number) => new Table({ address, name: `t${number}`, random, meter }))

  const closed = all.values()
  await Promise.all(
    Array.from({ length: OPENING_AT_ONCE }, async () => {
      for (const table of closed) await table.open()
    }),
  )
  for (const table of all) table.begin()
  await sleep(warmUp * 1000)
  tellParent({ type: 'begun' })
  const songs = () => all.reduce((sum, table) => sum + table.songs, 0)
  const songsBefore = songs()
  meter.begin()
  await sleep(seconds * 1000)
  const measured = { ...meter.end(), songs: songs() - songsBefore }
  const lost = all.filter((table) => table.waitingSince < performance.now() - LOST_AFTER).length
  if (lost > 0) throw new Error(`${lost} of ${tables} tables have waited for more than ${LOST_AFTER / 1000} s`)
  if (measured.moves === 0) throw new Error('nobody has moved')
  return { meter, measured }
}

process.once('message', async (order) => {
  try {
    const { meter, measured } = await load(order)
    process.on('message', async ({ type }) => {
      if (type === 'dying') meter.expectDeath()
      if (type !== 'dead') return
      await sleep(STRAGGLERS)
      process.send({ type: 'acknowledged', list: meter.acknowledgements }, () => process.exit(0))
    })
    tellParent({ type: 'measured', measured })
  } catch (error) {
    fail(error.message)
  }
})
process.once('disconnect', () => process.exit(0))
