// What a view says to one viewer only.

import { type Seat, WATCHER } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { everySeat } from './fixture.ts'
import { playWild } from './wild.ts'

test('[ZM-CARD-05] everybody’s view and what is a seat’s own make that seat’s view', () => {
  for (const seats of [2, 4, 6]) {
    const viewers: Seat[] = [...everySeat(seats), WATCHER]
    playWild(seats, 21, {
      options: { songs: 2 },
      after: (state) => {
        for (const viewer of viewers) {
          const own = zombieMosh.own!(state, viewer)
          expect({ ...zombieMosh.view(state, WATCHER), ...own }).toEqual(zombieMosh.view(state, viewer))
          expect(Object.keys(own)).toEqual(['you', 'hand'])
          expect(own.you).toBe(viewer === WATCHER ? null : viewer)
        }
      },
    })
  }
})
