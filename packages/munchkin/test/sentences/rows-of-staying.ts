// What stays, whether it counts at once, and the counters on it.

import { standing } from './abilities.ts'
import { discards, type Expected, howMany, meant, moves, NOTHING, picked, type Said } from './expected.ts'
import type { Facts } from './facts.ts'
import type { Raw } from './grammar.ts'
import { holds } from './meaning.ts'
import { begins, type Rows } from './row.ts'
import { Unsure } from './voices.ts'

const MOST_COUNTERS = 15

/** Whether what stays counts at once. */
function counts(said: Said, until: unknown, seat: number): boolean {
  const { facts } = said
  if (until === 'nextCombat') return facts.isFighting && (seat === facts.main || seat === facts.helper)
  return until === 'nextTurn' ? facts.active === seat : true
}

/** The curse that was about to hit whom what stays makes immune. */
function curseStopped({ facts, voices: { it, victim }, step, isBetween }: Said, seat: number): number | undefined {
  const isLanding = it !== undefined && facts.cards[it]?.card.kind === 'curse' && victim === seat && !isBetween
  return isLanding && (step.abilities as Raw[]).some(({ permits }) => permits === 'noCurses') ? it : undefined
}

/** With how many counters a card is laid down that says so. */
const begun = (said: Said): number => Math.max(0, Math.min(MOST_COUNTERS, howMany(said, 'counters')))
const withCounters = (said: Said): Facts => ({
  ...said.facts,
  cards: said.facts.cards.map((one, copy) => (copy === said.voices.self ? { ...one, counters: begun(said) } : one)),
})

function stay(said: Said): Expected {
  const { facts, voices, step } = said
  if (step.until === 'combat' && !facts.isFighting) return NOTHING
  const { card } = facts.cards[voices.self]!
  if (card.kind === 'monster' || card.kind === 'enhancer') throw new Unsure('it stays when its fight is over')
  if (card.kind === 'class') throw new Unsure('whoever it lies before may have one class too many')
  if (step.on !== undefined) {
    if (typeof step.until === 'object') throw new Unsure('it ends when whoever it lies before is like that')
    const { of, count } = picked(said, step.on as Raw)
    const lying = of.filter((copy) => facts.cards[copy]!.where.startsWith('table '))
    if (count === 0 || lying.length === 0) return NOTHING
    return {
      is: { [`isStaying ${voices.self}`]: true },
      free: (name) => name.endsWith(` ${voices.self}`) || /^(pile|figures|traits|permits|bans)/.test(name),
    }
  }
  // Also before whoever has just died.
  const [seat] = step.who === undefined ? [voices.about] : meant(said, 'who')
  if (seat === undefined) return NOTHING
  const own = (name: string): boolean => name.endsWith(` ${voices.self}`)
  if (typeof step.until === 'object') {
    const laid = step.counters === undefined ? facts : withCounters(said)
    const isSo = holds(laid, { ...voices, you: seat, about: seat }, (step.until as Raw).until as Raw, seat)
    if (isSo) return { ...moves(said, [voices.self], 1, discards(facts)), free: own }
  }
  const effects = counts(said, step.until, seat)
    ? (step.abilities as Raw[]).map((ability) => standing(said, ability, seat))
    : []
  const sums = effects.filter(({ players }) => players !== undefined)
  const stopped = counts(said, step.until, seat) ? curseStopped(said, seat) : undefined
  return {
    is: {
      [`isStaying ${voices.self}`]: true,
      [`card ${voices.self}`]: `table ${seat}`,
      ...(step.counters !== undefined && { [`counters ${voices.self}`]: begun(said) }),
      ...(stopped !== undefined && { [`card ${stopped}`]: 'doorDiscards', [`isStaying ${stopped}`]: false }),
    },
    changes: effects.flatMap(({ changes = [] }) => changes),
    ...(sums.length > 0 && { players: sums[0]!.players ?? 0, against: sums[0]!.against ?? 0 }),
    free: own,
  }
}

/** On this card, or on one of those that lie before somebody and have room, or on all of them; taken off likewise. */
function counters(said: Said, change: (before: number, count: number) => number): Expected {
  const { facts, voices, step } = said
  const count = step.counters === 'all' ? MOST_COUNTERS : Math.max(0, howMany(said, 'counters'))
  const then = (copy: number): number =>
    Math.max(0, Math.min(MOST_COUNTERS, change(facts.cards[copy]!.counters, count)))
  const isOut = (copy: number): boolean =>
    !facts.cards[copy]!.where.startsWith('table ') || then(copy) === facts.cards[copy]!.counters
  const all =
    step.cards === undefined
      ? { of: [voices.self].filter((copy) => !isOut(copy)), count: 1 }
      : picked(said, step.cards as Raw, isOut)
  if (all.of.length === 0 || count === 0) return NOTHING
  if (all.count < all.of.length) return { isFelt: true, free: begins('counters ') }
  return { is: Object.fromEntries(all.of.map((copy) => [`counters ${copy}`, then(copy)])) }
}

export const OF_STAYING: Rows = {
  stay: { says: 'the card lies before him, and what it says holds', expects: stay },
  addCounters: {
    says: 'so many counters more lie on the card, fifteen at most',
    expects: (said) => counters(said, (before, count) => before + count),
  },
  removeCounters: {
    says: 'so many counters fewer lie on the card, none at least',
    expects: (said) => counters(said, (before, count) => before - count),
  },
}
