// A price that is given to somebody instead of being discarded.

import { describe, expect, test } from 'vitest'
import type { SeatSpec } from '../table.ts'
import { faultsOf, textsOf } from './read.ts'
import { characterClass, gain, item, lose, monster, type Raw, sit, special, stay } from './sit.ts'

const OX = monster('ox', 3, { copies: 3 })
const HAT = item('felt-hat', { bonus: 2 })
const MANY = (id: string): readonly string[] => Array.from({ length: 21 }, () => id)
const inTurnNamed = (id: string, use: Raw): Raw => special(id, [{ use: 'ownTurn', ...use }])
const inTurn = (use: Raw): Raw => inTurnNamed('trick', use)
const bribe = (to: unknown, rest: Raw = {}): Raw =>
  inTurn({ cost: { cards: { zone: 'hand' }, to }, effect: [gain(1)], ...rest })
const pays = (cost: Raw, paid: readonly Raw[], unpaid: readonly Raw[] = []): Raw => ({
  do: 'pay',
  cost,
  // biome-ignore lint/suspicious/noThenProperty: a field of the language
  then: paid,
  else: unpaid,
})

const LEASH = inTurnNamed('leash', {
  effect: [stay('untilLifted', [{ figure: 'strength', add: -1 }], { lift: { cards: { zone: 'hand' }, to: 'left' } })],
})

describe('[MK-IDENT-09] the price of a use', () => {
  test('goes to a neighbour, who alone sees it', () => {
    const t = sit([bribe('left'), OX], { ana: { hand: ['trick', 'ox'] }, bob: { hand: ['ox'] } })
    t.choose('ana', 'play', { copy: 'trick' }).choose('bob', 'keep')
    expect([t.level('ana'), t.hand('ana'), t.hand('bob'), t.pile('doorDiscards')]).toEqual([2, [], ['ox', 'ox'], []])
    const told = (name: string): boolean => JSON.stringify(t.heard(name)).includes(`"copy":${t.copy('ox', 'bob')}`)
    expect([told('ana'), told('bob'), told('cyd')]).toEqual([true, true, false])
  })

  test('goes to whom its player names, and never to himself', () => {
    const t = sit([bribe('target'), OX], { ana: { hand: ['trick', 'ox'] } })
    expect(t.refused('ana', 'play', { copy: 'trick', index: 'ana' })).toBe('MK-IDENT-09')
    t.choose('ana', 'play', { copy: 'trick', index: 'cyd' }).choose('cyd', 'keep')
    expect([t.hand('cyd'), t.hand('ana'), t.level('ana')]).toEqual([['ox'], [], 2])
  })

  test('an item that lies in play comes to lie before him', () => {
    const card = inTurn({ cost: { cards: { zone: 'worn' }, to: 'right' }, effect: [gain(2)] })
    const t = sit([card, HAT], { ana: { hand: ['trick'], table: ['felt-hat'] } })
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.table('ana'), t.table('cyd'), t.level('ana')]).toEqual([[], ['felt-hat'], 3])
  })

  test.each<[string, unknown]>([
    ['all', 'all'],
    ['as many as one likes', { upTo: 2 }],
  ])('%s of what one has can be one card, and cannot be none', (_, take) => {
    const card = inTurn({ cost: { cards: { zone: 'hand', filter: { kind: 'monster' }, take } }, effect: [gain(1)] })
    const holding = (...hand: readonly string[]) =>
      sit([card, OX, HAT], { ana: { hand: ['trick', 'felt-hat', ...hand] } })
    expect(holding().offered('ana', 'play')).toBe(false)
    const t = holding('ox').choose('ana', 'play', { copy: 'trick' })
    if (t.offered('ana', 'pick')) t.choose('ana', 'pick', { copy: 'ox' }).choose('ana', 'enough')
    expect([t.level('ana'), t.hand('ana')]).toEqual([2, ['felt-hat']])
  })

  test.each<[string, unknown, number]>([
    ['cards for each level', { levelOf: 'you' }, 3],
    ['gold for each level', { worth: { times: [100, { levelOf: 'you' }] } }, 3],
    ['cards for each level of whom it is aimed at', { levelOf: 'target' }, 2],
  ])('that is counted is paid whole or not at all: %s', (_, take, asked) => {
    const card = inTurn({ cost: { cards: { zone: 'hand', filter: { kind: 'item' }, take } }, effect: [gain(1)] })
    const holding = (count: number) =>
      sit([card, item('coin', { value: 100, copies: 4 })], {
        ana: { level: 3, hand: ['trick', ...MANY('coin').slice(0, count)] },
        bob: { level: 2 },
        cyd: { level: 9 },
      })
    const aim = typeof take === 'object' && JSON.stringify(take).includes('target') ? { index: 'bob' } : {}
    expect(holding(asked - 1).refused('ana', 'play', { copy: 'trick', ...aim })).toBe('MK-IDENT-09')
    const t = holding(asked).choose('ana', 'play', { copy: 'trick', ...aim })
    for (let paid = 0; paid < asked; paid++) t.choose('ana', 'pick', { copy: 'coin' })
    expect([t.level('ana'), t.hand('ana')]).toEqual([4, []])
  })

  test('is not paid where there is nothing to give, or nobody who may receive it', () => {
    expect(sit([bribe('left')], { ana: { hand: ['trick'] } }).offered('ana', 'play')).toBe(false)
    const proud = characterClass('proud', { abilities: [{ bans: 'receiving' }] })
    const t = sit([bribe('left'), OX, proud], { ana: { hand: ['trick', 'ox'] }, bob: { table: ['proud'] } })
    expect(t.offered('ana', 'play')).toBe(false)
  })
})

describe('a price that is asked for', () => {
  const toll = inTurn({
    effect: [
      { do: 'each', who: 'others', effect: [pays({ cards: { zone: 'hand' }, to: 'you' }, [], [lose(1, 'each')])] },
    ],
  })

  test('is given, or refused', () => {
    const t = sit([toll, OX], {
      ana: { hand: ['trick'] },
      bob: { level: 3, hand: ['ox'] },
      cyd: { level: 3, hand: ['ox'] },
    })
    t.choose('ana', 'play', { copy: 'trick' })
    t.choose('bob', 'option', { index: 0 }).choose('ana', 'keep').choose('cyd', 'option', { index: 1 })
    expect([t.hand('ana'), t.level('bob'), t.hand('cyd'), t.level('cyd')]).toEqual([['ox'], 3, ['ox'], 2])
  })

  test('is not offered to who has nothing', () => {
    const t = sit([toll, OX], { ana: { hand: ['trick'] }, bob: { level: 3 }, cyd: { level: 3, hand: ['ox'] } })
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.offered('bob', 'option', { index: 0 }), t.offered('bob', 'option', { index: 1 })]).toEqual([false, true])
  })

  test('is not offered where whoever would be given it may receive nothing', () => {
    const proud = characterClass('proud', { abilities: [{ bans: 'receiving' }] })
    const t = sit([toll, OX, proud], { ana: { hand: ['trick'], table: ['proud'] }, bob: { level: 3, hand: ['ox'] } })
    t.choose('ana', 'play', { copy: 'trick' })
    expect(t.refused('bob', 'option', { index: 0 })).toBe('MK-IDENT-09')
    t.choose('bob', 'option', { index: 1 })
    expect([t.hand('ana'), t.hand('bob'), t.level('bob')]).toEqual([[], ['ox'], 2])
  })

  test('goes to a player who was named before', () => {
    const card = inTurn({
      effect: [{ do: 'namePlayer', as: 'friend' }, pays({ cards: { zone: 'hand' }, to: { the: 'friend' } }, [gain(1)])],
    })
    const t = sit([card, OX], { ana: { hand: ['trick', 'ox'] } })
    t.choose('ana', 'play', { copy: 'trick' }).choose('ana', 'option', { index: 2 })
    t.choose('ana', 'option', { index: 0 }).choose('cyd', 'keep')
    expect([t.hand('cyd'), t.level('ana')]).toEqual([['ox'], 2])
  })

  test('lifts what stays', () => {
    const t = sit([LEASH, OX], { ana: { hand: ['leash', 'ox'] } })
    t.choose('ana', 'play', { copy: 'leash' })
    expect(t.table('ana')).toEqual(['leash'])
    t.choose('ana', 'useAbility', { copy: 'leash' }).choose('bob', 'keep')
    expect([t.table('ana'), t.hand('bob')]).toEqual([[], ['ox']])
  })
})

describe('[MK-IDENT-09] a price in cards that others have before them', () => {
  const CAP = item('night-cap')
  const cards = (of: unknown, zone = 'worn'): Raw => ({ cards: { of, zone } })
  const wearing = { ana: { hand: ['trick'], table: ['felt-hat'] }, bob: { table: ['night-cap'] } }

  test('is paid by whom the card is aimed at, and by nobody who has none', () => {
    const card = inTurn({ cost: cards('target'), effect: [gain(1)] })
    const t = sit([card, HAT, CAP], wearing)
    expect(t.refused('ana', 'play', { copy: 'trick', index: 'cyd' })).toBe('MK-IDENT-09')
    expect(['ana', 'bob', 'cyd'].map((index) => t.offered('ana', 'play', { copy: 'trick', index }))).toEqual([
      true,
      true,
      false,
    ])
    t.choose('ana', 'play', { copy: 'trick', index: 'bob' })
    expect([t.level('ana'), t.table('ana'), t.table('bob')]).toEqual([2, ['felt-hat'], []])
  })

  test('is not paid by whoever asks for it', () => {
    const offered = (of: unknown): boolean =>
      sit([inTurn({ cost: cards(of), effect: [gain(1)] }), HAT, CAP], wearing).offered('ana', 'play')
    expect(['left', 'right', 'others', 'you'].map(offered)).toEqual([true, false, true, true])
    const lone = inTurn({ cost: cards('others'), effect: [gain(1)] })
    expect(sit([HAT, lone], { ana: wearing.ana }).offered('ana', 'play')).toBe(false)
  })

  test('is paid by the victim of a curse, whoever answers it', () => {
    const cost = { cards: { of: 'victim', zone: 'table', filter: { kind: 'race' } } }
    const card = special('trick', [{ use: 'curse', cost, effect: [{ do: 'cancel' }] }])
    const hit = (seat: string) =>
      sit([card], {
        ana: { hand: ['trick'], table: ['dwarf'] },
        bob: { level: 3, table: ['elf'] },
        cyd: { level: 3, hand: ['lose-level'] },
      }).choose('cyd', 'curse', { copy: 'lose-level', seat })
    expect(hit('cyd').refused('ana', 'play', { copy: 'trick' })).toBe('MK-IDENT-09')
    const t = hit('bob').choose('ana', 'play', { copy: 'trick' })
    expect([t.table('ana'), t.table('bob'), t.level('bob')]).toEqual([['dwarf'], [], 3])
  })

  test('is the card that has just come into play, where the price says so', () => {
    const card = (filter: Raw): Raw =>
      special('trick', [{ use: 'arrival', cost: { cards: { zone: 'it', filter } }, effect: [gain(1)] }])
    const arrived = (filter: Raw) =>
      sit([card(filter), HAT], { ana: { hand: ['felt-hat'] }, bob: { hand: ['trick'] } }).choose('ana', 'playItem', {
        copy: 'felt-hat',
      })
    expect(arrived({ bonus: { least: 3 } }).offered('bob', 'play')).toBe(false)
    const t = arrived({ bonus: { least: 2 } }).choose('bob', 'play', { copy: 'trick' })
    expect([t.level('bob'), t.table('ana')]).toEqual([2, []])
  })

  test('may hang on what the card answers', () => {
    const like = { count: { gained: true }, is: { least: 2 } }
    const card = special('trick', [{ use: 'level', cost: cards({ like }), effect: [gain(1)] }])
    const answered = (levels: number): boolean =>
      sit([card, HAT, inTurnNamed('lesson', { effect: [gain(levels)] })], {
        ana: { hand: ['lesson'] },
        bob: { hand: ['trick'], table: ['felt-hat'] },
      })
        .choose('ana', 'play', { copy: 'lesson' })
        .offered('bob', 'play')
    expect([answered(1), answered(2)]).toEqual([false, true])
  })

  test('may lie where it is nobody’s', () => {
    const card = inTurn({ cost: { cards: { zone: 'doorDiscards', take: 2 } }, effect: [gain(1)] })
    const offered = (doorDiscards: readonly string[]): boolean =>
      sit([card, OX], { ana: { hand: ['trick'] }, doorDiscards }).offered('ana', 'play')
    expect([offered(['ox']), offered(['ox', 'ox'])]).toEqual([false, true])
  })

  test('is paid by a player who was named before', () => {
    const card = inTurn({
      effect: [{ do: 'namePlayer', as: 'foe' }, pays(cards({ the: 'foe' }), [gain(1)], [lose(1)])],
    })
    const asked = (foe: number) => {
      const t = sit([card, HAT, CAP], wearing).choose('ana', 'play', { copy: 'trick' })
      t.choose('ana', 'option', { index: foe })
      return t
    }
    expect([1, 2].map((foe) => asked(foe).offered('ana', 'option', { index: 0 }))).toEqual([true, false])
    const t = asked(1).choose('ana', 'option', { index: 0 })
    expect([t.level('ana'), t.table('ana'), t.table('bob')]).toEqual([2, ['felt-hat'], []])
  })
})

describe('[MK-IDENT-09] a price that is given to whoever ranks', () => {
  /** Pays with so many oxen, and says how many each of the three has got. */
  const given = (cost: Raw, spec: Parameters<typeof sit>[1], asked: number): readonly number[] => {
    const t = sit([inTurn({ cost, effect: [gain(1)] }), { ...OX, copies: 6 }], spec).choose('ana', 'play', {
      copy: 'trick',
    })
    for (let paid = 0; paid < asked; paid++) {
      if (t.offered('ana', 'pick')) t.choose('ana', 'pick', { copy: 'ox' })
      while (t.asked().decision === 'playOrKeep') t.choose(t.asked().seats[0]!, 'keep')
    }
    return ['ana', 'bob', 'cyd'].map((name) => t.hand(name).length)
  }
  const holding = (level: number, oxen: number) => ({ level, hand: ['trick', ...MANY('ox').slice(0, oxen)] })

  test.each<[unknown, number]>([
    [1, 1],
    [2, 2],
    ['all', 3],
  ])('goes to him who did so before anything was paid: %j', (take, paid) => {
    const cost = { levels: 2, cards: { zone: 'hand', take }, to: 'lowest' }
    const spec = { ana: holding(3, 3), bob: { level: 2 }, cyd: { level: 4 } }
    expect(given(cost, spec, paid)).toEqual([3 - paid, paid, 0])
  })

  test('all of it, though the first card makes him rank no more', () => {
    const poorest = { withFewest: { cardsIn: 'hand' }, among: 'others' }
    expect(given({ cards: { zone: 'hand', take: 2 }, to: poorest }, { ana: holding(3, 3) }, 2)).toEqual([1, 2, 0])
  })

  test('is paid once where several rank alike, to the first of them after the payer', () => {
    for (const take of [1, 2]) {
      const cost = { cards: { zone: 'hand', take }, to: 'lowest' }
      expect(given(cost, { ana: holding(3, 3) }, take)).toEqual([3 - take, take, 0])
    }
  })

  test('is not paid by whoever ranks alike with them', () => {
    const card = inTurn({ cost: { cards: { zone: 'hand' }, to: 'lowest' }, effect: [gain(1)] })
    expect(sit([card, OX], { ana: holding(1, 1) }).offered('ana', 'play')).toBe(false)
    expect(sit([card, OX], { ana: holding(2, 1) }).offered('ana', 'play')).toBe(true)
  })
})

describe('[MK-IDENT-09] a price in cards of those who rank alike', () => {
  const offered = (cards: Raw, bob: number, cyd: number): boolean => {
    const hats = (count: number) => ({ table: MANY('night-cap').slice(0, count) })
    const card = inTurn({ cost: { cards: { zone: 'worn', ...cards } }, effect: [gain(1)] })
    return sit([card, item('night-cap', { value: 100, copies: 6 })], {
      ana: { level: 3, hand: ['trick'] },
      bob: hats(bob),
      cyd: hats(cyd),
    }).offered('ana', 'play')
  }

  test('is so many of each, and not paid where one of them lacks some', () => {
    const each = (bob: number, cyd: number) => offered({ of: 'lowest', take: 2 }, bob, cyd)
    expect([each(2, 2), each(2, 1), each(1, 1), each(3, 0)]).toEqual([true, false, false, false])
    const gold = (bob: number, cyd: number) => offered({ of: 'lowest', take: { worth: 200 } }, bob, cyd)
    expect([gold(2, 2), gold(3, 1)]).toEqual([true, false])
  })

  test('of several others it is so many together', () => {
    const together = (bob: number, cyd: number) => offered({ of: 'others', take: 2 }, bob, cyd)
    expect([together(1, 1), together(2, 0), together(1, 0)]).toEqual([true, true, false])
  })

  test('is whatever they have, where all of it is meant', () => {
    const all = (bob: number, cyd: number) => offered({ of: 'lowest', take: 'all' }, bob, cyd)
    expect([all(1, 0), all(0, 0)]).toEqual([true, false])
  })
})

test('what is paid is not lost, given or discarded', () => {
  const hears = item('bell', { abilities: [{ on: 'lost', effect: [gain(1)] }] })
  const costs: readonly Raw[] = [{ cards: { zone: 'hand' } }, { cards: { zone: 'hand' }, to: 'left' }]
  for (const cost of costs) {
    const t = sit([inTurn({ cost, effect: [gain(1)] }), OX, hears], { ana: { hand: ['trick', 'ox'], table: ['bell'] } })
    t.choose('ana', 'play', { copy: 'trick' })
    if (cost.to !== undefined) t.choose('bob', 'keep')
    expect(t.level('ana')).toBe(2)
  }
})

test('what can be given to and fro is done twenty times in a turn, and no more', () => {
  const back: Raw = { do: 'take', cards: { of: 'left', zone: 'table' }, to: 'you', equip: true }
  const monger = characterClass('monger', {
    abilities: [{ use: 'ownTurn', cost: { cards: { zone: 'worn' }, to: 'left' }, effect: [gain(0), back] }],
  })
  const t = sit([monger, item('sash')], { ana: { table: ['monger', 'sash'] } })
  let times = 0
  for (; times < 30 && t.offered('ana', 'useAbility'); times++) t.choose('ana', 'useAbility', { copy: 'monger' })
  expect(times).toBe(20)
  for (const name of ['ana', 'bob', 'cyd'])
    t.choose(name, 'openDoor').choose(name, 'noTrouble').choose(name, 'skipLoot').choose(name, 'done')
  expect(t.offered('ana', 'useAbility')).toBe(true)
})

test.each<[string, Raw, SeatSpec, readonly number[]]>([
  ['any card', { discard: 1 }, { table: ['horn'], hand: MANY('ox') }, [21, 0]],
  ['such a card', { cards: { zone: 'hand' } }, { table: ['horn'], hand: MANY('ox') }, [21, 0]],
  ['itself', { self: true }, { table: MANY('horn') }, [0, 21]],
])('what costs a card each time is done as often as there are cards: %s', (_, cost, ana, spent) => {
  const horn = item('horn', { copies: 21, abilities: [{ use: 'ownTurn', cost, effect: [gain(0)] }] })
  const t = sit([horn, { ...OX, copies: 21 }], { ana })
  for (let times = 0; times < 21; times++) {
    t.choose('ana', 'useAbility', { copy: 'horn' })
    if (t.offered('ana', 'pay')) t.choose('ana', 'pay', { copy: 'ox' })
    if (t.offered('ana', 'pick')) t.choose('ana', 'pick', { copy: 'ox' })
  }
  expect([t.pile('doorDiscards').length, t.pile('treasureDiscards').length]).toEqual(spent)
})

test('[MK-CARD-17] nobody learns what others hold by what he could pay with it', () => {
  const asks = (cards: Raw): Raw => inTurn({ effect: [pays({ cards }, [gain(1)])] })
  const curse = { kind: 'curse' }
  expect(faultsOf(asks({ zone: 'hand', filter: curse }))).toEqual([])
  expect(faultsOf(asks({ zone: 'worn', of: 'left', filter: { slot: 'head' } }))).toEqual([])
  for (const cards of [
    { zone: 'hand', of: 'left', filter: curse },
    { zone: 'either', of: 'left', take: { worth: 300 } },
  ])
    expect(faultsOf(asks(cards)).join()).toContain('whether it can be paid would tell what somebody else holds')
})

describe('what cannot be given is refused, with what to write', () => {
  test.each<[Raw, string]>([
    [{ cards: { zone: 'hand', take: { die: true } } }, 'an amount without a die: a price is known'],
    [{ cards: { zone: 'hand', take: { worth: { die: true } } } }, 'an amount without a die: a price is known'],
    [
      { cards: { zone: 'hand', take: { cardsIn: 'hand', of: 'left', filter: { kind: 'curse' } } } },
      'an amount that everybody sees: whether it can be paid',
    ],
    [{ discard: 1, to: 'left' }, 'cards beside it'],
    [{ levels: 1, to: 'left' }, 'cards beside it'],
    [{ cards: { of: 'right', zone: 'worn' }, to: 'left' }, 'no of'],
    [{ cards: { zone: 'self' }, to: 'left' }, 'worn, table, hand'],
    [{ cards: { zone: 'doorDiscards' }, to: 'left' }, 'worn, table, hand'],
  ])('%j', (cost, said) => {
    const faults = faultsOf(inTurn({ cost, effect: [gain(1)] }))
    expect(faults.length).toBe(1)
    expect(faults[0]).toContain(said)
  })
})

describe('the text says so', () => {
  const NBSP = '\u00a0'

  test('of a use', () => {
    expect(textsOf(bribe('left'))).toEqual([
      'Special card. In your turn, you may give a card from your hand to the player on your left: gain 1 level.',
      `Carte spéciale. À ton tour, tu peux donner une carte de ta main au joueur à ta gauche${NBSP}: gagne 1 niveau.`,
    ])
    expect(textsOf(bribe('target'))[1]).toContain('tu peux donner une carte de ta main à un joueur de ton choix')
    expect(textsOf(LEASH)[0]).toContain('you may give a card from your hand to the player on your left to end it')
  })

  test('of what others may give', () => {
    const alms = pays({ cards: { zone: 'handOrItems' }, to: 'you', as: 'alms' }, [], [lose(1, 'each')])
    const card = inTurn({ effect: [{ do: 'each', who: 'others', effect: [alms] }, gain({ the: 'alms' })] })
    expect(textsOf(card)).toEqual([
      'Special card. In your turn: each other player may give you a card from their hand or items in play; otherwise, they lose 1 level. Then you gain 1 level for each card given this way.',
      `Carte spéciale. À ton tour${NBSP}: chaque autre joueur peut te donner une carte de sa main ou parmi ses objets en jeu${NBSP}; sinon, il perd 1 niveau. Ensuite, tu gagnes 1 niveau par carte ainsi donnée.`,
    ])
  })
})
