// Cards as a view names them: the copy and the card that it shows. What the card says stands in the packs.

import { NONE } from '@brouhaha/table'
import { countersOf } from '../counters.ts'
import { hostOf, isStaying, isUsed, receivedIn } from '../marks.ts'
import { abilitiesOf } from '../rules/card/active.ts'
import { countsBy } from '../rules/identity/traits.ts'
import { isFresh } from '../rules/treasure/fresh.ts'
import type { Scene } from '../scene.ts'
import { list, ownerOnTable, pileCount, playCopies, topOf } from '../zones.ts'

export interface CardView {
  readonly copy: number
  readonly id: string
}

export interface TableCard extends CardView {
  /** Items that are not in use lie sideways. */
  readonly used: boolean
  /** The copy that it lies on or that carries it. */
  readonly on: number | null
  /** It stays because an effect says so. */
  readonly stays: boolean
  /** The turn in which it was received by trade, or 0. */
  readonly received: number
  /** How many counters lie on it, where any do. */
  readonly counters?: number
  /** Whether its owner counts as what it lends, where it lends anything (RUL-55). */
  readonly counts?: boolean
}

export interface HandCard extends CardView {
  /** Just drawn or received, so that it may be played at once. */
  readonly fresh: boolean
}

/** MK-CARD-03: how many, and the one on top. */
export interface PileView {
  readonly count: number
  readonly top: CardView | null
}

export const viewCard = (scene: Scene, copy: number): CardView => ({ copy, id: scene.printed(copy).card.id })

export const viewHandCard = (scene: Scene, copy: number): HandCard => ({
  ...viewCard(scene, copy),
  fresh: isFresh(scene, copy),
})

export function viewTable(scene: Scene, seat: number): TableCard[] {
  return list(scene, playCopies(scene, seat)).map((copy) => {
    const host = hostOf(scene, copy)
    return {
      copy,
      id: scene.printed(copy).card.id,
      used: isUsed(scene, copy),
      on: host !== NONE && ownerOnTable(scene, host) !== NONE ? host : null,
      stays: isStaying(scene, copy),
      received: receivedIn(scene, copy),
      ...(countersOf(scene, copy) > 0 && { counters: countersOf(scene, copy) }),
      ...(abilitiesOf(scene, copy).standIns.length > 0 && { counts: countsBy(scene, copy) }),
    }
  })
}

export function viewPile(scene: Scene, zone: number): PileView {
  const top = topOf(scene, zone)
  return { count: pileCount(scene, zone), top: top === NONE ? null : viewCard(scene, top) }
}
