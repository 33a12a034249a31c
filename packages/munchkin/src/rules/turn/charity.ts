// Charity: MK-TURN-17 to -21, MK-CARD-09, MK-SETUP-14. The active player's last word before the turn ends: done, or cards to
// give until the hand fits. Whoever is (tied) lowest throws them away instead: that is a gift to oneself.

import { ACCEPTED, NONE, type Seats } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, secondOf, VERB, verbOf } from '../../choice.ts'
import { tell } from '../../events.ts'
import { NOT_MINE } from '../../frames/frame.ts'
import { ACTIVE, DEAD, handCount, leftOf, levelOf, lifeOf, TURN_AT } from '../../layout.ts'
import type { Offers } from '../../offers.ts'
import { NOT_THERE, NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { HAND, handCopies, isInHand, moveHidden } from '../../zones.ts'
import { isBanned, limitOf } from '../card/figures.ts'
import { discard } from '../card/moves.ts'
import { offerFresh } from '../treasure/fresh.ts'
import { endTurn, GIVEN } from './stages.ts'

const TOO_MANY = no(
  'MK-CARD-09',
  'You hold too many cards to end your turn.',
  'Tu as trop de cartes en main pour finir ton tour.',
)
const ENOUGH_GIVEN = no(
  'MK-TURN-17',
  'Only what is over the limit is given away.',
  'On ne donne que ce qui dépasse la limite.',
)
const NOT_LOWEST = no('MK-TURN-17', 'Charity goes to the lowest level.', 'La charité va au niveau le plus bas.')
const KEEP_IT_EVEN = no('MK-TURN-19', 'Share as evenly as possible.', 'Partage aussi équitablement que possible.')
const DISCARD_IT = no(
  'MK-TURN-20',
  'You are the lowest yourself: discard the rest.',
  'Le plus bas, c’est toi : défausse le reste.',
)

export const handLimit = (scene: Scene, seat: number): number =>
  limitOf(scene, seat, scene.profile.handLimit, 'handLimit')

const excess = (scene: Scene, seat: number): number => handCount(scene.state, seat) - handLimit(scene, seat)

/** MK-TURN-21: not the dead, nor those whom a card keeps from receiving anything. */
const mayReceive = (scene: Scene, seat: number): boolean =>
  lifeOf(scene.state, seat) !== DEAD && !isBanned(scene, seat, 'receiving')

/** MK-TURN-17, -20: the lowest of them; the giver alone if nobody is lower. */
function recipients(scene: Scene, giver: number): number[] {
  const { state } = scene
  let found: number[] = [giver]
  for (let seat = leftOf(state, giver); seat !== giver; seat = leftOf(state, seat)) {
    if (!mayReceive(scene, seat)) continue
    const lowest = levelOf(state, found[0]!)
    if (levelOf(state, seat) < lowest) found = [seat]
    else if (levelOf(state, seat) === lowest && found[0] !== giver) found.push(seat)
  }
  return found
}

const givenTo = (scene: Scene, seat: number): number => (scene.state[cell(TURN_AT, GIVEN)]! >> (seat * 5)) & 31

/** MK-TURN-19: nobody gets two more than another, unless the box says that the giver is free. */
function isFair(scene: Scene, giver: number, seat: number, among: readonly number[]): boolean {
  if (scene.profile.charitySplit === 'free' || among.length === 1) return true
  const total = among.reduce((sum, one) => sum + givenTo(scene, one), 0) + excess(scene, giver)
  const larger = Math.ceil(total / among.length)
  const share = givenTo(scene, seat) + 1
  if (share > larger) return false
  const spare = total % among.length
  const atLarger = among.filter((one) => givenTo(scene, one) === larger).length
  return share < larger || spare === 0 || atLarger < spare
}

export function answerCharity(scene: Scene, seat: number, choice: number): number {
  const verb = verbOf(choice)
  if (verb !== VERB.done && verb !== VERB.give) return NOT_MINE
  if (seat !== scene.state[ACTIVE]) return NOT_YOURS
  if (verb === VERB.give) return give(scene, seat, firstOf(choice), secondOf(choice))
  if (excess(scene, seat) > 0) return TOO_MANY
  endTurn(scene)
  return ACCEPTED
}

function give(scene: Scene, giver: number, copy: number, to: number): number {
  if (!isInHand(scene, copy, giver)) return NOT_THERE
  if (excess(scene, giver) <= 0) return ENOUGH_GIVEN
  const among = recipients(scene, giver)
  if (!among.includes(to)) return among[0] === giver ? DISCARD_IT : NOT_LOWEST
  if (to === giver) {
    discard(scene, copy)
    return ACCEPTED
  }
  if (!isFair(scene, giver, to, among)) return KEEP_IT_EVEN
  scene.state[cell(TURN_AT, GIVEN)]! += 1 << (to * 5)
  tell(scene.play, { type: 'charity', from: giver, to, count: 1 })
  moveHidden(scene, copy, HAND + to, (1 << to) as Seats)
  offerFresh(scene, to, [copy], 'received')
  return ACCEPTED
}

export function listCharity(scene: Scene, seat: number, offers: Offers): void {
  if (excess(scene, seat) <= 0) {
    offers.add(encode('done'))
    return
  }
  const among = recipients(scene, seat)
  for (const to of among) {
    if (to !== seat && !isFair(scene, seat, to, among)) continue
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      offers.add(encode('give', copy, to))
  }
}

/** The last drawn cards, a card to each in turn from the left (DEC-10, DEC-11). */
export function charityFallback(scene: Scene, seat: number): number {
  if (excess(scene, seat) <= 0) return encode('done')
  const among = recipients(scene, seat)
  const to = among.reduce((least, one) => (givenTo(scene, one) < givenTo(scene, least) ? one : least))
  return encode('give', handCopies(scene, seat), to)
}
