// Conditions and amounts, made ready. They are asked of one seat, and the seats that they name are those of the card: of the effect that
// asks, or, standing, of the seat that the whole question is put to. Each spends evaluations when it is asked, as many as it has words;
// what goes around seats or cards spends as it goes.

import { type Amount, ASKED_ONCE, amountCost, type Condition, conditionCost, LARGEST_TABLE } from '@brouhaha/cards'
import { makeCount } from './amounts.ts'
import { makeTest } from './conditions.ts'
import type { Maker } from './maker.ts'
import type { Count, Test } from './printed.ts'

const MAKER: Maker = {
  count: (amount) => makeCount(amount, MAKER),
  test: (condition) => makeTest(condition, MAKER),
  counted(amount) {
    const [inner, words] = [MAKER.count(amount), amountCost(amount, ASKED_ONCE)]
    return (scene, seat, speech) => (scene.meter.spend(words) ? inner(scene, seat, speech) : 0)
  },
  asked(condition) {
    const [inner, words] = [MAKER.test(condition), conditionCost(condition, ASKED_ONCE)]
    return (scene, seat, speech) => scene.meter.spend(words) && inner(scene, seat, speech)
  },
}

type Asked<T> = (...on: Parameters<Test>) => T

/** A whole question that somebody watches: apart, because a function that makes another pays for it whenever it is called. */
const watched = <T>(asked: Asked<T>, bound: number, on: Parameters<Test>): T =>
  on[0].meter.watched(() => asked(...on), bound)

export function count(amount: Amount): Count {
  if (typeof amount === 'number') return MAKER.count(amount)
  const asked = MAKER.counted(amount)
  const bound = amountCost(amount, LARGEST_TABLE)
  return (scene, seat, speech) =>
    scene.meter.watch === null ? asked(scene, seat, speech) : watched(asked, bound, [scene, seat, speech])
}

export function test(condition: Condition | undefined): Test | null {
  if (condition === undefined) return null
  const asked = MAKER.asked(condition)
  const bound = conditionCost(condition, LARGEST_TABLE)
  return (scene, seat, speech) =>
    scene.meter.watch === null ? asked(scene, seat, speech) : watched(asked, bound, [scene, seat, speech])
}

/** By which seats are picked, as part of the question that speaks of them. */
export const like = (condition: Condition): Test => MAKER.asked(condition)

/** By which seats are compared, in the same way. */
export const rank = (amount: Amount): Count => MAKER.counted(amount)
