// Effects on levels and on what one is.

import {
  become,
  changeSex,
  die,
  discard,
  each,
  gainLevels,
  loseLevels,
  loseTrait,
  setLevel,
  swapTrait,
  win,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import * as at from '../../src/layout.ts'
import { item, special, trait } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('levels', () => {
  test('[MK-LEVEL-04] [MK-META-05] levels are lost down to 1 and no further, by nobody else', () => {
    const fall = spell('fall', loseLevels(3, 'target'))
    const t = table('base', { seats: { ana: { hand: ['fall'] }, bob: { level: 2 }, cyd: { level: 5 } }, cards: [fall] })
    t.choose('ana', 'play', { copy: 'fall', index: 'bob' })
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([1, 1, 5])
  })

  test('[MK-LEVEL-08] [MK-CARD-13] a level card works on anybody below 9, and stays in hand otherwise', () => {
    const t = table('base', {
      seats: { ana: { level: 9, hand: ['level-up', 'level-up'] }, bob: { level: 8 }, cyd: {} },
    })
    expect(t.refused('ana', 'play', { copy: 'level-up', index: 'ana' })).toBe('MK-LEVEL-08')
    t.choose('ana', 'play', { copy: 'level-up', index: 'bob' })
    expect(t.refused('ana', 'play', { copy: 'level-up', index: 'bob' })).toBe('MK-LEVEL-08')
    expect([t.level('bob'), t.hand('ana'), t.pile('treasureDiscards')]).toEqual([9, ['level-up'], ['level-up']])
  })

  test('[MK-LEVEL-08] it is the one who would gain the level that counts', () => {
    const cards = [
      spell('toast', gainLevels(1, 'everyone')),
      spell('toll', gainLevels(1), discard({ of: 'target', zone: 'hand' })),
    ]
    const seats = { ana: { level: 9, hand: ['toast', 'toll'] }, bob: { hand: ['rat'] }, cyd: {} }
    const t = table('base', { seats, cards })
    expect(t.refused('ana', 'play', { copy: 'toll', index: 'bob' })).toBe('MK-LEVEL-08')
    t.choose('ana', 'play', { copy: 'toast' })
    expect(['ana', 'bob', 'cyd'].map((name) => t.level(name))).toEqual([9, 2, 2])
  })

  test('[MK-CARD-13] in the fight of another it counts at once', () => {
    const t = table('base', { seats: { ana: { level: 6 }, bob: { hand: ['level-up'] }, cyd: {} }, facing: 'ogre' })
    t.choose('bob', 'play', { copy: 'level-up', index: 'ana' })
    expect(t.totals()).toEqual([7, 6])
  })

  test('[MK-META-04] [MK-META-08] the tenth level by a card that says so, where cards may', () => {
    const crown = special('apotheosis', {
      deck: 'treasure',
      overrides: ['tenByKill'],
      uses: [{ use: 'any', effect: [gainLevels(1)] }],
    })
    const seats = { ...three, ana: { level: 9, hand: ['apotheosis'] } }
    const base = table('base', { seats, cards: [crown] }).choose('ana', 'play', { copy: 'apotheosis' })
    expect(base.winners()).toEqual(['ana'])
    const star = table('star', { seats, cards: [crown] })
    expect(star.refused('ana', 'play', { copy: 'apotheosis' })).toBe('MK-LEVEL-08')
  })

  test('[MK-META-06] a level for a removed monster is none where that is protected', () => {
    const bravo = special('bravo', {
      uses: [{ use: 'combat', effect: [{ do: 'remove', monster: 'only', treasureOnRemoval: false }, gainLevels(1)] }],
    })
    const seats = { ...three, ana: { level: 3, hand: ['bravo'] } }
    const play = (box: string) =>
      table(box, { seats, cards: [bravo], facing: 'ogre' }).choose('ana', 'play', { copy: 'bravo' })
    expect(['base', 'zombies', 'star', 'cthulhu'].map((box) => play(box).level('ana'))).toEqual([3, 3, 4, 4])
  })

  test('[MK-LEVEL-03] to a level, or to the lowest of the table', () => {
    const cards = [spell('to-four', setLevel(4, 'target')), spell('to-lowest', setLevel('lowest', 'target'))]
    const seats = { ana: { level: 3, hand: ['to-four', 'to-four', 'to-lowest'] }, bob: { level: 7 }, cyd: { level: 2 } }
    const t = table('base', { seats, cards })
    t.choose('ana', 'play', { copy: 'to-four', index: 'bob' }).choose('ana', 'play', { copy: 'to-four', index: 'cyd' })
    expect([t.level('bob'), t.level('cyd')]).toEqual([4, 4])
    t.choose('ana', 'play', { copy: 'to-lowest', index: 'bob' })
    expect(t.level('bob')).toBe(3)
  })

  test('[MK-DEATH-01] a card that kills kills the one it names', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['doom'] } }, cards: [spell('doom', die('target'))] })
    t.choose('ana', 'play', { copy: 'doom', index: 'bob' })
    expect(at.lifeOf(t.state, t.seat('bob'))).toBe(at.DEAD)
    expect(at.lifeOf(t.state, t.seat('cyd'))).toBe(at.ALIVE)
  })

  test('[MK-META-08] a card wins only where cards may, and only if it says so', () => {
    const seats = { ...three, ana: { hand: ['triumph'] } }
    const triumph = (overrides: boolean) =>
      special('triumph', {
        ...(overrides && { overrides: ['tenByKill'] }),
        uses: [{ use: 'any', effect: [win('you')] }],
      })
    const play = (box: string, overrides: boolean) =>
      table(box, { seats, cards: [triumph(overrides)] })
        .choose('ana', 'play', { copy: 'triumph' })
        .winners()
    expect(play('base', true)).toEqual(['ana'])
    expect(play('base', false)).toEqual([])
    expect(play('cthulhu', true)).toEqual([])
  })

  test('[MK-META-08] a card by which nobody wins does not end the game', () => {
    const laurels = special('laurels', { overrides: ['tenByKill'], uses: [{ use: 'any', effect: [win('helper')] }] })
    const t = table('base', { seats: { ...three, ana: { hand: ['laurels'] } }, cards: [laurels] })
    t.choose('ana', 'play', { copy: 'laurels' })
    expect([t.over(), t.offered('ana', 'openDoor')]).toEqual([false, true])
  })
})

describe('what you are', () => {
  test('[MK-CURSE-04] a trait is lost; of two the victim chooses; without one the alternative', () => {
    const fire = spell('fire', each('target', [loseTrait('class', { otherwise: [loseLevels(1)] })]))
    const seats = {
      ana: { hand: ['fire', 'fire', 'fire'] },
      bob: { level: 3, table: ['wizard', 'priest', 'super-munchkin'] },
      cyd: {},
    }
    const t = table('star', { seats, cards: [fire] })
    t.choose('ana', 'play', { copy: 'fire', index: 'bob' }).choose('bob', 'pick', { copy: 'wizard' })
    expect(t.table('bob')).toEqual(['priest'])
    t.choose('ana', 'play', { copy: 'fire', index: 'bob' })
    expect([t.table('bob'), t.level('bob')]).toEqual([[], 3])
    t.choose('ana', 'play', { copy: 'fire', index: 'bob' })
    expect(t.level('bob')).toBe(2)
  })

  test('[MK-IDENT-07] the topmost card of the kind among the discards takes the place of the one in play', () => {
    const swap = spell('swap', each('target', [swapTrait('class')]))
    const spec = { doorDiscards: ['elf', 'priest', 'wizard'] }
    const seats = { ana: { hand: ['swap', 'swap'] }, bob: { table: ['wizard'] }, cyd: {} }
    const t = table('base', { seats, cards: [swap], ...spec })
    t.choose('ana', 'play', { copy: 'swap', index: 'bob' })
    expect([t.table('bob'), t.pile('doorDiscards')]).toEqual([['priest'], ['wizard', 'elf', 'wizard']])
    t.choose('ana', 'play', { copy: 'swap', index: 'cyd' })
    expect(t.table('cyd')).toEqual([])
  })

  test('[MK-IDENT-07] by nothing that somebody is besides, and by the same again', () => {
    const cards = [spell('swap', each('target', [swapTrait('class')])), trait('class', 'thief')]
    const swapped = (old: string, ...doorDiscards: readonly string[]) => {
      const seats = { ana: { hand: ['swap'] }, bob: { table: ['super-munchkin', 'wizard', 'priest'] }, cyd: {} }
      const t = table('base', { seats, cards, doorDiscards }).choose('ana', 'play', { copy: 'swap', index: 'bob' })
      t.choose('bob', 'pick', { copy: t.copy(old, 'bob') })
      return [t.table('bob').sort(), t.pile('doorDiscards')]
    }
    expect(swapped('wizard', 'priest', 'wizard', 'thief')).toEqual([
      ['priest', 'super-munchkin', 'wizard'],
      ['wizard', 'priest', 'thief'],
    ])
    expect(swapped('priest', 'wizard', 'thief')).toEqual([
      ['super-munchkin', 'thief', 'wizard'],
      ['priest', 'wizard'],
    ])
  })

  test('[MK-CULT-06] you become a Cultist if the pile has a card', () => {
    const call = spell('call', become('cultist', 'target'))
    const seats = { ana: { hand: ['call', 'call'] }, bob: {}, cyd: {}, dan: {} }
    const t = table('cthulhu', { seats, cards: [call], cultPile: ['cultist'] })
    t.choose('ana', 'play', { copy: 'call', index: 'bob' }).choose('ana', 'play', { copy: 'call', index: 'cyd' })
    expect([t.table('bob'), t.table('cyd')]).toEqual([['cultist'], []])
  })

  test('[MK-IDENT-15] the sex changes, once for each time', () => {
    const t = table('base', {
      seats: { ana: { sex: 'female', hand: ['switch'] }, bob: { sex: 'male' }, cyd: {} },
      cards: [spell('switch', each('fighters', [changeSex()]), each('target', [changeSex()]))],
    })
    t.choose('ana', 'play', { copy: 'switch', index: 'bob' })
    expect([0, 1].map((seat) => t.state[at.seatCell(seat, at.SEX)])).toEqual([1, 1])
  })

  test('[MK-IDENT-15] a card lets its owner count as somebody else', () => {
    const mask = item('mask', 0, { abilities: [{ countsAs: 'wizard' }] })
    const book = item('book', 4, { usableBy: { has: 'wizard' } })
    const seats = { ana: { table: ['mask', 'book'] }, bob: { table: ['wizard', '-book'] }, cyd: {} }
    const t = table('base', { seats, cards: [mask, book] })
    expect(t.strength('ana')).toBe(5)
    t.choose('ana', 'lay', { copy: 'mask' })
    expect(t.strength('ana')).toBe(1)
  })
})
