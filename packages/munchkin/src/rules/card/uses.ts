// Cards that are played once, and abilities of cards in play: MK-CARD-11 to -13, -16, MK-COMBAT-12, -14, -33, -34, -38, MK-IDENT-09,
// MK-ITEM-15, MK-LEVEL-08, MK-INT-01, -02, -04, DEC-12, -14, -15, -39, -45. One-shots from hand or table, specials from hand; a card
// played in a fight stays with it, any other is discarded when it has worked.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { encode, firstOf, secondOf, thirdOf } from '../../choice.ts'
import type { ReadyAbilities, ReadyUse } from '../../deck/printed.ts'
import { IS_USED, maySay } from '../../deck/says.ts'
import type { Cast } from '../../deck/seats.ts'
import { type Speech, speak } from '../../deck/speech.ts'
import { IS_PLAYED, runProgram } from '../../effects/running.ts'
import { isFighter } from '../../layout.ts'
import { isStaying } from '../../marks.ts'
import type { Offers } from '../../offers.ts'
import { NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerb, StandingVerbs } from '../../standing.ts'
import { ASIDE, FIGHT, handCopies, isInHand, isOnTable, playCopies, TABLE, zoneOf } from '../../zones.ts'
import { whyNoJoining } from '../combat/enhancers.ts'
import { monsterCopy } from '../combat/monsters.ts'
import { whyNoTheft } from '../combat/theft.ts'
import { hasUnsettledCurse } from '../curse/unsettled.ts'
import { isInsideRoll } from '../flee/flight.ts'
import { isKeptOut, KEPT_OUT } from '../interference/pacts.ts'
import { replaceDoor } from '../turn/stages.ts'
import { abilitiesOf, isActive } from './active.ts'
import { aimsOf, spokenOf, whyNotAt } from './aims.ts'
import { eachInFight, isSaidInFight } from './figures.ts'
import { hasAnswerTo, openGate, PLAYED, reopenGate } from './gate.ts'
import { HELP_YOUR_SIDE, helps, helpsAt, mayNotHoldBack, PLAYERS } from './helping-plays.ts'
import { isInVain, looksForSomething } from './in-vain.ts'
import { move } from './moves.ts'
import { announcePlay, tellPlay } from './played.ts'
import { canPay, hasCards, isReceived } from './price.ts'
import { countOne, isUsedUp } from './tally.ts'
import { castFor, isOfFight, NOT_YOUR_FIGHT, type Subject, spokenIn, subjectOfGate, whyNotNow } from './windows.ts'

const NO_SUCH_USE = no('MK-CARD-14', 'The card has no such use.', 'La carte ne sait pas faire ça.')
const NOT_FULFILLED = no(
  'MK-META-03',
  'What the card asks for is not the case.',
  'Ce que la carte demande n’est pas le cas.',
)
const OFTEN_ENOUGH = no(
  'MK-COMBAT-34',
  'It has been used as often as it may be.',
  'Elle a déjà servi autant de fois que permis.',
)
const TOO_DEAR = no('MK-IDENT-09', 'You cannot pay for that.', 'Tu n’as pas de quoi payer ça.')
const NOBODY_TAKES_IT = no(
  'MK-IDENT-09',
  'Nobody is there who could be given that.',
  'Il n’y a personne à qui donner ça.',
)
const CURSED_THINGS = no(
  'MK-CURSE-12',
  'Settle the curse first: your things stay where they are.',
  'Règle d’abord la malédiction : tes affaires ne bougent pas.',
)

const NOTHING_FITS = no(
  'MK-CARD-13',
  'There is nothing here that the card means: it would be wasted.',
  'Il n’y a rien ici que vise la carte : tu la gâcherais.',
)

/** A use that brings a monster needs a fight that one can still join. */
function joins(scene: Scene, use: ReadyUse): boolean {
  const step = scene.deck.steps[use.effects]
  return step !== undefined && (step.effect.do === 'addMonster' || step.effect.do === 'clone')
}

/** Why a seat cannot use this now, whatever it aims at. */
function whyNotUse(scene: Scene, seat: number, copy: number, use: ReadyUse, subject: Subject): number {
  const now = whyNotNow(scene, seat, use.window)
  return now === ACCEPTED ? whyNotInTime(scene, seat, copy, use, subject) : now
}

/** The same, once its moment is there. */
function whyNotInTime(scene: Scene, seat: number, copy: number, use: ReadyUse, subject: Subject): number {
  if (isInsideRoll(scene) && isKeptOut(scene, seat)) return KEPT_OUT
  if (joins(scene, use)) {
    const joining = whyNoJoining(scene, seat)
    if (joining !== ACCEPTED) return joining
  }
  const answersCurse = use.window === 'curse' || use.window === 'ownCurse'
  if (use.isPlayed && zoneOf(scene, copy) >= TABLE && !answersCurse && hasUnsettledCurse(scene, seat))
    return CURSED_THINGS
  if (use.when !== null && !speaksOfAim(use) && !isFulfilled(scene, seat, copy, use, subject)) return NOT_FULFILLED
  if (!canPay(scene, seat, use.cost, copy, use.isPlayed)) return TOO_DEAR
  return use.per !== 'victim' && isUsedUp(scene, use, seat, NONE) ? OFTEN_ENOUGH : ACCEPTED
}

/** The card speaks for itself while its condition is asked. */
const isFulfilled = (scene: Scene, seat: number, copy: number, use: ReadyUse, subject: Subject): boolean =>
  use.when!(scene, seat, speak(castFor(seat, seat, subject), copy, spokenIn(subject)))

/** What it speaks of is only known with what it is aimed at, and its condition with it. */
const speaksOfAim = ({ aim }: ReadyUse): boolean => aim === 'discards' || aim === 'drawn' || aim === 'ownMonster'

const victimOf = (use: ReadyUse, aim: number, subject: Subject): number => (use.aim === 'seat' ? aim : subject.victim)

function whyNotSo(scene: Scene, seat: number, copy: number, use: ReadyUse, aim: number, subject: Subject): number {
  if (use.per === 'victim' && isUsedUp(scene, use, seat, victimOf(use, aim, subject))) return OFTEN_ENOUGH
  if (use.aim === 'seat' && isFighter(scene.state, aim) && isKeptOut(scene, seat)) return KEPT_OUT
  const wrong = whyNotAt(scene, seat, copy, use, aim, subject)
  if (wrong !== ACCEPTED) return wrong
  if (isWithheld(scene, seat, copy, use, aim)) return HELP_YOUR_SIDE
  const price = use.cost.cards === undefined ? ACCEPTED : whyNotPaid(scene, seat, copy, use, aim, subject)
  if (price !== ACCEPTED) return price
  const theft = use.thefts.length === 0 ? ACCEPTED : whyNotSteal(scene, seat, copy, use, aim, subject)
  if (theft !== ACCEPTED) return theft
  const it = spokenOf(scene, use, aim, subject)
  if (use.when !== null && speaksOfAim(use) && !isFulfilled(scene, seat, copy, use, { ...subject, copy: it }))
    return NOT_FULFILLED
  if (!looksForSomething(scene, use)) return ACCEPTED
  const speech = speechAt(scene, seat, copy, use, aim, subject)
  return isInVain(scene, use, speech, slotAt(use, aim, subject)) ? NOTHING_FITS : ACCEPTED
}

/** The monster that its window is about, or that it aims at; NONE where there is none. */
function slotAt(use: ReadyUse, aim: number, subject: Subject): number {
  if (subject.slot !== NONE) return subject.slot
  return use.aim === 'monster' || use.aim === 'swap' ? aim : NONE
}

/** Its seats: the target is whom it aims at, and whoever uses it where it aims at nobody. */
const castAt = (seat: number, use: ReadyUse, aim: number, subject: Subject): Cast =>
  castFor(seat, use.aim === 'seat' ? aim : seat, subject)

/** What a use would speak of, aimed at this. */
const speechAt = (scene: Scene, seat: number, copy: number, use: ReadyUse, aim: number, subject: Subject): Speech =>
  speak(castAt(seat, use, aim, subject), copy, { ...spokenIn(subject), it: spokenOf(scene, use, aim, subject) })

/** Why its price is not paid in cards: they are not there, or nobody may receive them. */
function whyNotPaid(scene: Scene, seat: number, copy: number, use: ReadyUse, aim: number, subject: Subject): number {
  const speech = speechAt(scene, seat, copy, use, aim, subject)
  if (!hasCards(scene, seat, scene.deck.steps[use.program]!, speech, use.isPlayed)) return TOO_DEAR
  return isReceived(scene, seat, use.cost, speech) ? ACCEPTED : NOBODY_TAKES_IT
}

/** MK-META-15: who must play all that helps his side does not play it for anything else. */
function isWithheld(scene: Scene, seat: number, copy: number, use: ReadyUse, aim: number): boolean {
  const { card, uses } = scene.printed(copy)
  if (card.kind !== 'oneShot' || !mayNotHoldBack(scene, seat)) return false
  const index = uses.indexOf(use)
  if (index === NONE || helpsAt(card.uses[index]!, use, aim)) return false
  return card.uses.some((one, other) => helps(one) && mayPlay(scene, seat, copy, other, PLAYERS))
}

function whyNotSteal(scene: Scene, seat: number, copy: number, use: ReadyUse, aim: number, subject: Subject): number {
  const speech = speechAt(scene, seat, copy, use, aim, subject)
  return whyNoTheft(scene, speech.cast!, speech, use.thefts)
}

/** Whether a seat may play a card now, by that use of it and at that aim. */
export function mayPlay(scene: Scene, seat: number, copy: number, index: number, aim: number): boolean {
  const use = scene.printed(copy).uses[index]!
  const subject = subjectOfGate(scene)
  return (
    whyNotUse(scene, seat, copy, use, subject) === ACCEPTED &&
    whyNotSo(scene, seat, copy, use, aim, subject) === ACCEPTED
  )
}

const always = (): boolean => true

function listUses(
  scene: Scene,
  seat: number,
  copy: number,
  uses: readonly ReadyUse[],
  verb: 'play' | 'useAbility',
  offers: Offers,
  isOffered: (scene: Scene, seat: number, use: ReadyUse) => boolean = always,
): void {
  let subject: Subject | null = null
  for (let index = 0; index < uses.length; index++) {
    const use = uses[index]!
    if (!isOffered(scene, seat, use)) continue
    if (whyNotNow(scene, seat, use.window) !== ACCEPTED) continue
    subject ??= subjectOfGate(scene)
    if (whyNotInTime(scene, seat, copy, use, subject) !== ACCEPTED) continue
    const aims = aimsOf(scene, use, subject)
    if (use.aim === 'ownMonster') {
      for (let own = handCopies(scene, seat); own !== NONE; own = scene.nextOf(own))
        if (whyNotSo(scene, seat, copy, use, own, subject) === ACCEPTED) offers.add(encode(verb, copy, own, index))
      continue
    }
    for (let aim = 0; aim < aims; aim++)
      if (whyNotSo(scene, seat, copy, use, aim, subject) === ACCEPTED) offers.add(encode(verb, copy, aim, index))
  }
}

/** Carries a use out: the price is the first step of its program. */
function begin(scene: Scene, seat: number, copy: number, use: ReadyUse, aim: number, subject: Subject): void {
  countOne(scene, use, seat, victimOf(use, aim, subject))
  reopenGate(scene)
  // A monster that is still in a hand is nobody's business until it joins (MK-CARD-17).
  const at = use.aim === 'ownMonster' ? undefined : aim
  if (use.isPlayed) announcePlay(scene, seat, copy, at)
  else tellPlay(scene, seat, copy, at)
  if (use.isPlayed) move(scene, copy, isOfFight(scene, use.window) ? FIGHT : ASIDE) // MK-CARD-12
  const cast = castAt(seat, use, aim, subject)
  const slot = slotAt(use, aim, subject)
  const named = slot !== NONE ? monsterCopy(scene, slot) + 1 : use.aim === 'side' ? -1 - aim : 0
  const notes = use.isPlayed ? IS_PLAYED : 0
  const it = spokenOf(scene, use, aim, subject)
  runProgram(scene, { program: use.program, cast, source: copy, named, it, number: subject.outcome, notes })
  if (use.window === 'ownDraw') replaceDoor(scene)
  if (use.isPlayed && hasAnswerTo(scene, copy, 'play')) openGate(scene, PLAYED, copy + 1)
}

function apply(scene: Scene, seat: number, choice: number, uses: readonly ReadyUse[]): number {
  const copy = firstOf(choice)
  const use = uses[thirdOf(choice)]
  if (use === undefined) return NO_SUCH_USE
  const subject = subjectOfGate(scene)
  const why = whyNotUse(scene, seat, copy, use, subject)
  if (why !== ACCEPTED) return why
  const aim = secondOf(choice)
  const wrong = whyNotSo(scene, seat, copy, use, aim, subject)
  if (wrong !== ACCEPTED) return wrong
  begin(scene, seat, copy, use, aim, subject)
  return ACCEPTED
}

/** MK-COMBAT-12: one-shots from hand or table, once; specials from the hand. */
const isPlayable = (scene: Scene, seat: number, copy: number): boolean =>
  isInHand(scene, copy, seat) ||
  (isOnTable(scene, copy, seat) && scene.printed(copy).kind === 'oneShot' && !isStaying(scene, copy))

const play: StandingVerb = {
  list(scene, seat, offers) {
    for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      listUses(scene, seat, copy, scene.printed(copy).uses, 'play', offers)
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (isPlayable(scene, seat, copy)) listUses(scene, seat, copy, scene.printed(copy).uses, 'play', offers)
  },
  apply(scene, seat, choice) {
    const copy = firstOf(choice)
    if (!isPlayable(scene, seat, copy)) return NOT_THERE
    return apply(scene, seat, choice, scene.printed(copy).uses)
  },
}

/** What a monster of the fight, or a card on one, lets the fighters do; or those who look on, where it says so. */
const isOpenTo = (scene: Scene, seat: number, { window }: ReadyUse): boolean =>
  window === 'othersCombat' || isFighter(scene.state, seat)

/** What a monster of the fight, or a card on one, lets people do; null where a copy is neither. */
function usesInFight(scene: Scene, wanted: number): readonly ReadyUse[] | null {
  let found: readonly ReadyUse[] | null = null
  eachInFight(scene, ({ uses }, copy) => {
    if (copy === wanted) found = uses
    return found !== null
  })
  return found
}

const hasUses = ({ uses }: ReadyAbilities): boolean => uses.length > 0

/** Apart, because a function that makes another pays for it whenever it is called. */
function listInFight(scene: Scene, seat: number, offers: Offers): void {
  eachInFight(scene, ({ uses }, copy) => {
    if (uses.length > 0) listUses(scene, seat, copy, uses, 'useAbility', offers, isOpenTo)
    return false
  })
}

const useAbility: StandingVerb = {
  list(scene, seat, offers) {
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
      if (!maySay(scene, copy, IS_USED)) continue
      const { uses } = abilitiesOf(scene, copy)
      if (uses.length > 0 && isActive(scene, seat, copy)) listUses(scene, seat, copy, uses, 'useAbility', offers)
    }
    if (isSaidInFight(scene, hasUses)) listInFight(scene, seat, offers)
  },
  apply(scene, seat, choice) {
    const copy = firstOf(choice)
    if (copy >= scene.deck.copies.length) return NOT_THERE
    const ofFight = usesInFight(scene, copy)
    if (ofFight !== null) {
      const use = ofFight[thirdOf(choice)]
      return use !== undefined && !isOpenTo(scene, seat, use) ? NOT_YOUR_FIGHT : apply(scene, seat, choice, ofFight)
    }
    if (!isOnTable(scene, copy, seat)) return NOT_THERE
    return isActive(scene, seat, copy) ? apply(scene, seat, choice, abilitiesOf(scene, copy).uses) : NO_SUCH_USE
  },
}

export const useVerbs: StandingVerbs = { play, useAbility }
