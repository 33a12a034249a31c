// A turn: its phases, the door, trouble.

import { inCase, take } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { CRIED_FOUL, NO_LOOT, SOLD_DEAR, seatCell, TURN_MARKS } from '../../src/layout.ts'
import { BOXES } from '../fixture/boxes.ts'
import { curse, monster, trait } from '../fixture/cards.ts'
import { spellIn } from '../fixture/effects.ts'
import { type Table, table } from '../table.ts'

const three = { ana: {}, bob: {}, cyd: {} }

/** Ends a turn from wherever its last phase is. */
function endTurn(t: Table, name: string): Table {
  return t.choose(name, 'done')
}

describe('the four phases', () => {
  const phases = (t: Table) => t.events().flatMap((event) => (event.type === 'phase' ? [event.phase] : []))

  test.each(BOXES)('[MK-TURN-01] a turn opens a door, looks for trouble, loots and gives, in this order: %s', (box) => {
    const t = table(box, { seats: three }).choose('ana', 'openDoor')
    if (box !== 'base') t.choose('ana', 'keep')
    t.choose('ana', 'noTrouble')
    if (box === 'base') t.choose('ana', 'loot')
    expect(phases(endTurn(t, 'ana'))).toEqual([1, 2, 3, 4])
  })

  test('[MK-TURN-01] [MK-TURN-10] [MK-TURN-15] loot and second doors belong to phase 3', () => {
    const feline = trait('race', 'feline', { abilities: [{ permits: 'secondDoor' }] } as never)
    const seats = { ...three, ana: { level: 5, table: ['feline'] } }
    const looted = table('star', { seats: three, doors: ['elf', 'imp'] })
    looted.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    const order = looted
      .events()
      .flatMap((event): (number | string)[] =>
        event.type === 'phase' ? [event.phase] : event.type === 'moved' ? ['card'] : [],
      )
    expect(order).toEqual([1, 2, 'card', 3, 'card', 4])
    for (const door of ['dwarf', 'imp', 'lose-level']) {
      const t = table('star', { seats, cards: [feline], doors: ['elf', door] })
      t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble').choose('ana', 'secondDoor')
      if (t.fighting()) t.win('ana')
      while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
      expect(t.asked().decision).toBe('charityOrDone')
      expect(t.hand('ana').length).toBe(door === 'lose-level' ? 1 : 2)
      expect(phases(t)).toEqual([1, 2, 3, 4])
    }
  })

  test('[MK-TURN-01] everybody sees in which phase a turn is, to its very end', () => {
    const t = table('base', {
      seats: { ...three, bob: { hand: ['last-word'] } },
      cards: [spellIn('turnEnd', 'last-word')],
    })
    const phase = () => t.game.view(t.state, t.seat('bob')).phase
    const seen = [phase()]
    for (const verb of ['openDoor', 'noTrouble', 'loot', 'done'] as const) {
      t.choose('ana', verb)
      seen.push(phase())
    }
    expect(t.asked().decision).toBe('turnEnd')
    expect(seen).toEqual([0, 2, 3, 4, 4])
    t.close()
    expect([t.active(), phase()]).toEqual(['bob', 0])
  })

  test('[MK-TURN-15] [MK-TURN-19] a second door is nobody’s gift: charity is even after it too', () => {
    const feline = trait('race', 'feline', { abilities: [{ permits: 'secondDoor' }] } as never)
    const hand = ['sword', 'mail', 'boots', 'charm', 'helmet']
    const seats = { ana: { level: 2 }, bob: { level: 2 }, cyd: { level: 4, hand, table: ['feline'] } }
    const t = table('star', { seats, cards: [feline], active: 'cyd', doors: ['elf', 'dwarf'] })
    t.choose('cyd', 'openDoor').choose('cyd', 'keep').choose('cyd', 'noTrouble')
    t.choose('cyd', 'secondDoor').choose('cyd', 'keep')
    t.choose('cyd', 'give', { copy: 'sword', seat: 'bob' }).choose('bob', 'keep')
    expect(t.refused('cyd', 'give', { copy: 'mail', seat: 'bob' })).toBe('MK-TURN-19')
    t.choose('cyd', 'give', { copy: 'mail', seat: 'ana' })
  })

  test('[MK-TURN-02] before the door items are played, switched, sold and traded', () => {
    const t = table('zombies', { seats: { ...three, ana: { hand: ['sword', 'crown'], table: ['helmet', 'mail'] } } })
    t.choose('ana', 'sell', { copy: 'crown', other: 'crown' })
    expect(t.level('ana')).toBe(2)
    expect(t.wouldSend('ana', { type: 'trade', seat: 1, gives: [t.copy('mail', 'ana')], wants: [] })).toBe(true)
    t.choose('ana', 'playItem', { copy: 'sword' }).choose('ana', 'lay', { copy: 'helmet' })
    expect(t.uses('ana', 'sword')).toBe(true)
    expect(t.uses('ana', 'helmet')).toBe(false)
    expect(t.offered('ana', 'openDoor')).toBe(true)
  })

  test('[MK-TURN-03] nobody looks for trouble before a door is open', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['rat'] } } })
    expect(t.refused('ana', 'fight', { copy: 'rat' })).toBe('MK-TURN-01')
    expect(t.refused('bob', 'openDoor')).toBe('MK-TURN-01')
  })

  test('[MK-SETUP-13] [MK-SETUP-14] round the table; a full hand is nobody’s business in other turns', () => {
    const hand = ['sword', 'dagger', 'helmet', 'mail', 'boots', 'charm', 'halberd', 'crown']
    const t = table('zombies', { seats: { ...three, dan: { hand } } })
    const order = ['ana', 'bob', 'cyd'].map((name) => {
      const active = t.active()
      t.choose(name, 'openDoor').choose(name, 'keep').choose(name, 'noTrouble').choose(name, 'done')
      return active
    })
    expect([...order, t.active()]).toEqual(['ana', 'bob', 'cyd', 'dan'])
    expect(t.hand('dan')).toEqual(hand)
  })

  test('[MK-TURN-22] what counts once a turn counts anew in the next; what waits for its owner’s turn waits', () => {
    const t = table('zombies', { seats: three })
    t.state[seatCell(0, TURN_MARKS)] = SOLD_DEAR | CRIED_FOUL
    t.state[seatCell(2, TURN_MARKS)] = CRIED_FOUL | NO_LOOT
    endTurn(t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble'), 'ana')
    expect([0, 1, 2].map((seat) => t.state[seatCell(seat, TURN_MARKS)])).toEqual([0, 0, NO_LOOT])
  })

  test('[MK-TURN-22] [MK-SETUP-13] the turn passes to the left', () => {
    const t = table('base', { seats: three, active: 'cyd' })
    endTurn(t.choose('cyd', 'openDoor').choose('cyd', 'noTrouble').choose('cyd', 'loot'), 'cyd')
    expect(t.active()).toBe('ana')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'arrangeOrOpen' })
  })
})

describe('behind the door', () => {
  test('[MK-TURN-04] a monster must be fought at once', () => {
    const t = table('base', { seats: three, doors: ['imp'] })
    t.choose('ana', 'openDoor')
    expect(t.fighting()).toBe(true)
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect(t.hand('ana')).toEqual([])
  })

  test('[MK-TURN-05] [MK-CURSE-01] a curse hits the drawer and is discarded; the turn goes on', () => {
    const t = table('base', { seats: { ...three, ana: { level: 3 } }, doors: ['lose-level'] })
    t.choose('ana', 'openDoor')
    expect(t.level('ana')).toBe(2)
    expect(t.pile('doorDiscards')).toEqual(['lose-level'])
    expect(t.asked().decision).toBe('lookForTrouble')
  })

  test.each(BOXES)('[MK-TURN-06] any other card: %s', (box) => {
    const t = table(box, { seats: three, doors: ['elf'] })
    t.choose('ana', 'openDoor')
    expect(t.hand('ana')).toEqual(['elf'])
    expect(t.asked().decision).toBe(box === 'base' ? 'lookForTrouble' : 'playOrKeep')
    expect(t.offered('ana', 'playTrait', { copy: 'elf' })).toBe(true)
  })
})

describe('behind the door, too late', () => {
  const cards = [spellIn('draw', 'salvage', take({ zone: 'it' }, 'you')), curse('doom', { do: 'die' })]
  const seats = { ana: {}, bob: { hand: ['doom'] }, cyd: { hand: ['salvage'] } }
  const opened = () => table('star', { seats, cards, doors: ['giant'] }).choose('ana', 'openDoor')

  test('[MK-TURN-24] whoever died at the door meets nothing any more: the card is discarded', () => {
    const t = opened().choose('bob', 'curse', { copy: 'doom', seat: 'ana' }).close()
    expect([t.fighting(), t.active(), t.pile('doorDiscards')]).toEqual([false, 'bob', ['giant', 'doom']])
  })

  test('[MK-TURN-24] what somebody took before stays with that one', () => {
    const t = opened().choose('cyd', 'play', { copy: 'salvage', index: 'giant' }).choose('cyd', 'keep')
    t.choose('bob', 'curse', { copy: 'doom', seat: 'ana' }).close()
    expect([t.active(), t.hand('cyd'), t.pile('doorDiscards')]).toEqual(['bob', ['giant'], ['doom']])
  })
})

describe('trouble', () => {
  test('[MK-TURN-07] asked whatever he holds; without a monster he can only decline', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['sword'] } } })
    t.choose('ana', 'openDoor')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'lookForTrouble' })
    expect(t.offered('ana', 'noTrouble')).toBe(true)
    expect(t.offered('ana', 'fight')).toBe(false)
    expect(t.refused('ana', 'fight', { copy: 'sword' })).toBe('MK-TURN-07')
  })

  test('[MK-TURN-07] [MK-CARD-06] nobody picks his fight with a monster that he does not hold', () => {
    const t = table('base', {
      seats: { ana: { hand: ['ogre'], table: ['sword'] }, bob: { hand: ['imp', 'helmet'] }, cyd: {} },
      doors: ['elf', 'giant'],
      doorDiscards: ['rat'],
    })
    t.choose('ana', 'openDoor')
    for (const id of ['imp', 'giant', 'rat', 'sword', 'helmet'])
      expect(t.refused('ana', 'fight', { copy: t.copy(id) })).toBe('MK-CARD-06')
    expect(t.refused('ana', 'fight', { copy: 1023 })).toBe('MK-CARD-06')
    expect(t.refused('bob', 'fight', { copy: t.copy('imp') })).toBe('MK-TURN-01')
    expect(t.choose('ana', 'fight', { copy: 'ogre' }).slot('ogre')).toBe(0)
  })

  test('[MK-TURN-07] a monster from hand is fought like one from the door', () => {
    const t = table('base', { seats: { ...three, ana: { level: 5, hand: ['imp'] } } })
    t.choose('ana', 'openDoor').choose('ana', 'fight', { copy: 'imp' }).win('ana')
    expect(t.level('ana')).toBe(6)
  })

  test('[MK-TURN-08] no trouble after a door monster', () => {
    const t = table('base', { seats: { ...three, ana: { level: 5, hand: ['imp'] } }, doors: ['rat'] })
    t.choose('ana', 'openDoor').win('ana').choose('ana', 'keep')
    expect(t.asked().decision).toBe('charityOrDone')
    expect(t.refused('ana', 'fight', { copy: 'imp' })).toBe('MK-TURN-08')
  })

  test('[MK-TURN-09] exactly one monster', () => {
    const t = table('base', { seats: { ...three, ana: { level: 5, hand: ['imp', 'rat'] } } })
    t.choose('ana', 'openDoor').choose('ana', 'fight', { copy: 'imp' })
    expect(t.offered('ana', 'fight')).toBe(false)
    expect(t.refused('ana', 'fight', { copy: 'rat' })).toBe('MK-COMBAT-11')
  })
})

test.each([
  ['zombies', 'cyd'],
  ['base', 'cyd'],
  ['cthulhu', 'bob'],
  ['star', 'bob'],
] as const)('[MK-TURN-21] [MK-DEATH-12] charity and those who died this turn: %s', (box, lowest) => {
  const hand = ['sword', 'mail', 'boots', 'charm', 'helmet', 'crown', 'dagger', 'halberd']
  const deadly = monster('reaper', 19, {
    badStuff: [inCase({ level: { most: 1 } }, [{ do: 'die' }])],
  })
  const t = table(box, {
    seats: { ana: { level: 4, hand }, bob: { level: 1 }, cyd: { level: 2 }, dan: { level: 3 } },
    cards: [deadly],
    facing: 'reaper',
    helper: 'bob',
    rolls: { runAway: [6, 1] },
  })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'roll', { slot: 0 })
  expect(t.asked().decision).toBe('charityOrDone')
  expect(t.offered('ana', 'give', { copy: 'crown', seat: lowest })).toBe(true)
})

test('[MK-CARD-05] without a door card left there is nothing behind the door, and trouble may still be sought', () => {
  const t = table('base', { seats: { ...three, ana: { hand: ['imp'] } }, bareDecks: true, doors: [] })
  t.choose('ana', 'openDoor')
  expect(t.asked().decision).toBe('lookForTrouble')
  expect(t.offered('ana', 'fight', { copy: 'imp' })).toBe(true)
})

test('[MK-CARD-04] an empty deck is made of its discards, when the next card is drawn', () => {
  const t = table('star', {
    seats: three,
    bareDecks: true,
    doors: ['elf'],
    doorDiscards: ['dwarf', 'wizard', 'priest'],
  })
  t.choose('ana', 'openDoor')
  expect(t.pile('doorDiscards').length).toBe(3)
  t.choose('ana', 'keep').choose('ana', 'noTrouble')
  expect(t.pile('doorDiscards')).toEqual([])
  expect(t.pile('doorDeck').length).toBe(2)
  expect(t.hand('ana').length).toBe(2)
})
