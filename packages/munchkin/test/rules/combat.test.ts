// A fight: what its fighters may do, the window before it is final, what a monster says to them.

import { describe, expect, test } from 'vitest'
import { BOXES } from '../fixture/boxes.ts'
import { curse, item, monster, oneShot } from '../fixture/cards.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

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
    expect(t.events()).toContainEqual({ type: 'gateOpened', gate: t.gate(), clock: 'kill' })
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
    const cards = [
      item('quick-blade', 3, { slot: 'oneHand', abilities: [{ permits: 'equipInCombat' }] }),
      monster('dummy', 6),
    ]
    const t = table('base', { seats: { ...three, ana: { hand: ['quick-blade'] } }, cards, facing: 'dummy' })
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

describe('what a monster’s card says to its fighter', () => {
  test('[MK-META-15] an optional monster may be left alone, and then nothing comes of it', () => {
    const cards = [monster('sleeper', 9, { optional: true, treasures: 3 })]
    const t = table('star', { seats: { ...three, ana: { hand: ['rat'] } }, cards, doors: ['sleeper'] })
    t.choose('ana', 'openDoor').choose('ana', 'decline')
    expect(t.pile('doorDiscards')).toEqual(['sleeper'])
    expect(t.asked().decision).toBe('charityOrDone')
    expect([t.level('ana'), t.hand('ana')]).toEqual([1, ['rat']])
    expect(t.types()).toEqual(expect.arrayContaining(['friendly', 'combatEnd']))
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
