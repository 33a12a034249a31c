// Which cards a card speaks of.

import { ASKED_ONCE, type CardFilter, type Condition, filterCost, type Range } from '@brouhaha/cards'
import { isHost } from '../marks.ts'
import type { Scene } from '../scene.ts'
import type { Printed } from './printed.ts'

export const within = (value: number, range: Range): boolean =>
  value >= (range.least ?? Number.NEGATIVE_INFINITY) && value <= (range.most ?? Number.POSITIVE_INFINITY)

const asList = <T>(wanted: T | readonly T[]): readonly T[] => (Array.isArray(wanted) ? wanted : [wanted as T])

/** Names are compared in both languages, whatever their case. */
function named({ names }: Printed, wanted: string, how: 'startsWith' | 'includes' | 'endsWith'): boolean {
  const part = wanted.toLowerCase()
  return names.some((name) => name[how](part))
}

const among = <T>(wanted: T | readonly T[], value: T | null): boolean =>
  value !== null && (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)

/** Every field that is there must fit. */
export function fits(printed: Printed, filter: CardFilter | undefined): boolean {
  if (filter === undefined) return true
  const { card } = printed
  if (filter.kind !== undefined && !among(filter.kind, printed.kind)) return false
  if (filter.slot !== undefined && !among(filter.slot, printed.slot)) return false
  if (filter.size === 'big' && !printed.big) return false
  if (filter.size === 'complex' && !printed.complex) return false
  if (filter.size === 'small' && (printed.big || printed.complex)) return false
  if (filter.tag !== undefined && !asList(filter.tag).some((tag) => printed.tags.has(tag))) return false
  if (filter.trait !== undefined && !('trait' in card && (card.trait === filter.trait || card.kind === filter.trait)))
    return false
  if (filter.onlyFor !== undefined) {
    if (card.kind !== 'item' || !isReserved(card.usableBy, filter.onlyFor)) return false
  }
  if (filter.value !== undefined && !within(printed.value, filter.value)) return false
  if (filter.bonus !== undefined && !within(printed.bonus, filter.bonus)) return false
  if (filter.level !== undefined && !within(printed.level, filter.level)) return false
  if (filter.deadly && !printed.deadly) return false
  if (filter.nameStartsWith !== undefined && !named(printed, filter.nameStartsWith, 'startsWith')) return false
  if (filter.nameHas !== undefined && !named(printed, filter.nameHas, 'includes')) return false
  if (filter.nameEndsWith !== undefined && !named(printed, filter.nameEndsWith, 'endsWith')) return false
  if (filter.not !== undefined && fits(printed, filter.not)) return false
  if (filter.any?.every((one) => !fits(printed, one))) return false
  return filter.card === undefined || asList(filter.card).includes(card.id)
}

/** The same of a copy that lies somewhere: also what lies on it. */
export function fitsCopy(scene: Scene, copy: number, filter: CardFilter | undefined): boolean {
  if (!fits(scene.printed(copy), filter)) return false
  return filter?.attached === undefined || isHost(scene, copy)
}

/** A filter is about to be laid on all these copies; false where that is too much. */
export const spendOn = (scene: Scene, copies: readonly number[], filter: CardFilter | undefined): boolean =>
  scene.meter.spendApart(copies.length * filterCost(filter, ASKED_ONCE))

/** An item that holders of this trait, and hardly anybody else, may use. */
function isReserved(usable: Condition | undefined, trait: string): boolean {
  if (usable === undefined) return false
  if ('has' in usable) return usable.has === trait
  if ('any' in usable) return usable.any.every((one) => isReserved(one, trait))
  return 'all' in usable && usable.all.some((one) => isReserved(one, trait))
}
