import { describe, expect, test } from 'vitest'
import { CONTRACT_HELPER_FIRST, CONTRACT_IF_LOST, CONTRACT_ITEMS, CONTRACT_TREASURES } from '../../src/layout.ts'
import { RUNNING } from '../fixture/running.ts'
import { type SeatSpec, type Table, type TableSpec, table } from '../table.ts'

interface Deal {
  readonly treasures?: number
  readonly helperFirst?: boolean
  readonly items?: readonly string[]
  readonly ifLost?: boolean
}

const POT = ['crown', 'sword', 'mail', 'helmet', 'dagger']

/** Ana wins; Bob helps if he is named as the helper. */
function fight(box: string, facing: string | string[], spec: Partial<TableSpec> = {}, ana: SeatSpec = {}): Table {
  const seats = { ana: { level: 8, ...ana }, bob: { level: 4 }, cleo: { level: 2 }, ...spec.seats }
  return table(box, { facing, cards: RUNNING, treasures: POT, ...spec, seats })
}

function agree(t: Table, { treasures = 0, helperFirst = false, items = [], ifLost = false }: Deal): Table {
  t.state[CONTRACT_TREASURES] = treasures
  t.state[CONTRACT_HELPER_FIRST] = helperFirst ? 1 : 0
  t.state[CONTRACT_IF_LOST] = ifLost ? 1 : 0
  items.forEach((id, index) => {
    t.state[CONTRACT_ITEMS + index] = t.copy(id, 'ana') + 1
  })
  return t
}

const keepIfAsked = (t: Table): Table => {
  while (t.asked().decision === 'playOrKeep') t.choose(t.asked().seats[0]!, 'keep')
  return t
}

const drawn = (t: Table) => t.events().find((event) => event.type === 'treasureDrawn')

test('[MK-TREAS-01] as many as the monster shows, more or less what its enhancers say', () => {
  const t = fight('zombies', 'ogre', { seats: { cleo: { hand: ['furious'] } } })
  t.choose('cleo', 'enhance', { copy: 'furious', slot: 'ogre' })
  expect(t.totals()).toEqual([8, 11])
  const more = fight('zombies', 'ogre', { seats: { cleo: { hand: ['furious'] } } }, { table: ['sword', 'plate'] })
  more.choose('cleo', 'enhance', { copy: 'furious', slot: 'ogre' }).win('ana')
  expect(more.hand('ana')).toHaveLength(3)
  const fewer = fight('zombies', 'ogre', { seats: { cleo: { hand: ['baby'] } } })
  fewer.choose('cleo', 'enhance', { copy: 'baby', slot: 'ogre' }).win('ana')
  expect(fewer.hand('ana')).toHaveLength(1)
  const own = fight('zombies', 'ogre', {}, { table: ['divining-rod'] }).win('ana')
  expect(own.hand('ana')).toHaveLength(3)
})

test('[MK-TREAS-02, MK-CARD-17] alone: face down, the others see the count only', () => {
  const t = fight('zombies', 'ogre').win('ana')
  expect(drawn(t)).toEqual({ type: 'treasureDrawn', seat: 0, count: 2, face: 'down' })
  const faces = t.events().flatMap((event) => (event.type === 'moved' && event.from === 'treasureDeck' ? [event] : []))
  expect(faces).toHaveLength(2)
  for (const event of faces) expect(event).not.toHaveProperty('copy')
})

test('[MK-TREAS-03, MK-HELP-09] helped: face up for everybody', () => {
  const t = fight('zombies', 'ogre', { helper: 'bob' }).win('ana')
  expect(drawn(t)).toEqual({ type: 'treasureDrawn', seat: 0, count: 2, face: 'up' })
  const faces = t.events().flatMap((event) => (event.type === 'moved' && event.from === 'treasureDeck' ? [event] : []))
  for (const event of faces) expect(event).toHaveProperty('copy')
})

describe('[MK-TREAS-04] what was drawn may be played at once', () => {
  test('the drawer is asked whatever came, and an item goes onto the table', () => {
    const t = fight('zombies', 'ogre').win('ana')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'playOrKeep' })
    t.choose('ana', 'playItem', { copy: 'crown' })
    expect(t.uses('ana', 'crown')).toBe(true)
    expect(t.asked().decision).toBe('playOrKeep')
    t.choose('ana', 'keep')
    expect(t.hand('ana')).toEqual(['sword'])
    expect(t.asked().decision).toBe('charityOrDone')
  })

  test('what was kept has had its instant', () => {
    const t = agree(fight('zombies', 'ogre', { helper: 'bob' }), { treasures: 2, helperFirst: true }).win('ana')
    t.choose('bob', 'keep')
    expect(t.refused('bob', 'playItem', { copy: 'crown' })).toBe('MK-ITEM-12')
  })

  test('[MK-LEVEL-08] a level card among it is no kill', () => {
    const t = fight('zombies', 'ogre', { treasures: ['level-up', 'sword'] }).win('ana')
    expect(t.level('ana')).toBe(9)
    t.refused('ana', 'play', { copy: 'level-up', index: 'ana' })
    t.choose('ana', 'play', { copy: 'level-up', index: 'bob' })
    expect(t.events()).toContainEqual({ type: 'levelGained', seat: 1, levels: 1, by: 'card' })
  })

  test('asked even if nothing of it can be played', () => {
    const t = fight('zombies', 'ogre', { treasures: [] }).win('ana')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'playOrKeep' })
  })

  test('nothing is asked any more once all of it is on the table', () => {
    const t = fight('zombies', 'rat').win('ana').choose('ana', 'playItem', { copy: 'crown' })
    expect(t.asked().decision).toBe('charityOrDone')
  })
})

test('[MK-TREAS-05, MK-HELP-12] a helper without a deal gets nothing', () => {
  const t = keepIfAsked(fight('zombies', 'ogre', { helper: 'bob' }).win('ana'))
  expect(t.hand('ana')).toHaveLength(2)
  expect(t.hand('bob')).toEqual([])
})

test('[MK-TREAS-06, MK-COMBAT-25] no treasure for runners, not even for a monster that was removed', () => {
  const t = fight(
    'zombies',
    ['ogre', 'troll'],
    { seats: { cleo: { hand: ['banish'] } }, rolls: { runAway: [6] } },
    { level: 1 },
  )
  t.choose('cleo', 'play', { copy: 'banish', index: 0 })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'troll' })
  expect(t.hand('ana')).toEqual([])
  expect(t.types()).not.toContain('treasureDrawn')
})

test('[MK-TREAS-07, MK-CARD-05] a short deck gives what there is', () => {
  const t = fight(
    'zombies',
    'troll',
    { treasures: ['sword'], bareDecks: true },
    { level: 9, table: ['plate', 'crown'] },
  )
  t.win('ana')
  expect(t.over()).toBe(true)
  const short = fight('zombies', 'trophy', { treasures: ['sword'], bareDecks: true }, { level: 5 }).win('ana')
  expect(short.hand('ana')).toEqual(['sword'])
  expect(drawn(short)).toMatchObject({ count: 1 })
  const none = fight('zombies', 'trophy', { treasures: [], bareDecks: true }, { level: 5 }).win('ana')
  expect(none.hand('ana')).toEqual([])
  expect(none.level('ana')).toBe(7)
})

test('[MK-TURN-13] the one-shots of the fight are in the pile that is shuffled for its treasure', () => {
  const t = fight('zombies', 'rat', { treasures: [], bareDecks: true }, { hand: ['potion-3'] })
  t.choose('ana', 'play', { copy: 'potion-3', index: 0 }).win('ana')
  expect(t.hand('ana')).toEqual(['potion-3'])
})

describe('[MK-TURN-13] the order of the rewards', () => {
  const order = (t: Table) =>
    t.types().filter((type) => ['combatEnd', 'levelGained', 'phase', 'treasureDrawn'].includes(type))

  test.each(['base', 'zombies'])('%s: treasure at once', (box) => {
    const t = keepIfAsked(fight(box, 'ogre').win('ana'))
    expect(order(t)).toEqual(['combatEnd', 'levelGained', 'treasureDrawn', 'phase', 'phase'])
  })

  test.each(['star', 'cthulhu'])('%s: treasure in phase 3', (box) => {
    const t = keepIfAsked(fight(box, 'ogre').win('ana'))
    expect(order(t).slice(0, 4)).toEqual(['combatEnd', 'levelGained', 'phase', 'treasureDrawn'])
    expect(t.events().find((event) => event.type === 'phase')).toEqual({ type: 'phase', phase: 3 })
    expect(t.hand('ana')).toHaveLength(2)
  })
})

describe.each(['zombies', 'star'])('the split, %s', (box) => {
  test('[MK-HELP-05, MK-TREAS-08] helper first: he picks, the rest is the main fighter’s', () => {
    const t = agree(fight(box, 'troll', { helper: 'bob', seats: { bob: { level: 8 } } }, { level: 7 }), {
      treasures: 2,
      helperFirst: true,
    }).win('ana')
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'pickTreasure' })
    expect(t.pool().sort()).toEqual(['crown', 'mail', 'sword'])
    expect(t.refused('ana', 'take', { copy: 'crown' })).toBe('MK-CARD-14')
    for (const copy of [t.copy('helmet'), t.scene.deck.copies.length])
      expect(t.refused('bob', 'take', { copy })).toBe('MK-CARD-06')
    t.choose('bob', 'take', { copy: 'crown' }).choose('bob', 'take', { copy: 'mail' })
    expect(t.hand('bob').sort()).toEqual(['crown', 'mail'])
    expect(t.hand('ana')).toEqual(['sword'])
    expect(t.asked().seats).toEqual(['ana'])
    t.choose('ana', 'keep')
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'playOrKeep' })
    t.choose('bob', 'playItem', { copy: 'crown' })
    expect(t.uses('bob', 'crown')).toBe(true)
  })

  test('[MK-HELP-05] main fighter first: the helper gets what is left', () => {
    const t = agree(fight(box, 'troll', { helper: 'bob', seats: { bob: { level: 8 } } }, { level: 7 }), {
      treasures: 1,
    }).win('ana')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'pickTreasure' })
    t.choose('ana', 'take', { copy: 'crown' }).choose('ana', 'take', { copy: 'sword' })
    keepIfAsked(t)
    expect(t.hand('ana').sort()).toEqual(['crown', 'sword'])
    expect(t.hand('bob')).toEqual(['mail'])
  })

  test('[MK-HELP-16] promised more than there is: he gets what there is', () => {
    const t = agree(fight(box, 'ogre', { helper: 'bob' }), { treasures: 5, helperFirst: true }).win('ana')
    keepIfAsked(t)
    expect(t.hand('bob').sort()).toEqual(['crown', 'sword'])
    expect(t.hand('ana')).toEqual([])
  })
})

describe.each(['zombies', 'star'])('a card deals the treasure out, %s', (box) => {
  test('[MK-META-03] among those it names, whatever was agreed', () => {
    const t = fight(
      box,
      'troll',
      { helper: 'bob', seats: { bob: { level: 8 }, cleo: { hand: ['fair-shares'] } } },
      { level: 7 },
    )
    agree(t, { treasures: 3, helperFirst: true })
    t.choose('cleo', 'play', { copy: 'fair-shares' })
    keepIfAsked(t.win('ana'))
    expect([t.hand('ana').length, t.hand('bob').length, t.hand('cleo').length]).toEqual([2, 1, 0])
  })

  test.each([
    ['up', { helper: 'bob' }],
    ['down', {}],
  ])('[MK-TREAS-02, MK-TREAS-03] face %s, as it would be drawn without that card', (face, help) => {
    const t = fight(box, 'ogre', { ...help, seats: { cleo: { hand: ['fair-shares'] } } })
    t.choose('cleo', 'play', { copy: 'fair-shares' }).win('ana')
    expect(drawn(t)).toEqual({ type: 'treasureDrawn', seat: 0, count: 2, face })
    const seen = t.heard('cleo').filter((event) => JSON.stringify(event).includes(`"copy":${t.copy('crown')}`))
    expect(seen.length > 0).toBe(face === 'up')
  })
})

test('[DEC-30, DEC-31] silence picks the dearest treasure and keeps what came', () => {
  const t = agree(fight('zombies', 'ogre', { helper: 'bob' }), { treasures: 1, helperFirst: true }).win('ana')
  const [pick] = t.game.waits(t.state)
  expect(t.game.write(pick!.fallback)).toEqual({ type: 'take', copy: t.copy('crown') })
  t.choose('bob', 'take', { copy: 'crown' })
  const [keep] = t.game.waits(t.state)
  expect(t.game.write(keep!.fallback)).toEqual({ type: 'keep' })
})

describe('items promised for help', () => {
  test('[MK-HELP-04, MK-TRADE-04] lie before the helper after the win, unused', () => {
    const t = agree(fight('zombies', 'ogre', { helper: 'bob' }, { table: ['helmet', 'sword'] }), { items: ['helmet'] })
    expect(t.table('bob')).toEqual([])
    keepIfAsked(t.win('ana'))
    expect(t.table('bob')).toEqual(['helmet'])
    expect(t.uses('bob', 'helmet')).toBe(false)
    expect(t.table('ana')).toEqual(['sword'])
  })

  test('[MK-HELP-16] what was lost meanwhile is not paid, and nothing in its place', () => {
    const t = fight(
      'zombies',
      'ogre',
      { helper: 'bob', seats: { cleo: { hand: ['lose-headgear'] } } },
      { table: ['helmet'] },
    )
    agree(t, { items: ['helmet'] }).choose('cleo', 'curse', { copy: 'lose-headgear', seat: 'ana' })
    keepIfAsked(t.win('ana'))
    expect(t.table('bob')).toEqual([])
    expect(t.pile('treasureDiscards')).toContain('helmet')
  })

  test('[MK-TRADE-04, MK-ITEM-05] a second Big item stays where it is', () => {
    const t = fight(
      'zombies',
      'ogre',
      { helper: 'bob', seats: { bob: { level: 4, table: ['piano'] } } },
      { table: ['anvil'] },
    )
    keepIfAsked(agree(t, { items: ['anvil'] }).win('ana'))
    expect(t.table('ana')).toEqual(['anvil'])
    expect(t.table('bob')).toEqual(['piano'])
  })

  test('[MK-HELP-04] are not paid for a lost fight, unless that was agreed', () => {
    for (const ifLost of [false, true]) {
      const t = fight(
        'zombies',
        'troll',
        { helper: 'bob', rolls: { runAway: [6, 6] } },
        { level: 1, table: ['helmet'] },
      )
      agree(t, { items: ['helmet'], ifLost }).choose('ana', 'run')
      t.choose('ana', 'roll', { slot: 'troll' }).choose('bob', 'roll', { slot: 'troll' })
      expect(t.table('bob')).toEqual(ifLost ? ['helmet'] : [])
    }
  })

  test('[MK-DEATH-19] paid before the corpse of the main fighter is laid out, never to a dead helper', () => {
    const lost = (rolls: number[]) => {
      const t = fight('zombies', 'giant', { helper: 'bob', rolls: { runAway: rolls } }, { level: 1, table: ['helmet'] })
      agree(t, { items: ['helmet'], ifLost: true }).choose('ana', 'run')
      return t.choose('ana', 'roll', { slot: 'giant' }).choose('bob', 'roll', { slot: 'giant' })
    }
    const mainDied = lost([1, 6])
    expect(mainDied.table('bob')).toEqual(['helmet'])
    expect(mainDied.pool()).toEqual([])
    expect(lost([6, 1]).table('ana')).toEqual(['helmet'])
  })
})

test('[EX-01] Carole wins with Yuri’s help: 18 to 11, both gain a level, three treasures face up for Carole', () => {
  const t = table('zombies', {
    seats: {
      carole: { level: 4, table: ['sword'] },
      yuri: { level: 3, table: ['plate', 'crown', '-piano', 'gadget'] },
      manu: { level: 5, hand: ['furious'] },
    },
    cards: RUNNING,
    facing: 'courier',
    helper: 'yuri',
    treasures: ['mail', 'helmet', 'dagger'],
  })
  t.choose('manu', 'enhance', { copy: 'furious', slot: 'courier' })
  expect(t.totals()).toEqual([18, 11])
  keepIfAsked(t.win('carole'))
  expect([t.level('carole'), t.level('yuri')]).toEqual([5, 4])
  expect(t.hand('carole').sort()).toEqual(['dagger', 'helmet', 'mail'])
  expect(t.hand('yuri')).toEqual([])
  expect(t.pile('doorDiscards').sort()).toEqual(['courier', 'furious'])
})
