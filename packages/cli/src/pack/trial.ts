// What the cards of a pack do in games of bots: how often each was drawn and played, and how often whoever did so won.

import { playGame } from '@brouhaha/host'
import { type CardOf, cardsOf } from '@brouhaha/munchkin'
import { includes, type Seat, type Seats } from '@brouhaha/table'
import { openGame } from '../games.ts'
import { shelfOf } from '../munchkin/shelf.ts'
import type { Range } from '../work/slices.ts'
import { seatBots } from '../work/table.ts'
import { Notebook, overheard } from './notebook.ts'

export interface Trial extends Range {
  readonly kind: 'trial'
  readonly boxes: readonly string[]
  /** The packs that were brought along, as text; the last of them is on trial. */
  readonly brought: string
  readonly players: number
  readonly bots: readonly string[]
  readonly seed: number
}

/** Each seat that drew or played a card counts once a game, and won or not. */
export interface CardCount {
  drawn: number
  drawnWins: number
  played: number
  playedWins: number
}

export interface TrialCounts {
  games: number
  /** Games that did not end: they went on for too long, or the rules gave up. */
  unfinished: { readonly game: number; readonly why: string }[]
  decisions: number
  cards: Record<string, CardCount>
}

export const noTrials = (): TrialCounts => ({ games: 0, unfinished: [], decisions: 0, cards: {} })

export function addTrials(total: TrialCounts, part: TrialCounts): void {
  total.games += part.games
  total.unfinished.push(...part.unfinished)
  total.decisions += part.decisions
  for (const [id, count] of Object.entries(part.cards)) {
    const sum = countOf(total, id)
    for (const field of ['drawn', 'drawnWins', 'played', 'playedWins'] as const) sum[field] += count[field]
  }
}

const countOf = (counts: TrialCounts, id: string): CardCount => {
  counts.cards[id] ??= { drawn: 0, drawnWins: 0, played: 0, playedWins: 0 }
  return counts.cards[id]
}

/** A game of people has a few thousand choices. */
const MOST_CHOICES = 200_000

export function tryOut(trial: Trial): TrialCounts {
  const shelf = shelfOf(trial.brought)
  const simulated = openGame(trial.boxes.join('+'), shelf)
  const cardOf = cardsOf(shelf.packs, trial.boxes)
  const counts = noTrials()
  for (const { id } of shelf.brought.at(-1)?.cards ?? []) countOf(counts, id)
  for (let number = trial.from; number < trial.to; number++) {
    const notebook = new Notebook()
    const { setup, sittings } = seatBots(simulated, { ...trial, side: '', switches: [] }, number)
    let choices = 0
    const onlooker = (): void => {
      if (++choices > MOST_CHOICES) throw new Error(`more than ${MOST_CHOICES} choices`)
    }
    counts.games++
    try {
      const { state, decisions } = playGame(overheard(shelf.game, notebook), setup, sittings, {
        first: simulated.first,
        onlooker,
      })
      counts.decisions += decisions
      countCards(counts, notebook, cardOf, { players: trial.players, winners: simulated.game.winners(state) })
    } catch (error) {
      counts.unfinished.push({ game: number, why: error instanceof Error ? error.message : String(error) })
    }
  }
  return counts
}

function countCards(
  { cards }: TrialCounts,
  notebook: Notebook,
  cardOf: CardOf,
  { players, winners }: { readonly players: number; readonly winners: Seats },
): void {
  for (let seat = 0; seat < players; seat++)
    for (const what of ['drawn', 'played'] as const)
      for (const id of new Set([...notebook[what](seat)].map((copy) => cardOf(copy).id))) {
        const count = cards[id]
        if (count === undefined) continue
        count[what]++
        if (includes(winners, seat as Seat)) count[`${what}Wins`]++
      }
}
