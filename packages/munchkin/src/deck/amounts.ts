// Amounts as numbers that are counted when they are needed.

import type { Amount, CardFilter, Who, Zone } from '@brouhaha/cards'
import { unreachable } from '@brouhaha/kit'
import { DEAD, levelOf, lifeOf, SEATS } from '../layout.ts'
import { hasTrait } from '../rules/traits.ts'
import type { Scene } from '../scene.ts'
import { fits } from './filters.ts'
import type { Count } from './printed.ts'
import { type Cast, seatsOf } from './seats.ts'
import { countIn } from './spots.ts'

/**
 * A die is rolled before the effect is carried out; it arrives here as the outcome. Inside an effect seats are those of its
 * cast; a standing number speaks of its owner alone.
 */
export function count(amount: Amount, isInEffect = false): Count {
  const castFor = isInEffect ? castInHand : ownerAlone
  if (typeof amount === 'number') return () => amount
  if ('die' in amount || 'outcome' in amount) return (_scene, _seat, outcome) => outcome
  if ('cardsIn' in amount) {
    const { cardsIn, of, filter } = amount
    return (scene, seat) => total(scene, seat, of, castFor, cardsIn, filter, () => 1)
  }
  if ('sum' in amount) {
    const { sum, of, filter } = amount
    return (scene, seat) => total(scene, seat, of, castFor, 'table', filter, (copy) => scene.printed(copy)[sum])
  }
  if ('holdersOf' in amount) {
    const { holdersOf, besidesYou } = amount
    return (scene, seat) => {
      const trait = scene.deck.traitIndex.get(holdersOf) ?? -1
      let holders = 0
      for (let other = 0; other < scene.state[SEATS]!; other++) {
        if (besidesYou && other === seat) continue
        if (lifeOf(scene.state, other) !== DEAD && hasTrait(scene, other, trait)) holders++
      }
      return holders
    }
  }
  if ('levelOf' in amount) {
    const { levelOf: who } = amount
    return (scene, seat) => {
      const [first] = seatsOf(scene, who, castFor(scene, seat))
      return first === undefined ? 0 : levelOf(scene.state, first)
    }
  }
  if ('lost' in amount) {
    const { lost } = amount
    return (scene) => scene.lost[lost]
  }
  if ('times' in amount) {
    const [factor, inner] = amount.times
    const counted = count(inner, isInEffect)
    return (scene, seat, outcome) => factor * counted(scene, seat, outcome)
  }
  return unreachable(amount)
}

type CastFor = (scene: Scene, seat: number) => Cast
const ownerAlone: CastFor = (_scene, seat) => ({ you: seat, victim: seat, target: seat })
const castInHand: CastFor = (scene, seat) => scene.cast ?? ownerAlone(scene, seat)

export const rollsDie = (amount: Amount): boolean =>
  typeof amount === 'object' && ('die' in amount || ('times' in amount && rollsDie(amount.times[1])))

function total(
  scene: Scene,
  seat: number,
  of: Who | undefined,
  castFor: CastFor,
  zone: Zone,
  filter: CardFilter | undefined,
  worth: (copy: number) => number,
): number {
  const owners = of === undefined ? [seat] : seatsOf(scene, of, castFor(scene, seat))
  let sum = 0
  for (const owner of owners)
    sum += countIn(scene, zone, owner, (copy) => (fits(scene.printed(copy), filter) ? worth(copy) : 0))
  return sum
}
