// Items on the table: MK-ITEM-01 to -04, -08, -12 to -14, -17, MK-COMBAT-13 to -15, -36, MK-FLEE-12, MK-LASER-04, MK-META-03,
// MK-CARD-10, DEC-36, DEC-48. Played, they are used at once if that is legal, and lie sideways if not.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { encode, firstOf, secondOf } from '../../choice.ts'
import { fitsCopy } from '../../deck/filters.ts'
import { speak } from '../../deck/speech.ts'
import { tell } from '../../events.ts'
import { inHand, onTable } from '../../kinds.ts'
import { isFighter, isFighting } from '../../layout.ts'
import { hostOf, isUsed, mark, SNEAKED, setHost, USED } from '../../marks.ts'
import type { Offers } from '../../offers.ts'
import { NOT_NOW, NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerbs } from '../../standing.ts'
import { DE, HC, mayMoveItems, OC, RA, situationOf, TIMING } from '../../timing.ts'
import { handCopies, isInHand, isOnTable, playCopies, TABLE } from '../../zones.ts'
import { permits } from '../card/figures.ts'
import { reopenGate } from '../card/gate.ts'
import { move } from '../card/moves.ts'
import { announcePlay } from '../card/played.ts'
import { hasUnsettledCurse } from '../curse/unsettled.ts'
import { isInsideRoll } from '../flee/flight.ts'
import { markUnsettled } from '../identity/mark-unsettled.ts'
import { isEquipment, isItem } from '../trade/goods.ts'
import { isFreshlyDrawn } from '../treasure/fresh.ts'
import { canCarry, canUse, ONE_BIG } from './slots.ts'

const FROZEN = no(
  'MK-COMBAT-13',
  'In a fight you keep the equipment you have.',
  'En plein combat, tu gardes ton équipement tel quel.',
)
const NO_NEW_ITEMS = no(
  'MK-COMBAT-14',
  'No new items in the middle of a fight.',
  'Pas de nouvel objet en plein combat.',
)
const NOT_YOUR_TIME = no(
  'MK-ITEM-12',
  'Items are played in your own turn, or as they are drawn.',
  'Un objet se joue à ton tour, ou dès qu’il est tiré.',
)
const NOT_WHILE_ANYBODY_FIGHTS = no(
  'MK-ITEM-12',
  'No item is laid down while a combat is on, whoever fights.',
  'On ne pose aucun objet tant que quelqu’un se bat, qui que ce soit.',
)
const CURSED = no(
  'MK-CURSE-12',
  'First settle the curse that hangs over you.',
  'Règle d’abord la malédiction qui plane sur toi.',
)
export const NOT_AN_ITEM = no('MK-ITEM-02', 'That is not an item.', 'Ce n’est pas un objet.')
const NOTHING_TO_TURN = no('MK-ITEM-13', 'It already lies that way.', 'Il est déjà dans cette position.')
const NOT_A_HOST = no('MK-ITEM-01', 'It cannot be put onto that.', 'On ne peut pas la poser là-dessus.')

/** MK-META-03: the card itself says that it may be equipped in a fight. */
function saysInCombat(scene: Scene, seat: number, copy: number): boolean {
  for (const { permission, when } of scene.printed(copy).abilities.permits)
    if (permission === 'equipInCombat' && (when === null || when(scene, seat, speak(null, copy)))) return true
  return false
}

/** Or a card in use says it of all equipment. Who runs is past that (MK-FLEE-12). */
const mayDressInCombat = (scene: Scene, seat: number, copy: number): boolean =>
  (situationOf(scene, seat) & (OC | HC)) !== 0 &&
  (permits(scene, seat, 'equipInCombat') || (copy !== NONE && saysInCombat(scene, seat, copy)))

/** MK-ITEM-12, TIM-01 to -03: why an item cannot be played from hand now, or ACCEPTED. */
export function whyNotPlay(scene: Scene, seat: number, copy: number): number {
  const situation = situationOf(scene, seat)
  if (situation === DE || isInsideRoll(scene)) return NOT_NOW
  if (hasUnsettledCurse(scene, seat)) return CURSED
  if (!isFighting(scene.state) && isFreshlyDrawn(scene, copy)) return ACCEPTED // MK-TREAS-04
  if ((situation & (OC | HC | RA)) !== 0) return mayDressInCombat(scene, seat, copy) ? ACCEPTED : NO_NEW_ITEMS
  if (scene.profile.itemsAnyTurn && isFighting(scene.state)) return NOT_WHILE_ANYBODY_FIGHTS
  const row = scene.profile.itemsAnyTurn ? TIMING.itemAnyTurn : TIMING.item
  return (situation & row) !== 0 || isFreshlyDrawn(scene, copy) ? ACCEPTED : NOT_YOUR_TIME
}

/** Puts an item before a seat, in use if that is legal. */
export function placeItem(scene: Scene, seat: number, copy: number): void {
  move(scene, copy, TABLE + seat)
  if (scene.printed(copy).kind === 'item' && canUse(scene, seat, copy) === ACCEPTED) turnItem(scene, seat, copy, true)
}

export function turnItem(scene: Scene, seat: number, copy: number, used: boolean): void {
  mark(scene, copy, USED, used)
  if (!used) mark(scene, copy, SNEAKED, false)
  tell(scene.play, { type: 'turned', seat, copy, used })
  markUnsettled(scene, seat)
}

export function layAside(scene: Scene, seat: number, copy: number): void {
  turnItem(scene, seat, copy, false)
}

/** From the hand, for all to see. */
export function layOut(scene: Scene, seat: number, copy: number): void {
  reopenGate(scene)
  announcePlay(scene, seat, copy)
  placeItem(scene, seat, copy)
}

function playItem(scene: Scene, seat: number, copy: number): number {
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  if (!isItem(scene, copy)) return NOT_AN_ITEM
  const why = whyNotPlay(scene, seat, copy)
  if (why !== ACCEPTED) return why
  if (!canCarry(scene, seat, copy)) return ONE_BIG
  layOut(scene, seat, copy)
  return ACCEPTED
}

/** MK-ITEM-13: why a seat cannot switch items (or this one) now, or ACCEPTED. */
export function whyNotSwitch(scene: Scene, seat: number, copy = NONE): number {
  if (mayMoveItems(scene, seat, TIMING.switch)) return ACCEPTED
  if (situationOf(scene, seat) === DE) return NOT_NOW
  if (hasUnsettledCurse(scene, seat)) return CURSED
  return mayDressInCombat(scene, seat, copy) ? ACCEPTED : FROZEN
}

/** Why an item before a seat cannot be turned this way, or ACCEPTED. */
function whyNotTurn(scene: Scene, seat: number, copy: number, used: boolean): number {
  if (isUsed(scene, copy) === used) return NOTHING_TO_TURN
  if (used) return canUse(scene, seat, copy)
  return hostOf(scene, copy) === NONE || canCarry(scene, seat, copy) ? ACCEPTED : ONE_BIG
}

function switchTo(scene: Scene, seat: number, copy: number, used: boolean): number {
  if (!isOnTable(scene, copy, seat)) return NOT_THERE
  if (!isEquipment(scene, copy)) return NOT_AN_ITEM
  const why = whyNotSwitch(scene, seat, copy)
  if (why !== ACCEPTED) return why
  const illegal = whyNotTurn(scene, seat, copy, used)
  if (illegal !== ACCEPTED) return illegal
  if (isFighter(scene.state, seat)) reopenGate(scene)
  setHost(scene, copy, NONE) // laid aside, it comes back from an acolyte (MK-ACO-05)
  turnItem(scene, seat, copy, used)
  return ACCEPTED
}

function listSwitches(scene: Scene, seat: number, used: boolean, offers: Offers): void {
  const why = whyNotSwitch(scene, seat)
  if (why !== ACCEPTED && why !== FROZEN) return
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (isUsed(scene, copy) === used || !isEquipment(scene, copy)) continue
    if (why === FROZEN && !saysInCombat(scene, seat, copy)) continue
    if (whyNotTurn(scene, seat, copy, used) !== ACCEPTED) continue
    if (why === ACCEPTED || whyNotSwitch(scene, seat, copy) === ACCEPTED)
      offers.add(encode(used ? 'equip' : 'lay', copy))
  }
}

/** Whether an attachment may lie on a copy: an item or a trait before its owner. */
function mayHost(scene: Scene, seat: number, copy: number, host: number): boolean {
  const { card } = scene.printed(copy)
  if (card.kind !== 'attachment' || !isOnTable(scene, host, seat)) return false
  const isRightSort = card.to === 'item' ? isEquipment(scene, host) : scene.printed(host).traitKind !== null
  return isRightSort && fitsCopy(scene, host, card.on, seat, copy)
}

function attach(scene: Scene, seat: number, choice: number): number {
  const [copy, host] = [firstOf(choice), secondOf(choice)]
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  if (!mayHost(scene, seat, copy, host)) return NOT_A_HOST
  const why = whyNotPlay(scene, seat, copy)
  if (why !== ACCEPTED) return why
  reopenGate(scene)
  announcePlay(scene, seat, copy, host)
  move(scene, copy, TABLE + seat)
  setHost(scene, copy, host)
  tell(scene.play, { type: 'attached', copy, to: host })
  return ACCEPTED
}

export const itemVerbs: StandingVerbs = {
  playItem: {
    needs: inHand('item', 'oneShot'),
    apply: (scene, seat, choice) => playItem(scene, seat, firstOf(choice)),
    list(scene, seat, offers) {
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
        if (isItem(scene, copy) && whyNotPlay(scene, seat, copy) === ACCEPTED && canCarry(scene, seat, copy))
          offers.add(encode('playItem', copy))
    },
  },
  equip: {
    needs: onTable('item'),
    apply: (scene, seat, choice) => switchTo(scene, seat, firstOf(choice), true),
    list: (scene, seat, offers) => listSwitches(scene, seat, true, offers),
  },
  lay: {
    needs: onTable('item'),
    apply: (scene, seat, choice) => switchTo(scene, seat, firstOf(choice), false),
    list: (scene, seat, offers) => listSwitches(scene, seat, false, offers),
  },
  attach: {
    needs: inHand('attachment'),
    apply: attach,
    list(scene, seat, offers) {
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
        if (scene.printed(copy).kind !== 'attachment' || whyNotPlay(scene, seat, copy) !== ACCEPTED) continue
        for (let host = playCopies(scene, seat); host !== NONE; host = scene.nextOf(host))
          if (mayHost(scene, seat, copy, host)) offers.add(encode('attach', copy, host))
      }
    },
  },
}
