// Too much on a table: what goes, where to, and who says so. MK-ITEM-05 to -09, -14, MK-POWER-07, MK-LASER-02, MK-ACO-02 to -05.

import { attachment } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { curse, item, trait } from '../fixture/cards.ts'
import { type Table, type TableSpec, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }
const fallback = (t: Table) => t.game.write(t.game.waits(t.state)[0]!.fallback)
const named = (t: Table) => t.scene.printed(fallback(t).copy!).card.id

describe('Big items', () => {
  const loaded = (seats: TableSpec['seats'], rest: Partial<TableSpec> = {}) =>
    table('zombies', {
      seats: { ana: { level: 5, table: ['burly', 'anvil', 'piano'] }, bob: {}, cyd: {}, ...seats },
      ...rest,
    })

  test('[MK-ITEM-06] cursed away on another’s turn: the owner picks, it goes to the lowest without a Big item', () => {
    const weaken = curse('weaken', { do: 'loseTrait', kind: 'power' } as never)
    const t = loaded(
      { bob: { level: 1, table: ['anvil'] }, cyd: { level: 2, hand: ['weaken'] } },
      { cards: [weaken], active: 'cyd' },
    )
    t.choose('cyd', 'curse', { copy: 'weaken', seat: 'ana' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichBig' })
    expect(t.refused('bob', 'shed', { copy: 'anvil', seat: 'cyd' })).toBe('MK-CARD-14')
    const anvil = t.copy('anvil', 'ana', true)
    expect(t.refused('ana', 'shed', { copy: anvil, seat: 'bob' })).toBe('MK-ITEM-06')
    expect(t.refused('ana', 'shed', { copy: anvil, seat: 'ana' })).toBe('MK-ITEM-06')
    expect(t.refusedForm('ana', { type: 'sellItems', items: [anvil] }).rule).toBe('MK-SELL-05')
    t.choose('ana', 'shed', { copy: 'piano', seat: 'cyd' })
    expect([t.table('ana'), t.table('cyd')]).toEqual([['anvil'], ['piano']])
  })

  test('[MK-ITEM-06] in one’s own turn it may be sold, or the permission regained', () => {
    const seats = { ana: { level: 5, hand: ['crown', 'burly'], table: ['burly', 'anvil', 'piano'] } }
    const sold = loaded(seats).choose('ana', 'dropTrait', { copy: 'burly' })
    sold.send('ana', { type: 'sellItems', items: [sold.copy('crown', 'ana'), sold.copy('anvil', 'ana')] })
    expect([sold.level('ana'), sold.asked().decision]).toEqual([6, 'arrangeOrOpen'])
    const regained = loaded(seats).choose('ana', 'dropTrait', { copy: 'burly' })
    regained.choose('ana', 'playTrait', { copy: 'burly' })
    expect([regained.table('ana').length, regained.asked().decision]).toEqual([3, 'arrangeOrOpen'])
  })

  test('[MK-ITEM-06] the surplus is not traded to a friend instead', () => {
    const t = loaded({ bob: { level: 9 } }).choose('ana', 'dropTrait', { copy: 'burly' })
    const gift = { type: 'trade', seat: t.seat('bob'), gives: [t.copy('anvil', 'ana')], wants: [] } as const
    expect(t.refusedForm('ana', gift).rule).toBe('MK-ITEM-06')
  })

  test('[MK-ITEM-06] [DEC-34] tied: the giver chooses; silence gives the cheapest to the left', () => {
    const t = loaded({}).choose('ana', 'dropTrait', { copy: 'burly' })
    expect(['bob', 'cyd'].map((seat) => t.offered('ana', 'shed', { copy: 'piano', seat }))).toEqual([true, true])
    expect([named(t), fallback(t).seat]).toEqual(['anvil', 1])
  })

  test('[MK-ITEM-06] it is put away only where nobody can carry it', () => {
    const to = (seats: TableSpec['seats']) => {
      const t = loaded(seats).choose('ana', 'dropTrait', { copy: 'burly' })
      return t.names.filter((seat) => t.offered('ana', 'shed', { copy: 'anvil', seat }))
    }
    expect(to({ bob: { table: ['anvil'] }, cyd: { table: ['piano'] } })).toEqual(['ana'])
    expect(to({ bob: { table: ['anvil'] } })).toEqual(['cyd'])
  })

  test('[MK-ITEM-06] in the middle of a fight it goes at once, by gift', () => {
    const t = loaded({}, { facing: 'ogre' }).choose('ana', 'dropTrait', { copy: 'burly' })
    expect(t.asked().decision).toBe('whichBig')
    t.refused('ana', 'sell', { copy: 'anvil', other: 'piano' })
    t.choose('ana', 'shed', { copy: 'anvil', seat: 'bob' })
    expect(t.asked().decision).toBe('fightOrRun')
  })

  test('[MK-ITEM-06] [MK-TRADE-05] what lies under it goes along, and it is not sold before the receiver’s turn', () => {
    const polish = {
      kind: 'attachment',
      id: 'polish',
      deck: 'treasure',
      to: 'item',
      bonus: 2,
      en: { name: 'p' },
      fr: { name: 'p' },
    }
    const t = loaded(
      { ana: { level: 5, table: ['burly', 'anvil', 'polish@anvil', 'piano'] } },
      { cards: [polish as never] },
    ).choose('ana', 'dropTrait', { copy: 'burly' })
    t.choose('ana', 'shed', { copy: 'anvil', seat: 'bob' })
    expect(t.table('bob')).toEqual(['anvil', 'polish'])
    expect(t.refusedForm('bob', { type: 'sellItems', items: [t.copy('anvil', 'bob')] }).rule).toBe('MK-TRADE-05')
  })

  test('[MK-ITEM-06] [MK-ITEM-09] whoever gives away the one that lent a hand has one too few for the rest', () => {
    const rack = item('rack', 0, { size: 'big', abilities: [{ figure: 'hands', add: 1 }] })
    const ana = { level: 5, table: ['burly', 'anvil', 'rack', 'sword', 'dagger', 'sword'] }
    const t = loaded({ ana }, { cards: [rack] }).choose('ana', 'dropTrait', { copy: 'burly' })
    t.choose('ana', 'shed', { copy: 'rack', seat: 'bob' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichHand' })
    t.choose('ana', 'pick', { copy: 'dagger' })
    expect(t.asked().decision).toBe('arrangeOrOpen')
  })

  test('[MK-ITEM-06] not to those who may receive nothing, nor what an acolyte carries', () => {
    const ascetic = trait('race', 'ascetic', { abilities: [{ bans: 'receiving' }] } as never)
    const t = table('base+star', {
      seats: {
        ana: { level: 5, table: ['burly', 'porter', 'halberd@porter', 'anvil', 'piano'] },
        bob: { table: ['ascetic'] },
        cyd: { level: 3 },
      },
      cards: [ascetic, item('statue', 1, { size: 'big' })],
    }).choose('ana', 'dropTrait', { copy: 'burly' })
    expect(t.refused('ana', 'shed', { copy: 'anvil', seat: 'bob' })).toBe('MK-ITEM-06')
    t.choose('ana', 'shed', { copy: 'anvil', seat: 'cyd' })
    const carried = table('base+star', {
      seats: { ...three, ana: { level: 5, table: ['burly', 'porter', 'statue@porter', 'anvil', 'piano'] } },
      cards: [item('statue', 1, { size: 'big' })],
    }).choose('ana', 'dropTrait', { copy: 'burly' })
    expect(carried.refused('ana', 'shed', { copy: 'statue', seat: 'bob' })).toBe('MK-ITEM-06')
  })
})

describe('in use', () => {
  test('[MK-ITEM-09] when the card that waived legality is gone, one of two helmets goes aside', () => {
    const cheat = {
      kind: 'attachment',
      id: 'cheat',
      deck: 'door',
      to: 'item',
      waives: true,
      en: { name: 'c' },
      fr: { name: 'c' },
    }
    const t = table('base', {
      seats: { ana: { table: ['helmet', '-crown', 'cheat@crown'] }, bob: { hand: ['pry'] }, cyd: {} },
      cards: [
        cheat as never,
        curse('pry', { do: 'discard', cards: { zone: 'table', filter: { kind: 'attachment' } } }),
      ],
    })
    t.choose('ana', 'equip', { copy: 'crown' })
    expect(t.strength('ana')).toBe(5)
    t.choose('bob', 'curse', { copy: 'pry', seat: 'ana' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichWorn' })
    expect(named(t)).toBe('helmet')
    t.choose('ana', 'pick', { copy: 'crown' })
    expect(t.strength('ana')).toBe(2)
  })

  test('[MK-ITEM-09] neither what takes no place there nor what lies elsewhere or sideways can go in its stead', () => {
    const cheat = { deck: 'door', to: 'item', waives: true, en: { name: 'c' }, fr: { name: 'c' } } as const
    const worn = ['helmet', 'veil', 'sword', '-cap', '-crown', 'cheat@crown', '-tiara', 'fraud@tiara']
    const t = table('base', {
      seats: { ana: { table: worn }, bob: { hand: ['pry'] }, cyd: {} },
      cards: [
        attachment('cheat', cheat),
        attachment('fraud', cheat),
        item('veil', 1, { slot: 'head', over: true }),
        item('cap', 1, { slot: 'head' }),
        item('tiara', 1, { slot: 'head' }),
        curse('pry', { do: 'discard', cards: { zone: 'table', filter: { card: 'cheat' } } }),
      ],
    })
    for (const copy of ['crown', 'tiara']) t.choose('ana', 'equip', { copy })
    t.choose('bob', 'curse', { copy: 'pry', seat: 'ana' })
    expect(t.asked().decision).toBe('whichWorn')
    const mayGo = (id: string) => t.offered('ana', 'pick', { copy: id })
    expect(['helmet', 'crown', 'veil', 'sword', 'cap', 'tiara', 'fraud'].filter(mayGo)).toEqual(['helmet', 'crown'])
    for (const copy of ['veil', 'sword', 'cap', 'tiara']) expect(t.refused('ana', 'pick', { copy })).toBe('MK-POWER-07')
    t.choose('ana', 'pick', { copy: 'helmet' })
    expect(['helmet', 'crown', 'veil', 'tiara'].map((id) => t.uses('ana', id))).toEqual([false, true, true, true])
  })

  test('[MK-ITEM-07] [MK-ITEM-09] of two things that are too much at once one is put right first, then the other', () => {
    const abilities = [{ figure: 'hands', add: 1 } as const, { figure: 'complexLimit', add: 1 } as const]
    const harness = item('harness', 0, { value: 1000, abilities })
    const seats = { ...three, ana: { table: ['harness', 'sword', 'dagger', 'sword', 'gadget', 'engine'] } }
    const t = table('star', { seats, cards: [harness] })
    t.send('ana', { type: 'sellItems', items: [t.copy('harness', 'ana')] })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichComplex' })
    expect(t.refused('ana', 'pick', { copy: 'dagger' })).toBe('MK-POWER-07')
    t.choose('ana', 'pick', { copy: 'gadget' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichHand' })
    expect(t.refused('ana', 'pick', { copy: 'engine' })).toBe('MK-POWER-07')
    t.choose('ana', 'pick', { copy: 'dagger' })
    expect([t.asked().decision, t.strength('ana')]).toEqual(['arrangeOrOpen', 2 + 3 + 3 + 3])
  })

  test('[MK-ITEM-09] hands that were sold, given or lost are missed at once', () => {
    const arm = item('third-arm', 0, { value: 1000, abilities: [{ figure: 'hands', add: 1 }] })
    const seats = { ...three, ana: { table: ['third-arm', 'sword', 'dagger', 'sword'] } }
    const t = table('base', { seats, cards: [arm] })
    expect(t.strength('ana')).toBe(8)
    t.send('ana', { type: 'sellItems', items: [t.copy('third-arm', 'ana')] })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichHand' })
    expect(named(t)).toBe('dagger')
    t.choose('ana', 'pick', { copy: 'dagger' })
    expect(t.strength('ana')).toBe(7 + 1) // and a level for the arm
  })

  test('[MK-ITEM-07] [DEC-35] silence keeps the best; what an acolyte carries is not in the way', () => {
    const scientist = trait('class', 'scientist', { abilities: [{ permits: 'anyComplex' }] } as never)
    const dial = item('dial', 1, { size: 'complex' })
    const t = table('star', {
      seats: { ...three, ana: { table: ['scientist', 'porter', 'engine', 'gadget', '-dial'] } },
      cards: [scientist, dial],
    })
    t.choose('ana', 'load', { copy: 'dial', other: 'porter' }).choose('ana', 'dropTrait', { copy: 'scientist' })
    expect(t.refused('ana', 'pick', { copy: 'dial' })).toBe('MK-POWER-07')
    expect(named(t)).toBe('gadget')
    t.choose('ana', 'pick', { copy: 'gadget' })
    expect(t.strength('ana')).toBe(1 + 3 + 1)
  })

  test('[MK-LASER-02] a laser takes both hands whatever else it is, and one on an acolyte frees none', () => {
    const maser = item('maser', 4, { slot: 'oneHand', tags: ['laser', 'fire'] })
    const one = table('star', { seats: { ...three, ana: { table: ['sword', '-maser'] } }, cards: [maser] })
    expect(one.refused('ana', 'equip', { copy: 'maser' })).toBe('MK-ITEM-09')
    const carried = table('star', {
      seats: { ...three, ana: { table: ['porter', '-laser', 'sword', 'dagger', '-dazer'] } },
    }).choose('ana', 'load', { copy: 'laser', other: 'porter' })
    expect(carried.refused('ana', 'equip', { copy: 'dazer' })).toBe('MK-ITEM-09')
  })

  test('[MK-LASER-04] one of two combined lasers is sold or traded alone', () => {
    const t = table('star', { seats: { ...three, ana: { table: ['laser', 'dazer'] } } })
    t.send('ana', { type: 'trade', seat: 1, gives: [t.copy('laser', 'ana')], wants: [] })
    t.choose('bob', 'accept', { seat: 'ana', gate: t.offers('bob').find(({ type }) => type === 'accept')!.gate! })
    expect([t.strength('ana'), t.table('bob')]).toEqual([4, ['laser']])
  })
})

describe('powers', () => {
  const drained = (table_: readonly string[], level: number) =>
    table('zombies', { seats: { ana: { hand: ['lose-level'] }, bob: { level, table: table_ }, cyd: {} } }).choose(
      'ana',
      'curse',
      { copy: 'lose-level', seat: 'bob' },
    )

  test('[MK-POWER-07] either of two may go; the sum fits', () => {
    for (const gone of ['fast', 'smart']) {
      const t = drained(['fast', 'smart'], 6).choose('bob', 'pick', { copy: gone })
      expect(t.table('bob')).toEqual([gone === 'fast' ? 'smart' : 'fast'])
      expect(t.asked().decision).toBe('arrangeOrOpen')
    }
  })

  test('[DEC-32] silence gives up the smallest that is enough', () => {
    expect(named(drained(['smart', 'burly', 'fast'], 9))).toBe('fast')
  })
})

describe('acolytes', () => {
  test.each(['base', 'zombies'])('[MK-ACO-02] [MK-ACO-12] one servant in a box without acolytes too: %s', (box) => {
    const t = table(box, { seats: { ...three, ana: { hand: ['porter', 'squire'] } } })
    t.choose('ana', 'playAcolyte', { copy: 'porter' })
    expect(t.refused('ana', 'playAcolyte', { copy: 'squire' })).toBe('MK-ACO-02')
  })

  test.each(['base', 'star'])(
    '[MK-ACO-03] [MK-ACO-09] [RUL-53] a swap takes what the old one carried along: %s',
    (box) => {
      const t = table(box, { seats: { ...three, ana: { hand: ['squire'], table: ['porter', 'sword', 'helmet'] } } })
      t.choose('ana', 'load', { copy: 'sword', other: 'porter' })
      t.choose('ana', 'playAcolyte', { copy: 'squire', replaced: 'porter' })
      expect(t.table('ana').sort()).toEqual(['helmet', 'squire'])
      expect(t.pile('treasureDiscards').sort()).toEqual(['porter', 'sword'])
      expect(t.strength('ana')).toBe(2)
    },
  )

  test('[MK-ACO-03] only one of one’s own in play makes room for another', () => {
    const seats = { ...three, ana: { hand: ['squire', 'porter'] }, bob: { table: ['porter'] } }
    const t = table('star', { seats })
    for (const other of [t.copy('porter', 'bob', true), t.copy('porter', 'ana')])
      expect(t.refused('ana', 'playAcolyte', { copy: 'squire', other: other + 1 })).toBe('MK-CARD-06')
  })

  test('[MK-ACO-09] with it goes what lies on the item that it carries', () => {
    const cheat = attachment('cheat', {
      deck: 'treasure',
      to: 'item',
      waives: true,
      en: { name: 'cheat' },
      fr: { name: 'cheat' },
    })
    const fall = curse('fall', { do: 'discard', cards: { zone: 'table', filter: { kind: 'acolyte' } } })
    const t = table('star', {
      seats: { ...three, ana: { table: ['porter', 'sword'], hand: ['cheat'] }, bob: { hand: ['fall'] } },
      cards: [cheat, fall],
    })
    t.choose('ana', 'attach', { copy: 'cheat', other: t.copy('sword', 'ana', true) })
    t.choose('ana', 'load', { copy: 'sword', other: 'porter' })
    t.choose('bob', 'curse', { copy: 'fall', seat: 'ana' })
    expect([t.table('ana'), t.pile('treasureDiscards').sort()]).toEqual([[], ['cheat', 'porter', 'sword']])
  })

  test('[MK-ACO-02] [MK-ACO-09] one too many goes with its load', () => {
    const trader = trait('class', 'trader', { abilities: [{ figure: 'acolyteLimit', add: 1 }] } as never)
    const t = table('star', {
      seats: { ...three, ana: { table: ['trader', 'porter', 'squire', 'sword'] } },
      cards: [trader],
    })
    t.choose('ana', 'load', { copy: 'sword', other: 'porter' }).choose('ana', 'dropTrait', { copy: 'trader' })
    t.choose('ana', 'pick', { copy: 'porter' })
    expect([t.table('ana'), t.pile('treasureDiscards').sort()]).toEqual([['squire'], ['porter', 'sword']])
  })

  test('[MK-ACO-03] swapped in the middle of a fight', () => {
    const t = table('star', { seats: { ...three, ana: { hand: ['squire'], table: ['porter'] } }, facing: 'ogre' })
    t.choose('ana', 'playAcolyte', { copy: 'squire', replaced: 'porter' })
    expect([t.table('ana'), t.pile('treasureDiscards')]).toEqual([['squire'], ['porter']])
  })

  test('[MK-ACO-05] an item comes back from it like any other is switched, if it can be carried', () => {
    const seats = { ...three, ana: { table: ['porter', 'halberd', '-sword', '-dagger'] } }
    const t = table('star', { seats }).choose('ana', 'load', { copy: 'halberd', other: 'porter' })
    t.choose('ana', 'equip', { copy: 'sword' }).choose('ana', 'lay', { copy: 'halberd' })
    expect(t.refused('ana', 'equip', { copy: 'halberd' })).toBe('MK-ITEM-09')
    t.choose('ana', 'load', { copy: 'dagger', other: 'porter' })
    const heavy = table('base+star', { seats: { ...three, ana: { hand: ['piano'], table: ['porter', 'anvil'] } } })
    heavy.choose('ana', 'load', { copy: 'anvil', other: 'porter' }).choose('ana', 'playItem', { copy: 'piano' })
    expect(heavy.refused('ana', 'lay', { copy: 'anvil' })).toBe('MK-ITEM-05')
  })
})
