import { describe, expect, test } from 'vitest'
import { DEAD, LIFE, seatAt } from '../../src/layout.ts'
import { curse, item, monster, oneShot, special, trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

const BOXES = ['base', 'star', 'cthulhu', 'zombies'] as const
const three = { ana: {}, bob: {}, cyd: {} }

describe('strength', () => {
  test('[MK-COMBAT-01] level and what is in use', () => {
    const t = table('base', { seats: { ...three, ana: { level: 4, table: ['sword'] } }, facing: 'rat' })
    expect(t.strength('ana')).toBe(7)
  })

  test('[MK-COMBAT-02] a monster’s level and its enhancers', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['furious'] } }, facing: 'ogre' })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'ogre' })
    expect(t.monster('ogre')).toBe(11)
  })

  test('[MK-COMBAT-03] [MK-COMBAT-04] winning needs strictly more', () => {
    const eight = table('base', { seats: { ...three, ana: { level: 8 } }, facing: ['ogre', 'rat'] })
    expect(eight.totals()).toEqual([8, 7])
    expect(eight.offered('ana', 'claim')).toBe(true)
    const seven = table('base', { seats: { ...three, ana: { level: 7 } }, facing: ['ogre', 'rat'] })
    expect(seven.offered('ana', 'claim')).toBe(false)
    expect(seven.refused('ana', 'claim')).toBe('MK-COMBAT-03')
  })

  test('[MK-COMBAT-04] a tie is won by whoever wins ties, main or helper', () => {
    const warrior = trait('class', 'warrior', { abilities: [{ permits: 'winTies' }] } as never)
    const main = table('base', {
      seats: { ...three, ana: { level: 6, table: ['warrior'] } },
      cards: [warrior],
      facing: 'ogre',
    })
    expect(main.winning()).toBe(true)
    const helped = table('base', {
      seats: { ...three, ana: { level: 5 }, bob: { level: 1, table: ['warrior'] } },
      cards: [warrior],
      facing: 'ogre',
      helper: 'bob',
    })
    expect(helped.winning()).toBe(true)
    const more = table('base', {
      seats: { ...three, ana: { level: 6, table: ['warrior'] } },
      cards: [warrior],
      facing: ['ogre', 'rat'],
    })
    expect(more.winning()).toBe(false)
  })

  test('[MK-COMBAT-05] [MK-META-05] a player’s strength may be less than nothing', () => {
    const weak = item('millstone', -5)
    const t = table('zombies', {
      seats: { ...three, ana: { table: ['millstone'] }, bob: { hand: ['baby', 'baby'] } },
      cards: [weak],
      facing: 'rat',
    })
    expect(t.strength('ana')).toBe(-4)
    t.choose('bob', 'enhance', { copy: 'baby', slot: 0 }).choose('bob', 'enhance', { copy: 'baby', slot: 0 })
    expect(t.totals()).toEqual([-4, -5])
    expect(t.winning()).toBe(true)
  })

  test.each([
    ['base', -2, -1, -3],
    ['star', 1, 2, 1],
    ['cthulhu', 0, 0, 0],
    ['zombies', -2, -1, -3],
  ] as const)('[MK-COMBAT-06] [MK-META-09] [MK-META-10] floors: %s', (box, single, both, left) => {
    const t = table(box, { seats: { ...three, bob: { hand: ['baby'] } }, facing: 'rat' })
    t.choose('bob', 'enhance', { copy: 'baby', slot: 0 })
    expect(t.monster('rat')).toBe(single)
    const two = table(box, {
      seats: { ...three, bob: { hand: ['acid', 'shoo'] } },
      cards: [oneShot('acid', -5)],
      facing: ['imp', 'imp'],
    })
    two.choose('bob', 'play', { copy: 'acid', index: 1 })
    expect(two.totals()[1]).toBe(both)
    two.choose('bob', 'play', { copy: 'shoo', index: 0 })
    expect(two.totals()[1]).toBe(left)
  })

  test('[MK-META-15] [MK-COMBAT-37] [MK-COMBAT-43] bonuses against traits count once each and add up', () => {
    const picky = monster('picky', 5, {
      strength: [
        { add: 3, when: { anyFighter: { has: 'elf' } } },
        { add: 2, when: { anyFighter: { has: 'priest' } } },
      ],
    })
    const one = table('base', {
      seats: { ...three, ana: { table: ['elf', 'priest'] } },
      cards: [picky],
      facing: 'picky',
    })
    expect(one.monster('picky')).toBe(10)
    const two = table('base', {
      seats: { ana: { table: ['elf'] }, bob: { table: ['elf', 'priest'] }, cyd: {} },
      cards: [picky],
      facing: 'picky',
      helper: 'bob',
    })
    expect(two.monster('picky')).toBe(10)
    const none = table('base', { seats: three, cards: [picky], facing: 'picky' })
    expect(none.monster('picky')).toBe(5)
  })

  test('[MK-COMBAT-22] several monsters are one sum', () => {
    const ten = table('base', { seats: { ...three, ana: { level: 9, table: ['dagger'] } }, facing: ['ghoul', 'ogre'] })
    expect(ten.totals()).toEqual([10, 10])
    expect(ten.winning()).toBe(false)
    const eleven = table('base', { seats: { ...three, ana: { level: 9, table: ['mail'] } }, facing: ['ghoul', 'ogre'] })
    expect(eleven.winning()).toBe(true)
  })

  test('[MK-COMBAT-26] a fight rule of one monster holds for the whole fight', () => {
    const bare = monster('bare', 3, { fightRules: [{ ignored: 'items' }] })
    const t = table('zombies', {
      seats: { ...three, ana: { level: 5, table: ['sword'] } },
      cards: [bare],
      facing: ['rat', 'bare'],
    })
    expect(t.totals()).toEqual([5, 4])
  })

  test('[MK-COMBAT-28] [EX-22] enhancers add up in any order', () => {
    const t = table('cthulhu', { seats: { ...three, bob: { hand: ['furious', 'baby', 'furious'] } }, facing: 'ogre' })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 0 })
    t.choose('bob', 'enhance', { copy: 'baby', slot: 0 }).choose('bob', 'enhance', { copy: 'furious', slot: 0 })
    expect(t.monster('ogre')).toBe(13)
  })

  test('[MK-COMBAT-35] levels gained in a fight count at once', () => {
    const t = table('base', { seats: { ...three, ana: { level: 6, hand: ['level-up'] } }, facing: 'ogre' })
    expect(t.winning()).toBe(false)
    t.choose('ana', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.totals()).toEqual([7, 6])
  })
})

describe('rewards', () => {
  test('[MK-COMBAT-07] one level, or two where the monster says so', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 3, table: ['halberd', 'crown', 'plate'] } },
      facing: 'giant',
    })
    expect(t.totals()).toEqual([13, 12])
    t.win('ana')
    expect(t.level('ana')).toBe(5)
  })

  test('[MK-COMBAT-08] each monster’s level', () => {
    const t = table('base', { seats: { ...three, ana: { level: 5, table: ['sword'] } }, facing: ['rat', 'ogre'] })
    t.win('ana')
    expect(t.level('ana')).toBe(7)
  })

  test('[MK-COMBAT-09] [MK-META-06] [MK-WIN-02] getting rid of it is no kill', () => {
    const t = table('base', { seats: { ...three, ana: { level: 9, hand: ['banish'] } }, facing: 'giant' })
    t.choose('ana', 'play', { copy: 'banish', index: 0 }).close()
    expect(t.level('ana')).toBe(9)
    expect(t.over()).toBe(false)
  })

  test.each(BOXES)('[MK-COMBAT-10] treasure for a removed monster is what the card says: %s', (box) => {
    for (const [copy, treasures] of [
      ['banish', 2],
      ['shoo', 0],
    ] as const) {
      const t = table(box, { seats: { ...three, ana: { hand: [copy] } }, facing: 'ogre', treasures: ['sword', 'mail'] })
      t.choose('ana', 'play', { copy, index: 0 }).close()
      expect(t.hand('ana').length).toBe(treasures)
    }
  })

  test('[MK-COMBAT-20] [MK-TREAS-01] as many treasures as the monster shows', () => {
    const rich = monster('rich', 1, { treasures: 3 })
    const t = table('base', {
      seats: { ...three, ana: { level: 5 } },
      cards: [rich],
      facing: 'rich',
      treasures: ['sword', 'mail', 'boots', 'charm'],
    })
    t.win('ana')
    expect(t.hand('ana')).toEqual(['sword', 'mail', 'boots'])
  })

  test('[MK-COMBAT-19] [MK-TURN-13] the fight is cleared away before any reward', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 5, hand: ['potion-2'] }, bob: { hand: ['furious'] } },
      facing: 'rat',
      treasures: ['sword'],
    })
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).choose('bob', 'enhance', { copy: 'furious', slot: 0 })
    t.win('ana')
    const types = t.types()
    expect(types.indexOf('combatEnd')).toBeLessThan(types.indexOf('levelGained'))
    expect(types.indexOf('levelGained')).toBeLessThan(types.indexOf('treasureDrawn'))
    expect(t.pile('doorDiscards').sort()).toEqual(['furious', 'rat'])
    expect(t.pile('treasureDiscards')).toEqual(['potion-2'])
  })

  test('[MK-TURN-13] in star and cthulhu treasure waits for the loot phase', () => {
    const t = table('star', { seats: { ...three, ana: { level: 5 } }, facing: 'rat', treasures: ['sword'] })
    t.win('ana')
    const types = t.events().map((event) => (event.type === 'phase' ? `phase ${event.phase}` : event.type))
    expect(types.indexOf('levelGained')).toBeLessThan(types.indexOf('phase 3'))
    expect(types.indexOf('phase 3')).toBeLessThan(types.indexOf('treasureDrawn'))
  })

  test('[MK-COMBAT-41] [EX-01] what the monster says when it is killed with help', () => {
    const pizza = monster('pizza', 6, { treasures: 2, onKill: [{ do: 'gainLevels', levels: 1, to: 'helper' }] })
    const t = table('zombies', {
      seats: {
        ana: { level: 4, table: ['sword'] },
        manu: { level: 5, hand: ['furious'] },
        yuri: { level: 3, table: ['halberd', 'crown'] },
      },
      cards: [pizza],
      facing: 'pizza',
      helper: 'yuri',
      treasures: ['helmet', 'mail', 'boots'],
    })
    t.choose('manu', 'enhance', { copy: 'furious', slot: 'pizza' })
    expect(t.totals()).toEqual([17, 11])
    t.win('ana')
    expect([t.level('ana'), t.level('yuri')]).toEqual([5, 4])
    expect(t.hand('ana').length).toBe(3)
    expect(t.hand('yuri')).toEqual([])
    expect(t.pile('doorDiscards').sort()).toEqual(['furious', 'pizza'])
  })

  test('[MK-COMBAT-45] an automatic kill is a kill', () => {
    const snipe = special('snipe', {
      deck: 'treasure',
      uses: [{ use: 'combat', effect: [{ do: 'kill', monster: 'named' }] }],
    })
    const t = table('base', { seats: { ...three, ana: { level: 9, hand: ['snipe'] } }, cards: [snipe], facing: 'ogre' })
    t.choose('ana', 'play', { copy: 'snipe', index: 0 }).close()
    expect(t.level('ana')).toBe(10)
    expect(t.winners()).toEqual(['ana'])
  })
})

describe('the window', () => {
  test('[MK-COMBAT-16] nothing is final until it closes', () => {
    const t = table('base', { seats: { ...three, ana: { level: 5 } }, facing: 'rat' })
    t.choose('ana', 'claim')
    expect(t.level('ana')).toBe(5)
    expect(t.asked().decision).toBe('kill')
    t.close()
    expect(t.level('ana')).toBe(6)
  })

  test('[MK-COMBAT-17] [MK-INT-05] [MK-CURSE-10] a reaction turns the result', () => {
    const t = table('base', { seats: { ...three, ana: { level: 7 }, bob: { hand: ['lose-level'] } }, facing: 'ogre' })
    t.choose('ana', 'claim').choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.totals()).toEqual([6, 6])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect(t.refused('ana', 'claim')).toBe('MK-COMBAT-03')
  })

  test('[MK-COMBAT-18] afterwards it is final', () => {
    const t = table('base', { seats: { ...three, ana: { level: 5 }, bob: { hand: ['furious'] } }, facing: 'rat' })
    t.win('ana')
    expect(t.refused('bob', 'enhance', { copy: 'furious', slot: 0 })).toBe('MK-COMBAT-27')
  })

  test('[MK-INT-08] every card played opens it again, under a new number', () => {
    const t = table('base', { seats: { ...three, ana: { level: 9 }, bob: { hand: ['potion-2'] } }, facing: 'rat' })
    t.choose('ana', 'claim')
    const first = t.gate()
    t.choose('bob', 'play', { copy: 'potion-2', index: 1 })
    expect(t.gate()).toBeGreaterThan(first)
    expect(t.level('ana')).toBe(9)
  })

  test('[MK-COMBAT-38] [MK-COMBAT-24] after the last removal nothing can be added, but curses come', () => {
    const t = table('base', {
      seats: {
        ...three,
        ana: { level: 3, hand: ['banish'] },
        bob: { hand: ['furious', 'wandering', 'rat', 'lose-level'] },
      },
      facing: 'ogre',
    })
    t.choose('ana', 'play', { copy: 'banish', index: 0 })
    expect(t.refused('bob', 'enhance', { copy: 'furious', slot: 0 })).toBe('MK-COMBAT-38')
    expect(t.refused('bob', 'play', { copy: 'wandering', index: 'rat' })).toMatch(/^MK-/)
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.level('ana')).toBe(2)
    t.close()
    expect(t.hand('ana').length).toBe(2)
    expect(t.types()).not.toContain('rolled')
  })
})

describe('what a fighter may do', () => {
  test('[MK-COMBAT-11] nothing else goes on before it is over', () => {
    const t = table('base', { seats: three, facing: 'ogre' })
    for (const verb of ['openDoor', 'loot', 'done', 'noTrouble'] as const)
      expect(t.refused('ana', verb)).toMatch(/^MK-/)
  })

  test('[MK-COMBAT-12] one-shots from hand and from the table', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['potion-2'], table: ['potion-3'] } }, facing: 'ogre' })
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).choose('ana', 'play', { copy: 'potion-3', index: 0 })
    expect(t.totals()).toEqual([6, 6])
  })

  test('[MK-COMBAT-13] [MK-COMBAT-14] [MK-COMBAT-15] equipment is frozen', () => {
    const t = table('base', {
      seats: { ...three, ana: { hand: ['sword'], table: ['mail', '-plate'] } },
      facing: 'ogre',
    })
    expect(t.refused('ana', 'playItem', { copy: 'sword' })).toBe('MK-COMBAT-14')
    expect(t.refused('ana', 'lay', { copy: 'mail' })).toBe('MK-COMBAT-13')
    expect(t.refused('ana', 'equip', { copy: 'plate' })).toBe('MK-COMBAT-13')
  })

  test('[MK-COMBAT-15] armour that is lost in a fight is not replaced by another that was carried', () => {
    const lose = curse('lose-armour', { do: 'discard', cards: { zone: 'worn', filter: { slot: 'armour' } } })
    for (const box of BOXES) {
      const t = table(box, {
        seats: { ana: { level: 4, table: ['plate', '-mail'] }, bob: { hand: ['lose-armour'] }, cyd: {} },
        cards: [lose],
        facing: 'giant',
      })
      expect(t.totals()[0]).toBe(7)
      t.choose('bob', 'curse', { copy: 'lose-armour', seat: 'ana' })
      expect(t.totals()[0]).toBe(4)
      expect(t.refused('ana', 'equip', { copy: 'mail' })).toBe('MK-COMBAT-13')
    }
  })

  test('[MK-META-03] a card that says so is equipped in a fight', () => {
    const quick = item('quick-blade', 3, { slot: 'oneHand', abilities: [{ permits: 'equipInCombat' }] })
    const t = table('base', { seats: { ...three, ana: { hand: ['quick-blade'] } }, cards: [quick], facing: 'ogre' })
    t.choose('ana', 'playItem', { copy: 'quick-blade' })
    expect(t.strength('ana')).toBe(4)
  })

  test('[MK-COMBAT-36] [MK-HELP-11] a helper plays no new items either', () => {
    const t = table('star', { seats: { ...three, bob: { hand: ['sword'] } }, facing: 'ogre', helper: 'bob' })
    expect(t.refused('bob', 'playItem', { copy: 'sword' })).toBe('MK-COMBAT-14')
  })

  test('[MK-COMBAT-21] [MK-COMBAT-39] losing: run; winning: claim, and no running', () => {
    const losing = table('base', { seats: three, facing: 'ogre' })
    expect(losing.offered('ana', 'run')).toBe(true)
    expect(losing.offered('ana', 'ask')).toBe(true)
    const winning = table('base', { seats: { ...three, ana: { level: 9 } }, facing: 'ogre' })
    expect(winning.offered('ana', 'run')).toBe(false)
    expect(winning.refused('ana', 'run')).toBe('MK-COMBAT-39')
  })

  test('[MK-COMBAT-23] nobody kills one and flees the other', () => {
    const t = table('base', { seats: { ...three, ana: { level: 6 } }, facing: ['ogre', 'imp'] })
    expect(t.offered('ana', 'claim')).toBe(false)
  })

  test('[MK-COMBAT-24] one is removed, the other is fought', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 5, hand: ['shoo'] } },
      facing: ['ogre', 'ghoul'],
      treasures: ['sword', 'mail'],
    })
    t.choose('ana', 'play', { copy: 'shoo', index: 0 }).win('ana')
    expect(t.level('ana')).toBe(6)
    expect(t.hand('ana')).toEqual(['sword'])
  })

  test('[MK-COMBAT-25] [MK-TREAS-06] remove one, flee the rest: no treasure', () => {
    const t = table('zombies', {
      seats: { ...three, ana: { hand: ['banish'] } },
      facing: ['ogre', 'giant'],
      rolls: { runAway: [6] },
    })
    t.choose('ana', 'play', { copy: 'banish', index: 0 }).choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(t.hand('ana')).toEqual([])
    expect(t.level('ana')).toBe(1)
  })
})

describe('interference', () => {
  test('[MK-COMBAT-27] [MK-INT-01] [MK-INT-03] outsiders enhance, and only in a combat', () => {
    const t = table('base', {
      seats: { ...three, bob: { hand: ['furious'] }, cyd: { hand: ['furious'] } },
      facing: 'rat',
    })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 0 }).choose('cyd', 'enhance', { copy: 'furious', slot: 0 })
    expect(t.monster('rat')).toBe(11)
    const peace = table('base', { seats: { ...three, bob: { hand: ['furious'] } } })
    expect(peace.refused('bob', 'enhance', { copy: 'furious', slot: 0 })).toBe('MK-COMBAT-27')
  })

  test('[MK-COMBAT-29] [MK-COMBAT-30] its player chooses the monster; its treasure grows', () => {
    const t = table('base', {
      seats: { ...three, ana: { level: 9, table: ['halberd', 'crown'] }, bob: { hand: ['furious'] } },
      facing: ['rat', 'ogre'],
      treasures: ['sword', 'mail', 'boots', 'charm'],
    })
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'rat' })
    expect([t.monster('rat'), t.monster('ogre')]).toEqual([6, 6])
  })

  test('[MK-COMBAT-40] a fighter enhances his own monster', () => {
    const t = table('base', { seats: { ...three, ana: { level: 9, hand: ['furious'] } }, facing: 'rat' })
    t.choose('ana', 'enhance', { copy: 'furious', slot: 0 })
    expect(t.monster('rat')).toBe(6)
  })

  test('[MK-COMBAT-33] [MK-INT-04] a wandering monster brings one from the same hand', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['wandering', 'ogre'] } }, facing: 'rat' })
    t.choose('bob', 'play', { copy: 'wandering', index: 'ogre' })
    expect(t.totals()[1]).toBe(7)
    expect(t.hand('bob')).toEqual([])
    const none = table('base', { seats: { ...three, bob: { hand: ['wandering'] } }, facing: 'rat' })
    expect(none.offered('bob', 'play')).toBe(false)
  })

  test('[MK-COMBAT-42] a monster in hand is of no other use', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['ogre'] } }, facing: 'rat' })
    expect(t.refused('bob', 'join', { copy: 'ogre' })).toBe('MK-HORDE-01')
    expect(t.refused('bob', 'fight', { copy: 'ogre' })).toMatch(/^MK-/)
  })

  test('[MK-COMBAT-31] [MK-COMBAT-32] [EX-23] a clone shares every enhancer, in any order', () => {
    const orders = [
      ['furious', 'clone'],
      ['clone', 'furious'],
    ]
    for (const order of orders) {
      const t = table('star', { seats: { ...three, bob: { hand: ['furious', 'clone', 'potion-3'] } }, facing: 'ghoul' })
      for (const card of order)
        if (card === 'clone') t.choose('bob', 'play', { copy: 'clone', index: 0 })
        else t.choose('bob', 'enhance', { copy: card, slot: 0 })
      expect(t.totals()[1]).toBe(18)
      t.choose('bob', 'play', { copy: 'potion-3', index: 1 })
      expect(t.totals()[1]).toBe(21)
    }
  })

  test('[MK-INT-02] one-shots act on a side and stay when a monster leaves', () => {
    const t = table('base', {
      seats: { ...three, bob: { hand: ['potion-3', 'potion-2', 'shoo'] } },
      facing: ['rat', 'imp'],
    })
    t.choose('bob', 'play', { copy: 'potion-3', index: 1 }).choose('bob', 'play', { copy: 'potion-2', index: 0 })
    expect(t.totals()).toEqual([3, 6])
    t.choose('bob', 'play', { copy: 'shoo', index: 0 })
    expect(t.totals()).toEqual([3, 5])
  })

  test('[MK-INT-06] help that costs the treasure', () => {
    const t = table('base', { seats: { ...three, bob: { hand: ['shoo'] } }, facing: 'ogre' })
    t.choose('bob', 'play', { copy: 'shoo', index: 0 }).close()
    expect([t.level('ana'), t.hand('ana').length]).toEqual([1, 0])
  })

  test('[MK-COMBAT-46] “before combat” is skipped for those who join, “when it enters” is not', () => {
    const early = monster('early', 1, { beforeCombat: [{ do: 'loseLevels', levels: 1, from: 'main' }] })
    const entering = monster('entering', 1, { onEntering: [{ do: 'loseLevels', levels: 1, from: 'main' }] })
    const cards = [early, entering]
    const first = table('base', { seats: { ...three, ana: { level: 5 } }, cards, doors: ['early'] })
    first.choose('ana', 'openDoor')
    expect(first.level('ana')).toBe(4)
    const late = table('base', {
      seats: { ...three, ana: { level: 5 }, bob: { hand: ['wandering', 'wandering', 'early', 'entering'] } },
      cards,
      facing: 'rat',
    })
    late.choose('bob', 'play', { copy: 'wandering', index: 'early' })
    expect(late.level('ana')).toBe(5)
    late.choose('bob', 'play', { copy: 'wandering', index: 'entering' })
    expect(late.level('ana')).toBe(4)
  })

  test('[MK-META-12] a monster card is one monster, whatever its name', () => {
    const t = table('cthulhu', {
      seats: { ...three, ana: { level: 5 } },
      cards: [monster('twins', 2)],
      facing: 'twins',
    })
    t.win('ana')
    expect(t.level('ana')).toBe(6)
  })
})

describe('the horde and the goths', () => {
  test('[MK-HORDE-01] [MK-HORDE-02] an Undead joins an Undead', () => {
    const t = table('zombies', { seats: { ...three, bob: { hand: ['wraith', 'ogre'] } }, facing: 'ghoul' })
    expect(t.refused('bob', 'join', { copy: 'ogre' })).toBe('MK-HORDE-01')
    t.choose('bob', 'join', { copy: 'wraith' })
    expect(t.totals()[1]).toBe(9)
    const other = table('zombies', { seats: { ...three, bob: { hand: ['wraith'] } }, facing: 'ogre' })
    expect(other.refused('bob', 'join', { copy: 'wraith' })).toBe('MK-HORDE-01')
  })

  test('[MK-COMBAT-22] [MK-HORDE-01] the table holds sixteen monsters, and the next one stays in hand', () => {
    const hand = Array.from({ length: 16 }, () => 'wraith')
    const t = table('zombies', { seats: { ...three, bob: { hand: [...hand, 'furious'] } }, facing: 'ghoul' })
    for (let joined = 1; joined < 16; joined++) t.choose('bob', 'join', { copy: 'wraith' })
    expect(t.refused('bob', 'join', { copy: 'wraith' })).toBe('MK-COMBAT-22')
    expect(t.offered('bob', 'join')).toBe(false)
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'ghoul' })
    expect(t.totals()[1]).toBe(9 + 15 * 5)
  })

  test('[MK-HORDE-03] [MK-HORDE-04] [MK-MIX-09] only where zombies are played, then for all boxes', () => {
    const alone = table('cthulhu', { seats: { ...three, bob: { hand: ['wraith'] } }, facing: 'ghoul' })
    expect(alone.refused('bob', 'join', { copy: 'wraith' })).toBe('MK-HORDE-01')
    const mix = table('cthulhu+zombies', { seats: { ...three, bob: { hand: ['wraith'] } }, facing: 'ghoul' })
    mix.choose('bob', 'join', { copy: 'wraith' })
    expect(mix.totals()[1]).toBe(9)
  })

  test('[MK-GOTH-02] [MK-GOTH-03] everybody is asked in turn, whatever they hold', () => {
    const t = table('cthulhu', { seats: three, doors: ['agoth'] })
    t.choose('ana', 'openDoor')
    for (const name of ['ana', 'bob', 'cyd']) {
      expect(t.asked()).toEqual({ seats: [name], decision: 'callGoth' })
      t.choose(name, 'decline')
    }
    expect(t.asked().decision).toBe('fightOrRun')
  })

  test('[MK-GOTH-03] each living player: the dead of a mix are passed over', () => {
    const t = table('cthulhu+zombies', { seats: three, doors: ['agoth'] })
    t.state[seatAt(1) + LIFE] = DEAD
    t.choose('ana', 'openDoor').choose('ana', 'decline')
    expect(t.asked()).toEqual({ seats: ['cyd'], decision: 'callGoth' })
  })

  test('[MK-GOTH-04] [MK-GOTH-05] one goth in all, and it calls no other', () => {
    const t = table('cthulhu', {
      seats: { ana: {}, bob: { hand: ['bgoth'] }, cyd: { hand: ['bgoth'] } },
      doors: ['agoth'],
    })
    t.choose('ana', 'openDoor').choose('ana', 'decline').choose('bob', 'join', { copy: 'bgoth' })
    expect(t.totals()[1]).toBe(12)
    expect(t.asked().decision).toBe('fightOrRun')
  })

  test('[MK-GOTH-06] one that wanders in calls again, from its player on', () => {
    const t = table('cthulhu', { seats: { ana: {}, bob: { hand: ['wandering', 'bgoth'] }, cyd: {} }, facing: 'rat' })
    t.choose('bob', 'play', { copy: 'wandering', index: 'bgoth' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'callGoth' })
  })

  test('[MK-GOTH-07] nobody helps and nothing is played into the fight before the round is over', () => {
    const ready = trait('class', 'ready', {
      abilities: [{ use: 'ownCombat', effect: [{ do: 'kill', monster: 'only' }] }],
    } as never)
    const t = table('cthulhu', {
      seats: {
        ana: { hand: ['potion-3'], table: ['ready'] },
        bob: { level: 2, hand: ['furious', 'wandering', 'rat', 'lose-level'] },
        cyd: {},
      },
      cards: [ready],
      doors: ['agoth'],
    })
    t.choose('ana', 'openDoor')
    expect(t.asked().decision).toBe('callGoth')
    expect(t.refused('ana', 'ask', { seat: 'bob', index: 0 })).toMatch(/^MK-/)
    expect(t.refused('bob', 'volunteer', { index: 0 })).toBe('MK-GOTH-07')
    expect(t.refused('ana', 'play', { copy: 'potion-3', index: 0 })).toBe('MK-GOTH-07')
    expect(t.refused('ana', 'useAbility', { copy: 'ready' })).toBe('MK-GOTH-07')
    expect(t.refused('bob', 'enhance', { copy: 'furious', slot: 0 })).toBe('MK-GOTH-07')
    expect(t.refused('bob', 'play', { copy: 'wandering', index: 'rat' })).toBe('MK-GOTH-07')
    t.choose('bob', 'curse', { copy: 'lose-level', seat: 'bob' })
    for (const name of ['ana', 'bob', 'cyd']) t.choose(name, 'decline')
    t.choose('bob', 'enhance', { copy: 'furious', slot: 0 })
    expect(t.totals()[1]).toBe(10)
  })

  test('[MK-GOTH-07] [MK-HORDE-01] in a mix the horde waits until the goths have been called', () => {
    const cards = [monster('dead-goth', 4, { tags: ['undead'] })]
    const t = table('cthulhu+zombies', {
      seats: { ana: { hand: ['wraith'] }, bob: { hand: ['ghoul'] }, cyd: {} },
      cards,
      doors: ['dead-goth'],
    })
    t.choose('ana', 'openDoor')
    for (const name of ['ana', 'bob']) expect(t.offered(name, 'join')).toBe(false)
    expect(t.refused('ana', 'join', { copy: 'wraith' })).toBe('MK-GOTH-01')
    for (const name of ['ana', 'bob', 'cyd']) t.choose(name, 'decline')
    t.choose('ana', 'join', { copy: 'wraith' }).choose('bob', 'join', { copy: 'ghoul' })
    expect(t.totals()[1]).toBe(13)
  })

  test('[MK-GOTH-06] [MK-MIX-09] a cloned goth calls again, from whoever cloned it', () => {
    const t = table('star+cthulhu', {
      seats: { ana: {}, bob: { hand: ['clone'] }, cyd: { hand: ['bgoth'] } },
      facing: 'agoth',
    })
    for (const name of ['ana', 'bob', 'cyd']) t.choose(name, 'decline')
    t.choose('bob', 'play', { copy: 'clone', index: 0 })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'callGoth' })
    t.choose('bob', 'decline').choose('cyd', 'join', { copy: 'bgoth' })
    expect([t.totals()[1], t.asked().decision]).toEqual([17, 'fightOrRun'])
  })

  test('[MK-GOTH-01] a name that does not end so is no goth', () => {
    const t = table('cthulhu', { seats: { ...three, ana: { hand: ['ogre'] } }, doors: ['agoth'] })
    t.choose('ana', 'openDoor')
    expect(t.refused('ana', 'join', { copy: 'ogre' })).toBe('MK-GOTH-01')
  })
})

test('[MK-COMBAT-34] [EX-30] an identity given up in a fight counts no more', () => {
  const bookish = monster('bookish', 3, { strength: [{ add: 2, when: { anyFighter: { has: 'priest' } } }] })
  const t = table('cthulhu', {
    seats: { ...three, ana: { table: ['priest'] } },
    cards: [bookish, curse('x')],
    facing: 'bookish',
  })
  expect(t.monster('bookish')).toBe(5)
  t.choose('ana', 'dropTrait', { copy: 'priest' })
  expect(t.monster('bookish')).toBe(3)
})

describe('what a monster’s card says to its fighter', () => {
  test('[MK-META-15] an optional monster may be left alone, and then nothing comes of it', () => {
    const cards = [monster('sleeper', 9, { optional: true, treasures: 3 })]
    const t = table('star', { seats: { ...three, ana: { hand: ['rat'] } }, cards, doors: ['sleeper'] })
    t.choose('ana', 'openDoor').choose('ana', 'decline')
    expect(t.pile('doorDiscards')).toEqual(['sleeper'])
    expect(t.asked().decision).toBe('charityOrDone')
    expect([t.level('ana'), t.hand('ana')]).toEqual([1, ['rat']])
  })

  test('[MK-META-15] any other must be fought, and so must one that somebody has meddled with', () => {
    const cards = [monster('sleeper', 9, { optional: true })]
    const plain = table('base', { seats: three, doors: ['ogre'] }).choose('ana', 'openDoor')
    expect(plain.refused('ana', 'decline')).toBe('MK-TURN-04')
    const woken = table('base', { seats: { ...three, bob: { hand: ['furious'] } }, cards, doors: ['sleeper'] })
    woken.choose('ana', 'openDoor').choose('bob', 'enhance', { copy: 'furious', slot: 0 })
    expect(woken.offered('ana', 'decline')).toBe(false)
  })

  test('[MK-META-15] where nobody may hold back, all that helps is played first', () => {
    const cards = [monster('auditor', 12, { fightRules: [{ bans: 'holdingBack' }] })]
    const t = table('base', { seats: { ...three, ana: { hand: ['potion-2', 'sword'] } }, cards, facing: 'auditor' })
    expect(t.refused('ana', 'run')).toBe('MK-META-15')
    const [wait] = t.game.waits(t.state)
    expect(t.game.write(wait!.fallback)).toMatchObject({ type: 'play', copy: t.copy('potion-2', 'ana') })
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).choose('ana', 'run')
    expect(t.asked().decision).toBe('rollFor')
  })

  test('[MK-META-15] what cannot be played now holds nobody back', () => {
    const cards = [
      monster('auditor', 12, { fightRules: [{ bans: 'holdingBack' }] }),
      oneShot('last-straw', 2, {
        uses: [{ use: 'combat', when: { winning: true }, effect: [{ do: 'strengthen', side: 'either', add: 2 }] }],
      }),
    ]
    const t = table('base', { seats: { ...three, ana: { hand: ['last-straw'] } }, cards, facing: 'auditor' })
    t.choose('ana', 'run')
    expect(t.asked().decision).toBe('rollFor')
  })
})
