// Search over worlds that fit what the seat knows. Each world is tried with every candidate, so that all of them meet the
// same luck; after each heat the weaker half of the candidates is dropped (sequential halving: Karnin, Koren and Somekh,
// 2013).

import { copyInto, SILENT, type State } from '@brouhaha/table'
import { cardOf, layout, type MoshKinds, partOf, zombieMosh } from '@brouhaha/zombie-mosh'
import type { SeeingBot, Sight } from '../bot.ts'
import { playOn } from './playout.ts'
import { steady } from './steady.ts'

export interface Sharpness {
  /** How many playouts a decision may cost. */
  readonly iterations?: number
  /** Asked before each world; a live table may cut the search short. What is searched never depends on a clock else. */
  readonly outOfTime?: () => boolean
  readonly rounds?: number
}

const ITERATIONS = 600
const ROUNDS = 1

interface Candidate {
  readonly choice: number
  sum: number
}

/** The choices that differ: of cards that show the same two parts, one is as good as another. */
function candidatesOf(choices: ArrayLike<number>, favourite: number): Candidate[] {
  const seen = new Set<number>()
  const candidates: Candidate[] = []
  for (const choice of [favourite, ...Array.from(choices)]) {
    const card = cardOf(choice)
    const kind = ((partOf(card, 0) * 8 + partOf(card, 1)) << 5) | (choice & 31)
    if (seen.has(kind)) continue
    seen.add(kind)
    candidates.push({ choice, sum: 0 })
  }
  return candidates
}

export function sharp({
  iterations = ITERATIONS,
  outOfTime = () => false,
  rounds = ROUNDS,
}: Sharpness = {}): SeeingBot<MoshKinds> {
  const scratch: State = new Int32Array(layout.CELLS)
  return {
    name: 'sharp',
    attention: 'ledger',
    choose(sight: Sight<MoshKinds>, luck) {
      const favourite = steady.choose(sight, luck)
      if (sight.view.stage !== 'dance') return favourite
      const { seat, ledger } = sight
      let alive = candidatesOf(sight.choices, favourite)
      const heats = Math.ceil(Math.log2(alive.length))
      for (let heat = 0; heat < heats; heat++) {
        const worlds = Math.max(1, Math.floor(iterations / heats / alive.length))
        for (let i = 0; i < worlds; i++) {
          if (outOfTime()) return leader(alive).choice
          const world = ledger.determinise(luck)
          for (const candidate of alive) {
            copyInto(scratch, world)
            zombieMosh.apply(scratch, seat, candidate.choice, SILENT)
            candidate.sum += playOn(scratch, seat, rounds)
          }
        }
        alive = alive.sort((one, other) => other.sum - one.sum).slice(0, Math.ceil(alive.length / 2))
      }
      return alive[0]!.choice
    },
  }
}

const leader = (alive: readonly Candidate[]): Candidate =>
  alive.reduce((best, candidate) => (candidate.sum > best.sum ? candidate : best))
