// Disputes and rulings: MK-META-11, DEC-55, TT-15.

import { describe, expect, test } from 'vitest'
import { mixOf } from '../../src/boxes/mix.ts'
import { BOX_NAMES, profileOf } from '../../src/boxes/profiles.ts'
import { readChoice } from '../../src/choice.ts'
import type { Ruling } from '../../src/forms/form.ts'
import { HELPER, MONSTER_COUNT } from '../../src/layout.ts'
import { hasOffer, told } from '../fixture/bargains.ts'
import { BOXES } from '../fixture/boxes.ts'
import { item } from '../fixture/cards.ts'
import { rulingOn, votedOn } from '../fixture/disputes.ts'
import { round } from '../fixture/round.ts'
import { table } from '../table.ts'

const LEVEL = { verb: 'setLevel', seat: 1, value: 7 } as const
const FIGHT = { verb: 'endCombat', seat: 0, value: 0 } as const

const bare = ({ type, verb, seat, value }: Ruling): Ruling => ({ type, verb, seat, value })

describe('without a dispute', () => {
  test.each(BOXES)('[MK-META-11] %s: nobody rules, not even the host in a fight that goes badly', (box) => {
    const t = round({}, { facing: 'ogre' }, box)
    const before = t.state.slice()
    for (const ruled of [LEVEL, FIGHT, { verb: 'skipDecision', seat: 0, value: 0 } as const])
      expect(t.refusedForm('ana', bare(rulingOn(ruled))).rule).toBe('MK-META-11')
    expect(t.state).toEqual(before)
  })
})

describe('a ruling touches only what the dispute names', () => {
  const cards = { bob: { table: ['helmet', 'sword'] } }
  test.each([
    ['another player’s level', { ...LEVEL, seat: 2 }, LEVEL],
    ['a fight', FIGHT, LEVEL],
    ['a card', { verb: 'discardCard', seat: 1, value: 0 }, LEVEL],
    ['an answer', { verb: 'skipDecision', seat: 1, value: 0 }, LEVEL],
    ['a level', LEVEL, FIGHT],
  ] as const)('[DEC-55] %s is something else', (_, ruled, about) => {
    const t = round(cards, { facing: 'ogre' }, 'star')
    expect(t.refusedForm('ana', rulingOn(ruled, { about })).rule).toBe('DEC-55')
  })

  test('[DEC-55] of two cards before a player it is the one that is named', () => {
    const t = round(cards, {}, 'star')
    const of = (id: string) => ({ verb: 'discardCard', seat: 1, value: t.copy(id, 'bob') }) as const
    expect(t.refusedForm('ana', rulingOn(of('helmet'), { about: of('sword') })).rule).toBe('DEC-55')
    expect(t.refusedForm('ana', rulingOn(of('helmet'), { about: { verb: 'discardCard', seat: 1 } })).rule).toBe(
      'DEC-55',
    )
    t.send('ana', rulingOn(of('helmet')))
    expect(t.table('bob')).toEqual(['sword'])
  })

  test('[MK-META-11] which level, the host says', () => {
    for (const value of [1, 9])
      expect(
        round({}, {}, 'star')
          .send('ana', rulingOn({ ...LEVEL, value }))
          .level('bob'),
      ).toBe(value)
  })
})

describe('whose word it is', () => {
  const boxes = BOX_NAMES.flatMap((one, index) => [[one], ...BOX_NAMES.slice(index + 1).map((other) => [one, other])])
  test.each(boxes.map((some) => [some.join('+'), some] as const))(
    '[MK-META-11] %s: the book of the owner',
    (_, some) => {
      const { hostRules } = mixOf(some.map((box) => profileOf(box)))
      expect(hostRules).toBe(some.includes('star') || some.includes('cthulhu'))
    },
  )

  test.each(['star', 'cthulhu'])('[MK-META-11] %s: the host has the last word, whoever else agrees', (box) => {
    const t = round({}, {}, box)
    expect(t.refusedForm('bob', rulingOn(LEVEL)).rule).toBe('MK-META-11')
    t.send('ana', rulingOn(LEVEL, { others: [] }))
    expect(t.level('bob')).toBe(7)
    expect(told(t)[0]).toEqual({ type: 'ruled', verb: 'setLevel', seat: 1, value: 7 })
  })

  test.each(['star', 'cthulhu'])('[DEC-55] %s: in a dispute of the host’s own the others vote', (box) => {
    const t = round({}, {}, box)
    expect(t.refusedForm('ana', rulingOn(LEVEL, { by: 0 })).rule).toBe('DEC-55')
    expect(t.wouldSend('ana', rulingOn(LEVEL, { by: 0, agreed: [1, 2] }))).toBe(true)
  })

  test.each(['base', 'zombies'])('[DEC-55] %s: more than half of the other people must agree', (box) => {
    const t = round({}, {}, box)
    const voted = (others: number[], agreed: number[]) => rulingOn(LEVEL, { others, agreed })
    for (const [others, agreed] of [
      [[], []],
      [[], [1, 2]],
      [[0], [0]],
      [[1], []],
      [[1, 2], [1]],
      [
        [1, 2],
        [1, 0],
      ],
      [
        [1, 2],
        [1, 5],
      ],
    ] as const)
      expect(t.refusedForm('ana', voted([...others], [...agreed])).rule).toBe('DEC-55')
    for (const [others, agreed] of [
      [[1], [1]],
      [[0, 2], [2]],
      [
        [1, 2],
        [2, 1],
      ],
    ] as const)
      expect(t.wouldSend('ana', voted([...others], [...agreed]))).toBe(true)
    t.send('ana', voted([1], [1]))
    expect(told(t)[0]).toEqual({ type: 'ruled', verb: 'setLevel', seat: 1, value: 7, voted: true })
  })

  test('a dispute that is none is an error, and whatever else came with one is left out', () => {
    const ruling = rulingOn(LEVEL)
    for (const dispute of [null, 1, {}, { ...ruling.dispute, about: null }, { ...ruling.dispute, by: 9 }])
      expect(readChoice({ ...ruling, dispute })).toMatchObject({ kind: 'error', error: { path: 'dispute' } })
    for (const about of [
      { verb: 'win', seat: 1 },
      { verb: 'setLevel', seat: 6 },
      { ...LEVEL, value: -1 },
    ])
      expect(readChoice({ ...ruling, dispute: { ...ruling.dispute, about } }).kind).toBe('error')
    for (const list of [[1, 1], [6], 'all', undefined]) {
      expect(readChoice({ ...ruling, dispute: { ...ruling.dispute, others: list } }).kind).toBe('error')
      expect(readChoice({ ...ruling, dispute: { ...ruling.dispute, agreed: list } }).kind).toBe('error')
    }
    expect(readChoice({ ...ruling, dispute: { ...ruling.dispute, why: 'so' } })).toEqual({ kind: 'form', form: ruling })
  })
})

describe('what is ruled', () => {
  test('[MK-META-11, MK-META-08] no ruling brings level 10, level 0 or a seat that is not there', () => {
    const t = round()
    for (const [seat, value] of [
      [1, 10],
      [1, 0],
      [5, 3],
    ] as const)
      expect(t.refusedForm('ana', votedOn({ verb: 'setLevel', seat, value })).rule).toBe('MK-META-08')
    expect(t.over()).toBe(false)
  })

  test('[MK-META-11] a card in play is discarded, never one of a hand', () => {
    const t = round({ bob: { table: ['helmet'], hand: ['sword'] } })
    const hidden = { verb: 'discardCard', seat: 1, value: t.copy('sword', 'bob') } as const
    expect(t.refusedForm('ana', votedOn(hidden)).rule).toBe('MK-META-11')
    expect(t.refusedForm('ana', votedOn({ ...hidden, value: 1023 })).rule).toBe('MK-META-11')

    t.send('ana', votedOn({ ...hidden, value: t.copy('helmet', 'bob') }))

    expect(t.table('bob')).toEqual([])
    expect(t.pile('treasureDiscards')).toEqual(['helmet'])
  })

  test('[MK-META-11] everybody hears what is ruled, before anything comes of it', () => {
    const at = (box: string) => round({ bob: { level: 5, table: ['helmet'] } }, { facing: 'ogre' }, box)
    const t = at('star')
    const card = { verb: 'discardCard', seat: 1, value: t.copy('helmet', 'bob') } as const
    const skip = { verb: 'skipDecision', seat: 1, value: 0 } as const
    t.send('ana', rulingOn(card)).choose('ana', 'ask', { seat: 'bob', index: 0 })
    t.send('ana', rulingOn(skip)).send('ana', rulingOn(LEVEL)).send('ana', rulingOn(FIGHT))
    const all = told(t)
    expect(all[0]).toEqual({ type: 'ruled', ...card })
    expect(all.filter(({ type }) => type === 'ruled')).toEqual(
      [card, skip, LEVEL, FIGHT].map((ruled) => ({ type: 'ruled', ...ruled })),
    )
    expect(t.isFinal()).toBe(true)
    expect(told(at('base').send('ana', votedOn(card)))[0]).toEqual({ type: 'ruled', ...card, voted: true })
  })

  test('[MK-META-11, MK-ACO-09] an acolyte takes along what it carries', () => {
    const HUGE = item('huge', 4, { size: 'big' })
    const t = table('star', {
      seats: { ana: {}, bob: { table: ['porter', 'huge', 'sword'] }, cleo: {} },
      cards: [HUGE],
    })
    t.choose('bob', 'load', { copy: 'huge', other: 'porter' })
    t.send('ana', rulingOn({ verb: 'discardCard', seat: 1, value: t.copy('porter', 'bob') }))
    expect(t.table('bob')).toEqual(['sword'])
    expect(t.game.faults(t.state)).toEqual([])
  })

  test('[MK-META-11, MK-CULT-08] the only Cultist stays one, the second of two does not', () => {
    const lone = table('cthulhu', { seats: { ana: {}, bob: { table: ['cultist'] }, cleo: {} } })
    const ruled = (t: typeof lone) => rulingOn({ verb: 'discardCard', seat: 1, value: t.copy('cultist', 'bob') })
    expect(lone.refusedForm('ana', ruled(lone)).rule).toBe('MK-CULT-08')
    const two = table('cthulhu', { seats: { ana: {}, bob: { table: ['cultist'] }, cleo: { table: ['cultist'] } } })
    two.send('ana', ruled(two))
    expect([two.table('bob'), two.pile('cultPile')]).toEqual([[], ['cultist']])
  })

  test('[MK-META-11] a combat is broken off: nobody wins, nobody runs, everything is discarded', () => {
    const t = round({ cleo: { hand: ['furious'] } }, { facing: ['ogre'], helper: 'bob' })
    t.choose('cleo', 'enhance', { copy: 'furious', slot: 'ogre' })

    t.send('ana', votedOn(FIGHT))

    expect(t.fighting()).toBe(false)
    expect([t.state[HELPER], t.state[MONSTER_COUNT]]).toEqual([0, 0])
    expect(t.level('ana')).toBe(3)
    expect([...t.pile('doorDiscards')].sort()).toEqual(['furious', 'ogre'])
    expect(t.active()).toBe('ana')
    expect(t.refusedForm('ana', votedOn(FIGHT)).rule).toBe('MK-META-11')
  })

  test('[MK-META-11] with a question open, breaking off ends the question too', () => {
    const t = round({}, { facing: 'ogre' })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })

    t.send('ana', votedOn(FIGHT))

    expect(t.fighting()).toBe(false)
    expect(hasOffer(t, 'ana')).toBe(false)
    expect(t.events()).toContainEqual({ type: 'combatEnd', won: false })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'charityOrDone' })
  })

  test('[MK-META-11] the table moves on from somebody who does not answer', () => {
    const t = round({}, { facing: 'ogre' })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })
    expect(t.refusedForm('ana', votedOn({ verb: 'skipDecision', seat: 2, value: 0 })).rule).toBe('MK-META-11')

    t.send('ana', votedOn({ verb: 'skipDecision', seat: 1, value: 0 }))

    expect(t.helper()).toBeNull()
    expect(t.asked().seats).toEqual(['ana'])
  })
})
