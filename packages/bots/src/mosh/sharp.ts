// Search over worlds that fit what the seat knows. In each world every candidate is tried, so that all of them meet the
// same luck; after each heat the weaker half is dropped (sequential halving: Karnin, Koren and Somekh, 2013).

import { copyInto, SILENT, type State } from '@brouhaha/table'
import { layout, type MoshKinds } from '@brouhaha/zombie-mosh'
import type { SeeingBot, Sight } from '../bot.ts'
import { type Candidate, candidatesOf } from './candidates.ts'
import { playRound } from './playout.ts'
import { steady } from './steady.ts'

export interface Sharpness {
  /** About how many playouts a decision costs; each heat looks into one world at least. */
  readonly iterations?: number
  /** Asked before each world: a live table may cut a search short. */
  readonly outOfTime?: () => boolean
}

const ITERATIONS = 400

/** Imagines how the round may go on. Its budget counts playouts, so that a seed gives the same game everywhere. */
export function sharp({ iterations = ITERATIONS, outOfTime = () => false }: Sharpness = {}): SeeingBot<MoshKinds> {
  const scratch: State = new Int32Array(layout.CELLS)

  const tryAll = (candidates: readonly Candidate[], world: State, { seat, view, rules }: Sight<MoshKinds>): void => {
    for (const candidate of candidates) {
      copyInto(scratch, world)
      rules.apply(scratch, seat, candidate.choice, SILENT)
      candidate.sum += playRound(rules, scratch, view.round, seat)
    }
  }

  return {
    name: 'sharp',
    attention: 'ledger',
    choose(sight, luck) {
      const favourite = steady.choose(sight, luck)
      if (sight.view.stage !== 'dance') return favourite
      let rest = candidatesOf(sight.view, sight.choices, favourite)
      const playouts = iterations / heatsFor(rest.length)
      while (rest.length > 1) {
        const worlds = Math.max(1, Math.floor(playouts / rest.length))
        for (let i = 0; i < worlds; i++) {
          if (outOfTime()) return byStrength(rest)[0]!.choice
          tryAll(rest, sight.ledger.determinise(luck), sight)
        }
        rest = byStrength(rest).slice(0, Math.ceil(rest.length / 2))
      }
      return rest[0]!.choice
    },
  }
}

/** How often a number can be halved, rounding up, until one is left. */
function heatsFor(candidates: number): number {
  let heats = 0
  for (let rest = candidates; rest > 1; rest = Math.ceil(rest / 2)) heats++
  return heats
}

/** The strongest first; among equals the order stays, and the favourite comes first. */
const byStrength = (candidates: readonly Candidate[]): Candidate[] =>
  [...candidates].sort((one, other) => other.sum - one.sum)
