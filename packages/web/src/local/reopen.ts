// A kept game, folded anew from its log under the rules that it pins. A new game pins the newest.

import { closeLuck, Damaged, HostedGame } from '@brouhaha/host'
import { newerThan, type RulesModule } from '@brouhaha/rulesets/ruleset'
import { type KeptGame, nameOfGame, packsOf } from './game.ts'
import { luckOf } from './luck.ts'
import { firstFitting, gameOf, newestOf, pinnedBy, type Ruleless, type Shelf } from './rules.ts'

/** Why a game cannot go on: no rules, a log that is not true under them, cards that ask too much, or that its rules cannot read. */
export type Unplayable = Ruleless | 'damaged' | 'tooDear' | 'newerPack'

export interface Reopened {
  readonly ruleset: string
  readonly unreleased?: true
  readonly hosted: HostedGame
}

export async function reopen(kept: KeptGame, shelf: Shelf): Promise<Reopened | Unplayable> {
  const { header, ruleset, unreleased } = kept.game
  if (await asksTooMuch(kept)) return 'tooDear'
  const fitting =
    header === null ? newestOf(shelf, nameOfGame(kept.game)) : pinnedBy(shelf, { ...header, ruleset, unreleased })
  const found = await firstFitting(shelf, fitting, (rules, { sha256, unreleased }) => {
    if (newerThan(rules, packsOf(kept.game)) !== null) return 'newerPack'
    const hosted = foldUnder(rules, kept)
    return hosted && { ruleset: sha256, ...(unreleased && { unreleased }), hosted }
  })
  return found ?? 'damaged'
}

/** What reads packs is fetched when there are any. */
async function asksTooMuch({ game }: KeptGame): Promise<boolean> {
  const packs = packsOf(game)
  if (packs.length === 0) return false
  const { areTooDear } = await import('./read-packs.ts')
  return areTooDear(packs)
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
