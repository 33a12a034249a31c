// Conditions and amounts, made ready. Inside an effect they speak of its seats; standing, of the seat that they are asked of alone.

import type { Amount, Condition } from '@brouhaha/cards'
import { makeCount } from './amounts.ts'
import { makeTest } from './conditions.ts'
import type { Maker } from './maker.ts'
import type { Count, Test } from './printed.ts'

function makerFor(castFor: Maker['castFor']): Maker {
  const maker: Maker = {
    count: (amount) => makeCount(amount, maker),
    test: (condition) => makeTest(condition, maker),
    castFor,
  }
  return maker
}

const ownerAlone: Maker['castFor'] = (seat) => ({ you: seat, victim: seat, target: seat })

const STANDS = makerFor(ownerAlone)
const IN_EFFECT = makerFor((seat, speech) => speech.cast ?? ownerAlone(seat, speech))

export const count = (amount: Amount, isInEffect = false): Count => (isInEffect ? IN_EFFECT : STANDS).count(amount)

export const test = (condition: Condition | undefined, isInEffect = false): Test | null =>
  condition === undefined ? null : (isInEffect ? IN_EFFECT : STANDS).test(condition)
