import { peek, putBack, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { DEAD, LIFE, REBORN, seatCell } from '../../src/layout.ts'
import { special, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('the cult', () => {
  const call = {
    kind: 'curse',
    id: 'call',
    deck: 'door',
    effect: [{ do: 'become', trait: 'cultist' }],
    en: { name: 'call' },
    fr: { name: 'call' },
  } as const

  test('[MK-CULT-02] nobody quits, nor swaps', () => {
    const t = table('cthulhu', { seats: { ...three, ana: { hand: ['wizard'], table: ['cultist'] } } })
    expect(t.refused('ana', 'dropTrait', { copy: 'cultist' })).toBe('MK-CULT-02')
    expect(t.refused('ana', 'playTrait', { copy: 'wizard', replaced: 'cultist' })).toBe('MK-CULT-02')
  })

  test('[MK-CULT-04] [MK-CULT-05] a pile of their own, never reshuffled', () => {
    const hand = ['cultist', 'sword', 'mail', 'boots', 'charm', 'helmet']
    const t = table('cthulhu', { seats: { ana: { hand }, bob: {}, cyd: {} } })
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    t.choose('ana', 'give', { copy: 'cultist', seat: 'ana' })
    expect(t.pile('cultPile')).toEqual(['cultist'])
    expect(t.pile('doorDiscards')).toEqual([])
  })

  test('[MK-CULT-04] one that is still hidden goes back to the deck like any other card', () => {
    const glance = special('glance', {
      uses: [use('ownTurn', [peek('door', 2), putBack({ zone: 'peeked', take: { upTo: 1 } }, 'bottom')])],
    })
    const t = table('cthulhu', {
      seats: { ...three, ana: { hand: ['glance'] } },
      cards: [glance],
      doors: ['cultist', 'rat', 'imp'],
    })
    t.choose('ana', 'play', { copy: 'glance' }).choose('ana', 'pick', { copy: 'cultist' })
    expect(t.pile('doorDeck')).toEqual(['rat', 'imp', 'cultist'])
  })

  test('[MK-CULT-06] by a card of the pile, which replaces a class; an empty pile does nothing', () => {
    const t = table('cthulhu', {
      seats: { ana: { hand: ['call'] }, bob: { table: ['wizard'] }, cyd: {} },
      cards: [call],
      cultPile: ['cultist'],
    })
    t.choose('ana', 'curse', { copy: 'call', seat: 'bob' })
    if (t.asked().decision === 'whichClassForCult') t.choose('bob', 'pick', { copy: 'wizard' })
    expect(t.table('bob')).toEqual(['cultist'])
    expect(t.pile('doorDiscards').sort()).toEqual(['call', 'wizard'])
    const empty = table('cthulhu', { seats: { ana: { hand: ['call'] }, bob: {}, cyd: {} }, cards: [call] })
    empty.choose('ana', 'curse', { copy: 'call', seat: 'bob' })
    expect(empty.table('bob')).toEqual([])
  })

  test('[MK-CULT-07] a Cultist becomes nothing new', () => {
    const t = table('cthulhu', {
      seats: { ana: { hand: ['call'] }, bob: { table: ['cultist'] }, cyd: {} },
      cards: [call],
      cultPile: ['cultist', 'cultist'],
    })
    t.choose('ana', 'curse', { copy: 'call', seat: 'bob' })
    expect(t.pile('cultPile').length).toBe(2)
  })

  test('[MK-CULT-09] [EX-33] [MK-WIN-06] [EX-35] the last outsider gains a level, and wins by it at nine', () => {
    const t = table('cthulhu', {
      seats: {
        ana: { hand: ['call'], table: ['cultist'] },
        bob: { table: ['cultist'] },
        cyd: { level: 5 },
        dan: { level: 9 },
      },
      cards: [call],
      cultPile: ['cultist'],
    })
    t.choose('ana', 'curse', { copy: 'call', seat: 'cyd' })
    expect(t.level('dan')).toBe(10)
    expect(t.winners()).toEqual(['dan'])
  })

  test('[MK-CULT-10] [EX-34] all Cultists: the highest level wins, ties share', () => {
    const t = table('cthulhu', {
      seats: {
        ana: { level: 4, hand: ['call'], table: ['cultist'] },
        bob: { level: 7, table: ['cultist'] },
        cyd: { level: 5 },
      },
      cards: [call],
      cultPile: ['cultist'],
    })
    t.choose('ana', 'curse', { copy: 'call', seat: 'cyd' })
    expect(t.over()).toBe(true)
    expect(t.winners()).toEqual(['bob'])
  })

  test('[MK-CULT-11] two at once end the game, and nobody gains the level before', () => {
    const all = {
      ...call,
      id: 'all',
      effect: [{ do: 'each', who: 'everyone', effect: [{ do: 'become', trait: 'cultist', who: 'each' }] }],
    } as const
    const t = table('cthulhu', {
      seats: { ana: { level: 4, hand: ['all'], table: ['cultist'] }, bob: { level: 3 }, cyd: { level: 5 } },
      cards: [all as never],
      cultPile: ['cultist', 'cultist'],
    })
    t.choose('ana', 'curse', { copy: 'all', seat: 'ana' })
    expect(t.over()).toBe(true)
    expect([t.level('bob'), t.level('cyd')]).toEqual([3, 5])
    expect(t.winners()).toEqual(['cyd'])
  })

  test('[MK-CULT-03] [MK-CULT-08] a card may free one of two, never the last', () => {
    const free = { ...call, id: 'free', effect: [{ do: 'loseTrait', kind: 'class' }] } as const
    const t = table('cthulhu', {
      seats: { ana: { hand: ['free', 'free'] }, bob: { table: ['cultist'] }, cyd: { table: ['cultist'] }, dan: {} },
      cards: [free as never],
    })
    t.choose('ana', 'curse', { copy: 'free', seat: 'bob' })
    expect(t.table('bob')).toEqual([])
    t.choose('ana', 'curse', { copy: 'free', seat: 'cyd' })
    expect(t.table('cyd')).toEqual(['cultist'])
  })

  test('[MK-CULT-08] the lone Cultist of a full table stays one while helping too', () => {
    const free = { ...call, id: 'free', effect: [{ do: 'loseTrait', kind: 'class' }] } as const
    const t = table('cthulhu', {
      seats: { ana: {}, bob: { table: ['cultist'] }, cyd: { hand: ['free'] }, dan: {}, eve: {}, fay: {} },
      cards: [free as never],
      facing: 'ogre',
      helper: 'bob',
    })
    t.choose('cyd', 'curse', { copy: 'free', seat: 'bob' })
    expect(t.table('bob')).toEqual(['cultist'])
  })

  test.each([
    [['loneCultist'], []],
    [['tenByKill'], ['cultist']],
  ] as const)('[MK-CULT-08] a card that lifts %s leaves the lone Cultist with %s', (overrides, left) => {
    const free = { ...call, id: 'free', overrides, effect: [{ do: 'loseTrait', kind: 'class' }] } as const
    const t = table('cthulhu', {
      seats: { ana: { hand: ['free'] }, bob: { table: ['cultist'] }, cyd: {} },
      cards: [free as never],
    })
    t.choose('ana', 'curse', { copy: 'free', seat: 'bob' })
    expect(t.table('bob')).toEqual(left)
  })

  test('[MK-CULT-02] a Cultist in play is no fuel; a second class comes by Super Munchkin', () => {
    const payer = trait('race', 'payer', {
      abilities: [{ use: 'any', cost: { discard: 1 }, effect: [{ do: 'loseLevels', levels: 1 }] }],
    } as never)
    const t = table('cthulhu', {
      seats: { ...three, ana: { hand: ['super-munchkin', 'wizard', 'cultist'], table: ['cultist', 'payer'] } },
      cards: [payer],
    })
    t.choose('ana', 'useAbility', { copy: 'payer' })
    const [inPlay] = [t.copy('cultist', 'ana', true)]
    expect(t.refused('ana', 'pay', { copy: inPlay })).toBe('MK-IDENT-09')
    t.choose('ana', 'pay', { copy: t.copy('cultist', 'ana') }) // from hand it is a card like any other
    expect(t.pile('cultPile')).toEqual(['cultist'])
    t.choose('ana', 'playMulti', { copy: 'super-munchkin', replaced: 'wizard' })
    expect(t.table('ana').sort()).toEqual(['cultist', 'payer', 'super-munchkin', 'wizard'])
  })

  test('[MK-CULT-05] the pile is neither reshuffled nor searched', () => {
    const t = table('cthulhu', {
      seats: { ...three, ana: { hand: ['rag'] } },
      cards: [
        special('rag', {
          uses: [{ use: 'any', effect: [{ do: 'search', cards: { zone: 'doorDiscards', by: 'you' } }] }],
        }),
      ],
      bareDecks: true,
      doors: [],
      doorDiscards: ['elf', 'dwarf'],
      cultPile: ['cultist'],
    })
    t.choose('ana', 'play', { copy: 'rag' })
    const found = t.offers('ana').flatMap(({ type, copy }) => (type === 'pick' ? [t.scene.printed(copy!).card.id] : []))
    expect(found.sort()).toEqual(['dwarf', 'elf'])
    t.choose('ana', 'pick', { copy: 'elf' })
    while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
    t.choose('ana', 'openDoor')
    expect(t.pile('cultPile')).toEqual(['cultist'])
    expect(t.pile('doorDeck')).not.toContain('cultist')
  })

  test('[MK-CULT-06] [DEC-37] of two classes one is chosen, and Super Munchkin stays', () => {
    const t = table('cthulhu', {
      seats: { ana: { hand: ['call'] }, bob: { table: ['wizard', 'priest', 'super-munchkin'] }, cyd: {} },
      cards: [call],
      cultPile: ['cultist'],
    })
    t.choose('ana', 'curse', { copy: 'call', seat: 'bob' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'whichClassForCult' })
    const silent = t.game.write(t.game.waits(t.state)[0]!.fallback)
    expect(t.scene.printed(silent.copy!).card.id).toBe('wizard') // the first that came
    t.choose('bob', 'pick', { copy: 'priest' })
    expect(t.table('bob').sort()).toEqual(['cultist', 'super-munchkin', 'wizard'])
  })

  test('[MK-CULT-06] [MK-CARD-17] in his own turn the cult is added by Super Munchkin; the question is put whatever he holds', () => {
    for (const hand of [['super-munchkin'], ['rat']]) {
      const t = table('cthulhu', {
        seats: { ana: { table: ['wizard'], hand }, bob: { hand: ['call'] }, cyd: {} },
        cards: [call],
        cultPile: ['cultist'],
      })
      t.choose('bob', 'curse', { copy: 'call', seat: 'ana' })
      expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichClassForCult' })
      expect(t.offers('ana').filter(({ type }) => type === 'pick')).toHaveLength(hand[0] === 'rat' ? 1 : 2)
      if (hand[0] === 'rat') continue
      t.choose('ana', 'pick', { copy: t.copy('super-munchkin', 'ana') })
      expect(t.table('ana').sort()).toEqual(['cultist', 'super-munchkin', 'wizard'])
    }
    const others = table('cthulhu', {
      seats: { ana: { hand: ['call'] }, bob: { table: ['wizard'], hand: ['super-munchkin'] }, cyd: {} },
      cards: [call],
      cultPile: ['cultist'],
    }).choose('ana', 'curse', { copy: 'call', seat: 'bob' })
    expect(others.refused('bob', 'pick', { copy: others.copy('super-munchkin', 'bob') })).toBe('MK-CARD-06')
    expect(others.offers('bob').filter(({ type }) => type === 'pick')).toHaveLength(1)
  })

  test('[MK-CULT-06] Super Munchkin brings nobody into the cult while he is asked for something else', () => {
    const t = table('cthulhu', {
      seats: { ana: { table: ['elf', 'dwarf', 'wizard'], hand: ['super-munchkin', 'helmet'] }, bob: {}, cyd: {} },
      cultPile: ['cultist'],
    }).choose('ana', 'playItem', { copy: 'helmet' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'whichRace' })
    expect(t.refused('ana', 'pick', { copy: t.copy('super-munchkin', 'ana') })).toBe('MK-CARD-06')
    expect(t.offers('ana').filter(({ type }) => type === 'pick')).toHaveLength(2)
    expect(t.choose('ana', 'pick', { copy: 'elf' }).table('ana')).not.toContain('cultist')
  })

  test('[MK-CULT-09] who died this turn gains it all the same, unless the dead are dead', () => {
    const seats = { ana: { hand: ['call'], table: ['cultist'] }, bob: {}, cyd: { level: 5 } }
    for (const [box, life, level] of [
      ['cthulhu', REBORN, 6],
      ['cthulhu+zombies', DEAD, 5],
    ] as const) {
      const t = table(box, { seats, cards: [call], cultPile: ['cultist'] })
      t.state[seatCell(2, LIFE)] = life
      t.choose('ana', 'curse', { copy: 'call', seat: 'bob' })
      expect([box, t.level('cyd')]).toEqual([box, level])
    }
  })

  test('[MK-CULT-09] each time the table passes into the state', () => {
    const free = { ...call, id: 'free', effect: [{ do: 'loseTrait', kind: 'class' }] } as const
    const t = table('cthulhu', {
      seats: { ana: { hand: ['call', 'call', 'free'], table: ['cultist'] }, bob: {}, cyd: { level: 5 } },
      cards: [call, free as never],
      cultPile: ['cultist'],
    })
    t.choose('ana', 'curse', { copy: 'call', seat: 'bob' })
    expect(t.level('cyd')).toBe(6)
    t.choose('ana', 'curse', { copy: 'free', seat: 'bob' }).choose('ana', 'curse', { copy: 'call', seat: 'bob' })
    expect(t.level('cyd')).toBe(7)
  })

  test('[MK-CULT-10] those tied for the highest share it; the dead of a mix do not win', () => {
    const seats = {
      ana: { level: 7, hand: ['call'], table: ['cultist'] },
      bob: { level: 7, table: ['cultist'] },
      cyd: { level: 5 },
    }
    for (const [box, winners] of [
      ['cthulhu', ['ana', 'bob']],
      ['cthulhu+base', ['ana']],
    ] as const) {
      const t = table(box, { seats, cards: [call], cultPile: ['cultist'] })
      if (box === 'cthulhu+base') t.state[seatCell(1, LIFE)] = DEAD
      t.choose('ana', 'curse', { copy: 'call', seat: 'cyd' })
      expect(t.winners()).toEqual(winners)
    }
  })

  test('[MK-CULT-08] when one effect strikes all Cultists, the last of them stays one', () => {
    const purge = {
      ...call,
      id: 'purge',
      effect: [{ do: 'each', who: 'everyone', effect: [{ do: 'loseTrait', kind: 'class' }] }],
    } as const
    const t = table('cthulhu', {
      seats: { ana: { hand: ['purge'] }, bob: { table: ['cultist'] }, cyd: { table: ['cultist'] }, dan: {} },
      cards: [purge as never],
    })
    t.choose('ana', 'curse', { copy: 'purge', seat: 'ana' })
    expect([...t.table('bob'), ...t.table('cyd')]).toEqual(['cultist'])
  })
})
