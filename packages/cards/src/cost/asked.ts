// Gathers the questions of a card, each with its place: what stands is asked again and again, a step only when it is its turn.

import { unreachable } from '@brouhaha/kit'
import type { Ability, FightRule, Use } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Bonus } from '../language/card.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { Aim } from '../verbs/verb.ts'
import { aimOf } from '../walk/aim.ts'
import { piecesOf } from '../walk/pieces.ts'
import { priceCost, stepCost } from './effect.ts'
import { filterCost } from './filter.ts'
import { amountCost, conditionCost } from './question.ts'
import { LARGEST_TABLE, type Weights } from './weights.ts'

/**
 * `weighed` is asked whenever a fight is weighed, `silencing` then for each identity too, `lent` whenever somebody may count as a
 * holder, `use` when something may be played.
 */
export type Occasion = 'standing' | 'use' | 'weighed' | 'silencing' | 'lent' | 'step'

export interface Asked {
  /** Within the card: `abilities[0].when`. */
  readonly path: string
  readonly is: Occasion
  cost(weights: Weights): number
}

/** So often the condition of a use is asked that speaks of what it is aimed at, and otherwise once. */
const AIMS = 16
const AIMED: ReadonlySet<Aim> = new Set<Aim>(['discards', 'drawn', 'ownMonster'])

/** A fight rule, laid on everything that lies before a fighter. */
export const ruleCost = (rule: FightRule, weights: Weights): number =>
  weights.before *
  (filterCost(rule.filter, weights) + ('except' in rule && rule.except ? filterCost(rule.except, weights) : 0))

export class Gathering {
  readonly asked: Asked[] = []

  condition(path: string, is: Occasion, when: Condition | undefined, times = 1): void {
    if (when !== undefined) this.asked.push({ path, is, cost: (weights) => times * conditionCost(when, weights) })
  }

  bonuses(path: string, list: readonly Bonus[] | number | undefined, times = 1): void {
    if (typeof list !== 'object') return
    for (const [index, { add, when }] of list.entries()) {
      this.condition(`${path}[${index}].when`, 'weighed', when, times)
      this.#amount(`${path}[${index}].add`, 'weighed', add, times)
    }
  }

  abilities(path: string, list: readonly Ability[] | undefined): void {
    for (const [index, ability] of (list ?? []).entries()) this.#ability(`${path}[${index}]`, ability)
  }

  use(path: string, use: Use): void {
    const { when, target, cost, effect } = use
    this.condition(`${path}.when`, 'use', when, AIMED.has(aimOf(use)) ? AIMS : 1)
    this.condition(`${path}.target`, 'use', target, LARGEST_TABLE.seats)
    if (cost !== undefined)
      this.asked.push({ path: `${path}.cost`, is: 'use', cost: (weights) => priceCost(cost, weights) })
    this.steps(`${path}.effect`, effect)
  }

  /** Steps, those that they lead to, and what they leave in play. */
  steps(path: string, list: readonly Effect[] | undefined): void {
    for (const [index, effect] of (list ?? []).entries()) {
      const at = `${path}[${index}]`
      this.asked.push({ path: at, is: 'step', cost: (weights) => stepCost(effect, weights) })
      if (effect.do === 'stay' && typeof effect.until === 'object')
        this.condition(`${at}.until.until`, 'standing', effect.until.until)
      for (const piece of piecesOf(effect))
        if (piece.is === 'abilities') this.abilities(`${at}.abilities`, piece.abilities)
        else if (piece.is === 'steps') this.steps(at, piece.steps)
    }
  }

  #amount(path: string, is: Occasion, amount: Amount, times = 1): void {
    if (typeof amount !== 'number')
      this.asked.push({ path, is, cost: (weights) => times * amountCost(amount, weights) })
  }

  #ability(path: string, ability: Ability): void {
    if ('use' in ability) this.use(path, ability)
    else if ('figure' in ability) {
      const is = ability.figure === 'strength' ? 'weighed' : 'standing'
      this.condition(`${path}.when`, is, ability.when)
      this.#amount(`${path}.add`, is, ability.add)
    } else if ('on' in ability) {
      this.condition(`${path}.when`, 'standing', ability.when)
      this.steps(`${path}.effect`, ability.effect)
    } else if ('permits' in ability)
      this.condition(`${path}.when`, ability.permits === 'winTies' ? 'weighed' : 'standing', ability.when)
    else if ('bans' in ability) this.condition(`${path}.when`, 'standing', ability.when)
    else if ('countsAs' in ability) this.condition(`${path}.when`, 'lent', ability.when)
    else if ('ignored' in ability || 'doubled' in ability || 'reversed' in ability) this.#rule(path, ability)
    else unreachable(ability)
  }

  #rule(path: string, rule: FightRule & { readonly when?: Condition }): void {
    const is = 'ignored' in rule && rule.ignored === 'traits' ? 'silencing' : 'weighed'
    // What turns bonuses around is asked anew for each of them.
    this.condition(`${path}.when`, is, rule.when, 'reversed' in rule ? LARGEST_TABLE.before : 1)
    this.asked.push({ path, is, cost: (weights) => ruleCost(rule, weights) })
  }
}
