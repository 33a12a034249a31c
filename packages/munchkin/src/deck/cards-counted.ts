// What is counted of cards: how many there are, what is printed on them added up or compared, how many things there are among them.

import {
  type Amount,
  ASKED_ONCE,
  type CardFilter,
  type CardKind,
  type Difference,
  filterCost,
  type Named,
  type PrintedNumber,
  type TraitKind,
  type Who,
  type Zone,
} from '@brouhaha/cards'
import type { Scene } from '../scene.ts'
import { fitsCopy } from './filters.ts'
import type { Count, Printed } from './printed.ts'
import { seatsAskedOf } from './seats.ts'
import type { Speech } from './speech.ts'
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

/** Cards that have such a number, be it nothing. */
const HAVING: Readonly<Record<PrintedNumber, ReadonlySet<CardKind>>> = {
  value: new Set<CardKind>(['item', 'oneShot']),
  bonus: new Set<CardKind>(['item', 'attachment', 'enhancer']),
  rank: new Set<CardKind>(['power']),
  level: new Set<CardKind>(['monster']),
}

type OfCards = Exclude<
  Extract<
    Amount,
    | { readonly cardsIn: unknown }
    | { readonly sum: unknown }
    | { readonly best: unknown }
    | { readonly worst: unknown }
    | { readonly different: unknown }
  >,
  Named
>

export function makeCardCount(amount: OfCards): Count {
  const { of, filter } = amount
  const fitting = fittingBy(filter)
  if ('cardsIn' in amount) {
    const { cardsIn } = amount
    return (scene, seat, speech) => total(scene, seat, of, speech, cardsIn, fitting, () => 1)
  }
  const { in: zone = 'table' } = amount
  if ('sum' in amount) {
    const { sum } = amount
    return (scene, seat, speech) => total(scene, seat, of, speech, zone, fitting, (copy) => scene.printed(copy)[sum])
  }
  if ('different' in amount) {
    const thingOf = DIFFERENT[amount.different]
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
  const [number, leads] = 'best' in amount ? [amount.best, Math.max] : [amount.worst, Math.min]
  return (scene, seat, speech) => {
    const numbers: number[] = []
    total(scene, seat, of, speech, zone, fitting, (copy) => {
      const printed = scene.printed(copy)
      return HAVING[number].has(printed.kind) ? numbers.push(printed[number]) : 0
    })
    return numbers.length === 0 ? 0 : leads(...numbers)
  }
}

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
