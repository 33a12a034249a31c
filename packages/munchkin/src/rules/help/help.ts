// Asking for help: MK-HELP-01, -02, -13, TT-02, -19, DEC-18. The main fighter asks one seat after another, in any order, at a
// price; each of them answers (rules/help/question.ts).

import { ACCEPTED, firstSeats, only } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, secondOf } from '../../choice.ts'
import { tell } from '../../events.ts'
import type { Terms } from '../../forms/form.ts'
import { ASKED_TO_HELP, COMBAT } from '../../frames/frame.ts'
import { topKind } from '../../frames/top.ts'
import { ASKED, agenda, MAIN, mainSeat, OFFER_NUMBER, SEATS } from '../../layout.ts'
import { NO_SUCH_CHOICE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerb, StandingVerbs } from '../../standing.ts'
import { isWinning } from '../combat/totals.ts'
import { ASKING, beginOffer } from '../trade/offered.ts'
import { isListedPrice, judgeTerms, listedPrices, PRESETS, preset, treasuresAtStake, writeTerms } from './contract.ts'
import { judgeHelper, judgeNeed } from './helpers.ts'
import { applyVolunteer, listVolunteer } from './volunteers.ts'

const NOT_THE_TIME = no(
  'MK-HELP-01',
  'Help is a matter of the main fighter, while the fight can still turn.',
  'L’aide regarde le combattant principal, tant que le combat peut encore tourner.',
)
const ASKED_BEFORE = no(
  'MK-HELP-01',
  'You have asked this player already. Make an offer of your own.',
  'Tu as déjà demandé à ce joueur. Fais-lui une autre offre.',
)
export function judgeAsk(scene: Scene, seat: number, asked: number, terms: Terms): number {
  if (topKind(scene) !== COMBAT || scene.state[MAIN] !== seat) return NOT_THE_TIME
  const need = judgeNeed(scene)
  if (need !== ACCEPTED) return need
  const helper = judgeHelper(scene, asked)
  return helper === ACCEPTED ? judgeTerms(scene, seat, asked, terms) : helper
}

/** MK-HELP-01: puts the question to a seat. */
export function ask(scene: Scene, seat: number, asked: number, terms: Terms): number {
  const answer = judgeAsk(scene, seat, asked, terms)
  if (answer !== ACCEPTED) return answer
  const { state } = scene
  const at = beginOffer(scene, seat, ASKING, asked)
  writeTerms(scene, at, terms)
  state[ASKED] = state[ASKED]! | (1 << asked)
  tell(scene.play, { type: 'helpAsked', by: seat, seat: asked, offer: state[cell(at, OFFER_NUMBER)]!, terms })
  agenda.push(state, ASKED_TO_HELP, asked, seat)
  return ACCEPTED
}

/** MK-HELP-13: once the fight has been won for a moment, whoever refused may be asked afresh. */
export function forgetRefusals(scene: Scene): void {
  if (scene.state[ASKED] !== 0 && isWinning(scene)) scene.state[ASKED] = 0
}

/** Everybody but the main fighter, one bit each. */
const allOthers = (scene: Scene): number => firstSeats(scene.state[SEATS]!) & ~only(mainSeat(scene.state))

const presetAsk: StandingVerb = {
  list(scene, seat, offers) {
    const { state } = scene
    if (topKind(scene) !== COMBAT || state[MAIN] !== seat || state[ASKED] === allOthers(scene)) return
    if (judgeNeed(scene) !== ACCEPTED) return
    const stake = treasuresAtStake(scene)
    for (let asked = 0; asked < state[SEATS]!; asked++) {
      if (((state[ASKED]! >> asked) & 1) !== 0 || judgeHelper(scene, asked) !== ACCEPTED) continue
      const listed = listedPrices(scene, asked, stake)
      for (let index = 0; index < PRESETS; index++)
        if (((listed >> index) & 1) !== 0) offers.add(encode('ask', asked, index))
    }
  },
  apply(scene, seat, choice) {
    const asked = firstOf(choice)
    const terms = preset(scene, secondOf(choice))
    if (terms === null) return NO_SUCH_CHOICE
    const answer = judgeAsk(scene, seat, asked, terms)
    if (answer !== ACCEPTED) return answer
    if (((scene.state[ASKED]! >> asked) & 1) !== 0) return ASKED_BEFORE
    return isListedPrice(scene, asked, secondOf(choice)) ? ask(scene, seat, asked, terms) : NO_SUCH_CHOICE
  },
}

export const helpVerbs: StandingVerbs = {
  ask: presetAsk,
  volunteer: { list: listVolunteer, apply: applyVolunteer },
}
