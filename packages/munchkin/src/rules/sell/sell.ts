// Selling for levels: MK-SELL-01 to -07, MK-META-08, MK-ITEM-16, MK-TRADE-05, TIM-29, DEC-42. Items of hand and table together, a level
// for each full thousand, no change.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { encode, firstOf, secondOf } from '../../choice.ts'
import { tell } from '../../events.ts'
import { inHand, onTable } from '../../kinds.ts'
import { ACTIVE, levelOf, SOLD_DEAR, seatCell, TURN_MARKS, TURN_NUMBER } from '../../layout.ts'
import { attachedTo, receivedIn } from '../../marks.ts'
import { NO_SUCH_CHOICE, NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerb, StandingVerbs } from '../../standing.ts'
import { mayMoveItems, TIMING } from '../../timing.ts'
import { handCopies, isInHand, isOnTable, list, playCopies } from '../../zones.ts'
import { discardTogether } from '../card/discards.ts'
import { figure, isBanned } from '../card/figures.ts'
import { gainLevels, WINNING_LEVEL } from '../level/levels.ts'
import { areCopies, isItem } from '../trade/goods.ts'

export const LEVEL_PRICE = 1000

const NOT_NOW = no(
  'MK-SELL-05',
  'You sell in your own turn, outside combat, with no curse to settle.',
  'On vend pendant son propre tour, hors combat, sans malédiction en attente.',
)
const JUST_RECEIVED = no(
  'MK-TRADE-05',
  'An item received from somebody is not sold before your own turn.',
  'Un objet reçu de quelqu’un ne se revend pas avant ton propre tour.',
)
const KEPT = no('MK-META-03', 'A card keeps you from selling.', 'Une carte t’interdit de vendre.')
const ONLY_ITEMS = no('MK-SELL-07', 'Only items are sold.', 'On ne vend que des objets.')
const TOO_LITTLE = no('MK-SELL-01', 'That is worth less than 1000 in all.', 'Le tout vaut moins de 1000.')
const NEVER_TEN = no(
  'MK-META-08',
  'The tenth level is never for sale: it takes a kill.',
  'Le dixième niveau ne s’achète pas : il faut tuer un monstre.',
)
const TOO_MUCH = no(
  'MK-SELL-06',
  'Selling never brings level 10. Keep some items back, or say that fewer levels will do for these.',
  'Vendre ne mène jamais au niveau 10. Garde quelques objets, ou précise que moins de niveaux te suffisent pour ceux-là.',
)

const has = (scene: Scene, seat: number, copy: number): boolean =>
  isInHand(scene, copy, seat) || isOnTable(scene, copy, seat)

/** How many times its price one item of this turn brings; 1 as a rule. */
export const bestPrice = (scene: Scene, seat: number): number =>
  (scene.state[seatCell(seat, TURN_MARKS)]! & SOLD_DEAR) !== 0 ? 1 : 1 + figure(scene, seat, 'priceTimes')

/** MK-ITEM-16: no value counts as 0. The dearest item brings the best price. */
export function worthOf(scene: Scene, seat: number, items: readonly number[]): number {
  let sum = 0
  let dearest = 0
  for (const copy of items) {
    const { value } = scene.printed(copy)
    sum += value
    dearest = Math.max(dearest, value)
  }
  return sum + dearest * (bestPrice(scene, seat) - 1)
}

/** The levels for one item, or for two. */
function levelsFor(scene: Scene, best: number, copy: number, other = copy): number {
  const { value } = scene.printed(copy)
  if (copy === other) return Math.floor((value * best) / LEVEL_PRICE)
  const { value: second } = scene.printed(other)
  return Math.floor((value + second + Math.max(value, second) * (best - 1)) / LEVEL_PRICE)
}

/** One item that is worth a level, or two that are worth more together than either alone; the rest is said in a form. */
const isListedSale = (scene: Scene, best: number, copy: number, other: number): boolean =>
  copy === other
    ? levelsFor(scene, best, copy) >= 1
    : copy < other &&
      levelsFor(scene, best, copy, other) > Math.max(levelsFor(scene, best, copy), levelsFor(scene, best, other))

/** `levels`: how many will do; all that the items are worth where it is left out. */
export function judgeSale(scene: Scene, seat: number, items: readonly number[], levels?: number): number {
  const { state } = scene
  if (!areCopies(scene, items)) return NOT_THERE
  for (const copy of items) {
    if (!has(scene, seat, copy)) return NOT_THERE
    if (!isItem(scene, copy)) return ONLY_ITEMS
    if (state[ACTIVE] !== seat && receivedIn(scene, copy) === state[TURN_NUMBER]) return JUST_RECEIVED
  }
  if (!mayMoveItems(scene, seat, TIMING.sell)) return NOT_NOW
  if (isBanned(scene, seat, 'selling')) return KEPT
  const worth = Math.floor(worthOf(scene, seat, items) / LEVEL_PRICE)
  if (worth < (levels ?? 1)) return TOO_LITTLE
  const level = levelOf(state, seat)
  if (level + 1 >= WINNING_LEVEL) return NEVER_TEN
  return level + (levels ?? worth) >= WINNING_LEVEL ? TOO_MUCH : ACCEPTED
}

/** MK-SELL-02, -03: as many levels as full thousands, at once; what is over is lost. */
export function sell(scene: Scene, seat: number, items: readonly number[], levels?: number): number {
  const answer = judgeSale(scene, seat, items, levels)
  if (answer !== ACCEPTED) return answer
  const worth = worthOf(scene, seat, items)
  const gained = levels ?? Math.floor(worth / LEVEL_PRICE)
  tell(scene.play, { type: 'sold', seat, worth, levels: gained })
  if (bestPrice(scene, seat) > 1) scene.state[seatCell(seat, TURN_MARKS)]! |= SOLD_DEAR
  discardTogether(
    scene,
    items.flatMap((copy) => [copy, ...attachedTo(scene, copy)]),
  )
  gainLevels(scene, seat, gained, 'sale')
  return ACCEPTED
}

/** What all that a seat might sell is worth, once. */
function allWorth(scene: Scene, seat: number): number {
  let sum = 0
  for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) sum += scene.printed(copy).value
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) sum += scene.printed(copy).value
  return sum
}

const itemsOf = (scene: Scene, seat: number): number[] =>
  [...list(scene, handCopies(scene, seat)), ...list(scene, playCopies(scene, seat))].filter((copy) =>
    isItem(scene, copy),
  )

const pair: StandingVerb = {
  needs: inHand('item', 'oneShot') | onTable('item', 'oneShot'),
  list(scene, seat, offers) {
    if (scene.state[ACTIVE] !== seat || levelOf(scene.state, seat) + 1 >= WINNING_LEVEL) return
    if (!mayMoveItems(scene, seat, TIMING.sell) || isBanned(scene, seat, 'selling')) return
    const room = WINNING_LEVEL - 1 - levelOf(scene.state, seat)
    const best = bestPrice(scene, seat)
    if (allWorth(scene, seat) * best < LEVEL_PRICE) return
    const items = itemsOf(scene, seat)
    for (const copy of items)
      for (const other of items)
        if (isListedSale(scene, best, copy, other) && levelsFor(scene, best, copy, other) <= room)
          offers.add(encode('sell', copy, other))
  },
  apply(scene, seat, choice) {
    const copy = firstOf(choice)
    const other = secondOf(choice)
    const items = copy === other ? [copy] : [copy, other]
    const answer = judgeSale(scene, seat, items)
    if (answer !== ACCEPTED) return answer
    return isListedSale(scene, bestPrice(scene, seat), copy, other) ? sell(scene, seat, items) : NO_SUCH_CHOICE
  },
}

export const sellVerbs: StandingVerbs = { sell: pair }
