// Monsters that call monsters: the Undead of zombies, the goths of cthulhu.

import { remove } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { DEAD, LIFE, seatCell } from '../../src/layout.ts'
import { curse, monster, trait } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('the horde and the goths', () => {
  test('[MK-HORDE-01] [MK-HORDE-02] an Undead joins an Undead', () => {
    const t = table('zombies', { seats: { ...three, bob: { hand: ['wraith', 'ogre'] } }, facing: 'ghoul' })
    expect(t.refused('bob', 'join', { copy: 'ogre' })).toBe('MK-HORDE-01')
    t.choose('bob', 'join', { copy: 'wraith' })
    expect(t.totals()[1]).toBe(9)
    const other = table('zombies', { seats: { ...three, bob: { hand: ['wraith'] } }, facing: 'ogre' })
    expect(other.refused('bob', 'join', { copy: 'wraith' })).toBe('MK-HORDE-01')
  })

  test('[MK-HORDE-01] it comes out of the hand of whoever plays it, and of nobody else', () => {
    const t = table('zombies', { seats: { ...three, bob: { hand: ['wraith'] } }, facing: 'ghoul' })
    expect(t.refused('cyd', 'join', { copy: 'wraith' })).toBe('MK-CARD-06')
    t.choose('bob', 'join', { copy: 'wraith' })
    expect(t.events()[0]).toEqual({ type: 'played', seat: 1, copy: t.copy('wraith') })
  })

  test('[MK-DEATH-20] [MK-CARD-14] who dies while others fight has his hand until then, and nothing of it joins the fight', () => {
    const doom = curse('doom', { do: 'die' })
    const hand = ['wraith', 'furious']
    const t = table('zombies', {
      seats: { ...three, bob: { hand: ['doom'] }, cyd: { hand } },
      cards: [doom],
      facing: 'ghoul',
    })
    expect(hand.map((copy) => t.would('cyd', copy === 'wraith' ? 'join' : 'enhance', { copy }))).toEqual([true, true])
    t.choose('bob', 'curse', { copy: 'doom', seat: 'cyd' })
    expect([t.fighting(), t.hand('cyd')]).toEqual([true, hand])
    expect(t.refused('cyd', 'join', { copy: 'wraith' })).toBe('MK-CARD-14')
    expect(t.refused('cyd', 'enhance', { copy: 'furious', slot: 'ghoul' })).toBe('MK-CARD-14')
    expect(t.refused('cyd', 'enhance', { copy: 'doom', slot: 'ghoul' })).toBe('MK-CARD-06')
  })

  test('[MK-HORDE-01] [MK-COMBAT-16] who had passed may think again when another one joins', () => {
    const t = table('zombies', {
      seats: { ana: { level: 9, table: ['crown'] }, bob: { hand: ['wraith'] }, cyd: {} },
      facing: 'ghoul',
    })
    t.choose('ana', 'claim').choose('cyd', 'pass')
    expect(t.offered('cyd', 'pass')).toBe(false)
    t.choose('bob', 'join', { copy: 'wraith' })
    expect([t.asked().decision, t.offered('cyd', 'pass')]).toEqual(['kill', true])
  })

  test('[MK-COMBAT-22] [MK-HORDE-01] the table holds sixteen monsters, and the next one stays in hand', () => {
    const hand = Array.from({ length: 16 }, () => 'wraith')
    const t = table('zombies', { seats: { ...three, bob: { hand: [...hand, 'furious'] } }, facing: 'ghoul' })
    for (let joined = 1; joined < 16; joined++) t.choose('bob', 'join', { copy: 'wraith' })
    expect(t.refused('bob', 'join', { copy: 'wraith' })).toBe('MK-COMBAT-22')
    const full = t.game.refusals.filter(({ rule }) => rule === 'MK-COMBAT-22')
    for (const words of ['en', 'fr'] as const)
      expect(full.map(({ says }) => says[words].match(/\d+/)?.[0])).toEqual(['16'])
    expect(t.offered('bob', 'join')).toBe(false)
    t.choose('bob', 'enhance', { copy: 'furious', slot: 'ghoul' })
    expect(t.totals()[1]).toBe(9 + 15 * 5)
  })

  test('[MK-HORDE-03] [MK-HORDE-04] [MK-MIX-09] only where zombies are played, then for all boxes', () => {
    const alone = table('cthulhu', { seats: { ...three, bob: { hand: ['wraith'] } }, facing: 'ghoul' })
    expect(alone.refused('bob', 'join', { copy: 'wraith' })).toBe('MK-INT-04')
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
    t.state[seatCell(1, LIFE)] = DEAD
    t.choose('ana', 'openDoor').choose('ana', 'decline')
    expect(t.asked()).toEqual({ seats: ['cyd'], decision: 'callGoth' })
  })

  test('[MK-GOTH-03] two dead in a row are passed over, and the last of the round too', () => {
    const t = table('cthulhu+zombies', { seats: three, doors: ['agoth'] })
    t.state[seatCell(1, LIFE)] = DEAD
    t.state[seatCell(2, LIFE)] = DEAD
    t.choose('ana', 'openDoor').choose('ana', 'decline')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect(t.offers('ana').map(({ type }) => type)).toContain('run')
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

  test('[MK-GOTH-03] [MK-COMBAT-38] nobody else is asked once the last monster is gone', () => {
    const vanish = spell('vanish', remove('all', false))
    const t = table('cthulhu', {
      seats: { ana: {}, bob: { hand: ['bgoth'] }, cyd: { hand: ['vanish'] } },
      cards: [vanish],
      doors: ['agoth'],
    })
    t.choose('ana', 'openDoor').choose('ana', 'decline').choose('cyd', 'play', { copy: 'vanish' })
    expect([t.pile('doorDiscards'), t.asked().decision, t.offered('bob', 'join')]).toEqual([['agoth'], 'kill', false])
  })

  test('[MK-GOTH-03] [MK-COMBAT-22] nobody is asked for a goth by the sixteenth monster of a fight', () => {
    const asked = (others: number): string => {
      const t = table('cthulhu', {
        seats: { ana: {}, bob: { hand: ['wandering', 'bgoth'] }, cyd: { hand: ['agoth'] } },
        facing: Array.from({ length: others }, () => 'rat'),
      })
      return t.choose('bob', 'play', { copy: 'wandering', index: 'bgoth' }).asked().decision
    }
    expect([asked(14), asked(15)]).toEqual(['callGoth', 'fightOrRun'])
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
    const cards = [monster('dead-goth', 4, { tags: ['undead', 'goth'] })]
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

  test('[MK-GOTH-06] no other clone calls anybody, nor does a goth where goths call nobody', () => {
    for (const [box, facing] of [
      ['cthulhu', 'ogre'],
      ['base', 'agoth'],
    ] as const) {
      const t = table(box, { seats: { ana: {}, bob: { hand: ['clone'] }, cyd: { hand: ['bgoth'] } }, facing })
      t.choose('bob', 'play', { copy: 'clone', index: 0 })
      expect([box, t.asked()]).toEqual([box, { seats: ['ana'], decision: 'fightOrRun' }])
    }
  })

  test('[MK-GOTH-01] a name that does not end so is no goth', () => {
    const t = table('cthulhu', { seats: { ...three, ana: { hand: ['ogre'] } }, doors: ['agoth'] })
    t.choose('ana', 'openDoor')
    expect(t.refused('ana', 'join', { copy: 'ogre' })).toBe('MK-GOTH-01')
  })

  test('[MK-GOTH-01] the card is marked as a goth, whatever it is called in a language', () => {
    const cards = [monster('visigoth', 4), monster('ostro', 4, { tags: ['goth'] })]
    const t = table('cthulhu', { seats: { ...three, ana: { hand: ['visigoth', 'ostro'] } }, cards, doors: ['agoth'] })
    t.choose('ana', 'openDoor')
    expect(t.refused('ana', 'join', { copy: 'visigoth' })).toBe('MK-GOTH-01')
    t.choose('ana', 'join', { copy: 'ostro' })
    expect(t.totals()[1]).toBe(9)
  })
})
