// What whoever looks at a game on this device may see and hear; behind the curtain, what is public.

import type { Heard, Sight, TableInfo } from '@brouhaha/protocol'
import { hashView, type LogRow, listen, type Match, mayUndo, type Seat, WATCHER } from '@brouhaha/table'
import { type LocalGame, nameOfGame, packsOf, personsOf, seatInfos } from './game.ts'
import { ceremonyOf } from './luck.ts'
import { infoOf } from './packs.ts'

const listenerOf = (viewer: number | null): Seat => (viewer ?? WATCHER) as Seat

export const heardOf = ({ seq, seat, events }: LogRow, viewer: number | null, at: number): Heard => ({
  seq,
  seat,
  at,
  events: listen(events, listenerOf(viewer)),
})

export function choicesOf({ game, state }: Match, seat: number): readonly { readonly type: string }[] {
  const offered = new Int32Array(game.mostChoices)
  const count = game.choices(state, seat as Seat, offered)
  return Array.from(offered.subarray(0, count), (choice) => game.write(choice))
}

export function sightOf(match: Match, viewer: number | null): Sight {
  const view = match.game.view(match.state, listenerOf(viewer))
  return {
    seq: match.rows.length,
    view,
    choices: viewer === null ? [] : choicesOf(match, viewer),
    hash: hashView(view),
    ...(mayUndo(match, listenerOf(viewer)) && { undo: true }),
  }
}

/** The table as a server would describe it. */
export function tableOf(game: LocalGame, paused: boolean): TableInfo {
  const { id, seats, options, luck, ruleset, over } = game
  const packs = packsOf(game)
  return {
    id,
    game: nameOfGame(game),
    ruleset: ruleset ?? '',
    options,
    ...(packs.length > 0 && { packs: packs.map(infoOf) }),
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
