// Verbs that move cards, or show them.

import { deckOf, discards, type Expected, howMany, meant, moves, NOTHING, picked, type Said } from './expected.ts'
import type { Facts, Where } from './facts.ts'
import type { Raw } from './grammar.ts'
import { anything, begins, type Rows } from './row.ts'
import { UNSURE, Unsure } from './voices.ts'

/** With a card goes what lies on it, and a fight that loses one may be another fight. */
const besides = ({ facts }: Said, of: readonly number[]): Pick<Expected, 'free'> =>
  of.some((copy) => facts.cards[copy]!.where === 'fight') ? { free: anything } : {}

const picks = (
  said: Said,
  field: string,
  to: (copy: number) => readonly Where[],
  isLeftOut?: (copy: number) => boolean,
): Expected => {
  const { of, count } = picked(said, said.step[field] as Raw, isLeftOut)
  return { ...moves(said, of, count, to), ...besides(said, of) }
}

/** Nobody steals in a fight (MK-COMBAT-13): no item off the table of who fights, and none for who fights. */
const isOutOfReach =
  ({ facts, voices, step, isUse }: Said) =>
  (copy: number): boolean => {
    const { where, card } = facts.cards[copy]!
    const owner = where.startsWith('table ') ? Number(where.slice(6)) : -1
    if (facts.main < 0 || !isUse || step.equip === true || owner < 0 || owner === voices.you) return false
    const fights = (seat: number): boolean => seat === facts.main || seat === facts.helper
    return (card.kind === 'item' || card.kind === 'oneShot') && (fights(voices.you) || fights(owner))
  }

/** A way that would find nothing but what nobody may steal now is not on offer. */
export function isForbiddenTheft(said: Said): boolean {
  if (said.step.do !== 'take') return false
  const { of } = picked(said, { ...(said.step.cards as Raw), take: 'all' })
  return of.length > 0 && of.every(isOutOfReach(said))
}

function take(said: Said): Expected {
  const { facts, step } = said
  if (step.staying === true) throw new Unsure(UNSURE.fields['take.staying'])
  const [to] = meant(said, 'to')
  if (to === undefined) return NOTHING
  const isOut = isOutOfReach(said)
  const hasIt = (copy: number): boolean => {
    const { where, isStaying } = facts.cards[copy]!
    return where === `hand ${to}` || (where === `table ${to}` && !isStaying)
  }
  const { of, count } = picked(said, step.cards as Raw, (copy) => hasIt(copy) || isOut(copy))
  const place = (copy: number): readonly Where[] => {
    const { where, card, isStaying } = facts.cards[copy]!
    const isThing = !isStaying && (card.kind === 'item' || card.kind === 'oneShot')
    return step.equip === true && card.kind === 'item'
      ? [`table ${to}`]
      : where.startsWith('table ') && isThing
        ? [`table ${to}`]
        : [`hand ${to}`]
  }
  return { ...moves(said, of, count, place), ...besides(said, of) }
}

/** Where the deck runs out the discards come in; at most all of both. */
function drawAll({ facts, step, isBetween }: Said, seats: readonly number[], count: number): Expected {
  // What has been played meanwhile is discarded only when it has worked.
  if (!isBetween) throw new Unsure('more than there are')
  const isDoor = step.deck === 'door'
  const discarded = facts.piles[isDoor ? 'doorDiscards' : 'treasureDiscards']
  const all = [...facts.piles[isDoor ? 'doorDeck' : 'treasureDeck'], ...discarded]
  const hands = seats.map((seat): Where => `hand ${seat}`)
  return {
    moves: [{ of: all, count: Math.min(all.length, count * seats.length), to: () => hands }],
    free: (name) => discarded.some((copy) => name.endsWith(` ${copy}`)),
  }
}

function draw(said: Said): Expected {
  const { facts, step } = said
  const seats = meant(said, 'to')
  const count = Math.max(0, howMany(said, 'cards'))
  const deck = facts.piles[step.deck === 'door' ? 'doorDeck' : 'treasureDeck']
  if (count * seats.length > deck.length) return drawAll(said, seats, count)
  return {
    moves: seats.map((seat, index) => ({
      of: deck.slice(index * count, (index + 1) * count),
      count,
      to: () => [`hand ${seat}`],
    })),
  }
}

/** What looting brings is a door at this table, whatever was met. */
const loot = (said: Said): Expected =>
  draw({ ...said, step: { deck: 'door', cards: 1, ...(said.step.who !== undefined && { to: said.step.who }) } })

const seenBy = (facts: Facts, copies: readonly number[], seats: readonly number[]): Expected => ({
  is: Object.fromEntries(
    copies.map((copy) => [`known ${copy}`, seats.reduce((eyes, seat) => eyes | (1 << seat), facts.cards[copy]!.known)]),
  ),
})

function reveal(said: Said): Expected {
  const { facts, step } = said
  const { of, count } = picked(said, step.cards as Raw)
  const seats = meant(said, 'to')
  if (count < of.length) return of.length > 0 && seats.length > 0 ? { free: begins('known') } : NOTHING
  const hidden = of.filter((copy) => /^(hand|doorDeck|treasureDeck)/.test(facts.cards[copy]!.where))
  return seenBy(facts, hidden, seats)
}

function swapHands(said: Said): Expected {
  const { facts } = said
  const [one] = meant(said, 'who')
  const [other] = meant(said, 'with')
  if (one === undefined || other === undefined || one === other) return NOTHING
  const hand = (seat: number): number[] =>
    facts.cards.flatMap(({ where }, copy) => (where === `hand ${seat}` ? [copy] : []))
  return {
    moves: [
      { of: hand(one), count: hand(one).length, to: () => [`hand ${other}`] },
      { of: hand(other), count: hand(other).length, to: () => [`hand ${one}`] },
    ],
    free: begins('known'),
  }
}

function passHands(said: Said): Expected {
  const { facts, step } = said
  const seats = facts.seats.flatMap(({ isAlive }, seat) => (isAlive ? [seat] : []))
  const round = step.to === 'left' ? seats : [...seats].reverse()
  return {
    moves: round.map((seat, index) => {
      const hand = facts.cards.flatMap(({ where }, copy) => (where === `hand ${seat}` ? [copy] : []))
      return {
        of: hand,
        count: hand.length,
        to: (): readonly Where[] => [`hand ${round[(index + 1) % round.length]!}`],
      }
    }),
    free: begins('known'),
  }
}

export const OF_CARDS: Rows = {
  discard: {
    says: 'so many of those cards go to the discards',
    expects: (said) => picks(said, 'cards', discards(said.facts)),
  },
  take: { says: 'so many of those cards go to the first of them', expects: take },
  draw: { says: 'each of them draws so many from the top', expects: draw },
  loot: { says: 'each of them draws a door', expects: loot },
  search: {
    says: 'so many of those cards go to his hand',
    expects: (said) =>
      said.facts.seats[said.voices.about]!.isAlive
        ? picks(said, 'cards', () => [`hand ${said.voices.about}`])
        : NOTHING,
  },
  reveal: { says: 'they know those cards', expects: reveal },
  peek: {
    says: 'he knows the top cards',
    expects: ({ facts, voices, step }) =>
      seenBy(facts, facts.piles[step.deck === 'door' ? 'doorDeck' : 'treasureDeck'].slice(0, Number(step.cards)), [
        voices.about,
      ]),
  },
  putBack: {
    says: 'so many of those cards go to their deck',
    expects: (said) => picks(said, 'cards', deckOf(said.facts)),
  },
  poolHands: {
    says: 'their hands are mixed, as many cards to each as before',
    expects: (said) => {
      const seats = meant(said, 'who')
      const hands = said.facts.cards.flatMap(({ where }, copy) =>
        seats.some((seat) => where === `hand ${seat}`) ? [copy] : [],
      )
      return { free: (name) => name.startsWith('known') || hands.some((copy) => name === `card ${copy}`) }
    },
  },
  swapHands: { says: 'two hands change places', expects: swapHands },
  passHands: { says: 'every hand goes to the next player on that side', expects: passHands },
}
