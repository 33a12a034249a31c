// What help costs: MK-HELP-02, -04, -05, -12, -16, TT-03, -04. Terms are named in an offer, and become the contract of the combat
// when somebody is bound by it; they are carried out when the combat is over (rules/treasure/rewards.ts).

import { ACCEPTED } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { reveal } from '../../events.ts'
import type { Terms } from '../../forms/form.ts'
import {
  ASKED,
  CONTRACT_HELPER_FIRST,
  CONTRACT_IF_LOST,
  CONTRACT_ITEMS,
  CONTRACT_TREASURES,
  HELPER,
  HELPER_FORCED,
  MOST_PROMISED,
  OFFER_GIVES,
  OFFER_HELPER_FIRST,
  OFFER_IF_LOST,
  OFFER_TREASURES,
  offerAt,
  SAVED_TREASURES,
} from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isOnTable } from '../../zones.ts'
import { isBanned } from '../card/figures.ts'
import { monsterCount } from '../combat/monsters.ts'
import { treasuresOf } from '../combat/worth.ts'
import { areCopies, isItem } from '../trade/goods.ts'
import { endHelpOffers, endOffer } from '../trade/offered.ts'

const NOT_PAYABLE = no(
  'MK-HELP-04',
  'Help is paid with items that the main fighter has on the table, and with treasure.',
  'L’aide se paie avec des objets que le combattant principal a en jeu, et avec des Trésors.',
)
const TOO_MANY = no(
  'MK-HELP-04',
  `At most ${MOST_PROMISED} items can be promised for help.`,
  `On peut promettre au plus ${MOST_PROMISED} objets pour de l’aide.`,
)
const UNPAID = no(
  'MK-META-03',
  'A card keeps this player from being paid for help.',
  'Une carte interdit de payer ce joueur pour son aide.',
)

/** MK-HELP-04: items on the main fighter's table, nothing from a hand, no identities. */
export function judgeTerms(scene: Scene, main: number, helper: number, { items, treasures }: Terms): number {
  if (items.length > MOST_PROMISED) return TOO_MANY
  if (!areCopies(scene, items)) return NOT_PAYABLE
  for (const copy of items) if (!isOnTable(scene, copy, main) || !isItem(scene, copy)) return NOT_PAYABLE
  return (items.length > 0 || treasures > 0) && isBanned(scene, helper, 'beingPaid') ? UNPAID : ACCEPTED
}

export function writeTerms({ state }: Scene, at: number, terms: Terms): void {
  state[cell(at, OFFER_TREASURES)] = terms.treasures
  state[cell(at, OFFER_HELPER_FIRST)] = terms.helperPicksFirst ? 1 : 0
  state[cell(at, OFFER_IF_LOST)] = terms.evenIfLost ? 1 : 0
  terms.items.forEach((copy, index) => {
    state[cell(at, OFFER_GIVES) + index] = copy + 1
  })
}

/** Treasures of the fight as it stands now. */
export function treasuresAtStake(scene: Scene): number {
  let treasures = scene.state[SAVED_TREASURES]!
  for (let slot = 0; slot < monsterCount(scene); slot++) treasures += treasuresOf(scene, slot)
  return treasures
}

/** The prices that are listed; any other is named in a form. */
export const PRESETS = 6

const priced = (treasures: number, helperPicksFirst: boolean): Terms => ({
  items: [],
  treasures,
  helperPicksFirst,
  evenIfLost: false,
})

const PLAIN = [priced(0, false), priced(1, false), priced(1, true), priced(2, true)] as const

/** Nothing; one treasure; the best; the two best; half, after the main fighter; all. Null where there is no such price. */
export function preset(scene: Scene, index: number): Terms | null {
  if (index < PLAIN.length) return PLAIN[index]!
  const stake = treasuresAtStake(scene)
  return index === 4 ? priced(stake >> 1, false) : index === 5 ? priced(stake, true) : null
}

/** Fewer treasures than that, and a price is the same as another. */
const LEAST_STAKE = [0, 2, 1, 2, 4, 3] as const

/** The prices that are listed for this helper, one bit each: every one differs from the others, and he may be paid. */
export function listedPrices(scene: Scene, helper: number, stake: number = treasuresAtStake(scene)): number {
  if (isBanned(scene, helper, 'beingPaid')) return 1
  let listed = 0
  for (let index = 0; index < PRESETS; index++) if (stake >= LEAST_STAKE[index]!) listed |= 1 << index
  return listed
}

export const isListedPrice = (scene: Scene, helper: number, index: number): boolean =>
  index < PRESETS && ((listedPrices(scene, helper) >> index) & 1) !== 0

/** MK-HELP-02: whoever helps is bound until the combat ends. */
export function bind(scene: Scene, helper: number, forced: boolean): void {
  const { state } = scene
  state[HELPER] = helper + 1
  state[HELPER_FORCED] = forced ? 1 : 0
  state[ASKED] = 0
  reveal(scene.play, { type: 'helpAnswered', seat: helper, accepted: true })
}

/** MK-HELP-04: what an offer names is owed from now on. */
function agree({ state }: Scene, offer: number): void {
  state[CONTRACT_TREASURES] = state[cell(offer, OFFER_TREASURES)]!
  state[CONTRACT_HELPER_FIRST] = state[cell(offer, OFFER_HELPER_FIRST)]!
  state[CONTRACT_IF_LOST] = state[cell(offer, OFFER_IF_LOST)]!
  for (let i = 0; i < MOST_PROMISED; i++) state[CONTRACT_ITEMS + i] = state[cell(offer, OFFER_GIVES) + i]!
}

/** The contract goes with the helper it was made with, or when it is carried out. */
export function clearContract({ state }: Scene): void {
  state[CONTRACT_TREASURES] = 0
  state[CONTRACT_HELPER_FIRST] = 0
  state[CONTRACT_IF_LOST] = 0
  state.fill(0, CONTRACT_ITEMS, CONTRACT_ITEMS + MOST_PROMISED)
}

/** Binds by the offer that lies before a seat; the other offers of help are off (TT-18). */
export function bindBy(scene: Scene, helper: number, offerer: number, forced: boolean): void {
  agree(scene, offerAt(offerer))
  bind(scene, helper, forced)
  endOffer(scene, offerer, 'accepted')
  endHelpOffers(scene, 'outbid')
}
