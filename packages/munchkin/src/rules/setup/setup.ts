// Before the first turn: MK-SETUP-01 to -16, DEC-01 to -03. Decks are shuffled, hands dealt, sexes chosen by everybody at once,
// then opening plays are collected in seat order from the first player.

import { ACCEPTED, HOUSE, includes, only, plantSeed, type Seat, type Seats, type Seed } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, VERB, verbOf } from '../../choice.ts'
import { drewOpeningHands } from '../../effects/drawn.ts'
import { reveal, tell } from '../../events.ts'
import { type FrameKind, NOT_MINE, OPENING, SEXES, TURN } from '../../frames/frame.ts'
import {
  ACTIVE,
  agenda,
  BOXES_IN_PLAY,
  draws,
  FIRST,
  LEVEL,
  LUCK_AT,
  leftOf,
  SEATS,
  SEX,
  STREAM_COUNT,
  SWITCHES,
  seatCell,
} from '../../layout.ts'
import { NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { applyStanding, isOpeningVerb, listOpening } from '../../standing.ts'
import { DOOR_DECK, TREASURE_DECK } from '../../zones.ts'
import { dealHand } from '../turn/turn.ts'
import { OPENING_FRAME } from './frame.ts'

const NO_SUCH_SEX = no(
  'MK-SETUP-07',
  'Choose one of the two that the cards know.',
  'Choisis l’un des deux que connaissent les cartes.',
)

/** Everything that a setting decides before anybody plays. */
export interface Start {
  readonly seats: number
  readonly switches: number
  /** The first player, or null for chance (MK-SETUP-12). */
  readonly first: number | null
  readonly seed: Seed
}

/** MK-SETUP-04 to -06: two shuffled decks, hands, level 1. */
export function deal(scene: Scene, start: Start, boxNames: readonly string[]): void {
  const { state, deck, play } = scene
  state[SEATS] = start.seats
  state[BOXES_IN_PLAY] = scene.boxes
  state[SWITCHES] = start.switches
  plantSeed(state, LUCK_AT, STREAM_COUNT, start.seed)
  const first = start.first ?? play.chance.below(state, draws.first, start.seats)
  state[FIRST] = first
  state[ACTIVE] = first
  reveal(play, { type: 'begun', seats: start.seats, boxes: boxNames, switches: start.switches, first })
  fill(scene, scene.piles.doorDeck, deck.doors, DOOR_DECK)
  fill(scene, scene.piles.treasureDeck, deck.treasures, TREASURE_DECK)
  play.chance.shuffle(state, draws.doors, scene.piles.doorDeck + 1, deck.doors.length)
  play.chance.shuffle(state, draws.treasures, scene.piles.treasureDeck + 1, deck.treasures.length)
  for (let seat = 0; seat < start.seats; seat++) state[seatCell(seat, LEVEL)] = 1
  for (let i = 0, seat = first; i < start.seats; i++, seat = leftOf(state, seat)) dealHand(scene, seat)
  agenda.push(state, TURN)
  agenda.push(state, OPENING, start.seats)
  if (scene.profile.asksSex) agenda.push(state, SEXES)
  drewOpeningHands(scene, first)
}

function fill(scene: Scene, pile: number, copies: readonly number[], zone: number): void {
  const { state } = scene
  state[pile] = copies.length
  copies.forEach((copy, index) => {
    state[pile + 1 + index] = copy
    state[scene.zoneAt + copy] = zone
  })
}

const withoutSex = (scene: Scene): Seats => {
  let seats = 0
  for (let seat = 0; seat < scene.state[SEATS]!; seat++) if (scene.state[seatCell(seat, SEX)] === 0) seats |= 1 << seat
  return seats as Seats
}

/** MK-SETUP-07: asked as a free choice of everybody at once. */
export const sexes: FrameKind = {
  clock: 'question',
  decision: () => 'chooseSex',
  step(scene) {
    if (withoutSex(scene) !== 0) return false
    agenda.pop(scene.state)
    return true
  },
  isOpen: () => false,
  owing: (scene) => withoutSex(scene),
  list(scene, _frame, seat, offers) {
    if (!includes(withoutSex(scene), seat as Seat)) return
    offers.add(encode('chooseSex', 1))
    offers.add(encode('chooseSex', 2))
  },
  answer(scene, _frame, seat, choice) {
    if (verbOf(choice) !== VERB.chooseSex) return NOT_MINE
    if (seat === HOUSE || !includes(withoutSex(scene), seat as Seat)) return NOT_YOURS
    const sex = firstOf(choice)
    if (sex !== 1 && sex !== 2) return NO_SUCH_SEX
    scene.state[seatCell(seat, SEX)] = sex
    reveal(scene.play, { type: 'sexChosen', seat, sex })
    return ACCEPTED
  },
  fallback: (_scene, _frame, seat) => encode('chooseSex', 1 + (seat % 2)),
}

const { LEFT } = OPENING_FRAME.offsets

const ONE_AFTER_ANOTHER = no(
  'MK-SETUP-15',
  'Opening plays are made one after another: yours will come, or are made.',
  'On pose ses cartes de départ l’un après l’autre : ton tour viendra, ou il est passé.',
)

/** MK-SETUP-08 to -11, -15: identity cards and items, or nothing; in seat order from the first player. */
export const opening: FrameKind = {
  clock: 'turn',
  decision: () => 'openingPlays',
  step(scene, frame) {
    if (scene.state[cell(frame, LEFT)]! > 0) return false
    agenda.pop(scene.state)
    scene.state[ACTIVE] = scene.state[FIRST]!
    return true
  },
  isOpen: () => false,
  owing: (scene): Seats => only(scene.state[ACTIVE]! as Seat),
  list(scene, _frame, seat, offers) {
    if (seat !== scene.state[ACTIVE]) return
    offers.add(encode('done'))
    listOpening(scene, seat, offers)
  },
  answer(scene, frame, seat, choice) {
    const verb = verbOf(choice)
    if (verb !== VERB.done && !isOpeningVerb(verb)) return NOT_MINE
    if (seat !== scene.state[ACTIVE]) return ONE_AFTER_ANOTHER
    if (verb !== VERB.done) return applyStanding(scene, seat, choice)
    scene.state[cell(frame, LEFT)]!--
    scene.state[ACTIVE] = leftOf(scene.state, seat)
    tell(scene.play, { type: 'answered', seat })
    return ACCEPTED
  },
  fallback: () => encode('done'),
}
