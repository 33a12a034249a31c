// The call of the goths on the agenda: MK-GOTH-01, -03, -04.

import { ACCEPTED, NONE, only, type Seat, type Seats } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import { type FrameKind, NOT_MINE } from '../../frames/frame.ts'
import { ALIVE, agenda, lifeOf, SEATS } from '../../layout.ts'
import { NOT_THERE, NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { handCopies, isInHand } from '../../zones.ts'
import { enterFight } from '../combat/joining.ts'
import { isCrowded, monsterCount } from '../combat/monsters.ts'
import { isKeptOut, KEPT_OUT } from '../interference/pacts.ts'
import { SUMMON_FRAME } from './frame.ts'

const { FIRST, ASKED } = SUMMON_FRAME.offsets

const NO_GOTH = no(
  'MK-GOTH-01',
  'Only a monster whose name ends in “goth” answers the call.',
  'Seul un monstre en « goth » répond à l’appel.',
)

const seatAsked = (scene: Scene, frame: number): number =>
  (scene.state[cell(frame, FIRST)]! + scene.state[cell(frame, ASKED)]!) % scene.state[SEATS]!

export const summoning: FrameKind = {
  clock: 'question',
  decision: () => 'callGoth',
  step(scene, frame) {
    const { state } = scene
    if (state[cell(frame, ASKED)] === state[SEATS] || monsterCount(scene) === 0 || isCrowded(scene)) {
      agenda.pop(state) // MK-GOTH-03: each was asked once. MK-COMBAT-38: nothing joins an empty fight.
      return true
    }
    if (lifeOf(state, seatAsked(scene, frame)) === ALIVE) return false
    state[cell(frame, ASKED)]!++
    return true
  },
  isOpen: () => true,
  owing: (scene, frame): Seats => only(seatAsked(scene, frame) as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== seatAsked(scene, frame)) return
    offers.add(encode('decline'))
    if (isKeptOut(scene, seat)) return
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (scene.printed(copy).goth) offers.add(encode('join', copy))
  },
  answer(scene, frame, seat, choice) {
    const verb = verbOf(choice)
    if (verb !== VERB.join && verb !== VERB.decline) return NOT_MINE
    if (seat !== seatAsked(scene, frame)) return NOT_YOURS
    if (verb === VERB.decline) {
      scene.state[cell(frame, ASKED)]!++
      return ACCEPTED
    }
    const copy = firstOf(choice)
    if (!isInHand(scene, copy, seat)) return NOT_THERE
    if (!scene.printed(copy).goth) return NO_GOTH
    if (isKeptOut(scene, seat)) return KEPT_OUT // TT-05
    agenda.pop(scene.state) // MK-GOTH-04: one in all.
    enterFight(scene, copy, seat, 'summoned')
    return ACCEPTED
  },
  fallback: () => encode('decline'),
}
