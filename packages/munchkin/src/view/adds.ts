// What a card would add to a fight, in plain numbers: for previews. Only what is printed and certain; a die is not.

import type { Seat } from '@brouhaha/table'
import type { Printed } from '../deck/printed.ts'
import type { Scene } from '../scene.ts'
import { handCopies, list, playCopies } from '../zones.ts'

export interface UseAdds {
  readonly side: 'players' | 'monsters' | 'either'
  readonly add: number
}

export interface AddsView {
  readonly copy: number
  /** An item's or an enhancer's bonus. */
  readonly bonus: number
  /** What each way to play the card adds, null where that is not certain. */
  readonly uses: readonly (UseAdds | null)[]
}

/** What each way to play a card strengthens a side by. */
function usesOf({ card }: Printed): (UseAdds | null)[] {
  if (!('uses' in card)) return []
  return card.uses.map((use) => {
    const [first, second] = use.effect.filter((effect) => effect.do === 'strengthen')
    if (first === undefined || second !== undefined || typeof first.add !== 'number') return null
    return { side: first.side, add: first.add }
  })
}

export function viewAdds(scene: Scene, viewer: Seat): AddsView[] {
  return [...list(scene, handCopies(scene, viewer)), ...list(scene, playCopies(scene, viewer))]
    .map((copy) => ({ copy, bonus: scene.printed(copy).bonus, uses: usesOf(scene.printed(copy)) }))
    .filter(({ bonus, uses }) => bonus !== 0 || uses.some((one) => one !== null))
}
