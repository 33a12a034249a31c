// What a fight pays, where it is not simply its main fighter who killed what lies there.

import { cancel, draw, gainLevels, inCase, letEscape, moveFight, on, race, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { CONTRACT_TREASURES } from '../../src/layout.ts'
import { offerOf, terms } from '../fixture/bargains.ts'
import { BOXES } from '../fixture/boxes.ts'
import { monster, special, trait } from '../fixture/cards.ts'
import { rulingOn } from '../fixture/disputes.ts'
import { spell } from '../fixture/effects.ts'
import { RUNNING } from '../fixture/running.ts'
import { type Table, type TableSpec, table } from '../table.ts'

const named = (name: string) => ({ en: { name }, fr: { name } })
const POTATO = special('potato', { uses: [use('combat', [moveFight('target')])] })
const WILL = special('will', {
  deck: 'treasure',
  onDraw: [inCase({ drawn: 'up' }, [draw('treasure', 2, { face: 'same' })], [draw('treasure', 1, { face: 'same' })])],
})
const OBJECTION = special('objection', { uses: [use('level', [cancel()])] })

const keepAll = (t: Table): Table => {
  while (t.asked().decision === 'playOrKeep') t.choose(t.asked().seats[0]!, 'keep')
  return t
}

const closeAll = (t: Table): Table => {
  while (t.gate() > 0 && t.asked().decision !== 'fightOrRun' && t.asked().seats.length === 0) t.close()
  return t
}

const drawers = (t: Table): string[] =>
  t.events().flatMap((event) => (event.type === 'treasureDrawn' ? [t.names[event.seat]!] : []))

describe('a clone', () => {
  test('[MK-COMBAT-31] is a whole second monster: its level, its treasure, its bad stuff', () => {
    const seats = { ana: { level: 7 }, bob: { hand: ['clone'] }, cleo: {} }
    const t = table('star', { seats, facing: 'ogre', treasures: ['sword', 'mail', 'boots', 'charm'] })
    t.choose('bob', 'play', { copy: 'clone', index: 0 })
    expect(t.totals()).toEqual([7, 12])
    const won = table('star', {
      seats: { ...seats, ana: { level: 7, table: ['halberd', 'plate'] } },
      facing: 'ogre',
      treasures: ['sword', 'mail', 'boots', 'charm', 'dagger'],
    })
    keepAll(won.choose('bob', 'play', { copy: 'clone', index: 0 }).win('ana'))
    expect(won.level('ana')).toBe(9)
    expect(won.hand('ana')).toHaveLength(4)
    expect(won.pile('doorDiscards').sort()).toEqual(['clone', 'ogre'])
  })

  test('[MK-COMBAT-31, MK-COMBAT-41] says what its twin says when it is killed', () => {
    const t = table('star', {
      seats: { ana: { level: 7 }, bob: { level: 7 }, cleo: { hand: ['clone'] } },
      cards: RUNNING,
      facing: 'courier',
      helper: 'bob',
    })
    keepAll(t.choose('cleo', 'play', { copy: 'clone', index: 0 }).win('ana'))
    expect([t.level('ana'), t.level('bob')]).toEqual([9, 9])
  })

  test('[MK-COMBAT-32] what is laid on one that is left alone stays with it when it is killed', () => {
    const seats = { ana: { level: 3, hand: ['banish', 'assassin'] }, bob: { hand: ['clone', 'furious'] }, cleo: {} }
    const t = table('star', { seats, cards: RUNNING, facing: ['ogre', 'rat'] })
    t.choose('bob', 'play', { copy: 'clone', index: t.slot('ogre') }).choose('ana', 'play', {
      copy: 'banish',
      index: t.slot('ogre'),
    })
    t.choose('bob', 'enhance', { copy: 'furious', slot: t.slot('clone') })
    t.choose('ana', 'play', { copy: 'assassin', index: t.slot('clone') })
    expect(t.game.faults(t.state)).toEqual([])
    expect(t.totals()).toEqual([3, 1])
  })

  test('[MK-COMBAT-32] killed alone it counts for neither side any more', () => {
    const t = table('star', {
      seats: { ana: { level: 3, hand: ['assassin'] }, bob: { hand: ['clone'] }, cleo: {} },
      cards: RUNNING,
      facing: 'ogre',
    })
    t.choose('bob', 'play', { copy: 'clone', index: 0 }).choose('ana', 'play', { copy: 'assassin', index: 1 })
    expect(t.totals()).toEqual([3, 6])
  })

  test('[MK-COMBAT-32] [EX-23] two enhancers and a clone in all six orders', () => {
    const cards = ['furious', 'baby', 'clone'] as const
    for (const first of cards)
      for (const second of cards.filter((card) => card !== first)) {
        const [third] = cards.filter((card) => card !== first && card !== second)
        const t = table('star', { seats: { ana: {}, bob: { hand: cards }, cleo: {} }, facing: 'ogre' })
        for (const copy of [first, second, third!])
          if (copy === 'clone') t.choose('bob', 'play', { copy, index: 0 })
          else t.choose('bob', 'enhance', { copy, slot: 0 })
        expect(t.totals()[1]).toBe(2 * (6 + 5 - 3))
      }
  })
})

test('[MK-COMBAT-28] three enhancers in any order: the same total and the same treasure', () => {
  for (const order of [
    ['furious', 'baby', 'hasty'],
    ['hasty', 'furious', 'baby'],
    ['baby', 'hasty', 'furious'],
    ['baby', 'furious', 'hasty'],
  ]) {
    const t = table('cthulhu', {
      seats: { ana: { level: 8, table: ['halberd', 'plate'] }, bob: { hand: order }, cleo: {} },
      cards: RUNNING,
      facing: 'ogre',
    })
    for (const copy of order) t.choose('bob', 'enhance', { copy, slot: 0 })
    expect(t.totals()).toEqual([15, 13])
    expect(keepAll(t.win('ana')).hand('ana')).toHaveLength(3)
  }
})

describe('a fight that moved on', () => {
  const moved = (box: string, spec: Partial<TableSpec> = {}) => {
    const t = table(box, {
      cards: [...RUNNING, POTATO],
      facing: ['ogre', 'rat'],
      treasures: ['crown', 'sword', 'mail'],
      ...spec,
      seats: { ana: { level: 3, hand: ['assassin', 'potato'] }, bob: { level: 5 }, cleo: {}, ...spec.seats },
    })
    t.choose('ana', 'play', { copy: 'assassin', index: 0 })
    return t.choose('ana', 'play', { copy: 'potato', index: 'bob' })
  }

  test.each(BOXES)('[MK-COMBAT-18, MK-META-17] who killed before it did is paid with it: %s', (box) => {
    const t = moved(box)
    expect(t.asked().seats).toEqual(['bob'])
    expect(t.level('ana')).toBe(3)
    keepAll(t.win('bob'))
    expect([t.level('ana'), t.level('bob')]).toEqual([4, 6])
    expect([t.hand('ana').length, t.hand('bob').length]).toEqual([2, 1])
  })

  test('[MK-META-17] and draws first', () => {
    expect(drawers(keepAll(moved('zombies').win('bob')))).toEqual(['ana', 'bob'])
  })

  test('[RUL-46, MK-COMBAT-09] who gets rid of the rest has killed nothing, and what the dead hold for a kill is not his', () => {
    const bounty = [on('killed', [gainLevels(1)]), on('soloKill', [gainLevels(1)])]
    const t = moved('base', {
      cards: [...RUNNING, POTATO, monster('wyrm', 6, { fightRules: bounty })],
      facing: ['wyrm', 'rat'],
      seats: { bob: { level: 5, hand: ['shoo'] } },
    })
    keepAll(t.choose('bob', 'play', { copy: 'shoo', index: t.slot('rat') }).close())
    expect([t.fighting(), t.level('ana'), t.level('bob')]).toEqual([false, 6, 5])
  })

  test('[MK-META-17, MK-FLEE-02] also if the other runs, who gets nothing', () => {
    const t = moved('zombies', { facing: ['ogre', 'troll'], rolls: { runAway: [6] } })
    keepAll(t.choose('bob', 'run').choose('bob', 'roll', { slot: 0 }))
    expect([t.level('ana'), t.level('bob')]).toEqual([4, 5])
    expect([t.hand('ana').length, t.hand('bob').length]).toEqual([2, 0])
  })

  test('[MK-META-11, MK-META-17] also if the host breaks it off', () => {
    const t = moved('cthulhu')
    t.send('ana', rulingOn({ verb: 'endCombat', seat: 0, value: 0 }))
    expect([t.level('ana'), t.level('bob'), t.fighting()]).toEqual([4, 5, false])
  })

  test('[MK-HELP-02] keeps its helper, who is owed nothing any more', () => {
    const seats = { ana: { level: 3, table: ['crown'] }, bob: { level: 8 }, cleo: { level: 6, hand: ['potato'] } }
    const t = table('base', { seats, cards: [POTATO], facing: 'giant', treasures: ['sword', 'mail', 'boots'] })
    t.send('ana', { type: 'askHelp', seat: 1, ...terms({ items: [t.copy('crown', 'ana')], treasures: 1 }) })
    t.choose('bob', 'accept', offerOf(t, 'ana'))
    t.choose('cleo', 'play', { copy: 'potato', index: 'cleo' })
    expect([t.helper(), t.totals()]).toEqual(['bob', [14, 12]])
    keepAll(t.win('cleo'))
    expect([t.table('ana'), t.hand('bob'), t.hand('cleo').length]).toEqual([['crown'], [], 3])
  })

  test('[MK-WIN-04] both may reach the tenth level by it', () => {
    const seats = { ana: { level: 9, hand: ['assassin', 'potato'] }, bob: { level: 9 } }
    expect(moved('base', { seats }).win('bob').winners()).toEqual(['ana', 'bob'])
    const alone = moved('base', { seats: { ...seats, bob: { level: 4 } } })
    expect(alone.win('bob').winners()).toEqual(['ana'])
  })

  test('[MK-TREAS-04] treasure of a kill outside one’s own turn is played at once', () => {
    for (const box of BOXES) {
      const t = table(box, {
        cards: [POTATO],
        facing: 'ogre',
        treasures: ['crown', 'sword'],
        seats: { ana: { hand: ['potato'] }, bob: { level: 7 }, cleo: {} },
      })
      t.choose('ana', 'play', { copy: 'potato', index: 'bob' }).win('bob')
      expect(t.asked()).toEqual({ seats: ['bob'], decision: 'playOrKeep' })
      t.choose('bob', 'playItem', { copy: 'crown' })
      expect(t.uses('bob', 'crown')).toBe(true)
      expect(t.active()).toBe('ana')
    }
  })
})

describe('a card of the treasure that works when it is drawn', () => {
  const helped = (treasures: readonly string[], promised: number) => {
    const t = table('zombies', {
      cards: [WILL],
      facing: 'ogre',
      treasures,
      seats: { ana: { level: 4 }, bob: { level: 5 }, cleo: {} },
    })
    t.send('bob', { type: 'offerHelp', ...terms({ treasures: promised, helperPicksFirst: true }) })
    t.choose('ana', 'accept', offerOf(t, 'bob'))
    return t.win('ana')
  }

  test('[MK-HELP-09, MK-META-17] works before anybody picks, and what it draws joins the pile', () => {
    const t = helped(['will', 'sword', 'mail', 'boots'], 2)
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'pickTreasure' })
    expect(t.pool().sort()).toEqual(['boots', 'mail', 'sword'])
    expect(t.pile('treasureDiscards')).toEqual(['will'])
    keepAll(t.choose('bob', 'take', { copy: 'sword' }).choose('bob', 'take', { copy: 'mail' }))
    expect([t.hand('bob').sort(), t.hand('ana')]).toEqual([['mail', 'sword'], ['boots']])
  })

  test('[MK-HELP-16] the helper’s share is counted from the whole pile', () => {
    const t = keepAll(helped(['will', 'sword', 'mail', 'boots'], 5))
    expect([t.hand('bob').sort(), t.hand('ana')]).toEqual([['boots', 'mail', 'sword'], []])
  })

  test.each([
    ['ana', ['crown'], []],
    ['bob', [], ['crown']],
    ['cleo', [], []],
  ])('[RUL-48] what a card draws that %s plays while they pick is no part of the pile', (name, ana, bob) => {
    const t = table('zombies', {
      cards: [spell('dig', draw('treasure', 1))],
      facing: 'ogre',
      helper: 'bob',
      treasures: ['sword', 'mail', 'crown'],
      seats: { ana: { level: 4 }, bob: { level: 5 }, cleo: {}, [name]: { level: 5, hand: ['dig'] } },
    })
    t.state[CONTRACT_TREASURES] = 1
    t.win('ana').choose(name, 'play', { copy: 'dig' })
    expect(t.pool().sort()).toEqual(['mail', 'sword'])
    expect([t.hand('ana'), t.hand('bob')]).toEqual([ana, bob])
  })

  test('[RUL-48] nor is what a card draws because of the kill, before the treasure is drawn', () => {
    const hunter = trait('class', 'hunter', { abilities: [{ on: 'killed', effect: [draw('treasure', 1)] }] } as never)
    const t = table('zombies', {
      cards: [hunter],
      facing: 'ogre',
      helper: 'bob',
      treasures: ['crown', 'sword', 'mail'],
      seats: { ana: { level: 4, table: ['hunter'] }, bob: { level: 5 }, cleo: {} },
    })
    t.state[CONTRACT_TREASURES] = 1
    keepAll(t.win('ana'))
    expect([t.hand('ana'), t.pool().sort()]).toEqual([['crown'], ['mail', 'sword']])
  })

  test('[RUL-48] nor is what somebody draws while they run, whoever gets away for nothing', () => {
    const t = table('base', {
      cards: [spell('dig', draw('treasure', 1)), spell('exit', letEscape('helper'))],
      facing: 'giant',
      helper: 'bob',
      treasures: ['crown', 'sword'],
      seats: { ana: { level: 1, hand: ['dig'] }, bob: { level: 1 }, cleo: { hand: ['exit', 'dig'] } },
    })
    t.choose('ana', 'run').choose('cleo', 'play', { copy: 'exit' }).choose('ana', 'play', { copy: 'dig' })
    keepAll(keepAll(t).choose('cleo', 'play', { copy: 'dig' }))
    expect([t.hand('ana'), t.hand('cleo'), t.pool()]).toEqual([['crown'], ['sword'], []])
  })
})

describe('while a closed fight is paid out', () => {
  /** Bob gains a level by the courier's text, and the table may object; nothing else has been paid. */
  const paying = (spec: TableSpec['seats'], items: readonly string[] = []) => {
    const windfall = special('windfall', { deck: 'treasure', uses: [use('any', [gainLevels(2, 'target')])] })
    const t = table('zombies', {
      cards: [...RUNNING, OBJECTION, windfall],
      facing: 'courier',
      seats: { ana: { level: 3 }, bob: { level: 5 }, cleo: { hand: ['objection', 'windfall'] }, ...spec },
    })
    t.send('bob', { type: 'offerHelp', ...terms({ items: items.map((id) => t.copy(id, 'ana')) }) })
    t.choose('ana', 'accept', offerOf(t, 'bob')).win('ana')
    expect(t.asked().decision).toBe('level')
    return t
  }

  test('[MK-META-08] a level card that is played meanwhile is no kill', () => {
    const t = paying({ cleo: { level: 8, hand: ['objection', 'windfall'] } })
    t.choose('cleo', 'play', { copy: 'windfall', index: 'cleo' })
    expect(t.events()).toContainEqual({ type: 'levelGained', seat: 2, levels: 1, by: 'card' })
    expect(t.level('cleo')).toBe(9)
    expect(closeAll(t).over()).toBe(false)
  })

  test('[MK-HELP-04] what was promised is neither traded nor sold before it is paid', () => {
    const t = paying({ ana: { level: 3, table: ['crown'] } }, ['crown'])
    const crown = t.copy('crown', 'ana')
    t.refusedForm('ana', { type: 'trade', seat: t.seat('cleo'), gives: [crown], wants: [] })
    t.refusedForm('ana', { type: 'sellItems', items: [crown] })
    keepAll(closeAll(t))
    expect(t.table('bob')).toEqual(['crown'])
  })
})

test('[MK-TREAS-04] what the text of a killed monster draws is played at once', () => {
  const rich = monster('rich', 1, { onKill: [draw('treasure', 1)] })
  for (const box of BOXES) {
    const seats = { ana: { level: 5 }, bob: {}, cleo: {} }
    const t = table(box, { cards: [rich], facing: 'rich', treasures: ['crown', 'sword'], seats }).win('ana')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'playOrKeep' })
    t.choose('ana', 'playItem', { copy: 'crown' })
    expect(t.uses('ana', 'crown')).toBe(true)
  }
})

test('[MK-COMBAT-44, MK-HELP-06] a monster that refuses the helper leaves, gives to the main fighter, and the other fights on', () => {
  const shy = monster('shy', 9, { refuses: { when: { has: 'feline' }, gift: [draw('treasure', 1)] } })
  for (const box of BOXES) {
    const t = table(box, {
      cards: [shy, race('feline', { ...named('feline') })],
      facing: ['ogre', 'shy'],
      treasures: ['sword'],
      seats: { ana: {}, bob: { table: ['feline'] }, cleo: {} },
    })
    expect(t.totals()[1]).toBe(15)
    t.choose('bob', 'volunteer', { index: 0 })
    keepAll(t.choose('ana', 'accept', offerOf(t, 'bob')))
    expect(t.totals()).toEqual([2, 6])
    expect([t.hand('ana'), t.hand('bob')]).toEqual([['sword'], []])
    expect(t.level('ana')).toBe(1)
  }
})

describe.each(BOXES)('%s: what answers a level', (box) => {
  const after = (t: Table): string[] =>
    t.types().filter((type) => ['levelGained', 'gateOpened', 'levelLost', 'treasureDrawn'].includes(type))

  test('[MK-TURN-13] is played before the treasure is drawn', () => {
    const seats = { ana: { level: 5 }, bob: { hand: ['objection'] }, cleo: {} }
    const t = table(box, { seats, cards: [OBJECTION], facing: 'rat' }).win('ana')
    expect(t.asked().decision).toBe('level')
    expect(t.hand('ana')).toEqual([])
    t.choose('bob', 'play', { copy: 'objection' })
    keepAll(closeAll(t))
    expect(t.level('ana')).toBe(5)
    expect(t.hand('ana')).toHaveLength(1)
    expect(after(t).indexOf('treasureDrawn')).toBeGreaterThan(after(t).indexOf('levelLost'))
  })

  test('[MK-TURN-13, MK-DEATH-11] who dies there draws nothing any more', () => {
    const seats = { ana: { level: 5 }, bob: { hand: ['sudden-end'] }, cleo: { hand: ['objection'] } }
    const t = table(box, { seats, cards: [...RUNNING, OBJECTION], facing: 'rat' }).win('ana')
    t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'ana' })
    closeAll(t)
    expect([t.active(), t.types().includes('treasureDrawn')]).toEqual(['bob', false])
  })
})
