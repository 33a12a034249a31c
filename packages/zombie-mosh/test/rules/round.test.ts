import { seat } from '@brouhaha/table'
import { cardParts, type MoshOpen, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { mosh, seeded, seedOf } from '../fixture.ts'
import { open, playWild, unevenness } from '../wild.ts'

const stepBegan = (step: string) => ({ type: 'stepBegan', step })

const seatsIn = (events: readonly MoshOpen[]): number[] =>
  events.flatMap((event) => ('seat' in event ? [event.seat] : []))

test('[ZM-ROUND-01] prelude, crowd, dance, damage and calm-down follow each other in every round', () => {
  const t = mosh({ seats: 2 })

  t.finish()
  t.finish()

  const steps = ['prelude', 'crowd', 'dance', 'damage', 'calm']
  const begun = t.told().filter(({ type }) => type === 'roundBegan' || type === 'stepBegan')
  expect(begun).toEqual([
    { type: 'roundBegan', round: 1, first: 0 },
    ...steps.map(stepBegan),
    { type: 'roundBegan', round: 2, first: 1 },
    ...steps.map(stepBegan),
    { type: 'roundBegan', round: 3, first: 0 },
    ...steps.slice(0, 3).map(stepBegan),
  ])
})

test('[ZM-ROUND-01] a song opens with one whole prelude and one whole crowd attack', () => {
  const t = mosh({ seats: 2, first: 1, crowd: { 0: ['head', 'leftArm'], 1: ['rightArm', 'rightArm'] } })
  const hit = (victim: number, index: number): MoshOpen => {
    const { card, part } = t.seat(victim).hits[index]!
    return { type: 'crowdHit', seat: victim, card, part }
  }

  expect(t.events()).toEqual([
    { type: 'opened', seats: 2, side: 'A', songs: 1 },
    { type: 'boardChosen', seat: 0, board: 0 },
    { type: 'boardChosen', seat: 1, board: 1 },
    { type: 'songBegan', song: 1, first: 1 },
    { type: 'shuffled', count: 50 },
    { type: 'roundBegan', round: 1, first: 1 },
    stepBegan('prelude'),
    { type: 'dealt', seat: 0, count: 4 },
    { type: 'dealt', seat: 1, count: 4 },
    stepBegan('crowd'),
    hit(0, 0),
    hit(0, 1),
    hit(1, 0),
    hit(1, 1),
    stepBegan('dance'),
    { type: 'turnBegan', seat: 1, pass: 1 },
  ])
})

test('[ZM-ROUND-01] no card is played while zombies are still being chosen', () => {
  const t = seeded(2, 1)

  expect(t.refused(0, { type: 'defend', card: 0, part: 'head', seat: 0 })).toBe('ZM-ROUND-01')
})

test('[ZM-ROUND-02] every zombie is dealt four cards, the first player last', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const t = mosh({ seats, first: 1 })

    const order = Array.from({ length: seats }, (_, step) => (2 + step) % seats)
    expect(t.step('prelude')).toEqual(order.map((each) => ({ type: 'dealt', seat: each, count: 4 })))
    for (let each = 0; each < seats; each++) {
      expect(t.hand(each)).toHaveLength(4)
      expect(t.seat(each).held).toBe(4)
    }
  }
})

test('[ZM-ROUND-02] each zombie gets the next four cards of the deck, in the order drawn', () => {
  const hands = { 1: [5, 17, 29, 41], 2: [40, 30, 20, 10], 0: [49, 0, 48, 1] }
  const t = mosh({ seats: 3, hands })

  for (const each of [0, 1, 2] as const) expect(t.hand(each)).toEqual(hands[each])
})

test('[ZM-ROUND-03] the crowd hits the left neighbour twice, then clockwise, the first player last', () => {
  const first = mosh({ seats: 3, first: 0 })
  expect(seatsIn(first.step('crowd'))).toEqual([1, 1, 2, 2, 0, 0])

  const last = mosh({ seats: 3, first: 2 })
  expect(seatsIn(last.step('crowd'))).toEqual([0, 0, 1, 1, 2, 2])
})

test('[ZM-ROUND-04] a crowd card hits with either of its edges', () => {
  const t = mosh({
    seats: 2,
    crowd: {
      0: [
        ['head', 'leftArm'],
        ['leftArm', 'head'],
      ],
    },
  })

  expect(t.seat(0).hits.map(({ part }) => part)).toEqual(['head', 'leftArm'])
  for (const { card } of t.seat(0).hits) expect(cardParts(card)).toEqual(['head', 'leftArm'])
})

test('[ZM-ROUND-04] [OPEN-19] each edge of a crowd card is as likely, and so is each card', () => {
  const edges = [0, 0]
  const cards = Array.from({ length: 50 }, () => 0)
  for (let game = 0; game < 600; game++) {
    for (const { hits } of zombieMosh.view(open(6, seedOf(game)), seat(0)).seats) {
      for (const { card, part } of hits) {
        const edge = cardParts(card).indexOf(part)
        if (edge < 0) throw new Error(`card ${card} does not show ${part}`)
        edges[edge]!++
        cards[card]!++
      }
    }
  }
  expect(unevenness(edges)).toBeLessThan(10.83) // 99.9 % quantiles: 1 and 49 degrees of freedom
  expect(unevenness(cards)).toBeLessThan(85.35)
})

test('[ZM-ROUND-04] whichever edge it was, nobody is asked: the first decision of a round is a card from hand', () => {
  const t = mosh({ seats: 3 })

  expect(t.view().owing).toEqual([0])
  expect(t.offers(0).every(({ type }) => type === 'attack' || type === 'defend')).toBe(true)
})

test('[ZM-ROUND-05] before the dance every zombie faces exactly two attacks', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    playWild(seats, 60 + seats, {
      after: (state) => {
        const view = zombieMosh.view(state, seat(0))
        const fresh = view.stage === 'dance' && view.seats.every(({ inPit, held }) => held === (inPit ? 4 : 0))
        if (fresh)
          expect(view.seats.map(({ hits }) => hits.length)).toEqual(view.seats.map(({ inPit }) => (inPit ? 2 : 0)))
      },
    })
  }
})
