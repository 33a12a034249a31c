// A kept game, folded anew from its log under the rules that it pins. A new game pins the newest.

import type { Rules } from '@brouhaha/rulesets/ruleset'
import { isRefusal, isSchemaError, type Match } from '@brouhaha/table'
import { type KeptGame, nameOfGame, packsOf } from './game.ts'
import { ceremonyOf } from './luck.ts'
import { firstFitting, gameOf, newestOf, pinnedBy, type Ruleless, type Shelf } from './rules.ts'

/** Why a kept game cannot go on: no rules, or a log that is not true under them. */
export type Unplayable = Ruleless | 'damaged'

export interface Reopened {
  readonly ruleset: string
  readonly unreleased?: true
  readonly match: Match
}

export async function reopen(kept: KeptGame, shelf: Shelf): Promise<Reopened | Unplayable> {
  const { header, ruleset, unreleased } = kept.game
  const fitting =
    header === null ? newestOf(shelf, nameOfGame(kept.game)) : pinnedBy(shelf, { ...header, ruleset, unreleased })
  const found = await firstFitting(shelf, fitting, (rules, { sha256, unreleased }) => {
    const match = foldUnder(rules, kept)
    return match && { ruleset: sha256, ...(unreleased && { unreleased }), match }
  })
  return found ?? 'damaged'
}

/** Null unless every row leads where it led when it was written. */
function foldUnder(rules: Rules, { game, rows }: KeptGame): Match | null {
  const match = rules.Match.open(gameOf(rules, packsOf(game)), {
    seats: game.seats.length,
    options: game.options,
    seed: ceremonyOf(game, 1).close(),
  })
  if (isRefusal(match) || isSchemaError(match)) return null
  if (game.header !== null && match.header.hash !== game.header.hash) return null
  for (const { row } of rows) {
    const verdict = match.submit({ id: row.id, seat: row.seat, seq: row.seq, choice: row.choice })
    if (verdict.kind !== 'accepted' || verdict.row.seq !== row.seq || verdict.row.hash !== row.hash) return null
  }
  return match
}
