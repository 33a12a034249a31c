import type { RulesModule } from '@brouhaha/rulesets/ruleset'
import { type Game, isRefusal, isSchemaError, type Seat, seedFromText, WATCHER } from '@brouhaha/table'
import type { Ear, PackedLog } from '../recording.ts'
import { firstFitting, gameOf, pinnedBy, type Shelf } from '../rules.ts'
import type { Moment } from './messages.ts'
import { packsOfLog } from './packs-of-log.ts'

/** The ids of the cards in a view's field `hand`; none where a game calls them otherwise. */
function idsInHand(view: object): readonly string[] {
  const hand = 'hand' in view && Array.isArray(view.hand) ? (view.hand as readonly { readonly id: string }[]) : []
  return hand.map(({ id }) => id)
}

/** Every moment of a game under the rules that it pins, as far as its log is true; null without rules. `whole`: with the seats' views. */
export async function foldLog(
  log: PackedLog,
  ear: Ear,
  shelf: Shelf,
  whole = false,
): Promise<readonly Moment[] | null> {
  const packs = await packsOfLog(log)
  if (packs === null) return null
  const found = await firstFitting(shelf, pinnedBy(shelf, log.header), (rules) =>
    momentsUnder(rules.Match, gameOf(rules, packs), log, ear, whole),
  )
  return typeof found === 'string' ? null : found
}

function momentsUnder(
  Match: RulesModule['Match'],
  game: Game,
  log: PackedLog,
  ear: Ear,
  whole: boolean,
): readonly Moment[] | null {
  const { seats, options, seed, hash } = log.header
  const words = seedFromText(seed)
  if (words === null) return null
  const match = Match.open(game, { seats, options, seed: words })
  if (isRefusal(match) || isSchemaError(match) || match.header.hash !== hash) return null

  const shown = Array.from({ length: seats }, (_, seat) => seat as Seat).filter((seat) => ear === 'all' || ear === seat)
  const layOut = (): Moment => {
    const views = shown.map((seat) => game.view(match.state, seat))
    const view = game.view(match.state, typeof ear === 'number' ? (ear as Seat) : WATCHER)
    return { view, hands: views.map(idsInHand), ...(whole && { views }) }
  }
  const moments = [layOut()]
  for (const { id, seat, seq, choice } of log.rows) {
    if (match.submit({ id, seat, seq, choice }).kind !== 'accepted') break
    moments.push(layOut())
  }
  return moments
}
