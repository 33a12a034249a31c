// Somebody chooses cards for the effect below, one at a time: DEC-27, DEC-62, MK-CARD-17, -21, MK-ITEM-18, MK-CURSE-05. Pushed
// by `ask`; leaves when enough is chosen or nothing is left. Nobody is asked where there is no choice, unless the asking itself would tell something.

import { ACCEPTED, only, type Seat } from '@brouhaha/table'
import { cell } from '../block.ts'
import { encode, firstOf, VERB, verbOf } from '../choice.ts'
import type { Step } from '../deck/program.ts'
import { knows } from '../faces.ts'
import { type FrameKind, NOT_MINE, PICK } from '../frames/frame.ts'
import { agenda, draws } from '../layout.ts'
import { NOT_THERE, NOT_YOURS, no } from '../refusals.ts'
import type { Scene } from '../scene.ts'
import { seenFirst } from '../twins.ts'
import { HAND, zoneOf } from '../zones.ts'
import {
  ALL_OF_THEM,
  candidates,
  chooserOf,
  fitting,
  hasAny,
  isGroup,
  isInSomeHand,
  isOutOfHand,
  isSecret,
  ownersOf,
  receiverOf,
} from './candidates.ts'
import { doTo } from './deeds.ts'
import { PICK_FRAME } from './frame.ts'
import { name, onOffer } from './naming.ts'
import { amountOf, beginLoss, castOf, frameAt, runBelow, stepOf } from './running.ts'

const { CHOOSER, OWNER, LEFT, MODE, RECEIVER } = PICK_FRAME.offsets

const CARDS = 0
const WORTH = 1
/** The chooser may want none. */
const FREE = 2
/** A monster of the fight is named. */
const MONSTER = 3

const MUST_CHOOSE = no(
  'MK-ITEM-18',
  'Something has to go, and you have it.',
  'Il faut perdre quelque chose, et tu l’as.',
)
const NOT_THAT = no('MK-CURSE-05', 'The effect does not mean that card.', 'L’effet ne concerne pas cette carte.')

/** Puts a step's question, for the cards of each seat that it speaks of. Whoever called goes on when all are answered. */
export function ask(scene: Scene, run: number, step: Step): void {
  const { state } = scene
  const pick = step.pick!
  const owners = ownersOf(scene, run, pick)
  const isGold = typeof pick.take === 'object' && 'worth' in pick.take
  // Of counters the amount of the step says how many go on a card.
  const amount = pick.take === undefined ? 1 : amountOf(scene, run, step)
  beginLoss(scene, run)
  // What else is paid, and every card, may change whom the price means.
  const receiver = receiverOf(scene, run, step)
  if (pick.take === 'all') {
    for (const owner of owners) doTo(scene, run, step, fitting(scene, run, pick, owner), receiver)
    return
  }
  const mode = isGold ? WORTH : typeof pick.take === 'object' && 'upTo' in pick.take ? FREE : CARDS
  if (isGroup(pick)) {
    const chooser = chooserOf(scene, run, pick, castOf(scene, run).subject)
    if (owners.length > 0) agenda.push(state, PICK, chooser + 1, ALL_OF_THEM + 1, amount, mode)
    return
  }
  for (const owner of owners.reverse())
    agenda.push(state, PICK, chooserOf(scene, run, pick, owner) + 1, owner + 1, amount, mode, receiver + 1)
}

/** Asks a seat for one card of its hand, which it may refuse. */
export function askFreely(scene: Scene, seat: number): void {
  agenda.push(scene.state, PICK, seat + 1, seat + 1, 1, FREE)
}

/** Asks a seat which monster of the fight the step in hand means. */
export function askMonster(scene: Scene, seat: number): void {
  agenda.push(scene.state, PICK, seat + 1, 0, 1, MONSTER)
}

const asksMonster = ({ state }: Scene, frame: number): boolean => state[cell(frame, MODE)] === MONSTER

/** Whether what is left tells how much the cards were worth that went face down. */
export const isLeftVeiled = (scene: Scene, left: number): boolean => {
  const frame = frameAt(left)
  if (scene.state[cell(frame, MODE)] !== WORTH) return false
  const { effect, pick } = stepOf(scene, runBelow(scene, frame))
  const isGiven = effect.do === 'pay' && effect.cost.to !== undefined
  return isOutOfHand(pick!) && (isGiven || effect.do === 'take' || effect.do === 'putBack' || effect.do === 'reveal')
}

const ownerOf = (scene: Scene, frame: number): number => scene.state[cell(frame, OWNER)]! - 1

function options(scene: Scene, frame: number): number[] {
  const run = runBelow(scene, frame)
  if (asksMonster(scene, frame)) return onOffer(scene, run)
  return candidates(scene, run, stepOf(scene, run), ownerOf(scene, frame))
}

const weightOf = (scene: Scene, frame: number, copy: number): number =>
  scene.state[cell(frame, MODE)] === WORTH ? scene.printed(copy).value : 1

/** Whether the question is put although there may be nothing to choose: an owner is asked whatever he holds. */
function mustAsk(scene: Scene, frame: number, copies: readonly number[]): boolean {
  const { state } = scene
  const owner = ownerOf(scene, frame)
  if (asksMonster(scene, frame)) return false
  const asked = stepOf(scene, runBelow(scene, frame)).pick!
  if (state[cell(frame, MODE)] === FREE) return isOutOfHand(asked)
  if (state[cell(frame, CHOOSER)] === 0 || !isSecret(asked)) return false
  return state[cell(frame, CHOOSER)]! - 1 === owner ? hasAny(scene, asked, owner) : copies.length > 0
}

function take(scene: Scene, frame: number, copies: readonly number[]): void {
  const run = runBelow(scene, frame)
  for (const copy of copies) scene.state[cell(frame, LEFT)]! -= weightOf(scene, frame, copy)
  if (asksMonster(scene, frame)) name(scene, run, copies[0]!)
  else doTo(scene, run, stepOf(scene, run), copies, scene.state[cell(frame, RECEIVER)]! - 1)
}

/** Another's hand is chosen from blindly, unless this effect has just shown it to the chooser. */
function isBlind(scene: Scene, frame: number, copy: number): boolean {
  const chooser = scene.state[cell(frame, CHOOSER)]! - 1
  if (!isInSomeHand(scene, copy) || zoneOf(scene, copy) === HAND + chooser) return false
  return !(stepOf(scene, runBelow(scene, frame)).isSeen && knows(scene, chooser as Seat, copy))
}

const hidden = (scene: Scene, frame: number, copies: readonly number[]): number[] =>
  copies.filter((copy) => isBlind(scene, frame, copy))

/** How many backs there are to choose from: no more than one where their number would tell something. */
const backsOf = (scene: Scene, frame: number, blind: readonly number[]): number =>
  blind.length > 1 && isSecret(stepOf(scene, runBelow(scene, frame)).pick!) ? 1 : blind.length

const step: FrameKind['step'] = (scene, frame) => {
  const { state } = scene
  const left = state[cell(frame, LEFT)]!
  if (left <= 0) {
    agenda.pop(state)
    return true
  }
  const copies = options(scene, frame)
  const isAsked = mustAsk(scene, frame, copies)
  if (copies.length === 0 && !isAsked) {
    agenda.pop(state)
    return true
  }
  if (isAsked) return false
  if (state[cell(frame, MODE)] === FREE && state[cell(frame, CHOOSER)] !== 0) return false
  const weight = copies.reduce((sum, copy) => sum + weightOf(scene, frame, copy), 0)
  if (weight <= left && stepOf(scene, runBelow(scene, frame)).pick?.extreme === undefined) {
    take(scene, frame, copies)
    state[cell(frame, LEFT)] = 0
    return true
  }
  if (copies.length > 1 && state[cell(frame, CHOOSER)] !== 0) return false
  take(scene, frame, leavesThem(scene, frame) ? drawn(scene, copies, left) : [atRandom(scene, copies)])
  return true
}

function atRandom(scene: Scene, copies: readonly number[], besides: readonly number[] = []): number {
  const index = copies.length === 1 ? 0 : scene.play.chance.below(scene.state, draws.hand, copies.length)
  return seenFirst(scene, copies[index]!, besides)
}

/** What stays where it is could be drawn again. */
function leavesThem(scene: Scene, frame: number): boolean {
  const verb = asksMonster(scene, frame) ? null : stepOf(scene, runBelow(scene, frame)).effect.do
  return verb === 'reveal' || verb === 'switchSide'
}

/** So many different ones. */
function drawn(scene: Scene, copies: readonly number[], number: number): number[] {
  const picked: number[] = []
  for (
    let left = copies;
    picked.length < number && left.length > 0;
    left = copies.filter((one) => !picked.includes(one))
  )
    picked.push(atRandom(scene, left, picked))
  return picked
}

/** The first choice that can be made: cheap things first (DEC-27, DEC-62). */
function cheapest(scene: Scene, frame: number): number {
  const copies = options(scene, frame)
  const blind = hidden(scene, frame, copies)
  const open = copies.filter((copy) => !blind.includes(copy))
  if (scene.state[cell(frame, MODE)] === FREE || copies.length === 0) return encode('enough')
  if (open.length === 0) return encode('pickBlind', 0)
  const best = open.reduce((least, copy) => (scene.printed(copy).value < scene.printed(least).value ? copy : least))
  return encode('pick', best)
}

export const pick: FrameKind = {
  clock: 'question',
  decision: (scene, frame) =>
    `${stepOf(scene, runBelow(scene, frame)).effect.do}:${asksMonster(scene, frame) ? 'monster' : 'which'}`,
  step,
  isOpen: () => false,
  owing: (scene, frame) => only((scene.state[cell(frame, CHOOSER)]! - 1) as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== scene.state[cell(frame, CHOOSER)]! - 1) return
    const copies = options(scene, frame)
    const blind = hidden(scene, frame, copies)
    for (const copy of copies) if (!blind.includes(copy)) offers.add(encode('pick', copy))
    for (let back = 0; back < backsOf(scene, frame, blind); back++) offers.add(encode('pickBlind', back))
    if (copies.length === 0 || scene.state[cell(frame, MODE)] === FREE) offers.add(encode('enough'))
  },
  answer(scene, frame, seat, choice) {
    const { state } = scene
    const verb = verbOf(choice)
    if (verb !== VERB.pick && verb !== VERB.pickBlind && verb !== VERB.enough) return NOT_MINE
    if (seat !== state[cell(frame, CHOOSER)]! - 1) return NOT_YOURS
    const copies = options(scene, frame)
    if (verb === VERB.enough) {
      if (copies.length > 0 && state[cell(frame, MODE)] !== FREE) return MUST_CHOOSE
      state[cell(frame, LEFT)] = 0
      return ACCEPTED
    }
    const blind = hidden(scene, frame, copies)
    if (verb === VERB.pickBlind) {
      if (firstOf(choice) >= backsOf(scene, frame, blind)) return NOT_THERE
      // Nobody knows in which order another holds his cards.
      const turned = firstOf(choice) + scene.play.chance.below(state, draws.hand, blind.length)
      take(scene, frame, [seenFirst(scene, blind[turned % blind.length]!)])
      return ACCEPTED
    }
    const copy = firstOf(choice)
    if (copy >= scene.deck.copies.length) return NOT_THERE
    if (!copies.includes(copy) || blind.includes(copy)) return NOT_THAT
    take(scene, frame, [copy])
    return ACCEPTED
  },
  fallback: (scene, frame) => cheapest(scene, frame),
}
