// How much of what a seat may use, carry and be is taken: MK-ITEM-05, -07, -09, MK-IDENT-07, -11, MK-POWER-03, MK-ACO-02.

import type { TraitKind } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { levelOf } from '../layout.ts'
import { acolyteLimit, acolytesOf } from '../rules/acolyte/acolytes.ts'
import { rankSum } from '../rules/identity/identity.ts'
import { multiFor, traitsOfKind } from '../rules/identity/traits.ts'
import {
  bigCarried,
  bigLimit,
  complexLimit,
  complexUsed,
  handsOf,
  handsTaken,
  isExcused,
  isExempt,
  usedInSlot,
} from '../rules/item/slots.ts'
import type { Scene } from '../scene.ts'

/** How much is taken, and of how much; null where nothing limits it. */
export interface RoomView {
  readonly used: number
  readonly limit: number | null
}

export interface SlotsView {
  readonly head: RoomView
  readonly armour: RoomView
  readonly feet: RoomView
  readonly hands: RoomView
  /** Big items that are carried. */
  readonly big: RoomView
  /** Complex items in use. */
  readonly complex: RoomView
  readonly acolytes: RoomView
  /** Of each kind that is played with; powers count by rank. */
  readonly traits: Partial<Readonly<Record<TraitKind, RoomView>>>
}

const TRAIT_KINDS = ['race', 'class', 'mojo', 'power'] as const satisfies readonly TraitKind[]

const room = (used: number, limit: number): RoomView => ({ used, limit: Number.isFinite(limit) ? limit : null })

/** What was sneaked into place looks like anything else: it fills up what room there is, and is counted no further (TT-08). */
const shown = (taken: (exempt: typeof isExempt) => number, limit: number): RoomView =>
  room(Math.max(taken(isExempt), Math.min(taken(isExcused), limit)), limit)

const traitRoom = (scene: Scene, seat: number, kind: TraitKind): RoomView =>
  kind === 'power'
    ? room(rankSum(scene, seat), levelOf(scene.state, seat))
    : room(traitsOfKind(scene, seat, kind), multiFor(scene, seat, kind) !== NONE ? 2 : 1)

export const viewSlots = (scene: Scene, seat: number): SlotsView => ({
  head: shown((exempt) => usedInSlot(scene, seat, 'head', NONE, exempt), 1),
  armour: shown((exempt) => usedInSlot(scene, seat, 'armour', NONE, exempt), 1),
  feet: shown((exempt) => usedInSlot(scene, seat, 'feet', NONE, exempt), 1),
  hands: shown((exempt) => handsTaken(scene, seat, NONE, exempt), handsOf(scene, seat)),
  big: shown((exempt) => bigCarried(scene, seat, exempt), bigLimit(scene, seat)),
  complex: shown((exempt) => complexUsed(scene, seat, NONE, exempt), complexLimit(scene, seat)),
  acolytes: room(acolytesOf(scene, seat), acolyteLimit(scene, seat)),
  traits: Object.fromEntries(
    TRAIT_KINDS.filter((kind) => scene.profile.traits.includes(kind) || traitsOfKind(scene, seat, kind) > 0).map(
      (kind) => [kind, traitRoom(scene, seat, kind)],
    ),
  ),
})
