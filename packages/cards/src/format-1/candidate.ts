// In format 1 the words for seats inside a question about other players meant the player who is tried. Format 2 has a word for him, and
// the others mean there what they mean around it.

import { isObject } from '../schema/reader.ts'
import type { Raw } from './known.ts'
import type { Notify } from './notices.ts'

const NEVER: Raw = { not: { all: [] } }

/** The player who is tried, and players beside him. */
const ITSELF: ReadonlySet<unknown> = new Set(['you', 'victim', 'target', 'each', 'actor'])
const BESIDES: ReadonlySet<unknown> = new Set(['others', 'left', 'right'])
const SEATS: ReadonlySet<string> = new Set(['of', 'is', 'among', 'seats', 'levelOf'])

/** A question as it was asked of a player who is tried. */
export function asTried(value: unknown, path: string, notify: Notify): unknown {
  if (Array.isArray(value)) return value.map((one: unknown, index) => asTried(one, `${path}[${index}]`, notify))
  if (!isObject(value)) return value
  if (value.count === undefined && BESIDES.has(value.is)) {
    notify('candidate', path)
    return NEVER
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const at = `${path}.${key}`
      if (SEATS.has(key) && BESIDES.has(inner)) notify('changed', at)
      if (!SEATS.has(key) || !ITSELF.has(inner)) return [key, asTried(inner, at, notify)]
      notify('candidate', at)
      return [key, 'tried']
    }),
  )
}

/** Where the players that a question is asked of are others than the one whom it is about. */
const OF_OTHERS: ReadonlySet<string> = new Set(['some', 'every', 'anyFighter', 'everyFighter'])

/**
 * The questions about other players inside a value. `isStanding`: nobody speaks there, so that every one of them is meant; in an effect
 * it was `like` alone.
 */
export function withTried(value: unknown, path: string, isStanding: boolean, notify: Notify): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, index) => withTried(one, `${path}[${index}]`, isStanding, notify))
  if (!isObject(value)) return value
  const asks = (key: string): boolean =>
    key === 'like' || (isStanding && (OF_OTHERS.has(key) || (key === 'when' && value.seats !== undefined)))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const at = `${path}.${key}`
      return [key, asks(key) ? asTried(inner, at, notify) : withTried(inner, at, isStanding, notify)]
    }),
  )
}
