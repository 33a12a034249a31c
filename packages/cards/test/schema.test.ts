import {
  type Card,
  curse,
  loseLevels,
  monster,
  oneShot,
  type Pack,
  power,
  race,
  readPack,
  special,
  strengthen,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { PACK } from './fifteen.ts'
import { KINDS } from './kinds.ts'

const words = { en: { name: 'x' }, fr: { name: 'x' } }
const imp = monster('imp', { level: 2, treasures: 1, badStuff: [loseLevels(1)], ...words })
const elf = race('elf', words)
const pill = oneShot('pill', { value: 100, uses: [{ use: 'combat', effect: [strengthen('either', 2)] }], ...words })
const woe = curse('woe', { effect: [loseLevels(1)], ...words })
const paper = special('paper', {
  deck: 'door',
  uses: [{ use: 'any', effect: [{ do: 'gainLevels', levels: 1 }] }],
  ...words,
})
const strong = power('strong', { rank: 2, ...words })

/** Plain JSON that is not typed as a card any more. */
type Raw = Record<string, unknown>
const raw = (card: Card, change: Raw = {}): Raw => ({ ...(JSON.parse(JSON.stringify(card)) as Raw), ...change })
const without = (card: Card, field: string): Raw => {
  const { [field]: _, ...rest } = raw(card)
  return rest
}
const pack = (...cards: readonly Raw[]): Raw => ({ box: 'test', cards })
const faults = (value: unknown, besides: readonly Pack[] = []): readonly string[] => {
  const read = readPack(value, besides)
  return 'pack' in read ? [] : read.faults.map(({ path, expected }) => `${path}: ${expected}`)
}
const faultsOf = (card: Raw, ...others: readonly Raw[]): readonly string[] => faults(pack(card, ...others))

/** A curse, a bad stuff and a use that do this. */
const cursing = (...effect: readonly unknown[]): Raw => raw(woe, { effect })
const hurting = (...badStuff: readonly unknown[]): Raw => raw(imp, { badStuff })
const using = (use: string, ...effect: readonly unknown[]): Raw => raw(pill, { uses: [{ use, effect }] })

const given = (when: unknown, ...then: readonly unknown[]): Raw => ({ do: 'if', when, then })

describe('readPack', () => {
  test('reads a pack that is right, and hands it back as it is', () => {
    const plain = pack(raw(imp), raw(elf), raw(pill), raw(woe), raw(paper), raw(strong))
    expect(readPack(plain)).toEqual({ pack: plain })
    expect(faults(JSON.parse(JSON.stringify(PACK)))).toEqual([])
  })

  test.each([null, undefined, 7, 'pack', [], new Map(), { box: 'x' }, { cards: [] }])(
    'refuses what is no pack: %j',
    (value) => {
      expect(faults(value).length).toBeGreaterThan(0)
    },
  )

  test('the box has an id and at least one card', () => {
    expect(faults({ box: 'A Box', cards: [] })).toEqual([
      'box: an id of lower-case words with hyphens',
      'cards: a list of at least 1',
    ])
  })

  test.each<[string, Raw, string]>([
    [
      'an unknown kind',
      raw(imp, { kind: 'mount' }),
      'cards[0].kind: one of monster, enhancer, curse, race, class, mojo, power, multi, item, oneShot, special, acolyte, attachment',
    ],
    ['a missing field', without(imp, 'treasures'), 'cards[0].treasures: a whole number from 0 to 20'],
    ['no name', raw(imp, { fr: { name: ' ' } }), 'cards[0].fr.name: a name'],
    ['a wrong deck', raw(imp, { deck: 'treasure' }), 'cards[0].deck: door'],
    ['no deck where it must be said', without(paper, 'deck'), 'cards[0].deck: one of door, treasure'],
    ['no copies', raw(imp, { copies: 0 }), 'cards[0].copies: a whole number from 1 to 50'],
    ['half a copy', raw(imp, { copies: 1.5 }), 'cards[0].copies: a whole number from 1 to 50'],
    ['a monster of level 0', raw(imp, { level: 0 }), 'cards[0].level: a whole number from 1 to 99'],
    ['a power of rank 1', raw(strong, { rank: 1 }), 'cards[0].rank: a whole number from 2 to 4'],
    ['a power of rank 5', raw(strong, { rank: 5 }), 'cards[0].rank: a whole number from 2 to 4'],
    ['a power without rank', without(strong, 'rank'), 'cards[0].rank: a whole number from 2 to 4'],
    ['a race with a rank', raw(elf, { rank: 2 }), 'cards[0].rank: nothing: only powers have ranks'],
    ['a race that is a cult', raw(elf, { cult: true }), 'cards[0].cult: nothing: only a class is a cult'],
    ['a one-shot without use', raw(pill, { uses: [] }), 'cards[0].uses: a list of at least 1'],
    ['a special card that does nothing', raw(paper, { uses: [] }), 'cards[0].uses: a use, or onDraw'],
    [
      'an unknown rule to lift',
      raw(imp, { overrides: ['gravity'] }),
      'cards[0].overrides[0]: one of killLevel, midCombatReward, tenByKill, loneCultist',
    ],
    [
      'a rule that no card lifts',
      raw(imp, { overrides: ['floor'] }),
      'cards[0].overrides[0]: another rule, or none: nothing takes anybody below the lowest level',
    ],
    ['a price that is no number', raw(pill, { value: '100' }), 'cards[0].value: a whole number from 0 to 10000'],
  ])('refuses %s', (_, card, expected) => {
    expect(faultsOf(card)).toContain(expected)
  })

  test.each<[string, Raw, string]>([
    ['an unknown verb', cursing({ do: 'explode' }), 'cards[0].effect[0].do: one of gainLevels,'],
    ['a verb from the prototype', cursing({ do: 'constructor' }), 'cards[0].effect[0].do: one of gainLevels,'],
    ['an unknown field', raw(imp, { wings: 2 }), 'cards[0].wings: no such field: there are id, kind, '],
    ['a field of another kind', raw(woe, { level: 2 }), 'cards[0].level: no such field: there are '],
    [
      'an unknown field of a verb',
      cursing({ do: 'die', twice: true }),
      'cards[0].effect[0].twice: no such field: there are do, who',
    ],
    [
      'a window of dice as a moment',
      raw(elf, { abilities: [{ on: 'ownRoll', effect: [] }] }),
      'cards[0].abilities[0].on: rolled, once a die is final; what answers or changes it is a window: "use": "ownRoll"',
    ],
    [
      'the window of plays as a moment',
      raw(elf, { abilities: [{ on: 'play', effect: [] }] }),
      'cards[0].abilities[0].on: played, once a card has worked; what answers or stops it is a window: "use": "play"',
    ],
    [
      'a die because of a die',
      raw(elf, { abilities: [{ on: 'rolled', effect: [{ do: 'roll', rows: [{ on: [1, 6], effect: [] }] }] }] }),
      'cards[0].abilities[0].effect[0]: most beside the effect, or something without a die',
    ],
    [
      'as many as a die because of a die',
      raw(elf, { abilities: [{ on: 'rolled', effect: [{ do: 'gainLevels', levels: { die: true } }] }] }),
      'cards[0].abilities[0].effect[0].levels.die: most beside the effect, or something without a die',
    ],
    [
      'remove without saying what becomes of the treasure',
      using('combat', { do: 'remove', monster: 'named' }),
      'cards[0].uses[0].effect[0].treasureOnRemoval: true or false',
    ],
    [
      'an unknown zone',
      cursing({ do: 'discard', cards: { zone: 'pocket' } }),
      'cards[0].effect[0].cards.zone: one of worn, table,',
    ],
    [
      'an unknown filter',
      cursing({ do: 'discard', cards: { zone: 'worn', filter: { colour: 'red' } } }),
      'cards[0].effect[0].cards.filter.colour: no such field: there are ',
    ],
    [
      'none to take',
      cursing({ do: 'discard', cards: { zone: 'hand', take: 0 } }),
      'cards[0].effect[0].cards.take: a whole number from 1',
    ],
    ['an unknown seat', cursing({ do: 'die', who: 'grandma' }), 'cards[0].effect[0].who: one of you, victim,'],
    ['an unknown condition', cursing(given({ rich: true })), 'cards[0].effect[0].when: a condition: one of all, any,'],
    [
      'a range that is empty',
      cursing(given({ level: { least: 5, most: 2 } })),
      'cards[0].effect[0].when.level: least that is not more than most',
    ],
    [
      'a range without bounds',
      cursing(given({ level: {} })),
      'cards[0].effect[0].when.level: a bound: least, most or both',
    ],
    [
      'a die with seven faces',
      cursing({ do: 'roll', rows: [{ on: [1, 7], effect: [] }] }),
      'cards[0].effect[0].rows[0].on: two faces of a die, the lower first',
    ],
    ['a choice of one', cursing({ do: 'choose', options: [[]] }), 'cards[0].effect[0].options: a list of at least 2'],
    ['an unknown window', using('teatime', { do: 'cancel' }), 'cards[0].uses[0].use: one of any, ownTurn,'],
    [
      'an ability of no kind',
      raw(elf, { abilities: [{ flies: true }] }),
      'cards[0].abilities[0]: an ability: one of figure, permits,',
    ],
    [
      'an unknown figure',
      raw(elf, { abilities: [{ figure: 'charm', add: 1 }] }),
      'cards[0].abilities[0].figure: one of strength, flee,',
    ],
    [
      'a die in a standing number',
      raw(elf, { abilities: [{ figure: 'strength', add: { die: true } }] }),
      'cards[0].abilities[0].add.die: a number that stands',
    ],
  ])('refuses %s', (_, card, expected) => {
    expect(faultsOf(card).some((line) => line.startsWith(expected))).toBe(true)
  })

  test.each<[string, Raw]>([
    ['cancel outside a gate', using('ownTurn', { do: 'cancel' })],
    ['cancel in a curse', cursing({ do: 'cancel' })],
    ['redirect where no curse lands', using('play', { do: 'redirect' })],
    ['disarm where no curse lands', using('any', { do: 'disarm' })],
    ['a name that nobody gave', cursing({ do: 'die', who: { the: 'cook' } })],
    ['a name before it is given', cursing({ do: 'die', who: { the: 'cook' } }, { do: 'namePlayer', as: 'cook' })],
    [
      'a name that was given to each',
      cursing(
        { do: 'each', who: 'others', effect: [{ do: 'namePlayer', as: 'cook' }] },
        { do: 'die', who: { the: 'cook' } },
      ),
    ],
    [
      'a name in what stays',
      cursing(
        { do: 'discard', cards: { zone: 'hand' }, as: 'card' },
        { do: 'stay', until: 'nextTurn', abilities: [{ figure: 'strength', add: { the: 'card' } }] },
      ),
    ],
    [
      'a number for a player',
      cursing({ do: 'nameNumber', least: 1, most: 3, as: 'n' }, { do: 'die', who: { the: 'n' } }),
    ],
    [
      'the sum of a number',
      cursing(
        { do: 'roll', as: 'n', rows: [{ on: [1, 6], effect: [] }] },
        { do: 'loseLevels', levels: { the: 'n', sum: 'value' } },
      ),
    ],
    [
      'some cards for one',
      cursing(
        { do: 'discard', cards: { zone: 'hand', take: 2 }, as: 'lot' },
        { do: 'discard', cards: { zone: { the: 'lot' } } },
      ),
    ],
    [
      'a name for a player and for a number',
      cursing({ do: 'namePlayer', as: 'cook' }, { do: 'nameNumber', as: 'cook', least: 1, most: 2 }),
    ],
    [
      'a name for cards that each gave to a player',
      cursing(
        { do: 'each', who: 'others', effect: [{ do: 'namePlayer', as: 'cook' }] },
        { do: 'each', who: 'others', effect: [{ do: 'discard', cards: { zone: 'hand' }, as: 'cook' }] },
      ),
    ],
    [
      'a name for a player in one arm and for cards in the other',
      cursing({
        ...given({ level: { least: 2 } }, { do: 'namePlayer', as: 'cook' }),
        else: [{ do: 'discard', cards: { zone: 'hand' }, as: 'cook' }],
      }),
    ],
    ['a player without a name', cursing({ do: 'namePlayer' })],
    ['a number without a name', cursing({ do: 'nameNumber', least: 1, most: 2 })],
    ['a target behind a namePlayer', using('any', { do: 'namePlayer', as: 'cook' }, { do: 'die', who: 'target' })],
    ['it where no window brings a card', using('any', { do: 'take', cards: { zone: 'it' }, to: 'you' })],
    ['the die of another window', using('level', { do: 'loseLevels', levels: { rolled: true } })],
    ['levels gained in another window', using('ownRoll', { do: 'loseLevels', levels: { gained: true } })],
    ['a name that is none', cursing({ do: 'namePlayer', as: 'The Cook' })],
    [
      'three names for cards',
      cursing(...['a', 'b', 'c'].map((as) => ({ do: 'discard', cards: { zone: 'hand' }, as }))),
    ],
    ['kill in bad stuff', hurting({ do: 'kill', monster: 'all' })],
    ['a monster added after the fight', using('afterCombat', { do: 'addMonster' })],
    ['a die turned where none was rolled', using('combat', { do: 'setDie', to: 6 })],
    ['this monster on a card that is none', using('combat', { do: 'kill', monster: 'self' })],
    ['a target in bad stuff', hurting({ do: 'die', who: 'target' })],
    ['a victim where nobody suffers', using('any', { do: 'die', who: 'victim' })],
    ['the seat of an each outside of one', cursing({ do: 'die', who: 'each' })],
    ['the actor of a gate outside of one', using('any', { do: 'die', who: 'actor' })],
  ])('refuses what makes no sense where it stands: %s', (_, card) => {
    expect(faultsOf(card, raw(elf))).toHaveLength(1)
  })

  test.each<[string, Raw]>([
    ['cancel at a gate', using('curse', { do: 'cancel' })],
    [
      'a name that an arm gave',
      cursing(given({ level: { least: 2 } }, { do: 'namePlayer', as: 'cook' }), { do: 'die', who: { the: 'cook' } }),
    ],
    [
      'a name for cards in one arm and for a number in the other',
      cursing({
        ...given({ level: { least: 2 } }, { do: 'nameNumber', as: 'n', least: 1, most: 2 }),
        else: [{ do: 'discard', cards: { zone: 'hand' }, as: 'n' }],
      }),
    ],
    ['a name twice', cursing({ do: 'namePlayer', as: 'cook' }, { do: 'namePlayer', as: 'cook' })],
    ['the die of a window', using('ownRoll', { do: 'loseLevels', levels: { rolled: true } })],
    ['the levels of a window', using('level', { do: 'loseLevels', levels: { gained: true } })],
    ['the card of a window', using('play', { do: 'take', cards: { zone: 'it' }, to: 'you' })],
    [
      'the last of some cards',
      cursing(
        { do: 'discard', cards: { zone: 'hand', take: 2 }, as: 'lot' },
        { do: 'discard', cards: { zone: { the: 'lot', last: true } } },
      ),
    ],
    [
      'what was paid',
      raw(pill, {
        uses: [
          {
            use: 'any',
            cost: { discard: 2, as: 'paid' },
            effect: [{ do: 'gainLevels', levels: { the: 'paid' } }],
          },
        ],
      }),
    ],
    [
      'a monster that joins a fight to be called one',
      using('combat', { do: 'addMonster', filter: { kind: 'monster' } }),
    ],
    ['a side that the victim names', cursing({ do: 'strengthen', side: 'either', add: 2 })],
    ['a monster that the victim names', cursing(given({ level: { least: 2 } }, { do: 'kill', monster: 'named' }))],
    [
      'a name within the step that gives it, and behind it',
      cursing(
        {
          do: 'discard',
          cards: { zone: 'hand' },
          as: 'card',
          otherwise: [{ do: 'loseLevels', levels: { the: 'card' } }],
        },
        {
          do: 'if',
          when: { the: 'card', fits: { kind: 'monster' } },
          // biome-ignore lint/suspicious/noThenProperty: a field of the language, never awaited
          then: [{ do: 'take', cards: { zone: { the: 'card' } }, to: 'left' }],
        },
      ),
    ],
    ['this monster in its own fight', raw(imp, { onEntering: [{ do: 'kill', monster: 'self' }] })],
    ['the seat of an each inside of it', cursing({ do: 'each', who: 'others', effect: [{ do: 'die', who: 'each' }] })],
    [
      'a fight rule in a use of a monster',
      raw(imp, {
        fightRules: [{ use: 'ownCombat', effect: [{ do: 'remove', monster: 'self', treasureOnRemoval: true }] }],
      }),
    ],
  ])('allows %s', (_, card) => {
    expect(faultsOf(card)).toEqual([])
  })

  test('two cards may give one name to different things', () => {
    const player = cursing({ do: 'namePlayer', as: 'cook' })
    const number = { ...cursing({ do: 'nameNumber', as: 'cook', least: 1, most: 2 }), id: 'fry' }
    expect(faultsOf(player, number)).toEqual([])
  })

  test('no two cards have one id', () => {
    expect(faultsOf(raw(imp), raw(imp))).toEqual(['cards[1].id: an id that no other card has'])
  })

  test('a trait is of one kind', () => {
    expect(faultsOf(raw(elf), raw(strong, { trait: 'elf' }))).toEqual([
      'cards[1].trait: a power: this one is a race elsewhere',
    ])
  })

  test('what a card speaks of exists, here or in a pack beside it', () => {
    const shy = raw(imp, {
      refuses: { when: { has: 'elf' } },
      badStuff: [{ do: 'discard', cards: { zone: 'table', filter: { card: 'pill' } } }],
    })
    expect(faultsOf(shy)).toEqual([
      'cards[0].refuses.when.has: a trait that exists',
      'cards[0].badStuff[0].cards.filter.card: a card that exists',
    ])
    expect(faults(pack(shy), [{ box: 'beside', cards: [elf, pill] }])).toEqual([])
    expect(faults(pack(raw(imp, { refuses: { when: { has: 'cleric' } } })), [{ box: 'beside', cards: [elf] }])).toEqual(
      ['cards[0].refuses.when.has: a trait that exists: one of elf'],
    )
  })

  test('the boxes that a supplement adds to lie beside it, and none has its id', () => {
    const besides: readonly Pack[] = [
      { box: 'base', cards: [elf] },
      { box: 'star', cards: [strong] },
    ]
    const read = (change: Raw) => readPack({ ...pack(raw(imp)), ...change }, besides)
    expect(read({ adds: ['star', 'base'] })).toHaveProperty('pack')
    expect(read({ adds: ['star', 'bass'] })).toEqual({
      faults: [{ path: 'adds[1]', expected: 'one of base, star', suggestion: 'base' }],
    })
    expect(read({ box: 'star' })).toEqual({ faults: [{ path: 'box', expected: 'an id that no other box has' }] })
  })

  test('and is told together with everything else that is wrong', () => {
    expect(faultsOf(raw(imp, { level: 0, refuses: { when: { has: 'cleric' } } }), raw(elf))).toEqual([
      'cards[0].level: a whole number from 1 to 99',
      'cards[0].refuses.when.has: a trait that exists: one of elf',
    ])
    const twice = new Proxy({}, { get: () => Object.keys(null as never) })
    expect(faults(twice)).toContain(': plain JSON')
  })

  test("a rule is its owner's own only where what it counts is his", () => {
    const hat = (rule: Raw): Raw => raw(elf, { abilities: [{ ...rule, own: true }] })
    for (const rule of [{ doubled: 'items' }, { doubled: 'self' }, { ignored: 'level' }, { ignored: 'traits' }])
      expect(faultsOf(hat(rule))).toEqual([])
    for (const rule of [{ doubled: 'oneShots' }, { doubled: 'enhancers' }, { ignored: 'printedBonuses' }])
      expect(faultsOf(hat(rule))).toEqual([expect.stringMatching(/^cards\[0\]\.abilities\[0\]\.own: nothing/)])
  })

  test('curses may be called traps, and nothing else', () => {
    expect(faults({ ...pack(raw(woe)), curses: 'traps' })).toEqual([])
    expect(faults({ ...pack(raw(woe)), curses: 'hexes' })).toEqual(['curses: one of traps'])
  })

  test('all faults are told at once', () => {
    expect(faultsOf(raw(imp, { level: 0, copies: 0, wings: 2 }))).toHaveLength(3)
  })

  test('nests without end are refused, not followed', () => {
    let deep: unknown = { has: 'elf' }
    for (let depth = 0; depth < 10_000; depth += 1) deep = { not: deep }
    expect(faultsOf(raw(imp, { letsGo: deep }), raw(elf)).join()).toMatch(/nesting no deeper than/)
    const loop: Raw = { do: 'each', who: 'others' }
    loop.effect = [loop]
    expect(faultsOf(raw(woe, { effect: [loop] })).join()).toMatch(/an each inside no more than/)
  })

  test('an each stands inside one other and no deeper, and the number that is said is the one that holds', () => {
    const eaches = (depth: number): Raw => ({
      do: 'each',
      who: 'others',
      effect: [depth === 1 ? { do: 'die' } : eaches(depth - 1)],
    })
    const told = (depth: number) => faultsOf(raw(woe, { effect: [eaches(depth)] }))
    expect([told(1), told(2)]).toEqual([[], []])
    expect(told(3)).toEqual([expect.stringMatching(/: an each inside no more than 1 other$/)])
  })

  test('every field that a card can have is read', () => {
    const known: Pack = { box: 'known', cards: PACK.cards.filter(({ id }) => id === 'elf' || id === 'cultist') }
    const fast = power('fast', { rank: 2, ...words })
    expect(faults({ box: 'kinds', cards: [...KINDS, fast] }, [known])).toEqual([])
  })

  test('one wrong value anywhere is found', () => {
    const whole = JSON.stringify(PACK)
    const values = [...whole.matchAll(/(?<=:)(?:"[^"]*"|-?\d+|true|false)/g)]
    const blind = values.filter((match) => {
      const spoilt = `${whole.slice(0, match.index)}{"spoilt":1}${whole.slice(match.index + match[0].length)}`
      return faults(JSON.parse(spoilt)).length === 0
    })
    expect(blind.map((match) => whole.slice(match.index - 20, match.index + 20))).toEqual([])
    expect(values.length).toBeGreaterThan(500)
  })
})
