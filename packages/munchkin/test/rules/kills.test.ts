// What killing and removing monsters brings.

import { describe, expect, test } from 'vitest'
import { BOXES } from '../fixture/boxes.ts'
import { monster, special } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

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
