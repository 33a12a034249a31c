import { seat, WATCHER } from '@brouhaha/table'
import { CARD_COUNT, cardParts, PARTS, type Part, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { mosh } from '../fixture.ts'
import { hurt } from '../tell.ts'

const everyCard = Array.from({ length: CARD_COUNT }, (_, card) => cardParts(card))

test('[ZM-CARD-01] no card shows the same part twice', () => {
  expect(everyCard).toHaveLength(50)
  for (const [one, other] of everyCard) expect(one).not.toBe(other)
})

test('[OPEN-01] a zombie has a head, two arms and two legs', () => {
  expect(PARTS).toEqual(['head', 'leftArm', 'rightArm', 'leftLeg', 'rightLeg'])
})

test('[ZM-CARD-01] [OPEN-02] every pair of parts is on five cards, so that each part is on twenty', () => {
  const times = (matches: (parts: readonly Part[]) => boolean): number => everyCard.filter(matches).length
  for (const one of PARTS) {
    expect(times((parts) => parts.includes(one))).toBe(20)
    for (const other of PARTS) {
      if (one !== other) expect(times((parts) => parts.includes(one) && parts.includes(other))).toBe(5)
    }
  }
})

test('[ZM-CARD-02] an attack hits the part on the edge that faces the victim', () => {
  for (const part of ['head', 'leftArm'] as const) {
    const t = mosh({ seats: 2, hands: { 0: [['head', 'leftArm']] } })
    const [card] = t.hand(0)

    t.attack(0, part, 1)

    expect(t.events()).toEqual([{ type: 'attacked', seat: 0, victim: 1, card, part }])
    expect(t.seat(1).hits.at(-1)).toEqual({ card, part, by: 0 })
  }
})

test('[ZM-CARD-01] a part that the card does not show is refused by its rule, in both languages', () => {
  const t = mosh({ seats: 2, hands: { 0: [['head', 'leftArm']] } })
  const [card] = t.hand(0)

  for (const part of ['rightArm', 'leftLeg'] as const) {
    expect(t.refused(seat(0), { type: 'attack', card: card!, part, seat: 1 })).toBe('ZM-CARD-01')
    expect(t.refused(seat(0), { type: 'defend', card: card!, part, seat: 0 })).toBe('ZM-CARD-01')
  }
})

test('[ZM-CARD-02] [ZM-CARD-03] what is no part at all is no choice', () => {
  for (const type of ['attack', 'defend'])
    for (const part of ['tail', undefined])
      expect(zombieMosh.read({ type, card: 0, part, seat: 0 })).toMatchObject({
        kind: 'error',
        error: { path: 'part' },
      })
})

test('[ZM-CARD-03] a defence guards the part on the edge that faces the hit line', () => {
  for (const part of ['leftLeg', 'rightLeg'] as const) {
    const t = mosh({ seats: 2, hands: { 0: [['leftLeg', 'rightLeg']] } })
    const [card] = t.hand(0)

    t.defend(0, part)

    expect(t.events()).toEqual([{ type: 'defended', seat: 0, card, part }])
    expect(t.seat(0).defences).toEqual([{ card, part, by: 0 }])
  }
})

test('[ZM-CARD-04] an attack on the head is not blocked by the other edge of a defence, nor of the attack', () => {
  const card: readonly [Part, Part] = ['head', 'leftArm']
  const t = mosh({ seats: 2, hands: { 0: [card], 1: [card] } })

  t.attack(0, 'head', 1)
  t.until(1)
  t.defend(1, 'leftArm')
  t.finish()

  expect(t.harm(1)).toEqual([hurt(1, 'head', { to: 1 }), hurt(1, 'leftLeg', { to: 1 }), hurt(1, 'rightLeg', { to: 1 })])
})

test('[ZM-CARD-05] both lines of every zombie lie open, in the order laid and with who laid them', () => {
  const t = mosh({ seats: 3, hands: { 0: ['head', 'leftArm'] }, crowd: { 1: ['rightArm', 'leftLeg'] } })
  const [first, second] = t.hand(0)

  t.attack(0, 'head', 1)
  t.defend(0, 'leftArm')

  for (const viewer of [0, 1, 2, WATCHER]) {
    const { seats } = t.view(viewer)
    expect(seats[1]!.hits.map(({ part, by }) => [part, by])).toEqual([
      ['rightArm', 'crowd'],
      ['leftLeg', 'crowd'],
      ['head', 0],
    ])
    expect(seats[1]!.hits[2]!.card).toBe(first)
    expect(seats[0]!.defences).toEqual([{ card: second, part: 'leftArm', by: 0 }])
  }
})

test('[ZM-CARD-05] a hand is for its owner; everybody else sees how many cards it has', () => {
  const t = mosh({ seats: 3, hands: { 1: [0, 12, 24, 36] } })

  expect(t.view(1).hand).toEqual([0, 12, 24, 36])
  for (const viewer of [0, 2, WATCHER]) {
    const view = t.view(viewer)
    expect(view.seats[1]!.held).toBe(4)
    expect(view.hand).toEqual(viewer === WATCHER ? [] : t.hand(viewer))
    const shown = [view.hand, view.discard, view.seats.flatMap(({ hits }) => hits.map(({ card }) => card))].flat()
    for (const card of [0, 12, 24, 36]) expect(shown).not.toContain(card)
  }
})

test('[ZM-CARD-05] a dealt hand is told to its owner alone', () => {
  const t = mosh({ seats: 3, hands: { 1: [0, 12, 24, 36] } })
  const dealt = { type: 'dealt', seat: 1, count: 4 }

  expect(t.heard(1)).toContainEqual({ ...dealt, cards: [0, 12, 24, 36] })
  for (const listener of [0, 2, WATCHER]) {
    expect(t.heard(listener)).toContainEqual(dealt)
    expect(
      t
        .heard(listener)
        .filter((event) => event.cards !== undefined)
        .map((event) => 'seat' in event && event.seat),
    ).toEqual(listener === WATCHER ? [] : [listener])
  }
})

test('[OPEN-20] everybody may look through the discards', () => {
  const t = mosh({ seats: 2 })
  const used = [0, 1].flatMap((seat) => [...t.hand(seat), ...t.seat(seat).hits.map(({ card }) => card)])

  t.finish()

  for (const viewer of [0, 1, WATCHER]) {
    expect(t.view(viewer).discard).toEqual(used.sort((one, other) => one - other))
  }
})
