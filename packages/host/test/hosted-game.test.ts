// What each listener is told of a row, whether or not the rules say which part of a view is a viewer's own.

import { type Game, Match, type Seat, type Seed, WATCHER } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { HostedGame } from '../src/hosted-game.ts'
import { tellRow } from '../src/telling.ts'

const SEED = Int32Array.from({ length: 8 }, (_, word) => word + 1) as Seed
const LISTENERS = [0, 1, 2, WATCHER] as Seat[]

const { own, ...withoutOwn } = zombieMosh
const bare: Game<MoshKinds> = withoutOwn
const nothingOwn: Game<MoshKinds> = {
  ...zombieMosh,
  view: (state) => zombieMosh.view(state, WATCHER),
  own: () => ({}),
}
const allOwn: Game<MoshKinds> = { ...zombieMosh, own: zombieMosh.view }

test.each([
  ['which fields are a viewer’s own', zombieMosh],
  ['nothing about it', bare],
  ['that no field is', nothingOwn],
  ['that every field is', allOwn],
])('everybody hears of a row with their whole view, when the rules say %s', (_, game) => {
  const playing = HostedGame.begin({ game, Match } as never, 3, {}, SEED)
  for (let row = 0; row < 40; row++) {
    const [wait] = game.waits(playing.state)
    const command = { id: `row-${row}`, seat: wait!.seat, seq: row, choice: game.write(wait!.fallback) }
    expect(playing.submit(command, row).row).not.toBeNull()
    const texts = tellRow(playing, LISTENERS, null, null)
    LISTENERS.forEach((listener, index) => {
      const { sight } = JSON.parse(texts[index]!)
      expect(sight.view).toEqual(game.view(playing.state, listener))
    })
  }
  expect(own).toBe(zombieMosh.own)
})
