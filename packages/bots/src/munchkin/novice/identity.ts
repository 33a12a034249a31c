// Races, classes, mojos and powers: one of each kind at once, a better one in the place of a worse.

import type { Card } from '@brouhaha/cards'
import { NEVER, type Weigh } from './mind.ts'
import type { Outlook } from './outlook.ts'
import { abilitiesWorth, isUsableBy, useWorth } from './worth.ts'

const NEW_TRAIT = 200
/** Changing costs the old card, so the new one must be plainly better. */
const CLEARLY = 100

/** What a trait brings by itself and by the items that only its holders use. */
function traitWorth(outlook: Outlook, card: Card): number {
  let worth = abilitiesWorth(card)
  if (!('trait' in card)) return worth
  for (const { id } of [...outlook.me.table, ...outlook.view.hand]) {
    const item = outlook.named(id)
    if (item?.kind !== 'item' || item.usableBy === undefined || isUsableBy(outlook, item, outlook.you)) continue
    if ('has' in item.usableBy && item.usableBy.has === card.trait) worth += useWorth(item)
  }
  return worth
}

/** Where a second card is optional, it is counted from one. */
const second = (outlook: Outlook, other: number): Card | undefined =>
  other === 0 ? undefined : outlook.card(other - 1)

export const playTrait: Weigh = ({ outlook }, { copy = -1, other = 0 }) => {
  const card = outlook.card(copy)
  if (card === undefined) return NEVER
  const old = second(outlook, other)
  if (old === undefined) return NEW_TRAIT + Math.max(0, traitWorth(outlook, card))
  return traitWorth(outlook, card) - traitWorth(outlook, old) - CLEARLY
}

export const playMulti: Weigh = ({ outlook }, { other = 0 }) => {
  const added = second(outlook, other)
  return NEW_TRAIT + (added === undefined ? 0 : traitWorth(outlook, added))
}

export const playAcolyte: Weigh = ({ outlook }, { copy = -1, other = 0 }) => {
  const card = outlook.card(copy)
  if (card === undefined) return NEVER
  const old = second(outlook, other)
  if (old === undefined) return NEW_TRAIT + Math.max(0, abilitiesWorth(card))
  return abilitiesWorth(card) - abilitiesWorth(old) - CLEARLY
}
