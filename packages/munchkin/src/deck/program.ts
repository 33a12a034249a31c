// Effects as numbered steps. A step names the one that follows it, so that unfinished work is a number on the agenda.

import type { Amount, Effect, Pick } from '@brouhaha/cards'
import { count, rollsDie } from './amounts.ts'
import { test } from './conditions.ts'
import type { Count, Test } from './printed.ts'

/** A step: its effect, where it goes on, where its branches begin, and what it asks or counts, made ready. −1 is the end. */
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
}

export const END = -1

const amountOf = (effect: Effect): Amount | null => {
  switch (effect.do) {
    case 'gainLevels':
    case 'loseLevels':
      return effect.levels
    case 'strengthen':
    case 'helpFlight':
      return effect.add
    case 'weaken':
      return effect.by
    case 'draw':
      return effect.cards
    case 'setLevel':
      return typeof effect.to === 'string' ? null : effect.to
    default: {
      const take = pickOf(effect)?.take
      if (take === undefined || take === 'all') return null
      if (typeof take === 'object' && 'worth' in take) return take.worth
      return typeof take === 'object' && 'upTo' in take ? take.upTo : take
    }
  }
}

const pickOf = (effect: Effect): Pick | null => {
  switch (effect.do) {
    case 'discard':
    case 'take':
    case 'search':
    case 'reveal':
    case 'putBack':
    case 'switchSide':
      return effect.cards
    case 'stay':
      return effect.on ?? null
    case 'pay':
      return effect.cost.cards ?? null
    case 'loseTrait':
      return { zone: 'table', filter: { trait: effect.trait ?? effect.kind }, take: effect.which === 'all' ? 'all' : 1 }
    case 'swapTrait':
      return { zone: 'table', filter: { trait: effect.kind } }
    case 'addMonster':
      return { zone: 'hand', filter: { ...effect.filter, kind: 'monster' } }
    default:
      return null
  }
}

export class Programs {
  readonly steps: Step[] = []

  /** Where a list of effects begins; it ends at `next`. */
  add(effects: readonly Effect[], next = END, isCost = false): number {
    let following = next
    const removal = effects.findIndex((effect) => effect.do === 'remove')
    for (let index = effects.length - 1; index >= 0; index--)
      following = this.#step(effects[index]!, following, removal >= 0 && index > removal, isCost)
    return following
  }

  #step(effect: Effect, next: number, isReward: boolean, isCost: boolean): number {
    const branches = this.#branches(effect, next)
    const amount = amountOf(effect)
    this.steps.push({
      effect,
      next,
      branches,
      when: effect.do === 'if' || effect.do === 'namePlayer' ? test(effect.when, true) : null,
      amount: amount === null ? null : count(amount, true),
      rollsDie: amount !== null && rollsDie(amount),
      pick: pickOf(effect),
      isReward,
      isCost,
    })
    return this.steps.length - 1
  }

  #branches(effect: Effect, next: number): readonly number[] {
    switch (effect.do) {
      case 'if':
        return [this.add(effect.then, next), this.add(effect.else ?? [], next)]
      case 'pay':
        return [this.add(effect.then, next), this.add(effect.else, next)]
      case 'guess':
        return [this.add(effect.right, next), this.add(effect.wrong, next)]
      case 'choose':
        return effect.options.map((option) => this.add(option, next))
      case 'roll':
        return effect.rows.map((row) => this.add(row.effect, next))
      case 'discard':
      case 'take':
      case 'loseTrait':
      case 'loseLevels':
        return [this.add(effect.otherwise ?? [], next)]
      case 'each':
        return [this.add(effect.effect)]
      default:
        return []
    }
  }
}
