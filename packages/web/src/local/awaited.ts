// Whom the table waits for. A gate waits for people alone: bots answer it at once, and the table closes it.

import { HOUSE, includes, type Match, type Seat, WATCHER, type Wait } from '@brouhaha/table'
import { choicesOf } from './sight.ts'

/** The gate that the table will close, and how; null when none is open. */
export const gateOf = ({ game, state }: Match): Wait | null =>
  game.waits(state).find(({ seat }) => seat === HOUSE) ?? null

/** What can be done before or after a gate as well, and answers none. */
const ARRANGING: ReadonlySet<string> = new Set([
  'playItem',
  'equip',
  'lay',
  'load',
  'attach',
  'dropTrait',
  'sell',
  'sneak',
  'withdraw',
])

const hasPassed = (match: Match, seat: number): boolean => !choicesOf(match, seat).some(({ type }) => type === 'pass')

const hasAnswer = (match: Match, seat: number): boolean =>
  choicesOf(match, seat).some(({ type }) => type !== 'pass' && !ARRANGING.has(type))

const waitsForPasses = ({ header: { options } }: Match): boolean => 'passes' in options && options.passes === true

/** The people whom the table waits for, whose turn it is first. */
export function awaited(match: Match, persons: readonly number[]): readonly number[] {
  const { game, state } = match
  if (gateOf(match) === null) return persons.filter((seat) => includes(game.owing(state), seat as Seat))
  const living = persons.filter((seat) => includes(game.free(state), seat as Seat))
  const silent = living.filter((seat) => !hasPassed(match, seat))
  // Alone against bots nobody can read anything from a gate that closes at once.
  if (persons.length === 1) return silent.filter((seat) => hasAnswer(match, seat))
  if (waitsForPasses(match)) return silent
  // Around one device whoever holds it goes on for all, whatever anybody holds.
  return silent.length < living.length ? [] : fromTheActive(match, silent)
}

function fromTheActive({ game, state }: Match, seats: readonly number[]): readonly number[] {
  const view = game.view(state, WATCHER)
  const active = 'active' in view ? view.active : null
  return [...seats].sort((one, other) => Number(other === active) - Number(one === active))
}
