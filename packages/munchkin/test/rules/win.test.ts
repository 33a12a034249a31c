import { draw, gainLevels, on, permits } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { BOXES } from '../fixture/boxes.ts'
import { curse, item, monster, trait } from '../fixture/cards.ts'
import { RUNNING } from '../fixture/running.ts'
import { type SeatSpec, type TableSpec, table } from '../table.ts'

const fight = (box: string, ana: SeatSpec, bob: SeatSpec, spec: Partial<TableSpec>) =>
  table(box, { cards: RUNNING, ...spec, seats: { ana, bob, cleo: {} } })

describe.each(BOXES)('%s', (box) => {
  test('[MK-WIN-01, MK-WIN-08] the tenth level by a kill wins at once, and nothing more is resolved', () => {
    const t = fight(box, { level: 9 }, {}, { facing: 'rat' })
    t.choose('ana', 'claim')
    expect(t.over()).toBe(false)
    t.close()
    expect(t.over()).toBe(true)
    expect(t.winners()).toEqual(['ana'])
    expect(t.types()).not.toContain('treasureDrawn')
    expect(t.events()).toContainEqual({ type: 'ended', winners: 1, how: 'kill' })
    expect(t.refused('ana', 'done')).toBe('MK-WIN-08')
    expect(t.refused('bob', 'keep')).toBe('MK-WIN-08')
    expect(t.names.map((name) => t.game.forms(t.state, t.seat(name), { below: () => 0 }, 9))).toEqual([[], [], []])
  })

  test('[MK-WIN-02, MK-COMBAT-09] a monster got rid of gives no tenth level', () => {
    const t = fight(box, { level: 9, hand: ['banish'] }, {}, { facing: 'rat' })
    t.choose('ana', 'play', { copy: 'banish', index: 0 }).close()
    expect(t.level('ana')).toBe(9)
    expect(t.over()).toBe(false)
  })

  test('[MK-WIN-04] both reach ten by one kill: both win', () => {
    const t = fight(box, { level: 9 }, { level: 9 }, { facing: 'courier', helper: 'bob' }).win('ana')
    expect(t.winners()).toEqual(['ana', 'bob'])
    const one = fight(box, { level: 9 }, { level: 8 }, { facing: 'courier', helper: 'bob' }).win('ana')
    expect(one.winners()).toEqual(['ana'])
  })

  test('[MK-WIN-07] two monsters at level 8 make ten', () => {
    const t = fight(box, { level: 8 }, {}, { facing: ['rat', 'imp'] }).win('ana')
    expect(t.level('ana')).toBe(10)
    expect(t.winners()).toEqual(['ana'])
  })
})

test('[MK-WIN-02, MK-COMBAT-45] an automatic kill is a kill', () => {
  const t = fight('base', { level: 9, hand: ['assassin'] }, {}, { facing: 'troll' })
  t.choose('ana', 'play', { copy: 'assassin', index: 0 }).close()
  expect(t.winners()).toEqual(['ana'])
})

test('[MK-WIN-02] a helper wins by the level that the kill gives him', () => {
  const byText = fight('zombies', { level: 4 }, { level: 9 }, { facing: 'courier', helper: 'bob' }).win('ana')
  expect(byText.winners()).toEqual(['bob'])
  const elf = fight('base', { level: 4 }, { level: 9, table: ['wood-elf'] }, { facing: 'ogre', helper: 'bob' }).win(
    'ana',
  )
  expect(elf.winners()).toEqual(['bob'])
})

test('[MK-HELP-08] an ordinary helper gains nothing, an elf one level for each monster killed', () => {
  const plain = fight('base', { level: 4 }, { level: 5 }, { facing: ['rat', 'imp'], helper: 'bob' }).win('ana')
  expect([plain.level('ana'), plain.level('bob')]).toEqual([6, 5])
  const elf = fight('base', { level: 4 }, { level: 5, table: ['wood-elf'] }, { facing: ['rat', 'imp'], helper: 'bob' })
  elf.win('ana')
  expect([elf.level('ana'), elf.level('bob')]).toEqual([6, 7])
})

test('[MK-WIN-05, MK-FAST-07] a helper below ten wins only by the option', () => {
  const spec = { facing: 'rat', helper: 'bob' }
  expect(fight('zombies', { level: 9 }, { level: 3 }, spec).win('ana').winners()).toEqual(['ana'])
  const shared = fight('zombies', { level: 9 }, { level: 3 }, { ...spec, variants: { sharedVictory: true } })
  expect(shared.win('ana').winners()).toEqual(['ana', 'bob'])
})

test('[MK-WIN-05, MK-FAST-07] wherever the helper sits', () => {
  const spec = { facing: 'rat', active: 'bob', helper: 'ana', variants: { sharedVictory: true } }
  expect(fight('zombies', { level: 3 }, { level: 9 }, spec).win('bob').winners()).toEqual(['ana', 'bob'])
})

test('[MK-WIN-05, MK-FAST-07] with nobody who helped there is nobody to share it with', () => {
  const t = fight('zombies', { level: 9 }, {}, { facing: 'rat', variants: { sharedVictory: true } }).win('ana')
  expect(t.events()).toContainEqual({ type: 'ended', winners: 1, how: 'kill' })
})

describe('[MK-WIN-08] how it ended is kept', () => {
  const ending = (t: ReturnType<typeof fight>) => t.game.ending(t.state)

  test('by a kill, by a card', () => {
    const kill = fight('base', { level: 9 }, {}, { facing: 'rat' })
    expect(ending(kill)).toBe(null)
    expect(ending(kill.win('ana'))).toBe('kill')
    const card = fight('base', { level: 9, hand: ['coronation'] }, {}, {})
    expect(ending(card.choose('ana', 'play', { copy: 'coronation', index: 'ana' }))).toBe('card')
  })

  test.each([
    ['cult', {}],
    ['allCultists', { table: ['cultist'] }],
  ] as const)('%s', (how, bob) => {
    const call = curse('call', { do: 'become', trait: 'cultist' })
    const seats = { ana: { hand: ['call'] }, bob: { level: 9, ...bob }, cleo: { table: ['cultist'] } }
    const t = table('cthulhu', { seats, cards: [call], cultPile: ['cultist'] })
    expect(ending(t.choose('ana', 'curse', { copy: 'call', seat: 'ana' }))).toBe(how)
  })
})

test('[MK-META-06] removed: no level; killed: its levels', () => {
  const removed = fight('zombies', { level: 3, hand: ['banish'] }, {}, { facing: 'trophy' })
  removed.choose('ana', 'play', { copy: 'banish', index: 0 }).close()
  expect(removed.level('ana')).toBe(3)
  expect(fight('zombies', { level: 3 }, {}, { facing: 'trophy' }).win('ana').level('ana')).toBe(5)
})

test('[MK-META-07] nothing is paid before the combat is over', () => {
  const t = fight('zombies', { level: 5, hand: ['banish'] }, {}, { facing: ['ogre', 'imp'] })
  t.choose('ana', 'play', { copy: 'banish', index: 0 })
  expect(t.types()).not.toContain('treasureDrawn')
  t.win('ana')
  const types = t.types()
  expect(types.indexOf('combatEnd')).toBeLessThan(types.indexOf('levelGained'))
  expect(types.indexOf('levelGained')).toBeLessThan(types.indexOf('treasureDrawn'))
  expect(t.hand('ana')).toHaveLength(3)
})

describe('[MK-WIN-08] the text of a killed monster brings somebody to the top', () => {
  const muse = monster('muse', 1, { levels: 1, onKill: [gainLevels(1, 'main')] })
  const ally = trait('race', 'ally', { abilities: [permits('levelForHelping')] })
  const ladle = item('ladle', 0, { abilities: [on('won', [draw('door', 1)])] })
  const won = (ana: SeatSpec, bob: SeatSpec = {}, spec: Partial<TableSpec> = {}) =>
    fight('zombies', { level: 9, table: ['ladle'], ...ana }, bob, {
      cards: [...RUNNING, muse, ladle],
      facing: 'muse',
      doors: ['elf'],
      ...spec,
    }).win('ana')

  test('and it is over before anything else comes of the win', () => {
    const t = won({})
    expect([t.winners(), t.hand('ana')]).toEqual([['ana'], []])
    expect(t.events()).toContainEqual({ type: 'ended', winners: 1, how: 'kill' })
    expect(t.game.faults(t.state)).toEqual([])
  })

  test('with whoever its levels bring there too', () => {
    const helped = { helper: 'bob', cards: [...RUNNING, muse, ladle, ally] }
    expect(won({}, { level: 9, table: ['ally'] }, helped).winners()).toEqual(['ana', 'bob'])
    expect(won({}, { level: 8, table: ['ally'] }, helped).winners()).toEqual(['ana'])
  })

  test('one level below, the game goes on', () => {
    const t = won({ level: 7 })
    expect([t.level('ana'), t.over(), t.asked().decision]).toEqual([8, false, 'playOrKeep'])
  })
})
