// What whoever looks at a game on this device may see and hear; behind the curtain, what is public.

import type { Heard, Sight, TableInfo } from '@brouhaha/protocol'
import { hashView, type LogRow, listen, type Match, type Seat, WATCHER } from '@brouhaha/table'
import type { MoshKinds } from '@brouhaha/zombie-mosh'
import { type LocalGame, personsOf, seatInfos } from './game.ts'
import { ceremonyOf } from './luck.ts'

export const listenerOf = (viewer: number | null): Seat => (viewer ?? WATCHER) as Seat

export const heardOf = ({ seq, seat, events }: LogRow, viewer: number | null, at: number): Heard => ({
  seq,
  seat,
  at,
  events: listen(events, listenerOf(viewer)),
})

export function sightOf({ game, state, rows }: Match<MoshKinds>, viewer: number | null): Sight {
  const view = game.view(state, listenerOf(viewer))
  const offered = new Int32Array(game.mostChoices)
  const count = viewer === null ? 0 : game.choices(state, viewer as Seat, offered)
  return {
    seq: rows.length,
    view,
    choices: Array.from(offered.subarray(0, count), (choice) => game.write(choice)),
    hash: hashView(view),
  }
}

/** The table as a server would describe it. */
export function tableOf(game: LocalGame, paused: boolean): TableInfo {
  const { id, seats, options, luck, ruleset, over } = game
  return {
    id,
    game: 'zombie-mosh',
    ruleset: ruleset ?? '',
    options,
    pace: 'endless',
    status: over ? 'over' : paused ? 'paused' : 'playing',
    seats: seatInfos(seats),
    host: personsOf(seats)[0] ?? 0,
    locked: true,
    watchers: 0,
    promise: ceremonyOf(game, luck.length).promise,
    lucky: luck.at(-1)!.added.flatMap((added, seat) => (added === '' ? [] : [seat])),
    deadline: null,
  }
}
