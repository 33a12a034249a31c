// Hostile input against random games of every box and mix: numbers that stand for nothing, choices of other moments and other
// seats, mutated choices and forms, plain rubbish. Each is refused by a rule that exists or by a schema error, and then the state is
// byte for byte what it was; or it is accepted because it was legal, and then the state has no fault.

import { canonicalJson, Random } from '@brouhaha/kit'
import { MUNCHKIN_RULEBOOK } from '@brouhaha/munchkin'
import { Evening, pick, randomSetup } from '@brouhaha/munchkin/testing'
import { attempt, fork, HOUSE, type Seat, type State, seededChance, WATCHER } from '@brouhaha/table'
import { PACKS } from '../../src/index.ts'

interface Breach {
  readonly says: string
  readonly attempt: number
}

interface HostileProved {
  attempts: number
  games: number
  outcomes: Record<string, number>
  breaches: Breach[]
}

const RULES = new Set<string>(MUNCHKIN_RULEBOOK.rules.map(({ id }) => id))
const SEATS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, HOUSE, WATCHER]
const ODD: readonly unknown[] = [null, undefined, -1, 1.5, 2 ** 31, '3', [], {}, true, Number.NaN, 1e300, 'constructor']
const MOST_MOVES = 400
const TRIES = 6

/** One field of an honest message is something else now, is gone, or is new. */
function mutate(random: Random, raw: object): unknown {
  const fields = Object.keys(raw)
  const field = pick(random, [...fields, '__proto__', 'copy', 'seat', 'index', 'number'])
  const value = pick<unknown>(random, [random.below(700), random.below(8), ...ODD])
  if (random.below(6) === 0) return Object.fromEntries(Object.entries(raw).filter(([name]) => name !== field))
  return { ...raw, [field]: value }
}

const VERBS = [
  'claim',
  'run',
  'openDoor',
  'done',
  'curse',
  'play',
  'take',
  'give',
  'accept',
  'closeGate',
  'shed',
  'buy',
]

function hostile(random: Random, honest: object): unknown {
  switch (random.below(5)) {
    case 0:
      return pick(random, ODD)
    case 1:
      return { type: pick(random, VERBS), copy: random.below(700), seat: random.below(7), index: random.below(9) }
    case 2:
      return { ...honest, type: pick(random, VERBS) }
    default:
      return mutate(random, honest)
  }
}

/** What is wrong with how something was answered, or null. */
function judge(evening: Evening, before: State, answered: ReturnType<typeof attempt>, state: State): string | null {
  if (answered.kind === 'accepted') return evening.game.faults(state)[0] ?? null
  if (state.some((cell, index) => cell !== before[index])) return 'a refusal changed the state'
  if (answered.kind === 'refused' && !RULES.has(answered.refusal.rule))
    return `there is no rule ${answered.refusal.rule}`
  return null
}

export function proveHostile(run: {
  readonly seed: number
  readonly chunk: number
  readonly size: number
}): HostileProved {
  const random = new Random(run.seed, run.chunk)
  const packs = Object.values(PACKS)
  const proved: HostileProved = { attempts: 0, games: 0, outcomes: {}, breaches: [] }
  while (proved.attempts < run.size) {
    const evening = new Evening(packs, randomSetup(random, packs))
    proved.games++
    for (let moves = 0; moves < MOST_MOVES && proved.attempts < run.size && !evening.isOver; moves++) {
      const move = evening.randomMove(random)
      for (let i = 0; i < TRIES && proved.attempts < run.size; i++) {
        const seat = random.below(3) === 0 ? (pick(random, SEATS) as Seat) : move.seat
        tryOne(evening, seat, hostile(random, move.raw), proved)
      }
      evening.play(move)
    }
  }
  return proved
}

function tryOne(evening: Evening, seat: Seat, raw: unknown, proved: HostileProved): void {
  const state = fork(evening.state)
  const note = (outcome: string): void => {
    proved.outcomes[outcome] = (proved.outcomes[outcome] ?? 0) + 1
  }
  try {
    const answered = attempt(evening.game, state, seat, raw, { chance: seededChance, story: null })
    note(answered.kind === 'refused' ? `refused ${answered.refusal.rule}` : answered.kind)
    const says = judge(evening, evening.state, answered, state)
    if (says !== null) proved.breaches.push({ says: `${says}: seat ${seat} ${text(raw)}`, attempt: proved.attempts })
  } catch (error) {
    note('escaped')
    proved.breaches.push({ says: `${error}: seat ${seat} ${text(raw)}`, attempt: proved.attempts })
  }
  proved.attempts++
}

const text = (raw: unknown): string => {
  try {
    return canonicalJson(raw as never)
  } catch {
    return String(raw)
  }
}
