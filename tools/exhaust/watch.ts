// Counts which branches of the cards are taken: a compiled deck in which every ability and every condition that holds leaves a mark,
// and whose watcher marks the steps. It plays exactly as without.

import type { Ability, Condition, Effect, FightRule, Pack } from '@brouhaha/cards'
import {
  type Count,
  CULT_PILE,
  type Deck,
  DOOR_DECK,
  FIGHT,
  NOWHERE,
  type Printed,
  type ReadyAbilities,
  type ReadyBonus,
  type ReadyStay,
  type Scene,
  type Step,
  TABLE,
  type Test,
  TREASURE_DECK,
} from '@brouhaha/munchkin/testing'
import type { State } from '@brouhaha/table'
import { Branches } from './branches.ts'

/** Cards that are played by what they do; all others by where they lie. */
const DEEDS: ReadonlySet<string> = new Set(['oneShot', 'special', 'curse'])

/** A piece of a card's data that may depend on something. */
interface Part {
  readonly when?: Condition
}

interface Conditional {
  readonly when: Test | null
}

type Marks = Readonly<Record<'drawn' | 'played' | 'onSeat', readonly number[]>>

export class Watch {
  readonly branches: Branches
  /** The branches that were taken since `begin`. */
  readonly #taken: Uint8Array
  readonly #marks = new Map<Deck, Marks>()

  constructor(packs: readonly Pack[]) {
    this.branches = new Branches(packs)
    this.#taken = new Uint8Array(this.branches.names.length)
  }

  begin(): void {
    this.#taken.fill(0)
  }

  isTaken(branch: number): boolean {
    return this.#taken[branch] === 1
  }

  #mark(branch: number | undefined): void {
    if (branch !== undefined && branch >= 0) this.#taken[branch] = 1
  }

  /** A deck that tells this watch about itself. */
  readonly ready = (deck: Deck): Deck => {
    const watched = new Map([...new Set(deck.copies)].map((printed) => [printed, this.#printed(printed)]))
    return {
      ...deck,
      copies: deck.copies.map((printed) => watched.get(printed)!),
      stays: deck.stays.map((stay, at) => stay && this.#stay(stay, at, deck.steps)),
      watch: (step, next) => this.#step(step, next),
    }
  }

  /** Where the cards lie now: drawn, in play, in a fight. */
  look({ deck, zoneAt }: Scene, state: State): void {
    const { drawn, played, onSeat } = this.#marksOf(deck)
    for (let copy = 0; copy < drawn.length; copy++) {
      const zone = state[zoneAt + copy]!
      if (zone === NOWHERE || zone === DOOR_DECK || zone === TREASURE_DECK || zone === CULT_PILE) continue
      this.#mark(drawn[copy])
      if (zone === FIGHT || zone >= TABLE) this.#mark(played[copy])
      if (zone >= TABLE) this.#mark(onSeat[copy])
    }
  }

  /** The branches that a copy takes by lying somewhere. */
  #marksOf(deck: Deck): Marks {
    const known = this.#marks.get(deck)
    if (known !== undefined) return known
    const cards = deck.copies.map(({ card }) => this.branches.cards.get(card.id)!)
    const made = {
      drawn: cards.map(({ drawn }) => drawn),
      played: cards.map(({ played }, copy) => (DEEDS.has(deck.copies[copy]!.kind) ? -1 : played)),
      onSeat: cards.map(({ onSeat }) => onSeat),
    }
    this.#marks.set(deck, made)
    return made
  }

  #step({ effect, branches }: Step, next: number): void {
    const place = this.branches.stepOf(effect)
    if (place === undefined) return
    this.#mark(place.step)
    place.arms.forEach((arm, index) => {
      if (branches[index] === next) this.#mark(arm)
    })
    if (DEEDS.has(place.card.kind)) this.#mark(this.branches.cards.get(place.card.id)!.played)
  }

  #printed(printed: Printed): Printed {
    const { card } = printed
    const own = 'fightRules' in card ? card.fightRules : 'abilities' in card ? card.abilities : undefined
    const isMonster = card.kind === 'monster'
    const strength = isMonster ? card.strength : card.kind === 'enhancer' ? card.bonus : undefined
    const treasures = isMonster ? card.extraTreasures : card.kind === 'enhancer' ? card.treasures : undefined
    const usableBy = 'usableBy' in card ? card.usableBy : 'needs' in card ? card.needs : undefined
    return {
      ...printed,
      abilities: this.#abilities(printed.abilities, own ?? []),
      uses: 'uses' in card ? this.#each(printed.uses, card.uses) : printed.uses,
      strength: this.#bonuses(printed.strength, strength),
      extraTreasures: this.#bonuses(printed.extraTreasures, treasures),
      usableBy: this.#asked(printed.usableBy, usableBy),
      refuses: this.#asked(printed.refuses, isMonster ? card.refuses?.when : undefined),
      letsGo: this.#asked(printed.letsGo, isMonster ? card.letsGo : undefined),
    }
  }

  #stay(stay: ReadyStay, at: number, steps: readonly Step[]): ReadyStay {
    const effect = steps[at]!.effect as Extract<Effect, { readonly do: 'stay' }>
    const { until, lift } = effect
    const lifting = stay.abilities.uses.at(-1)
    if (lift !== undefined && lifting !== undefined) this.branches.standsFor(steps[lifting.effects]!.effect, lift)
    return {
      ...stay,
      abilities: this.#abilities(stay.abilities, effect.abilities),
      ends: this.#asked(stay.ends, typeof until === 'object' ? until.until : undefined),
    }
  }

  /** The compiler sorts abilities by what they are, and keeps their order. */
  #abilities(ready: ReadyAbilities, abilities: readonly Ability[]): ReadyAbilities {
    const having = (field: string): readonly Ability[] => abilities.filter((ability) => field in ability)
    return {
      ...ready,
      modifiers: this.#bonuses(ready.modifiers, having('figure')),
      permits: this.#each(ready.permits, having('permits')),
      bans: this.#each(ready.bans, having('bans')),
      standIns: this.#each(ready.standIns, having('countsAs')),
      fightRules: ready.fightRules.map((one) => this.#one(one, one.rule as FightRule & Part)),
      uses: this.#each(ready.uses, having('use')),
      triggers: this.#each(ready.triggers, having('on')),
    }
  }

  #bonuses<One extends ReadyBonus>(
    ready: readonly One[],
    printed: number | readonly Part[] | undefined,
  ): readonly One[] {
    if (typeof printed !== 'object') return ready
    return ready.map((one, index) => ({
      ...one,
      add: this.#counted(one.add, this.branches.partOf(printed[index]!)),
      when: this.#asked(one.when, printed[index]!.when),
    }))
  }

  #each<One extends Conditional>(ready: readonly One[], printed: readonly Part[]): readonly One[] {
    return ready.map((one, index) => (printed[index] === undefined ? one : this.#one(one, printed[index])))
  }

  /** Something that holds, or is open, whenever it is asked for and its condition is met. */
  #one<One extends Conditional>(one: One, printed: Part): One {
    const branch = this.branches.partOf(printed)
    const when = this.#asked(one.when, printed.when)
    if (branch === undefined) return { ...one, when }
    return {
      ...one,
      when: (...asked: Parameters<Test>) => {
        const so = when === null || when(...asked)
        if (so) this.#mark(branch)
        return so
      },
    }
  }

  #counted(count: Count, branch: number | undefined): Count {
    return (...asked) => {
      this.#mark(branch)
      return count(...asked)
    }
  }

  #asked(test: Test | null, condition: Condition | undefined): Test | null {
    const branches = condition === undefined ? undefined : this.branches.conditionOf(condition)
    if (test === null || branches === undefined) return test
    return (...asked) => {
      const so = test(...asked)
      this.#mark(so ? branches.so : branches.not)
      return so
    }
  }
}
