// Whole games of novices: they end, they are the same again, and they are won against those who do not think.

import { munchkinBots, type SeeingBot } from '@brouhaha/bots'
import { playDeals, playGame, standing } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import { type MunchkinKinds, munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { hashState } from '@brouhaha/table'
import { expect, test } from 'vitest'

const game = munchkin(Object.values(PACKS))
const novice = munchkinBots.novice() as SeeingBot<MunchkinKinds>
const random = munchkinBots.random()

/** Of a game of people, ten times over. */
const MOST_CHOICES = 20_000

function play(boxes: readonly string[], seed: number, bot = novice) {
  const luck = new Random(seed)
  const setup = { seats: 4, options: { boxes }, seed: Int32Array.from({ length: 8 }, () => luck.word()) }
  const sittings = [0, 1, 2, 3].map((seat) => ({ bot, random: new Random(seed, seat) }))
  let choices = 0
  return playGame(game, setup, sittings, {
    first: game.active,
    onlooker() {
      if (++choices > MOST_CHOICES) throw new Error('nobody wants to end this game')
    },
  })
}

test.each(['base', 'star', 'cthulhu', 'zombies', 'base+star+cthulhu+zombies'])(
  'four novices end a game of %s',
  (mix) => {
    const { state } = play(mix.split('+'), 3)

    expect(game.ending(state)).not.toBeNull()
  },
)

test('the same luck gives the same game, whatever was played before', () => {
  const once = hashState(play(['base'], 5).state)
  play(['zombies'], 6)

  expect(hashState(play(['base'], 5).state)).toBe(once)
  expect(hashState(play(['base'], 6).state)).not.toBe(once)
})

/** Nothing of it can be changed. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const inside of Object.values(value)) frozen(inside)
  }
  return value
}

test('a novice leaves what it is shown as it was', () => {
  const careful: SeeingBot<MunchkinKinds> = {
    ...novice,
    choose: (sight, luck) => {
      frozen(sight.view)
      const before = [...Array.from(sight.choices)]
      const choice = novice.choose(sight, luck)
      expect(Array.from(sight.choices)).toEqual(before)
      return choice
    },
  }

  expect(game.ending(play(['cthulhu'], 8, careful).state)).not.toBeNull()
})

test('one novice among three random ones wins most games', () => {
  const contest = { game, options: { boxes: ['base'] }, seats: 4, challenger: novice, field: random, seed: 2 }

  expect(standing(playDeals(contest, 0, 5), 4).mean).toBeGreaterThan(0.6)
})
