// Zones, decks, hands, and the rules about rules: MK-CARD, MK-META, MK-SETUP.

import { take, use } from '@brouhaha/cards'
import { WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { curse, item, monster, oneShot, special, trait } from '../fixture/cards.ts'
import { ability } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('[TABLE-UNDO] what may be taken back', () => {
  test.each(Object.keys(three))('a card that was laid out of one’s own hand may be taken up again: %s', (name) => {
    const t = table('base', { seats: { ...three, [name]: { hand: ['elf'] } }, active: name })
    expect(t.choose(name, 'playTrait', { copy: 'elf' }).isFinal()).toBe(false)
  })

  test('a class that was given up stays so', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['wizard'] } } })
    expect(t.choose('ana', 'dropTrait', { copy: 'wizard' }).isFinal()).toBe(true)
  })

  test.each(['ana', 'dan'])('what %s takes out of the discards is out of them', (name) => {
    const digger = ability('digger', use('any', [take({ zone: 'doorDiscards' }, 'you')]))
    const seats = { ...three, dan: {}, [name]: { table: ['digger'] } }
    const t = table('base', { seats, cards: [digger], doorDiscards: ['elf'] })
    t.choose(name, 'useAbility', { copy: 'digger' })
    expect([t.hand(name), t.isFinal()]).toEqual([['elf'], true])
  })
})

describe('zones', () => {
  test('[MK-CARD-01] each card to the pile of its back', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['lose-item'] }, bob: { table: ['sword'] } } })
    t.choose('ana', 'curse', { copy: 'lose-item', seat: 'bob' })
    expect([t.pile('doorDiscards'), t.pile('treasureDiscards')]).toEqual([['lose-item'], ['sword']])
  })

  test('[MK-CARD-02] [MK-CARD-03] everybody sees the top of the discards and their number, nothing below', () => {
    const t = table('base', { seats: three, doorDiscards: ['elf', 'wizard', 'imp'], treasureDiscards: ['sword'] })
    const seen = JSON.stringify(t.game.view(t.state, WATCHER))
    expect(seen).toContain('"elf"')
    expect(seen).not.toContain('"wizard"')
    expect(seen).not.toContain('"imp"')
    expect(seen).toContain('"sword"')
  })

  test('[MK-CARD-06] what lies before a player is public', () => {
    const seats = {
      ...three,
      ana: { level: 4, table: ['elf', 'wizard', 'voodoo', 'fast', 'sword', 'squire', 'half-breed'] },
    }
    const t = table('base+star+zombies', { seats })
    const seen = JSON.stringify(t.game.view(t.state, t.seat('bob')))
    for (const id of seats.ana.table) expect(seen).toContain(`"${id}"`)
  })

  test('[MK-CARD-07] [MK-CARD-21] losses of items never reach into the hand', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['lose-item'] }, bob: { hand: ['sword'] } } })
    t.choose('ana', 'curse', { copy: 'lose-item', seat: 'bob' })
    expect(t.hand('bob')).toEqual(['sword'])
  })

  test('[MK-CARD-21] “a card” without a zone: the owner chooses hand or table', () => {
    const cards = [curse('toll', { do: 'discard', cards: { zone: 'either' } })]
    const t = table('base', {
      seats: { ...three, ana: { hand: ['toll'] }, bob: { hand: ['mail', 'boots'], table: ['sword'] } },
      cards,
    })
    t.choose('ana', 'curse', { copy: 'toll', seat: 'bob' })
    expect(t.offers('bob').filter(({ type }) => type === 'pick').length).toBe(3)
    t.choose('bob', 'pick', { copy: 'mail' })
    expect(t.hand('bob')).toEqual(['boots'])
  })

  test('[MK-CARD-11] a level card is used once', () => {
    const t = table('star', { seats: { ...three, ana: { hand: ['level-up'] } } })
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.level('ana')).toBe(2)
    expect(t.pile('treasureDiscards')).toEqual(['level-up'])
  })

  test('[MK-CARD-12] a one-shot stays with the fight, and goes when it is over', () => {
    const t = table('base', {
      seats: { ...three, ana: { hand: ['potion-3'] } },
      facing: 'giant',
      rolls: { runAway: [6] },
    })
    t.choose('ana', 'play', { copy: 'potion-3', index: 0 })
    expect(t.pile('treasureDiscards')).toEqual([])
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(t.pile('treasureDiscards')).toEqual(['potion-3'])
  })

  test('[MK-CARD-13] level cards on anybody, at any time, never to the tenth', () => {
    const t = table('base', {
      seats: { ana: { level: 5 }, bob: { level: 9, hand: ['level-up', 'level-up'] }, cyd: {} },
      facing: 'ogre',
    })
    t.choose('bob', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.level('ana')).toBe(6)
    expect(t.refused('bob', 'play', { copy: 'level-up', index: 'bob' })).toMatch(/^MK-(LEVEL-08|META-08|CARD-13)$/)
    expect(t.hand('bob')).toEqual(['level-up'])
  })

  test('[MK-CARD-16] the whole hand as a price needs a hand', () => {
    const mage = trait('class', 'mage', {
      abilities: [
        {
          use: 'ownCombat',
          cost: { discard: 'hand' },
          effect: [{ do: 'remove', monster: 'only', treasureOnRemoval: true }],
        },
      ],
    } as never)
    const empty = table('base', { seats: { ...three, ana: { table: ['mage'] } }, cards: [mage], facing: 'ogre' })
    expect(empty.offered('ana', 'useAbility')).toBe(false)
    const one = table('base', {
      seats: { ...three, ana: { hand: ['sword'], table: ['mage'] } },
      cards: [mage],
      facing: 'ogre',
    })
    one.choose('ana', 'useAbility', { copy: 'mage', use: 0 })
    expect(one.hand('ana')).toEqual([])
    expect(one.asked().decision).toBe('kill')
  })
})

describe('what beats what', () => {
  const tenth = special('even-the-tenth', {
    deck: 'treasure',
    levelCard: true,
    overrides: ['tenByKill'],
    uses: [{ use: 'any', effect: [{ do: 'gainLevels', levels: 1, to: 'target' }] }],
  })
  const reward = special('banish-and-gain', {
    deck: 'treasure',
    uses: [
      {
        use: 'combat',
        effect: [
          { do: 'remove', monster: 'named', treasureOnRemoval: false },
          { do: 'gainLevels', levels: 1, to: 'main' },
        ],
      },
    ],
  })

  test.each([
    ['base', true],
    ['zombies', true],
    ['star', false],
    ['cthulhu', false],
  ] as const)('[MK-META-04] [MK-META-08] [MK-WIN-03] a card that says “even the tenth”: %s', (box, wins) => {
    const t = table(box, { seats: { ...three, ana: { level: 9, hand: ['even-the-tenth'] } }, cards: [tenth] })
    if (wins) {
      t.choose('ana', 'play', { copy: 'even-the-tenth', index: 'ana' })
      expect(t.winners()).toEqual(['ana'])
    } else {
      expect(t.refused('ana', 'play', { copy: 'even-the-tenth', index: 'ana' })).toMatch(/^MK-/)
      expect(t.hand('ana')).toEqual(['even-the-tenth'])
    }
  })

  test.each([
    ['base', 3],
    ['zombies', 3],
    ['star', 4],
    ['cthulhu', 4],
  ] as const)('[MK-META-04] [MK-META-06] a card that gives a level for no kill: %s', (box, level) => {
    const t = table(box, {
      seats: { ...three, ana: { level: 3, hand: ['banish-and-gain'] } },
      cards: [reward],
      facing: 'ogre',
    })
    t.choose('ana', 'play', { copy: 'banish-and-gain', index: 0 }).close()
    expect(t.level('ana')).toBe(level)
  })

  test('[MK-META-07] what a removed monster pays comes when the fight is over', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 5, hand: ['banish'] } },
      facing: ['ogre', 'rat'],
      treasures: ['sword', 'mail', 'boots'],
    })
    t.choose('ana', 'play', { copy: 'banish', index: 0 })
    expect(t.hand('ana')).toEqual([])
    t.win('ana')
    expect(t.hand('ana').length).toBe(3)
    const types = t.types()
    expect(types.indexOf('combatEnd')).toBeLessThan(types.indexOf('treasureDrawn'))
  })

  test('[MK-META-10] a player’s level stops at 1 in cthulhu too', () => {
    const t = table('cthulhu', { seats: { ...three, ana: { hand: ['lose-level'] } } })
    t.choose('ana', 'curse', { copy: 'lose-level', seat: 'bob' })
    expect(t.level('bob')).toBe(1)
  })

  test('[MK-META-13] every enemy is a monster to a card that names one', () => {
    const cards = [monster('delivery-man', 6)]
    const t = table('zombies', { seats: { ...three, bob: { hand: ['shoo'] } }, cards, facing: 'delivery-man' })
    t.choose('bob', 'play', { copy: 'shoo', index: 0 })
    expect(t.pile('doorDiscards')).toEqual(['delivery-man'])
  })

  test('[MK-META-14] [MK-MIX-04] a trap is a curse: what cancels one cancels the other', () => {
    const cards = [
      curse('trap', { do: 'loseLevels', levels: 1 }),
      special('never-mind', { deck: 'treasure', uses: [{ use: 'ownCurse', effect: [{ do: 'cancel' }] }] }),
    ]
    const t = table('star', {
      seats: { ...three, ana: { hand: ['trap'] }, bob: { level: 3, hand: ['never-mind'] } },
      cards,
    })
    t.choose('ana', 'curse', { copy: 'trap', seat: 'bob' })
    expect(t.asked().decision).toBe('curse')
    t.choose('bob', 'play', { copy: 'never-mind' })
    expect(t.level('bob')).toBe(3)
  })

  test('[MK-META-16] plays take effect in the order in which they come', () => {
    const t = table('base', {
      seats: { ana: { level: 7 }, bob: { hand: ['potion-3'] }, cyd: { hand: ['potion-2'] } },
      facing: 'ogre',
    })
    t.choose('ana', 'claim').choose('bob', 'play', { copy: 'potion-3', index: 1 })
    expect(t.asked().decision).toBe('fightOrRun')
    t.choose('cyd', 'play', { copy: 'potion-2', index: 1 })
    expect(t.totals()).toEqual([7, 11])
  })

  test('[MK-META-17] a card beats a ruling: help while winning', () => {
    const cards = [item('flag', 0, { abilities: [{ permits: 'askWhileWinning' }] })]
    const t = table('base', { seats: { ...three, ana: { level: 9, table: ['flag'] } }, cards, facing: 'ogre' })
    expect(t.winning()).toBe(true)
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })
    expect(t.asked().seats).toEqual(['bob'])
  })
})

describe('opening plays', () => {
  const opened = (box: string, hand: readonly string[]) => table(box, { seats: { ...three, ana: { hand } } })

  test('[MK-SETUP-08] one race and one class', () => {
    const t = opened('star', ['elf', 'dwarf', 'wizard'])
    t.choose('ana', 'playTrait', { copy: 'elf' }).choose('ana', 'playTrait', { copy: 'wizard' })
    expect(t.refused('ana', 'playTrait', { copy: 'dwarf' })).toBe('MK-IDENT-07')
  })

  test('[MK-SETUP-10] Super Munchkin with two classes', () => {
    const t = opened('cthulhu', ['wizard', 'priest', 'super-munchkin'])
    t.choose('ana', 'playTrait', { copy: 'wizard' }).choose('ana', 'playMulti', {
      copy: 'super-munchkin',
      replaced: 'priest',
    })
    expect(t.table('ana').length).toBe(3)
  })
})

describe('items that are more', () => {
  test('[MK-ITEM-01] what a card shows is what it has', () => {
    const t = table('base', { seats: { ...three, ana: { table: ['anvil'] } } })
    const printed = t.scene.printed(t.copy('anvil', 'ana'))
    expect([printed.bonus, printed.value, printed.big, printed.slot]).toEqual([2, 300, true, null])
  })

  test('[MK-ITEM-15] some one-shots work outside a fight', () => {
    const ring = oneShot('ring', 0, { uses: [{ use: 'any', effect: [{ do: 'gainLevels', levels: 1, to: 'you' }] }] })
    const t = table('zombies', { seats: { ...three, ana: { hand: ['ring', 'potion-2'] } }, cards: [ring] })
    expect(t.refused('ana', 'play', { copy: 'potion-2', index: 0 })).toMatch(/^MK-/)
    t.choose('ana', 'play', { copy: 'ring' })
    expect(t.level('ana')).toBe(2)
  })

  test('[MK-POWER-09] powers and mojos are not traded', () => {
    const t = table('zombies', { seats: { ...three, ana: { level: 5, table: ['fast', 'voodoo'] } } })
    for (const id of ['fast', 'voodoo'])
      expect(t.refusedForm('ana', { type: 'trade', seat: 1, gives: [t.copy(id, 'ana')], wants: [] }).rule).toMatch(
        /^MK-(TRADE-01|POWER-09)$/,
      )
  })

  test('[MK-HORDE-05] a priest’s bonus holds against every Undead, even if he is one', () => {
    const priest = trait('class', 'exorcist', {
      abilities: [{ figure: 'strength', add: 3, when: { facing: { tag: 'undead' } } }],
    } as never)
    const t = table('base+zombies', {
      seats: { ...three, ana: { table: ['exorcist', 'voodoo'] } },
      cards: [priest],
      facing: 'ghoul',
    })
    expect(t.totals()[0]).toBe(4)
  })

  test('[MK-ACO-12] a card against servants hits any acolyte', () => {
    const cards = [curse('kill-servant', { do: 'discard', cards: { zone: 'table', filter: { kind: 'acolyte' } } })]
    const t = table('base+star', {
      seats: { ...three, ana: { hand: ['kill-servant'] }, bob: { table: ['squire'] } },
      cards,
    })
    t.choose('ana', 'curse', { copy: 'kill-servant', seat: 'bob' })
    expect(t.table('bob')).toEqual([])
  })

  test('[MK-HELP-07] a helper’s own ability counts, and the main fighter wins by it', () => {
    const slayer = trait('class', 'slayer', {
      abilities: [{ use: 'ownCombat', effect: [{ do: 'kill', monster: 'only' }] }],
    } as never)
    const t = table('zombies', {
      seats: { ...three, bob: { table: ['slayer'] } },
      cards: [slayer],
      facing: 'ogre',
      helper: 'bob',
    })
    t.choose('bob', 'useAbility', { copy: 'slayer', use: 0 }).close()
    expect([t.level('ana'), t.level('bob')]).toEqual([2, 1])
    expect(t.hand('ana').length).toBe(2)
  })
})
