// Uses that would take items off a table in a fight, which nobody does (MK-COMBAT-13): they are refused whenever they could be made.

import { armsOf, type CardFilter, type Effect, type Pick, type Who } from '@brouhaha/cards'

/** Whoever uses something then fights; whoever is spoken of then fights. */
const OWN_FIGHT: ReadonlySet<unknown> = new Set(['ownCombat'])
const ANY_FIGHT: ReadonlySet<unknown> = new Set(['ownCombat', 'combat', 'othersCombat', 'kill', 'flight'])
const FIGHTERS: ReadonlySet<Who> = new Set(['main', 'helper', 'fighters'])
/** Never whoever uses it. */
const OTHERS: ReadonlySet<Who> = new Set(['others', 'left', 'right', 'neighbours', 'bystanders'])

const ITEMS: ReadonlySet<unknown> = new Set(['item', 'oneShot', 'anyItem'])

/** Whether nothing but items can be meant. */
function isOfItems(zone: Pick['zone'], { kind, slot, size, onlyFor }: CardFilter): boolean {
  if (zone === 'worn' || slot !== undefined || size !== undefined || onlyFor !== undefined) return true
  return kind !== undefined && [kind].flat().every((one) => ITEMS.has(one))
}

function isForbidden({ zone, of, filter = {} }: Pick, window: unknown): boolean {
  if ((zone !== 'table' && zone !== 'worn') || of === undefined || !isOfItems(zone, filter)) return false
  if (OWN_FIGHT.has(window) && (OTHERS.has(of) || (typeof of === 'object' && 'the' in of))) return true
  return window !== 'ownCombat' && ANY_FIGHT.has(window) && FIGHTERS.has(of)
}

const takes = (effects: readonly Effect[], window: unknown): boolean =>
  effects.some((effect) =>
    effect.do === 'take'
      ? effect.equip !== true && isForbidden(effect.cards, window)
      : (effect.do === 'roll' || effect.do === 'pay' || effect.do === 'each') &&
        armsOf(effect).some((arm) => takes(arm, window)),
  )

/** A use that is refused at whatever moment its window is open. */
export function isNeverDone(value: object): boolean {
  const { use, effect } = value as { readonly use?: unknown; readonly effect?: unknown }
  return ANY_FIGHT.has(use) && Array.isArray(effect) && takes(effect as readonly Effect[], use)
}
