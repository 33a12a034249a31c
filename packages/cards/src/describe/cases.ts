// One thing asked again and again: "if the result is 6, A; if 5, B; otherwise, C", "if the first card is worth more, A; if less, B".

import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { Range } from '../language/names.ts'
import type { If } from '../verbs/if.ts'
import { between } from './grammar.ts'
import { type Scene, say } from './scene.ts'

/** What is asked next, in few words; nothing where it is another question. */
export function nextCase(before: readonly Condition[], next: Condition, scene: Scene): string | undefined {
  const [first] = before
  if (first === undefined) return undefined
  if ('more' in first && 'more' in next)
    return before.length === 1 && isSame(first.more, next.than) && isSame(first.than, next.more)
      ? say(scene, 'if less, ', "à l'inverse, ")
      : undefined
  const asked = before.map(rangeOf)
  const range = rangeOf(next)
  if (
    range === undefined ||
    asked.some((one) => one === undefined || !isSame(one.of, range.of) || meets(one.is, range.is))
  )
    return undefined
  const value = between(range.is, scene.language)
  return say(scene, `if ${value}, `, `si c'est ${value}, `)
}

/** The only other way in an if. */
export function elseIf({ else: otherwise = [] }: If): If | undefined {
  const [only, ...more] = otherwise
  return only?.do === 'if' && more.length === 0 && only.then.length > 0 ? only : undefined
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Amounts that are told by their number alone. */
function rangeOf(one: Condition): { readonly of: Amount; readonly is: Range } | undefined {
  if (!('count' in one) || typeof one.is !== 'object' || typeof one.count !== 'object') return undefined
  const isNumber = 'the' in one.count || 'sum' in one.count
  return isNumber ? { of: one.count, is: one.is } : undefined
}

const meets = (one: Range, other: Range): boolean =>
  (one.least ?? -Infinity) <= (other.most ?? Infinity) && (other.least ?? -Infinity) <= (one.most ?? Infinity)
