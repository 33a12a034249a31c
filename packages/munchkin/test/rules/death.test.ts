import { describe, expect, test } from 'vitest'
import * as at from '../../src/layout.ts'
import { special, trait } from '../fixture/cards.ts'
import { RUNNING } from '../fixture/running.ts'
import { type SeatSpec, type Table, type TableSpec, table } from '../table.ts'

type Others = Readonly<Record<string, SeatSpec>>

/** Ana is caught by the giant and dies. */
function dying(box: string, ana: SeatSpec, others: Others, spec: Omit<TableSpec, 'seats'> = {}): Table {
  const rolls = { runAway: [1], ...spec.rolls }
  const t = table(box, { seats: { ana, ...others }, cards: RUNNING, facing: 'giant', ...spec, rolls })
  return t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
}

const BOXES = ['base', 'star', 'cthulhu', 'zombies']
const TWO: Others = { bob: { level: 5 }, cleo: { level: 3 } }

const keepIfAsked = (t: Table): Table => {
  while (t.asked().decision === 'playOrKeep') t.choose(t.asked().seats[0]!, 'keep')
  return t
}

const take = (t: Table, name: string, copy: string): Table => keepIfAsked(t.choose(name, 'take', { copy }))

const looters = (t: Table): string[] => {
  const found: string[] = []
  while (t.asked().decision === 'loot') {
    const [name] = t.asked().seats
    found.push(name!)
    take(t, name!, t.pool()[0]!)
  }
  return found
}

test('[MK-DEATH-01, MK-DEATH-07] hand and items are laid out for all to see', () => {
  const t = dying('zombies', { level: 6, hand: ['sword', 'rat'], table: ['helmet', '-anvil', 'potion-2'] }, TWO)

  expect(t.pool().sort()).toEqual(['anvil', 'helmet', 'potion-2', 'rat', 'sword'])
  expect(t.hand('ana')).toEqual([])
  expect(t.table('ana')).toEqual([])
  const shown = t.events().flatMap((event) => (event.type === 'moved' && event.to === 'pool' ? [event.copy] : []))
  expect(shown).toHaveLength(5)
  expect(shown).not.toContain(undefined)
})

test('[MK-DEATH-02, MK-DEATH-06] level and sex stay as they are', () => {
  const t = table('base', {
    seats: { ana: { level: 6, sex: 'female' }, bob: { level: 5, hand: ['sex-change'] }, cleo: {} },
    cards: RUNNING,
    facing: 'giant',
    rolls: { runAway: [1] },
  })
  t.choose('bob', 'curse', { copy: 'sex-change', seat: 'ana' })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
  expect(t.level('ana')).toBe(6)
  expect(t.state[at.seatAt(0) + at.SEX]).toBe(2)
})

test('[MK-DEATH-03, MK-POWER-11] zombies: mojo and powers are kept', () => {
  const t = dying('zombies', { level: 6, table: ['voodoo', 'fast', 'smart', 'helmet'] }, TWO)
  expect(t.table('ana')).toEqual(['voodoo', 'fast', 'smart'])
  expect(t.pool()).toEqual(['helmet'])
})

test('[MK-DEATH-03] base: race and class are kept', () => {
  const t = dying('base', { level: 6, table: ['elf', 'wizard', 'helmet'] }, TWO)
  expect(t.table('ana')).toEqual(['elf', 'wizard'])
})

test('[MK-DEATH-04, MK-CURSE-09] a curse that waits for the next combat is kept and never looted', () => {
  const t = table('zombies', {
    seats: { ana: { level: 6, hand: ['helmet'] }, bob: { hand: ['weakness', 'sudden-end'] }, cleo: {} },
    cards: RUNNING,
  })
  t.choose('bob', 'curse', { copy: 'weakness', seat: 'ana' })
  t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'ana' })
  expect(t.table('ana')).toEqual(['weakness'])
  expect(t.pool()).toEqual(['helmet'])
})

test('[MK-DEATH-05] Super Munchkin stays with its two classes', () => {
  const t = dying('cthulhu', { level: 6, table: ['wizard', 'super-munchkin', 'priest', 'helmet'] }, TWO)
  expect(t.table('ana')).toEqual(['wizard', 'super-munchkin', 'priest'])
})

describe('[MK-DEATH-08] the order of looting', () => {
  const hand = ['sword', 'dagger', 'helmet', 'crown', 'mail']

  test('highest level first, ties by die, and ties of the die again', () => {
    const t = dying(
      'zombies',
      { hand },
      { bob: { level: 5 }, cleo: { level: 7 }, dora: { level: 5 } },
      { rolls: { loot: [4, 4, 2, 6] } },
    )
    expect(looters(t)).toEqual(['cleo', 'dora', 'bob'])
    t.finish()
  })

  test('different levels need no die', () => {
    const t = dying('zombies', { hand }, { bob: { level: 5 }, cleo: { level: 7 } }, { rolls: { loot: [] } })
    expect(looters(t)).toEqual(['cleo', 'bob'])
  })
})

describe('one card each', () => {
  test('[MK-DEATH-09] two cards for three: the third gets none', () => {
    const t = dying(
      'zombies',
      { hand: ['sword', 'dagger'] },
      { bob: { level: 5 }, cleo: { level: 4 }, dora: { level: 3 } },
    )
    expect(looters(t)).toEqual(['bob', 'cleo'])
    expect(t.hand('dora')).toEqual([])
  })

  test('[MK-DEATH-09] five cards for two: three are discarded, each to the pile of its back', () => {
    const t = dying('zombies', { hand: ['sword', 'dagger', 'helmet', 'rat', 'imp'] }, TWO)
    take(t, 'bob', 'sword')
    take(t, 'cleo', 'rat')
    expect(t.pile('treasureDiscards').sort()).toEqual(['dagger', 'helmet'])
    expect(t.pile('doorDiscards').sort()).toEqual(['giant', 'imp'])
    expect(t.pool()).toEqual([])
  })

  test('[MK-DEATH-09] only whoever is next takes, and only from the corpse', () => {
    const t = dying(
      'zombies',
      { hand: ['sword', 'dagger'] },
      { bob: { level: 5, table: ['helmet'] }, cleo: { level: 3 } },
    )
    expect(t.refused('cleo', 'take', { copy: 'sword' })).toBe('MK-CARD-14')
    expect(t.refused('bob', 'take', { copy: 'helmet' })).toBe('MK-CARD-06')
  })
})

test('[MK-DEATH-10, MK-DEATH-18] an enhancer on a dead cultist is discarded, not looted', () => {
  const t = dying('cthulhu', { level: 6, table: ['cultist', 'furious@cultist'], hand: ['sword'] }, TWO)
  expect(t.pool()).toEqual(['sword'])
  expect(t.pile('doorDiscards')).toContain('furious')
  expect(t.table('ana')).toEqual(['cultist'])
})

test('[MK-DEATH-11, MK-DEATH-17] nobody who died in this combat loots; the main fighter’s corpse comes first', () => {
  for (const box of ['zombies', 'star']) {
    const t = table(box, {
      seats: {
        ana: { level: 3, hand: ['sword', 'dagger', 'mail'] },
        bob: { level: 3 },
        cleo: { level: 2 },
        dora: { level: 2, hand: ['helmet', 'crown', 'plate'] },
      },
      facing: ['giant', 'rat'],
      helper: 'dora',
      rolls: { runAway: [1, 6, 1], loot: [] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    t.choose('dora', 'roll', { slot: 'rat' })
    expect(t.types()).not.toContain('corpseLaidOut')
    t.choose('dora', 'roll', { slot: 'giant' })
    expect(t.pool()).toContain('sword')
    take(t, 'bob', 'sword')
    take(t, 'cleo', 'dagger')
    expect(t.pool()).toContain('helmet')
    take(t, 'bob', 'helmet')
    take(t, 'cleo', 'crown')
    expect(t.events().flatMap((event) => (event.type === 'corpseLaidOut' ? [event.seat] : []))).toEqual([0, 3])
    expect(t.hand('ana')).toEqual([])
    expect(t.hand('dora')).toEqual([])
  }
})

test('[MK-DEATH-17] the main fighter’s corpse comes first even where the helper’s turn it is', () => {
  const t = table('zombies', {
    seats: { ana: { hand: ['sword', 'mail'] }, bob: { hand: ['helmet', 'crown'] }, cleo: { level: 3 } },
    facing: 'giant',
    helper: 'bob',
    rolls: { runAway: [1, 1] },
  })
  t.state[at.MAIN] = t.seat('bob')
  t.state[at.HELPER] = t.seat('ana') + 1
  t.choose('bob', 'run').choose('bob', 'roll', { slot: 'giant' }).choose('ana', 'roll', { slot: 'giant' })
  expect(t.pool().sort()).toEqual(['crown', 'helmet'])
})

describe('[MK-DEATH-12] when the new character appears', () => {
  test.each([
    ['zombies', at.DEAD],
    ['base', at.DEAD],
    ['star', at.REBORN],
    ['cthulhu', at.REBORN],
  ])('%s', (box, life) => {
    const t = table(box, {
      seats: { ana: {}, bob: { level: 4 }, cleo: {} },
      facing: 'giant',
      helper: 'bob',
      rolls: { runAway: [6, 1] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' }).choose('bob', 'roll', { slot: 'giant' })
    expect(at.lifeOf(t.state, 1)).toBe(life)
    t.choose('ana', 'done')
    expect(at.lifeOf(t.state, 1)).toBe(at.ALIVE)
  })
})

test('[MK-DEATH-13, MK-DEATH-14] no cards until the own next turn, then a new hand', () => {
  for (const [box, size] of [
    ['zombies', 8],
    ['star', 4],
  ] as const) {
    const t = dying(box, {}, { bob: {}, cleo: {} }, { rolls: { loot: [] } })
    expect(t.active()).toBe('bob')
    expect(t.hand('ana')).toEqual([])
    for (const name of ['bob', 'cleo']) {
      t.choose(name, 'openDoor')
      keepIfAsked(t)
      t.choose(name, 'noTrouble')
      t.choose(name, 'done')
      expect(t.hand('ana')).toHaveLength(name === 'bob' ? 0 : size)
    }
  }
})

test('[MK-DEATH-15] the new hand may be played before the door', () => {
  const t = dying('zombies', {}, { bob: {}, cleo: {} }, { treasures: ['sword'], rolls: { loot: [] } })
  t.state[at.ACTIVE] = 2
  t.choose('cleo', 'openDoor')
  keepIfAsked(t)
  t.choose('cleo', 'noTrouble').choose('cleo', 'done')
  t.choose('ana', 'playItem', { copy: 'sword' })
  expect(t.uses('ana', 'sword')).toBe(true)
})

describe('a looted card goes to the hand', () => {
  test('[MK-DEATH-16] an armour waits for the own turn', () => {
    const t = dying('zombies', { hand: ['plate', 'mail'] }, TWO)
    t.choose('bob', 'take', { copy: 'plate' })
    expect(t.hand('bob')).toEqual(['plate'])
    expect(t.refused('bob', 'playItem', { copy: 'plate' })).toBe('MK-ITEM-12')
  })

  test('[MK-IDENT-04] a class may be played at once, and whoever takes is asked whatever it was', () => {
    const t = dying('base', { hand: ['wizard', 'rat'] }, TWO)
    t.choose('bob', 'take', { copy: 'wizard' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'playOrKeep' })
    t.choose('bob', 'playTrait', { copy: 'wizard' })
    expect(t.table('bob')).toEqual(['wizard'])
    t.choose('cleo', 'take', { copy: 'rat' })
    expect(t.asked()).toEqual({ seats: ['cleo'], decision: 'playOrKeep' })
  })
})

test('[MK-DEATH-18, MK-ACO-11] an acolyte, what it carried and a card under an item lie apart', () => {
  const t = dying('star', { table: ['porter', '-sword@porter', 'helmet', 'fine-print@helmet'] }, TWO)
  expect(t.pool().sort()).toEqual(['fine-print', 'helmet', 'porter', 'sword'])
  take(t, 'bob', 'helmet')
  expect(t.hand('bob')).toEqual(['helmet'])
})

test('[MK-DEATH-19] the open offers of the dead are gone', () => {
  const t = table('base', {
    seats: { ana: { level: 3, table: ['helmet'] }, bob: { hand: ['sudden-end'], table: ['mail'] }, cleo: {} },
    cards: RUNNING,
  })
  t.send('ana', { type: 'trade', seat: 2, gives: [t.copy('helmet')], wants: [] })
  t.send('bob', { type: 'trade', seat: 0, gives: [t.copy('mail')], wants: [] })
  t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'ana' })
  const ends = t.events().flatMap((event) => (event.type === 'offerEnded' ? [event.how] : []))
  expect(ends).toEqual(['died', 'died'])
  expect(t.state[at.offerAt(0)]).toBe(0)
  expect(t.state[at.offerAt(1)]).toBe(0)
})

describe('[MK-DEATH-20] a death counts at once, the corpse waits', () => {
  test('a helper who escapes is among the looters, by the level he has then', () => {
    const t = table('zombies', {
      seats: {
        ana: { hand: ['sword', 'dagger', 'mail'] },
        bob: { level: 5 },
        cleo: { level: 4 },
      },
      facing: ['giant', 'ogre'],
      helper: 'bob',
      rolls: { runAway: [1, 1, 6], loot: [] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    t.choose('bob', 'roll', { slot: 'ogre' })
    expect(t.level('bob')).toBe(3)
    expect(t.types()).not.toContain('corpseLaidOut')
    t.choose('bob', 'roll', { slot: 'giant' })
    expect(t.pile('doorDiscards').sort()).toEqual(['giant', 'ogre'])
    expect(looters(t)).toEqual(['cleo', 'bob'])
  })

  test('outside combat it is looted as soon as its cause is settled', () => {
    const t = table('zombies', {
      seats: { ana: { level: 3 }, bob: { level: 2, hand: ['sudden-end'] }, cleo: { hand: ['sword', 'mail', 'rat'] } },
      cards: RUNNING,
    })
    t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'cleo' })
    expect(looters(t)).toEqual(['ana', 'bob'])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'arrangeOrOpen' })
  })
})

test('[MK-DEATH-20] a helper who dies in the middle of the fight is out of it, and the fight goes on', () => {
  const t = table('zombies', {
    seats: { ana: { level: 4 }, bob: { level: 5, hand: ['helmet'] }, cleo: { hand: ['sudden-end'] } },
    cards: RUNNING,
    facing: 'ogre',
    helper: 'bob',
  })
  expect(t.totals()).toEqual([9, 6])
  t.choose('cleo', 'curse', { copy: 'sudden-end', seat: 'bob' })
  expect(t.helper()).toBe(null)
  expect(t.totals()).toEqual([4, 6])
  expect(t.types()).not.toContain('corpseLaidOut')
  expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
})

describe.each(BOXES)('%s: while the corpse waits', (box) => {
  /** Ana is dead, Bob still runs. */
  const waiting = () => {
    const t = table(box, {
      seats: {
        ana: { level: 6, table: ['helmet'] },
        bob: { level: 5, hand: ['lose-headgear'] },
        cleo: { level: 4, table: ['mail'], hand: ['lose-headgear'] },
      },
      cards: RUNNING,
      facing: ['giant', 'troll'],
      helper: 'bob',
      rolls: { runAway: [1, 6, 6] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'rollFor' })
    return t
  }

  test('[MK-DEATH-20] the cards of the dead are frozen: not cursed, not traded, not played', () => {
    const t = waiting()
    expect(t.refused('cleo', 'curse', { copy: 'lose-headgear', seat: 'ana' })).toBe('MK-CURSE-02')
    expect(t.offered('cleo', 'curse', { copy: 'lose-headgear', seat: 'ana' })).toBe(false)
    const [mail, helmet] = [t.copy('mail', 'cleo'), t.copy('helmet', 'ana')]
    t.refusedForm('cleo', { type: 'trade', seat: t.seat('ana'), gives: [mail], wants: [] })
    t.refusedForm('ana', { type: 'trade', seat: t.seat('cleo'), gives: [helmet], wants: [] })
    t.choose('bob', 'roll', { slot: 'giant' }).choose('bob', 'roll', { slot: 'troll' })
    expect(t.pool()).toEqual(['helmet'])
  })

  test('[MK-DEATH-12] afterwards the new character is there or not, by the box', () => {
    const t = waiting().choose('bob', 'roll', { slot: 'giant' }).choose('bob', 'roll', { slot: 'troll' })
    take(t, 'bob', 'helmet')
    expect(t.active()).toBe('bob')
    expect(t.wouldSend('cleo', { type: 'trade', seat: 0, gives: [t.copy('mail', 'cleo')], wants: [] })).toBe(true)
  })
})

test.each(BOXES)(
  '[MK-DEATH-04, MK-CURSE-09] %s: a curse that waits for the next combat still waits after the rebirth',
  (box) => {
    const t = table(box, {
      seats: { ana: { level: 3, hand: ['weakness', 'sudden-end'] }, bob: { level: 6 }, cleo: {} },
      cards: RUNNING,
      doors: ['elf', 'dwarf', 'rat'],
    })
    t.choose('ana', 'curse', { copy: 'weakness', seat: 'bob' }).choose('ana', 'curse', {
      copy: 'sudden-end',
      seat: 'bob',
    })
    t.choose('ana', 'openDoor')
    keepIfAsked(t).choose('ana', 'noTrouble')
    if (t.asked().decision === 'lootOrNot') t.choose('ana', 'loot')
    t.choose('ana', 'done')
    expect([t.active(), at.lifeOf(t.state, 1)]).toEqual(['bob', at.ALIVE])
    expect(t.has('bob', 'weakness')).toBe(true)
    t.choose('bob', 'openDoor')
    keepIfAsked(t).choose('bob', 'fight', { copy: 'rat' })
    expect(t.strength('bob')).toBe(1)
  },
)

test.each([
  ['base', {}, 8],
  ['zombies', {}, 8],
  ['star', {}, 4],
  ['cthulhu', {}, 4],
  ['star', { biggerHands: true }, 8],
  ['cthulhu', { biggerHands: true }, 8],
] as const)('[MK-DEATH-14] %s %o: the starting hand again, before anything else', (box, variants, cards) => {
  const t = dying(box, {}, { bob: {}, cleo: {} }, { active: 'ana', variants, rolls: { loot: [] } })
  t.state[at.ACTIVE] = 2
  t.choose('cleo', 'openDoor')
  keepIfAsked(t).choose('cleo', 'noTrouble')
  if (t.asked().decision === 'lootOrNot') t.choose('cleo', 'skipLoot')
  t.choose('cleo', 'done')
  expect([t.active(), t.hand('ana').length]).toEqual(['ana', cards])
  expect(t.asked().decision).toBe('arrangeOrOpen')
})

test.each(BOXES)(
  '[MK-HELP-14, MK-DEATH-12] %s: who died helps nobody in that turn, and from the next one with his level',
  (box) => {
    const t = table(box, {
      seats: { ana: { level: 3 }, cleo: { hand: ['sudden-end'] }, bob: { level: 6, table: ['sword'] } },
      cards: RUNNING,
      facing: 'ogre',
      doors: ['troll'],
      rolls: { runAway: [6] },
    })
    t.choose('cleo', 'curse', { copy: 'sudden-end', seat: 'bob' })
    expect(t.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-HELP-14')
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    while (t.asked().decision === 'loot') take(t, t.asked().seats[0]!, t.pool()[0]!)
    t.choose('ana', 'done')
    t.choose('cleo', 'openDoor').choose('cleo', 'ask', { seat: 'bob', index: 0 })
    expect(t.asked().seats).toEqual(['bob'])
    expect(t.strength('bob')).toBe(6)
  },
)

test('[DEC-29] silence takes the card of the highest value', () => {
  const t = dying('zombies', { hand: ['dagger', 'crown', 'rat'] }, TWO)
  const [wait] = t.game.waits(t.state)
  expect(t.game.write(wait!.fallback)).toEqual({ type: 'take', copy: t.copy('crown') })
})

test('[MK-TURN-24] death ends the own turn: no phase 3, no charity', () => {
  const t = dying('zombies', {}, TWO)
  expect(t.active()).toBe('bob')
  expect(t.events().flatMap((event) => (event.type === 'phase' ? [event.phase] : []))).toEqual([])
})

test('[MK-CARD-19] a one-shot played in the fight is discarded, not looted', () => {
  const t = table('zombies', {
    seats: { ana: { hand: ['potion-3', 'sword'] }, bob: { level: 5 }, cleo: {} },
    facing: 'giant',
    rolls: { runAway: [1] },
  })
  t.choose('ana', 'play', { copy: 'potion-3', index: 0 })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
  expect(t.pool()).toEqual(['sword'])
  expect(t.pile('treasureDiscards')).toEqual(['potion-3'])
})

test('[MK-META-03, MK-DEATH-08] who may receive nothing does not loot', () => {
  const hermit = trait('class', 'hermit', { abilities: [{ bans: 'receiving' }] } as never)
  const cards = [...RUNNING, hermit]
  const t = dying(
    'zombies',
    { hand: ['sword', 'mail'] },
    { bob: { level: 5, table: ['hermit'] }, cleo: { level: 3 } },
    { cards },
  )

  expect(looters(t)).toEqual(['cleo'])
})

test('[MK-DEATH-18] a card that lies there and is no curse dies with its owner', () => {
  const blessing = special('blessing', {
    uses: [
      {
        use: 'any',
        effect: [{ do: 'stay', until: 'untilKill', who: 'you', abilities: [{ figure: 'strength', add: 1 }] }],
      },
    ],
  })
  const cards = [...RUNNING, blessing]
  const t = table('zombies', {
    seats: { ana: { hand: ['blessing', 'sword'] }, ...TWO },
    cards,
    facing: 'giant',
    rolls: { runAway: [1] },
  })
  t.choose('ana', 'play', { copy: 'blessing' })
  expect(t.has('ana', 'blessing')).toBe(true)
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })

  expect(t.pool()).toEqual(['sword'])
  expect(t.pile('doorDiscards')).toContain('blessing')
})
