import type { MunchkinModel } from './model.ts'

/** Whether a table waits for whoever looks at it: a question, a gate that needs everybody's pass, an offer made to them. */
export function isAwaited({ view, table, you, choices }: MunchkinModel): boolean {
  if (table?.status !== 'playing' || view === null || you === null || view.winners.length > 0) return false
  if (view.offers.some(({ to }) => to === you)) return true
  if (view.gate === null) return view.asked.includes(you)
  const needsEverybody = 'passes' in table.options && table.options.passes === true
  return needsEverybody && !view.passed && choices.some(({ type }) => type === 'pass')
}
