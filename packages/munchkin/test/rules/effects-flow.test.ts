// How an effect goes on: seats in order, conditions, ways, dice, prices, moments.

import {
  aDie,
  adds,
  called,
  choose,
  chooseBy,
  discard,
  draw,
  each,
  endTurn,
  gainLevels,
  guess,
  inCase,
  loseLevels,
  pay,
  roll,
  skip,
  stay,
  sumOf,
  the,
  times,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { item, special, trait } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('how an effect goes on', () => {
  test('[MK-META-03] each seat in order, the others untouched; amounts of one bind the next', () => {
    const levy = spell(
      'levy',
      called('levied', discard({ of: 'target', zone: 'table', filter: { kind: 'item' }, extreme: 'dearest' })),
      each('others', [discard({ zone: 'table', filter: { kind: 'item' }, take: { worth: sumOf('levied', 'value') } })]),
    )
    const seats = { ana: { hand: ['levy'] }, bob: { table: ['piano'] }, cyd: { table: ['anvil', 'sword'] } }
    const t = table('base', { seats, cards: [levy] }).choose('ana', 'play', { copy: 'levy', index: 'bob' })
    expect(t.asked().seats).toEqual(['cyd'])
    t.choose('cyd', 'pick', { copy: 'sword' })
    expect([t.table('bob'), t.table('cyd')]).toEqual([[], ['anvil']])
  })

  test('[MK-META-16] in the order of levels, the highest first', () => {
    const tithe = spell('tithe', each('everyone', [discard({ zone: 'hand' })], 'levels'))
    const seats = {
      ana: { level: 2, hand: ['tithe', 'elf', 'rat'] },
      bob: { level: 5, hand: ['imp', 'sword'] },
      cyd: { level: 9, hand: ['mail', 'plate'] },
    }
    const t = table('base', { seats, cards: [tithe] }).choose('ana', 'play', { copy: 'tithe' })
    const order: string[] = []
    for (let i = 0; i < 3; i++) {
      const [name] = t.asked().seats
      order.push(name!)
      t.choose(name!, 'pick', { copy: t.hand(name!)[0]! })
    }
    expect(order).toEqual(['cyd', 'bob', 'ana'])
  })

  test('[MK-META-03] a condition decides, asked of the seat that it is about', () => {
    const judge = spell('judge', each('everyone', [inCase({ has: 'elf' }, [gainLevels(1)], [loseLevels(1)])]))
    const seats = { ana: { level: 3, hand: ['judge'] }, bob: { level: 3, table: ['elf'] }, cyd: { level: 3 } }
    const t = table('base', { seats, cards: [judge] }).choose('ana', 'play', { copy: 'judge' })
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([2, 4, 2])
  })

  test('[MK-META-03] what was lost decides', () => {
    const sift = spell(
      'sift',
      called('lost', discard({ zone: 'hand', by: 'chance' })),
      inCase({ the: 'lost', fits: { kind: 'monster' } }, [gainLevels(1)]),
    )
    const seats = { ...three, ana: { level: 3, hand: ['sift', 'sift', 'rat', 'elf'] } }
    const t = table('base', { seats, cards: [sift], rolls: { hand: [2] } })
    t.choose('ana', 'play', { copy: 'sift' })
    expect([t.hand('ana').includes('rat'), t.level('ana')]).toEqual([false, 4])
  })

  test('[MK-FLEE-08] the chooser takes one of several ways', () => {
    const cards = [
      spell('fork', choose([loseLevels(1)], [discard({ zone: 'table' })])),
      spell('dilemma', chooseBy('target', [gainLevels(1)], [])),
    ]
    const seats = { ana: { level: 3, hand: ['fork', 'dilemma'], table: ['sword'] }, bob: {}, cyd: {} }
    const t = table('base', { seats, cards }).choose('ana', 'play', { copy: 'fork' })
    expect(t.refused('ana', 'option', { index: 2 })).toBe('MK-FLEE-08')
    t.choose('ana', 'option', { index: 1 })
    expect([t.level('ana'), t.table('ana')]).toEqual([3, []])
    t.choose('ana', 'play', { copy: 'dilemma', index: 'bob' })
    expect(t.asked().seats).toEqual(['bob'])
    t.choose('bob', 'option', { index: 0 })
    expect([t.level('ana'), t.level('bob')]).toEqual([4, 1])
  })

  test('[MK-META-03] a die is rolled openly and picks its row; amounts are rolled too', () => {
    const cards = [
      spell('gamble', called('die', roll([1, 3, [loseLevels(the('die'))]], [4, 6, [gainLevels(1)]]))),
      spell('storm', loseLevels(aDie, 'target')),
      spell('heap', draw('treasure', times(2, aDie), { to: 'target' })),
    ]
    const seats = { ana: { level: 5, hand: ['gamble', 'gamble', 'storm', 'heap'] }, bob: { level: 9 }, cyd: {} }
    const t = table('base', { seats, cards, rolls: { die: [4, 2, 5, 1] } })
    t.choose('ana', 'play', { copy: 'gamble' })
    expect(t.level('ana')).toBe(6)
    t.choose('ana', 'play', { copy: 'gamble' })
    expect(t.level('ana')).toBe(4)
    t.choose('ana', 'play', { copy: 'storm', index: 'bob' })
    expect(t.level('bob')).toBe(4)
    t.choose('ana', 'play', { copy: 'heap', index: 'cyd' })
    expect(t.hand('cyd')).toHaveLength(2)
    expect(t.events().filter(({ type }) => type === 'rolled')).toHaveLength(4)
    t.finish()
  })

  test('[MK-META-03] whoever adds to every die adds to this one', () => {
    const gloves = item('gloves', 0, { abilities: [adds('dice', 2)] })
    const gamble = spell('gamble', roll([1, 3, []], [4, 6, [gainLevels(1)]]))
    const seats = { ...three, ana: { level: 5, hand: ['gamble'], table: ['gloves'] } }
    const t = table('base', { seats, cards: [gloves, gamble], rolls: { die: [2] } })
    expect(t.choose('ana', 'play', { copy: 'gamble' }).level('ana')).toBe(6)
  })

  test('[MK-META-03] a number is named before the die falls', () => {
    const bet = spell('bet', guess([gainLevels(2)], [loseLevels(1)]))
    const seats = { ...three, ana: { level: 3, hand: ['bet', 'bet'] } }
    const t = table('base', { seats, cards: [bet], rolls: { die: [5, 5] } })
    t.choose('ana', 'play', { copy: 'bet' }).choose('ana', 'option', { index: 4 })
    expect(t.level('ana')).toBe(5)
    t.choose('ana', 'play', { copy: 'bet' }).choose('ana', 'option', { index: 0 })
    expect(t.level('ana')).toBe(4)
  })

  test('[MK-IDENT-09] a price may be paid or not; who cannot pay is asked all the same', () => {
    const ransom = spell('ransom', each('target', [pay({ discard: 2 }, [gainLevels(1)], [loseLevels(1)])]))
    const seats = {
      ana: { hand: ['ransom', 'ransom', 'ransom'] },
      bob: { level: 5, hand: ['elf'], table: ['sword'] },
      cyd: {},
    }
    const t = table('base', { seats, cards: [ransom] })
    t.choose('ana', 'play', { copy: 'ransom', index: 'bob' }).choose('bob', 'option', { index: 1 })
    expect(t.level('bob')).toBe(4)
    t.choose('ana', 'play', { copy: 'ransom', index: 'bob' }).choose('bob', 'option', { index: 0 })
    t.choose('bob', 'pay', { copy: 'sword' }).choose('bob', 'pay', { copy: 'elf' })
    expect([t.level('bob'), t.hand('bob'), t.table('bob')]).toEqual([5, [], []])
    t.choose('ana', 'play', { copy: 'ransom', index: 'bob' })
    expect(t.refused('bob', 'option', { index: 0 })).toBe('MK-IDENT-09')
    expect(t.choose('bob', 'option', { index: 1 }).level('bob')).toBe(4)
  })

  test('[MK-TURN-22] a turn is sat out, or ends at once', () => {
    const cards = [spell('nap', each('target', [skip('turn')])), spell('curfew', endTurn())]
    const t = table('base', { seats: { ...three, ana: { hand: ['nap', 'curfew'] } }, cards })
    t.choose('ana', 'play', { copy: 'nap', index: 'bob' }).choose('ana', 'play', { copy: 'curfew' })
    expect(t.active()).toBe('cyd')
  })

  test('[MK-CURSE-06] a card lays itself before somebody for as long as a fight lasts', () => {
    const twin = special('twin', {
      deck: 'treasure',
      uses: [{ use: 'ownCombat', effect: [stay('combat', [{ doubled: 'self' }])] }],
    })
    const seats = { ana: { level: 4, hand: ['twin', 'twin'], table: ['sword'] }, bob: { level: 3 }, cyd: {} }
    const t = table('base', { seats, cards: [twin], facing: 'rat', helper: 'bob' })
    expect(t.totals()).toEqual([10, 1])
    t.choose('ana', 'play', { copy: 'twin' })
    expect(t.totals()).toEqual([17, 1])
    t.choose('ana', 'play', { copy: 'twin' })
    expect(t.totals()).toEqual([24, 1])
    t.win('ana')
    expect(t.table('ana')).toEqual(['sword'])
    expect(t.pile('treasureDiscards')).toEqual(expect.arrayContaining(['twin', 'twin']))
  })

  test('[MK-META-03] a card does what it says when it comes into play, and when it leaves', () => {
    const idol = item('idol', 0, {
      abilities: [
        { on: 'comesIntoPlay', effect: [gainLevels(1)] },
        { on: 'leavesPlay', effect: [loseLevels(2)] },
      ],
    })
    const seats = { ana: { level: 4, hand: ['idol'] }, bob: { level: 4, hand: ['lose-item'] }, cyd: {} }
    const t = table('base', { seats, cards: [idol] }).choose('ana', 'playItem', { copy: 'idol' })
    expect(t.level('ana')).toBe(5)
    t.choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    expect([t.level('ana'), t.level('bob')]).toEqual([3, 4])
  })

  test('[MK-META-03] what happens by itself happens at its moment', () => {
    const hunter = trait('class', 'hunter', { abilities: [{ on: 'soloKill', effect: [draw('treasure', 1)] }] } as never)
    const seats = { ...three, ana: { level: 5, table: ['hunter'] } }
    const t = table('base', { seats, cards: [hunter], facing: 'rat' }).win('ana')
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    expect(t.hand('ana')).toHaveLength(2)
  })
})
