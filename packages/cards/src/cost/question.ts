// What one question costs: a condition asked of a seat, an amount counted for one, the seats or cards that somebody speaks of. Conditions,
// amounts and seats hold each other, so they stand together; a word without a cost does not compile.

import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { Named } from '../language/names.ts'
import { isRanked, rankedBy } from '../language/ranked.ts'
import type { CardFilter, Pick, Who, Zone } from '../language/selector.ts'
import type { KeyOf, Member } from '../schema/reader.ts'
import { filterCost, monstersCost, walkCost } from './filter.ts'
import { TRIAL } from './limit.ts'
import type { Weights } from './weights.ts'

/** Finding seats goes around the table. */
const AROUND = 12
/** Losing now, winning then. */
const WEIGHED_TO_DECIDE = 2

const SEATS: { readonly [W in Extract<Who, string>]: (weights: Weights) => number } = {
  you: ({ one }) => one,
  victim: ({ one }) => one,
  target: ({ one }) => one,
  each: ({ one }) => one,
  actor: ({ one }) => one,
  main: ({ one }) => one,
  helper: ({ one }) => one,
  left: ({ one }) => one,
  right: ({ one }) => one,
  active: ({ one }) => one,
  tried: ({ one }) => one,
  fighters: ({ fighters }) => fighters,
  neighbours: ({ seats }) => seats,
  others: ({ seats }) => seats,
  everyone: ({ seats }) => seats,
  lowest: ({ seats }) => seats,
  highest: ({ seats }) => seats,
  bystanders: ({ seats }) => seats,
}

/** How many seats may be meant; the one that is asked about where nobody is named. */
const seatsIn = (who: Who | undefined, weights: Weights): number =>
  who === undefined || (typeof who === 'object' && 'the' in who)
    ? weights.one
    : typeof who === 'string'
      ? SEATS[who](weights)
      : weights.seats

/** Finding them. */
export function whoCost(who: Who | undefined, weights: Weights): number {
  if (who === undefined) return 0
  const around = AROUND * weights.word
  if (typeof who === 'string' || 'the' in who) return around
  if (isRanked(who)) return around + whoCost(who.among, weights) + weights.seats * amountCost(rankedBy(who), weights)
  return around + weights.seats * ('like' in who ? conditionCost(who.like, weights) : weights.holder)
}

/** Finding them, and something that is asked of each. */
const forEach = (who: Who | undefined, each: number, weights: Weights): number =>
  weights.word + whoCost(who, weights) + seatsIn(who, weights) * each

type AmountKind = Exclude<KeyOf<Exclude<Amount, number>>, 'of' | 'filter' | 'besidesYou' | 'in' | 'when' | 'add'>
type Counted<K extends AmountKind> = K extends 'the' ? Named : Exclude<Member<Exclude<Amount, number>, K>, Named>
type Cost<T> = (value: T, weights: Weights) => number

const word: Cost<unknown> = (_value, weights) => weights.word
const several = (amounts: readonly Amount[], weights: Weights): number =>
  amounts.reduce<number>((sum, one) => sum + amountCost(one, weights), weights.word)

const amongCards: Cost<{ readonly in?: Zone; readonly of?: Who; readonly filter?: CardFilter }> = (
  { in: zone = 'table', of, filter },
  weights,
) => forEach(of, walkCost(zone, filter, weights), weights)

const AMOUNTS: { readonly [K in AmountKind]: Cost<Counted<K>> } = {
  the: word,
  die: word,
  cardsIn: ({ cardsIn, of, filter }, weights) => forEach(of, walkCost(cardsIn, filter, weights), weights),
  sum: amongCards,
  best: amongCards,
  worst: amongCards,
  different: amongCards,
  seats: ({ seats, when, add = 1 }, weights) =>
    forEach(seats, (when === undefined ? 0 : conditionCost(when, weights)) + amountCost(add, weights), weights),
  monsters: ({ monsters }, weights) => monstersCost(monsters, weights),
  kills: word,
  total: (_amount, weights) => weights.word + weights.weighing,
  holdersOf: (_amount, weights) => AROUND * weights.word + weights.seats * weights.holder,
  levelOf: ({ levelOf }, weights) => weights.word + whoCost(levelOf, weights),
  counters: word,
  rolled: word,
  gained: word,
  times: ({ times }, weights) => weights.word + amountCost(times[1], weights),
  plus: ({ plus }, weights) => several(plus, weights),
  highest: ({ highest }, weights) => several(highest, weights),
  lowest: ({ lowest }, weights) => several(lowest, weights),
  half: ({ half }, weights) => weights.word + amountCost(half, weights),
  every: ({ every }, weights) => weights.word + amountCost(every[1], weights),
}

export function amountCost(amount: Amount, weights: Weights): number {
  if (typeof amount === 'number') return 0
  const kind = Object.keys(AMOUNTS).find((one) => one in amount) as AmountKind
  return (AMOUNTS[kind] as Cost<Amount>)(amount, weights)
}

type Kind = Exclude<KeyOf<Condition>, 'number' | 'some' | 'every' | 'than' | 'fits' | 'with'>
type Of<K extends Kind> = Member<Condition, K>

const all = (conditions: readonly Condition[], weights: Weights): number =>
  conditions.reduce((sum, one) => sum + conditionCost(one, weights), weights.word)

/** `count` and `among` come before the words that stand inside them too. */
const CONDITIONS: { readonly [K in Kind]: Cost<Of<K>> } = {
  all: ({ all: inner }, weights) => all(inner, weights),
  any: ({ any }, weights) => all(any, weights),
  not: ({ not }, weights) => weights.word + conditionCost(not, weights),
  has: (_condition, weights) => weights.holder,
  among: (condition, weights) =>
    forEach(condition.among, conditionCost('some' in condition ? condition.some : condition.every, weights), weights),
  count: ({ count }, weights) => weights.word + amountCost(count, weights),
  is: (condition, weights) => weights.word + ('count' in condition ? 0 : whoCost(condition.is, weights)),
  more: ({ more, than }, weights) => weights.word + amountCost(more, weights) + amountCost(than, weights),
  shares: (condition, weights) =>
    weights.word + whoCost(condition.with, weights) + weights.before * (weights.word + weights.seats * weights.holder),
  lacks: word,
  human: word,
  sex: word,
  level: word,
  standing: (_condition, weights) => AROUND * weights.word,
  handSize: word,
  wears: ({ wears }, weights) => weights.word + weights.before * filterCost(wears, weights),
  carries: ({ carries }, weights) => weights.word + weights.before * filterCost(carries, weights),
  fights: word,
  anyFighter: ({ anyFighter }, weights) => weights.word + weights.fighters * conditionCost(anyFighter, weights),
  everyFighter: ({ everyFighter }, weights) => weights.word + weights.fighters * conditionCost(everyFighter, weights),
  monsters: word,
  facing: ({ facing }, weights) => monstersCost(facing, weights),
  cameFrom: word,
  turn: word,
  winning: (_condition, weights) => weights.word + weights.weighing,
  decides: (_condition, weights) => (1 + TRIAL) * weights.word + WEIGHED_TO_DECIDE * weights.weighing,
  runners: word,
  partnerCaught: (_condition, weights) => AROUND * weights.word,
  caught: word,
  levelFrom: word,
  holdersOf: (_condition, weights) => (AROUND + 1) * weights.word + weights.seats * weights.holder,
  drawn: word,
  it: ({ it }, weights) => weights.word + filterCost(it, weights),
  day: word,
  the: word,
}

export function conditionCost(condition: Condition, weights: Weights): number {
  const kind = Object.keys(CONDITIONS).find((one) => one in condition) as Kind
  return (CONDITIONS[kind] as Cost<Condition>)(condition, weights)
}

/** Finding the cards that may be picked, and how many. */
export function pickCost({ of, zone, filter, take, by }: Pick, weights: Weights): number {
  const counted = take === undefined || take === 'all' ? 0 : amountCost(takenAmount(take), weights)
  const chooser = by === 'chance' ? 0 : whoCost(by, weights)
  return forEach(of, walkCost(zone, filter, weights), weights) + counted + chooser
}

const takenAmount = (take: Exclude<Pick['take'], undefined | 'all'>): Amount => {
  if (typeof take !== 'object') return take
  return 'worth' in take ? take.worth : 'upTo' in take ? take.upTo : take
}
