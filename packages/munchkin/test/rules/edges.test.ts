// Rules at their edges: the first copy and the first seat, one too many, somebody who only looks on.

import { adds, choose, discard, dismissHelper, draw, gainLevels, loseLevels, on, peek, stay } from '@brouhaha/cards'
import { ACCEPTED, HOUSE } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { NO_VARIANTS } from '../../src/boxes/profile.ts'
import type { MunchkinForm } from '../../src/forms/form.ts'
import { munchkin } from '../../src/game.ts'
import { CONTRACT_TREASURES as contractAt } from '../../src/layout.ts'
import { offerOf } from '../fixture/bargains.ts'
import { curse, item, monster, trait } from '../fixture/cards.ts'
import { spell, spellIn } from '../fixture/effects.ts'
import { type Table, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

const copiesOf = ({ scene }: Table, id: string): number[] =>
  scene.deck.copies.flatMap(({ card }, copy) => (card.id === id ? [copy] : []))

describe('[MK-META-03] an amount with a die in it is rolled for once, wherever the die stands', () => {
  test.each([
    ['alone', { die: true }, 3],
    ['doubled', { times: [2, { die: true }] }, 6],
    ['halved', { half: { die: true } }, 1],
    ['added', { plus: [1, { die: true }] }, 4],
    ['the highest', { highest: [2, { die: true }] }, 3],
    ['the lowest', { lowest: [5, { die: true }] }, 3],
  ] as const)('%s', (_, levels, gained) => {
    const luck = spell('luck', gainLevels(levels as never, 'you'))
    const t = table('base', { seats: { ...three, ana: { hand: ['luck'] } }, cards: [luck], rolls: { die: [3] } })
    expect(t.choose('ana', 'play', { copy: 'luck' }).level('ana')).toBe(1 + gained)
    t.finish()
  })
})

describe('[MK-TRADE-07] what is no offer', () => {
  const seats = { ana: { table: Array(9).fill('charm') }, bob: { table: Array(9).fill('helmet') }, cyd: {} }
  const market = () => table('star', { seats })

  test('nine items for anything, or anything for nine', () => {
    const t = market()
    const [charms, helmets] = [copiesOf(t, 'charm'), copiesOf(t, 'helmet')]
    const trade = (gives: readonly number[], wants: readonly number[]) =>
      ({ type: 'trade', seat: t.seat('bob'), gives, wants }) as const
    expect(t.refusedForm('ana', trade(charms, helmets.slice(1))).rule).toBe('MK-TRADE-07')
    expect(t.refusedForm('ana', trade(charms.slice(1), helmets)).rule).toBe('MK-TRADE-07')
    t.send('ana', trade(charms.slice(1), helmets.slice(1))).choose('bob', 'accept', offerOf(t, 'ana'))
    expect([t.table('ana').length, t.table('bob').length]).toEqual([9, 9])
  })

  test('with the seat behind the last one, or for a card that there is not', () => {
    const t = market()
    const gives = copiesOf(t, 'charm').slice(0, 1)
    expect(t.refusedForm('ana', { type: 'trade', seat: 3, gives, wants: [] }).rule).toBe('MK-TRADE-07')
    expect(t.refusedForm('ana', { type: 'trade', seat: 1, gives, wants: [1023] }).rule).toBe('MK-TRADE-02')
  })
})

test('[MK-CURSE-06] what lasts until somebody kills alone outlasts a kill with help, from whichever seat', () => {
  const hex = curse('hex', stay('untilSoloKill', [adds('strength', -1)]))
  const seats = { ana: { level: 5 }, bob: { level: 5 }, cyd: { hand: ['hex'] } }
  for (const [main, helper] of [
    ['ana', 'bob'],
    ['bob', 'ana'],
  ] as const) {
    const t = table('base', { seats, cards: [hex], active: main, facing: 'ogre', helper })
    t.choose('cyd', 'curse', { copy: 'hex', seat: main }).win(main)
    expect(t.has(main, 'hex')).toBe(true)
  }
})

describe('[MK-META-15] whose moment it is', () => {
  test('what a monster does when somebody gains a level concerns those who fight it', () => {
    const tax = monster('tax', 9, { fightRules: [on('levelGained', [draw('door', 1)])] })
    const seats = { ...three, bob: { hand: ['level-up', 'level-up'] } }
    const t = table('base', { seats, cards: [tax], facing: 'tax' })
    expect(t.choose('bob', 'play', { copy: 'level-up', index: 'cyd' }).hand('cyd')).toEqual([])
    expect(t.choose('bob', 'play', { copy: 'level-up', index: 'ana' }).hand('ana')).toHaveLength(1)
  })

  test('“you” on a card that waits for others is whoever has it', () => {
    const fan = item('fan', 0, { abilities: [on('killed', [gainLevels(1, 'you')], { of: 'others' })] })
    const seats = { ana: { level: 5 }, bob: { table: ['fan'] }, cyd: {} }
    const t = table('base', { seats, cards: [fan], facing: 'rat' }).win('ana')
    expect(['ana', 'bob', 'cyd'].map((name) => t.level(name))).toEqual([6, 2, 1])
  })
})

test('[MK-ITEM-18] a decoy goes in the place of an item, and of nothing else', () => {
  const wig = item('wig', 0, { decoy: true })
  const unfrock = curse('unfrock', discard({ zone: 'table', filter: { kind: 'class' } }))
  const seats = { ana: { table: ['wizard', 'wig'] }, bob: { hand: ['unfrock'] }, cyd: {} }
  const t = table('base', { seats, cards: [wig, unfrock] }).choose('bob', 'curse', { copy: 'unfrock', seat: 'ana' })
  expect(t.table('ana')).toEqual(['wig'])
})

describe('the very first copy', () => {
  const named = (name: string) => ({ en: { name }, fr: { name } })

  test('[MK-ACO-05] is loaded like any other', () => {
    const page = { kind: 'acolyte', id: 'page', deck: 'treasure', carries: 1, ...named('page') } as const
    const cards = [item('spear', 2, { slot: 'oneHand' }), page]
    const t = table('star', { seats: { ...three, ana: { table: ['spear', 'page'] } }, cards })
    expect([t.copy('spear'), t.offered('ana', 'load', { copy: 'spear', other: 'page' })]).toEqual([0, true])
  })

  test('[MK-COMBAT-29] is laid on a monster like any other', () => {
    const cards = [
      { kind: 'enhancer', id: 'loud', deck: 'door', bonus: 2, ...named('loud') } as const,
      monster('crowd', 3),
    ]
    const t = table('base', { seats: { ...three, bob: { hand: ['loud'] } }, cards, facing: 'crowd' })
    expect([t.copy('loud'), t.offered('bob', 'enhance', { copy: 'loud', slot: 'crowd' })]).toEqual([0, true])
  })

  test('[MK-CARD-17] is seen under what lies on it', () => {
    const cards = [
      item('spear', 2, { slot: 'oneHand' }),
      { kind: 'attachment', id: 'ribbon', deck: 'treasure', to: 'item', bonus: 1, ...named('ribbon') } as const,
    ]
    const t = table('base', { seats: { ...three, ana: { table: ['spear', 'ribbon@spear'] } }, cards })
    const { seats } = t.game.view(t.state, t.seat('bob'))
    expect(seats[0]!.table.map(({ id, on: host }) => [id, host])).toContainEqual(['ribbon', t.copy('spear')])
  })
})

test('[MK-TREAS-08] only what lies there is taken', () => {
  const seats = { ana: { level: 8 }, bob: { level: 4, hand: ['dagger'] }, cyd: {} }
  const t = table('zombies', { seats, facing: 'ogre', helper: 'bob', treasures: ['crown', 'sword'] })
  t.state.set([1, 1], contractAt)
  t.win('ana')
  expect(t.asked()).toEqual({ seats: ['bob'], decision: 'pickTreasure' })
  expect(t.refused('bob', 'take', { copy: 'dagger' })).toBe('MK-CARD-06')
  expect(t.refused('bob', 'take', { copy: 1023 })).toBe('MK-CARD-06')
})

test('[MK-FAST-09] no variant is on unless somebody says so, and options name those that there are', () => {
  expect(Object.values(NO_VARIANTS).every((isOn) => !isOn)).toBe(true)
  const game = munchkin([{ box: 'base', cards: [] }])
  const options = { boxes: ['base'], variants: { quick: true } } as never
  const made = game.create({ seats: 3, options, seed: new Int32Array(8) }, { chance: null as never, story: null })
  expect(made).toMatchObject({ path: 'variants.quick', expected: expect.stringContaining('buyDiscards') })
})

test('[MK-WIN-02] when it is over nobody sends anything any more', () => {
  const t = table('base', { seats: { ana: { level: 9, table: ['sword', 'charm'] }, bob: {}, cyd: {} }, facing: 'rat' })
  t.win('ana')
  expect([t.over(), t.game.forms(t.state, t.seat('ana'), { below: () => 0 }, 4)]).toEqual([true, []])
})

test('[MK-WIN-08] when it is over nothing is shown or traded any more', () => {
  const seats = { ana: { level: 9, table: ['sword'] }, bob: { hand: ['dagger'], table: ['crown'] }, cyd: {} }
  const t = table('base', { seats, facing: 'rat' })
  const forms: readonly MunchkinForm[] = [
    { type: 'show', cards: [t.copy('dagger')], seats: [0] },
    { type: 'trade', seat: 0, gives: [t.copy('crown')], wants: [t.copy('sword')] },
  ]
  expect(t.wouldSend('bob', forms[0]!)).toBe(true)
  t.win('ana')
  for (const form of forms) expect(t.refusedForm('bob', form).rule).toBe('MK-WIN-08')
})

test('[MK-INT-07] the house is no player: it promises nothing', () => {
  const t = table('base', { seats: three, facing: 'rat' })
  const form: MunchkinForm = { type: 'pact', seat: 0, not: 'help' }
  expect(t.wouldSend('bob', form)).toBe(true)
  expect(t.game.applyForm(t.state, HOUSE, form, t.scene.play)).not.toBe(ACCEPTED)
})

test('[MK-IDENT-04] a trait and a loss of levels are told apart by whom they are about', () => {
  const seats = { ana: { level: 4, table: ['brute'] }, bob: { level: 4, hand: ['slap'] }, cyd: { level: 4 } }
  const cards = [
    trait('class', 'brute', { abilities: [on('levelLost', [gainLevels(1)], { of: 'others' })] } as never),
    spell('slap', loseLevels(1, 'target')),
  ]
  const t = table('base', { seats, cards }).choose('bob', 'play', { copy: 'slap', index: 'cyd' })
  expect(['ana', 'bob', 'cyd'].map((name) => t.level(name))).toEqual([5, 4, 3])
})

test('[MK-META-03] what a card permits others is theirs alone, and only while they are like that', () => {
  const charter = item('charter', 0, {
    abilities: [{ permits: 'traitsAnyTime', for: 'others', when: { level: { least: 5 } } } as never],
  })
  const seats = {
    ana: { level: 6, table: ['charter'], hand: ['elf'] },
    bob: { level: 1, hand: ['dwarf'] },
    cyd: { level: 6, hand: ['wizard'] },
    dan: {},
  }
  const t = table('base', { seats, cards: [charter], active: 'dan' })
  expect(['ana', 'bob', 'cyd'].map((name) => t.offered(name, 'playTrait'))).toEqual([false, false, true])
})

test('[MK-META-03] a card is known by its name in either language', () => {
  const axe = item('axe', 1, { en: { name: 'Axe' }, fr: { name: 'Hache' } })
  for (const [word, left] of [
    ['Hac', []],
    ['Ax', []],
    ['Ha', []],
    ['Xe', ['axe']],
  ] as const) {
    const strip = curse('strip', discard({ zone: 'table', filter: { nameStartsWith: word } }))
    const seats = { ana: { table: ['axe'] }, bob: { hand: ['strip'] }, cyd: {} }
    const t = table('base', { seats, cards: [axe, strip] }).choose('bob', 'curse', { copy: 'strip', seat: 'ana' })
    expect([word, t.table('ana')]).toEqual([word, left])
  }
})

describe('[MK-META-03] cards are counted where the card says', () => {
  test.each([
    ['hand', 2],
    ['table', 2],
    ['either', 4],
    ['handOrItems', 3],
    ['peeked', 3],
  ] as const)('%s', (zone, gained) => {
    const cards = [
      spell('count', gainLevels({ cardsIn: zone } as never, 'you')),
      spell('look', peek('door', 1)),
      spell('stare', peek('treasure', 2)),
    ]
    const seats = { ...three, ana: { hand: ['look', 'stare', 'count', 'rat', 'imp'], table: ['wizard', 'sword'] } }
    const t = table('base', { seats, cards })
    for (const copy of ['look', 'stare', 'count']) t.choose('ana', 'play', { copy })
    expect(t.level('ana')).toBe(1 + gained)
  })
})

test('[DEC-28] who does not say which way goes the first', () => {
  const fork = spell('fork', choose([gainLevels(1)], [loseLevels(1)]))
  const t = table('base', { seats: { ...three, ana: { hand: ['fork'] } }, cards: [fork] })
  t.choose('ana', 'play', { copy: 'fork' })
  expect(t.game.waits(t.state).map(({ fallback }) => t.game.write(fallback))).toEqual([{ type: 'option', index: 0 }])
})

test('[MK-CARD-17] who holds nothing at all is not asked for a certain card', () => {
  const audit = curse('audit', discard({ zone: 'hand', filter: { kind: 'curse' } }))
  const t = table('base', { seats: { ...three, ana: { hand: ['audit'] } }, cards: [audit] })
  t.choose('ana', 'curse', { copy: 'audit', seat: 'bob' })
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'arrangeOrOpen' })
})

test('[MK-FLEE-16] no helper is sent away once they run', () => {
  const desert = spellIn('flight', 'desert', dismissHelper())
  const seats = { ana: {}, bob: {}, cyd: { hand: ['desert'] } }
  const t = table('base', { seats, cards: [desert], facing: 'giant', helper: 'bob' })
  t.choose('ana', 'run').choose('cyd', 'play', { copy: 'desert' })
  expect(t.helper()).toBe('bob')
})
