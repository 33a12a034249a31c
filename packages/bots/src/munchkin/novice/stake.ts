// What a fight is about: what winning it is worth to the main fighter, what losing it costs, and how far it is from being won.

import type { Card } from '@brouhaha/cards'
import { weigh } from './outcome.ts'
import { type Combat, LEVEL, type Outlook, TREASURE, VICTORY, WINNING_LEVEL } from './outlook.ts'

const SIDES = 6
const ESCAPES_AT = 5

const levelsFor = (card: Card | undefined): number =>
  card !== undefined && 'levels' in card ? (card.levels ?? (card.kind === 'monster' ? 1 : 0)) : 1

/** Levels for killing all that fight. */
function levelsAtStake(outlook: Outlook, combat: Combat): number {
  return combat.monsters.reduce((sum, { text, enhancers }) => {
    const more = enhancers.map(({ id }) => outlook.named(id)).reduce((all, card) => all + levelsOfEnhancer(card), 0)
    return sum + levelsFor(outlook.named(text)) + more
  }, combat.saved.levels)
}

const levelsOfEnhancer = (card: Card | undefined): number => (card?.kind === 'enhancer' ? (card.levels ?? 0) : 0)

export const treasuresAtStake = ({ monsters, saved }: Combat): number =>
  monsters.reduce((sum, { treasures }) => sum + treasures, saved.treasures)

/** What a victory is worth to the main fighter, with everything that it pays. */
export function victoryWorth(outlook: Outlook, combat: Combat): number {
  if (wouldWinGame(outlook, combat)) return VICTORY
  return levelsAtStake(outlook, combat) * LEVEL + treasuresAtStake(combat) * TREASURE
}

export const wouldWinGame = (outlook: Outlook, combat: Combat): boolean =>
  outlook.view.seats[combat.main]!.level + levelsAtStake(outlook, combat) >= WINNING_LEVEL

/** What being caught by a monster does to a seat, as that seat feels it. */
export function harmOf(outlook: Outlook, combat: Combat, slot: number, seat: number): number {
  const card = outlook.named(combat.monsters[slot]!.text)
  if (card?.kind !== 'monster') return LEVEL
  const { worth } = weigh(outlook, card.badStuff, { you: seat, victim: seat, target: seat, aim: slot })
  return Math.max(0, -worth / outlook.regard(seat))
}

/** How likely a die plus this is enough to get away. */
export const chanceToEscape = (bonus: number): number =>
  Math.max(0, Math.min(SIDES, SIDES + 1 - ESCAPES_AT + bonus)) / SIDES

/** What running away costs a fighter on average. */
export function flightCost(outlook: Outlook, combat: Combat, seat: number): number {
  const fighter = combat.fighters.find((one) => one.seat === seat)
  return combat.monsters.reduce((sum, { noEscape }, slot) => {
    const chance = noEscape || fighter?.cannotFlee ? 0 : chanceToEscape(fighter?.flee[slot] ?? 0)
    return sum + (1 - chance) * harmOf(outlook, combat, slot, seat)
  }, 0)
}

const winsTies = (outlook: Outlook, seat: number): boolean =>
  outlook.view.seats[seat]!.table.some(({ id, used, stays }) => {
    const card = outlook.named(id)
    if (card === undefined || stays || (card.kind === 'item' && !used) || !('abilities' in card)) return false
    return (card.abilities ?? []).some((ability) => 'permits' in ability && ability.permits === 'winTies')
  })

export const tiesWin = (outlook: Outlook, seats: readonly number[]): boolean =>
  seats.some((seat) => winsTies(outlook, seat))

/** Points that the players lack (above zero), or that the monsters do (zero or less: how many they lack, less one). */
export function pointsMissing(outlook: Outlook, { totals, fighters }: Combat): number {
  const ties = tiesWin(
    outlook,
    fighters.map(({ seat }) => seat),
  )
  return totals.monsters - totals.players + (ties ? 0 : 1)
}

/** What this seat makes of the players winning. */
export function interest(outlook: Outlook, combat: Combat): number {
  const { you } = outlook
  const victory = victoryWorth(outlook, combat)
  if (combat.main === you) return victory + flightCost(outlook, combat, you)
  const share = -outlook.fear(combat.main) * victory
  if (combat.helper !== you) return share
  return share + (combat.contract?.treasures ?? 0) * TREASURE + flightCost(outlook, combat, you)
}
