// Values where constants stood: a die that shows something counted, a monster that some may leave alone, all traits at once, a monster
// that lets go of somebody before the flight, a side in rules of the fight.

import { readPack } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { INSIDE } from './inside.ts'
import { characterClass, item, monster, type Raw, shot, sit, special, stay } from './sit.ts'

const faultsOf = (...cards: readonly Raw[]): readonly string[] => {
  const reading = readPack(JSON.parse(JSON.stringify({ box: 'test', cards })))
  return 'faults' in reading ? reading.faults.map(({ path, expected }) => `${path}: ${expected}`) : []
}

describe.each(INSIDE)('inside $name', ({ name, around, lead, rolls = [] }) => {
  const die = { ...(rolls.length > 0 && { die: rolls }) }

  test.each(['ana', 'bob', 'cyd'] as const)('a die shows what is counted, whoever says so: %s', (holder) => {
    const use = holder === 'ana' ? 'ownRoll' : 'othersRoll'
    const card = special('thumb', [{ use, effect: [around({ do: 'setDie', to: { cardsIn: 'hand' } })] }])
    const t = sit([card], {
      facing: 'ogre',
      helper: 'bob',
      ana: { level: 3 },
      bob: { level: 3 },
      cyd: { level: 3 },
      [holder]: { level: 3, hand: ['thumb', ...Array.from({ length: 5 }, () => 'elf')] },
      rolls: { runAway: [1, 6], ...die },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose(holder, 'play', { copy: 'thumb' })
    lead(t, holder)
    // A die that leads there has a gate of its own.
    for (const _die of rolls) t.close()
    t.close()
    expect(t.types()).toContain('escaped')
    expect(t.types()).not.toContain('caught')
  })

  test('all classes at once, each by another of the discards', () => {
    const card = special('retraining', [
      { use: 'ownTurn', effect: [around({ do: 'swapTrait', kind: 'class', which: 'all' })] },
    ])
    const after = (...doorDiscards: readonly string[]) => {
      const t = sit([card, characterClass('baker'), characterClass('miller')], {
        ana: { level: 3, hand: ['retraining'], table: ['super-munchkin', 'wizard', 'priest'] },
        doorDiscards,
        rolls: die,
      })
      t.choose('ana', 'play', { copy: 'retraining' })
      lead(t, 'ana')
      return t.table('ana').sort()
    }
    expect(after('elf', 'baker', 'rat', 'miller')).toEqual(['baker', 'miller', 'super-munchkin'])
    expect(after('baker')).toEqual(['baker'])
    expect(after('elf')).toEqual([])
  })

  test.each(['ana', 'bob'] as const)('who gets away from one monster before the flight: %s', (holder) => {
    const card = special('ladder', [{ use: 'combat', effect: [around({ do: 'escape', who: 'you', from: 'named' })] }])
    const t = sit([card], {
      facing: ['ogre', 'giant'],
      helper: 'bob',
      ana: { level: 3 },
      bob: { level: 3 },
      [holder]: { level: 3, hand: ['ladder'] },
      rolls: die,
    })
    t.choose(holder, 'play', { copy: 'ladder', index: name === 'nothing' ? 1 : 0 })
    lead(t, holder)
    if (t.asked().decision === 'escape:monster') t.choose(holder, 'pick', { copy: t.copy('giant') })
    t.choose('ana', 'run')
    const escaped = t.events().filter(({ type }) => type === 'escaped')
    expect(holder === 'ana' ? escaped : []).toEqual(
      holder === 'ana' ? [expect.objectContaining({ seat: 0, slot: 1 })] : [],
    )
    expect(t.offered('ana', 'roll', { slot: 1 })).toBe(holder !== 'ana')
  })
})

test('a die never leaves its faces, whatever it is set to', () => {
  const card = special('thumb', [
    { use: 'ownRoll', effect: [{ do: 'setDie', to: { times: [3, { levelOf: 'you' }] } }] },
  ])
  const roll = special('gamble', [
    {
      use: 'ownTurn',
      effect: [
        { do: 'roll', as: 'die', rows: [{ on: [6, 6], effect: [{ do: 'gainLevels', levels: { the: 'die' } }] }] },
      ],
    },
  ])
  const t = sit([card, roll], { ana: { level: 3, hand: ['thumb', 'gamble'] }, rolls: { die: [2] } })
  t.choose('ana', 'play', { copy: 'gamble' }).choose('ana', 'play', { copy: 'thumb' }).close()
  expect(t.level('ana')).toBe(9)
})

test('a die is turned upside down, and another one is rolled in its place', () => {
  const turned = special('flip', [
    { use: 'ownRoll', effect: [{ do: 'setDie', to: { plus: [7, { times: [-1, { rolled: true }] }] } }] },
  ])
  const again = special('twin', [{ use: 'ownRoll', effect: [{ do: 'setDie', to: { die: true } }] }])
  const roll = special('gamble', [
    {
      use: 'ownTurn',
      effect: [
        { do: 'roll', as: 'die', rows: [{ on: [1, 6], effect: [{ do: 'gainLevels', levels: { the: 'die' } }] }] },
      ],
    },
  ])
  const one = sit([turned, roll], { ana: { hand: ['flip', 'gamble'] }, rolls: { die: [2] } })
  one.choose('ana', 'play', { copy: 'gamble' }).choose('ana', 'play', { copy: 'flip' }).close()
  expect(one.level('ana')).toBe(1 + 5)
  const other = sit([again, roll], { ana: { hand: ['twin', 'gamble'] }, rolls: { die: [2, 4] } })
  other.choose('ana', 'play', { copy: 'gamble' }).choose('ana', 'play', { copy: 'twin' }).close().close()
  expect(other.level('ana')).toBe(1 + 4)
})

describe('[RUL-44] a monster that some may leave alone', () => {
  const sleeper = monster('sleeper', 9, { optional: { level: { most: 3 } } })

  test('leaves alone whoever is like that, and no other', () => {
    const low = sit([sleeper], { ana: { level: 3 }, doors: ['sleeper'] }).choose('ana', 'openDoor')
    expect(low.offered('ana', 'decline')).toBe(true)
    expect(low.choose('ana', 'decline').fighting()).toBe(false)
    const high = sit([sleeper], { ana: { level: 4 }, doors: ['sleeper'] }).choose('ana', 'openDoor')
    expect(high.refused('ana', 'decline')).toBe('MK-TURN-04')
  })
})

describe('[MK-COMBAT-44] what a monster lets its fighters get away from', () => {
  const keeper = monster('keeper', 15, {
    fightRules: [{ use: 'ownCombat', cost: { discard: 1 }, effect: [{ do: 'escape', who: 'you', from: 'self' }] }],
  })

  test.each(['ana', 'bob'] as const)('is itself, for whoever paid: %s', (payer) => {
    const t = sit([keeper], {
      facing: ['keeper', 'giant'],
      helper: 'bob',
      [payer]: { hand: ['sword'] },
      rolls: { runAway: [1, 1, 1] },
    })
    t.choose(payer, 'useAbility', { copy: 'keeper' })
    if (t.asked().decision === 'whichFuel') t.choose(payer, 'pay', { copy: 'sword' })
    t.choose('ana', 'run')
    expect(t.offered('ana', 'roll', { slot: 0 })).toBe(payer !== 'ana')
    expect(t.offered('ana', 'roll', { slot: 1 })).toBe(true)
  })

  test('and stays with its monster where another leaves', () => {
    const t = sit([keeper], {
      facing: ['giant', 'keeper'],
      ana: { hand: ['sword', 'shoo'] },
    })
    t.choose('ana', 'useAbility', { copy: 'keeper' })
    if (t.asked().decision === 'whichFuel') t.choose('ana', 'pay', { copy: 'sword' })
    t.choose('ana', 'play', { copy: 'shoo', index: 0 }).choose('ana', 'run')
    expect(t.types()).toContain('escaped')
  })

  test('means nothing on another card', () => {
    const card = special('ladder', [{ use: 'combat', effect: [{ do: 'escape', who: 'you', from: 'self' }] }])
    expect(faultsOf(card)).toEqual(['cards[0].uses[0].effect[0]: a monster: this card is none'])
  })
})

describe('[MK-META-03] a rule of the fight for one side', () => {
  const played = (rule: Raw) => {
    const t = sit([item('banner', { abilities: [rule] })], {
      facing: 'ogre',
      ana: { table: ['banner', 'sword'], hand: ['potion-2'] },
      bob: { hand: ['potion-3'] },
    })
    t.choose('ana', 'play', { copy: 'potion-2', index: 0 }).choose('bob', 'play', { copy: 'potion-3', index: 1 })
    return t.totals()
  }

  test.each([
    [{ doubled: 'oneShots' }, [1 + 3 + 4, 6 + 6]],
    [{ doubled: 'oneShots', side: 'players' }, [1 + 3 + 4, 6 + 3]],
    [{ doubled: 'oneShots', side: 'monsters' }, [1 + 3 + 2, 6 + 6]],
    [{ ignored: 'items' }, [1, 6]],
    [{ ignored: 'items', side: 'players' }, [1, 6 + 3]],
    [{ ignored: 'items', side: 'monsters' }, [1 + 3 + 2, 6]],
  ])('%j', (rule, totals) => {
    expect(played(rule)).toEqual(totals)
  })

  test.each(['ana', 'bob', 'cyd'] as const)('also where it is left for the fight: %s', (holder) => {
    const rain = shot('rain', 'combat', {
      do: 'stay',
      until: 'combat',
      abilities: [{ ignored: 'items', side: 'players' }],
    })
    const t = sit([rain], {
      facing: 'ogre',
      helper: 'bob',
      ana: { table: ['sword'] },
      bob: {},
      cyd: {},
      [holder]: { hand: ['rain'], ...(holder === 'ana' && { table: ['sword'] }) },
    })
    expect(t.choose(holder, 'play', { copy: 'rain' }).totals()).toEqual([2, 6])
  })

  test.each([
    ['ana', [7 * 2 + 4 + 1, 6]],
    ['bob', [7 + 4 + 1, 6]],
    ['cyd', [7 * 2 + 4 + 1, 6]],
  ] as const)(
    'what is left for the fight speaks of a fighter who left it, and else of the main one: %s',
    (holder, totals) => {
      const rain = shot('rain', 'combat', stay('combat', [{ doubled: 'items', when: { has: 'wizard' } }]))
      const t = sit([rain], {
        facing: 'ogre',
        helper: 'bob',
        ana: { level: 4, table: ['wizard', 'halberd', 'crown'] },
        [holder]: { hand: ['rain'], ...(holder === 'ana' && { level: 4, table: ['wizard', 'halberd', 'crown'] }) },
      })
      expect(t.choose(holder, 'play', { copy: 'rain' }).totals()).toEqual(totals)
    },
  )

  const rule = (ability: Raw): Raw => item('banner', { abilities: [ability] })
  const oneSided =
    'nothing: only one side has these; it is for items that do not count and for one-shots that count double'
  test.each([
    [rule({ ignored: 'level', side: 'players' }), `cards[0].abilities[0].side: ${oneSided}`],
    [rule({ doubled: 'enhancers', side: 'monsters' }), `cards[0].abilities[0].side: ${oneSided}`],
    [
      rule({ ignored: 'items', side: 'monsters', own: true }),
      "cards[0].abilities[0].own: nothing: one-shots for the monsters are nobody's own",
    ],
    [
      rule({ ignored: 'level', filter: { kind: 'item' } }),
      'cards[0].abilities[0].filter: nothing: this is about no cards',
    ],
    [
      rule({ doubled: 'items', filter: { host: true } }),
      'cards[0].abilities[0].filter.host: another filter: only effects and reversed know on which card this one lies',
    ],
  ])('and pack check says where there is no such side: %j', (card, expected) => {
    expect(faultsOf(card)).toEqual([expected])
  })
})
