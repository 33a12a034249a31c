import { packInfo } from '@brouhaha/games'
import { promiseOf } from '@brouhaha/host'
import type { TableInfo } from '@brouhaha/protocol'
import { type LocalGame, nameOfGame, packsOf, personsOf, seatInfos } from './game.ts'
import { luckOf } from './luck.ts'

/** A game on this device as a server would describe it. */
export function localTableInfo(game: LocalGame, paused: boolean): TableInfo {
  const { id, seats, options, luck, ruleset, over } = game
  const packs = packsOf(game)
  return {
    id,
    game: nameOfGame(game),
    ruleset: ruleset ?? '',
    options,
    ...(packs.length > 0 && { packs: packs.map(packInfo) }),
    pace: 'endless',
    status: over ? 'over' : paused ? 'paused' : 'playing',
    seats: seatInfos(seats),
    host: personsOf(seats)[0] ?? 0,
    locked: true,
    watchers: 0,
    promise: promiseOf(id, luckOf(game, luck.length, 'gathering')),
    lucky: luck.at(-1)!.added.flatMap((added, seat) => (added === '' ? [] : [seat])),
    deadline: null,
  }
}
