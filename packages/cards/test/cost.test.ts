// What a pack may cost: a bound that grows as the cards' words do, and a limit that refuses.

import { type Card, expectedInFrench, MOST_EVALUATIONS, type Pack, readPack, tableCost } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'

type Raw = Record<string, unknown>
const words = { en: { name: 'x' }, fr: { name: 'x' } }
const item = (when: unknown, rest: Raw = {}): Raw => ({
  kind: 'item',
  id: 'thing',
  deck: 'treasure',
  value: 100,
  abilities: [{ figure: 'strength', add: 1, when }],
  ...words,
  ...rest,
})
const nested = (depth: number, around: (inside: unknown) => unknown, inside: unknown): unknown =>
  depth === 0 ? inside : around(nested(depth - 1, around, inside))
const everyone = (some: unknown): unknown => ({ among: 'everyone', some })
const male = { sex: 'male' }
const costs = (...cards: readonly Raw[]): number =>
  tableCost([{ box: 'test', cards: cards as unknown as readonly Card[] } as Pack]).bound
const faults = (...cards: readonly Raw[]) => {
  const read = readPack({ box: 'test', cards })
  return 'faults' in read ? read.faults : []
}

describe('what multiplies is refused, with its place and a way out', () => {
  const seats = { count: { seats: 'everyone', when: male }, is: { least: 1 } }
  test.each<[string, Raw, string]>([
    ['everyone among everyone', item(nested(9, everyone, male)), 'cards[0].abilities[0].when'],
    ['seats like seats', item(nested(9, (like) => ({ is: { like } }), male)), 'cards[0].abilities[0].when'],
    [
      'seats counted among seats',
      item(nested(9, (when) => ({ count: { seats: 'everyone', when }, is: { least: 1 } }), seats)),
      'cards[0].abilities[0].when',
    ],
    [
      'levels added up over seats, for each of which others are added up',
      item({
        count: nested(9, (inner) => ({ seats: 'everyone', add: { plus: [{ levelOf: 'tried' }, inner] } }), 1),
        is: { least: 1 },
      }),
      'cards[0].abilities[0].when',
    ],
    [
      'every fighter of every fighter',
      item(nested(20, (anyFighter) => ({ anyFighter }), male)),
      'cards[0].abilities[0].when',
    ],
    [
      'piles gone through for everyone',
      item(nested(3, everyone, { count: { cardsIn: 'doorDiscards' }, is: { least: 1 } })),
      'cards[0].abilities[0].when',
    ],
    [
      'a price that is looked for in everybody’s discards',
      item(male, {
        abilities: [
          {
            use: 'any',
            cost: { cards: { zone: 'table', of: { like: nested(9, everyone, male) } } },
            effect: [{ do: 'gainLevels', levels: 1 }],
          },
        ],
      }),
      'cards[0].abilities[0].cost',
    ],
    [
      'an effect that asks too much',
      {
        kind: 'curse',
        id: 'x',
        deck: 'door',
        // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
        effect: [{ do: 'if', when: nested(9, everyone, male), then: [{ do: 'die' }] }],
        ...words,
      },
      'cards[0].effect[0]',
    ],
    [
      'something that stays until everybody is like everybody',
      {
        kind: 'curse',
        id: 'x',
        deck: 'door',
        effect: [
          {
            do: 'stay',
            until: { until: nested(9, everyone, male) },
            abilities: [{ figure: 'strength', add: -1 }],
          },
        ],
        ...words,
      },
      'cards[0].effect[0]',
    ],
    ['many copies of what is dear', item(nested(6, everyone, male), { copies: 20 }), 'cards[0].abilities[0].when'],
  ])('%s', (_, card, place) => {
    const found = faults(card)
    expect(found.map(({ path }) => path).some((path) => path.startsWith(place))).toBe(true)
    const [{ expected }] = found as [(typeof found)[number]]
    expect(expected).toMatch(/^fewer evaluations: these cards may cause \d+ of 1000000 in one call/)
    expect(expectedInFrench(expected)).toMatch(/^moins d'évaluations/)
  })

  test('one condition less inside, and it is read', () => {
    expect(faults(item(nested(2, everyone, male)))).toEqual([])
    expect(faults(item(nested(4, (anyFighter) => ({ anyFighter }), male)))).toEqual([])
  })

  test('cards that are fine alone are refused where all of them together are too much', () => {
    const many = Array.from({ length: 90 }, (_, index) => item(nested(3, everyone, male), { id: `thing-${index}` }))
    expect(faults(...many.slice(0, 1))).toEqual([])
    expect(faults(...many)).not.toEqual([])
  })
})

describe('the bound', () => {
  test('grows sixfold with every everyone', () => {
    const fixed = costs(item(male))
    const [two, three] = [2, 3].map((depth) => costs(item(nested(depth, everyone, male))) - fixed) as [number, number]
    expect(three / two).toBeGreaterThan(5)
    expect(three / two).toBeLessThan(7)
  })

  test('grows with copies, words and cards, and never shrinks', () => {
    expect(costs(item(male, { copies: 3 }))).toBeGreaterThan(costs(item(male)))
    expect(costs(item({ all: [male, male, male] }))).toBeGreaterThan(costs(item(male)))
    expect(costs(item(male), item(male, { id: 'other' }))).toBeGreaterThan(costs(item(male)))
  })

  test('a condition that weighs the fight costs what the fight costs', () => {
    const heavy = item(nested(2, everyone, male), { id: 'heavy' })
    const alone = costs(heavy)
    const asking = costs(heavy, item({ winning: true }, { id: 'other' }))
    expect(asking - alone).toBeGreaterThan(costs(heavy, item(male, { id: 'other' })) - alone)
  })

  test('so does an amount that is a total of it', () => {
    const heavy = item(nested(2, everyone, male), { id: 'heavy' })
    const used = (when: Raw): number =>
      costs(heavy, item(male, { id: 'other', abilities: [{ use: 'combat', when, effect: [] }] }))
    expect(used({ count: { total: 'lead' }, is: 'odd' })).toBeGreaterThan(used({ winning: true }))
    expect(used({ count: { kills: true }, is: 'odd' })).toBeLessThan(used({ winning: true }))
  })

  test('asks each seat once for what is added up, and each card once for what is best', () => {
    const asks = (count: unknown): number => costs(item({ count, is: { least: 1 } }))
    const [alone, sum] = [asks({ seats: 'everyone' }), asks({ sum: 'value', of: 'everyone' })]
    const each = (add: unknown): number => asks({ seats: 'everyone', add }) - alone
    const level = each({ levelOf: 'tried' })
    expect(level).toBeGreaterThan(0)
    expect(each({ plus: [{ levelOf: 'tried' }, { levelOf: 'tried' }] })).toBeGreaterThan(2 * level)
    expect(asks({ every: [3, { sum: 'value', of: 'everyone' }] })).toBeGreaterThan(sum)
    expect([asks({ best: 'value', of: 'everyone' }), asks({ worst: 'value', of: 'everyone' })]).toEqual([sum, sum])
  })

  test('is far too large for 40 conditions inside one another, and still a number', () => {
    const bound = costs(item(nested(40, everyone, male)))
    expect(Number.isFinite(bound)).toBe(true)
    expect(bound).toBeGreaterThan(MOST_EVALUATIONS)
  })
})
