// How games of a box went: how long they were, how they were decided, and which cards nobody ever drew or played.

import type { PackShelf } from '@brouhaha/games'
import { type CardOf, cardsOf, type MunchkinGame, type MunchkinHappening, type MunchkinKinds } from '@brouhaha/munchkin'
import { type Game, listSeats, type State } from '@brouhaha/table'
import { Notebook, overheard } from '../pack/notebook.ts'
import { addTo, type Count } from '../work/counts.ts'

export interface SurveyCounts {
  /** How many games took so many rounds. */
  readonly rounds: Count
  readonly decided: Count
  /** In how many games each card was drawn, and played or met. */
  readonly drawn: Count
  readonly played: Count
}

export const noSurvey = (): SurveyCounts => ({ rounds: {}, decided: {}, drawn: {}, played: {} })

/** Notes cards, and whether anybody helps in the fight at hand. */
class Listener extends Notebook {
  isHelped = false

  override hear(happening: MunchkinHappening): void {
    super.hear(happening)
    const { open } = happening
    if (open.type === 'combatBegan' || open.type === 'helperLeft') this.isHelped = false
    else if (open.type === 'helpForced' || (open.type === 'helpAnswered' && open.accepted)) this.isHelped = true
  }
}

/** A kill alone, with a helper, or shared by several winners; or another ending by its name. */
function decisionOf(game: MunchkinGame, state: State, isHelped: boolean): string {
  const ending = game.ending(state) ?? 'none'
  if (ending !== 'kill') return ending
  return listSeats(game.winners(state)).length > 1 ? 'sharedKill' : isHelped ? 'killWithHelp' : 'killAlone'
}

export class Survey {
  readonly counts = noSurvey()
  readonly #boxes: readonly string[]
  readonly #shelf: PackShelf
  #listener = new Listener()

  constructor(boxes: readonly string[], shelf: PackShelf) {
    this.#boxes = boxes
    this.#shelf = shelf
    for (const { box, cards } of shelf.packs) {
      if (!boxes.includes(box)) continue
      for (const { id } of cards) {
        this.counts.drawn[id] = 0
        this.counts.played[id] = 0
      }
    }
  }

  #workedWhenDrawn(cardOf: CardOf, players: number): string[] {
    const seats = Array.from({ length: players }, (_, seat) => seat)
    const drawn = seats.flatMap((seat) => [...this.#listener.drawn(seat)].map(cardOf))
    return drawn.filter(({ onDraw }) => onDraw !== undefined).map(({ id }) => id)
  }

  /** The game, with somebody who listens to the next one played. */
  begin(): Game<MunchkinKinds> {
    this.#listener = new Listener()
    return overheard(this.#shelf.game, this.#listener)
  }

  finish(state: State, players: number): void {
    const { game, packs } = this.#shelf
    addTo(this.counts.rounds, String(Math.ceil(game.turns(state) / players)))
    addTo(this.counts.decided, decisionOf(game, state, this.#listener.isHelped))
    const cardOf = cardsOf(packs, this.#boxes)
    for (const what of ['drawn', 'played'] as const) {
      const ids = new Set<string>()
      for (let seat = 0; seat < players; seat++) for (const copy of this.#listener[what](seat)) ids.add(cardOf(copy).id)
      // What works as it is drawn is never played.
      if (what === 'played') for (const id of this.#workedWhenDrawn(cardOf, players)) ids.add(id)
      for (const id of ids) addTo(this.counts[what], id)
    }
  }
}

export interface SurveyReport {
  readonly rounds: { readonly median: number; readonly mean: number; readonly most: number }
  /** Each seat's share of the victories, and half of its 95 % interval. */
  readonly seats: readonly { readonly share: number; readonly error: number }[]
  readonly decided: Readonly<Record<string, number>>
  readonly neverDrawn: readonly string[]
  readonly neverPlayed: readonly string[]
}

const DEVIATIONS = 1.96
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

/** The lengths, the shortest first. */
const lengthsOf = (rounds: Count): number[] =>
  Object.entries(rounds)
    .flatMap(([length, games]) => Array.from({ length: games }, () => Number(length)))
    .sort((one, other) => one - other)

const never = (count: Count): string[] =>
  Object.keys(count)
    .filter((id) => count[id] === 0)
    .sort()

export function reportSurvey(counts: SurveyCounts, winsBySeat: readonly number[]): SurveyReport {
  const lengths = lengthsOf(counts.rounds)
  const games = Math.max(1, lengths.length)
  const wins = winsBySeat.reduce((sum, one) => sum + one, 0)
  return {
    rounds: {
      median: lengths[lengths.length >> 1] ?? 0,
      mean: rounded(lengths.reduce((sum, one) => sum + one, 0) / games, 1),
      most: lengths.at(-1) ?? 0,
    },
    seats: winsBySeat.map((won) => {
      const share = won / Math.max(1, wins)
      return { share: rounded(share, 4), error: rounded(DEVIATIONS * Math.sqrt((share * (1 - share)) / games), 4) }
    }),
    decided: counts.decided,
    neverDrawn: never(counts.drawn),
    neverPlayed: never(counts.played),
  }
}
