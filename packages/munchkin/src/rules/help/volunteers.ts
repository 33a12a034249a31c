// Help that nobody asked for: MK-HELP-13 to -15, TT-18, -19, DEC-20, DEC-21. Offers lie on the table side by side, and the main
// fighter takes one of them, or none.

import { ACCEPTED } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf } from '../../choice.ts'
import { tell } from '../../events.ts'
import type { Terms } from '../../forms/form.ts'
import { ASKED_TO_HELP, COMBAT } from '../../frames/frame.ts'
import { topKind } from '../../frames/top.ts'
import { isFighting, MAIN, OFFER_NUMBER } from '../../layout.ts'
import type { Offers } from '../../offers.ts'
import { NO_SUCH_CHOICE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isFleeing } from '../../timing.ts'
import { beginOffer, offerKind, VOLUNTEER } from '../trade/offered.ts'
import { bindBy, isListedPrice, judgeTerms, listedPrices, PRESETS, preset, writeTerms } from './contract.ts'
import { judgeFight, judgeHelper, judgeNeed } from './helpers.ts'

const TOO_LATE = no(
  'MK-HELP-15',
  'Help is offered and taken while the fight can still turn.',
  'L’aide se propose et s’accepte tant que le combat peut encore tourner.',
)

const OFFERED_BEFORE = no(
  'MK-HELP-15',
  'Your offer lies there already. Make another one of your own.',
  'Ton offre est déjà sur la table. Fais-en une autre à ta façon.',
)

export function judgeVolunteer(scene: Scene, seat: number, terms: Terms): number {
  if (isFleeing(scene)) return TOO_LATE
  const fight = judgeFight(scene)
  if (fight !== ACCEPTED) return fight
  const helper = judgeHelper(scene, seat)
  return helper === ACCEPTED ? judgeTerms(scene, scene.state[MAIN]!, seat, terms) : helper
}

/** MK-HELP-15, TT-18: names a price; several such offers may lie there at once. */
export function volunteer(scene: Scene, seat: number, terms: Terms): number {
  const answer = judgeVolunteer(scene, seat, terms)
  if (answer !== ACCEPTED) return answer
  const at = beginOffer(scene, seat, VOLUNTEER, scene.state[MAIN]!)
  writeTerms(scene, at, terms)
  tell(scene.play, { type: 'volunteered', seat, offer: scene.state[cell(at, OFFER_NUMBER)]!, terms })
  return ACCEPTED
}

/** DEC-21: only while help could be asked for. */
export function judgeAcceptance(scene: Scene, seat: number, volunteerSeat: number): number {
  const top = topKind(scene)
  if (scene.state[MAIN] !== seat || (top !== COMBAT && top !== ASKED_TO_HELP)) return TOO_LATE
  const need = judgeNeed(scene)
  return need === ACCEPTED ? judgeHelper(scene, volunteerSeat) : need
}

export function acceptVolunteer(scene: Scene, seat: number, helper: number): number {
  const answer = judgeAcceptance(scene, seat, helper)
  if (answer === ACCEPTED) bindBy(scene, helper, helper, false)
  return answer
}

/** The prices that are listed, once for each seat while help is needed. */
export function listVolunteer(scene: Scene, seat: number, offers: Offers): void {
  if (!isFighting(scene.state) || offerKind(scene, seat) === VOLUNTEER || isFleeing(scene)) return
  if (judgeHelper(scene, seat) !== ACCEPTED || judgeNeed(scene) !== ACCEPTED) return
  const listed = listedPrices(scene, seat)
  for (let index = 0; index < PRESETS; index++)
    if (((listed >> index) & 1) !== 0) offers.add(encode('volunteer', index))
}

export function applyVolunteer(scene: Scene, seat: number, choice: number): number {
  const terms = preset(scene, firstOf(choice))
  if (terms === null) return NO_SUCH_CHOICE
  const answer = judgeVolunteer(scene, seat, terms)
  if (answer !== ACCEPTED) return answer
  const need = judgeNeed(scene)
  if (need !== ACCEPTED) return need
  if (offerKind(scene, seat) === VOLUNTEER) return OFFERED_BEFORE
  return isListedPrice(scene, seat, firstOf(choice)) ? volunteer(scene, seat, terms) : NO_SUCH_CHOICE
}
