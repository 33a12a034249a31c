// What packs of strangers cost: half-broken copies of real cards and packs built to be slow, together with all four boxes, six seats. What
// the reader accepts is below the limit; no call and no question of it comes to more than was computed.

import { type Card, MOST_EVALUATIONS, type Pack, readPack, tableCost } from '@brouhaha/cards'
import { Random } from '@brouhaha/kit'
import { Counting } from '@brouhaha/munchkin/testing'
import { PACKS } from '../../src/index.ts'
import { mutated } from './mutate-pack.ts'
import { slowPack } from './slow-pack.ts'

const OURS: readonly Pack[] = Object.values(PACKS)

export interface CostProved {
  packs: number
  accepted: number
  tooDear: number
  calls: number
  /** The dearest call, the largest bound of an accepted pack, and the slowest call in milliseconds. */
  most: number
  bound: number
  slowest: number
  breaches: { readonly pack: number; readonly says: string }[]
}

/** Some real cards under other names, with mistakes in them. */
function hostilePack(random: Random): unknown {
  const cards: unknown[] = OURS.flatMap(({ cards: all }) => all)
    .filter((card) => !('trait' in card) && random.below(20) === 0)
    .map((card: Card, index) => ({ ...card, id: `stranger-${index}` }))
  const pack = { box: 'stranger', adds: ['base'], cards }
  return random.below(4) === 0 ? pack : mutated(random, pack)
}

/** Packs have numbers of their own, whatever the chunk is cut to. */
const APART = 1_000_000
const MOVES = 12

interface Run {
  readonly seed: number
  readonly chunk: number
  readonly size: number
}

/** One pack in six is built to be slow. */
export function proveCost(
  { seed, chunk, size }: Run,
  boundOf = (packs: readonly Pack[]) => tableCost(packs).bound,
): CostProved {
  const proved: CostProved = {
    packs: 0,
    accepted: 0,
    tooDear: 0,
    calls: 0,
    most: 0,
    bound: 0,
    slowest: 0,
    breaches: [],
  }
  for (let number = chunk * APART; number < chunk * APART + size; number++) {
    const random = new Random(seed, number)
    const raw = number % 6 === 0 ? slowPack(random) : hostilePack(random)
    const read = readPack(raw, OURS)
    proved.packs++
    if ('faults' in read) {
      if (read.faults.some(({ expected }) => expected.startsWith('fewer evaluations'))) proved.tooDear++
      continue
    }
    proved.accepted++
    const says = play(random, read.pack, boundOf([...OURS, read.pack]), proved)
    if (says !== null) proved.breaches.push({ pack: number, says })
  }
  return proved
}

/** What is wrong with an accepted pack, or null. */
function play(random: Random, pack: Pack, bound: number, proved: CostProved): string | null {
  if (bound > MOST_EVALUATIONS) return `accepted with a bound of ${bound}`
  const table = new Counting([...OURS, pack])
  try {
    table.play(random, MOVES)
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
  const { most, call, slowest, calls, overBound } = table.counted
  proved.calls += calls
  proved.most = Math.max(proved.most, most)
  proved.bound = Math.max(proved.bound, bound)
  proved.slowest = Math.max(proved.slowest, slowest)
  if (overBound > 0) return `${overBound} questions cost more than was computed`
  return most > bound ? `${call} comes to ${most} of ${Math.ceil(bound)}` : null
}
