// Words on buttons: distinct for all that is on offer, and short where several differ in one thing only.

import { type MunchkinChoice, type MunchkinView, type Reader, sayChoice } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'

/** A choice with its words. */
export interface Press {
  readonly choice: MunchkinChoice
  readonly label: string
}

/** Two copies of one card do the same; numbers tell their buttons apart. */
export function labelAll(
  choices: readonly MunchkinChoice[],
  view: MunchkinView,
  reader: Reader,
  language: Language,
): readonly Press[] {
  const said = choices.map((choice) => sayChoice(choice, view, reader, language))
  const total = new Map<string, number>()
  for (const label of said) total.set(label, (total.get(label) ?? 0) + 1)
  const seen = new Map<string, number>()
  return choices.map((choice, at) => {
    const label = said[at]!
    if (total.get(label) === 1) return { choice, label }
    const number = (seen.get(label) ?? 0) + 1
    seen.set(label, number)
    return { choice, label: `${label} (${number})` }
  })
}

export interface Target extends Press {
  /** What sets it apart from the others of its group; all of its words where it stands alone. */
  readonly short: string
}

export interface Group {
  /** What all of it has in common, with a gap where they differ; null for a single choice. */
  readonly heading: string | null
  readonly targets: readonly Target[]
}

/** Choices of one card: those that differ only in whom or what they aim at stand together. */
export function groupPresses(presses: readonly Press[], you: number | null): readonly Group[] {
  const groups = new Map<string, Press[]>()
  for (const press of presses) {
    const { type, use = 0, seat } = press.choice
    const isGift = (type === 'give' || type === 'shed') && seat !== you
    const key = `${type} ${use} ${isGift}`
    groups.set(key, [...(groups.get(key) ?? []), press])
  }
  return [...groups.values()].flatMap(shorten)
}

function shorten(presses: readonly Press[]): readonly Group[] {
  const words = presses.map(({ label }) => label.split(' '))
  const start = shared(words)
  const end = shared(words.map((one) => one.slice(start).reverse()))
  const shorts = words.map((one) => one.slice(start, one.length - end).join(' '))
  if (presses.length === 1 || start === 0 || shorts.some((short) => short === ''))
    return presses.map((press) => ({ heading: null, targets: [{ ...press, short: press.label }] }))
  const first = words[0]!
  const heading = [...first.slice(0, start), '…', ...first.slice(first.length - end)].join(' ')
  return [{ heading, targets: presses.map((press, at) => ({ ...press, short: shorts[at]! })) }]
}

/** How many words all of them begin with. */
function shared(lists: readonly (readonly string[])[]): number {
  const [first = [], ...rest] = lists
  const differs = first.findIndex((word, at) => rest.some((other) => other[at] !== word))
  return differs < 0 ? Math.min(...lists.map(({ length }) => length)) : differs
}
