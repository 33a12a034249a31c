// Phase 4: the excess of a hand.

import { describe, expect, test } from 'vitest'
import { BOXES } from '../fixture/boxes.ts'
import { trait } from '../fixture/cards.ts'
import { table } from '../table.ts'

describe('charity', () => {
  const full = ['sword', 'dagger', 'helmet', 'mail', 'boots', 'charm', 'halberd', 'crown']
  const atCharity = (box: string, seats: Record<string, object>) => {
    const t = table(box, { seats: seats as never })
    t.choose('ana', 'openDoor')
    if (t.asked().decision === 'playOrKeep') t.choose('ana', 'keep')
    t.choose('ana', 'noTrouble')
    if (t.asked().decision === 'lootOrNot') t.choose('ana', 'skipLoot')
    return t
  }

  test('[MK-TURN-17] [MK-CARD-09] the excess goes to the lowest level; the giver chooses', () => {
    const t = atCharity('base', { ana: { level: 4, hand: full.slice(0, 7) }, bob: { level: 2 }, cyd: { level: 3 } })
    expect(t.refused('ana', 'done')).toBe('MK-CARD-09')
    expect(t.refused('ana', 'give', { copy: 'sword', seat: 'cyd' })).toBe('MK-TURN-17')
    for (const copy of ['sword', 'boots', 'charm']) t.choose('ana', 'give', { copy, seat: 'bob' }).choose('bob', 'keep')
    expect(t.hand('bob')).toEqual(['sword', 'boots', 'charm'])
    expect(t.refused('ana', 'give', { copy: 'mail', seat: 'bob' })).toBe('MK-TURN-17')
    t.choose('ana', 'done')
    expect(t.active()).toBe('bob')
  })

  test('[MK-CARD-09] five cards in star too, whatever its charity says', () => {
    const t = atCharity('star', { ana: { level: 4, hand: full.slice(0, 4) }, bob: {}, cyd: {} })
    expect(t.hand('ana').length).toBe(6)
    expect(t.refused('ana', 'done')).toBe('MK-CARD-09')
    t.choose('ana', 'give', { copy: 'sword', seat: 'bob' }).choose('bob', 'keep').choose('ana', 'done')
    expect(t.active()).toBe('bob')
  })

  test('[MK-SELL-05] phase 4 is still one’s own turn', () => {
    const t = atCharity('zombies', { ana: { level: 4, hand: ['crown'] }, bob: {}, cyd: {} })
    expect(t.choose('ana', 'sell', { copy: 'crown', other: 'crown' }).level('ana')).toBe(5)
  })

  test('[MK-TURN-18] cards played down count no more', () => {
    const t = atCharity('zombies', { ana: { level: 4, hand: full.slice(0, 4) }, bob: {}, cyd: {} })
    expect(t.hand('ana').length).toBe(6)
    t.choose('ana', 'playItem', { copy: 'sword' }).choose('ana', 'done')
    expect(t.active()).toBe('bob')
  })

  test.each(BOXES)('[MK-TURN-19] ties are shared evenly, freely in base: %s', (box) => {
    const hand = full.slice(0, box === 'base' ? 7 : 6)
    const t = atCharity(box, { ana: { level: 4, hand }, bob: { level: 2 }, cyd: { level: 2 } })
    const [first, second, third] = t.hand('ana')
    t.choose('ana', 'give', { copy: first!, seat: 'bob' }).choose('bob', 'keep')
    t.choose('ana', 'give', { copy: second!, seat: 'bob' }).choose('bob', 'keep')
    if (box === 'base') t.choose('ana', 'give', { copy: third!, seat: 'bob' })
    else {
      expect(t.refused('ana', 'give', { copy: third!, seat: 'bob' })).toBe('MK-TURN-19')
      t.choose('ana', 'give', { copy: third!, seat: 'cyd' })
    }
  })

  test('[MK-TURN-19] four cards among three: one gets two, and only one', () => {
    const low = { level: 2 }
    const t = atCharity('zombies', { ana: { level: 4, hand: full.slice(0, 7) }, bob: low, cyd: low, dan: low })
    const give = (copy: string, seat: string) => t.choose('ana', 'give', { copy, seat }).choose(seat, 'keep')
    give('sword', 'bob')
    give('dagger', 'bob')
    give('helmet', 'cyd')
    expect(t.refused('ana', 'give', { copy: 'mail', seat: 'cyd' })).toBe('MK-TURN-19')
    give('mail', 'dan')
    expect(['bob', 'cyd', 'dan'].map((name) => t.hand(name).length)).toEqual([2, 1, 1])
  })

  test('[MK-TURN-19] two cards between two: one each', () => {
    const t = atCharity('star', { ana: { level: 4, hand: full.slice(0, 5) }, bob: { level: 2 }, cyd: { level: 2 } })
    t.choose('ana', 'give', { copy: 'sword', seat: 'bob' }).choose('bob', 'keep')
    expect(t.refused('ana', 'give', { copy: 'mail', seat: 'bob' })).toBe('MK-TURN-19')
    t.choose('ana', 'give', { copy: 'mail', seat: 'cyd' })
  })

  test('[MK-META-03] [MK-TURN-17] who may receive nothing gets nothing, and the next lowest does', () => {
    const ascetic = trait('race', 'ascetic', { abilities: [{ bans: 'receiving' }] } as never)
    const seats = { ana: { level: 4, hand: full.slice(0, 6) }, bob: { table: ['ascetic'] }, cyd: { level: 3 } }
    const t = table('base', { seats, cards: [ascetic] })
    t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'skipLoot')
    expect(t.refused('ana', 'give', { copy: 'sword', seat: 'bob' })).toBe('MK-TURN-17')
    t.choose('ana', 'give', { copy: 'sword', seat: 'cyd' })
    expect(t.hand('cyd')).toEqual(['sword'])
  })

  test('[MK-TURN-20] [MK-META-02] the lowest throws away, in base too', () => {
    const t = atCharity('base', { ana: { level: 2, hand: full.slice(0, 6) }, bob: { level: 2 }, cyd: { level: 5 } })
    expect(t.refused('ana', 'give', { copy: 'sword', seat: 'bob' })).toBe('MK-TURN-20')
    t.choose('ana', 'give', { copy: 'sword', seat: 'ana' }).choose('ana', 'give', { copy: 'mail', seat: 'ana' })
    expect(t.pile('treasureDiscards')).toEqual(['mail', 'sword'])
    expect(t.hand('bob')).toEqual([])
  })
})

test.each(BOXES)('[DEC-11] [MK-TURN-19] silence gives a card to each in turn, from the left: %s', (box) => {
  const hand = ['sword', 'dagger', 'helmet', 'mail', 'boots', 'charm', 'halberd', 'crown', 'plate']
  const t = table(box, { seats: { ana: { level: 4, hand }, bob: {}, cyd: {}, dan: {} } })
  t.choose('ana', 'openDoor')
  if (t.asked().decision === 'playOrKeep') t.choose('ana', 'keep')
  t.choose('ana', 'noTrouble')
  if (t.asked().decision === 'lootOrNot') t.choose('ana', 'skipLoot')
  const silent = () => t.game.write(t.game.waits(t.state)[0]!.fallback)
  const given: number[] = []
  while (t.asked().decision !== 'charityOrDone' || silent().type === 'give') {
    const { type, copy, seat } = silent()
    if (type !== 'give') t.choose(t.asked().seats[0]!, 'keep')
    else {
      given.push(seat!)
      t.choose('ana', 'give', { copy: copy!, seat: seat! })
    }
  }
  expect(given.slice(0, 4)).toEqual([1, 2, 3, 1])
})
