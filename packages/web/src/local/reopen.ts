// A kept game, folded anew from its log. A game that began under another edition of the rules is never folded under these.

import { isRefusal, isSchemaError, Match } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import type { KeptGame } from './game.ts'
import { ceremonyOf } from './luck.ts'

/** Why a kept game cannot go on: other rules, or a log that is not true. */
export type Unplayable = 'edition' | 'damaged'

export function reopen({ game, rows }: KeptGame): Match<MoshKinds> | Unplayable {
  const { header } = game
  if (header !== null && (header.game !== zombieMosh.name || header.edition !== zombieMosh.edition)) return 'edition'
  const match = Match.open(zombieMosh, {
    seats: game.seats.length,
    options: game.options,
    seed: ceremonyOf(game, 1).close(),
  })
  if (isRefusal(match) || isSchemaError(match)) return 'damaged'
  if (header !== null && match.header.hash !== header.hash) return 'damaged'
  for (const { row } of rows) {
    const verdict = match.submit({ id: row.id, seat: row.seat, seq: row.seq, choice: row.choice })
    if (verdict.kind !== 'accepted' || verdict.row.hash !== row.hash) return 'damaged'
  }
  return match
}
