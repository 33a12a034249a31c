// Which cards lie where in the deck, so that a test gets the hands and crowd hits it asks for.

import { CARD_COUNT, PARTS, type Part } from '@brouhaha/zombie-mosh'
import { edgeShowing } from '../src/body.ts'

/** A very card, a card that shows a part, or one that shows two. */
export type Wanted = number | Part | readonly [Part, Part]

/** Of a crowd card with two parts named, the first is hit. */
export type CrowdHit = Part | readonly [Part, Part]

export interface RoundDeal {
  /** Who is dealt to; everybody where it is left out. */
  readonly pit?: readonly number[]
  readonly hands?: Readonly<Record<number, readonly Wanted[]>>
  readonly crowd?: Readonly<Record<number, readonly CrowdHit[]>>
}

export interface Stacked {
  /** In the order drawn. */
  readonly deck: readonly number[]
  readonly edges: readonly number[]
}

const HAND = 4
/** What the crowd hits where a test does not care. */
const CROWD: readonly CrowdHit[] = ['leftLeg', 'rightLeg']
/** Cards without arms are asked for; whoever idles defends its arms. */
const ARMS_LAST: readonly Part[] = ['head', 'leftLeg', 'rightLeg', 'leftArm', 'rightArm']
const ARMS: readonly Part[] = ['leftArm', 'rightArm']

const allParts = (wanted: CrowdHit): readonly Part[] => (typeof wanted === 'string' ? [wanted] : wanted)

/** The seats of a round in the order in which they are dealt to: the first player's left neighbour begins. */
function dealOrder(seats: number, first: number, pit: readonly number[]): number[] {
  return Array.from({ length: seats }, (_, step) => (first + 1 + step) % seats).filter((seat) => pit.includes(seat))
}

/** The draws of the rounds of a song, all from one deck. */
export function stack(seats: number, first: number, rounds: readonly RoundDeal[]): Stacked {
  const free = new Set(Array.from({ length: CARD_COUNT }, (_, card) => card))
  const take = (card: number): number => {
    if (!free.delete(card)) throw new Error(`card ${card} is wanted twice`)
    return card
  }
  const find = (parts: readonly Part[]): number => {
    for (const other of ARMS_LAST) {
      for (const card of free) {
        if ([...parts, other].every((part) => edgeShowing(card, PARTS.indexOf(part)) >= 0)) return take(card)
      }
    }
    throw new Error(`no card is left that shows ${parts.join(' and ')}`)
  }
  const filler = (): number => {
    const arms = [...free].find((card) => ARMS.some((arm) => edgeShowing(card, PARTS.indexOf(arm)) >= 0))
    return take(arms ?? [...free][0]!)
  }

  const plans = rounds.map((round) => ({
    round,
    hands: new Map<number, number[]>(),
    crowd: new Map<number, number[]>(),
  }))
  const eachWanted = (visit: (hand: number[], wanted: Wanted, index: number) => void): void => {
    for (const { round, hands } of plans) {
      for (const [seat, wants] of Object.entries(round.hands ?? {})) {
        const hand = hands.get(Number(seat)) ?? []
        hands.set(Number(seat), hand)
        wants.forEach((wanted, index) => {
          visit(hand, wanted, index)
        })
      }
    }
  }
  // The choosiest wishes first.
  eachWanted((hand, wanted, index) => {
    if (typeof wanted === 'number') hand[index] = take(wanted)
  })
  eachWanted((hand, wanted, index) => {
    if (typeof wanted === 'object') hand[index] = find(wanted)
  })
  eachWanted((hand, wanted, index) => {
    if (typeof wanted === 'string') hand[index] = find([wanted])
  })

  const deck: number[] = []
  const edges: number[] = []
  const pits = rounds.map(({ pit }) => pit ?? Array.from({ length: seats }, (_, seat) => seat))
  for (const [index, plan] of plans.entries()) {
    for (const seat of pits[index]!) {
      const hits = plan.round.crowd?.[seat] ?? CROWD
      plan.crowd.set(
        seat,
        hits.map((hit) => find(allParts(hit))),
      )
    }
  }
  let token = first
  for (const [index, plan] of plans.entries()) {
    const pit = pits[index]!
    if (index > 0) token = dealOrder(seats, token, pit)[0]!
    const order = dealOrder(seats, token, pit)
    for (const seat of order) {
      const hand = plan.hands.get(seat) ?? []
      while (hand.length < HAND) hand.push(filler())
      deck.push(...hand)
    }
    for (const seat of order) {
      const hits = plan.round.crowd?.[seat] ?? CROWD
      plan.crowd.get(seat)!.forEach((card, at) => {
        deck.push(card)
        edges.push(edgeShowing(card, PARTS.indexOf(allParts(hits[at]!)[0]!)))
      })
    }
  }
  return { deck, edges }
}
