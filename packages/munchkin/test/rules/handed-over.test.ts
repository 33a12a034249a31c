// What a killed monster holds for whoever killed it, where the fight has moved on since: RUL-46.

import { type Card, die, draw, gainLevels, moveFight, on, permits } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { MAIN } from '../../src/layout.ts'
import { offerOf, terms } from '../fixture/bargains.ts'
import { BOXES } from '../fixture/boxes.ts'
import { monster, trait } from '../fixture/cards.ts'
import { rulingOn } from '../fixture/disputes.ts'
import { spell, spellIn } from '../fixture/effects.ts'
import { RUNNING } from '../fixture/running.ts'
import { type Table, type TableSpec, table } from '../table.ts'

const CARDS: readonly Card[] = [
  ...RUNNING,
  spellIn('combat', 'potato', moveFight('target')),
  spellIn('combat', 'parcel', moveFight('target')),
  spell('bolt', die('target')),
  monster('purse', 6, { onKill: [gainLevels(1, 'main')] }),
  monster('wyrm', 6, { fightRules: [on('killed', [gainLevels(1)]), on('soloKill', [gainLevels(2)])] }),
  monster('coach', 6, { fightRules: [on('helped', [gainLevels(2)])], onKill: [gainLevels(1, 'helper')] }),
  monster('hoard', 6, { onKill: [draw('treasure', 1)] }),
  {
    kind: 'enhancer',
    id: 'gilt',
    deck: 'door',
    bonus: 0,
    fightRules: [on('killed', [gainLevels(1)])],
    en: { name: 'gilt' },
    fr: { name: 'gilt' },
  },
  trait('class', 'hunter', { abilities: [on('killed', [gainLevels(1)]), on('soloKill', [gainLevels(2)])] }),
]

const FROM_KILL = { levelFrom: 'kill' } as const

const keepAll = (t: Table): Table => {
  while (t.asked().decision === 'playOrKeep') t.choose(t.asked().seats[0]!, 'keep')
  return t
}

const levels = (t: Table): number[] => t.names.map((name) => t.level(name))

/** Ana at level 1, Bob at 4 and Cleo at 2; what comes first is killed by Ana. */
const begun = (first: string, spec: Partial<TableSpec> = {}, box = 'base') =>
  table(box, {
    cards: CARDS,
    facing: [first, 'rat'],
    ...spec,
    seats: {
      ana: { level: 1, hand: ['assassin', 'potato'] },
      bob: { level: 4, hand: ['shoo', 'parcel'] },
      cleo: { level: 2, hand: ['bolt'] },
      ...spec.seats,
    },
  })

const kill = (t: Table): Table => t.choose('ana', 'play', { copy: 'assassin', index: 0 })
const pass = (t: Table): Table => t.choose('ana', 'play', { copy: 'potato', index: 'bob' })
const moved = (first: string, spec: Partial<TableSpec> = {}, box = 'base') => pass(kill(begun(first, spec, box)))

describe('[RUL-46, MK-COMBAT-41] the text of a monster that was killed before the fight moved on', () => {
  test.each(BOXES)('speaks of whoever killed it, once: %s', (box) => {
    expect(levels(keepAll(moved('purse', {}, box).win('bob')))).toEqual([3, 5, 2])
  })

  test('also if the other gets rid of the rest, runs from it, or it is broken off', () => {
    expect(levels(keepAll(moved('purse').choose('bob', 'play', { copy: 'shoo', index: 0 }).close()))).toEqual([3, 4, 2])
    const t = moved('purse', { facing: ['purse', 'troll'], rolls: { runAway: [6] } })
    expect(levels(keepAll(t.choose('bob', 'run').choose('bob', 'roll', { slot: 0 })))).toEqual([3, 4, 2])
    const broken = moved('purse', {}, 'cthulhu').send('ana', rulingOn({ verb: 'endCombat', seat: 0, value: 0 }))
    expect([levels(keepAll(broken)), broken.fighting()]).toEqual([[3, 4, 2], false])
  })

  test('and that of one that the other kills speaks of the other', () => {
    const t = moved('rat', { facing: ['imp', 'purse'], seats: { bob: { level: 7 } } })
    expect(levels(keepAll(t.win('bob')))).toEqual([2, 9, 2])
  })

  test('asks its killer, who is its main fighter as long as it speaks', () => {
    const t = moved('hoard').win('bob')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'playOrKeep' })
    expect(t.state[MAIN]).toBe(t.seat('ana'))
    keepAll(t)
    expect([t.hand('ana').length, t.hand('bob').length, t.fighting()]).toEqual([2, 3, false])
  })

  test('speaks of whoever helped then, though he has taken the fight over since', () => {
    expect(levels(keepAll(moved('coach', { helper: 'bob' }).win('bob')))).toEqual([2, 8, 2])
  })

  test('and not of whoever came to help later', () => {
    const t = moved('coach', { facing: ['coach', 'ogre'], seats: { cleo: { level: 4 } } })
    t.send('bob', { type: 'askHelp', seat: t.seat('cleo'), ...terms({}) }).choose('cleo', 'accept', offerOf(t, 'bob'))
    expect(levels(keepAll(t.win('bob')))).toEqual([2, 5, 4])
  })

  test('[MK-DEATH-11] and the dead get nothing, nor does another in their place', () => {
    for (const first of ['purse', 'wyrm', 'coach', 'hoard']) {
      const t = moved(first, { helper: 'cleo' }).choose('cleo', 'play', { copy: 'bolt', index: 'ana' })
      keepAll(t.win('bob'))
      expect([levels(t), t.hand('ana'), t.hand('bob').length]).toEqual([[1, 5, 2], [], 3])
    }
  })

  test('[MK-DEATH-11, MK-DEATH-20] nor do the dead who helped', () => {
    const t = moved('coach', { helper: 'cleo' }).choose('cleo', 'play', { copy: 'bolt', index: 'cleo' })
    expect(levels(keepAll(t.win('bob')))).toEqual([2, 5, 2])
    expect(t.state[MAIN]).toBe(0)
  })
})

describe('[RUL-46] what a monster that was killed before the fight moved on holds for a kill', () => {
  test('goes to whoever killed it, once, and as one without help if nobody helped', () => {
    expect(levels(keepAll(moved('wyrm').win('bob')))).toEqual([5, 5, 2])
    expect(levels(keepAll(moved('wyrm', { helper: 'cleo' }).win('bob')))).toEqual([3, 5, 2])
  })

  test('also if the other gets rid of the rest', () => {
    expect(levels(keepAll(moved('wyrm').choose('bob', 'play', { copy: 'shoo', index: 0 }).close()))).toEqual([5, 4, 2])
  })

  test('and to each what he killed, where several did', () => {
    const seats = { bob: { level: 4, hand: ['assassin', 'parcel'] } }
    const t = moved('wyrm', { facing: ['wyrm', 'purse', 'rat'], seats })
    t.choose('bob', 'play', { copy: 'assassin', index: t.slot('purse') })
    keepAll(t.choose('bob', 'play', { copy: 'parcel', index: 'cleo' }).win('cleo'))
    expect(levels(t)).toEqual([5, 6, 3])
  })

  test('comes once where the fight comes back', () => {
    const t = moved('wyrm', { seats: { ana: { level: 2, hand: ['assassin', 'potato'] } } })
    keepAll(t.choose('bob', 'play', { copy: 'parcel', index: 'ana' }).win('ana'))
    expect(levels(t)).toEqual([7, 4, 2])
  })

  test('with what lay on it, on twins for each of those who killed one', () => {
    const seats = { bob: { level: 7 }, cleo: { hand: ['gilt', 'clone'] } }
    const first = begun('ogre', { seats }).choose('cleo', 'enhance', { copy: 'gilt', slot: 'ogre' })
    expect(levels(keepAll(pass(kill(first)).win('bob')))).toEqual([3, 8, 1])
    const last = begun('ogre', { seats }).choose('cleo', 'enhance', { copy: 'gilt', slot: 'rat' })
    expect(levels(keepAll(pass(kill(last)).win('bob')))).toEqual([2, 9, 1])
    const twins = begun('imp', { facing: 'imp', seats }).choose('cleo', 'enhance', { copy: 'gilt', slot: 'imp' })
    twins.choose('cleo', 'play', { copy: 'clone', index: 0 })
    expect(levels(keepAll(pass(kill(twins)).win('bob')))).toEqual([3, 9, 1])
  })
})

test('[RUL-46, MK-WIN-04] a level of its text is one of a kill, and may be the tenth, whoever ends the fight', () => {
  const cards = [...CARDS, monster('muse', 6, { levels: 0, onKill: [gainLevels({ kills: true })] })]
  const t = (level: number) =>
    moved('muse', { cards, seats: { ana: { level, hand: ['assassin', 'potato'] } } })
      .choose('bob', 'play', { copy: 'shoo', index: 0 })
      .close()
  expect(t(9).winners()).toEqual(['ana'])
  expect([keepAll(t(8)).level('ana'), t(8).winners()]).toEqual([9, []])
  const rest = moved('muse', { cards, facing: ['muse', 'rat', 'imp'], seats: { bob: { level: 7 } } })
  expect(levels(keepAll(rest.win('bob')))).toEqual([2, 9, 2])
})

test('[RUL-46] a level of such a kill comes from a kill, and that of whoever helps the other from helping', () => {
  const proud = trait('class', 'proud', { abilities: [on('levelGained', [draw('door', 1)], { when: FROM_KILL })] })
  const ally = trait('race', 'ally', { abilities: [permits('levelForHelping')] })
  const t = moved('imp', {
    cards: [...CARDS, proud, ally],
    helper: 'cleo',
    seats: {
      ana: { level: 1, hand: ['assassin', 'potato'], table: ['proud'] },
      cleo: { level: 2, table: ['ally', 'proud'] },
    },
  })
  keepAll(t.win('bob'))
  expect([levels(t), t.hand('ana').length, t.hand('cleo').length]).toEqual([[2, 5, 3], 2, 0])
})

describe('[RUL-46] what fighters hold themselves for a kill', () => {
  const hunting = (who: string) =>
    moved('imp', {
      seats: {
        ana: { level: 1, hand: ['assassin', 'potato'], ...(who === 'ana' && { table: ['hunter'] }) },
        bob: { level: 4, hand: ['shoo'], ...(who === 'bob' && { table: ['hunter'] }) },
      },
    })

  test('waits for a fight that they win', () => {
    expect(levels(keepAll(hunting('ana').win('bob')))).toEqual([2, 5, 2])
    expect(levels(keepAll(hunting('bob').win('bob')))).toEqual([2, 8, 2])
  })

  test('and in which they have killed', () => {
    const t = hunting('bob').choose('bob', 'play', { copy: 'shoo', index: 0 }).close()
    expect(levels(keepAll(t))).toEqual([2, 4, 2])
  })
})
