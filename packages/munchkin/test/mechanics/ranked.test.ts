// The seats that have the most or the fewest of something.

import { describe, expect, test } from 'vitest'
import { DEAD, LIFE, seatCell } from '../../src/layout.ts'
import { type SeatSpec, Table } from '../table.ts'
import { faultsOf, textsOf } from './read.ts'
import { discard, gain, given, item, lose, type Raw, readBeside, sit, special } from './sit.ts'

const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const HAT = item('hat', { slot: 'head', value: 100, copies: 9 })
const GOLD = item('gold', { value: 900, copies: 9 })
const HAND = { cardsIn: 'hand' }
const LEVEL = { levelOf: 'tried' }
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

/** Ana plays the card at a table of six; the levels of all afterwards. */
function levelsAfter(card: Raw, ana: SeatSpec, ...others: readonly SeatSpec[]): readonly number[] {
  const names = ['bob', 'cyd', 'dan', 'eve', 'fay'].slice(0, others.length)
  const seats = Object.fromEntries(names.map((name, index) => [name, { level: 5, ...others[index] }]))
  const cards = readBeside([card, HAT, GOLD], [])
  const hand = ['trick', ...(ana.hand ?? [])]
  const t = new Table(['base'], { cards, seats: { ana: { level: 5, ...ana, hand }, ...seats } })
  t.choose('ana', 'play', { copy: 'trick' })
  return ['ana', ...names].map((name) => t.level(name))
}

describe('withMost and withFewest', () => {
  const hands = [{ hand: ['hat'] }, { hand: ['hat', 'hat'] }, {}, { hand: ['hat', 'gold'] }, { hand: ['hat'] }] as const

  test('mean all who are tied, and nobody else', () => {
    const most = inTurn(lose(1, { withMost: HAND }))
    expect(levelsAfter(most, {}, ...hands)).toEqual([5, 5, 4, 5, 4, 5])
    const fewest = inTurn(lose(1, { withFewest: HAND }))
    expect(levelsAfter(fewest, { hand: ['hat'] }, ...hands)).toEqual([5, 5, 5, 4, 5, 5])
    expect(levelsAfter(fewest, {}, ...hands)).toEqual([4, 5, 5, 4, 5, 5])
  })

  test('where nobody has any, all are tied', () => {
    const card = inTurn(lose(1, { withMost: { cardsIn: 'worn' } }))
    expect(levelsAfter(card, {}, {}, {})).toEqual([4, 4, 4])
  })

  test('give the lowest and the highest of the others', () => {
    const levels = [{ level: 2 }, { level: 7 }, { level: 2 }, { level: 7 }, { level: 4 }] as const
    const lowest = inTurn(gain(1, { withFewest: LEVEL, among: 'others' }))
    expect(levelsAfter(lowest, { level: 1 }, ...levels)).toEqual([1, 3, 7, 3, 7, 4])
    const highest = inTurn(lose(1, { withMost: LEVEL, among: 'others' }))
    expect(levelsAfter(highest, { level: 9 }, ...levels)).toEqual([9, 2, 6, 2, 6, 4])
  })

  test('inside an each the others are those of the seat that it has come to', () => {
    const card = inTurn({ do: 'each', who: 'left', effect: [gain(1, { withMost: LEVEL, among: 'others' })] })
    expect(levelsAfter(card, { level: 3 }, { level: 8 }, { level: 2 })).toEqual([4, 8, 2])
  })

  test('one within another breaks the tie', () => {
    const card = inTurn(lose(1, { withMost: LEVEL, among: { withMost: { cardsIn: 'worn' } } }))
    const seats = [{ level: 6, table: ['hat'] }, { level: 8 }, { level: 7, table: ['hat'] }] as const
    expect(levelsAfter(card, { level: 9 }, ...seats)).toEqual([9, 6, 8, 6])
  })

  test('compare any amount of a seat', () => {
    const worth = inTurn(lose(1, { withMost: { sum: 'value' } }))
    expect(levelsAfter(worth, {}, { table: ['hat', 'hat'] }, { table: ['gold'] })).toEqual([5, 5, 4])
    const added = inTurn(lose(1, { withFewest: { plus: [LEVEL, { times: [2, { cardsIn: 'table', of: 'tried' }] }] } }))
    expect(levelsAfter(added, { level: 4 }, { level: 3, table: ['hat'] }, { level: 5 })).toEqual([3, 3, 5])
  })

  test('count of each whether it is so: whoever was named most often, and all who are tied', () => {
    const isNamed = (the: string): Raw => ({ seats: 'tried', when: { is: { the } } })
    const named = (as: string, by: string): Raw => ({ do: 'namePlayer', as, by, among: 'everyone' })
    const names = [named('one', 'you'), named('two', 'left'), named('three', 'right')]
    const counted = { plus: ['one', 'two', 'three'].map(isNamed) }
    const voted = (...votes: readonly number[]): readonly number[] => {
      const t = sit([inTurn(...names, lose(1, { withMost: counted }))], {
        ana: { level: 5, hand: ['trick'] },
        bob: { level: 5 },
        cyd: { level: 5 },
      }).choose('ana', 'play', { copy: 'trick' })
      for (const [seat, index] of votes.entries()) t.choose(['ana', 'bob', 'cyd'][seat]!, 'option', { index })
      return ['ana', 'bob', 'cyd'].map((name) => t.level(name))
    }
    expect(voted(2, 2, 0)).toEqual([5, 5, 4])
    expect(voted(2, 0, 1)).toEqual([4, 4, 4])
    const high = inTurn(lose(1, { withMost: { seats: 'tried', when: { level: { least: 6 } } } }))
    expect(levelsAfter(high, {}, { level: 7 }, { level: 6 })).toEqual([5, 6, 5])
  })

  test('where one seat is wanted it is the first of them from you on', () => {
    const card = inTurn(discard({ zone: 'hand', by: 'you' }), gain({ levelOf: { withMost: LEVEL, among: 'others' } }))
    expect(levelsAfter(card, { level: 1, hand: ['hat'] }, { level: 2 }, { level: 4 })[0]).toBe(5)
    const stays = { do: 'stay', until: 'untilLifted', who: { withMost: HAND }, abilities: [{ figure: 'flee', add: 1 }] }
    const t = sit([inTurn(stays), HAT], { ana: { hand: ['trick'] }, bob: { hand: ['hat'] }, cyd: { hand: ['hat'] } })
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.table('bob'), t.table('cyd')]).toEqual([['trick'], []])
  })

  test('the dead are never meant', () => {
    const t = sit([inTurn(lose(1, { withMost: LEVEL }))], {
      ana: { level: 4, hand: ['trick'] },
      bob: { level: 9 },
      cyd: { level: 4 },
    })
    t.state[seatCell(t.seat('bob'), LIFE)] = DEAD
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.level('ana'), t.level('bob'), t.level('cyd')]).toEqual([3, 9, 3])
  })

  test('of each of them so many cards are picked, by their owners', () => {
    const t = sit([inTurn(discard({ of: { withMost: { cardsIn: 'worn' } }, zone: 'worn' })), HAT], {
      ana: { hand: ['trick'] },
      bob: { table: ['hat'] },
      cyd: { table: ['hat'] },
    })
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.table('bob'), t.table('cyd')]).toEqual([[], []])
  })

  test('are asked about and counted, and hold while a card lies there', () => {
    const card = inTurn(given({ is: { withMost: HAND } }, [gain({ seats: { withMost: HAND } })]))
    expect(levelsAfter(card, { hand: ['hat'] }, { hand: ['hat'] }, {})).toEqual([7, 5, 5])
    expect(levelsAfter(card, {}, { hand: ['hat'] }, {})).toEqual([5, 5, 5])
    const tiara = item('tiara', {
      abilities: [{ figure: 'strength', add: 3, when: { is: { withMost: LEVEL, among: 'everyone' } } }],
    })
    const strength = (level: number): number =>
      sit([tiara], { ana: { level, table: ['tiara'] }, bob: { level: 4 } }).strength('ana')
    expect([strength(5), strength(4), strength(3)]).toEqual([8, 7, 3])
  })
})

describe('what could not work is refused with what to write instead', () => {
  test.each<[Raw, string]>([
    [{ withMost: { cardsIn: 'hand', filter: { kind: 'monster' } } }, 'everybody sees'],
    [{ withMost: { sum: 'value', in: 'either' } }, 'everybody sees'],
    [{ withFewest: { plus: [LEVEL, { different: 'kind', in: 'hand', of: 'you' }] } }, 'everybody sees'],
    [{ withMost: { cardsIn: 'peeked' } }, 'everybody sees'],
    [
      {
        withMost: { seats: 'tried', when: { count: { cardsIn: 'hand', filter: { kind: 'item' } }, is: { least: 1 } } },
      },
      'everybody sees',
    ],
    [{ withMost: { seats: 'tried' } }, 'the same for all'],
    [{ withMost: { seats: 'others', when: { level: { least: 6 } } } }, '{ "seats": "tried", "when": CONDITION }'],
    [{ withMost: 3 }, 'the same for all'],
    [{ withMost: { levelOf: 'you' } }, 'the same for all'],
    [{ withMost: { cardsIn: 'hand', of: 'left' } }, 'the same for all'],
    [{ withFewest: { cardsIn: 'doorDiscards' } }, 'the same for all'],
    [{ withFewest: { plus: [{ die: true }, LEVEL] } }, 'without a die'],
    [{ withMost: HAND, among: 'left' }, 'several seats'],
  ])('%j', (who, said) => {
    const faults = faultsOf(inTurn(lose(1, who)))
    expect(faults.length).toBe(1)
    expect(faults[0]).toContain(said)
  })

  test('what is no amount at all is told once', () => {
    expect(faultsOf(inTurn(lose(1, { withMost: { cardsInn: 'hand' } })))).toHaveLength(1)
  })
})

test('the card says who was named, and does not mix them up with whom it asks', () => {
  const one = { seats: 'tried', when: { is: { the: 'one' } } }
  expect(textsOf(inTurn({ do: 'namePlayer', as: 'one' }, lose(1, { withMost: one }))).map(plain)).toEqual([
    'Special card. In your turn: choose another player, then every player for whom (1 if they are that player, otherwise 0) is highest loses 1 level.',
    "Carte spéciale. À ton tour : choisis un autre joueur, puis chaque joueur pour qui (1 s'il est ce joueur, sinon 0) est au plus haut perd 1 niveau.",
  ])
})

describe('the card says so', () => {
  test.each<[Raw, string, string]>([
    [
      lose(1, { withMost: HAND }),
      'every player with the most cards in hand loses 1 level.',
      'chaque joueur qui a le plus de cartes en main perd 1 niveau.',
    ],
    [
      gain(1, { withFewest: LEVEL, among: 'others' }),
      'every player of the lowest level among the other players gains 1 level.',
      'chaque joueur au plus bas niveau parmi les autres joueurs gagne 1 niveau.',
    ],
    [
      lose(1, { withMost: { sum: 'value' } }),
      'every player for whom the total value of their items is highest loses 1 level.',
      'chaque joueur pour qui la valeur totale de ses objets est au plus haut perd 1 niveau.',
    ],
    [
      lose(1, { withFewest: { cardsIn: 'worn' }, among: { like: { sex: 'male' } } }),
      'every player with the fewest items in use among the players who are male loses 1 level.',
      "chaque joueur qui utilise le moins d'objets parmi les joueurs qui sont de sexe masculin perd 1 niveau.",
    ],
    [
      { do: 'stay', until: 'untilLifted', who: { withMost: HAND }, abilities: [{ figure: 'flee', add: 1 }] },
      'the player with the most cards in hand (if tied, the first from you on)',
      'le joueur qui a le plus de cartes en main (à égalité, le premier à partir de toi)',
    ],
    [
      given({ is: { withMost: HAND } }, [gain(1)]),
      'if you are one of the players with the most cards in hand, gain 1 level.',
      "si tu es l'un des joueurs qui ont le plus de cartes en main, gagne 1 niveau.",
    ],
    [
      gain({ seats: { withMost: HAND } }),
      'gain 1 level for each player with the most cards in hand.',
      'gagne 1 niveau par joueur qui a le plus de cartes en main.',
    ],
    [
      discard({ of: { withMost: HAND }, zone: 'hand' }),
      'every player with the most cards in hand discards a card from their hand.',
      'chaque joueur qui a le plus de cartes en main défausse une carte de sa main.',
    ],
  ])('%j', (effect, en, fr) => {
    const [english, french] = textsOf(inTurn(effect))
    expect([english, french].map((text) => text.toLowerCase())).toEqual([
      expect.stringContaining(en),
      expect.stringContaining(fr),
    ])
  })
})
