import { listen, type Seat, WATCHER } from '@brouhaha/table'
import { type MoshHappening, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { BLANK, retell } from '../../../../src/games/mosh/replay/retell.ts'
import { playAtRandom } from './game.ts'

const told = (events: readonly object[], listener: number) =>
  listen(events as readonly MoshHappening[], listener as Seat)

test.each([
  [2, 'A', 3],
  [3, 'B', 2],
  [4, 'A', 1],
  [5, 'B', 1],
  [6, 'A', 2],
] as const)(
  'a game of %i on side %s, %i songs, retold from what each listener heard, is what the rules show',
  (seats, side, songs) => {
    const listeners = [...Array.from({ length: seats }, (_, seat) => seat), WATCHER]
    let tellings = listeners.map(() => BLANK)
    playAtRandom(seats, { side, songs }, seats, (match) => {
      const news = match.rows.length === 1 ? [match.header, match.rows[0]!] : [match.rows.at(-1)!]
      tellings = tellings.map((before, index) => {
        const listener = listeners[index]!
        const events = news.flatMap((row) => told(row.events, listener))
        return retell(before, events, listener === WATCHER ? null : listener)
      })
      tellings.forEach(({ view }, index) => {
        expect(view).toEqual(zombieMosh.view(match.state, listeners[index] as Seat))
      })
    })
  },
)
