// Conditions as questions that can be asked of a seat.

import { ASKED_ONCE, type CardFilter, type Condition, type Day, filterCost } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { NONE, type Seat } from '@brouhaha/table'
import {
  ACTIVE,
  CHASED,
  DEAD,
  FROM_HAND,
  handCount,
  helperSeat,
  isCombat,
  levelOf,
  lifeOf,
  MAIN,
  MONSTER_COUNT,
  SEATS,
  SEX,
  seatCell,
  TURN_NUMBER,
} from '../layout.ts'
import { isUsed } from '../marks.ts'
import { type Scene, WEIGHING } from '../scene.ts'
import { playCopies } from '../zones.ts'
import { makeFaced } from './faced.ts'
import { fits, fitsCopy, within } from './filters.ts'
import type { Maker } from './maker.ts'
import { MOST_LOST_KINDS, type Test } from './printed.ts'
import { fighters, seatsAskedOf } from './seats.ts'
import { about, castFor, lossNamed, type Speech } from './speech.ts'

const DAYS: readonly Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

export function makeTest(condition: Condition, make: Maker): Test {
  const inside = make.test
  if ('all' in condition) {
    const tests = condition.all.map(inside)
    return (scene, seat, speech) => tests.every((one) => one(scene, seat, speech))
  }
  if ('any' in condition) {
    const tests = condition.any.map(inside)
    return (scene, seat, speech) => tests.some((one) => one(scene, seat, speech))
  }
  if ('not' in condition) {
    const inner = inside(condition.not)
    return (scene, seat, speech) => !inner(scene, seat, speech)
  }
  if ('has' in condition) {
    const { has } = condition
    return (scene, seat) => scene.rules.hasTrait(scene, seat, scene.deck.traitIndex.get(has) ?? NONE)
  }
  if ('among' in condition) {
    const { among } = condition
    const inner = make.asked('some' in condition ? condition.some : condition.every)
    const how = 'some' in condition ? 'some' : 'every'
    return (scene, seat, speech) => {
      const asked = about(speech, castFor(seat, speech))
      return seatsAskedOf(scene, among, seat, asked)[how]((one) => inner(scene, one, asked))
    }
  }
  if ('count' in condition) {
    const counted = make.count(condition.count)
    const { is } = condition
    if (is === 'odd' || is === 'even')
      return (scene, seat, speech) => Math.abs(counted(scene, seat, speech) % 2) === (is === 'odd' ? 1 : 0)
    return (scene, seat, speech) => within(counted(scene, seat, speech), is)
  }
  if ('is' in condition) {
    const { is } = condition
    return (scene, seat, speech) => seatsAskedOf(scene, is, seat, speech).includes(seat as Seat)
  }
  if ('more' in condition) {
    const [more, than] = [make.count(condition.more), make.count(condition.than)]
    return (scene, seat, speech) => more(scene, seat, speech) > than(scene, seat, speech)
  }
  if ('shares' in condition) {
    const { shares, with: whom } = condition
    return (scene, seat, speech) => {
      const held = [...scene.rules.traitsHeld(scene, seat, shares)]
      const isShared = (other: number): boolean =>
        held.some((trait) => scene.meter.spend(1) && scene.rules.hasTrait(scene, other, trait))
      return (
        held.length > 0 && seatsAskedOf(scene, whom, seat, speech).some((other) => other !== seat && isShared(other))
      )
    }
  }
  if ('lacks' in condition) {
    const { lacks } = condition
    return (scene, seat) => scene.rules.traitsOfKind(scene, seat, lacks) === 0
  }
  if ('human' in condition)
    return condition.human === 'whole'
      ? (scene, seat) => scene.rules.isWholeHuman(scene, seat)
      : (scene, seat) => scene.rules.isWholeHuman(scene, seat) || scene.rules.isHalfHuman(scene, seat)
  if ('sex' in condition) {
    const sex = condition.sex === 'female' ? 1 : 2
    return (scene, seat) => scene.state[seatCell(seat, SEX)] === sex
  }
  if ('level' in condition) {
    const range = condition.level
    return (scene, seat) => within(levelOf(scene.state, seat), range)
  }
  if ('standing' in condition) {
    const sign = condition.standing === 'lowest' ? 1 : -1
    return (scene, seat) => {
      const own = levelOf(scene.state, seat) * sign
      for (let other = 0; other < scene.state[SEATS]!; other++)
        if (lifeOf(scene.state, other) !== DEAD && levelOf(scene.state, other) * sign < own) return false
      return true
    }
  }
  if ('handSize' in condition) {
    const size = condition.handSize
    if (size === 'odd' || size === 'even')
      return (scene, seat) => handCount(scene.state, seat) % 2 === (size === 'odd' ? 1 : 0)
    return (scene, seat) => within(handCount(scene.state, seat), size)
  }
  if ('wears' in condition) return holds(condition.wears, true)
  if ('carries' in condition) return holds(condition.carries, false)
  if ('fights' in condition) {
    const how = condition.fights
    return ({ state }, seat) => {
      // While a won fight is paid out it is still clear who fought.
      if (!isCombat(state) || (state[MAIN] !== seat && helperSeat(state) !== seat)) return false
      if (how === 'alone') return helperSeat(state) === NONE
      return (how === 'asMain') === (state[MAIN] === seat)
    }
  }
  if ('anyFighter' in condition) return ofFighters(condition.anyFighter, make, 'some')
  if ('everyFighter' in condition) return ofFighters(condition.everyFighter, make, 'every')
  if ('monsters' in condition) {
    const range = condition.monsters
    const faced = makeFaced({})
    return (scene) => isCombat(scene.state) && within(faced(scene, Number.POSITIVE_INFINITY), range)
  }
  if ('facing' in condition) {
    const faced = makeFaced(condition.facing)
    return (scene) => faced(scene, 1) > 0
  }
  if ('cameFrom' in condition) {
    const fromHand = condition.cameFrom === 'hand' ? 1 : 0
    return ({ state }) => isCombat(state) && state[FROM_HAND] === fromHand
  }
  if ('turn' in condition) {
    const own = condition.turn === 'own'
    return ({ state }, seat) => (state[ACTIVE] === seat) === own
  }
  if ('winning' in condition) {
    const { winning } = condition
    const asked: Test = (scene) => scene.rules.isWinning(scene) === winning
    return (scene, seat, speech) =>
      isCombat(scene.state) && scene.state[MONSTER_COUNT]! > 0 && weigh(scene, seat, speech, asked)
  }
  if ('decides' in condition) return (scene, seat, speech) => weigh(scene, seat, speech, scene.rules.decides)
  if ('runners' in condition) {
    const range = condition.runners
    return (scene) => scene.rules.isFleeing(scene) && within(fighters(scene).length, range)
  }
  if ('partnerCaught' in condition) return isPartnerCaught
  if ('caught' in condition) return (scene, seat) => scene.rules.wasCaught(scene, seat)
  if ('levelFrom' in condition) {
    const { levelFrom } = condition
    return (_scene, _seat, speech) => speech.levelFrom === levelFrom
  }
  if ('holdersOf' in condition) {
    const { number, holdersOf } = condition
    const holders = make.count({ holdersOf })
    return (scene, seat, speech) => within(holders(scene, seat, speech), number)
  }
  if ('it' in condition) {
    const { it } = condition
    return (scene, _seat, speech) => speech.it !== NONE && fits(scene.printed(speech.it), it)
  }
  if ('day' in condition) {
    const day = DAYS.indexOf(condition.day)
    return ({ state }) => (state[TURN_NUMBER]! - 1) % DAYS.length === day
  }
  if ('drawn' in condition) {
    const up = condition.drawn === 'up'
    return (_scene, _seat, speech) => speech.drawnUp === up
  }
  if ('the' in condition) {
    const { the, fits: asked } = condition
    return (scene, _seat, speech) => isAmong(scene, lossNamed(scene, speech, the).kinds, asked)
  }
  return unreachable(condition)
}

/** Whether one of some cards fitted a question of the card that speaks. */
const isAmong = ({ deck }: Scene, kinds: number, asked: CardFilter): boolean =>
  ((kinds >> (deck.lostKinds.get(asked) ?? MOST_LOST_KINDS)) & 1) === 1

/** Asked of main fighter and helper, which happens often: speech is made anew only for a question that names seats. */
function ofFighters(condition: Condition, make: Maker, how: 'some' | 'every'): Test {
  const inner = make.asked(condition)
  const speaks = namesSeats(condition)
  return (scene, seat, speech) => {
    const { state } = scene
    if (!isCombat(state)) return false
    const asked = speaks ? about(speech, castFor(seat, speech)) : speech
    const helper = helperSeat(state)
    const main = inner(scene, state[MAIN]!, asked)
    if (helper === NONE || main === (how === 'some')) return main
    return inner(scene, helper, asked)
  }
}

const SEATED: ReadonlySet<string> = new Set(['is', 'among', 'of', 'seats', 'levelOf', 'with'])

/** Whether a condition speaks of seats other than the one that it is asked of. */
const namesSeats = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([key, inner]) => SEATED.has(key) || namesSeats(inner))

/** What counts only for those who win or lose does not count while that is found out. */
const weigh = (scene: Scene, seat: number, speech: Speech, asked: Test): boolean =>
  !scene.isAsking(WEIGHING) && asked(scene.asking(WEIGHING), seat, speech)

function holds(filter: CardFilter, worn: boolean): Test {
  const words = filterCost(filter, ASKED_ONCE)
  return (scene, seat, { source }) => {
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
      if (scene.meter.spend(words) && (!worn || isUsed(scene, copy)) && fitsCopy(scene, copy, filter, seat, source))
        return true
    return false
  }
}

/** Somebody fights beside the subject who was caught by a monster that the subject has left behind. */
const isPartnerCaught: Test = (scene, seat) => {
  const { state, rules } = scene
  const partner = fighters(scene).find((other) => other !== seat)
  if (partner === undefined) return false
  for (let slot = 0; slot < state[MONSTER_COUNT]!; slot++) {
    const isChased = ((state[seatCell(seat, CHASED)]! >> slot) & 1) === 1 && !rules.isSettled(scene, seat, slot)
    if (!isChased && rules.wasCaughtBy(scene, partner, slot) && !rules.wasCaughtBy(scene, seat, slot)) return true
  }
  return false
}
