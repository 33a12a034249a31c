// Which cards a card speaks of.

import type { CardFilter, Effect } from '@brouhaha/cards'
import { within } from './conditions.ts'
import type { Printed } from './printed.ts'

const among = <T>(wanted: T | readonly T[], value: T | null): boolean =>
  value !== null && (Array.isArray(wanted) ? wanted.includes(value) : wanted === value)

/** Whether an effect can end in somebody's death. */
export function isDeadly(effects: readonly Effect[]): boolean {
  return effects.some((effect) => {
    switch (effect.do) {
      case 'die':
        return true
      case 'if':
        return isDeadly(effect.then) || isDeadly(effect.else ?? [])
      case 'pay':
        return isDeadly(effect.then) || isDeadly(effect.else)
      case 'guess':
        return isDeadly(effect.right) || isDeadly(effect.wrong)
      case 'choose':
        return effect.options.some(isDeadly)
      case 'roll':
        return effect.rows.some((row) => isDeadly(row.effect))
      case 'each':
        return isDeadly(effect.effect)
      case 'discard':
      case 'take':
      case 'loseTrait':
        return isDeadly(effect.otherwise ?? [])
      default:
        return false
    }
  })
}

/** Every field that is there must fit. */
export function fits(printed: Printed, filter: CardFilter | undefined): boolean {
  if (filter === undefined) return true
  const { card } = printed
  if (filter.kind !== undefined && !among(filter.kind, printed.kind)) return false
  if (filter.slot !== undefined && !among(filter.slot, printed.slot)) return false
  if (filter.size === 'big' && !printed.big) return false
  if (filter.size === 'complex' && !printed.complex) return false
  if (filter.size === 'small' && (printed.big || printed.complex)) return false
  if (filter.tag !== undefined && !printed.tags.has(filter.tag)) return false
  if (filter.trait !== undefined && !('trait' in card && (card.trait === filter.trait || card.kind === filter.trait)))
    return false
  if (filter.onlyFor !== undefined) {
    const usable = card.kind === 'item' ? card.usableBy : undefined
    if (usable === undefined || !('has' in usable) || usable.has !== filter.onlyFor) return false
  }
  if (filter.value !== undefined && !within(printed.value, filter.value)) return false
  if (filter.bonus !== undefined && !within(printed.bonus, filter.bonus)) return false
  if (filter.level !== undefined && !within(printed.level, filter.level)) return false
  if (filter.deadly && !(card.kind === 'monster' && isDeadly(card.badStuff))) return false
  if (filter.nameEndsWith !== undefined && !card.en.name.endsWith(filter.nameEndsWith)) return false
  return filter.card === undefined || filter.card === card.id
}
