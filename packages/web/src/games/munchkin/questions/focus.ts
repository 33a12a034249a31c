// Rows of buttons that arrows and numbers lead through: answers, the choices of a held card, the hand, the steps.

export const ROWS = ['answers', 'held', 'hand', 'steps'] as const
export type Row = (typeof ROWS)[number]

const rowOf = (row: Row): HTMLElement | null => document.querySelector(`[data-keys="${row}"]`)

/** The buttons of a row; the choices come before what else stands in it. */
const buttonsIn = (row: Element): HTMLElement[] => {
  const all = [...row.querySelectorAll<HTMLElement>('button:not([tabindex="-1"])')]
  return [...all.filter((one) => 'choice' in one.dataset), ...all.filter((one) => !('choice' in one.dataset))]
}

/** True if there was such a button. */
function focusOn(buttons: readonly HTMLElement[], at: number): boolean {
  const button = buttons[at]
  button?.focus()
  return button !== undefined
}

export function focusRow(row: Row, at = 0): boolean {
  const found = rowOf(row)
  return found !== null && focusOn(buttonsIn(found), at)
}

export const focusCopy = (copy: number): void =>
  document.querySelector<HTMLElement>(`:is(.mk-hand, .mk-own) [data-card="${copy}"] button`)?.focus()

/** The first offer that waits for an answer, or what brings it back after it was pushed aside. */
export const focusDeal = (): void =>
  (
    document.querySelector<HTMLElement>('.mk-waiting-slips button') ??
    document.querySelector<HTMLElement>('.mk-waiting button')
  )?.focus()

/** The row that is nearest to what is being decided. */
export const foremost = (): Row => (['held', 'answers', 'hand'] as const).find((row) => rowOf(row) !== null) ?? 'steps'

export function focusBeside(target: Element, step: number): boolean {
  const row = target.closest('[data-keys]')
  if (row === null) return focusRow(foremost())
  const buttons = buttonsIn(row)
  const at = buttons.findIndex((button) => button.isSameNode(target))
  return focusOn(buttons, (at + step + buttons.length) % buttons.length)
}

export function focusOtherRow(target: Element, step: number): boolean {
  const here = target.closest<HTMLElement>('[data-keys]')?.dataset.keys
  const rows = ROWS.filter((row) => rowOf(row) !== null)
  const at = rows.map(String).indexOf(here ?? '')
  if (at < 0) return focusRow(foremost())
  return focusRow(rows[(at + step + rows.length) % rows.length]!)
}
