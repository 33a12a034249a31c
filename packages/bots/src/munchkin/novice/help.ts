// Help for a share: whom to ask at which price, when to give it, when to offer it.

import type { MunchkinForm } from '@brouhaha/munchkin'
import { type Mind, NEVER, type Weigh } from './mind.ts'
import { type Combat, LEVEL, type Outlook, TREASURE, VICTORY, WINNING_LEVEL } from './outlook.ts'
import { pointsMissing, tiesWin, treasuresAtStake, victoryWorth, wouldWinGame } from './stake.ts'
import { worthTo } from './worth.ts'

export type Terms = Pick<
  Extract<MunchkinForm, { type: 'counter' }>,
  'items' | 'treasures' | 'helperPicksFirst' | 'evenIfLost'
>

const PICKING_FIRST = 80
/** Whoever helps may yet have to run. */
const RISK = 120
const LIKELY = 0.85
const UNLIKELY = 0.1

const terms = (treasures: number, helperPicksFirst: boolean): Terms => ({
  items: [],
  treasures,
  helperPicksFirst,
  evenIfLost: false,
})

/** The prices that are listed: nothing, one treasure, the best, the two best, half, all. */
function priceAt(index: number, stake: number): Terms {
  const listed = [terms(0, false), terms(1, false), terms(1, true), terms(2, true), terms(stake >> 1, false)]
  return listed[index] ?? terms(stake, true)
}

const isPaidInLevels = (outlook: Outlook, seat: number): boolean =>
  outlook.view.seats[seat]!.table.some(({ id }) => {
    const card = outlook.named(id)
    if (card === undefined || !('abilities' in card)) return false
    return (card.abilities ?? []).some((ability) => 'permits' in ability && ability.permits === 'levelForHelping')
  })

/** What the helper gets. */
function payment(outlook: Outlook, combat: Combat, helper: number, offered: Terms): number {
  const treasures = Math.min(offered.treasures, treasuresAtStake(combat))
  let gold = treasures * TREASURE + (offered.helperPicksFirst && treasures > 0 ? PICKING_FIRST : 0)
  for (const copy of offered.items) {
    const card = outlook.card(copy)
    if (card !== undefined) gold += worthTo(outlook, helper, card)
  }
  if (isPaidInLevels(outlook, helper)) gold += outlook.view.seats[helper]!.level + 1 >= WINNING_LEVEL ? VICTORY : LEVEL
  return gold
}

/** What the main fighter would have to promise before somebody else is better off by helping. */
function grudge(outlook: Outlook, combat: Combat, helper: number): number {
  const { level } = outlook.view.seats[combat.main]!
  if (wouldWinGame(outlook, combat)) return VICTORY
  const lead = level - outlook.view.seats[helper]!.level
  const fear = 0.12 + 0.05 * Math.max(0, lead) + 0.5 * (level / (WINNING_LEVEL - 1)) ** 3
  return RISK + fear * victoryWorth(outlook, combat)
}

/** Whether the fight is won with this seat's strength added. */
function isEnough(outlook: Outlook, combat: Combat, helper: number, more = 0): boolean {
  const ties = tiesWin(outlook, [combat.main, helper]) ? 0 : 1
  const { monsters, players } = combat.totals
  return players + outlook.view.seats[helper]!.strength + more >= monsters + ties
}

/** What helping on these terms is worth to a seat. */
function helping(outlook: Outlook, combat: Combat, helper: number, offered: Terms): number {
  if (!isEnough(outlook, combat, helper)) return -LEVEL
  return payment(outlook, combat, helper, offered) - grudge(outlook, combat, helper)
}

/** What the price leaves of a victory that help makes possible. */
function withHelp({ outlook, plan }: Mind, combat: Combat, helper: number, offered: Terms): number {
  const { strength } = outlook.view.seats[helper]!
  if (plan.need <= 0 || !plan.suffices(strength + (tiesWin(outlook, [helper]) ? 1 : 0))) return NEVER
  const price = offered.treasures * TREASURE + (offered.helperPicksFirst ? PICKING_FIRST : 0)
  const costs = isEnough(outlook, combat, helper) ? price : price + 200
  const gift = isPaidInLevels(outlook, helper) ? outlook.fear(helper) * LEVEL : 0
  return plan.interest - costs - gift
}

export const ask: Weigh = (mind, { seat = -1, index = 0 }) => {
  const { outlook } = mind
  const { combat } = outlook.view
  if (combat === null) return NEVER
  const offered = priceAt(index, treasuresAtStake(combat))
  const left = withHelp(mind, combat, seat, offered)
  const chance = helping(outlook, combat, seat, offered) > 0 ? LIKELY : UNLIKELY * (1 + offered.treasures)
  return Math.min(LIKELY, chance) * left
}

/** Yes to a question, a counter-offer, a volunteer. */
export function acceptHelp(mind: Mind, offerer: number, offered: Terms, kind: string): number {
  const { outlook } = mind
  const { combat } = outlook.view
  if (combat === null) return NEVER
  if (kind === 'askHelp') return helping(outlook, combat, outlook.you, offered)
  return withHelp(mind, combat, offerer, offered) - payment(outlook, combat, offerer, { ...offered, treasures: 0 })
}

export const volunteer: Weigh = ({ outlook }, { index = 0 }) => {
  const { combat, decision } = outlook.view
  if (combat === null || decision !== 'fightOrRun') return NEVER
  const stake = treasuresAtStake(combat)
  const offered = priceAt(index, stake)
  return offered.treasures * 2 > stake + 1 ? NEVER : helping(outlook, combat, outlook.you, offered) - RISK
}

/** “Yes, but”: the smallest share for which it is worth it, where one is. */
export function counterOffer(outlook: Outlook, offered: Terms): Terms | null {
  const { combat } = outlook.view
  if (combat === null || helping(outlook, combat, outlook.you, offered) > 0) return null
  for (let treasures = offered.treasures; treasures <= treasuresAtStake(combat); treasures++) {
    const wanted = { ...offered, treasures, helperPicksFirst: true }
    if (helping(outlook, combat, outlook.you, wanted) > 0) return wanted
  }
  return null
}

/** Whom to ask once more, for all that there is: the one who needs least to be content. */
export function lastAsk(mind: Mind): { seat: number; terms: Terms } | null {
  const { outlook } = mind
  const { combat } = outlook.view
  if (combat?.main !== outlook.you || combat.helper !== null || pointsMissing(outlook, combat) <= 0) return null
  const offered = terms(treasuresAtStake(combat), true)
  const [seat] = outlook.others
    .filter((one) => outlook.view.seats[one]!.life === 'alive' && withHelp(mind, combat, one, offered) > 0)
    .sort((one, other) => helping(outlook, combat, other, offered) - helping(outlook, combat, one, offered))
  if (seat === undefined || helping(outlook, combat, seat, offered) <= 0) return null
  return { seat, terms: offered }
}
