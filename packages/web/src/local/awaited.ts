// Whom the table waits for. A gate waits for people alone: bots answer it at once, and the table closes it.

import { type HostedGame, waitsForPasses } from '@brouhaha/host'
import { includes, type Seat, WATCHER } from '@brouhaha/table'

/** What can be done before or after a gate as well, and answers none. */
const ARRANGING: ReadonlySet<string> = new Set([
  'pass',
  'playItem',
  'equip',
  'lay',
  'load',
  'attach',
  'dropTrait',
  'sell',
  'sneak',
  'countAs',
  'withdraw',
])

/** The people whom the table waits for, whose turn it is first. */
export function awaited(hosted: HostedGame, persons: readonly number[]): readonly number[] {
  const { game, state, match } = hosted
  if (hosted.gate === null) return persons.filter((seat) => includes(game.owing(state), seat as Seat))
  const living = persons.filter((seat) => includes(game.free(state), seat as Seat))
  const silent = living.filter((seat) => hosted.passOf(seat as Seat) !== null)
  const hasAnswer = (seat: number): boolean => hosted.choices(seat as Seat).some(({ type }) => !ARRANGING.has(type))
  // Alone against bots nobody can read anything from a gate that closes at once.
  if (persons.length === 1) return silent.filter(hasAnswer)
  if (waitsForPasses(match.header.options)) return silent
  // Around one device whoever holds it goes on for all, whatever anybody holds.
  return silent.length < living.length ? [] : fromTheActive(hosted, silent)
}

function fromTheActive({ game, state }: HostedGame, seats: readonly number[]): readonly number[] {
  const view = game.view(state, WATCHER)
  const active = 'active' in view ? view.active : null
  return [...seats].sort((one, other) => Number(other === active) - Number(one === active))
}
