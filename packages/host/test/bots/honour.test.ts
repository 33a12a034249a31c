// Whole games at a table of honour: somebody cheats now and then, somebody notices, not always rightly.

import { type BlindBot, type Bot, cryFoul, looksFoul, munchkinBots } from '@brouhaha/bots'
import type { Card, ItemCard } from '@brouhaha/cards'
import { playGame } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import { cardsOf, type MunchkinKinds, type MunchkinView, munchkin, writeChoice } from '@brouhaha/munchkin'
import { fork, type Seat, Story, seededChance } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'

const named = (id: string) => ({ id, en: { name: id }, fr: { name: id } })

const item = (id: string, rest: Partial<ItemCard>): ItemCard => ({
  kind: 'item',
  deck: 'treasure',
  bonus: 2,
  value: 300,
  copies: 3,
  ...named(id),
  ...rest,
})

const CARDS: readonly Card[] = [
  ...[1, 2, 4, 6, 8].map(
    (level): Card => ({
      kind: 'monster',
      deck: 'door',
      level,
      treasures: 2,
      copies: 8,
      badStuff: [{ do: 'loseLevels', levels: 1 }],
      ...named(`monster-${level}`),
    }),
  ),
  item('cap', { slot: 'head' }),
  item('hood', { slot: 'head' }),
  item('vest', { slot: 'armour' }),
  item('club', { slot: 'oneHand' }),
  item('bow', { slot: 'twoHands' }),
  item('third-arm', { abilities: [{ figure: 'hands', add: 1 }] }),
  item('anvil', { size: 'big' }),
  item('scroll', { usableBy: { has: 'nobody' } }),
]

const PACK = { box: 'base', cards: CARDS }
const game = munchkin([PACK])
const card = cardsOf([PACK], ['base'])
const random = munchkinBots.random() as BlindBot

/** Looks before it cries foul; everything else it does without a thought. */
const watchful: Bot<MunchkinKinds> = {
  ...random,
  name: 'watchful',
  attention: 'view',
  choose({ view, choices }, luck) {
    const foul = cryFoul(view, choices, card, luck)
    if (foul >= 0) return foul
    const others = Array.from(choices).filter((choice) => writeChoice(choice).type !== 'challenge')
    return random.choose({ choices: others.length > 0 ? others : choices }, luck)
  },
}

function evening(bot: Bot<MunchkinKinds>, seed: number, honour: boolean) {
  const luck = new Random(seed)
  const counted = { sneaked: 0, right: 0, wrong: 0, over: false }
  const sittings = [0, 1, 2, 3].map((seat) => ({ bot, random: new Random(seed, seat) }))
  const setup = {
    seats: 4,
    options: { boxes: ['base'], honour },
    seed: Int32Array.from({ length: 8 }, () => luck.word()),
  }
  const { state } = playGame(game, setup, sittings, {
    first: game.active,
    onlooker(before, seat: Seat, move) {
      if (typeof move !== 'number') return
      const { type } = writeChoice(move)
      if (type === 'sneak') counted.sneaked++
      if (type !== 'challenge') return
      const story = new Story<MunchkinKinds['happening']>()
      game.apply(fork(before), seat, move, { chance: seededChance, story })
      for (const { open } of story.events) if (open.type === 'challenged') counted[open.right ? 'right' : 'wrong']++
    },
  })
  counted.over = game.over(state)
  return counted
}

const SEEDS = [1, 2, 3, 4, 5, 6]

function evenings(bot: Bot<MunchkinKinds>, honour = true) {
  const all = SEEDS.map((seed) => evening(bot, seed, honour))
  const sum = (field: 'sneaked' | 'right' | 'wrong') => all.reduce((total, one) => total + one[field], 0)
  return {
    over: all.every(({ over }) => over),
    sneaked: sum('sneaked'),
    right: sum('right'),
    wrong: sum('wrong'),
  }
}

describe('[TT-08, TT-09] whole games of honour', () => {
  test('end, with cheats, and with challenges right and wrong', () => {
    const { over, sneaked, right, wrong } = evenings(random)
    expect(over).toBe(true)
    expect(sneaked).toBeGreaterThan(5)
    expect(right).toBeGreaterThan(0)
    expect(wrong).toBeGreaterThan(0)
  })

  test('who looks is right more often than who does not', () => {
    const [blind, seeing] = [evenings(random), evenings(watchful)]
    expect(seeing.over).toBe(true)
    expect(seeing.right).toBeGreaterThan(0)
    expect(seeing.right / (seeing.right + seeing.wrong)).toBeGreaterThan(blind.right / (blind.right + blind.wrong))
  })

  test('nobody cheats or accuses at a strict table', () => {
    expect(evenings(random, false)).toEqual({ over: true, sneaked: 0, right: 0, wrong: 0 })
  })
})

describe('[TT-09] what looks foul', () => {
  const seat = (...ids: string[]): MunchkinView['seats'][number] => ({
    level: 1,
    sex: null,
    life: 'alive',
    hand: 0,
    handLimit: 5,
    strength: 1,
    lines: [],
    slots: {
      head: { used: 0, limit: 1 },
      armour: { used: 0, limit: 1 },
      feet: { used: 0, limit: 1 },
      hands: { used: 0, limit: 2 },
      big: { used: 0, limit: 1 },
      complex: { used: 0, limit: null },
      acolytes: { used: 0, limit: 1 },
      traits: {},
    },
    skips: 0,
    awaitsHand: false,
    table: ids.map((written, copy) => {
      const [id, on] = written.replace(/^-/, '').split('@')
      return {
        copy,
        id: id!,
        used: !written.startsWith('-'),
        on: on === undefined ? null : +on,
        stays: false,
        received: 0,
      }
    }),
  })

  test.each([
    [['cap', 'hood'], true],
    [['cap', '-hood'], false],
    [['bow', 'club'], true],
    [['club', 'club'], false],
    [['club', 'club', 'third-arm', 'club'], false],
    [['club', 'bow', 'third-arm', 'club'], true],
    [['anvil', '-anvil'], true],
    [['scroll', 'vest', 'cap', 'bow'], false],
  ])('%s: %s', (ids, foul) => {
    expect(looksFoul(seat(...ids), card)).toBe(foul)
  })
})
