// What a pack of format 1 is in format 2, and what is said of it.

import {
  inFormat2,
  NOTICE_WORDS,
  PACK_FORMAT,
  type Pack,
  readKeptPack,
  readPack,
  readPackFile,
  translation,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { expectedInFrench } from '../src/schema/in-french.ts'

type Raw = Record<string, unknown>

const worded = (rest: Raw): Raw => ({ id: 'old', en: { name: 'old' }, fr: { name: 'old' }, ...rest })
const special = (...uses: readonly Raw[]): Raw => worded({ kind: 'special', deck: 'door', uses })
const curse = (...effect: readonly Raw[]): Raw => worded({ kind: 'curse', deck: 'door', effect })
const packOf = (...cards: readonly Raw[]): Pack => ({ box: 'old-box', cards }) as unknown as Pack
const inTurn = (...effect: readonly Raw[]): Raw => special({ use: 'ownTurn', effect })

const translated = (card: Raw): { readonly card: Raw; readonly notices: readonly string[] } => {
  const { pack, notices } = translation(packOf(JSON.parse(JSON.stringify(card)) as Raw))
  return { card: pack.cards[0] as unknown as Raw, notices: notices.map(({ kind, path }) => `${path}: ${kind}`) }
}

const lose = (levels: unknown, rest: Raw = {}): Raw => ({ do: 'loseLevels', levels, ...rest })
const gain = (levels: unknown, rest: Raw = {}): Raw => ({ do: 'gainLevels', levels, ...rest })
const discard = (rest: Raw = {}): Raw => ({ do: 'discard', cards: { zone: 'hand' }, ...rest })

const given = (when: Raw, then: readonly Raw[]): Raw => ({ do: 'if', when, then })

describe('words that meant what came last', () => {
  test.each<[string, readonly Raw[], readonly Raw[]]>([
    ['outcome', [lose(1), gain({ outcome: true })], [lose(1, { as: 'levels' }), gain({ the: 'levels' })]],
    [
      'outcome in a question',
      [discard(), given({ outcome: { least: 1 } }, [])],
      [discard({ as: 'lost' }), given({ count: { the: 'lost' }, is: { least: 1 } }, [])],
    ],
    ['lost', [discard(), gain({ lost: 'bonus' })], [discard({ as: 'lost' }), gain({ the: 'lost', sum: 'bonus' })]],
    [
      'lost in a question',
      [discard(), given({ lost: { kind: 'item' } }, [])],
      [discard({ as: 'lost' }), given({ the: 'lost', fits: { kind: 'item' } }, [])],
    ],
    [
      'it',
      [discard(), { do: 'take', cards: { zone: 'it' }, to: 'left' }],
      [discard({ as: 'lost' }), { do: 'take', cards: { zone: { the: 'lost' } }, to: 'left' }],
    ],
    [
      'target',
      [{ do: 'namePlayer' }, gain(1, { to: 'target' })],
      [{ do: 'namePlayer', as: 'player' }, gain(1, { to: { the: 'player' } })],
    ],
    [
      'named',
      [{ do: 'nameNumber', least: 1, most: 3 }, discard(), gain({ named: true })],
      [{ do: 'nameNumber', least: 1, most: 3, as: 'number' }, discard(), gain({ the: 'number' })],
    ],
    [
      'two steps that one word may mean',
      [{ do: 'choose', options: [[lose(1)], [discard()]] }, gain({ outcome: true })],
      [{ do: 'choose', options: [[lose(1, { as: 'levels' })], [discard({ as: 'levels' })]] }, gain({ the: 'levels' })],
    ],
    [
      'what each begins with, and what each brings itself',
      [
        discard(),
        { do: 'each', who: 'others', effect: [gain({ outcome: true }), discard(), lose({ outcome: true })] },
        gain({ outcome: true }),
      ],
      [
        discard({ as: 'lost' }),
        {
          do: 'each',
          who: 'others',
          effect: [gain({ the: 'lost' }), discard({ as: 'lost-2' }), lose({ the: 'lost-2' })],
        },
        gain({ the: 'lost' }),
      ],
    ],
  ])('%s', (_, old, now) => {
    const { card, notices } = translated(curse(...old))
    expect(card.effect).toEqual(now)
    expect(notices).toEqual([])
    expect(readPack({ box: 'x', cards: [card] })).toHaveProperty('pack')
  })

  test('what a window is about stays what it was', () => {
    const uses = [
      { use: 'ownRoll', when: { outcome: { most: 2 } }, effect: [gain({ outcome: true })] },
      { use: 'level', effect: [gain({ outcome: true })] },
      { use: 'play', effect: [{ do: 'take', cards: { zone: 'it' }, to: 'you' }] },
      { use: 'any', target: { level: { least: 2 } }, effect: [lose(1, { from: 'target' })] },
    ]
    const { card, notices } = translated(special(...uses))
    expect(card.uses).toEqual([
      { use: 'ownRoll', when: { count: { rolled: true }, is: { most: 2 } }, effect: [gain({ rolled: true })] },
      { use: 'level', effect: [gain({ gained: true })] },
      uses[2],
      uses[3],
    ])
    expect(notices).toEqual([])
  })

  test('a price has the name', () => {
    const { card } = translated(special({ use: 'any', cost: { discard: 1 }, effect: [gain({ outcome: true })] }))
    expect(card.uses).toEqual([{ use: 'any', cost: { discard: 1, as: 'paid' }, effect: [gain({ the: 'paid' })] }])
  })

  test('whom the card names, or a step after it, is named first', () => {
    const { card } = translated(inTurn(given({ turn: 'own' }, [{ do: 'namePlayer' }]), gain(1, { to: 'target' })))
    expect(card.uses).toEqual([
      {
        use: 'ownTurn',
        effect: [
          { do: 'namePlayer', as: 'player', among: 'target' },
          given({ turn: 'own' }, [{ do: 'namePlayer', as: 'player' }]),
          gain(1, { to: { the: 'player' } }),
        ],
      },
    ])
  })
})

describe('notices', () => {
  const stays = (...abilities: readonly Raw[]): Raw => ({ do: 'stay', until: 'combat', abilities })
  test.each<[string, Raw, readonly string[]]>([
    [
      'a seat inside like',
      inTurn({ do: 'each', who: { like: { not: { is: 'you' } } }, effect: [gain(1)] }),
      ['cards[0].uses[0].effect[0].who.like.not.is: candidate'],
    ],
    [
      'a monster that nobody was asked for',
      special({
        use: 'combat',
        effect: [given({ winning: false }, [{ do: 'kill', monster: 'named' }])],
      }),
      ['cards[0].uses[0].effect[0].then[0]: inert'],
    ],
    [
      'a side that nobody was asked for',
      special({
        use: 'combat',
        effect: [given({ winning: false }, [{ do: 'strengthen', side: 'either', add: 2 }])],
      }),
      ['cards[0].uses[0].effect[0].then[0]: side'],
    ],
    [
      'a number that stands',
      worded({
        kind: 'item',
        deck: 'treasure',
        value: 100,
        abilities: [{ figure: 'strength', add: { outcome: true } }],
      }),
      ['cards[0].abilities[0].add: nothing'],
    ],
    [
      'a rule of a fight that a bystander makes',
      special({ use: 'combat', effect: [stays({ ignored: 'items' })] }),
      ['cards[0].uses[0].effect[0]: ofFight'],
    ],
    [
      'the most that one of them drew',
      inTurn({ do: 'draw', deck: 'door', cards: 1, face: 'down', to: 'everyone' }, gain({ outcome: true })),
      ['cards[0].uses[0].effect[1].levels: mostDrawn'],
    ],
    [
      'a player who may not be there',
      curse({ do: 'namePlayer', when: { level: { least: 9 } } }, gain(1, { to: 'target' })),
      ['cards[0].effect[0]: nobody'],
    ],
  ])('%s', (_, card, notices) => {
    expect(translated(card).notices).toEqual(notices)
  })

  test('an inert step goes, and a side that nobody chose is the players’', () => {
    const inFight = (...then: readonly Raw[]): Raw =>
      special({ use: 'combat', effect: [given({ winning: false }, then)] })
    const { card } = translated(inFight({ do: 'kill', monster: 'named' }, { do: 'strengthen', side: 'either', add: 2 }))
    expect(card).toEqual(inFight({ do: 'strengthen', side: 'players', add: 2 }))
  })

  test('are told in both languages', () => {
    for (const { en, fr } of Object.values(NOTICE_WORDS)) expect([en.length > 20, fr.length > 20]).toEqual([true, true])
  })
})

describe('files', () => {
  const file = (card: Raw, format: unknown = 1): Raw => ({
    $schema: './pack.schema.json',
    format,
    box: 'old-box',
    name: { en: 'Old', fr: 'Vieux' },
    adds: ['base'],
    cards: [card],
  })
  const besides: readonly Pack[] = [{ format: 2, box: 'base', cards: [] }]

  test('of format 1 are kept as they were brought', () => {
    const raw = file(curse(lose(1), gain({ outcome: true })))
    const read = readPackFile(raw, besides)
    const { $schema: _schema, format: _format, ...kept } = raw
    expect(read).toEqual({ pack: kept, notices: [] })
    expect('pack' in read && inFormat2(read.pack).format).toBe(PACK_FORMAT)
    expect(readKeptPack(kept, besides)).toEqual({ pack: kept })
  })

  test('of format 2 keep their format, and are translated to themselves', () => {
    const read = readPackFile(file(curse(lose(1)), 2), besides)
    expect(read).toMatchObject({ pack: { format: 2, box: 'old-box' } })
    expect('pack' in read && inFormat2(read.pack)).toBe('pack' in read && read.pack)
  })

  test.each([
    ['a word of format 2', curse({ ...lose(1), as: 'gone' }), 'cards[0].effect[0].as'],
    ['a part of an amount', curse(lose({ every: [2, { cardsIn: 'hand' }] })), 'cards[0].effect[0].levels'],
    [
      'what is added up over seats',
      curse(lose({ seats: 'others', add: { cardsIn: 'worn' } })),
      'cards[0].effect[0].levels.add',
    ],
    ['the best of a number', curse(lose({ best: 'bonus' })), 'cards[0].effect[0].levels'],
    ['the worst of a number', curse(lose({ worst: 'bonus' })), 'cards[0].effect[0].levels'],
    [
      'a duration of format 2',
      curse({ do: 'stay', until: 'untilNextTurn', abilities: [] }),
      'cards[0].effect[0].until',
    ],
  ])('of format 1 know no %s', (_, card, path) => {
    const read = readPackFile(file(card), besides)
    expect('faults' in read && read.faults).toMatchObject([{ path, expected: expect.stringContaining('format 1') }])
  })

  test.each([
    ['outcome', curse(lose(1), gain({ outcome: true })), 'cards[0].effect[1].levels.outcome'],
    ['lost', curse(discard(), gain({ lost: 'value' })), 'cards[0].effect[1].levels.lost'],
    [
      'named',
      curse({ do: 'nameNumber', as: 'n', least: 1, most: 2 }, gain({ named: true })),
      'cards[0].effect[1].levels.named',
    ],
    ['a question about the outcome', curse(given({ outcome: { least: 1 } }, [])), 'cards[0].effect[0].when.outcome'],
    ['a question about a loss', curse(given({ lost: {} }, [])), 'cards[0].effect[0].when.lost'],
    ['it', curse(discard(), { do: 'take', cards: { zone: 'it' }, to: 'left' }), 'cards[0].effect[1].cards.zone'],
    ['a question about it', curse(given({ it: {} }, [])), 'cards[0].effect[0].when.it'],
    ['target', inTurn({ do: 'namePlayer', as: 'one' }, gain(1, { to: 'target' })), 'cards[0].uses[0].effect[1].to'],
  ])('of format 2 say %s by its name', (_, card, path) => {
    const read = readPackFile(file(card, 2), besides)
    if (!('faults' in read)) throw new Error('it was read')
    expect(read.faults).toMatchObject([{ path, expected: expect.stringContaining('"the": NAME') }])
    expect(expectedInFrench(read.faults[0]!.expected)).toContain('"the": NOM')
  })

  test.each([0, 3, '1', null])('of format %j are refused by name', (format) => {
    const read = readPackFile(file(curse(lose(1)), format), besides)
    expect('faults' in read && read.faults[0]).toMatchObject({
      path: 'format',
      expected: expect.stringContaining('1 or 2'),
    })
  })

  test('that are no packs are refused, whatever they are', () => {
    for (const raw of [
      null,
      7,
      [],
      { format: 1 },
      { format: 1, box: 'x', cards: 7 },
      { format: 1, box: 'x', cards: [{ uses: [{ use: 7 }] }] },
    ])
      expect(readPackFile(raw, besides)).toHaveProperty('faults')
  })
})

describe('what a question or a price left behind', () => {
  const monster = { do: 'remove', monster: 'named', treasureOnRemoval: false }
  const number = { do: 'nameNumber', least: 1, most: 3 }

  test('a word in the price of a use means nothing, and is said so', () => {
    const cost = { cards: { zone: 'hand', take: { upTo: { half: { outcome: true } } } } }
    const { card, notices } = translated(special({ use: 'ownTurn', cost, effect: [gain(1)] }))
    expect(card.uses).toEqual([
      { use: 'ownTurn', cost: { cards: { zone: 'hand', take: { upTo: { half: 0 } } } }, effect: [gain(1)] },
    ])
    expect(notices).toEqual(['cards[0].uses[0].cost.cards.take.upTo.half: nothing'])
    expect(readKeptPack(packOf(special({ use: 'ownTurn', cost, effect: [gain(1)] })), [])).toHaveProperty('pack')
  })

  test('a price inside began by forgetting what was lost before', () => {
    const price = (take: unknown, then: readonly Raw[] = []): Raw => ({
      do: 'pay',
      cost: { cards: { zone: 'hand', take } },
      then,
      else: [],
    })
    const { card } = translated(inTurn(discard(), price({ upTo: { outcome: true } })))
    expect(card.uses).toEqual([{ use: 'ownTurn', effect: [discard(), price({ upTo: 0 })] }])
  })

  test('a number that is named took the place of the monster', () => {
    const { card, notices } = translated(special({ use: 'combat', effect: [number, monster] }))
    expect(card.uses).toEqual([{ use: 'combat', effect: [{ ...number, as: 'number' }] }])
    expect(notices).toEqual(['cards[0].uses[0].effect[1]: inert'])
    expect(translated(special({ use: 'combat', effect: [monster, number] })).notices).toEqual([])
  })

  test('a monster that was named with the card may be forgotten for another card', () => {
    const joins = { do: 'addMonster' }
    expect(translated(special({ use: 'combat', effect: [discard(), joins] })).notices).toEqual([
      'cards[0].uses[0].effect[1]: mixed',
    ])
    expect(translated(special({ use: 'combat', effect: [joins, discard()] })).notices).toEqual([])
  })

  const gives = { do: 'take', cards: { zone: 'it' }, to: 'left' }
  const draws = (cards: unknown): Raw => ({ do: 'draw', deck: 'door', cards, face: 'down' })

  test('it stayed the card of an earlier step where a step found none', () => {
    expect(translated(inTurn(draws(1), discard(), gives)).notices).toEqual([
      'cards[0].uses[0].effect[2].cards.zone: stillIt',
    ])
    expect(translated(inTurn(discard(), gives)).notices).toEqual([])
  })

  test('it was the newest card of the hand where none was drawn', () => {
    const none = ['cards[0].uses[0].effect[1].cards.zone: noneDrawn']
    expect(translated(inTurn(draws({ cardsIn: 'table' }), gives)).notices).toEqual(none)
    expect(translated(inTurn(draws({ die: true }), gives)).notices).toEqual([])
    expect(translated(inTurn(draws(2), gives)).notices).toEqual([])
  })

  test('a player who may not have been asked for leaves it open what the outcome was', () => {
    const asked = { do: 'namePlayer', when: { level: { least: 2 } } }
    expect(translated(inTurn(discard(), asked, gain({ outcome: true }))).notices).toEqual([
      'cards[0].uses[0].effect[2].levels: mixed',
    ])
    const nobody = { do: 'namePlayer', among: 'left' }
    expect(translated(inTurn(discard(), nobody, gain({ outcome: true }))).notices).toEqual([])
  })
})
