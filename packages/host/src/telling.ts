// The message about a row, as text. What is the same for everybody is written once.

import type { AllHands } from '@brouhaha/protocol'
import { type Game, type Happening, listen, mayUndo, type Seat, type State, WATCHER } from '@brouhaha/table'
import type { HostedGame } from './hosted-game.ts'

/** Choices in words, as text, for all games by the same rules. */
const WRITTEN = new WeakMap<Game, Map<number, string>>()
const MOST_WRITTEN = 20_000

function write(game: Game, choice: number): string {
  const written = WRITTEN.get(game) ?? new Map<number, string>()
  WRITTEN.set(game, written)
  const known = written.get(choice)
  if (known !== undefined) return known
  const text = JSON.stringify(game.write(choice))
  if (written.size >= MOST_WRITTEN) written.clear()
  written.set(choice, text)
  return text
}

const isOpen = ({ secret, among }: Happening): boolean => secret === undefined && among === undefined

/** Two objects without a field in common as one, all three of them written. */
const joined = (one: string, other: string): string =>
  one === '{}' ? other : other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`

/** The view of each listener as text. */
function writeViews(game: Game, state: State, listeners: readonly Seat[]): string[] {
  if (game.own === undefined) return listeners.map((listener) => JSON.stringify(game.view(state, listener)))
  const shared: Record<string, unknown> = { ...game.view(state, WATCHER) }
  for (const field in game.own(state, WATCHER)) delete shared[field]
  const text = JSON.stringify(shared)
  return listeners.map((listener) => joined(text, JSON.stringify(game.own!(state, listener))))
}

/** The message about the newest row for each of these listeners; null for those whom it told nothing. */
export function tellRow(
  hosted: HostedGame,
  listeners: readonly Seat[],
  deadline: number | null,
  hands: AllHands | null,
): (string | null)[] {
  const { game, state, rows, match } = hosted
  const row = rows.at(-1)!
  const at = hosted.timeOf(row)
  const open = row.events.every(isOpen) ? JSON.stringify(row.events.map((event) => event.open)) : null
  const views = writeViews(game, state, listeners)
  const shown = hands === null ? '' : `,"hands":${JSON.stringify(hands)}`
  return listeners.map((listener, index) => {
    const events = open ?? JSON.stringify(listen(row.events, listener))
    if (events === '[]') return null
    const seq = hosted.heardOf(row.seq, listener)
    const choices = Array.from(hosted.offers(listener), (choice) => write(game, choice))
    const undo = mayUndo(match, listener) ? ',"undo":true' : ''
    return (
      `{"type":"moved","heard":{"seq":${seq},"seat":${row.seat},"at":${at},"events":${events}},` +
      `"sight":{"seq":${seq + 1},"view":${views[index]},"choices":[${choices.join(',')}],"hash":null${undo}${shown}},"deadline":${deadline}}`
    )
  })
}
