// How many different things there are among cards, and the best of a number on them: where there is nothing to tell apart.

import type { Difference } from '../language/amount.ts'
import type { TraitKind } from '../language/names.ts'
import type { Zone } from '../language/selector.ts'
import type { Place, Reading } from './place.ts'
import { fault, fieldPath, isObject, piece, word } from './reader.ts'

export const difference = piece(
  'difference',
  word<Difference, Place>({ kind: true, slot: true, card: true, race: true, class: true, mojo: true, power: true }),
)

const TRAITS: ReadonlySet<unknown> = new Set<TraitKind>(['race', 'class', 'mojo', 'power'])
const WITHOUT_TRAITS: ReadonlySet<unknown> = new Set<Zone>(['worn', 'treasureDiscards', 'combat'])
const WITHOUT_SLOTS: ReadonlySet<unknown> = new Set<Zone>(['doorDiscards', 'combat'])

/** Whether a filter asks for kinds of cards, none of which is one of these. */
function leavesOut(filter: unknown, ...kinds: readonly unknown[]): boolean {
  const asked = isObject(filter) && filter.kind !== undefined ? [filter.kind].flat() : kinds
  return !asked.some((kind) => kinds.includes(kind))
}

const isOneCard = (zone: unknown): boolean => zone === 'it' || zone === 'self' || isObject(zone)

/** One card alone has no best and no worst. */
export function checkSeveral(raw: unknown, path: string, reading: Reading): void {
  if (isObject(raw) && isOneCard(raw.in))
    fault(reading, fieldPath(path, 'in'), 'several cards to compare: of one card alone it is { "sum": … }')
}

/** What can only be none or one is no count. */
export function checkDifferent(raw: unknown, path: string, reading: Reading): void {
  if (!isObject(raw)) return
  const { different, in: zone = 'table', filter } = raw
  const where = fieldPath(path, 'in')
  const kinds = isObject(filter) ? filter.kind : undefined
  if (isOneCard(zone)) fault(reading, where, 'a zone of several cards: one card is not different from itself')
  else if (TRAITS.has(different) && WITHOUT_TRAITS.has(zone))
    fault(reading, where, 'table, hand, either or doorDiscards: nothing that somebody is lies there')
  else if (TRAITS.has(different) && leavesOut(filter, different))
    fault(reading, fieldPath(path, 'filter'), 'a filter without kind: the cards that give what is counted are meant')
  else if (different === 'slot' && WITHOUT_SLOTS.has(zone))
    fault(reading, where, 'worn, table, hand or treasureDiscards: nothing that is worn lies there')
  else if (different === 'slot' && leavesOut(filter, 'item', 'anyItem'))
    fault(reading, fieldPath(path, 'filter'), 'items: nothing else has a slot')
  else if (different === 'kind' && typeof kinds === 'string' && kinds !== 'anyItem')
    fault(reading, fieldPath(path, 'filter'), 'several kinds, or none: cards of one kind are not different in it')
}
