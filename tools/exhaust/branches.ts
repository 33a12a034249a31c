// What a card can do, branch by branch, named by its place in the card's data: `badStuff[0].then[1]`. A branch is a step of an
// effect, an arm of a step (`then` and `else`, an option, a row of a die, `otherwise`), an ability, a bonus, or a condition that
// lets something happen: `strength[0].when`, and `strength[0].when.not` where it is asked and does not hold.

import type { Ability, Bonus, Card, Condition, Effect, Pack } from '@brouhaha/cards'

/** A step and its arms, as numbers of branches. */
export interface StepBranches {
  readonly card: Card
  readonly step: number
  readonly arms: readonly number[]
}

/** Asked, and so; asked, and not so. */
export interface ConditionBranches {
  readonly so: number
  readonly not: number
}

/** The lists of effects that a card has by themselves, with the field where each stands. */
function effectLists(card: Card): readonly (readonly [field: string, effects: readonly Effect[]])[] {
  const lists: Readonly<Record<string, readonly Effect[] | undefined>> = {
    effect: card.kind === 'curse' ? card.effect : undefined,
    onDraw: card.onDraw,
    ...(card.kind === 'monster' && {
      onReveal: card.onReveal,
      beforeCombat: card.beforeCombat,
      onEntering: card.onEntering,
      onKill: card.onKill,
      evenIfEscaped: card.evenIfEscaped,
      badStuff: card.badStuff,
      'refuses.gift': card.refuses?.gift,
    }),
  }
  return Object.entries(lists).flatMap(([field, effects]) => (effects === undefined ? [] : [[field, effects] as const]))
}

/** The arms of a step that its card speaks of, in the order of the compiled branches. */
function armsOf(effect: Effect): readonly (readonly [name: string, effects: readonly Effect[]])[] {
  switch (effect.do) {
    case 'if':
      return [
        ['then', effect.then],
        ['else', effect.else ?? []],
      ]
    case 'pay':
      return [
        ['then', effect.then],
        ['else', effect.else],
      ]
    case 'guess':
      return [
        ['right', effect.right],
        ['wrong', effect.wrong],
      ]
    case 'choose':
      return effect.options.map((option, index) => [`options[${index}]`, option])
    case 'roll':
      return (effect.rows ?? []).map((row, index) => [`rows[${index}]`, row.effect])
    case 'discard':
    case 'take':
    case 'loseTrait':
    case 'loseLevels':
      return effect.otherwise === undefined ? [] : [['otherwise', effect.otherwise]]
    default:
      return []
  }
}

/** Every branch of some packs. Objects of the data are the keys, so no two cards may share one. */
export class Branches {
  readonly names: string[] = []
  readonly cards = new Map<string, { readonly drawn: number; readonly played: number; readonly onSeat: number }>()
  readonly #steps = new Map<Effect, StepBranches>()
  readonly #parts = new Map<object, { readonly card: Card; readonly branch: number }>()
  readonly #conditions = new Map<Condition, ConditionBranches>()
  #card!: Card

  constructor(packs: readonly Pack[]) {
    for (const pack of packs) for (const card of pack.cards) this.#read(card)
  }

  stepOf(effect: Effect): StepBranches | undefined {
    return this.#steps.get(effect)
  }

  /** The branch of an ability, of a bonus or of a price. */
  partOf(part: object): number | undefined {
    return this.#parts.get(part)?.branch
  }

  conditionOf(condition: Condition): ConditionBranches | undefined {
    return this.#conditions.get(condition)
  }

  /** Lets another object stand for a part of a card: what the compiler made of it. */
  standsFor(effect: Effect, part: object): void {
    const known = this.#parts.get(part)
    if (known !== undefined) this.#steps.set(effect, { card: known.card, step: known.branch, arms: [] })
  }

  #name(path: string): number {
    return this.names.push(`${this.#card.id} ${path}`) - 1
  }

  #part(part: object, path: string): void {
    this.#parts.set(part, { card: this.#card, branch: this.#name(path) })
  }

  #read(card: Card): void {
    this.#card = card
    const drawn = this.#name('drawn')
    const played = this.#name('played')
    const onSeat = 'orOn' in card && card.orOn !== undefined ? this.#name('orOn') : -1
    this.cards.set(card.id, { drawn, played, onSeat })
    this.#condition('usableBy' in card ? card.usableBy : undefined, 'usableBy')
    this.#condition('needs' in card ? card.needs : undefined, 'needs')
    for (const [field, effects] of effectLists(card)) this.#effects(effects, field)
    if ('uses' in card) this.#abilities(card.uses, 'uses')
    if ('abilities' in card) this.#abilities(card.abilities ?? [], 'abilities')
    if ('fightRules' in card) this.#abilities(card.fightRules ?? [], 'fightRules')
    if (card.kind === 'monster') {
      this.#bonuses(card.strength, 'strength')
      this.#bonuses(card.extraTreasures, 'extraTreasures')
      this.#condition(card.letsGo, 'letsGo')
      this.#condition(card.refuses?.when, 'refuses.when')
    } else if (card.kind === 'enhancer') {
      this.#bonuses(card.bonus, 'bonus')
      this.#bonuses(card.treasures, 'treasures')
    }
  }

  #bonuses(bonuses: number | readonly Bonus[] | undefined, path: string): void {
    if (typeof bonuses !== 'object') return
    bonuses.forEach((bonus, index) => {
      this.#part(bonus, `${path}[${index}]`)
      this.#condition(bonus.when, `${path}[${index}].when`)
    })
  }

  #condition(condition: Condition | undefined, path: string): void {
    if (condition === undefined) return
    this.#conditions.set(condition, { so: this.#name(path), not: this.#name(`${path}.not`) })
  }

  #abilities(abilities: readonly Ability[], path: string): void {
    abilities.forEach((ability, index) => {
      if ('effect' in ability) this.#effects(ability.effect, `${path}[${index}].effect`)
      else this.#part(ability, `${path}[${index}]`)
      this.#condition(ability.when, `${path}[${index}].when`)
    })
  }

  #effects(effects: readonly Effect[], path: string): void {
    for (const [index, effect] of effects.entries()) this.#effect(effect, `${path}[${index}]`)
  }

  #effect(effect: Effect, path: string): void {
    const step = this.#name(path)
    const arms = armsOf(effect).map(([name]) => this.#name(`${path}.${name}`))
    this.#steps.set(effect, { card: this.#card, step, arms })
    for (const [name, effects] of armsOf(effect)) this.#effects(effects, `${path}.${name}`)
    if (effect.do === 'each') this.#effects(effect.effect, `${path}.effect`)
    if (effect.do !== 'stay') return
    this.#abilities(effect.abilities, `${path}.abilities`)
    if (typeof effect.until === 'object') this.#condition(effect.until.until, `${path}.until`)
    if (effect.lift !== undefined) this.#part(effect.lift, `${path}.lift`)
  }
}
