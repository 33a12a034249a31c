// Which cards a card speaks of.

import {
  ASKED_ONCE,
  type CardFilter,
  type CardKind,
  type Condition,
  type FilterKind,
  filterCost,
  type Range,
} from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { attachedTo, hostOf, isHost } from '../marks.ts'
import type { Scene } from '../scene.ts'
import type { Printed } from './printed.ts'

export const within = (value: number, range: Range): boolean =>
  value >= (range.least ?? Number.NEGATIVE_INFINITY) && value <= (range.most ?? Number.POSITIVE_INFINITY)

// A function that makes another pays for it whenever it is called: so this stands apart from what asks for it.
const isTagged = ({ tags }: Printed, wanted: string | readonly string[]): boolean =>
  typeof wanted === 'string' ? tags.has(wanted) : wanted.some((tag) => tags.has(tag))

/** Names are compared in both languages, whatever their case. */
function named({ names }: Printed, wanted: string, how: 'startsWith' | 'includes' | 'endsWith'): boolean {
  const part = wanted.toLowerCase()
  return names.some((name) => name[how](part))
}

const among = <T>(wanted: T | readonly T[], value: T | null): boolean =>
  value !== null && (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)

const isOfKind = (wanted: FilterKind | readonly FilterKind[], kind: CardKind): boolean =>
  among<FilterKind>(wanted, kind) || ((kind === 'item' || kind === 'oneShot') && among<FilterKind>(wanted, 'anyItem'))

/** Every field that is there must fit. What only a card can be like that lies somewhere is asked where its scene is known. */
export function fits(
  printed: Printed,
  filter: CardFilter | undefined,
  scene: Scene | null = null,
  copy = NONE,
  seat = NONE,
  source = NONE,
): boolean {
  if (filter === undefined) return true
  const { card } = printed
  if (filter.kind !== undefined && !isOfKind(filter.kind, printed.kind)) return false
  if (filter.deck !== undefined && (filter.deck === 'door') !== printed.isDoor) return false
  if (filter.slot !== undefined && !among(filter.slot, printed.slot)) return false
  if (filter.size === 'big' && !printed.big) return false
  if (filter.size === 'complex' && !printed.complex) return false
  if (filter.size === 'small' && (printed.big || printed.complex)) return false
  if (filter.tag !== undefined && !isTagged(printed, filter.tag)) return false
  if (filter.trait !== undefined && !('trait' in card && (card.trait === filter.trait || card.kind === filter.trait)))
    return false
  if (filter.onlyFor !== undefined) {
    if (card.kind !== 'item' || card.usableBy === undefined) return false
    if (filter.onlyFor !== 'yours') {
      if (!isReserved(card.usableBy, filter.onlyFor)) return false
    } else if (scene === null || seat === NONE || !isReservedForOne(scene, seat, card.usableBy)) return false
  }
  if (filter.value !== undefined && !within(printed.value, filter.value)) return false
  if (filter.bonus !== undefined && !within(printed.bonus, filter.bonus)) return false
  if (filter.level !== undefined && !within(printed.level, filter.level)) return false
  if (filter.deadly && !printed.deadly) return false
  if (filter.nameStartsWith !== undefined && !named(printed, filter.nameStartsWith, 'startsWith')) return false
  if (filter.nameHas !== undefined && !named(printed, filter.nameHas, 'includes')) return false
  if (filter.nameEndsWith !== undefined && !named(printed, filter.nameEndsWith, 'endsWith')) return false
  if (filter.not !== undefined && fits(printed, filter.not, scene, copy, seat, source)) return false
  if (filter.any !== undefined && !fitsAny(printed, filter.any, scene, copy, seat, source)) return false
  if (filter.card !== undefined && !among(filter.card, card.id)) return false
  return scene === null || (isUnder(scene, copy, filter.attached) && (!filter.host || isUnderIt(scene, copy, source)))
}

function fitsAny(
  printed: Printed,
  any: readonly CardFilter[],
  scene: Scene | null,
  copy: number,
  seat: number,
  source: number,
): boolean {
  for (const one of any) if (fits(printed, one, scene, copy, seat, source)) return true
  return false
}

/** Whether something lies on a card, or something like this. */
const isUnder = (scene: Scene, copy: number, attached: CardFilter['attached']): boolean =>
  attached === undefined ||
  (copy !== NONE &&
    (attached === true
      ? isHost(scene, copy)
      : attachedTo(scene, copy).some((other) => fits(scene.printed(other), attached))))

const isUnderIt = (scene: Scene, copy: number, source: number): boolean =>
  source !== NONE && hostOf(scene, source) === copy

/** The same of a copy that lies somewhere: also what lies on it, for this seat and on behalf of a card. */
export const fitsCopy = (
  scene: Scene,
  copy: number,
  filter: CardFilter | undefined,
  seat: number,
  source: number,
): boolean => fits(scene.printed(copy), filter, scene, copy, seat, source)

/** A filter is about to be laid on all these copies; false where that is too much. */
export const spendOn = (scene: Scene, copies: readonly number[], filter: CardFilter | undefined): boolean =>
  scene.meter.spendApart(copies.length * filterCost(filter, ASKED_ONCE))

/** An item that holders of this trait, and hardly anybody else, may use. */
function isReserved(usable: Condition, trait: string): boolean {
  if ('has' in usable) return usable.has === trait
  if ('any' in usable) return usable.any.every((one) => isReserved(one, trait))
  return 'all' in usable && usable.all.some((one) => isReserved(one, trait))
}

/** An item that a seat may use because of what it is, when others may not. */
function isReservedForOne(scene: Scene, seat: number, usable: Condition): boolean {
  if ('has' in usable) return scene.rules.hasTrait(scene, seat, scene.deck.traitIndex.get(usable.has) ?? NONE)
  if ('any' in usable)
    return usable.any.every(isForHolders) && usable.any.some((one) => isReservedForOne(scene, seat, one))
  return 'all' in usable && usable.all.some((one) => isReservedForOne(scene, seat, one))
}

/** An item that somebody may use for being something, whatever that is. */
function isForHolders(usable: Condition): boolean {
  if ('has' in usable) return true
  if ('any' in usable) return usable.any.every(isForHolders)
  return 'all' in usable && usable.all.some(isForHolders)
}
