// What may be traded, by whom and when: MK-TRADE-01 to -07, MK-CURSE-12, TIM-26, -27.

import { ACCEPTED } from '@brouhaha/table'
import type { MunchkinForm } from '../../forms/form.ts'
import { isGone, lifeOf, MOST_OFFERED, REBORN, SEATS } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { mayMoveItems, TIMING } from '../../timing.ts'
import { isOnTable } from '../../zones.ts'
import { isBanned } from '../card/figures.ts'
import { hasUnsettledCurse } from '../curse/unsettled.ts'
import { isInsideRoll } from '../flee/flight.ts'
import { isOverloaded } from '../item/shed.ts'
import { isHeavy } from '../item/slots.ts'
import { areCopies, isItem } from './goods.ts'
import { canCarryAll } from './handing.ts'

export type Trade = Extract<MunchkinForm, { readonly type: 'trade' }>

const ONLY_ITEMS = no('MK-TRADE-01', 'Only items are traded.', 'On n’échange que des objets.')
const ONLY_TABLE = no(
  'MK-TRADE-02',
  'Traded items lie on the table of whoever gives them, never in a hand.',
  'Les objets échangés sont en jeu devant qui les donne, jamais en main.',
)
const NOT_NOW = no(
  'MK-TRADE-03',
  'Who is in a combat, runs away or has a curse to settle does not trade.',
  'Qui combat, fuit ou subit une malédiction n’échange rien.',
)
const ONLY_RECEIVES = no(
  'MK-TRADE-03',
  'Who was reborn in this turn may be given items, and gives none.',
  'Qui vient de renaître peut recevoir des objets, mais n’en donne pas.',
)
const NOBODY_THERE = no(
  'MK-TRADE-07',
  'You trade with another living player of this table.',
  'On échange avec un autre joueur vivant de la table.',
)
const NOTHING = no('MK-TRADE-07', 'This offer moves nothing.', 'Cette offre ne déplace rien.')
const TOO_MANY = no(
  'MK-TRADE-07',
  `At most ${MOST_OFFERED} items go each way.`,
  `Au plus ${MOST_OFFERED} objets dans chaque sens.`,
)
const TOO_BIG = no(
  'MK-TRADE-04',
  'The receiver cannot carry that many Big items.',
  'Ce joueur ne peut pas porter autant de Gros objets.',
)
const SHED_FIRST = no(
  'MK-ITEM-06',
  'Too many Big items are sold or go to the lowest level; they are not traded.',
  'Les Gros objets en trop se vendent ou vont au niveau le plus bas : on ne les échange pas.',
)
const NOTHING_FOR_HIM = no(
  'MK-META-03',
  'A card keeps this player from receiving anything.',
  'Une carte interdit à ce joueur de recevoir quoi que ce soit.',
)

/** TIM-26, -27, MK-CURSE-12; who was reborn in this turn only receives. */
function judgeSide(scene: Scene, seat: number, gives: readonly number[], gets: readonly number[]): number {
  const { state } = scene
  if (lifeOf(state, seat) === REBORN) {
    if (gives.length > 0) return ONLY_RECEIVES
    if (isInsideRoll(scene) || hasUnsettledCurse(scene, seat)) return NOT_NOW
  } else if (!mayMoveItems(scene, seat, TIMING.trade)) return NOT_NOW
  for (const copy of gives) {
    if (!isOnTable(scene, copy, seat)) return ONLY_TABLE
    if (!isItem(scene, copy)) return ONLY_ITEMS
  }
  if (isOverloaded(scene, seat) && gives.some((copy) => isHeavy(scene, copy))) return SHED_FIRST
  if (gets.length > 0 && isBanned(scene, seat, 'receiving')) return NOTHING_FOR_HIM
  return canCarryAll(scene, seat, gets, gives) ? ACCEPTED : TOO_BIG
}

/** Both sides, as they stand now. */
export function judgeBoth(scene: Scene, seat: number, { seat: to, gives, wants }: Trade): number {
  const answer = judgeSide(scene, seat, gives, wants)
  return answer === ACCEPTED ? judgeSide(scene, to, wants, gives) : answer
}

export function judgeTrade(scene: Scene, seat: number, offer: Trade): number {
  const { seat: to, gives, wants } = offer
  const { state } = scene
  if (to === seat || to >= state[SEATS]! || isGone(state, seat) || isGone(state, to)) return NOBODY_THERE
  if (gives.length === 0 && wants.length === 0) return NOTHING
  if (gives.length > MOST_OFFERED || wants.length > MOST_OFFERED) return TOO_MANY
  if (!areCopies(scene, gives) || !areCopies(scene, wants)) return ONLY_TABLE
  return judgeBoth(scene, seat, offer)
}
