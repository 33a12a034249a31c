import { ACCEPTED, hashState, seat, seededChance } from '@brouhaha/table'
import { type MoshChoice, type MoshOpen, PARTS, type Part, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { mosh } from '../fixture.ts'
import { blocked, hurt, wasted } from '../tell.ts'
import { playWild } from '../wild.ts'

const turns = (events: readonly MoshOpen[]): [number, number][] =>
  events.flatMap((event): [number, number][] => (event.type === 'turnBegan' ? [[event.seat, event.pass]] : []))

test('[ZM-DANCE-01] the first player begins, and clockwise everybody plays two cards', () => {
  const t = mosh({ seats: 4, first: 2 })
  const dancers: number[] = []

  while (t.view().pass === 1) {
    dancers.push(t.dancer())
    t.idle()
  }

  expect(dancers).toEqual([2, 2, 3, 3, 0, 0, 1, 1])
  expect(t.view().seats.map(({ held }) => held)).toEqual([2, 2, 2, 2])
})

test('[ZM-DANCE-01] a turn is over after the second card, not before', () => {
  const t = mosh({ seats: 3 })
  expect(t.view().toPlay).toBe(2)

  t.idle()
  expect(t.dancer()).toBe(0)
  expect(t.view().toPlay).toBe(1)
  expect(turns(t.events())).toEqual([])
  t.idle()

  expect(turns(t.events())).toEqual([[1, 1]])
  expect(t.view()).toMatchObject({ dancer: 1, toPlay: 2 })
})

test('[ZM-DANCE-01] whoever is not dancing waits', () => {
  const t = mosh({ seats: 3, hands: { 1: [0] } })

  expect(t.refused(1, { type: 'defend', card: 0, part: 'head', seat: 1 })).toBe('ZM-DANCE-01')
  expect(t.offers(1)).toEqual([])
  expect(t.offers(2)).toEqual([])
})

test('[ZM-DANCE-01] a card that is not in one’s own hand cannot be played', () => {
  const t = mosh({ seats: 3, hands: { 0: [10], 1: [0] } })
  const laidByTheCrowd = t.seat(0).hits[0]!

  expect(t.refused(0, { type: 'defend', card: 0, part: 'head', seat: 0 })).toBe('ZM-DANCE-01')
  expect(t.refused(0, { type: 'attack', card: 49, part: 'leftLeg', seat: 1 })).toBe('ZM-DANCE-01')
  expect(t.refused(0, { ...laidByTheCrowd, type: 'attack', seat: 1 })).toBe('ZM-DANCE-01')
  t.choose(0, { type: 'defend', card: 10, part: 'head', seat: 0 })
})

test('[OPEN-10] nobody may pass, or play both cards at once', () => {
  const t = mosh({ seats: 2, hands: { 0: [0, 5] } })

  for (const choice of [-1, 50 * 32, 2047, 1.5, Number.NaN, 2 ** 31]) {
    const before = hashState(t.state)
    const answer = zombieMosh.apply(t.state, seat(0), choice, { chance: seededChance, story: null })
    expect(zombieMosh.refusals[answer]?.rule).toBe('ZM-DANCE-04')
    expect(hashState(t.state)).toBe(before)
  }
  expect(zombieMosh.read({ type: 'pass' })).toMatchObject({ kind: 'error', error: { path: 'type' } })
  expect(zombieMosh.read([t.offers(0)[0], t.offers(0)[1]])).toMatchObject({ kind: 'error' })
})

test('[OPEN-10] the first card lies open before the second is chosen', () => {
  const t = mosh({ seats: 2, hands: { 0: ['head'] } })

  t.attack(0, 'head', 1)

  expect(t.view(1).seats[1]!.hits).toHaveLength(3)
  expect(t.view(1)).toMatchObject({ dancer: 0, toPlay: 1 })
})

test('[OPEN-11] a card that lies cannot be taken back, turned or moved', () => {
  const t = mosh({ seats: 3, hands: { 0: [0] } })

  t.choose(0, { type: 'attack', card: 0, part: 'head', seat: 1 })

  expect(t.refused(0, { type: 'attack', card: 0, part: 'head', seat: 2 })).toBe('ZM-DANCE-01')
  expect(t.refused(0, { type: 'attack', card: 0, part: 'leftArm', seat: 1 })).toBe('ZM-DANCE-01')
  expect(t.refused(0, { type: 'defend', card: 0, part: 'head', seat: 0 })).toBe('ZM-DANCE-01')
})

test('[ZM-DANCE-02] [EX-45] three zombies dance A B C, then C B A, two cards each time', () => {
  const t = mosh({ seats: 3 })
  const dancers: number[] = []

  while (t.view().round === 1) {
    dancers.push(t.dancer())
    t.idle()
  }

  expect(dancers).toEqual([0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0, 0])
})

test('[ZM-DANCE-02] every turn is announced with its pass', () => {
  const t = mosh({ seats: 4, first: 3 })

  t.finish()

  const first = t.told().findIndex((event) => event.type === 'roundBegan' && event.round === 2)
  expect(turns(t.told().slice(0, first))).toEqual([
    [3, 1],
    [0, 1],
    [1, 1],
    [2, 1],
    [2, 2],
    [1, 2],
    [0, 2],
    [3, 2],
  ])
})

test('[ZM-DANCE-02] the last one to dance goes again: the first player has to wait', () => {
  const t = mosh({ seats: 2, hands: { 0: [0] } })

  t.until(1)
  t.idle()
  t.idle()

  expect(t.view()).toMatchObject({ dancer: 1, pass: 2 })
  expect(t.refused(0, { type: 'defend', card: 0, part: 'head', seat: 0 })).toBe('ZM-DANCE-01')
})

test('[OPEN-15] two players dance A B, then B A', () => {
  const t = mosh({ seats: 2, first: 1 })

  t.finish()

  expect(turns(t.told()).slice(0, 4)).toEqual([
    [1, 1],
    [0, 1],
    [0, 2],
    [1, 2],
  ])
})

test('[ZM-DANCE-02] a new round starts clockwise again', () => {
  const t = mosh({ seats: 3 })

  t.finish()

  expect(t.view()).toMatchObject({ round: 2, pass: 1, dancer: 1 })
  t.idle()
  t.idle()
  expect(t.view()).toMatchObject({ pass: 1, dancer: 2 })
})

test('[ZM-DANCE-03] after the dance every hand is empty, and six cards for each zombie have been laid', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    const t = mosh({ seats })
    const held = () => t.view().seats.reduce((sum, each) => sum + each.held, 0)
    const laid = () => t.view().seats.reduce((sum, { hits, defences }) => sum + hits.length + defences.length, 0)

    while (held() > 1) t.idle()
    expect(laid()).toBe(6 * seats - 1)
    t.idle()

    expect(t.step('damage').at(-1)).toEqual({ type: 'linesCleared', count: 6 * seats })
  }
})

test('[ZM-DANCE-03] damage is counted when the last card lies, and not before', () => {
  const t = mosh({ seats: 2 })

  for (let card = 0; card < 7; card++) {
    t.idle()
    expect(t.events()).not.toContainEqual({ type: 'stepBegan', step: 'damage' })
  }
  t.idle()

  expect(t.events().slice(0, 2)).toMatchObject([
    { type: 'defended', seat: 0 },
    { type: 'stepBegan', step: 'damage' },
  ])
})

test('[ZM-DANCE-04] one card attacks, the other defends', () => {
  const t = mosh({ seats: 2, hands: { 0: ['head', 'leftArm'] } })

  t.attack(0, 'head', 1)
  t.defend(0, 'leftArm')

  expect(t.seat(1).hits).toHaveLength(3)
  expect(t.seat(0).defences).toHaveLength(1)
  expect(t.dancer()).toBe(1)
})

test('[ZM-DANCE-04] every card in hand is offered by both edges, as a defence and against each other zombie', () => {
  const t = mosh({ seats: 3, first: 1, hands: { 1: [0, 12, 24, 49] } })

  const shown = {
    0: ['head', 'leftArm'],
    12: ['head', 'leftLeg'],
    24: ['leftArm', 'rightArm'],
    49: ['leftLeg', 'rightLeg'],
  }
  const expected = [0, 12, 24, 49].flatMap((card) =>
    shown[card as keyof typeof shown].flatMap((part) => [
      { type: 'defend', card, part, seat: 1 },
      { type: 'attack', card, part, seat: 0 },
      { type: 'attack', card, part, seat: 2 },
    ]),
  )
  expect(t.offers(1)).toEqual(expected)
})

test('[ZM-DANCE-04] a hand that has played one card is offered the three others', () => {
  const t = mosh({ seats: 2, hands: { 0: [0, 12, 24, 49] } })

  t.choose(0, { type: 'defend', card: 12, part: 'head', seat: 0 })

  expect(t.hand(0)).toEqual([0, 24, 49])
  expect(t.seat(0).held).toBe(3)
  const cards = t.offers(0).map((offer) => ('card' in offer ? offer.card : -1))
  expect(cards).toEqual([0, 0, 0, 0, 24, 24, 24, 24, 49, 49, 49, 49])
})

test('[ZM-DANCE-04] an offer is accepted, always', () => {
  playWild(4, 5, {
    before: (state, dancer) => {
      const offered = new Int32Array(zombieMosh.mostChoices)
      const count = zombieMosh.choices(state, dancer, offered)
      expect(count).toBeGreaterThan(0)
      for (const choice of offered.subarray(0, count)) {
        expect(zombieMosh.apply(state.slice(), dancer, choice, { chance: seededChance, story: null })).toBe(ACCEPTED)
      }
    },
  })
})

test('[ZM-DANCE-05] a defence lies in one’s own defence line, and nobody else’s line changes', () => {
  const t = mosh({ seats: 3, first: 1, hands: { 1: ['rightLeg'] } })
  const before = t.view().seats
  const [card] = t.hand(1)

  t.defend(1, 'rightLeg')

  const after = t.view().seats
  expect(after[1]!.defences).toEqual([{ card, part: 'rightLeg', by: 1 }])
  expect(after[1]!.hits).toEqual(before[1]!.hits)
  expect([after[0], after[2]]).toEqual([before[0], before[2]])
})

test('[ZM-DANCE-06] an attack lies in the victim’s hit line, and nobody else’s line changes', () => {
  const t = mosh({ seats: 3, first: 1, hands: { 1: ['rightLeg'] } })
  const before = t.view().seats
  const [card] = t.hand(1)

  t.attack(1, 'rightLeg', 2)

  const after = t.view().seats
  expect(after[2]!.hits).toEqual([...before[2]!.hits, { card, part: 'rightLeg', by: 1 }])
  expect(after[2]!.defences).toEqual([])
  expect(after[0]).toEqual(before[0])
  expect(after[1]).toEqual({ ...before[1], held: 3 })
})

test('[ZM-DANCE-07] nobody attacks themselves', () => {
  for (const dancer of [0, 1]) {
    const t = mosh({ seats: 2, first: dancer, hands: { [dancer]: [0] } })

    expect(t.refused(dancer, { type: 'attack', card: 0, part: 'head', seat: dancer })).toBe('ZM-DANCE-07')
    t.choose(dancer, { type: 'attack', card: 0, part: 'head', seat: 1 - dancer })
  }
})

test('[ZM-DANCE-07] nobody defends another zombie', () => {
  const t = mosh({ seats: 3, hands: { 0: [0] } })

  expect(t.refused(0, { type: 'defend', card: 0, part: 'head', seat: 1 })).toBe('ZM-DANCE-07')
  expect(t.refused(0, { type: 'defend', card: 0, part: 'head', seat: 2 })).toBe('ZM-DANCE-07')
  t.choose(0, { type: 'defend', card: 0, part: 'head', seat: 0 })
})

test('[ZM-DANCE-08] it does not matter in which order hits and defences were laid', () => {
  const orders = [
    ['head', 'leftArm'],
    ['leftArm', 'head'],
  ] as const
  for (const crowd of orders) {
    for (const attacks of orders) {
      for (const defences of orders) {
        for (const first of [0, 1]) {
          const t = mosh({
            seats: 2,
            first,
            hands: { 0: ['head', 'leftArm'], 1: ['head', 'leftArm', 'rightLeg', 'rightLeg'] },
            crowd: { 1: crowd },
          })

          const hits: Part[] = [...attacks]
          const blocks: Part[] = [...defences, 'rightLeg', 'rightLeg']
          while (t.view().round === 1) {
            if (t.dancer() === 1) t.defend(1, blocks.shift()!)
            else if (hits.length > 0) t.attack(0, hits.shift()!, 1)
            else t.idle()
          }

          expect(t.seat(1).damage).toEqual([1, 1, 0, 0, 0])
        }
      }
    }
  }
})

test('[ZM-DANCE-09] an attack on a zombie that left the pit is refused', () => {
  const t = mosh({ seats: 3, out: [2], hands: { 0: [0] } })

  expect(t.refused(0, { type: 'attack', card: 0, part: 'head', seat: 2 })).toBe('ZM-DANCE-09')
  expect(t.offers(0).map((offer) => 'seat' in offer && offer.seat)).not.toContain(2)
})

test('[ZM-DANCE-09] an attack on a chair where nobody sits is refused', () => {
  const t = mosh({ seats: 3, hands: { 0: [0] } })

  for (const chair of [3, 5]) {
    expect(t.refused(0, { type: 'attack', card: 0, part: 'head', seat: chair })).toBe('ZM-DANCE-09')
  }
})

test('[ZM-DANCE-10] a part that nobody attacks may be defended, and blocks what comes later', () => {
  const t = mosh({ seats: 2, hands: { 0: ['head'], 1: ['head', 'head', 'head', 'head'] } })

  t.defend(0, 'head')
  t.until(1)
  t.attack(1, 'head', 0)
  t.attack(1, 'head', 0)
  t.finish()

  expect(t.harm(0).slice(0, 2)).toEqual([blocked(0, 'head'), hurt(0, 'head', { to: 1 })])
})

test('[ZM-DANCE-10] [OPEN-06] a fallen part may be attacked and defended, without effect', () => {
  const t = mosh({ seats: 2, damage: { 0: [0, 3, 0, 0, 0], 1: [3, 0, 0, 0, 0] }, hands: { 0: ['head', 'leftArm'] } })

  t.attack(0, 'head', 1)
  t.defend(0, 'leftArm')
  t.finish()

  expect(t.harm(1)).toEqual([wasted(1, 'head'), hurt(1, 'leftLeg', { to: 1 }), hurt(1, 'rightLeg', { to: 1 })])
  expect(t.seat(1).damage[PARTS.indexOf('head')]).toBe(3)
  expect(t.harm(0)).toEqual([hurt(0, 'leftLeg', { to: 1 }), hurt(0, 'rightLeg', { to: 1 })])
  expect(t.view().discard).toHaveLength(12)
})

test('[OPEN-06] fallen parts are offered like any other', () => {
  const fallen: MoshChoice[] = [
    { type: 'attack', card: 0, part: 'head', seat: 1 },
    { type: 'defend', card: 0, part: 'leftArm', seat: 0 },
  ]
  const t = mosh({ seats: 2, damage: { 0: [0, 3, 0, 0, 0], 1: [3, 0, 0, 0, 0] }, hands: { 0: [0] } })

  expect(t.offers(0)).toEqual(expect.arrayContaining(fallen))
})
