// A refusal names the rule that forbids, not the nearest one: what was weak is asked here one by one.

import { chooseBy, loseLevels } from '@brouhaha/cards'
import { HOUSE } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { REFUSALS } from '../../src/refusals.ts'
import { BOXES } from '../fixture/boxes.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('the rule that forbids', () => {
  test('[MK-INT-04] a rat thrown into a fight needs a card that sends it; the horde is named where it is played', () => {
    const thrown = (box: string) =>
      table(box, { seats: { ...three, bob: { hand: ['rat'] } }, facing: 'ogre' }).refused('bob', 'join', {
        copy: 'rat',
      })
    expect(BOXES.map(thrown)).toEqual(BOXES.map((box) => (box === 'zombies' ? 'MK-HORDE-01' : 'MK-INT-04')))
  })

  test('[MK-TURN-01] a second door, before and after trouble', () => {
    const t = table('base', { seats: three })
    t.choose('ana', 'openDoor')
    expect(t.refused('ana', 'openDoor')).toBe('MK-TURN-01')
    expect(t.refused('ana', 'secondDoor')).toBe('MK-TURN-01')
    t.choose('ana', 'noTrouble').choose('ana', 'skipLoot')
    expect(t.asked().decision).toBe('charityOrDone')
    expect(t.refused('ana', 'openDoor')).toBe('MK-TURN-01')
  })

  test('[MK-TURN-01] loot before trouble, trouble before the door, either when it is over', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['rat'] } } })
    expect(t.refused('ana', 'fight', { copy: 'rat' })).toBe('MK-TURN-01')
    expect(t.refused('ana', 'loot')).toBe('MK-TURN-01')
    t.choose('ana', 'openDoor')
    for (const verb of ['loot', 'skipLoot'] as const) expect(t.refused('ana', verb)).toBe('MK-TURN-01')
    for (const verb of ['openDoor', 'noTrouble', 'loot'] as const) expect(t.refused('bob', verb)).toBe('MK-TURN-01')
    t.choose('ana', 'noTrouble')
    expect(t.refused('ana', 'fight', { copy: 'rat' })).toBe('MK-TURN-01')
    t.choose('ana', 'loot')
    expect(t.refused('ana', 'loot')).toBe('MK-TURN-01')
  })

  test('[MK-TURN-08] [MK-TURN-16] after a monster: no trouble, no loot on top', () => {
    const t = table('base', { seats: { ...three, ana: { level: 5, hand: ['imp'] } }, doors: ['rat'] })
    t.choose('ana', 'openDoor').win('ana').choose('ana', 'keep')
    expect(t.asked().decision).toBe('charityOrDone')
    expect(t.refused('ana', 'fight', { copy: 'imp' })).toBe('MK-TURN-08')
    expect(t.refused('ana', 'noTrouble')).toBe('MK-TURN-08')
    expect(t.refused('ana', 'loot')).toBe('MK-TURN-16')
  })

  test('[MK-COMBAT-21] [MK-HELP-02] running from another’s fight, and out of one that you help in', () => {
    const t = table('base', { seats: three, facing: 'giant', helper: 'bob' })
    for (const verb of ['run', 'claim'] as const) {
      expect(t.refused('cyd', verb)).toBe('MK-COMBAT-21')
      expect(t.refused('bob', verb)).toBe('MK-HELP-02')
    }
  })

  test('[MK-COMBAT-11] [MK-COMBAT-21] [MK-FLEE-01] the turn waits for the fight; without one nobody runs', () => {
    const fighting = table('base', { seats: three, facing: 'giant' })
    for (const verb of ['openDoor', 'loot', 'noTrouble'] as const)
      expect(fighting.refused('ana', verb)).toBe('MK-COMBAT-11')
    expect(fighting.refused('ana', 'roll', { slot: 0 })).toBe('MK-FLEE-01')
    const idle = table('base', { seats: three })
    for (const verb of ['claim', 'run'] as const) expect(idle.refused('ana', verb)).toBe('MK-COMBAT-21')
    expect(idle.refused('ana', 'refuse')).toBe('MK-CARD-14')
  })

  test('[MK-TURN-15] where a card gives second doors, those without it hear of it', () => {
    const feline = { kind: 'race', id: 'feline', deck: 'door', trait: 'feline' } as const
    const cards = [
      { ...feline, abilities: [{ permits: 'secondDoor' }], en: { name: 'feline' }, fr: { name: 'feline' } },
    ] as never
    const t = table('star', { seats: { ...three, bob: { table: ['feline'] } }, cards })
    t.choose('ana', 'openDoor')
    if (t.asked().decision === 'playOrKeep') t.choose('ana', 'keep')
    expect(t.refused('ana', 'secondDoor')).toBe('MK-TURN-15')
  })
})

describe('[MK-CURSE-02] [MK-CARD-13] [MK-META-16] at any moment, but a move under way is one move', () => {
  const seats = {
    ana: { level: 3, hand: ['elf'], table: ['sword', 'mail'] },
    bob: { hand: ['lose-item', 'lose-level', 'level-up'] },
    cyd: { hand: ['fork'] },
  }
  const waiting = () => table('base', { seats, cards: [spell('fork', chooseBy('target', [loseLevels(1)], []))] })

  test('while the victim chooses what is lost', () => {
    const t = waiting().choose('bob', 'curse', { copy: 'lose-item', seat: 'ana' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'discard:which' })
    expect(t.refused('bob', 'curse', { copy: 'lose-level', seat: 'ana' })).toBe('MK-META-16')
    expect(t.refused('bob', 'play', { copy: 'level-up', index: 'ana' })).toBe('MK-META-16')
    expect(t.offers('bob')).toEqual([])
    t.choose('ana', 'pick', { copy: 'mail' }).choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
    expect(t.level('ana')).toBe(2)
  })

  test('while somebody answers a card', () => {
    const t = waiting().choose('cyd', 'play', { copy: 'fork', index: 'ana' })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'choose:how' })
    expect(t.refused('bob', 'curse', { copy: 'lose-level', seat: 'ana' })).toBe('MK-META-16')
    const trade = { type: 'trade', seat: 1, gives: [t.copy('sword', 'ana', true)], wants: [] } as const
    expect(t.refusedForm('ana', trade).rule).toBe('MK-META-16')
    t.choose('ana', 'option', { index: 1 }).choose('bob', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.level('ana')).toBe(4)
  })
})

test('[MK-FAST-02] [MK-META-16] while a card is for sale nobody throws a curse, and afterwards anybody does', () => {
  const seats = { ana: { level: 3, table: ['elf'] }, bob: { hand: ['lose-level', 'level-up'] }, cyd: {} }
  const t = table('star', { seats, variants: { buyDiscards: true } }).choose('ana', 'dropTrait', { copy: 'elf' })
  expect(t.asked().decision).toBe('buyTopDiscard')
  expect(t.refused('bob', 'curse', { copy: 'lose-level', seat: 'ana' })).toBe('MK-META-16')
  expect(t.refused('bob', 'play', { copy: 'level-up', index: 'ana' })).toBe('MK-META-16')
  for (const name of ['ana', 'bob', 'cyd'] as const) t.choose(name, 'decline')
  t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' })
  expect(t.level('ana')).toBe(2)
})

test('[MK-IDENT-07] a second race, class or mojo: the refusal says of what there can be only one', () => {
  const why = (box: string, has: string, gets: string) => {
    const t = table(box, { seats: { ...three, ana: { hand: [gets], table: [has] } } })
    const verdict = t.game.apply(t.state, t.seat('ana'), t.choice('ana', 'playTrait', { copy: gets }), t.scene.play)
    return Object.values(REFUSALS[verdict]!.says)
  }
  const says = (sentences: readonly string[], word: string) =>
    sentences.every((sentence) => sentence.toLowerCase().includes(word))
  expect(says(why('base', 'elf', 'dwarf'), 'race')).toBe(true)
  expect(says(why('base', 'wizard', 'priest'), 'class')).toBe(true)
  expect(says(why('zombies', 'voodoo', 'plague'), 'mojo')).toBe(true)
})

test('[MK-CARD-14] the house plays nothing for anybody: it is told that it cannot now, as whoever is too late is', () => {
  const t = table('base', { seats: { ...three, ana: { hand: ['sword'] } } })
  expect(t.refused('house', 'playItem', { copy: t.copy('sword', 'ana') })).toBe('MK-CARD-14')
  const verdict = t.game.apply(t.state, HOUSE, t.choice('ana', 'playItem', { copy: 'sword' }), t.scene.play)
  expect(REFUSALS[verdict]!.says.en).toBe('This cannot be played at this moment.')
})

test('[MK-META-01] whoever is refused reads why in English or in French', () => {
  const seats = { ...three, ana: { level: 9, table: ['crown'] } }
  const t = table('base', { seats })
  expect(t.refusedForm('ana', { type: 'sellItems', items: [t.copy('crown')] }).says).toEqual({
    en: 'The tenth level is never for sale: it takes a kill.',
    fr: 'Le dixième niveau ne s’achète pas\u00a0: il faut tuer un monstre.',
  })
})

test('[MK-META-01] refusals are typeset: no French sentence breaks before its colon', () => {
  expect(REFUSALS.filter(({ says }) => / [:;!?»]/.test(says.fr))).toEqual([])
})
