import type { RulesModule } from '@brouhaha/rulesets/ruleset'
import { type Game, isRefusal, isSchemaError, type Seat, seedFromText, WATCHER } from '@brouhaha/table'
import type { Ear, PackedLog } from '../recording.ts'
import { firstFitting, gameOf, pinnedBy, type Shelf } from '../rules.ts'
import type { Moment } from './messages.ts'
import { packsOfLog } from './packs-of-log.ts'

type Hand = readonly { readonly id: string }[]

/** Every moment of a game under the rules that it pins, as far as its log is true; null without rules. */
export async function foldLog(log: PackedLog, ear: Ear, shelf: Shelf): Promise<readonly Moment[] | null> {
  const packs = await packsOfLog(log)
  if (packs === null) return null
  const found = await firstFitting(shelf, pinnedBy(shelf, log.header), (rules) =>
    momentsUnder(rules, gameOf(rules, packs), log, ear),
  )
  return typeof found === 'string' ? null : found
}

function momentsUnder({ Match }: RulesModule, game: Game, log: PackedLog, ear: Ear): readonly Moment[] | null {
  const { seats, options, seed, hash } = log.header
  const words = seedFromText(seed)
  if (words === null) return null
  const match = Match.open(game, { seats, options, seed: words })
  if (isRefusal(match) || isSchemaError(match) || match.header.hash !== hash) return null

  const shown = Array.from({ length: seats }, (_, seat) => seat as Seat).filter((seat) => ear === 'all' || ear === seat)
  const layOut = (): Moment => ({
    view: game.view(match.state, typeof ear === 'number' ? (ear as Seat) : WATCHER),
    hands: shown.map((seat) => ((game.view(match.state, seat) as { hand?: Hand }).hand ?? []).map(({ id }) => id)),
  })
  const moments = [layOut()]
  for (const { id, seat, seq, choice } of log.rows) {
    if (match.submit({ id, seat, seq, choice }).kind !== 'accepted') break
    moments.push(layOut())
  }
  return moments
}
