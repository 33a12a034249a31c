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
import { theftsIn } from './thefts.ts'

/** A step: its effect, where it goes on, where its branches begin, and what it asks or counts, made ready. */
export interface Step {
  readonly effect: Effect
  readonly next: number
  /** `then` and `else`, options, rows of a die, what happens otherwise, a body for each. */
  readonly branches: readonly number[]
  /** What each of several ways would steal. */
  readonly thefts: readonly (readonly Pick[])[]
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
  /** Only where a round of an `each` ends: what its names stand for is added up behind the `each`. */
  readonly round: Round | null
}

interface Round {
  /** The places of the names. */
  readonly places: readonly number[]
  /** Where whatever began the rounds goes on. */
  readonly next: number
}

interface Arms {
  readonly isSeen: boolean
  readonly isCost: boolean
}

interface Placed extends Arms {
  readonly isReward: boolean
}

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
      if (effect.with !== undefined) return null
      return { zone: 'table', filter: { trait: effect.kind }, take: effect.which === 'all' ? 'all' : 1 }
    case 'addMonster':
      return {
        zone: effect.from === 'doorDiscards' ? 'doorDiscards' : 'hand',
        filter: { ...effect.filter, kind: 'monster' },
      }
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
    return this.#list(paid, END, { isSeen: false, isCost: cost !== undefined })
  }

  #list(effects: readonly Effect[], next: number, { isSeen, isCost }: Arms): number {
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
    const given = nameGivenBy(effect)
    const branches = this.#branches(effect, next, place.isSeen)
    const amount = countedIn(effect)
    this.steps.push({
      effect,
      next,
      branches,
      thefts: effect.do === 'choose' ? effect.options.map(theftsIn) : [],
      when: effect.do === 'if' || effect.do === 'namePlayer' ? test(effect.when) : null,
      amount: amount === null ? null : count(amount),
      rollsDie: amount !== null && rollsDie(amount),
      pick: cardsIn(effect),
      ...place,
      names: this.#names,
      as: given === null ? NONE : this.#names.places.get(given.name)!,
      isAimed: this.#aimed !== 'nothing' && aimOfStep(effect) === this.#aimed,
      round: null,
    })
    return this.steps.length - 1
  }

  /** What happens to each ends with the seat that it happens to; every other arm goes on behind the step. */
  #branches(effect: Effect, next: number, isSeen: boolean): readonly number[] {
    const end = effect.do === 'each' ? this.#roundEnd(effect, next, isSeen) : next
    return armsOf(effect).map((arm) => this.#list(arm, end, { isSeen, isCost: false }))
  }

  /** Nothing is added up where nothing comes behind; no name of before is given again in there for what is counted (schema/name.ts). */
  #roundEnd(effect: Effect, next: number, isSeen: boolean): number {
    const counted = namesGivenIn(armsOf(effect).flat()).filter(({ kind }) => kind !== 'seat' && kind !== 'monster')
    const names = new Set(counted.map(({ name }) => name))
    if (next === END || names.size === 0) return END
    const places = [...names].map((name) => this.#names.places.get(name)!)
    this.steps.push({
      effect,
      next: END,
      branches: [],
      thefts: [],
      when: null,
      amount: null,
      rollsDie: false,
      pick: null,
      isReward: false,
      isCost: false,
      isSeen,
      names: this.#names,
      as: NONE,
      isAimed: false,
      round: { places, next },
    })
    return this.steps.length - 1
  }
}
