// What seats, conditions and amounts mean, from docs/language.md: “Who”, “Conditions”, “How many”. Written from the page, and without
// anything of the compiler or of the effects.

import type { Facts } from './facts.ts'
import { DIE } from './fillers.ts'
import type { Raw } from './grammar.ts'
import { bonusOf, fits, goldOf, isIn, levelOf, OWNED, zone } from './meaning-cards.ts'
import { known, NOBODY, Unsure, type Voices } from './voices.ts'

const everybody = ({ seats }: Facts): number[] => seats.flatMap(({ isAlive }, seat) => (isAlive ? [seat] : []))
const from = (facts: Facts, first: number): number[] => {
  const all = everybody(facts)
  return [...all.filter((seat) => seat >= first), ...all.filter((seat) => seat < first)]
}
const fighters = ({ main, helper }: Facts): number[] => [main, helper].filter((seat) => seat >= 0)
const besides = (facts: Facts, seat: number): number[] => from(facts, seat).filter((other) => other !== seat)

const leading = (facts: Facts, sign: number, first: number): number[] => {
  const best = Math.min(...everybody(facts).map((seat) => sign * facts.seats[seat]!.level))
  return from(facts, first).filter((seat) => sign * facts.seats[seat]!.level === best)
}

const SEATS: Readonly<Record<string, (facts: Facts, voices: Voices) => number[]>> = {
  you: (_facts, { you }) => [you],
  victim: (_facts, { victim }) => [known(victim, 'victim')],
  target: (_facts, { target }) => [known(target, 'target')],
  each: (_facts, { isEach, about }) => [known(isEach ? about : undefined, 'each')],
  actor: (_facts, { actor }) => [known(actor, 'actor')],
  main: ({ main }) => [main].filter((seat) => seat >= 0),
  helper: ({ helper }) => [helper].filter((seat) => seat >= 0),
  fighters,
  others: (facts, { about }) => besides(facts, about),
  everyone: (facts, { you }) => from(facts, you),
  left: (facts, { about }) => besides(facts, about).slice(0, 1),
  right: (facts, { about }) => besides(facts, about).slice(-1),
  neighbours: (facts, { about }) => [
    ...new Set([...besides(facts, about).slice(0, 1), ...besides(facts, about).slice(-1)]),
  ],
  lowest: (facts, { you }) => leading(facts, 1, you),
  highest: (facts, { you }) => leading(facts, -1, you),
  active: ({ active }) => [active],
  tried: (_facts, { tried }) => [known(tried, 'tried')],
  bystanders: (facts, { you }) => from(facts, you).filter((seat) => !fighters(facts).includes(seat)),
}

export const SEAT_WORDS = Object.keys(SEATS)

export function who(facts: Facts, voices: Voices, word: unknown): number[] {
  const alive = (seats: readonly number[]): number[] => seats.filter((seat) => facts.seats[seat]?.isAlive)
  if (typeof word === 'object' && word !== null) {
    const said = word as Raw
    if ('the' in said) {
      if (voices.seatNamed === NOBODY) throw new Unsure('whom the dead would name')
      return alive([known(voices.seatNamed, 'a name')])
    }
    if ('withMost' in said || 'withFewest' in said) return ranked(facts, voices, said)
    if ('holders' in said)
      return from(facts, voices.you).filter((seat) => facts.seats[seat]!.traits.includes(String(said.holders)))
    return from(facts, voices.you).filter((seat) => holds(facts, { ...voices, tried: seat }, said.like as Raw, seat))
  }
  const found = SEATS[String(word)]
  if (found === undefined) throw new Unsure(`who ${String(word)}`)
  return alive(found(facts, voices))
}

/** Who has the most or the fewest; whoever is tied with them too. */
function ranked(facts: Facts, voices: Voices, { withMost, withFewest, among }: Raw): number[] {
  const of = (seat: number): number =>
    amount(facts, { ...voices, tried: seat }, withMost ?? withFewest, seat) * (withMost === undefined ? 1 : -1)
  const some = among === undefined ? everybody(facts) : who(facts, voices, among)
  return from(facts, voices.you).filter((seat) => some.includes(seat) && of(seat) === Math.min(...some.map(of)))
}

export const SEAT_SHAPES = ['the', 'holders', 'like', 'withMost', 'withFewest']

const parity = (value: number, is: unknown): boolean =>
  is === 'odd' ? Math.abs(value % 2) === 1 : is === 'even' ? value % 2 === 0 : isIn(value, is as Raw)

const DAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

type Test = (said: Raw, seat: number, facts: Facts, voices: Voices) => boolean

/** The texts of the monsters that a fight is about: of those that fight, or once it is won of those that were killed. */
const faced = ({ monsters, fallen }: Facts): readonly number[] =>
  monsters.length > 0 ? monsters.map(({ text }) => text) : fallen

const CONDITIONS: Readonly<Record<string, Test>> = {
  all: ({ all }, seat, facts, voices) => (all as Raw[]).every((one) => holds(facts, voices, one, seat)),
  any: ({ any }, seat, facts, voices) => (any as Raw[]).some((one) => holds(facts, voices, one, seat)),
  not: ({ not }, seat, facts, voices) => !holds(facts, voices, not as Raw, seat),
  has: ({ has }, seat, facts) => facts.seats[seat]!.traits.includes(String(has)),
  among: ({ among, some, every }, _seat, facts, voices) => {
    const seats = who(facts, voices, among)
    return some === undefined
      ? seats.every((one) => holds(facts, { ...voices, tried: one }, every as Raw, one))
      : seats.some((one) => holds(facts, { ...voices, tried: one }, some as Raw, one))
  },
  count: ({ count, is }, seat, facts, voices) => parity(amount(facts, voices, count, seat), is),
  is: ({ is }, seat, facts, voices) => who(facts, voices, is).includes(seat),
  more: ({ more, than }, seat, facts, voices) => amount(facts, voices, more, seat) > amount(facts, voices, than, seat),
  shares: ({ shares, with: whom }, seat, facts, voices) =>
    who(facts, voices, whom).some(
      (other) =>
        other !== seat &&
        facts.seats[seat]!.traits.some(
          (trait) =>
            facts.seats[other]!.traits.includes(trait) &&
            facts.cards.some(({ card }) => card.kind === shares && 'trait' in card && card.trait === trait),
        ),
    ),
  lacks: ({ lacks }, seat, facts) =>
    !facts.cards.some(({ card, where }) => where === `table ${seat}` && card.kind === lacks),
  human: (_said, seat, facts) =>
    !facts.cards.some(({ card, where }) => where === `table ${seat}` && card.kind === 'race'),
  sex: ({ sex }, seat, facts) => facts.seats[seat]!.sex === (sex === 'female' ? 1 : 2),
  level: ({ level }, seat, facts) => isIn(facts.seats[seat]!.level, level as Raw),
  standing: ({ standing }, seat, facts) => leading(facts, standing === 'lowest' ? 1 : -1, 0).includes(seat),
  handSize: ({ handSize }, seat, facts, voices) => parity(zone(facts, voices, 'hand', seat).length, handSize),
  wears: ({ wears }, seat, facts, voices) =>
    facts.cards.some(
      (one, copy) =>
        one.where === `table ${seat}` &&
        !one.isStaying &&
        (one.isUsed || one.card.kind !== 'item') &&
        fits(facts, voices, copy, wears as Raw),
    ),
  carries: ({ carries }, seat, facts, voices) =>
    zone(facts, voices, 'table', seat).some((copy) => fits(facts, voices, copy, carries as Raw)),
  fights: ({ fights }, seat, { main, helper }) =>
    fights === 'alone' ? seat === main && helper < 0 : fights === 'asMain' ? seat === main : seat === helper,
  anyFighter: ({ anyFighter }, _seat, facts, voices) =>
    fighters(facts).some((one) => holds(facts, { ...voices, tried: one }, anyFighter as Raw, one)),
  everyFighter: ({ everyFighter }, _seat, facts, voices) =>
    facts.main >= 0 &&
    fighters(facts).every((one) => holds(facts, { ...voices, tried: one }, everyFighter as Raw, one)),
  monsters: ({ monsters }, _seat, facts) => facts.main >= 0 && isIn(faced(facts).length, monsters as Raw),
  facing: ({ facing }, _seat, facts, voices) => faced(facts).some((text) => fits(facts, voices, text, facing as Raw)),
  turn: ({ turn }, seat, { active }) => (seat === active) === (turn === 'own'),
  winning: ({ winning }, _seat, facts) => facts.monsters.length > 0 && facts.players > facts.against === winning,
  levelFrom: ({ levelFrom }, _seat, _facts, voices) => known(voices.levelFrom, 'levelFrom') === levelFrom,
  holdersOf: ({ holdersOf, number }, _seat, facts) => isIn(holders(facts, holdersOf).length, number as Raw),
  it: ({ it }, _seat, facts, voices) =>
    zone(facts, voices, 'it', 0).some((copy) => fits(facts, voices, copy, it as Raw)),
  day: ({ day }, _seat, { turn }) => DAYS[(turn - 1) % DAYS.length] === day,
  drawn: ({ drawn }, _seat, _facts, voices) => known(voices.isDrawnUp, 'drawn') === (drawn === 'up'),
  the: ({ fits: like }, _seat, facts, voices) =>
    known(voices.cardsNamed, 'the').some((copy) => fits(facts, voices, copy, like as Raw)),
}

export const CONDITION_WORDS = Object.keys(CONDITIONS)
const holders = (facts: Facts, trait: unknown): number[] =>
  everybody(facts).filter((seat) => facts.seats[seat]!.traits.includes(String(trait)))

export function holds(facts: Facts, voices: Voices, said: Raw, seat: number): boolean {
  const word = CONDITION_WORDS.find((one) => one in said)
  if (word === undefined) throw new Unsure(`condition ${Object.keys(said)[0]}`)
  return CONDITIONS[word]!(said, seat, facts, voices)
}

const SUMS: Readonly<Record<string, (facts: Facts, copy: number) => number>> = {
  value: ({ cards }, copy) => goldOf(cards[copy]!),
  bonus: ({ cards }, copy) => bonusOf(cards[copy]!),
  level: ({ cards }, copy) => levelOf(cards[copy]!),
  rank: ({ cards }, copy) => Number((cards[copy]!.card as unknown as Raw).rank ?? 0),
}
const sum = (facts: Facts, what: unknown, copies: readonly number[]): number =>
  copies.reduce((all, copy) => all + SUMS[String(what)]!(facts, copy), 0)

/** The cards that an amount counts. */
function counted(facts: Facts, voices: Voices, said: Raw, where: unknown, seat: number): number[] {
  const seats = !OWNED.has(where) ? [seat] : said.of === undefined ? [seat] : who(facts, voices, said.of)
  return seats
    .flatMap((one) => zone(facts, voices, where, one))
    .filter((copy) => fits(facts, voices, copy, said.filter as Raw | undefined))
}

/** Which kinds of cards have such a number. */
const HAVING: Readonly<Record<string, readonly string[]>> = {
  value: ['item', 'oneShot'],
  bonus: ['item', 'attachment', 'enhancer'],
  rank: ['power'],
  level: ['monster'],
}

/** What is printed on the cards that an amount compares; nothing at all is 0. */
function numbers(said: Raw, what: unknown, seat: number, facts: Facts, voices: Voices): readonly number[] {
  const found = counted(facts, voices, said, said.in ?? 'table', seat)
    .filter((copy) => HAVING[String(what)]!.includes(facts.cards[copy]!.card.kind))
    .map((copy) => SUMS[String(what)]!(facts, copy))
  return found.length === 0 ? [0] : found
}

/** The level that is printed on the monster of that name; there is no choice where one fights alone. */
function ofBeast(facts: Facts, voices: Voices): number {
  const [only, ...more] = facts.monsters
  const copy = voices.monsterNamed ?? (more.length === 0 ? only?.copy : undefined)
  if (copy === undefined) throw new Unsure('which monster was named')
  const { text = copy } = facts.monsters.find((one) => one.copy === copy) ?? {}
  return levelOf(facts.cards[text]!)
}

type Count = (said: Raw, seat: number, facts: Facts, voices: Voices) => number

const AMOUNTS: Readonly<Record<string, Count>> = {
  the: ({ the, sum: what }, _seat, facts, voices) => {
    if (the === 'beast') return ofBeast(facts, voices)
    if (what !== undefined) return sum(facts, what, known(voices.cardsNamed, 'the'))
    return the === 'figure' ? known(voices.numberNamed, 'the') : known(voices.cardsNamed, 'the').length
  },
  die: () => DIE,
  cardsIn: (said, seat, facts, voices) => counted(facts, voices, said, said.cardsIn, seat).length,
  sum: (said, seat, facts, voices) => {
    return sum(facts, said.sum, counted(facts, voices, said, said.in ?? 'table', seat))
  },
  different: (said, seat, facts, voices) => {
    const cards = counted(facts, voices, said, said.in ?? 'table', seat).map(
      (copy) => facts.cards[copy]!.card as unknown as Raw,
    )
    const thing = (card: Raw): unknown => {
      if (said.different === 'kind') return card.kind
      if (said.different === 'slot') return card.slot
      if (said.different === 'card') return card.id
      return card.kind === said.different ? card.trait : undefined
    }
    return new Set(cards.map(thing).filter((one) => one !== undefined)).size
  },
  best: (said, seat, facts, voices) => Math.max(...numbers(said, said.best, seat, facts, voices)),
  worst: (said, seat, facts, voices) => Math.min(...numbers(said, said.worst, seat, facts, voices)),
  seats: ({ seats, when, add = 1 }, _seat, facts, voices) =>
    who(facts, voices, seats)
      .filter((one) => when === undefined || holds(facts, { ...voices, tried: one }, when as Raw, one))
      .reduce((all, one) => all + amount(facts, { ...voices, tried: one }, add, one), 0),
  monsters: ({ monsters }, _seat, facts, voices) =>
    faced(facts).filter((text) => fits(facts, voices, text, monsters as Raw)).length,
  kills: (_said, _seat, { kills }) => kills,
  total: ({ total }, _seat, { players, against }) =>
    total === 'players' ? players : total === 'monsters' ? against : players - against,
  holdersOf: ({ holdersOf, besidesYou }, seat, facts) =>
    holders(facts, holdersOf).filter((one) => !(besidesYou && one === seat)).length,
  levelOf: ({ levelOf: whose }, _seat, facts, voices) => facts.seats[who(facts, voices, whose)[0] ?? -1]?.level ?? 0,
  counters: (_said, _seat, facts, voices) => facts.cards[voices.self]!.counters,
  rolled: (_said, _seat, _facts, voices) => known(voices.rolled, 'rolled'),
  gained: (_said, _seat, _facts, voices) => known(voices.gained, 'gained'),
  times: ({ times }, seat, facts, voices) =>
    Number((times as unknown[])[0]) * amount(facts, voices, (times as unknown[])[1], seat),
  plus: ({ plus }, seat, facts, voices) =>
    (plus as unknown[]).reduce<number>((all, one) => all + amount(facts, voices, one, seat), 0),
  highest: ({ highest }, seat, facts, voices) =>
    Math.max(...(highest as unknown[]).map((one) => amount(facts, voices, one, seat))),
  lowest: ({ lowest }, seat, facts, voices) =>
    Math.min(...(lowest as unknown[]).map((one) => amount(facts, voices, one, seat))),
  half: ({ half }, seat, facts, voices) => Math.floor(amount(facts, voices, half, seat) / 2),
  every: ({ every }, seat, facts, voices) =>
    Math.floor(amount(facts, voices, (every as unknown[])[1], seat) / Number((every as unknown[])[0])),
}

export const AMOUNT_WORDS = Object.keys(AMOUNTS)

export function amount(facts: Facts, voices: Voices, said: unknown, seat: number): number {
  if (typeof said === 'number') return said
  const word = AMOUNT_WORDS.find((one) => one in (said as Raw))
  if (word === undefined) throw new Unsure(`amount ${JSON.stringify(said)}`)
  return AMOUNTS[word]!(said as Raw, seat, facts, voices)
}
