// Cards that go: MK-CARD-19, -20, MK-CULT-03, -08, MK-ACO-09. Whatever lies on or under a card goes with it.

import { NONE } from '@brouhaha/table'
import { isGone } from '../layout.ts'
import { attachedTo } from '../marks.ts'
import { burdenOf } from '../rules/acolyte/acolytes.ts'
import { discardTogether } from '../rules/card/discards.ts'
import { discard } from '../rules/card/moves.ts'
import { pullOut } from '../rules/combat/joining.ts'
import { isLoneCultist } from '../rules/cult/cult.ts'
import type { Scene } from '../scene.ts'
import { HAND, isHand, ownerOnTable, TABLE, zoneOf } from '../zones.ts'
import { fire, type Hearer, hearersOf } from './fire.ts'

/** Discards copies from wherever they lie; `source` is the card that says so, or NONE. */
export function lose(scene: Scene, copies: readonly number[], source = NONE): void {
  const gone = new Set<number>()
  for (const copy of copies) {
    pullOut(scene, copy)
    const seat = ownerOnTable(scene, copy)
    const { cult, kind } = scene.printed(copy)
    if (seat !== NONE && cult) {
      // At once, onto their own pile: the last of several is alone by then.
      if (isFreedBy(scene, source) || !isLoneCultist(scene, seat)) discard(scene, copy)
      continue
    }
    if (seat !== NONE) {
      for (const other of attachedTo(scene, copy)) gone.add(other)
      if (kind === 'acolyte') for (const other of burdenOf(scene, seat, copy)) gone.add(other)
    }
    gone.add(copy)
  }
  discardTogether(scene, [...gone])
}

/** CF-C23: only a card that says so frees the lone Cultist. */
const isFreedBy = (scene: Scene, source: number): boolean =>
  source !== NONE && (scene.printed(source).card.overrides?.includes('loneCultist') ?? false)

/** Whose a zone is, a hand or a table, or NONE. */
const ownerOf = (zone: number): number => (zone >= TABLE ? zone - TABLE : isHand(zone) ? zone - HAND : NONE)

/** Where copies lay that a card discards or takes, and which cards in play waited for that. */
interface Losing {
  readonly zones: readonly number[]
  readonly hearers: readonly Hearer[]
}

const UNHEARD: Losing = { zones: [], hearers: [] }

/** Called before copies go; nothing is kept where no card waits for a loss. */
export const beforeLoss = (scene: Scene, copies: readonly number[]): Losing =>
  scene.deck.hears.has('lost')
    ? { zones: copies.map((copy) => zoneOf(scene, copy)), hearers: hearersOf(scene, 'lost') }
    : UNHEARD

/**
 * Those who had them have lost them, and a card that went with them, itself or beside others, is told of each all the same. What was taken
 * out of a hand unseen stays so (MK-CARD-17).
 */
export function afterLoss(scene: Scene, copies: readonly number[], { zones, hearers }: Losing): void {
  const gone = hearers.filter(({ owner, copy }) => ownerOnTable(scene, copy) !== owner)
  zones.forEach((from, index) => {
    const copy = copies[index]!
    const [owner, to] = [ownerOf(from), zoneOf(scene, copy)]
    if (owner !== NONE && ownerOf(to) !== owner && !isGone(scene.state, owner))
      fire(scene, owner, 'lost', { it: isHand(from) && isHand(to) ? NONE : copy, gone })
  })
}
