// What doubles an identity, and what is given up: MK-IDENT-05, -11, -13, MK-MOJO-02.

import { describe, expect, test } from 'vitest'
import { trait } from '../fixture/cards.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

describe('doubling', () => {
  test('[MK-IDENT-11] only a card that doubles something does', () => {
    const t = table('star', { seats: { ...three, ana: { hand: ['sword', 'dwarf'], table: ['elf'] } } })
    for (const copy of ['sword', 'dwarf']) expect(t.refused('ana', 'playMulti', { copy })).toBe('MK-IDENT-04')
  })

  test('[MK-IDENT-13] the second class is another one, from one’s own hand', () => {
    const hand = ['super-munchkin', 'wizard', 'elf', 'priest']
    const seats = { ana: { hand, table: ['wizard'] }, bob: { hand: ['bard'] }, cyd: {} }
    const t = table('star', { seats, cards: [trait('class', 'bard')] })
    const second = (other: number) => t.refused('ana', 'playMulti', { copy: 'super-munchkin', other: other + 1 })
    expect(second(t.copy('bard', 'bob'))).toBe('MK-CARD-06')
    expect(second(t.copy('elf', 'ana'))).toBe('MK-IDENT-13')
    expect(second(t.copy('wizard', 'ana'))).toBe('MK-IDENT-08')
    expect(t.would('ana', 'playMulti', { copy: 'super-munchkin', replaced: 'priest' })).toBe(true)
  })

  test('[MK-IDENT-13] everybody hears of both cards; of one where one is enough', () => {
    const played = (box: string, hand: readonly string[], laid: readonly string[]) => {
      const t = table(box, { seats: { ...three, ana: { hand, table: laid } } })
      const [copy, replaced] = hand
      t.choose('ana', 'playMulti', { copy: copy!, ...(replaced !== undefined && { replaced }) })
      return t.events().flatMap((event) => (event.type === 'played' ? [t.scene.printed(event.copy).card.id] : []))
    }
    expect(played('star', ['super-munchkin', 'priest'], ['wizard'])).toEqual(['super-munchkin', 'priest'])
    expect(played('zombies', ['double-mojo'], ['voodoo'])).toEqual(['double-mojo'])
  })

  test('[MK-IDENT-11] [MK-COMBAT-16] played while the others may answer a kill, it gives them new time', () => {
    const t = table('star', {
      seats: { ...three, ana: { level: 5, hand: ['half-breed'], table: ['elf'] } },
      facing: 'imp',
    })
    t.choose('ana', 'claim')
    const gate = t.gate()
    t.choose('bob', 'pass').choose('ana', 'playMulti', { copy: 'half-breed' })
    expect(t.gate()).toBe(gate + 1)
    expect(t.refused('house', 'closeGate', { number: gate })).toBe('MK-COMBAT-18')
    expect(t.offered('bob', 'pass')).toBe(true)
  })
})

describe('giving up', () => {
  test('[MK-IDENT-05] only what lies before oneself', () => {
    const t = table('star', { seats: { ana: { table: ['elf'] }, bob: { hand: ['wizard'] }, cyd: {} } })
    expect(t.refused('bob', 'dropTrait', { copy: t.copy('elf', 'ana') })).toBe('MK-CARD-06')
    expect(t.refused('bob', 'dropTrait', { copy: t.copy('wizard', 'bob') })).toBe('MK-CARD-06')
  })

  test('[MK-IDENT-05] [MK-FLEE-13] not between a roll and what comes of it', () => {
    const seats = { ana: { level: 3 }, bob: { table: ['elf'] }, cyd: { hand: ['loaded-die'] } }
    const t = table('base', { seats, cards: RUNNING, facing: 'ogre', rolls: { runAway: [3] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'ogre' })
    expect(t.refused('bob', 'dropTrait', { copy: 'elf' })).toBe('MK-CARD-14')
    expect(t.offered('bob', 'dropTrait')).toBe(false)
    expect(t.close().would('bob', 'dropTrait', { copy: 'elf' })).toBe(true)
  })
})
