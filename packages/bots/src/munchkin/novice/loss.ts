// What it means to a seat to lose the cards that another card takes from it.

import type { Pick } from '@brouhaha/cards'
import { bonusOf, isLike } from './filter.ts'
import type { Outlook } from './outlook.ts'
import { guess, worthTo } from './worth.ts'

/** Gold, and points that are missing in a fight. */
export interface Loss {
  readonly worth: number
  readonly points: number
  readonly cards: number
}

const NO_LOSS: Loss = { worth: 0, points: 0, cards: 0 }
/** A card in somebody's hand. */
const UNSEEN = 180
const MANY = 99

interface Candidate {
  readonly worth: number
  readonly points: number
}

function onTable(outlook: Outlook, seat: number, { zone, filter }: Pick): Candidate[] {
  if (zone === 'hand') return []
  return outlook.view.seats[seat]!.table.flatMap(({ id, used, stays }) => {
    const card = outlook.named(id)
    if (card === undefined || stays || (zone === 'worn' && !used) || !isLike(card, filter)) return []
    if (zone === 'handOrItems' && card.kind !== 'item') return []
    return [{ worth: worthTo(outlook, seat, card, used), points: used ? bonusOf(card) : 0 }]
  })
}

function inHand(outlook: Outlook, seat: number, { zone, filter }: Pick): Candidate[] {
  if (zone !== 'hand' && zone !== 'either' && zone !== 'handOrItems') return []
  if (seat !== outlook.you)
    return Array.from({ length: outlook.view.seats[seat]!.hand }, () => ({ worth: UNSEEN, points: 0 }))
  return outlook.view.hand.flatMap(({ id }) => {
    const card = outlook.named(id)
    return card !== undefined && isLike(card, filter) ? [{ worth: worthTo(outlook, seat, card), points: 0 }] : []
  })
}

const ZONES: ReadonlySet<string> = new Set(['worn', 'table', 'hand', 'either', 'handOrItems'])
const DEAREST: ReadonlySet<string> = new Set(['bestBonus', 'dearest', 'strongest'])

function howMany({ take = 1 }: Pick): number {
  if (take === 'all') return MANY
  if (typeof take === 'object' && 'worth' in take) return 2
  if (typeof take === 'object' && 'upTo' in take) return 0
  return Math.max(0, Math.round(guess(take)))
}

/** The owner gives what is worth least to him, unless somebody or something else chooses. */
export function lossOf(outlook: Outlook, seat: number, pick: Pick): Loss {
  if (typeof pick.zone === 'object' || !ZONES.has(pick.zone)) return NO_LOSS
  const candidates = [...onTable(outlook, seat, pick), ...inHand(outlook, seat, pick)]
  const dearestFirst = (pick.extreme !== undefined && DEAREST.has(pick.extreme)) || pick.by !== undefined
  candidates.sort((one, other) => (dearestFirst ? other.worth - one.worth : one.worth - other.worth))
  const lost = candidates.slice(0, howMany(pick))
  return {
    worth: lost.reduce((sum, { worth }) => sum + worth, 0),
    points: lost.reduce((sum, { points }) => sum + points, 0),
    cards: lost.length,
  }
}
