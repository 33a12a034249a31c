// What a row of the table says about one step: what must be so afterwards, which cards must have moved, what may change besides.

import type { Facts, Where } from './facts.ts'
import type { Raw } from './grammar.ts'
import { amount, who } from './meaning.ts'
import { bonusOf, fits, goldOf, levelOf, OWNED, zone } from './meaning-cards.ts'
import { Unsure, type Voices } from './voices.ts'

export interface Move {
  readonly of: readonly number[]
  readonly count: number
  to(copy: number): readonly Where[]
}

export interface Expected {
  /** Facts by name, with what they must be. */
  readonly is?: Readonly<Record<string, unknown>>
  /** By how much the sums of the fight change. */
  readonly players?: number
  readonly against?: number
  readonly moves?: readonly Move[]
  /** Facts that must differ, whatever they become. */
  readonly changes?: readonly string[]
  /** Something must differ, whatever it is. */
  readonly isFelt?: boolean
  /** What may change besides. */
  readonly free?: (name: string) => boolean
}

/** Before a step, with the words to speak of it. */
export interface Said {
  readonly facts: Facts
  readonly voices: Voices
  readonly step: Raw
  /** Whether the card that says so is played by somebody, and no curse or monster. */
  readonly isUse: boolean
  /** Whether the table is looked at before it goes on. */
  readonly isBetween?: boolean
}

export const NOTHING: Expected = {}

/** The seats of a field, or whom the effect is about. */
export const meant = ({ facts, voices, step }: Said, field: string): number[] =>
  step[field] === undefined
    ? [voices.about].filter((seat) => facts.seats[seat]!.isAlive)
    : who(facts, voices, step[field])

export const howMany = ({ facts, voices, step }: Said, field: string): number =>
  amount(facts, voices, step[field], voices.about)

export const discards =
  (facts: Facts) =>
  (copy: number): readonly Where[] => [facts.cards[copy]!.card.deck === 'door' ? 'doorDiscards' : 'treasureDiscards']
export const deckOf =
  (facts: Facts) =>
  (copy: number): readonly Where[] => [facts.cards[copy]!.card.deck === 'door' ? 'doorDeck' : 'treasureDeck']

const EXTREMES: Readonly<Record<string, (facts: Facts, copy: number) => number>> = {
  bestBonus: ({ cards }, copy) => bonusOf(cards[copy]!),
  worstBonus: ({ cards }, copy) => -bonusOf(cards[copy]!),
  dearest: ({ cards }, copy) => goldOf(cards[copy]!),
  cheapest: ({ cards }, copy) => -goldOf(cards[copy]!),
  strongest: ({ cards }, copy) => levelOf(cards[copy]!),
  weakest: ({ cards }, copy) => -levelOf(cards[copy]!),
}

export interface Picked {
  /** All that fit. */
  readonly of: readonly number[]
  readonly count: number
}

/** Seats that share a rank. */
const isRank = (of: unknown): boolean =>
  of === 'lowest' ||
  of === 'highest' ||
  (typeof of === 'object' && of !== null && ('withMost' in of || 'withFewest' in of))

/** The cards that a pick means, and how many of them: of those who share a rank so many of each, of other groups of all together. */
export function picked({ facts, voices }: Said, pick: Raw, isLeftOut: (copy: number) => boolean = () => false): Picked {
  const owners = !OWNED.has(pick.zone) ? [-1] : pick.of === undefined ? [voices.about] : who(facts, voices, pick.of)
  const filter = pick.filter as Raw | undefined
  if (filter?.decides !== undefined) throw new Unsure('decides')
  if (pick.by !== undefined && pick.by !== 'chance') who(facts, voices, pick.by)
  const fitting = (those: readonly number[]): Picked =>
    counted(
      {
        facts,
        voices,
        fitting: those
          .flatMap((owner) => zone(facts, voices, pick.zone, owner))
          .filter((copy) => fits(facts, voices, copy, filter) && !isLeftOut(copy)),
      },
      pick,
    )
  if (!isRank(pick.of)) return fitting(owners)
  const each = owners.map((owner) => fitting([owner]))
  return { of: each.flatMap(({ of }) => of), count: each.reduce((sum, { count }) => sum + count, 0) }
}

function counted({ facts, voices, fitting }: { facts: Facts; voices: Voices; fitting: number[] }, pick: Raw): Picked {
  const { take = 1, extreme } = pick
  const ranked = extreme === undefined || extreme === 'topmost' ? fitting : byFigure(facts, fitting, String(extreme))
  if (take === 'all') return { of: fitting, count: fitting.length }
  if (typeof take === 'object' && take !== null && 'worth' in take)
    return worth(facts, voices, ranked, (take as Raw).worth)
  const wanted = typeof take === 'object' && take !== null && 'upTo' in take ? (take as Raw).upTo : take
  const count = Math.max(0, Math.min(amount(facts, voices, wanted, voices.about), fitting.length))
  if (extreme === undefined || count === 0) return { of: fitting, count }
  if (extreme === 'topmost') return { of: fitting.slice(0, count), count }
  const last = EXTREMES[String(extreme)]!(facts, ranked[count - 1]!)
  return { of: ranked.filter((copy) => EXTREMES[String(extreme)]!(facts, copy) >= last), count }
}

const byFigure = (facts: Facts, copies: readonly number[], extreme: string): number[] =>
  [...copies].sort((one, other) => EXTREMES[extreme]!(facts, other) - EXTREMES[extreme]!(facts, one))

/** Whoever chooses takes what he likes until it is enough, so how many it are is up to him. */
function worth(facts: Facts, voices: Voices, copies: readonly number[], gold: unknown): Picked {
  const dear = copies.filter((copy) => goldOf(facts.cards[copy]!) > 0)
  const all = dear.reduce((sum, copy) => sum + goldOf(facts.cards[copy]!), 0)
  if (all <= amount(facts, voices, gold, voices.about)) return { of: dear, count: dear.length }
  throw new Unsure('worth')
}

/** Cards that lie there already do not move. */
export function moves({ facts, voices }: Said, of: readonly number[], count: number, to: Move['to']): Expected {
  // The card that says so goes to the discards by itself where it was played and lies aside.
  const lies = (copy: number): readonly Where[] =>
    copy === voices.self && facts.cards[copy]!.where === 'aside' ? discards(facts)(copy) : [facts.cards[copy]!.where]
  const others = of.filter((copy) => !to(copy).some((where) => lies(copy).includes(where)))
  if (others.length === 0 || count === 0) return NOTHING
  if (others.length < of.length && count < of.length) throw new Unsure('some lie there already')
  return { moves: [{ of: others, count: count - (of.length - others.length), to }] }
}

/** The monsters of the fight that are meant, by their copies. */
export function monstersMeant(said: Said, which: unknown): number[] {
  const { facts, voices } = said
  const copies = facts.monsters.map(({ copy }) => copy)
  const like = (filter: unknown) => (copy: number) =>
    fits(facts, voices, facts.monsters.find((one) => one.copy === copy)!.text, filter as Raw)
  if (typeof which === 'object' && which !== null) {
    const filtered = which as Raw
    if ('the' in filtered) return copies.length === 1 ? copies : copies.filter((copy) => copy === voices.monsterNamed)
    if ('all' in filtered) return copies.filter(like(filtered.all))
    const fitting = copies.filter(like(filtered.named))
    // Nobody is asked where only one is like that.
    return fitting.length === 1 && !isNamed(voices) ? fitting : named(said).filter(like(filtered.named))
  }
  switch (which) {
    case 'all':
      return copies
    case 'only':
      return copies.length === 1 ? copies : []
    case 'self':
      return copies.filter((copy) => copy === voices.self)
    case 'named':
      return named(said)
    default: {
      const sign = which === 'weakest' ? 1 : -1
      const best = Math.min(...facts.monsters.map(({ strength }) => sign * strength))
      return facts.monsters
        .filter(({ strength }) => sign * strength === best)
        .map(({ copy }) => copy)
        .slice(0, 1)
    }
  }
}

const isNamed = ({ rollOf, slot, monsterAsked }: Voices): boolean =>
  rollOf !== undefined || slot !== undefined || monsterAsked !== undefined

/** The monster that was named: with the card, or when the step was reached; in a roll step that of the roll. */
export function named({ facts, voices }: Said): number[] {
  const copies = facts.monsters.map(({ copy }) => copy)
  if (voices.rollOf !== undefined) return copies.filter((copy) => copy === voices.rollOf)
  if (voices.slot !== undefined) return copies.slice(voices.slot, voices.slot + 1)
  if (voices.monsterAsked !== undefined) return copies.filter((copy) => copy === voices.monsterAsked)
  return copies.length === 1 ? copies : []
}
