// What this seat could still throw into the fight, and what each throw is worth to it.

import type { Use } from '@brouhaha/cards'
import { type MunchkinChoice, VERBS, verbOf, writeChoice } from '@brouhaha/munchkin'
import { type Outcome, weigh } from './outcome.ts'
import { type Combat, type Outlook, VICTORY } from './outlook.ts'
import { bonusAgainst } from './points.ts'
import { reactionWorth } from './reaction.ts'
import { interest, pointsMissing } from './stake.ts'
import { aimsAtSeat, priceOf, staysHere, useOf } from './use.ts'
import type { Cast } from './whom.ts'
import { spend } from './worth.ts'

interface Throw extends Outcome {
  readonly cost: number
}

const NO_THROW: Throw = { worth: 0, swing: 0, cost: Number.POSITIVE_INFINITY }
/** Who meddles makes enemies, and lacks the card later. */
const RELUCTANCE = 400
const BOTHER = 10
const THROWN: ReadonlySet<string> = new Set(['play', 'useAbility', 'enhance', 'join', 'curse'])

export class Plan {
  readonly #outlook: Outlook
  readonly #combat: Combat | null
  readonly #throws = new Map<number, Throw>()
  /** What the players' victory is worth to this seat, below zero where it is to be prevented. */
  readonly interest: number
  /** Points that are missing for what this seat wants; nothing is, where it is zero or less. */
  readonly need: number
  readonly #potential: number

  constructor(outlook: Outlook) {
    this.#outlook = outlook
    this.#combat = mayStillTurn(outlook) ? outlook.view.combat : null
    this.interest = this.#combat === null ? 0 : interest(outlook, this.#combat)
    const missing = this.#combat === null ? 0 : pointsMissing(outlook, this.#combat)
    this.need = this.interest >= 0 ? missing : 1 - missing
    this.#potential = this.#combat === null || this.need <= 0 ? 0 : this.#sum()
  }

  /** Whether all that this seat has, and this many points more, would do. */
  suffices(more = 0): boolean {
    return this.#potential + more >= this.need
  }

  get isHopeless(): boolean {
    return this.need > 0 && !this.suffices()
  }

  /** What a choice is worth, its price taken off. */
  scoreOf(choice: MunchkinChoice, number: number): number {
    const { worth, swing, cost } = this.#measure(choice, number)
    const price = this.#sheds && Number.isFinite(cost) ? 0 : cost
    return worth + this.#answer(choice) + this.#creditFor(swing) - price
  }

  /** What has to be given away otherwise costs nothing. */
  get #sheds(): boolean {
    const { choices, view } = this.#outlook
    return view.decision === 'charityOrDone' && choices.length > 0 && VERBS[verbOf(choices[0]!)] === 'give'
  }

  /** What it is worth as an answer to what is going on. */
  #answer(choice: MunchkinChoice): number {
    const use = choice.type === 'play' || choice.type === 'useAbility' ? useOf(this.#outlook, choice) : undefined
    if (use === undefined) return 0
    const cast = this.#castFor(use, choice)
    return use.effect.reduce((sum, one) => sum + reactionWorth(this.#outlook, one, cast, this.isHopeless), 0)
  }

  #castFor(use: Use, { index = 0 }: MunchkinChoice): Cast {
    const { you } = this.#outlook
    return { you, victim: you, target: aimsAtSeat(use) ? index : you, aim: index }
  }

  #creditFor(swing: number): number {
    if (this.#combat === null) return 0
    const wanted = this.interest >= 0 ? swing : -swing
    const prize = Math.abs(this.interest)
    if (this.need <= 0) return wanted < 0 && this.need - wanted > 0 ? -prize : 0
    if (wanted <= 0) return 0
    const isMeddling = !this.#outlook.isFighter(this.#outlook.you)
    const share = Math.min(1, wanted / this.need)
    if (isMeddling && prize < VICTORY / 2) return this.suffices() ? (prize - RELUCTANCE) * share : 0
    if (this.suffices()) return prize * share
    return isMeddling && this.suffices(this.#potential) ? (prize * share) / 2 : 0
  }

  /** The best of each card, all together. */
  #sum(): number {
    const best = new Map<number, number>()
    const sign = this.interest >= 0 ? 1 : -1
    for (let at = 0; at < this.#outlook.choices.length; at++) {
      const number = this.#outlook.choices[at]!
      if (!THROWN.has(VERBS[verbOf(number)]!)) continue
      const choice = writeChoice(number)
      const { copy = -1 } = choice
      const points = sign * this.#measure(choice, number).swing
      if (points > (best.get(copy) ?? 0)) best.set(copy, points)
    }
    let sum = 0
    for (const points of best.values()) sum += points
    return sum
  }

  #measure(choice: MunchkinChoice, number: number): Throw {
    const known = this.#throws.get(number)
    if (known !== undefined) return known
    const measured = this.#weigh(choice)
    this.#throws.set(number, measured)
    return measured
  }

  #weigh(choice: MunchkinChoice): Throw {
    const { copy = -1, seat = -1 } = choice
    const outlook = this.#outlook
    const { you } = outlook
    const card = outlook.card(copy)
    if (card === undefined) return NO_THROW
    switch (choice.type) {
      case 'play':
      case 'useAbility':
        return this.#weighUse(choice)
      case 'enhance':
        if (card.kind !== 'enhancer') return NO_THROW
        return { worth: 0, swing: -bonusAgainst(outlook, card.bonus, this.#combat?.main ?? you), cost: spend(card) }
      case 'join':
        return { worth: 0, swing: card.kind === 'monster' ? -card.level : 0, cost: spend(card) }
      case 'curse':
        if (card.kind !== 'curse') return NO_THROW
        return { ...weigh(outlook, card.effect, { you, victim: seat, target: seat, aim: 0 }), cost: spend(card) + 100 }
      default:
        return NO_THROW
    }
  }

  #weighUse(choice: MunchkinChoice): Throw {
    const outlook = this.#outlook
    const { copy = -1, type } = choice
    const use = useOf(outlook, choice)
    const card = outlook.card(copy)
    if (use === undefined || card === undefined) return NO_THROW
    // Whoever may do something for nothing as often as he likes would never stop.
    if (type === 'useAbility' && use.cost === undefined && use.most === undefined) return NO_THROW
    if (type === 'play' && staysHere(outlook, copy)) return NO_THROW
    // What is for one's own turn can wait until the gate is closed, and shows then what came of it before.
    if (use.use === 'ownTurn' && outlook.view.gate !== null) return NO_THROW
    const cost = priceOf(outlook, use.cost, copy) + (type === 'play' ? spend(card) : BOTHER)
    return { ...weigh(outlook, use.effect, this.#castFor(use, choice)), cost }
  }
}

/** Meddlers wait until the fight is about to be won; fighters act while it is theirs to decide. */
function mayStillTurn(outlook: Outlook): boolean {
  const { combat, decision } = outlook.view
  if (combat === null || combat.roll !== null || combat.monsters.length === 0) return false
  if (decision === 'rollFor' || decision === 'badStuff' || decision === 'escape') return false
  return outlook.isFighter(outlook.you) || decision === 'kill'
}
