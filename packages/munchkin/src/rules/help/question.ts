// The question that a seat is asked: MK-HELP-01, -13, -17, TT-02, DEC-19. It waits on top of the combat while everybody else plays
// on, for a yes, a no or other terms; those the main fighter takes or leaves. It goes by itself when it has become pointless.

import { ACCEPTED, only, type Seat, type Seats } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, VERB, verbOf } from '../../choice.ts'
import { reveal } from '../../events.ts'
import type { Terms } from '../../forms/form.ts'
import { ASKED_TO_HELP, type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import { topKind } from '../../frames/top.ts'
import { ASKED, agenda, MAIN, mainSeat, OFFER_NUMBER } from '../../layout.ts'
import { NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isBanned } from '../card/figures.ts'
import { ASKING, beginOffer, COUNTER, endOffer, offerKind, shortNumber, stillStands } from '../trade/offered.ts'
import { bindBy, judgeTerms, writeTerms } from './contract.ts'
import { isForTheWin } from './forced.ts'
import { QUESTION_FRAME } from './frame.ts'
import { judgeHelper, judgeNeed } from './helpers.ts'

const MUST_HELP = no(
  'MK-META-03',
  'A card keeps you from refusing to help.',
  'Une carte t’interdit de refuser ton aide.',
)

const { WHOM, BY, COUNTERED } = QUESTION_FRAME.offsets

const answererOf = ({ state }: Scene, frame: number): number =>
  state[cell(frame, COUNTERED)] === 0 ? state[cell(frame, WHOM)]! : state[cell(frame, BY)]!
/** Who made the offer that the question is about. */
const offererOf = ({ state }: Scene, frame: number): number =>
  state[cell(frame, COUNTERED)] === 0 ? state[cell(frame, BY)]! : state[cell(frame, WHOM)]!

/** MK-HELP-13, -17: the fight is won or over, its terms cannot be kept, or a helper came from elsewhere. */
function isMoot(scene: Scene, frame: number): boolean {
  const offerer = offererOf(scene, frame)
  const kind = offerKind(scene, offerer)
  if ((kind !== ASKING && kind !== COUNTER) || !stillStands(scene, offerer)) return true
  return judgeNeed(scene) !== ACCEPTED || judgeHelper(scene, scene.state[cell(frame, WHOM)]!) !== ACCEPTED
}

/** Nobody is made to help somebody else win (MK-HELP-17). */
const mayRefuse = (scene: Scene, frame: number): boolean =>
  scene.state[cell(frame, COUNTERED)] !== 0 ||
  !isBanned(scene, scene.state[cell(frame, WHOM)]!, 'refusingHelp') ||
  isForTheWin(scene)

function endQuestion(scene: Scene, frame: number, how: 'void' | 'refused'): void {
  const { state } = scene
  const offerer = offererOf(scene, frame)
  const asked = state[cell(frame, WHOM)]!
  const kind = offerKind(scene, offerer)
  if (kind === ASKING || kind === COUNTER) endOffer(scene, offerer, how)
  agenda.pop(state)
  if (how === 'refused') reveal(scene.play, { type: 'helpAnswered', seat: asked, accepted: false })
  // What changed the fight reopens the asking.
  else state[ASKED] = 0
}

const yes = (scene: Scene, frame: number): number => {
  const offerer = offererOf(scene, frame)
  return encode('accept', offerer, shortNumber(scene, offerer))
}

export const askedToHelp: FrameKind = {
  clock: 'help',
  decision: (scene, frame) => (scene.state[cell(frame, COUNTERED)] === 0 ? 'helpOrNot' : 'takeCounterOffer'),
  step(scene, frame) {
    if (!isMoot(scene, frame)) return false
    endQuestion(scene, frame, 'void')
    return true
  },
  isOpen: () => true,
  owing: (scene, frame): Seats => only(answererOf(scene, frame) as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== answererOf(scene, frame)) return
    offers.add(yes(scene, frame))
    if (mayRefuse(scene, frame)) offers.add(encode('refuse'))
  },
  answer(scene, frame, seat, choice) {
    const isYes = verbOf(choice) === VERB.accept && choice === yes(scene, frame)
    if (!isYes && verbOf(choice) !== VERB.refuse) return NOT_MINE
    if (seat !== answererOf(scene, frame)) return NOT_YOURS
    if (!isYes && !mayRefuse(scene, frame)) return MUST_HELP
    if (!isYes) {
      endQuestion(scene, frame, 'refused')
      return ACCEPTED
    }
    const helper = scene.state[cell(frame, WHOM)]!
    const offerer = offererOf(scene, frame)
    const forced = !mayRefuse(scene, frame)
    agenda.pop(scene.state)
    bindBy(scene, helper, offerer, forced)
    return ACCEPTED
  },
  fallback: (scene, frame) => (mayRefuse(scene, frame) ? encode('refuse') : yes(scene, frame)),
}

export function judgeCounter(scene: Scene, seat: number, terms: Terms): number {
  const top = agenda.top(scene.state)
  if (
    topKind(scene) !== ASKED_TO_HELP ||
    scene.state[cell(top, WHOM)] !== seat ||
    scene.state[cell(top, COUNTERED)] !== 0
  )
    return NOT_YOURS
  if (!mayRefuse(scene, top)) return MUST_HELP
  return judgeTerms(scene, scene.state[MAIN]!, seat, terms)
}

/** MK-HELP-01: “yes, but”; the main fighter answers. */
export function counter(scene: Scene, seat: number, terms: Terms): number {
  const answer = judgeCounter(scene, seat, terms)
  if (answer !== ACCEPTED) return answer
  const { state } = scene
  const main = mainSeat(state)
  const at = beginOffer(scene, seat, COUNTER, main)
  writeTerms(scene, at, terms)
  endOffer(scene, main, 'countered')
  state[cell(agenda.top(state), COUNTERED)] = 1
  reveal(scene.play, { type: 'countered', seat, offer: state[cell(at, OFFER_NUMBER)]!, terms })
  return ACCEPTED
}
