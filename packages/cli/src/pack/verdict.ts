// What a trial says of each card: how often, and whether those who drew or played it won more than their share.

import type { CardCount, TrialCounts } from './trial.ts'

export interface Share {
  readonly times: number
  /** Share of wins with its 95 % interval; null where it never happened. */
  readonly rate: number | null
  readonly low: number | null
  readonly high: number | null
  readonly verdict: 'helps' | 'hurts' | 'open'
}

export interface CardVerdict {
  readonly card: string
  readonly drawn: Share
  readonly played: Share
}

const DEVIATIONS = 1.96

/** Wilson's interval, which stays honest for few games and for shares near nothing or all. */
function shareOf(times: number, wins: number, par: number): Share {
  if (times === 0) return { times, rate: null, low: null, high: null, verdict: 'open' }
  const rate = wins / times
  const square = DEVIATIONS ** 2
  const middle = (rate + square / (2 * times)) / (1 + square / times)
  const reach =
    (DEVIATIONS * Math.sqrt((rate * (1 - rate)) / times + square / (4 * times * times))) / (1 + square / times)
  const [low, high] = [Math.max(0, middle - reach), Math.min(1, middle + reach)]
  return { times, rate, low, high, verdict: low > par ? 'helps' : high < par ? 'hurts' : 'open' }
}

/** The cards in the order of the pack. */
export function verdictsOf({ cards }: TrialCounts, players: number): readonly CardVerdict[] {
  const par = 1 / players
  return Object.entries(cards).map(([card, { drawn, drawnWins, played, playedWins }]: [string, CardCount]) => ({
    card,
    drawn: shareOf(drawn, drawnWins, par),
    played: shareOf(played, playedWins, par),
  }))
}
