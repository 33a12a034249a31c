// A kept game, folded anew from its log under the rules that it pins. A new game pins the newest.

import { closeLuck, Damaged, HostedGame } from '@brouhaha/host'
import type { RulesModule } from '@brouhaha/rulesets/ruleset'
import { type KeptGame, nameOfGame, packsOf } from './game.ts'
import { luckOf } from './luck.ts'
import { firstFitting, gameOf, newestOf, pinnedBy, type Ruleless, type Shelf } from './rules.ts'

/** Why a kept game cannot go on: no rules, or a log that is not true under them. */
export type Unplayable = Ruleless | 'damaged'

export interface Reopened {
  readonly ruleset: string
  readonly unreleased?: true
  readonly hosted: HostedGame
}

export async function reopen(kept: KeptGame, shelf: Shelf): Promise<Reopened | Unplayable> {
  const { header, ruleset, unreleased } = kept.game
  const fitting =
    header === null ? newestOf(shelf, nameOfGame(kept.game)) : pinnedBy(shelf, { ...header, ruleset, unreleased })
  const found = await firstFitting(shelf, fitting, (rules, { sha256, unreleased }) => {
    const hosted = foldUnder(rules, kept)
    return hosted && { ruleset: sha256, ...(unreleased && { unreleased }), hosted }
  })
  return found ?? 'damaged'
}

/** Null unless every row leads where it led when it was written. */
function foldUnder(rules: RulesModule, { game, rows }: KeptGame): HostedGame | null {
  const pinned = { Match: rules.Match, game: gameOf(rules, packsOf(game)) }
  try {
    if (game.header !== null) return HostedGame.resume(pinned, game.header, rows)
    return HostedGame.begin(
      pinned,
      game.seats.length,
      game.options,
      closeLuck(game.id, luckOf(game, 1, 'gathering')).seed,
    )
  } catch (error) {
    if (error instanceof Damaged) return null
    throw error
  }
}
