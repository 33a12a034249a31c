// Amounts as numbers that are counted when they are needed.

import {
  type Amount,
  ASKED_ONCE,
  type CardFilter,
  type Difference,
  filterCost,
  type Total,
  type TraitKind,
  type Who,
  type Zone,
} from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { NONE } from '@brouhaha/table'
import { countersOf } from '../counters.ts'
import { DEAD, isFighting, KILLS, levelOf, lifeOf, MONSTER_COUNT, SEATS } from '../layout.ts'
import type { Scene } from '../scene.ts'
import { makeFaced } from './faced.ts'
import { fitsCopy } from './filters.ts'
import type { Maker } from './maker.ts'
import type { Count, Printed } from './printed.ts'
import { seatsAskedOf } from './seats.ts'
import { about, castFor, countNamed, lossNamed, type Speech } from './speech.ts'
import { countIn } from './spots.ts'

type Thing = (printed: Printed) => string | number | null

const traitOf =
  (kind: TraitKind): Thing =>
  ({ trait, traitKind }) =>
    traitKind === kind ? trait : null

const DIFFERENT: Readonly<Record<Difference, Thing>> = {
  kind: ({ kind }) => kind,
  slot: ({ slot }) => slot,
  card: ({ card }) => card.id,
  race: traitOf('race'),
  class: traitOf('class'),
  mojo: traitOf('mojo'),
  power: traitOf('power'),
}

/** A die is rolled before the effect is carried out. */
export function makeCount(amount: Amount, make: Maker): Count {
  if (typeof amount === 'number') return () => amount
  if ('the' in amount) {
    const { the } = amount
    if (!('sum' in amount)) return (scene, _seat, speech) => countNamed(scene, speech, the)
    const { sum } = amount
    return (scene, _seat, speech) => lossNamed(scene, speech, the)[sum]
  }
  if ('die' in amount) return (_scene, _seat, speech) => speech.die
  if ('counters' in amount) return (scene, _seat, { bearer }) => (bearer === NONE ? 0 : countersOf(scene, bearer))
  if ('rolled' in amount || 'gained' in amount) return (_scene, _seat, speech) => speech.number
  if ('cardsIn' in amount) {
    const { cardsIn, of, filter } = amount
    const fitting = fittingBy(filter)
    return (scene, seat, speech) => total(scene, seat, of, speech, cardsIn, fitting, () => 1)
  }
  if ('sum' in amount) {
    const { sum, in: zone = 'table', of, filter } = amount
    const fitting = fittingBy(filter)
    return (scene, seat, speech) => total(scene, seat, of, speech, zone, fitting, (copy) => scene.printed(copy)[sum])
  }
  if ('different' in amount) {
    const { different, in: zone = 'table', of, filter } = amount
    const fitting = fittingBy(filter)
    const thingOf = DIFFERENT[different]
    return (scene, seat, speech) => {
      const things = new Set<string | number>()
      return total(scene, seat, of, speech, zone, fitting, (copy) => {
        const thing = thingOf(scene.printed(copy))
        if (thing === null || things.has(thing)) return 0
        things.add(thing)
        return 1
      })
    }
  }
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
    return (scene, seat, speech) => {
      const asked = about(speech, castFor(seat, speech))
      return seatsAskedOf(scene, seats, seat, asked).filter((one) => when === null || when(scene, one, asked)).length
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
  if ('half' in amount) {
    const whole = make.count(amount.half)
    return (scene, seat, speech) => Math.floor(whole(scene, seat, speech) / 2)
  }
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

function folded([first, ...others]: readonly Count[], fold: (so: number, next: number) => number): Count {
  return (scene, seat, speech) =>
    others.reduce((so, next) => fold(so, next(scene, seat, speech)), first!(scene, seat, speech))
}

export const rollsDie = (amount: Amount): boolean =>
  typeof amount === 'object' &&
  ('die' in amount ||
    ('times' in amount && rollsDie(amount.times[1])) ||
    ('half' in amount && rollsDie(amount.half)) ||
    ('plus' in amount && amount.plus.some(rollsDie)) ||
    ('highest' in amount && amount.highest.some(rollsDie)) ||
    ('lowest' in amount && amount.lowest.some(rollsDie)))

const ownersOf = (scene: Scene, seat: number, speech: Speech, of: Who | undefined): readonly number[] =>
  of === undefined ? [seat] : seatsAskedOf(scene, of, seat, speech)

type Fitting = (scene: Scene, copy: number, seat: number, source: number) => boolean

function fittingBy(filter: CardFilter | undefined): Fitting {
  const words = filterCost(filter, ASKED_ONCE)
  return (scene, copy, seat, source) => scene.meter.spend(words) && fitsCopy(scene, copy, filter, seat, source)
}

function total(
  scene: Scene,
  seat: number,
  of: Who | undefined,
  speech: Speech,
  zone: Zone,
  fitting: Fitting,
  worth: (copy: number) => number,
): number {
  let sum = 0
  for (const owner of ownersOf(scene, seat, speech, of))
    sum += countIn(scene, zone, owner, speech, (copy) => (fitting(scene, copy, seat, speech.source) ? worth(copy) : 0))
  return sum
}
