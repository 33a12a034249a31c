// Before the first turn: MK-SETUP-07 to -11, -15.

import { describe, expect, test } from 'vitest'
import { advance } from '../../src/advance.ts'
import { OPENING, SEXES } from '../../src/frames/frame.ts'
import { agenda, SEX, seatCell } from '../../src/layout.ts'
import { isWholeHuman } from '../../src/rules/identity/traits.ts'
import { type Table, type TableSpec, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

/** A table whose opening plays have just begun, with ana first. */
function opening(boxes: string, seats: TableSpec['seats'], rest: Partial<TableSpec> = {}): Table {
  const t = table(boxes, { seats: { ...three, ...seats }, ...rest })
  agenda.push(t.state, OPENING, t.names.length)
  advance(t.scene)
  return t
}

const pass = (t: Table): Table => t.names.reduce((all, name) => all.choose(name, 'done'), t)

describe('[MK-SETUP-07] female or male', () => {
  /** A table where nobody has said it yet. */
  function unsaid(seats: TableSpec['seats'] = {}): Table {
    const t = opening('base', seats)
    for (const name of t.names) t.state[seatCell(t.seat(name), SEX)] = 0
    agenda.push(t.state, SEXES)
    return t
  }

  test('everybody chooses one of two, once, and all hear it', () => {
    const t = unsaid()
    expect(t.asked()).toEqual({ seats: ['ana', 'bob', 'cyd'], decision: 'chooseSex' })
    for (const name of t.names)
      expect(t.offers(name)).toEqual([
        expect.objectContaining({ type: 'chooseSex', index: 1 }),
        expect.objectContaining({ type: 'chooseSex', index: 2 }),
      ])
    for (const index of [0, 3]) expect(t.refused('bob', 'chooseSex', { index })).toBe('MK-SETUP-07')
    t.choose('bob', 'chooseSex', { index: 2 })
    expect(t.events()).toContainEqual({ type: 'sexChosen', seat: t.seat('bob'), sex: 2 })
    expect(t.refused('bob', 'chooseSex', { index: 1 })).toBe('MK-CARD-14')
    expect(t.refused('house', 'chooseSex', { index: 1 })).toBe('MK-CARD-14')
    expect([t.asked().seats, t.offers('bob')]).toEqual([['ana', 'cyd'], []])
    t.choose('cyd', 'chooseSex', { index: 1 }).choose('ana', 'chooseSex', { index: 1 })
    expect([0, 1, 2].map((seat) => t.state[seatCell(seat, SEX)])).toEqual([1, 2, 1])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'openingPlays' })
  })

  test('who says nothing is one or the other by seat', () => {
    const t = unsaid({ dan: {} })
    const silent = t.game.waits(t.state).map(({ fallback }) => t.game.write(fallback))
    expect(silent).toEqual([1, 2, 1, 2].map((index) => expect.objectContaining({ type: 'chooseSex', index })))
  })

  test('nothing else is done before all have chosen', () => {
    const t = unsaid({ ana: { hand: ['sword'] }, bob: { hand: ['lose-level'] } })
    expect(t.refused('ana', 'playItem', { copy: 'sword' })).toBe('MK-SETUP-07')
    expect(t.refused('bob', 'curse', { copy: 'lose-level', seat: 'ana' })).toBe('MK-SETUP-07')
    expect(t.refused('ana', 'done')).toBe('MK-SETUP-07')
  })
})

describe('opening plays', () => {
  test.each(['base', 'star'])('[MK-SETUP-08] one race and one class, if one likes: %s', (box) => {
    const t = opening(box, { ana: { hand: ['elf', 'dwarf', 'wizard'] } })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'openingPlays' })
    t.choose('ana', 'playTrait', { copy: 'elf' }).choose('ana', 'playTrait', { copy: 'wizard' })
    expect(t.refused('ana', 'playTrait', { copy: 'dwarf' })).toBe('MK-IDENT-07')
    expect(t.hand('ana')).toEqual(['dwarf'])
  })

  test('[MK-SETUP-08] one class in cthulhu, one mojo in zombies', () => {
    const cthulhu = opening('cthulhu', { ana: { hand: ['wizard', 'priest'] } })
    cthulhu.choose('ana', 'playTrait', { copy: 'wizard' })
    expect(cthulhu.refused('ana', 'playTrait', { copy: 'priest' })).toBe('MK-IDENT-07')
    const zombies = opening('zombies', { ana: { hand: ['voodoo', 'plague'] } })
    zombies.choose('ana', 'playTrait', { copy: 'voodoo' })
    expect(zombies.refused('ana', 'playTrait', { copy: 'plague' })).toBe('MK-IDENT-07')
  })

  test('[MK-SETUP-09] items, within the limits', () => {
    const t = opening('zombies', { ana: { hand: ['anvil', 'piano', 'sword'] } })
    t.choose('ana', 'playItem', { copy: 'anvil' }).choose('ana', 'playItem', { copy: 'sword' })
    expect(t.refused('ana', 'playItem', { copy: 'piano' })).toBe('MK-ITEM-05')
    expect(t.strength('ana')).toBe(6)
  })

  test('[MK-SETUP-10] what doubles an identity comes with it', () => {
    const classes = opening('cthulhu', { ana: { hand: ['wizard', 'priest', 'super-munchkin'] } })
    classes.choose('ana', 'playTrait', { copy: 'wizard' })
    classes.choose('ana', 'playMulti', { copy: 'super-munchkin', replaced: 'priest' })
    expect(classes.table('ana').length).toBe(3)
    const mojos = opening('zombies', { ana: { hand: ['voodoo', 'double-mojo', 'plague'] } })
    expect(mojos.refused('ana', 'playMulti', { copy: 'double-mojo' })).toBe('MK-IDENT-11')
    mojos.choose('ana', 'playTrait', { copy: 'voodoo' }).choose('ana', 'playMulti', { copy: 'double-mojo' })
    mojos.choose('ana', 'playTrait', { copy: 'plague' })
    expect(mojos.table('ana').length).toBe(3)
  })

  test('[MK-SETUP-11] no power at level 1', () => {
    const t = opening('zombies', { ana: { hand: ['fast'] } })
    expect(t.refused('ana', 'playTrait', { copy: 'fast' })).toBe('MK-POWER-03')
  })

  test('[MK-SETUP-15] nothing else, and nobody out of turn', () => {
    const t = opening('base', { ana: { hand: ['level-up', 'crown'] }, bob: { hand: ['wizard', 'lose-level'] } })
    expect(t.refused('ana', 'sell', { copy: 'crown', other: 'crown' })).toBe('MK-SETUP-15')
    expect(t.refused('bob', 'playTrait', { copy: 'wizard' })).toBe('MK-SETUP-15')
    expect(t.offers('bob')).toEqual([])
    expect(t.refused('bob', 'done')).toBe('MK-SETUP-15')
    expect(t.asked().seats).toEqual(['ana'])
  })

  test('[MK-CURSE-02] [MK-CARD-13] [MK-SETUP-15] “at any moment” begins with the first turn, for curses and level cards', () => {
    const seats = { ana: { hand: ['level-up'] }, bob: { hand: ['lose-level', 'level-up'] } }
    const t = opening('zombies', seats)
    expect(t.refused('ana', 'play', { copy: 'level-up', index: 'ana' })).toBe('MK-SETUP-15')
    expect(t.refused('bob', 'play', { copy: 'level-up', index: 'ana' })).toBe('MK-SETUP-15')
    expect(t.refused('bob', 'curse', { copy: 'lose-level', seat: 'ana' })).toBe('MK-SETUP-15')
    pass(t)
    t.choose('bob', 'play', { copy: 'level-up', index: 'ana' }).choose('bob', 'curse', {
      copy: 'lose-level',
      seat: 'ana',
    })
    expect(t.level('ana')).toBe(1)
  })

  test('[MK-SETUP-08] what may be played is on offer, and everybody hears who has finished', () => {
    const t = opening('star', { ana: { hand: ['elf', 'sword', 'level-up'] } })
    expect(t.offers('ana').map(({ type }) => type)).toEqual(['done', 'playItem', 'playTrait'])
    t.choose('ana', 'done')
    expect(t.events()).toContainEqual({ type: 'answered', seat: t.seat('ana') })
    expect(t.asked().seats).toEqual(['bob'])
  })

  test('[MK-SETUP-15] whoever passes still plays it in their own first turn, before the door', () => {
    const t = pass(opening('star', { ana: { hand: ['wizard', 'sword'] } }))
    expect(t.hand('ana')).toEqual(['wizard', 'sword'])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'arrangeOrOpen' })
    t.choose('ana', 'playTrait', { copy: 'wizard' }).choose('ana', 'playItem', { copy: 'sword' })
    expect(t.table('ana')).toEqual(['wizard', 'sword'])
  })

  test('[MK-SETUP-15] [MK-CULT-09] [MK-CULT-10] the endings of the cult are looked at when all have played', () => {
    const hand = ['cultist']
    const two = opening('cthulhu', { ana: { hand }, bob: { hand }, cyd: { level: 3 } })
    two.choose('ana', 'playTrait', { copy: 'cultist' }).choose('ana', 'done')
    two.choose('bob', 'playTrait', { copy: 'cultist' }).choose('bob', 'done')
    expect(two.level('cyd')).toBe(3)
    expect(two.choose('cyd', 'done').level('cyd')).toBe(4)
    const all = opening('cthulhu', { ana: { level: 2, hand }, bob: { hand }, cyd: { hand } })
    for (const name of all.names) {
      all.choose(name, 'playTrait', { copy: 'cultist' })
      expect(all.over()).toBe(false)
      all.choose(name, 'done')
    }
    expect([all.level('cyd'), all.winners()]).toEqual([1, ['ana']])
  })

  test('[MK-SETUP-06] everybody begins without an identity: human, where there are humans', () => {
    for (const [box, human] of [
      ['base', true],
      ['star', true],
      ['cthulhu', false],
      ['zombies', false],
    ] as const) {
      const t = opening(box, {})
      expect([box, t.table('ana'), isWholeHuman(t.scene, 0)]).toEqual([box, [], human])
    }
  })
})
