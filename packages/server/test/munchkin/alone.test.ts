import { PACES } from '@brouhaha/protocol'
import type { Seat } from '@brouhaha/table'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VirtualTime } from '../virtual-time.ts'
import { type Evening, evening } from './evening.ts'

let time: VirtualTime
let restore: () => void

beforeEach(() => {
  time = new VirtualTime()
  restore = time.install()
})
afterEach(() => restore())

/** Plays on by what silence would mean, until a gate is open. */
async function toGate(party: Evening): Promise<void> {
  const { playing } = party
  for (let moves = 0; playing.gate === null; moves++) {
    expect(moves).toBeLessThan(500)
    const wait = playing.game.waits(playing.state).find(({ seat }) => seat === 0)
    if (wait !== undefined) await party.choose(0, playing.game.write(wait.fallback))
    await time.pass(1000, party.settle)
  }
}

test.each(PACES)(
  'against bots alone nobody waits: a gate closes when the person has passed, at a %s table',
  async (pace) => {
    const party = await evening(time, { options: { boxes: ['star'] }, pace, people: 1, bot: 'novice' })
    const { playing } = party
    for (let gates = 0; gates < 8; gates++) {
      await toGate(party)
      const opened = time.now
      const before = playing.rows.length
      while (playing.gate !== null && time.now - opened < 2500) {
        await party.pass(0)
        await time.pass(20, party.settle)
      }
      expect(playing.gate).toBeNull()
      expect(time.now - opened).toBeLessThan(2500)
      expect(playing.rows.slice(before).some(({ choice, seat }) => choice.type === 'pass' && seat === 0)).toBe(true)
    }
  },
)

test('against bots alone a gate that the person has not passed stays open for its whole time', async () => {
  const party = await evening(time, { options: { boxes: ['star'] }, pace: 'relaxed', people: 1 })
  const { playing, table } = party
  await toGate(party)
  await time.pass(500, party.settle)
  expect(playing.passOf(0 as Seat)).not.toBeNull()
  const { fallback } = playing.gate!
  const deadline = table.clockwork.deadline!
  await time.pass(deadline - time.now - 1, party.settle)
  expect(playing.gate?.fallback).toBe(fallback)
})

test('against bots alone a turn has no clock; with somebody else it has one', async () => {
  const alone = await evening(time, { options: { boxes: ['base'], first: 0 }, pace: 'brisk', people: 1 })
  const isAsked =
    ({ playing }: Evening) =>
    (): boolean =>
      playing.gate === null && playing.game.waits(playing.state)[0]?.seat === 0
  await alone.until(isAsked(alone))
  expect(alone.table.clockwork.deadline).toBeNull()

  const together = await evening(time, { options: { boxes: ['base'], first: 0 }, pace: 'brisk', people: 2 })
  await together.until(isAsked(together))
  expect(together.table.clockwork.deadline).not.toBeNull()
})

test('a bot that plays on at a gate passes in the end, so that no gate waits for a bot', async () => {
  const party = await evening(time, { options: { boxes: ['base'], passes: true }, pace: 'endless', people: 2, seed: 3 })
  const { playing } = party
  let gates = 0
  for (let moves = 0; moves < 1500 && gates < 25; moves++) {
    if (playing.game.over(playing.state)) break
    const { gate } = playing
    if (gate === null) {
      for (const wait of playing.game.waits(playing.state))
        if (wait.seat === 0 || wait.seat === 1) await party.choose(wait.seat, playing.game.write(wait.fallback))
      await time.pass(1000, party.settle)
      continue
    }
    await party.pass(0)
    await party.pass(1)
    await time.pass(10_000, party.settle)
    expect(playing.gate?.fallback).not.toBe(gate.fallback)
    gates++
  }
  expect(gates).toBeGreaterThan(10)
})
