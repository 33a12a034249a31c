// Amounts as numbers that are counted when they are needed.

import type { Amount, Total } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { NONE } from '@brouhaha/table'
import { countersOf } from '../counters.ts'
import { DEAD, isFighting, KILLS, levelOf, lifeOf, MONSTER_COUNT, SEATS } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { makeCardCount } from './cards-counted.ts'
import { levelFaced, makeFaced } from './faced.ts'
import type { Maker } from './maker.ts'
import type { Count } from './printed.ts'
import { seatsAskedOf } from './seats.ts'
import { about, castFor, countNamed, isOfCard, lossNamed, numberNamed } from './speech.ts'

/** A die is rolled before the effect is carried out. */
export function makeCount(amount: Amount, make: Maker): Count {
  if (typeof amount === 'number') return () => amount
  if ('the' in amount) {
    const { the } = amount
    if (!('sum' in amount)) return (scene, _seat, speech) => countNamed(scene, speech, the)
    const { sum } = amount
    return (scene, _seat, speech) =>
      isOfCard(speech, the)
        ? lossNamed(scene, speech, the)[sum]
        : levelFaced(scene, numberNamed(scene, speech, the) - 1)
  }
  if ('die' in amount) return (_scene, _seat, speech) => speech.die
  if ('counters' in amount) return (scene, _seat, { source }) => (source === NONE ? 0 : countersOf(scene, source))
  if ('rolled' in amount || 'gained' in amount) return (_scene, _seat, speech) => speech.number
  if ('cardsIn' in amount || 'sum' in amount || 'best' in amount || 'worst' in amount || 'different' in amount)
    return makeCardCount(amount)
  if ('holdersOf' in amount) {
    const { holdersOf, besidesYou } = amount
    return (scene, seat) => {
      const trait = scene.deck.traitIndex.get(holdersOf) ?? NONE
      let holders = 0
      for (let other = 0; other < scene.state[SEATS]!; other++) {
        if (besidesYou && other === seat) continue
        if (lifeOf(scene.state, other) !== DEAD && scene.rules.hasTrait(scene, other, trait)) holders++
      }
      return holders
    }
  }
  if ('levelOf' in amount) {
    const { levelOf: who } = amount
    return (scene, seat, speech) => {
      const [first] = seatsAskedOf(scene, who, seat, speech)
      return first === undefined ? 0 : levelOf(scene.state, first)
    }
  }
  if ('seats' in amount) {
    const { seats } = amount
    const when = amount.when === undefined ? null : make.asked(amount.when)
    const add = amount.add === undefined ? null : make.counted(amount.add)
    return (scene, seat, speech) => {
      const asked = about(speech, castFor(seat, speech))
      const meant = seatsAskedOf(scene, seats, seat, asked).filter((one) => when === null || when(scene, one, asked))
      return add === null ? meant.length : meant.reduce((sum, one) => sum + add(scene, one, asked), 0)
    }
  }
  if ('monsters' in amount) {
    const faced = makeFaced(amount.monsters)
    return (scene) => faced(scene, Number.POSITIVE_INFINITY)
  }
  if ('total' in amount) {
    const { total: which } = amount
    return (scene) => totalOf(scene, which)
  }
  if ('kills' in amount) return ({ state }) => state[KILLS]!
  if ('times' in amount) {
    const [factor, inner] = amount.times
    const counted = make.count(inner)
    return (scene, seat, speech) => factor * counted(scene, seat, speech)
  }
  if ('plus' in amount) return folded(amount.plus.map(make.count), (sum, next) => sum + next)
  if ('highest' in amount) return folded(amount.highest.map(make.count), Math.max)
  if ('lowest' in amount) return folded(amount.lowest.map(make.count), Math.min)
  if ('half' in amount) return divided(make.count(amount.half), 2)
  if ('every' in amount) return divided(make.count(amount.every[1]), amount.every[0])
  return unreachable(amount)
}

/** Also once nobody has won, while its cards lie there. Nothing that stands asks for it (schema/selector.ts), so it never asks itself. */
function totalOf(scene: Scene, which: Total): number {
  const { state, rules } = scene
  if (!isFighting(state) && state[MONSTER_COUNT] === 0) return 0
  const players = which === 'monsters' ? 0 : rules.playersTotal(scene)
  if (which === 'players') return players
  const monsters = rules.monstersTotal(scene)
  return which === 'monsters' ? monsters : players - monsters
}

/** Rounded down, whatever the sign. */
const divided =
  (whole: Count, by: number): Count =>
  (scene, seat, speech) =>
    Math.floor(whole(scene, seat, speech) / by)

function folded([first, ...others]: readonly Count[], fold: (so: number, next: number) => number): Count {
  return (scene, seat, speech) =>
    others.reduce((so, next) => fold(so, next(scene, seat, speech)), first!(scene, seat, speech))
}

export const rollsDie = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  ('die' in amount ||
    ('times' in amount && rollsDie(amount.times[1])) ||
    ('half' in amount && rollsDie(amount.half)) ||
    ('every' in amount && rollsDie(amount.every[1])) ||
    ('plus' in amount && amount.plus.some(rollsDie)) ||
    ('highest' in amount && amount.highest.some(rollsDie)) ||
    ('lowest' in amount && amount.lowest.some(rollsDie)))
