// Conditions as questions that can be asked of a seat.

import type { CardFilter, Condition, Range } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import {
  ACTIVE,
  CHASED,
  COMBAT_ON,
  DEAD,
  FROM_HAND,
  handCount,
  helperSeat,
  isFighter,
  levelOf,
  lifeOf,
  MAIN,
  MONSTER_COUNT,
  SEATS,
  SEX,
  seatAt,
} from '../layout.ts'
import { isUsed } from '../marks.ts'
import { wasCaughtBy } from '../rules/flight.ts'
import { monsterText } from '../rules/monsters.ts'
import { isWinning } from '../rules/totals.ts'
import { hasTrait, isHalfHuman, isWholeHuman, traitsOfKind } from '../rules/traits.ts'
import { isFleeing } from '../timing.ts'
import { playCopies } from '../zones.ts'
import { count } from './amounts.ts'
import { decides } from './decides.ts'
import { fits } from './filters.ts'
import type { Test } from './printed.ts'
import { fighters } from './seats.ts'

export const within = (value: number, range: Range): boolean =>
  value >= (range.least ?? Number.NEGATIVE_INFINITY) && value <= (range.most ?? Number.POSITIVE_INFINITY)

export const test = (condition: Condition | undefined): Test | null =>
  condition === undefined ? null : readyTest(condition)

function readyTest(condition: Condition): Test {
  if ('all' in condition) {
    const tests = condition.all.map(readyTest)
    return (scene, seat) => tests.every((one) => one(scene, seat))
  }
  if ('any' in condition) {
    const tests = condition.any.map(readyTest)
    return (scene, seat) => tests.some((one) => one(scene, seat))
  }
  if ('not' in condition) {
    const inner = readyTest(condition.not)
    return (scene, seat) => !inner(scene, seat)
  }
  if ('has' in condition) {
    const { has } = condition
    return (scene, seat) => hasTrait(scene, seat, scene.deck.traitIndex.get(has) ?? -1)
  }
  if ('lacks' in condition) {
    const { lacks } = condition
    return (scene, seat) => traitsOfKind(scene, seat, lacks) === 0
  }
  if ('human' in condition)
    return condition.human === 'whole'
      ? isWholeHuman
      : (scene, seat) => isWholeHuman(scene, seat) || isHalfHuman(scene, seat)
  if ('sex' in condition) {
    const sex = condition.sex === 'female' ? 1 : 2
    return (scene, seat) => scene.state[seatAt(seat) + SEX] === sex
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
      if (!isFighter(state, seat)) return false
      if (how === 'alone') return helperSeat(state) < 0
      return (how === 'asMain') === (state[MAIN] === seat)
    }
  }
  if ('anyFighter' in condition) {
    const inner = readyTest(condition.anyFighter)
    return (scene) => {
      const { state } = scene
      if (state[COMBAT_ON] === 0) return false
      const helper = helperSeat(state)
      return inner(scene, state[MAIN]!) || (helper >= 0 && inner(scene, helper))
    }
  }
  if ('everyFighter' in condition) {
    const inner = readyTest(condition.everyFighter)
    return (scene) => {
      const { state } = scene
      if (state[COMBAT_ON] === 0) return false
      const helper = helperSeat(state)
      return inner(scene, state[MAIN]!) && (helper < 0 || inner(scene, helper))
    }
  }
  if ('monsters' in condition) {
    const range = condition.monsters
    return ({ state }) => state[COMBAT_ON] !== 0 && within(state[MONSTER_COUNT]!, range)
  }
  if ('facing' in condition) {
    const { tag, level, deadly, card } = condition.facing
    return (scene) => {
      for (let slot = 0; slot < scene.state[MONSTER_COUNT]!; slot++) {
        const printed = monsterText(scene, slot)
        if (tag !== undefined && !printed.tags.has(tag)) continue
        if (level !== undefined && !within(printed.level, level)) continue
        if (deadly && !printed.deadly) continue
        if (card === undefined || card === printed.card.id) return true
      }
      return false
    }
  }
  if ('cameFrom' in condition) {
    const fromHand = condition.cameFrom === 'hand' ? 1 : 0
    return ({ state }) => state[COMBAT_ON] !== 0 && state[FROM_HAND] === fromHand
  }
  if ('turn' in condition) {
    const own = condition.turn === 'own'
    return ({ state }, seat) => (state[ACTIVE] === seat) === own
  }
  if ('winning' in condition) {
    const { winning } = condition
    return (scene) => scene.state[COMBAT_ON] !== 0 && isWinning(scene) === winning
  }
  if ('decides' in condition) return decides
  if ('runners' in condition) {
    const range = condition.runners
    return (scene) => isFleeing(scene) && within(fighters(scene).length, range)
  }
  if ('partnerCaught' in condition) return isPartnerCaught
  if ('levelFrom' in condition) {
    const { levelFrom } = condition
    return (scene) => scene.levelFrom === levelFrom
  }
  if ('holdersOf' in condition) {
    const { number, holdersOf } = condition
    const holders = count({ holdersOf })
    return (scene, seat) => within(holders(scene, seat, 0), number)
  }
  if ('drawn' in condition) {
    const up = condition.drawn === 'up'
    return (scene) => scene.drawnUp === up
  }
  if ('lost' in condition) {
    const { lost } = condition
    return (scene) => ((scene.lost.kinds >> (scene.deck.lostKinds.get(lost) ?? 0)) & 1) === 1
  }
  if ('outcome' in condition) {
    const range = condition.outcome
    return (scene) => within(scene.outcome, range)
  }
  return unreachable(condition)
}

function holds(filter: CardFilter, worn: boolean): Test {
  return (scene, seat) => {
    for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy))
      if ((!worn || isUsed(scene, copy)) && fits(scene.printed(copy), filter)) return true
    return false
  }
}

/** Somebody fights beside the subject who was caught by a monster that the subject has left behind. */
const isPartnerCaught: Test = (scene, seat) => {
  const { state } = scene
  const partner = fighters(scene).find((other) => other !== seat)
  if (partner === undefined) return false
  for (let slot = 0; slot < state[MONSTER_COUNT]!; slot++) {
    const isChased = ((state[seatAt(seat) + CHASED]! >> slot) & 1) === 1
    if (!isChased && wasCaughtBy(scene, partner, slot) && !wasCaughtBy(scene, seat, slot)) return true
  }
  return false
}
