// Whatever comes in from outside is carried out because it was on offer, or it changes nothing and says why: by a rule
// that exists, or by what was expected where. Nothing that anybody sends makes the table throw.

import { assert, canonicalJson, Random } from '@brouhaha/kit'
import {
  ACCEPTED,
  type Command,
  fork,
  type Game,
  HOUSE,
  hashState,
  isRefusal,
  isSchemaError,
  Match,
  type Refusal,
  type Seat,
  SILENT,
  type State,
  type Trouble,
  type Verdict,
  WATCHER,
} from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { CARD_COUNT } from '../../src/body.ts'
import { placement } from '../../src/choice.ts'
import { type MoshKinds, zombieMosh } from '../../src/game.ts'
import { DANCING, MOST_SEATS, SEATS, STAGE } from '../../src/layout.ts'
import { MOSH_RULEBOOK } from '../../src/rulebook.ts'
import { type Move, pick, randomMove, randomSetup } from './concert.ts'
import { hugeOrOdd, junk, mutate } from './junk.ts'

/** Something that went through, or went wrong, and should not have. */
export interface Breach {
  readonly way: string
  readonly says: string
  readonly attempt: number
}

export interface HostileProved {
  attempts: number
  games: number
  /** How many attempts of each way, and how they ended: by rule, by schema error, or accepted because they were legal. */
  ways: Record<string, number>
  outcomes: Record<string, number>
  breaches: Breach[]
}

type MoshMatch = Match<MoshKinds>

const RULES = new Set<string>(MOSH_RULEBOOK.rules.map((rule) => rule.id))
/** Attempts before each honest move: more where a game does not stay for long. */
const attemptsAt = (state: State): number => (state[STAGE] === DANCING ? 8 : 40)

const openMatch = (game: Game<MoshKinds>, random: Random): MoshMatch => {
  const match = Match.open(game, randomSetup(random))
  assert(!isRefusal(match) && !isSchemaError(match), 'a match needs a legal set-up')
  return match
}

/** Ways to turn an honest command into another one. Each answers with what is sent in its place. */
const WAYS: Readonly<Record<string, (random: Random, honest: Command, match: MoshMatch) => unknown>> = {
  wrongSeat: (random, honest) => ({ ...honest, seat: pick(random, [0, 1, 2, 3, 4, 5, 6, HOUSE, WATCHER, -1, 31, 32]) }),
  wrongCard: (random, honest) => ({ ...honest, choice: anyPlacement(random) }),
  wrongStage: (random, honest) => ({
    ...honest,
    seat: pick(random, [honest.seat, random.below(MOST_SEATS), HOUSE]),
    choice: pick(random, [
      { type: 'board', board: random.below(6) },
      { type: 'enough' },
      { type: 'song', seed: 'aB'.repeat(32) },
      anyPlacement(random),
    ]),
  }),
  staleSeq: (random, honest, { rows }) => ({
    ...honest,
    seq: rows.length === 0 ? 1 : pick(random, [rows.length - 1, random.below(rows.length), rows.length + 1]),
  }),
  hostileSeq: (random, honest) => ({ ...honest, seq: junk(random) }),
  repeatedId: (random, honest, { rows }) => {
    if (rows.length === 0) return { ...honest, id: '' }
    const { id, seat } = pick(random, rows)
    return { ...honest, id, seat: pick(random, [seat, honest.seat, random.below(MOST_SEATS)]) }
  },
  hostileId: (random, honest) => ({ ...honest, id: pick(random, [junk(random), 'y'.repeat(101)]) }),
  hostileSeat: (random, honest) => ({ ...honest, seat: junk(random) }),
  junk: (random, honest) => ({ ...honest, choice: junk(random) }),
  mutated: (random, honest) => ({ ...honest, choice: mutate(random, honest.choice as object) }),
  junkInside: (random, honest) => ({
    ...honest,
    choice: {
      ...(honest.choice as object),
      [pick(random, ['card', 'part', 'board', 'seed'])]: junk(random),
      seat: junk(random),
    },
  }),
  hostileCommand: (random, honest) => pick(random, [junk(random), mutate(random, honest)]),
}

const anyPlacement = (random: Random): unknown =>
  zombieMosh.write(placement(random.below(CARD_COUNT), random.below(2), random.below(2), random.below(MOST_SEATS)))

/** So many attempts on random games. The same seed and chunk give the same attempts. */
export function proveHostile(
  run: { readonly seed: number; readonly chunk: number; readonly size: number },
  game: Game<MoshKinds> = zombieMosh,
): HostileProved {
  const random = new Random(run.seed, run.chunk)
  const proved: HostileProved = { attempts: 0, games: 0, ways: {}, outcomes: {}, breaches: [] }
  const cleanPrototype = Object.getOwnPropertyNames(Object.prototype).join()
  while (proved.attempts < run.size) {
    const match = openMatch(game, random)
    proved.games++
    while (proved.attempts < run.size) {
      const most = Math.min(run.size, proved.attempts + attemptsAt(match.state))
      while (proved.attempts < most) attack(random, match, proved)
      if (zombieMosh.over(match.state)) break
      playHonestly(match, randomMove(random, match.state))
    }
  }
  if (Object.getOwnPropertyNames(Object.prototype).join() !== cleanPrototype) {
    proved.breaches.push({ way: 'all', says: 'the prototype of all objects changed', attempt: proved.attempts })
  }
  return proved
}

function playHonestly(match: MoshMatch, { seat, raw }: Move): void {
  const seq = match.rows.length
  const verdict = match.submit({ id: `honest ${seq}`, seat, seq, choice: raw })
  assert(verdict.kind === 'accepted', 'a listed choice is legal')
}

function attack(random: Random, match: MoshMatch, proved: HostileProved): void {
  const way = pick(random, [...Object.keys(WAYS), 'number'])
  const outcome = way === 'number' ? applyNumber(random, match) : submit(random, match, way)
  if (outcome.breach !== null) proved.breaches.push({ way, says: outcome.breach, attempt: proved.attempts })
  proved.attempts++
  proved.ways[way] = (proved.ways[way] ?? 0) + 1
  proved.outcomes[outcome.name] = (proved.outcomes[outcome.name] ?? 0) + 1
}

interface Outcome {
  readonly name: string
  readonly breach: string | null
}

/** A command through the table's door. */
function submit(random: Random, match: MoshMatch, way: string): Outcome {
  const { state, rows } = match
  const over = zombieMosh.over(state)
  const { seat, raw }: Move = over ? { seat: 0 as Seat, raw: { type: 'enough' } } : randomMove(random, state)
  const honest: Command = { id: `hostile ${random.word()}`, seat, seq: rows.length, choice: raw }
  const sent = WAYS[way]!(random, honest, match) as Command
  const earlier = fork(state)
  const before = hashState(state)
  const log = rows.length

  let verdict: Verdict
  try {
    verdict = match.submit(sent)
  } catch (error) {
    return { name: 'escaped', breach: `an exception escaped: ${error}` }
  }
  const after = hashState(state)
  const unchanged = after === before && rows.length === log
  if (verdict.kind !== 'accepted') {
    return { name: nameOf(verdict), breach: unchanged ? fault(verdict) : 'a refused choice changed the state' }
  }
  const { row } = verdict
  if (rows.indexOf(row) < log) {
    return { name: 'answered again', breach: unchanged ? null : 'a repeated command changed the state' }
  }
  const listed = row.choice.type === 'song' ? `${HOUSE} song` : `${row.seat} ${canonicalJson(row.choice)}`
  if (!offers(earlier).has(listed)) return { name: 'accepted', breach: `not on offer: ${listed}` }
  return { name: 'accepted', breach: after === row.hash ? null : 'the row has another hash than the state' }
}

/** A bare number, as a bot would give it, straight to the rules. */
function applyNumber(random: Random, { game, state: real }: MoshMatch): Outcome {
  const state = fork(real)
  const seat = pick(random, [0, 1, 2, 3, 4, 5, HOUSE, WATCHER]) as Seat
  const choice = pick(random, [
    random.below(1700),
    random.below(5000),
    random.word(),
    random.word() / 1024,
    hugeOrOdd(random),
  ])
  const offered = listChoices(zombieMosh, state, seat).includes(choice)
  const before = hashState(state)
  let answer: number
  try {
    answer = game.apply(state, seat, choice, SILENT)
  } catch (error) {
    return { name: 'escaped', breach: `an exception escaped from apply(${seat}, ${choice}): ${error}` }
  }
  const said = game.refusals[answer]
  if (answer === ACCEPTED || said === undefined) {
    return { name: 'accepted', breach: offered ? null : `apply(${seat}, ${choice}) answered ${answer}` }
  }
  if (offered) return { name: 'refused', breach: `apply(${seat}, ${choice}) refused what was on offer` }
  const unchanged = hashState(state) === before
  return { name: `refused ${said.rule}`, breach: unchanged ? faultOf(said) : 'a refused choice changed the state' }
}

/** Everything on offer to anybody, as texts. */
function offers(state: State): Set<string> {
  const offered = new Set<string>()
  const owing = zombieMosh.owing(state)
  if (((owing >>> HOUSE) & 1) === 1) offered.add(`${HOUSE} song`)
  const seats = [...Array.from({ length: state[SEATS]! }, (_, seat) => seat as Seat), HOUSE]
  for (const seat of seats) {
    for (const choice of listChoices(zombieMosh, state, seat)) {
      offered.add(`${seat} ${canonicalJson(zombieMosh.write(choice))}`)
    }
  }
  return offered
}

const nameOf = (trouble: Trouble): string =>
  trouble.kind === 'refused' ? `refused ${trouble.refusal.rule}` : `malformed ${trouble.error.path || 'choice'}`

function fault(trouble: Trouble): string | null {
  if (trouble.kind === 'refused') return faultOf(trouble.refusal)
  const { path, expected } = trouble.error
  return typeof path === 'string' && expected !== '' ? null : 'a schema error says nothing'
}

function faultOf({ rule, says }: Refusal): string | null {
  if (!RULES.has(rule) && !rule.startsWith('TABLE-')) return `no rule is called ${rule}`
  return says.en !== '' && says.fr !== '' ? null : `the refusal by ${rule} says nothing`
}
