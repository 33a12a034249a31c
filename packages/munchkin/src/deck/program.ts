// Effects as numbered steps. A step names the one that follows it, so that unfinished work is a number on the agenda.

import {
  type Aim,
  type Amount,
  aimOfStep,
  amountOf,
  armsOf,
  type Cost,
  type Effect,
  nameGivenBy,
  namesGivenIn,
  type Pick,
  pickOf,
} from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { rollsDie } from './amounts.ts'
import { count, test } from './compile.ts'
import { Names } from './names.ts'
import type { Count, Test } from './printed.ts'

/** A step: its effect, where it goes on, where its branches begin, and what it asks or counts, made ready. */
export interface Step {
  readonly effect: Effect
  readonly next: number
  /** `then` and `else`, options, rows of a die, what happens otherwise, a body for each. */
  readonly branches: readonly number[]
  readonly when: Test | null
  readonly amount: Count | null
  readonly rollsDie: boolean
  /** The cards that it is about. */
  readonly pick: Pick | null
  /** Stands behind the removal of a monster, so that it is a reward (MK-META-06, -07). */
  readonly isReward: boolean
  /** The cost of a use, which is not asked for again. */
  readonly isCost: boolean
  /** Stands behind a reveal: whoever saw the cards chooses among them with open eyes. */
  readonly isSeen: boolean
  /** The names that its list of effects gives, and the place of the one that it gives itself, or NONE. */
  readonly names: Names
  readonly as: number
  /** Whoever played the card has named what it asks for. */
  readonly isAimed: boolean
}

type Placed = Readonly<Record<'isReward' | 'isCost' | 'isSeen', boolean>>

/** No step is left. */
export const END = NONE

const countedIn = (effect: Effect): Amount | null => {
  const take = cardsIn(effect)?.take
  if (take === undefined || take === 'all') return amountOf(effect)
  if (typeof take === 'object' && 'worth' in take) return take.worth
  return typeof take === 'object' && 'upTo' in take ? take.upTo : take
}

/** The cards that a step says, or that are meant where it names a trait, a price or a monster. */
const cardsIn = (effect: Effect): Pick | null => {
  switch (effect.do) {
    case 'pay':
      return effect.cost.cards ?? null
    case 'loseTrait':
      return {
        zone: 'table',
        filter: { kind: effect.kind, trait: effect.trait ?? effect.kind },
        take: effect.which === 'all' ? 'all' : 1,
      }
    case 'swapTrait':
      return { zone: 'table', filter: { trait: effect.kind }, take: effect.which === 'all' ? 'all' : 1 }
    case 'addMonster':
      return { zone: 'hand', filter: { ...effect.filter, kind: 'monster' } }
    default:
      return pickOf(effect)
  }
}

/** Room for every name that these effects give, in the order in which they stand there. */
function namesIn(effects: readonly Effect[]): Names {
  const given = namesGivenIn(effects)
  const ofCards = new Set(given.flatMap(({ name, kind }) => (kind === 'card' || kind === 'cards' ? [name] : [])))
  const names = new Names()
  for (const { name } of given) names.give(name, ofCards.has(name))
  return names
}

export class Programs {
  readonly steps: Step[] = []

  /** What the list in hand gives names to, and what was named when it was played. */
  #names = new Names()
  #aimed: Aim = 'nothing'

  /** Where a list of effects begins. */
  add(effects: readonly Effect[], aimed: Aim = 'nothing', cost?: Cost): number {
    this.#aimed = aimed
    // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
    const paid: readonly Effect[] = cost === undefined ? effects : [{ do: 'pay', cost, then: effects, else: [] }]
    this.#names = namesIn(paid)
    return this.#list(paid, END, cost !== undefined)
  }

  #list(effects: readonly Effect[], next = END, isCost = false, isSeen = false): number {
    let following = next
    const isBehind = (verb: Effect['do'], index: number): boolean =>
      effects.slice(0, index).some((effect) => effect.do === verb)
    for (let index = effects.length - 1; index >= 0; index--)
      following = this.#step(effects[index]!, following, {
        isReward: isBehind('remove', index),
        isCost,
        isSeen: isSeen || isBehind('reveal', index),
      })
    return following
  }

  #step(effect: Effect, next: number, place: Placed): number {
    const branches = this.#branches(effect, next, place.isSeen)
    const amount = countedIn(effect)
    const given = nameGivenBy(effect)
    this.steps.push({
      effect,
      next,
      branches,
      when: effect.do === 'if' || effect.do === 'namePlayer' ? test(effect.when) : null,
      amount: amount === null ? null : count(amount),
      rollsDie: amount !== null && rollsDie(amount),
      pick: cardsIn(effect),
      ...place,
      names: this.#names,
      as: given === null ? NONE : this.#names.places.get(given.name)!,
      isAimed: this.#aimed !== 'nothing' && aimOfStep(effect) === this.#aimed,
    })
    return this.steps.length - 1
  }

  /** What happens to each ends with the seat that it happens to; every other arm goes on behind the step. */
  #branches(effect: Effect, next: number, isSeen: boolean): readonly number[] {
    return armsOf(effect).map((arm) => this.#list(arm, effect.do === 'each' ? END : next, false, isSeen))
  }
}
