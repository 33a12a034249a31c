import { cardOf, edgeOfChoice, type MoshView, partOf, seatOf } from '@brouhaha/zombie-mosh'

export interface Candidate {
  readonly choice: number
  /** What its playouts came to. */
  sum: number
}

/**
 * The choices that differ, a favourite first. Cards that show the same two parts are as good as each other, and all ways
 * to waste a card on a part that has fallen are one.
 */
export function candidatesOf(view: MoshView, choices: ArrayLike<number>, favourite: number): Candidate[] {
  const kinds = new Set<number>()
  const candidates: Candidate[] = []
  for (let i = -1; i < choices.length; i++) {
    const choice = i < 0 ? favourite : choices[i]!
    const kind = kindOf(view, choice)
    if (kinds.has(kind)) continue
    kinds.add(kind)
    candidates.push({ choice, sum: 0 })
  }
  return candidates
}

const WASTED = 31

function kindOf(view: MoshView, choice: number): number {
  const card = cardOf(choice)
  const pair = partOf(card, 0) * 8 + partOf(card, 1)
  const { damage, endures } = view.seats[seatOf(choice)]!
  const part = partOf(card, edgeOfChoice(choice))
  const placed = damage[part] === endures[part] ? WASTED : choice & 31
  return pair * 32 + placed
}
