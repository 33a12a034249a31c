import { inCase } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { CRIED_FOUL, NO_LOOT, SOLD_DEAR, seatAt, TURN_MARKS } from '../../src/layout.ts'
import { curse, monster, special, trait } from '../fixture/cards.ts'
import { type Table, table } from '../table.ts'

const BOXES = ['base', 'star', 'cthulhu', 'zombies'] as const
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
    expect(t.refused('ana', 'fight', { copy: 'rat' })).toBe('MK-CARD-14')
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

  test('[MK-TURN-22] what counts once a turn counts anew in the next; what waits for an own turn waits', () => {
    const t = table('zombies', { seats: three })
    t.state[seatAt(0) + TURN_MARKS] = SOLD_DEAR | CRIED_FOUL
    t.state[seatAt(2) + TURN_MARKS] = CRIED_FOUL | NO_LOOT
    endTurn(t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble'), 'ana')
    expect([0, 1, 2].map((seat) => t.state[seatAt(seat) + TURN_MARKS])).toEqual([0, 0, NO_LOOT])
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

describe('trouble', () => {
  test('[MK-TURN-07] asked whatever he holds; without a monster he can only decline', () => {
    const t = table('base', { seats: { ...three, ana: { hand: ['sword'] } } })
    t.choose('ana', 'openDoor')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'lookForTrouble' })
    expect(t.offered('ana', 'noTrouble')).toBe(true)
    expect(t.offered('ana', 'fight')).toBe(false)
    expect(t.refused('ana', 'fight', { copy: 'sword' })).toBe('MK-TURN-07')
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
    expect(t.refused('ana', 'fight', { copy: 'imp' })).toBe('MK-CARD-14')
  })

  test('[MK-TURN-09] exactly one monster', () => {
    const t = table('base', { seats: { ...three, ana: { level: 5, hand: ['imp', 'rat'] } } })
    t.choose('ana', 'openDoor').choose('ana', 'fight', { copy: 'imp' })
    expect(t.offered('ana', 'fight')).toBe(false)
    expect(t.refused('ana', 'fight', { copy: 'rat' })).toBe('MK-CARD-14')
  })
})

describe('loot', () => {
  test('[MK-TURN-10] [MK-TURN-23] an empty room gives one hidden door card, and a monster drawn so stays in hand', () => {
    const t = table('star', { seats: three, doors: ['elf', 'imp'] })
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    expect(t.hand('ana')).toEqual(['elf', 'imp'])
    expect(t.fighting()).toBe(false)
  })

  test('[MK-TURN-11] base asks, the others draw', () => {
    const base = table('base', { seats: three, doors: ['elf', 'imp'] })
    base.choose('ana', 'openDoor').choose('ana', 'noTrouble')
    expect(base.asked().decision).toBe('lootOrNot')
    base.choose('ana', 'skipLoot')
    expect(base.hand('ana')).toEqual(['elf'])
    const zombies = table('zombies', { seats: three, doors: ['elf', 'imp'] })
    zombies.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    expect(zombies.asked().decision).toBe('charityOrDone')
    expect(zombies.hand('ana')).toEqual(['elf', 'imp'])
  })

  test('[MK-TURN-12] [MK-FLEE-02] no loot after running away', () => {
    const t = table('star', { seats: three, facing: 'giant', rolls: { runAway: [6] }, doors: ['elf'] })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(t.hand('ana')).toEqual([])
    expect(t.asked().decision).toBe('charityOrDone')
  })

  test.each(BOXES)('[MK-TURN-14] [MK-LEVEL-05] a friendly monster: %s', (box) => {
    const cards = [monster('shy', 9, { refuses: { when: { level: { most: 3 } } } })]
    const t = table(box, { seats: { ...three, ana: { level: 3, table: ['crown'] } }, cards, doors: ['shy', 'elf'] })
    t.choose('ana', 'openDoor')
    expect(t.fighting()).toBe(false)
    expect(t.pile('doorDiscards')).toEqual(['shy'])
    expect(t.asked().decision).toBe('charityOrDone')
    expect(t.hand('ana')).toEqual(box === 'star' || box === 'cthulhu' ? ['elf'] : [])
  })

  test('[MK-TURN-15] who may open a second door does so instead of looting', () => {
    const feline = trait('race', 'feline', { abilities: [{ permits: 'secondDoor' }] } as never)
    const t = table('star', {
      seats: { ...three, ana: { level: 5, table: ['feline'] } },
      cards: [feline],
      doors: ['elf', 'imp'],
    })
    t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
    expect(t.asked().decision).toBe('lootOrNot')
    t.choose('ana', 'secondDoor')
    expect(t.fighting()).toBe(true)
    t.win('ana')
    expect(t.level('ana')).toBe(6)
    t.choose('ana', 'keep')
    expect(t.asked().decision).toBe('charityOrDone')
  })

  test('[MK-TURN-15] only those who may', () => {
    const t = table('base', { seats: three })
    t.choose('ana', 'openDoor').choose('ana', 'noTrouble')
    expect(t.refused('ana', 'secondDoor')).toBe('MK-TURN-15')
  })

  test('[MK-TURN-16] a fight, even one ended by a card, leaves no room to loot', () => {
    const t = table('zombies', { seats: { ...three, ana: { hand: ['shoo'] } }, facing: 'ogre', doors: ['elf'] })
    t.choose('ana', 'play', { copy: 'shoo', index: 0 }).close()
    expect(t.hand('ana')).toEqual([])
    expect(t.level('ana')).toBe(1)
  })
})

describe('after a fight', () => {
  const sneak = trait('power', 'sneak', {
    rank: 2,
    abilities: [{ permits: 'lootAfterFight', when: { fights: 'alone' } }],
  } as never)

  test('[MK-META-03] [MK-TURN-16] a card lets its owner loot after a fight won alone, if he likes', () => {
    const seats = { ...three, ana: { level: 5, table: ['sneak'] } }
    const spec = { seats, cards: [sneak], doors: ['rat', 'elf'] }
    const t = table('zombies', spec).choose('ana', 'openDoor').win('ana').choose('ana', 'keep')
    expect(t.asked().decision).toBe('lootOrNot')
    expect(t.offered('ana', 'skipLoot')).toBe(true)
    t.choose('ana', 'loot')
    expect(t.hand('ana')).toContain('elf')
    const helped = table('zombies', { ...spec, facing: 'imp', helper: 'bob' }).win('ana')
    while (helped.offered('ana', 'keep')) helped.choose('ana', 'keep')
    expect(helped.asked().decision).toBe('charityOrDone')
    const fled = table('zombies', { ...spec, facing: 'giant', rolls: { runAway: [6] } })
    fled.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(fled.asked().decision).toBe('charityOrDone')
  })

  test('[MK-TURN-13] a turn that a card cuts short still pays its fight, and nobody else’s', () => {
    const stop = curse('stop', { do: 'skip', what: 'turn' } as never)
    const t = table('star', {
      seats: { ana: { level: 5 }, bob: { level: 5, hand: ['stop'] }, cyd: {} },
      cards: [stop],
      facing: 'imp',
      treasures: ['sword'],
    })
    t.choose('bob', 'curse', { copy: 'stop', seat: 'ana' }).win('ana')
    expect(t.hand('ana')).toEqual(['sword'])
    t.choose('ana', 'keep')
    expect([t.active(), t.hand('bob')]).toEqual(['bob', []])
  })

  test('[MK-TURN-24] who dies before the open door meets nothing behind it', () => {
    const doom = curse('doom', { do: 'die' })
    const veto = special('veto', { uses: [{ use: 'draw', effect: [{ do: 'cancel' }] }] })
    const t = table('base', {
      seats: { ana: { hand: [] }, bob: { hand: ['doom', 'veto'] }, cyd: {} },
      cards: [doom, veto],
      doors: ['elf'],
    })
    t.choose('ana', 'openDoor')
    expect(t.asked().decision).toBe('draw')
    t.choose('bob', 'curse', { copy: 'doom', seat: 'ana' }).close()
    expect([t.hand('ana'), t.pile('doorDiscards')]).toEqual([[], ['elf', 'doom']])
    expect(t.active()).toBe('bob')
  })

  test('[MK-TURN-22] nor does whoever loses the turn with the door open', () => {
    const stop = curse('stop', { do: 'skip', what: 'turn' } as never)
    const veto = special('veto', { uses: [{ use: 'draw', effect: [{ do: 'cancel' }] }] })
    const t = table('star', {
      seats: { ana: {}, bob: { hand: ['stop', 'veto'] }, cyd: {} },
      cards: [stop, veto],
      doors: ['imp'],
    })
    t.choose('ana', 'openDoor').choose('bob', 'curse', { copy: 'stop', seat: 'ana' }).close()
    expect([t.fighting(), t.active(), t.pile('doorDiscards')]).toEqual([false, 'bob', ['imp', 'stop']])
  })
})

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

  test('[MK-SELL-05] phase 4 is still the own turn', () => {
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

test('[MK-FAST-05] [MK-FAST-06] listening at the door and treasure for loot', () => {
  const t = table('zombies', {
    seats: three,
    variants: { listenAtDoor: true, lootTreasure: true },
    treasures: ['sword'],
    active: 'cyd',
    doors: ['elf', 'imp'],
  })
  t.choose('cyd', 'openDoor').choose('cyd', 'keep').choose('cyd', 'noTrouble')
  expect(t.hand('cyd')).toEqual(['elf', 'sword'])
  t.choose('cyd', 'done')
  expect(t.hand('ana')).toEqual(['imp'])
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'playOrKeep' })
  expect(t.fighting()).toBe(false)
  t.choose('ana', 'keep')
  expect(t.asked().decision).toBe('arrangeOrOpen')
})

test('[MK-FAST-08] in a fast game looting may be skipped', () => {
  const t = table('zombies', { seats: three, variants: { skipLoot: true } })
  t.choose('ana', 'openDoor').choose('ana', 'keep').choose('ana', 'noTrouble')
  expect(t.offered('ana', 'loot')).toBe(true)
  t.choose('ana', 'skipLoot')
  expect(t.hand('ana').length).toBe(1)
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
