// A bot gets a view, its ledger and the choices on offer, and nothing else.

import { type Bot, type MoshBotName, moshBots, type SeeingBot, type Sight } from '@brouhaha/bots'
import { type Onlooker, playGame } from '@brouhaha/host'
import { canonicalJson, Random } from '@brouhaha/kit'
import { type Seat, type State, seat as seatAt } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'

const NAMES: readonly MoshBotName[] = ['random', 'steady', 'sharp']
const SEATS = 3
const sharpness = { iterations: 16 }

function play(bots: readonly Bot<MoshKinds>[], onlooker: Onlooker | null = null, song = 1): State {
  const dealt = new Random(5, song)
  const setup = {
    seats: bots.length,
    options: { boards: bots.map((_, board) => board) },
    seed: Int32Array.from({ length: 8 }, () => dealt.word()),
  }
  const sittings = bots.map((bot, seat) => ({ bot, random: new Random(6, seat) }))
  return playGame(zombieMosh, setup, sittings, { onlooker }).state
}

/** A seat that keeps a ledger and shows its sight to a test before it takes its choice from another bot. */
function watched(bot: Bot<MoshKinds>, watch: (sight: Sight<MoshKinds>) => void): SeeingBot<MoshKinds> {
  return {
    name: bot.name,
    attention: 'ledger',
    choose(sight, random) {
      watch(sight)
      return bot.choose(sight, random)
    },
  }
}

/** Everything that can be reached from a value by its fields. */
function reachable(value: unknown, found = new Set<object>()): Set<object> {
  if (typeof value !== 'object' || value === null || found.has(value)) return found
  found.add(value)
  for (const key of Reflect.ownKeys(value)) reachable(Reflect.get(value, key), found)
  return found
}

test.each(NAMES)('from the sight of %s there is no way to a state', (name) => {
  const steady = moshBots.steady()
  const sights: Sight<MoshKinds>[] = []
  const states = new Set<object>()
  const bot = watched(moshBots[name](sharpness), (sight) => sights.push(sight))
  const state = play([bot, steady, steady], (now) => states.add(now))
  states.add(state)

  expect(sights.length).toBeGreaterThan(4)
  for (const sight of sights) {
    expect(Object.keys(sight).sort()).toEqual(['choices', 'ledger', 'rules', 'seat', 'view'])
    for (const thing of reachable({ ...sight, choices: [] })) {
      expect(thing).not.toBeInstanceOf(Int32Array)
      expect(states.has(thing)).toBe(false)
    }
    expect((sight.choices as Int32Array).buffer).not.toBe(state.buffer)
  }
})

test('a blind bot is given the choices alone', () => {
  const given: object[] = []
  const blind: Bot<MoshKinds> = {
    name: 'blind',
    attention: 'choices',
    choose(offer) {
      given.push(offer)
      return offer.choices[0]!
    },
  }
  play([blind, moshBots.random()])

  expect(given.length).toBeGreaterThan(4)
  for (const offer of given) expect(Object.keys(offer)).toEqual(['choices'])
})

/** The same moment in a world that differs only in what the seat cannot know. */
function elsewhere(sight: Sight<MoshKinds>, world: State): Sight<MoshKinds> {
  const offered = new Int32Array(zombieMosh.mostChoices)
  const count = zombieMosh.choices(world, sight.seat, offered)
  return { ...sight, view: zombieMosh.view(world, sight.seat), choices: offered.subarray(0, count) }
}

test.each(NAMES)('%s decides alike in worlds that it cannot tell apart', (name) => {
  const bot = moshBots[name](sharpness)
  const luck = new Random(8)
  let world: State | null = null
  let moments = 0
  let others = 0
  const twice = watched(bot, (sight) => {
    world = sight.ledger.determinise(luck)
    const there = elsewhere(sight, world)
    expect(canonicalJson({ ...there.view })).toBe(canonicalJson({ ...sight.view }))
    expect(bot.choose(there, new Random(9, moments))).toBe(bot.choose(sight, new Random(9, moments)))
    moments++
  })
  const compare: Onlooker = (state, seat) => {
    if (seat !== 0 || world === null) return
    if (handsOf(state) !== handsOf(world)) others++
  }
  for (let song = 0; song < 2; song++) play([twice, moshBots.steady(), moshBots.steady()], compare, song)

  expect(moments).toBeGreaterThan(10)
  expect(others).toBeGreaterThan(moments / 2)
})

const handsOf = (state: State): string =>
  canonicalJson(Array.from({ length: SEATS }, (_, seat) => zombieMosh.view(state, seatAt(seat) as Seat).hand))

test('a bot that peeked would be noticed', () => {
  let real: State | null = null
  const steady = moshBots.steady()
  const seen: boolean[] = []
  const peek = (state: State, { choices }: Sight<MoshKinds>): number =>
    choices[zombieMosh.view(state, seatAt(1)).hand.reduce((sum, card) => sum + card, 0) % choices.length]!
  const luck = new Random(8)
  const cheat = watched(steady, (sight) => {
    const world = sight.ledger.determinise(luck)
    if (real !== null) seen.push(peek(real, sight) === peek(world, elsewhere(sight, world)))
  })
  play([cheat, steady, steady], (state) => {
    real = state
  })

  expect(seen).toContain(false)
})
