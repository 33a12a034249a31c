// Honour mode: TT-08, -09, DEC-54. Equipment against the rules is sneaked into place without a word: to the others it was played or
// turned like any other, and who counts can tell. Who notices cries foul: if right, what is too much lies sideways at once; if
// wrong, a card of the accuser's hand is the price. What nobody notices before a combat is final stands.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { encode, firstOf } from '../../choice.ts'
import { reveal, tell } from '../../events.ts'
import { inHand, onTable } from '../../kinds.ts'
import { ALIVE, CRIED_FOUL, draws, handCount, isFighter, lifeOf, SEATS, seatCell, TURN_MARKS } from '../../layout.ts'
import { isMarked, isUsed, mark, SNEAKED, USED } from '../../marks.ts'
import { NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerb, StandingVerbs } from '../../standing.ts'
import { isSwitchedOn } from '../../switches.ts'
import { seenFirst } from '../../twins.ts'
import { handCopies, isInHand, isOnTable, list, playCopies } from '../../zones.ts'
import { reopenGate } from '../card/gate.ts'
import { discard } from '../card/moves.ts'
import { markUnsettled } from '../identity/mark-unsettled.ts'
import { isEquipment } from '../trade/goods.ts'
import { layOut, NOT_AN_ITEM, turnItem, whyNotPlay, whyNotSwitch } from './items.ts'
import { bigCarried, bigLimit, canCarry, canUse } from './slots.ts'

const STRICT = no(
  'MK-ITEM-09',
  'At this table nobody can cheat, so there is nothing to notice.',
  'À cette table, personne ne peut tricher : rien à signaler.',
)
const NOBODY_THERE = no(
  'MK-ITEM-09',
  'You can only cry foul at another living player with items in use.',
  'On ne peut accuser qu’un autre joueur vivant qui utilise des objets.',
)
const NOT_AGAIN = no(
  'MK-ITEM-09',
  'You cried foul for nothing, and had nothing to pay for it. Wait for the next turn.',
  'Tu as crié à la triche pour rien, et sans rien pour payer. Attends le prochain tour.',
)

const HONEST = no(
  'MK-ITEM-09',
  'The rules allow that, so there is nothing to sneak.',
  'Les règles le permettent : inutile de tricher.',
)

/** Why an item cannot be sneaked past the others, or ACCEPTED: one Big item too many, or one that could not be used. */
function whyNotSneak(scene: Scene, seat: number, copy: number): number {
  if (!isSwitchedOn(scene, 'honour')) return STRICT
  const isHeld = isInHand(scene, copy, seat)
  if (!isHeld && !isOnTable(scene, copy, seat)) return NOT_THERE
  if (!isEquipment(scene, copy)) return NOT_AN_ITEM
  const untimely = isHeld ? whyNotPlay(scene, seat, copy) : whyNotSwitch(scene, seat, copy)
  if (untimely !== ACCEPTED) return untimely
  if (isHeld) return canCarry(scene, seat, copy) ? HONEST : ACCEPTED
  return isUsed(scene, copy) || canUse(scene, seat, copy) === ACCEPTED ? HONEST : ACCEPTED
}

const sneak: StandingVerb = {
  needs: inHand('item') | onTable('item'),
  list(scene, seat, offers) {
    if (!isSwitchedOn(scene, 'honour')) return
    for (const first of [handCopies(scene, seat), playCopies(scene, seat)])
      for (let copy = first; copy !== NONE; copy = scene.nextOf(copy))
        if (whyNotSneak(scene, seat, copy) === ACCEPTED) offers.add(encode('sneak', copy))
  },
  apply(scene, seat, choice) {
    const copy = firstOf(choice)
    const why = whyNotSneak(scene, seat, copy)
    if (why !== ACCEPTED) return why
    if (isInHand(scene, copy, seat)) layOut(scene, seat, copy)
    else {
      if (isFighter(scene.state, seat)) reopenGate(scene)
      turnItem(scene, seat, copy, true)
    }
    mark(scene, copy, SNEAKED, true)
    return ACCEPTED
  },
}

function usesItems(scene: Scene, seat: number): boolean {
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).kind === 'item' && isUsed(scene, copy)) return true
  return false
}

function judge(scene: Scene, seat: number, accused: number): number {
  const { state } = scene
  if (!isSwitchedOn(scene, 'honour')) return STRICT
  if (accused >= state[SEATS]! || accused === seat) return NOBODY_THERE
  if (lifeOf(state, seat) !== ALIVE || lifeOf(state, accused) !== ALIVE || !usesItems(scene, accused))
    return NOBODY_THERE
  return (state[seatCell(seat, TURN_MARKS)]! & CRIED_FOUL) === 0 ? ACCEPTED : NOT_AGAIN
}

/** What was sneaked into use and has no place there, now that somebody looks: it lies sideways. */
function lookAt(scene: Scene, seat: number): number[] {
  const sneaked = list(scene, playCopies(scene, seat)).filter((copy) => isMarked(scene, copy, SNEAKED))
  const used = sneaked.filter((copy) => isUsed(scene, copy))
  for (const copy of sneaked) mark(scene, copy, SNEAKED | USED, false)
  return used.filter((copy) => {
    if (canUse(scene, seat, copy) !== ACCEPTED) return true
    mark(scene, copy, USED, true) // Other items have gone since, and it is honest by now.
    return false
  })
}

/** The price of a false alarm: a card of the hand at random, or silence for the rest of the turn. */
function pay(scene: Scene, seat: number): void {
  const { state } = scene
  const cards = handCount(state, seat)
  if (cards === 0) {
    state[seatCell(seat, TURN_MARKS)]! |= CRIED_FOUL
    return
  }
  let copy = handCopies(scene, seat)
  for (let left = scene.play.chance.below(state, draws.hand, cards); left > 0; left--) copy = scene.nextOf(copy)
  discard(scene, seenFirst(scene, copy))
}

const challenge: StandingVerb = {
  list(scene, seat, offers) {
    if (!isSwitchedOn(scene, 'honour')) return
    for (let accused = 0; accused < scene.state[SEATS]!; accused++)
      if (judge(scene, seat, accused) === ACCEPTED) offers.add(encode('challenge', accused))
  },
  apply(scene, seat, choice) {
    const accused = firstOf(choice)
    const answer = judge(scene, seat, accused)
    if (answer !== ACCEPTED) return answer
    const surplus = lookAt(scene, accused)
    const right = surplus.length > 0 || bigCarried(scene, accused) > bigLimit(scene, accused)
    reveal(scene.play, { type: 'challenged', seat, whom: accused, right })
    for (const copy of surplus) tell(scene.play, { type: 'turned', seat: accused, copy, used: false })
    if (!right) pay(scene, seat)
    else {
      markUnsettled(scene, accused) // Big items that are too many are shed (MK-ITEM-06).
      reopenGate(scene)
    }
    return ACCEPTED
  },
}

export const honourVerbs: StandingVerbs = { challenge, sneak }
