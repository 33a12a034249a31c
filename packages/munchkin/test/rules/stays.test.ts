// Cards that lie before somebody because an effect says so.

import { adds, bans, discard, gainLevels, on, skip, stay, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { terms } from '../fixture/bargains.ts'
import { curse, item, monster, oneShot, special } from '../fixture/cards.ts'
import { type SeatSpec, table } from '../table.ts'

test('[MK-CURSE-06] a curse that names no price is not bought off', () => {
  const cards = [
    curse('shame', stay('untilKill', [bans('beingHelped')])),
    curse('leech', stay('untilLifted', [adds('strength', -1)], { lift: { levels: 1 } })),
  ]
  const t = table('base', { seats: { ana: { level: 3 }, bob: { hand: ['shame', 'leech'] }, cyd: {} }, cards })
  for (const copy of ['shame', 'leech']) t.choose('bob', 'curse', { copy, seat: 'ana' })

  expect(t.offered('ana', 'useAbility', { copy: 'shame' })).toBe(false)
  t.refused('ana', 'useAbility', { copy: 'shame' })
  expect(t.offered('ana', 'useAbility', { copy: 'leech' })).toBe(true)
})

test('[MK-CURSE-06] its victim says once on which card it lies', () => {
  const rust = curse(
    'rust',
    stay('untilLifted', [{ reversed: 'items', filter: { host: true } }], { on: { zone: 'worn' } }),
  )
  const seats = { ana: { level: 5, table: ['sword', 'helmet'] }, bob: { hand: ['rust'] }, cyd: {} }
  const t = table('base', { seats, cards: [rust], facing: 'rat' })
  t.choose('bob', 'curse', { copy: 'rust', seat: 'ana' })
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'stay:which' })
  t.choose('ana', 'pick', { copy: 'helmet' })

  expect(t.asked().decision).toBe('fightOrRun')
  expect(t.totals()).toEqual([7, 1])
  expect(t.types().filter((type) => type === 'attached')).toHaveLength(1)
})

test('[MK-CURSE-06] what would last for this combat has nothing to last for outside one', () => {
  const rage = special('rage', { uses: [use('any', [stay('combat', [adds('strength', 2)])])] })
  const seats = { ana: { hand: ['rage', 'rage'] }, bob: {}, cyd: {} }
  const fight = table('base', { seats, cards: [rage], facing: 'ogre' }).choose('ana', 'play', { copy: 'rage' })
  expect([fight.table('ana'), fight.strength('ana')]).toEqual([['rage'], 3])

  const t = table('base', { seats, cards: [rage] }).choose('ana', 'play', { copy: 'rage' })
  expect([t.table('ana'), t.pile('doorDiscards')]).toEqual([[], ['rage']])
})

test('[MK-CURSE-09] who loses everything keeps what only reminds of something', () => {
  const cards = [
    special('blessing', { uses: [use('any', [stay('untilKill', [adds('strength', 1)])])] }),
    curse('jinx', stay('untilKill', [adds('flee', -1)])),
    curse('fire', discard({ zone: 'table', take: 'all' })),
  ]
  const seats = { ana: { hand: ['blessing'], table: ['sword', 'elf'] }, bob: { hand: ['jinx', 'fire'] }, cyd: {} }
  const t = table('base', { seats, cards }).choose('ana', 'play', { copy: 'blessing' })
  for (const copy of ['jinx', 'fire']) t.choose('bob', 'curse', { copy, seat: 'ana' })

  expect(t.table('ana')).toEqual(['blessing', 'jinx'])
})

test('[MK-CURSE-06] a monster that clings to somebody does so when its fight is over', () => {
  const limpet = monster('limpet', 14, { badStuff: [stay('untilKill', [adds('strength', -2)])] })
  const seats = { ana: { level: 3 }, bob: {}, cyd: {} }
  const t = table('base', { seats, cards: [limpet], facing: 'limpet', helper: 'bob', rolls: { runAway: [1, 6] } })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'limpet' })
  expect([t.asked().seats, t.table('ana'), t.strength('ana')]).toEqual([['bob'], [], 3])
  t.choose('bob', 'roll', { slot: 'limpet' })
  expect([t.table('ana'), t.strength('ana')]).toEqual([['limpet'], 1])
})

test('[MK-CURSE-06] who may not loot has to run from monsters like anybody else', () => {
  const lazy = curse('lazy', skip('loot'))
  const seats = { ana: { level: 3 }, bob: { hand: ['lazy'] }, cyd: {} }
  const t = table('base', { seats, cards: [lazy], facing: 'ogre', rolls: { runAway: [1] } })
  t.choose('bob', 'curse', { copy: 'lazy', seat: 'ana' }).choose('ana', 'run')
  t.choose('ana', 'roll', { slot: 'ogre' })
  expect(t.level('ana')).toBe(1)
  t.finish()
})

test('[MK-CURSE-06] meant for somebody who is not there, it stays nowhere', () => {
  const crutch = special('crutch', {
    uses: [use('combat', [stay('combat', [adds('strength', 2)], { who: 'helper' })])],
  })
  const seats = { ana: { hand: ['crutch'] }, bob: {}, cyd: {} }
  const t = table('base', { seats, cards: [crutch], facing: 'ogre' }).choose('ana', 'play', { copy: 'crutch' })
  expect([...t.table('ana'), ...t.table('bob'), ...t.table('cyd')]).toEqual([])
  const helped = table('base', { seats, cards: [crutch], facing: 'ogre', helper: 'bob' })
  expect(helped.choose('ana', 'play', { copy: 'crutch' }).table('bob')).toEqual(['crutch'])
})

test('[MK-CURSE-07] the next turn is the one that is on, or else the next', () => {
  const gloom = curse('gloom', stay('nextTurn', [adds('strength', -2)]))
  const seats = { ana: { level: 5 }, bob: { level: 5 }, cyd: { hand: ['gloom', 'gloom'] } }
  const t = table('base', { seats, cards: [gloom] })
  for (const seat of ['ana', 'bob']) t.choose('cyd', 'curse', { copy: 'gloom', seat })
  expect([t.strength('ana'), t.strength('bob')]).toEqual([3, 5])
  t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'skipLoot').choose('ana', 'done')
  expect([t.active(), t.strength('ana'), t.strength('bob')]).toEqual(['bob', 5, 3])
})

test('[MK-CURSE-06] until the next turn is from now on, through the turns of the others, and no further', () => {
  const gag = curse('gag', stay('untilNextTurn', [bans('helping'), adds('strength', -2)]))
  const seats = { ana: { level: 5 }, bob: { level: 5 }, cyd: { hand: ['gag', 'gag'] } }
  const t = table('base', { seats, cards: [gag] })
  for (const seat of ['ana', 'bob']) t.choose('cyd', 'curse', { copy: 'gag', seat })
  expect([t.strength('ana'), t.strength('bob')]).toEqual([3, 3])
  const turn = (name: string) =>
    t.choose(name, 'openDoor').choose(name, 'noTrouble').choose(name, 'skipLoot').choose(name, 'done')
  turn('ana')
  expect([t.active(), t.strength('ana'), t.strength('bob')]).toEqual(['bob', 3, 5])
  turn('bob')
  expect([t.active(), t.strength('ana'), t.table('ana')]).toEqual(['cyd', 3, ['gag']])
  turn('cyd')
  expect([t.active(), t.strength('ana'), t.table('ana'), t.table('bob')]).toEqual(['ana', 5, [], []])
})

test('[MK-CURSE-06] until the end of the next turn is from now on, through the whole of a turn that begins later', () => {
  const hangover = curse('hangover', stay('untilNextTurnEnds', [adds('strength', -2)]))
  const seats = { ana: { level: 5 }, bob: { level: 5 }, cyd: { hand: ['hangover', 'hangover'] } }
  const t = table('base', { seats, cards: [hangover] })
  for (const seat of ['ana', 'bob']) t.choose('cyd', 'curse', { copy: 'hangover', seat })
  const strengths = () => [t.active(), t.strength('ana'), t.strength('bob')]
  const turn = (name: string) =>
    t.choose(name, 'openDoor').choose(name, 'noTrouble').choose(name, 'skipLoot').choose(name, 'done')
  expect(strengths()).toEqual(['ana', 3, 3])
  turn('ana')
  expect(strengths()).toEqual(['bob', 3, 3])
  turn('bob')
  expect(strengths()).toEqual(['cyd', 3, 5])
  turn('cyd')
  expect(strengths()).toEqual(['ana', 3, 5])
  turn('ana')
  expect([...strengths(), t.table('ana')]).toEqual(['bob', 5, 5, []])
})

test('[MK-CURSE-06] what it does as it leaves play happens when its time is over', () => {
  const bell = curse('bell', stay('nextTurn', [on('leavesPlay', [gainLevels(2)])]))
  const t = table('base', { seats: { ana: {}, bob: { hand: ['bell'] }, cyd: {} }, cards: [bell] })
  t.choose('bob', 'curse', { copy: 'bell', seat: 'ana' })
  t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'skipLoot').choose('ana', 'done')
  expect([t.table('ana'), t.level('ana')]).toEqual([[], 3])
})

describe('[MK-CURSE-09] an item that stays because of what it did is nobody’s belonging meanwhile', () => {
  const lasting = [stay('untilKill', [adds('flee', 1)])]
  const cards = [
    item('ring', 0, { size: 'big', value: 1000, abilities: [use('ownTurn', lasting)] }),
    oneShot('flask', 0, { value: 1000, uses: [use('any', lasting)] }),
  ]
  const seated = (ana: SeatSpec, rest: { facing?: string; customs?: Record<string, boolean> } = {}) =>
    table('base+star', { seats: { ana, bob: {}, cyd: {} }, cards, ...rest })
  const worn = () =>
    seated({ hand: ['anvil'], table: ['porter', 'ring'] }, { customs: { honour: true } }).choose('ana', 'useAbility', {
      copy: 'ring',
    })
  const drunk = () => seated({ hand: ['flask'] }).choose('ana', 'play', { copy: 'flask' })

  test('neither turned nor loaded', () => {
    const t = worn()
    for (const verb of ['equip', 'lay', 'sneak'] as const) {
      expect(t.offered('ana', verb, { copy: t.copy('ring') })).toBe(false)
      expect(t.refused('ana', verb, { copy: t.copy('ring') })).toBe('MK-ITEM-02')
    }
    expect(t.offered('ana', 'load')).toBe(false)
    expect(t.refused('ana', 'load', { copy: 'ring', other: 'porter' })).toBe('MK-ACO-05')
    expect([t.figure('ana', 'flee'), t.table('ana')]).toEqual([1, ['porter', 'ring']])
  })

  test('and no load', () => {
    expect(worn().choose('ana', 'playItem', { copy: 'anvil' }).uses('ana', 'anvil')).toBe(true)
  })

  test.each([
    ['ring', worn],
    ['flask', drunk],
  ])('neither sold nor traded: %s', (id, lying) => {
    const t = lying()
    const items = [t.copy(id, 'ana')]
    expect(t.offered('ana', 'sell')).toBe(false)
    expect(t.refusedForm('ana', { type: 'sellItems', items }).rule).toBe('MK-SELL-07')
    expect(t.refusedForm('ana', { type: 'trade', seat: 1, gives: items, wants: [] }).rule).toBe('MK-TRADE-01')
  })

  test('nor promised to a helper', () => {
    const t = seated({ hand: ['flask'] }, { facing: 'ogre' }).choose('ana', 'play', { copy: 'flask' })
    const price = terms({ items: [t.copy('flask', 'ana')] })
    expect(t.refusedForm('ana', { type: 'askHelp', seat: 1, ...price }).rule).toBe('MK-HELP-04')
  })
})

test('[MK-CURSE-06] until somebody is like that also holds of what a doubled monster did', () => {
  const bare = [stay({ until: { wears: { slot: 'head' } } }, [adds('strength', -2)])]
  const itch = monster('itch', 14, { badStuff: bare })
  const seats = { ana: { level: 5, hand: ['helmet'] }, bob: { hand: ['clone'] }, cyd: {} }
  const t = table('base', { seats, cards: [itch], facing: 'itch', rolls: { runAway: [1, 1] } })
  t.choose('bob', 'play', { copy: 'clone', index: 0 }).choose('ana', 'run')
  for (const slot of [0, 1]) t.choose('ana', 'roll', { slot })
  expect(t.table('ana').sort()).toEqual(['clone', 'itch'])
  expect(t.strength('ana')).toBe(1)

  t.choose('ana', 'playItem', { copy: 'helmet' })
  expect([t.table('ana'), t.strength('ana')]).toEqual([['helmet'], 6])
})

test.each(['ana', 'bob', 'cyd', 'dee', 'eve', 'fay'])(
  '[MK-CURSE-06] whoever it caught has the monster before them, wherever they sit: %s',
  (caught) => {
    const limpet = monster('limpet', 14, { badStuff: [stay('untilKill', [adds('strength', -2)])] })
    const names = ['ana', 'bob', 'cyd', 'dee', 'eve', 'fay']
    const seats = Object.fromEntries(names.map((name): [string, SeatSpec] => [name, { level: 3 }]))
    const t = table('base', { seats, cards: [limpet], active: caught, facing: 'limpet', rolls: { runAway: [1] } })
    t.choose(caught, 'run').choose(caught, 'roll', { slot: 'limpet' })
    expect(names.filter((name) => t.table(name).includes('limpet'))).toEqual([caught])
  },
)
