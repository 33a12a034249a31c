// What a card is worth to whoever has it, in gold; and what it costs to use one up.

import type { Ability, Amount, Card, ItemCard } from '@brouhaha/cards'
import { bonusOf, goldOf } from './filter.ts'
import { holds } from './holds.ts'
import { LEVEL, type Outlook } from './outlook.ts'

/** A point in every fight. */
export const POINT = 200
/** A point in one fight. */
const POINT_ONCE = 60
const POINT_OF_FLIGHT = 60
const FREEDOM = 150
const SALE = 0.5
/** What somebody already is, rather than might become. */
const IN_PLAY = 300
const DIE = 3
/** What a side of a fight comes to, and by how much one is ahead. */
const TOTAL = 10
/** Several seats, where something of each is added up. */
const GROUP = 3
const LEAD = 2

/** What a counter on a card of one's own is good for, whatever that card makes of it. */
export const COUNTER = 30

/** A number where one is printed, a guess where it is counted. */
export function guess(amount: Amount): number {
  if (typeof amount === 'number') return amount
  if ('die' in amount) return DIE
  if ('times' in amount) return amount.times[0] * guess(amount.times[1])
  if ('plus' in amount) return amount.plus.reduce((sum: number, one) => sum + guess(one), 0)
  if ('highest' in amount) return Math.max(...amount.highest.map(guess))
  if ('lowest' in amount) return Math.min(...amount.lowest.map(guess))
  if ('half' in amount) return guess(amount.half) / 2
  // Whoever divides reckons with enough for something to be left.
  if ('every' in amount) return Math.max(1, guess(amount.every[1]) / amount.every[0])
  if ('seats' in amount && amount.add !== undefined) return GROUP * guess(amount.add)
  if ('total' in amount) return amount.total === 'lead' ? LEAD : TOTAL
  return 1
}

const FIGURES: Partial<Readonly<Record<string, number>>> = {
  strength: POINT,
  flee: POINT_OF_FLIGHT,
  dice: POINT_OF_FLIGHT,
  treasures: 250,
  hands: 300,
  handLimit: 80,
  priceTimes: 200,
}

function abilityWorth(ability: Ability): number {
  if ('for' in ability && ability.for === 'others') return 0
  if ('figure' in ability) {
    const worth = (FIGURES[ability.figure] ?? FREEDOM) * guess(ability.add)
    return ability.when === undefined ? worth : worth / 2
  }
  if ('bans' in ability) return -FREEDOM
  return FREEDOM
}

export const abilitiesWorth = (card: Card): number =>
  'abilities' in card ? (card.abilities ?? []).reduce((sum, ability) => sum + abilityWorth(ability), 0) : 0

/** What an item brings while it is used. */
export const useWorth = (item: ItemCard): number => bonusOf(item) * POINT + abilitiesWorth(item)

export const isUsableBy = (outlook: Outlook, item: ItemCard, seat: number): boolean =>
  item.usableBy === undefined || holds(outlook, item.usableBy, seat) === true

/** Sold, together with others. */
const saleWorth = (card: Card): number => goldOf(card) * SALE

/** What losing a card would mean to a seat that holds or uses it. */
export function worthTo(outlook: Outlook, seat: number, card: Card, isUsed = false): number {
  switch (card.kind) {
    case 'item': {
      const use = isUsed || isUsableBy(outlook, card, seat) ? useWorth(card) : 0
      return Math.max(saleWorth(card), isUsed ? use : use * SALE)
    }
    case 'oneShot':
      return Math.max(saleWorth(card), onceWorth(card))
    case 'special':
      return card.levelCard ? LEVEL : Math.max(200, onceWorth(card))
    case 'monster':
      return monsterWorth(outlook, seat, card.level)
    case 'enhancer':
      return 180
    case 'curse':
      return 220
    case 'acolyte':
      return 250 + abilitiesWorth(card)
    case 'attachment':
      return 200 + bonusOf(card) * POINT
    case 'multi':
      return 200 + (isUsed ? IN_PLAY : 0)
    default:
      return 150 + abilitiesWorth(card) + (isUsed ? IN_PLAY : 0)
  }
}

/** A monster in hand is a level for whoever is sure to beat it. */
function monsterWorth({ view }: Outlook, seat: number, level: number): number {
  return view.seats[seat]!.strength > level + 1 ? 500 - 10 * level : 60
}

function onceWorth(card: Card): number {
  if (!('uses' in card)) return 0
  return Math.max(
    0,
    ...card.uses.map(({ effect }) =>
      effect.reduce(
        (sum, one) => sum + (one.do === 'strengthen' ? Math.abs(guess(one.add)) * POINT_ONCE : 2 * POINT_ONCE),
        0,
      ),
    ),
  )
}

/** What it costs to use a card up: it can be used once, so this is less than what it does. */
export function spend(card: Card): number {
  if (card.kind === 'special' && card.levelCard) return 1
  if (card.kind === 'curse' || card.kind === 'enhancer' || card.kind === 'special') return 120
  if (card.kind === 'monster') return 100
  return 40 + onceWorth(card) / 3 + goldOf(card) / 10
}

/** The cheapest cards of one's own hand, added up. */
export function cheapest(outlook: Outlook, count: number, besides = -1): number {
  const worths = outlook.view.hand
    .filter(({ copy }) => copy !== besides)
    .map(({ id }) => {
      const card = outlook.named(id)
      return card === undefined ? 100 : worthTo(outlook, outlook.you, card)
    })
    .sort((one, other) => one - other)
  return worths.slice(0, count).reduce((sum, worth) => sum + worth, 0) + 300 * Math.max(0, count - worths.length)
}
