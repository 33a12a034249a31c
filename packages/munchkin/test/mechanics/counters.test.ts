// Counters on cards that lie before somebody.

import { WATCHER } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { countersOf } from '../../src/counters.ts'
import { COMMON } from '../fixture/cards.ts'
import { Table } from '../table.ts'
import { faultsOf, textsOf } from './read.ts'
import {
  curse,
  cursed,
  discard,
  gain,
  given,
  item,
  lose,
  monster,
  type Raw,
  readBeside,
  sit,
  special,
  stay,
  take,
} from './sit.ts'

type Seat = 'ana' | 'bob' | 'cyd'

const add = (counters: unknown, rest: Raw = {}): Raw => ({ do: 'addCounters', counters, ...rest })
const off = (counters: unknown, rest: Raw = {}): Raw => ({ do: 'removeCounters', counters, ...rest })
const OWN = { counters: true }
const has = (least: number): Raw => ({ count: OWN, is: { least } })
const use = (effect: readonly Raw[], rest: Raw = {}): Raw => ({ use: 'ownTurn', effect, ...rest })
const jar = (...abilities: readonly Raw[]): Raw => item('jar', { abilities })

const seen = (t: Table) => t.game.view(t.state, WATCHER)

/** How many lie on the cards before a seat, by id, as everybody sees them. */
const counters = (t: Table, seat: Seat): Readonly<Record<string, number>> =>
  Object.fromEntries(
    seen(t).seats[['ana', 'bob', 'cyd'].indexOf(seat)]!.table.flatMap(({ id, counters: count }) =>
      count === undefined ? [] : [[id, count]],
    ),
  )

const pressed = (t: Table, times: number, named: object = {}): Table => {
  for (let i = 0; i < times; i++) t.choose('ana', 'useAbility', { copy: 'jar', ...named })
  return t
}

describe('on this card', () => {
  test('they are put on and taken off, told, and seen by all', () => {
    const t = sit([jar(use([add(3)]), use([off(2)]))], { ana: { table: ['jar', 'sword'] }, bob: { table: ['crown'] } })
    pressed(t, 1)
    expect([counters(t, 'ana'), counters(t, 'bob')]).toEqual([{ jar: 3 }, {}])
    expect(t.events()).toContainEqual({ type: 'countersChanged', copy: t.copy('jar', 'ana'), counters: 3, before: 0 })
    pressed(t, 1, { use: 1 })
    expect(counters(t, 'ana')).toEqual({ jar: 1 })
  })

  test('never more than fifteen, never fewer than none', () => {
    const t = sit([jar(use([add(9)]), use([off(99)]))], { ana: { table: ['jar'] } })
    expect(counters(pressed(t, 2), 'ana')).toEqual({ jar: 15 })
    expect(counters(pressed(t, 1, { use: 1 }), 'ana')).toEqual({})
    expect(t.events().filter(({ type }) => type === 'countersChanged').length).toBe(3)
  })

  test('where there are neither more nor fewer, nothing is told', () => {
    const told = (t: Table): number => t.events().filter(({ type }) => type === 'countersChanged').length
    const t = sit([jar(use([add({ cardsIn: 'hand' })]), use([off(1)]), use([add(15)]))], { ana: { table: ['jar'] } })
    expect(told(pressed(pressed(t, 1), 1, { use: 1 }))).toBe(0)
    expect(told(pressed(t, 2, { use: 2 }))).toBe(1)
    expect(told(cursed(curse('hex', stay('untilLifted', [], { counters: 0 }))))).toBe(0)
  })

  test('none come to lie on it once it has gone', () => {
    const t = sit([jar(use([discard({ zone: 'table' }), add(3)]))], { ana: { table: ['jar'] } })
    expect(pressed(t, 1).pile('treasureDiscards')).toEqual(['jar'])
    expect(t.types()).not.toContain('countersChanged')
    expect(countersOf(t.scene, t.copy('jar'))).toBe(0)
  })

  test('what is less than nothing puts none on and takes none off', () => {
    const t = sit([jar(use([add(2)]), use([add(-1), off(-1)]))], { ana: { table: ['jar'] } })
    expect(counters(pressed(pressed(t, 1), 1, { use: 1 }), 'ana')).toEqual({ jar: 2 })
  })

  test('they come to lie on what has just been laid down', () => {
    const t = cursed(curse('hex', stay('untilLifted', []), add(2), gain(OWN)))
    expect(counters(t, 'ana')).toEqual({ hex: 2 })
  })

  test('a die says how many', () => {
    const t = sit([jar(use([add({ die: true })]))], { ana: { table: ['jar'] }, rolls: { die: [4] } })
    expect(counters(pressed(t, 1), 'ana')).toEqual({ jar: 4 })
  })

  test('otherwise happens where there was none to remove', () => {
    const t = sit([jar(use([off('all', { otherwise: [gain(1)] })]), use([add(2)]))], { ana: { table: ['jar'] } })
    pressed(t, 1, { use: 1 })
    expect([pressed(t, 1).level('ana'), pressed(t, 1).level('ana')]).toEqual([1, 2])
  })
})

describe('read by their card', () => {
  test('they count for strength, as long as they lie there', () => {
    const t = sit([jar({ figure: 'strength', add: OWN }, use([add(2)]))], { ana: { table: ['jar'] } })
    const strength = (): number => seen(t).seats[0]!.strength
    const before = strength()
    pressed(t, 2)
    expect(strength() - before).toBe(4)
  })

  test('they count for others too, where the ability says so', () => {
    const t = sit([jar({ figure: 'strength', add: OWN, for: 'others' }, use([add(3)]))], { ana: { table: ['jar'] } })
    const strengths = (): number[] => seen(t).seats.map(({ strength }) => strength)
    const before = strengths()
    pressed(t, 1)
    expect(strengths().map((strength, seat) => strength - before[seat]!)).toEqual([0, 3, 3])
  })

  test('a use waits for them, and a trigger asks for them', () => {
    const t = sit(
      [
        jar(use([gain(1)], { when: has(2) }), use([add(1)]), {
          on: 'levelGained',
          when: has(3),
          effect: [lose(1, 'left')],
        }),
      ],
      { ana: { table: ['jar'] }, bob: { level: 5 } },
    )
    pressed(t, 1, { use: 1 })
    t.refused('ana', 'useAbility', { copy: 'jar' })
    pressed(pressed(t, 1, { use: 1 }), 1)
    expect([t.level('ana'), t.level('bob')]).toEqual([2, 5])
    pressed(pressed(t, 1, { use: 1 }), 1)
    expect([t.level('ana'), t.level('bob')]).toEqual([3, 4])
  })

  test('a use that is asked of what it is aimed at waits for them too', () => {
    const dive = { use: 'discard', when: { all: [{ it: { kind: 'race' } }, has(2)] }, effect: [gain(1)] }
    const t = sit([jar(dive, use([add(1)]))], { ana: { table: ['jar'] }, doorDiscards: ['elf'] })
    const may = (): boolean => t.offered('ana', 'useAbility', { copy: 'jar', index: 0, use: 0 })
    expect([may(), pressed(t, 1, { use: 1 }) && may(), pressed(t, 1, { use: 1 }) && may()]).toEqual([
      false,
      false,
      true,
    ])
  })

  test('two copies of a card count for themselves', () => {
    const twins = { ...jar({ figure: 'strength', add: OWN }, use([add(1)])), copies: 2 }
    const t = sit([twins], { ana: { table: ['jar'] }, bob: { table: ['jar'] } })
    pressed(t, 1)
    expect([counters(t, 'ana'), counters(t, 'bob')]).toEqual([{ jar: 1 }, {}])
  })

  test('an item may wait for them before it is of use', () => {
    const card = item('jar', { usableBy: { count: OWN, is: { most: 1 } }, bonus: 5, abilities: [use([add(1)])] })
    const t = sit([card], { ana: { table: ['jar'] } })
    const strength = (): number => seen(t).seats[0]!.strength
    const before = strength()
    expect(pressed(t, 1) && strength()).toBe(before)
    expect(pressed(t, 1) && strength()).toBe(before - 5)
  })
})

describe('as a price', () => {
  const card = jar(use([add(3)]), use([gain(1)], { cost: { counters: 2 } }))

  test('who has them pays with them, who has not cannot', () => {
    const t = sit([card], { ana: { table: ['jar'] } })
    t.refused('ana', 'useAbility', { copy: 'jar', use: 1 })
    pressed(pressed(t, 1), 1, { use: 1 })
    expect([t.level('ana'), counters(t, 'ana')]).toEqual([2, { jar: 1 }])
    t.refused('ana', 'useAbility', { copy: 'jar', use: 1 })
  })

  test('its text says so', () => {
    expect(textsOf(card)[0]).toContain('In your turn, you may remove 2 counters from this card: gain 1 level.')
    expect(textsOf(card)[1]).toContain('À ton tour, tu peux retirer 2 jetons de cette carte\u00a0: gagne 1 niveau.')
  })
})

describe('on a card that is chosen', () => {
  const target = { zone: 'worn', of: 'everyone', by: 'you' }
  const trick = (step: Raw): Raw => special('trick', [{ use: 'ownTurn', effect: [step] }])

  test('one of those that lie before anybody gets all of them', () => {
    const t = sit([trick(add(2, { cards: target }))], {
      ana: { hand: ['trick'], table: ['sword'] },
      bob: { table: ['crown'] },
    })
    t.choose('ana', 'play', { copy: 'trick' }).choose('ana', 'pick', { copy: 'crown' })
    expect([counters(t, 'ana'), counters(t, 'bob')]).toEqual([{}, { crown: 2 }])
  })

  test('all of them get so many each, by a die that is rolled once', () => {
    const card = trick(add({ die: true }, { cards: { zone: 'worn', of: 'everyone', take: 'all' } }))
    const t = sit([card], {
      ana: { hand: ['trick'], table: ['sword'] },
      bob: { table: ['crown'] },
      rolls: { die: [5] },
    })
    t.choose('ana', 'play', { copy: 'trick' })
    expect([counters(t, 'ana'), counters(t, 'bob')]).toEqual([{ sword: 5 }, { crown: 5 }])
  })

  test('only cards that have some lose any', () => {
    const filler = jar(use([add(2)]))
    const t = sit([trick(off(1, { cards: target, otherwise: [lose(1)] })), filler], {
      ana: { level: 3, hand: ['trick'], table: ['sword', 'jar'] },
    })
    pressed(t, 1).choose('ana', 'play', { copy: 'trick' })
    expect([counters(t, 'ana'), t.level('ana')]).toEqual([{ jar: 1 }, 3])
  })

  test('where none has any, otherwise happens', () => {
    const t = sit([trick(off(1, { cards: target, otherwise: [lose(1)] }))], {
      ana: { level: 3, hand: ['trick'], table: ['sword'] },
    })
    expect(t.choose('ana', 'play', { copy: 'trick' }).level('ana')).toBe(2)
  })
})

describe('how long they lie there', () => {
  const card = jar(use([add(4)]), use([take({ zone: 'self' }, 'left')]), use([discard({ zone: 'self' })]))

  test('a card that goes over in play keeps them', () => {
    const t = pressed(sit([card], { ana: { table: ['jar'] } }), 1)
    pressed(t, 1, { use: 1 })
    expect([counters(t, 'ana'), counters(t, 'bob')]).toEqual([{}, { jar: 4 }])
  })

  test('a card that leaves play loses them, and comes back without', () => {
    const back = special('back', [
      { use: 'ownTurn', effect: [{ do: 'search', cards: { zone: 'treasureDiscards', filter: { card: 'jar' } } }] },
    ])
    const t = pressed(sit([card, back], { ana: { table: ['jar'], hand: ['back'] } }), 1)
    pressed(t, 1, { use: 2 }).choose('ana', 'play', { copy: 'back' }).choose('ana', 'playItem', { copy: 'jar' })
    expect([t.table('ana'), counters(t, 'ana')]).toEqual([['jar'], {}])
    expect(t.game.faults(t.state)).toEqual([])
  })

  test('what stays begins with them, counts them down, and ends', () => {
    const bomb = curse(
      'bomb',
      stay({ until: { not: has(1) } }, [{ on: 'levelGained', effect: [off(1)] }], { counters: 2 }),
    )
    const t = cursed(bomb, { ana: { hand: ['trick', 'trick'] } }, [
      special('trick', [{ use: 'ownTurn', effect: [gain(1)] }], { copies: 2 }),
    ])
    expect(counters(t, 'ana')).toEqual({ bomb: 2 })
    t.choose('ana', 'play', { copy: 'trick' })
    expect(counters(t, 'ana')).toEqual({ bomb: 1 })
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.table('ana'), t.pile('doorDiscards')]).toEqual([[], ['bomb']])
  })

  test('what lies down anew keeps them, or has as many as it says', () => {
    const twice = (rest: Raw): Raw =>
      curse(
        'hex',
        stay(
          'untilLifted',
          [{ on: 'levelGained', effect: [stay('untilLifted', [{ figure: 'flee', add: 1 }], rest)] }],
          {
            counters: 3,
          },
        ),
      )
    const level = special('trick', [{ use: 'ownTurn', effect: [gain(1)] }])
    const after = (rest: Raw) =>
      counters(
        cursed(twice(rest), { ana: { hand: ['trick'] } }, [level]).choose('ana', 'play', { copy: 'trick' }),
        'ana',
      )
    expect([after({}), after({ counters: 1 }), after({ counters: 0 })]).toEqual([{ hex: 3 }, { hex: 1 }, {}])
  })

  test('a hot potato keeps them', () => {
    const potato = curse(
      'potato',
      stay(
        'untilLifted',
        [{ on: 'levelGained', effect: [off(1), take({ zone: 'self' }, 'left', { staying: true })] }],
        {
          counters: 5,
        },
      ),
    )
    const level = special('trick', [{ use: 'ownTurn', effect: [gain(1)] }])
    const t = cursed(potato, { ana: { hand: ['trick'] } }, [level]).choose('ana', 'play', { copy: 'trick' })
    expect([counters(t, 'ana'), counters(t, 'bob')]).toEqual([{}, { potato: 4 }])
  })
})

test('six seats: everybody puts one on, and nothing else changes', () => {
  const card = jar(use([{ do: 'each', who: 'everyone', effect: [add(1)] }]))
  const seats = { ana: { table: ['jar', 'sword'] }, bob: { table: ['crown'] }, cyd: {}, dan: {}, eve: {}, fay: {} }
  const t = new Table(['base'], { cards: readBeside([card], [{ box: 'common', cards: COMMON }]), seats })
  expect([counters(pressed(t, 1), 'ana'), counters(t, 'bob')]).toEqual([{ jar: 6 }, {}])
})

describe('what would be nothing is refused', () => {
  const inPlay = (effect: readonly Raw[], rest: Raw = {}): Raw => jar(use(effect, rest))
  const played = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
  test.each<readonly [string, Raw, string]>([
    ['a card that is played', played(add(1)), 'another card, or a stay before it'],
    ['a curse', curse('hex', off(1)), 'another card, or a stay before it'],
    ['a monster', monster('ox', 3, { badStuff: [add(1)] }), 'another card'],
    ['an amount on a card that is played', played(gain(OWN)), 'another card'],
    ['a price of a card that is played', special('trick', [use([gain(1)], { cost: { counters: 1 } })]), 'another card'],
    [
      'needs',
      { ...inPlay([]), kind: 'race', deck: 'door', trait: 'jar', value: undefined, needs: has(1) },
      'another card',
    ],
    ['a card that has gone', jar({ on: 'leavesPlay', effect: [gain(OWN)] }), 'another card'],
    ['behind its own discard', inPlay([discard({ zone: 'self' }), gain(OWN)]), 'another card'],
    ['paid with itself', inPlay([gain(OWN)], { cost: { self: true } }), 'counters spoken of in the when'],
    [
      'paid with itself in a step',
      // biome-ignore lint/suspicious/noThenProperty: a field of the language
      inPlay([{ do: 'pay', cost: { self: true }, then: [add(1)], else: [] }]),
      'counters spoken of in the when',
    ],
    ['itself as a pick', inPlay([add(1, { cards: { zone: 'self' } })]), 'no cards'],
    ['a hand', played(add(1, { cards: { zone: 'hand' } })), 'only a card that lies before somebody'],
    [
      'the fight',
      special('trick', [{ use: 'combat', effect: [add(1, { cards: { zone: 'combat' } })] }]),
      'only a card',
    ],
    [
      'what was just played',
      special('trick', [{ use: 'play', effect: [add(1, { cards: { zone: 'it' } })] }]),
      'what this window',
    ],
    ['several cards', played(add(1, { cards: { zone: 'worn', take: 2 } })), 'no take, or all'],
    ['a name for a price of counters', inPlay([gain(1)], { cost: { counters: 1, as: 'fee' } }), 'no as'],
    [
      'a monster that stays',
      monster('ox', 3, { badStuff: [stay('untilLifted', [], { counters: 2 })] }),
      'no counters: a monster',
    ],
    ['more than fit as a price', inPlay([gain(1)], { cost: { counters: 16 } }), 'a whole number from 1 to 15'],
  ])('%s', (_what, card, said) => {
    expect(faultsOf(JSON.parse(JSON.stringify(card)) as Raw).some((fault) => fault.includes(said))).toBe(true)
  })

  test('a name for what else is paid beside counters is not', () => {
    for (const besides of [{ discard: 1 }, { cards: { zone: 'hand' } }, { levels: 1 }])
      expect(faultsOf(inPlay([gain({ the: 'fee' })], { cost: { counters: 1, as: 'fee', ...besides } }))).toEqual([])
    expect(faultsOf(inPlay([gain({ the: 'fee' })], { cost: { discard: 1, as: 'fee' } }))).toEqual([])
  })

  test('what lies before somebody when it works is not', () => {
    expect(faultsOf(inPlay([add(1)], { when: has(1), cost: { self: true } }))).toEqual([
      'counters spoken of in the when, or as a price: the card is paid with, and its counters go with it',
    ])
    expect(faultsOf(inPlay([gain(1)], { when: has(1), cost: { self: true } }))).toEqual([])
    expect(faultsOf(curse('hex', stay('untilLifted', [{ on: 'won', effect: [given(has(2), [off(1)])] }])))).toEqual([])
  })
})

test('the text says so', () => {
  expect(textsOf(jar({ figure: 'strength', add: OWN }, use([add(1)], { when: has(3) })))).toEqual([
    'Item, 300 gold. +1 in combat for each counter on this card. In your turn, if there are at least 3 counters on this card: you may put 1 counter on this card.',
    "Objet, 300 pièces d'or. +1 en combat par jeton sur cette carte. À ton tour, s'il y a au moins 3 jetons sur cette carte\u00a0: tu peux mettre 1 jeton sur cette carte.",
  ])
  const bomb = curse(
    'bomb',
    stay('untilLifted', [{ on: 'ownTurnBegins', effect: [off(1, { otherwise: [lose(2)] })] }], { counters: 3 }),
  )
  const theft = special('trick', [
    {
      use: 'ownTurn',
      effect: [off('all', { cards: { zone: 'worn', of: 'target' } }), add(2, { cards: { zone: 'table' } })],
    },
  ])
  expect([...textsOf(bomb), ...textsOf(theft)]).toEqual([
    'Curse. Put 3 counters on this card; from now on, when your turn begins: remove 1 counter from this card; failing that, lose 2 levels.',
    'Malédiction. Mets 3 jetons sur cette carte\u00a0; désormais, quand ton tour commence\u00a0: retire 1 jeton de cette carte\u00a0; à défaut, perds 2 niveaux.',
    'Special card. In your turn: a player of your choice removes all counters from an item they use, then you put 2 counters on a card you have in play.',
    "Carte spéciale. À ton tour\u00a0: un joueur de ton choix retire tous les jetons d'un objet qu'il utilise, puis tu mets 2 jetons sur une carte que tu as en jeu.",
  ])
})
