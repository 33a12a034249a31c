// A game is the same whether or not somebody writes it down, and whoever listens knows the table.

import { Random } from '@brouhaha/kit'
import { hashState, listen, type Seat, Story, WATCHER } from '@brouhaha/table'
import { type MoshHappening, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { CARDS, HAND } from '../src/layout.ts'
import { everySeat } from './fixture.ts'
import { playWild } from './wild.ts'

test('a game that nobody writes down goes like one that is told', () => {
  for (const seats of [2, 3, 6]) {
    const silent: string[] = []
    const told: string[] = []
    const options = { songs: 2 }
    playWild(seats, 18, { options, after: (state) => silent.push(hashState(state)) })
    playWild(seats, 18, { options, story: new Story<MoshHappening>(), after: (state) => told.push(hashState(state)) })
    expect(told).toEqual(silent)
  }
})

test('who has heard everything knows every open cell of the table', () => {
  for (const seats of [2, 4, 6]) {
    const story = new Story<MoshHappening>()
    const listeners: Seat[] = [...everySeat(seats), WATCHER]
    const ledgers = listeners.map((listener) => zombieMosh.ledger(listener))
    const random = new Random(1)
    playWild(seats, 19, {
      options: { side: 'B', songs: 2 },
      story,
      after: (state) => {
        listeners.forEach((listener, index) => {
          const ledger = ledgers[index]!
          for (const heard of listen(story.events, listener)) ledger.hear(heard)
          const world = ledger.determinise(random)
          expect([...world.subarray(0, HAND)]).toEqual([...state.subarray(0, HAND)])
          const { seats: all, discard } = zombieMosh.view(state, WATCHER)
          const open = [
            ...discard,
            ...all.flatMap(({ hits, defences }) => [...hits, ...defences].map(({ card }) => card)),
          ]
          for (const card of open) {
            if (world[CARDS + card] !== state[CARDS + card]) throw new Error(`card ${card} lies elsewhere`)
          }
        })
        story.events.length = 0
      },
    })
  }
})

test('a placed card and a dealt one can never be taken back; nothing else hides what was told', () => {
  const story = new Story<MoshHappening>()
  playWild(2, 20, {
    story,
    after: () => {
      const revealed = story.events.some(({ open }) =>
        ['attacked', 'defended', 'dealt', 'crowdHit'].includes(open.type),
      )
      expect(story.irreversible).toBe(revealed)
      story.irreversible = false
      story.events.length = 0
    },
  })
})
