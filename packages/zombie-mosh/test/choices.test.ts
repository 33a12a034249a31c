// Choices as numbers and as words: each listed choice reads back to itself, and nothing else gets through.

import { HOUSE, hashState, SILENT, seat, WATCHER } from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { everySeat, mosh, NO_SEED, seeded } from './fixture.ts'
import { playWild } from './wild.ts'

const mistake = (path: string) => ({ kind: 'error', error: { path, expected: expect.stringMatching(/./) } })

test('every choice that is ever listed reads back to itself, from words and from JSON', () => {
  for (const seats of [2, 6]) {
    playWild(seats, 11, {
      options: { side: 'B' },
      before: (state, asked) => {
        for (const choice of listChoices(zombieMosh, state, asked)) {
          const words: unknown = JSON.parse(JSON.stringify(zombieMosh.write(choice)))
          const reading = zombieMosh.read(words)
          if (reading.kind !== 'choice' || reading.choice !== choice) throw new Error(`${choice} reads as another`)
        }
      },
    })
  }
})

test('the house’s last word reads back to itself too', () => {
  expect(zombieMosh.read({ type: 'enough' })).toEqual({ kind: 'choice', choice: expect.any(Number) })
  const reading = zombieMosh.read({ type: 'enough' })
  expect(reading.kind === 'choice' && zombieMosh.write(reading.choice)).toEqual({ type: 'enough' })
})

test('no seat is offered more than the game promises, nor the same choice twice', () => {
  for (const seats of [2, 6]) {
    playWild(seats, 12, {
      before: (state, asked) => {
        const choices = listChoices(zombieMosh, state, asked)
        expect(choices.length).toBeLessThanOrEqual(zombieMosh.mostChoices)
        expect(new Set(choices).size).toBe(choices.length)
      },
    })
  }
})

test('six seats with full hands are offered as many choices as a seat can ever get', () => {
  expect(mosh({ seats: 6 }).offers(0)).toHaveLength(zombieMosh.mostChoices)
})

test('only who is asked is offered something, and the game asks somebody until it is over', () => {
  playWild(3, 13, {
    options: {},
    after: (state) => {
      const { owing } = zombieMosh.view(state, WATCHER)
      expect(owing.length === 0).toBe(zombieMosh.over(state))
      for (const each of [...everySeat(3), HOUSE, WATCHER]) {
        expect(listChoices(zombieMosh, state, each).length > 0).toBe(owing.includes(each))
      }
    },
  })
})

test('a board outside the box, a card outside the deck and a seat outside the table are named as mistakes', () => {
  for (const board of [-1, 6, 0.5, '0', null, undefined, Number.NaN]) {
    expect(zombieMosh.read({ type: 'board', board })).toEqual(mistake('board'))
  }
  for (const card of [-1, 50, 0.5, '0', null, undefined, Number.NaN]) {
    expect(zombieMosh.read({ type: 'attack', card, part: 'head', seat: 0 })).toEqual(mistake('card'))
  }
  for (const victim of [-1, 6, 0.5, '0', null, undefined, Number.NaN]) {
    expect(zombieMosh.read({ type: 'defend', card: 0, part: 'head', seat: victim })).toEqual(mistake('seat'))
  }
})

test('between two boards there is none', () => {
  const { state } = seeded(2, 1)
  const [board] = listChoices(zombieMosh, state, seat(0))
  const before = hashState(state)
  const answer = zombieMosh.apply(state, seat(0), board! + 0.5, SILENT)
  expect(zombieMosh.refusals[answer]?.rule).toBe('ZM-ROUND-01')
  expect(hashState(state)).toBe(before)
})

test('what is no choice at all is a mistake, and never an exception', () => {
  const trap = new Proxy(
    {},
    {
      getPrototypeOf: () => {
        throw new Error('trap')
      },
    },
  )
  for (const raw of [
    undefined,
    null,
    0,
    'defend',
    [],
    () => {},
    new Date(0),
    trap,
    Object.create({ type: 'enough' }),
  ]) {
    expect(zombieMosh.read(raw)).toEqual(mistake(''))
  }
  for (const raw of [{}, { type: 'pass' }, { type: ['enough'] }, Object.create(null)]) {
    expect(zombieMosh.read(raw)).toEqual(mistake('type'))
  }
})

test('what else comes with a choice is not read', () => {
  const plain = zombieMosh.read({ type: 'defend', card: 0, part: 'head', seat: 0 })
  expect(plain.kind).toBe('choice')
  expect(zombieMosh.read({ type: 'defend', card: 0, part: 'head', seat: 0, verb: 1, edge: 1 })).toEqual(plain)
})

test('nothing is owed to the house or a watcher, and they cannot dance', () => {
  const t = mosh({ seats: 2, hands: { 0: [0] } })
  for (const each of [HOUSE, WATCHER, seat(2)]) {
    expect(t.refused(each, { type: 'defend', card: 0, part: 'head', seat: 0 })).toMatch(/^ZM-/)
  }
  const lobby = seeded(2, 1)
  for (const each of [HOUSE, WATCHER, seat(2)]) expect(lobby.offers(each)).toEqual([])
})

test('a set-up without options, or with half a seed, is a mistake too', () => {
  const create = (options: unknown, seed: unknown) =>
    zombieMosh.create({ seats: 2, options, seed } as Parameters<typeof zombieMosh.create>[0], SILENT)
  for (const options of [null, undefined, 'A']) {
    expect(create(options, NO_SEED)).toEqual({ path: 'options', expected: 'an object' })
  }
  for (const seed of [null, undefined, new Int32Array(4), '0'.repeat(64), [0, 0, 0, 0, 0, 0, 0, 0]]) {
    expect(create({}, seed)).toEqual({ path: 'seed', expected: 'eight words' })
  }
})
