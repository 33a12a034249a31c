import { readFileSync, writeFileSync } from 'node:fs'
import { type Pack, packSchema } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { readPackText } from '../src/pack/check.ts'
import { lint, ODD } from '../src/pack/lint.ts'
import { lineAt, placesIn } from '../src/pack/places.ts'
import { newPack } from '../src/pack/template.ts'
import { tryOut } from '../src/pack/trial.ts'
import { verdictsOf } from '../src/pack/verdict.ts'
import { EXAMPLE, provePacks } from './proof/packs.ts'
import { brouhaha, PLAIN_SPACE, temporary, widest } from './terminal.ts'

const OURS: readonly Pack[] = Object.values(PACKS)

const example = readFileSync(EXAMPLE, 'utf8')

const packOf = (text: string): Pack => {
  const { pack, faults } = readPackText(text, OURS)
  if (pack === null) throw new Error(JSON.stringify(faults))
  return pack
}

/** A supplement to base with these cards, as text. */
const written = (cards: readonly object[], change: object = {}): string =>
  JSON.stringify({
    format: 2,
    box: 'test',
    name: { en: 'Test', fr: 'Essai' },
    adds: ['base'],
    cards: cards.map((card, index) => ({
      id: `card-${index}`,
      en: { name: `Card ${index}` },
      fr: { name: `Carte ${index}` },
      ...card,
    })),
    ...change,
  })

const item = (change: object = {}): object => ({ kind: 'item', deck: 'treasure', value: 100, bonus: 1, ...change })

describe('places in a text', () => {
  const text = '{\n  "a": [1, {"b": "x\\"y"}],\n  "odd key": true\n}'

  test('every value has its path and its line', () => {
    const { spans, broken } = placesIn(text)
    expect(broken).toBe(null)
    const at = (path: string): [string, number] => {
      const { from, to } = spans.get(path) ?? { from: 0, to: 0 }
      return [text.slice(from, to), lineAt(text, from)]
    }
    expect(at('a[0]')).toEqual(['1', 2])
    expect(at('a[1].b')).toEqual(['"x\\"y"', 2])
    expect(at('["odd key"]')).toEqual(['true', 3])
  })

  test.each([
    ['{"a": 1,}', 8],
    ['{"a" 1}', 5],
    ['[1 2]', 3],
    ['{"a": tru}', 6],
    ['{"a": "x', 6],
    ['[1]]', 3],
    ['', 0],
    ['["\\q"]', 1],
    ['[1', 2],
    ["{'a': 1}", 1],
  ])('%j stops being JSON at %d', (wrong, offset) => {
    expect(() => JSON.parse(wrong)).toThrow()
    expect(placesIn(wrong).broken).toBe(offset)
  })

  test('a text may nest as deep as it likes', () => {
    expect(placesIn('['.repeat(100_000)).broken).toBe(100_000)
  })
})

describe('pack check', () => {
  test('a fault has its line, its card, what was expected, what stood there and what was meant', () => {
    const { pack, faults } = readPackText(example.replace('"kind": "enhancer"', '"kind": "enhanser"'), OURS)
    expect(pack).toBe(null)
    const line = example.split('\n').findIndex((text) => text.includes('"kind": "enhancer"')) + 1
    expect(faults).toMatchObject([
      { line, path: 'cards[6].kind', card: 'twice-fried', found: '"enhanser"', suggestion: 'enhancer' },
    ])
  })

  test('of what is missing, the line of what it is missing in', () => {
    const { faults } = readPackText(example.replace('"level": 4,', ''), OURS)
    const line = example.split('\n').findIndex((text) => text.includes('"overfed-sourdough"'))
    expect(faults).toMatchObject([{ path: 'cards[1].level', card: 'overfed-sourdough', line }])
  })

  test('a field that stands twice is a fault, although JSON takes the last', () => {
    const { faults } = readPackText(example.replace('"level": 4,', '"level": 4, "level": 5,'), OURS)
    expect(faults).toMatchObject([{ path: 'cards[1].level', found: '5' }])
  })

  test.each<[string, object, string]>([
    ['another format', { format: 3 }, 'format'],
    ['no format', { format: undefined }, 'format'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['a box that is not there', { adds: ['bass'] }, 'adds[0]'],
    ['the id of one of our boxes', { box: 'star' }, 'box'],
    ['rules of its own in a supplement', { profile: { handLimit: 6 } }, 'profile'],
    ['a box of its own that nobody could win', { adds: undefined }, 'cards'],
  ])('refuses %s', (_, change, path) => {
    expect(readPackText(written([item()], change), OURS).faults[0]).toMatchObject({ path })
  })

  test('terminals get nothing from a pack that they could take for an order', () => {
    const { faults } = readPackText(written([item({ value: '\u001b[2J\u202e' })]), OURS)
    expect(faults[0]?.found).toMatch(/^"\\u001b\[2J\ufffd"$/)
  })

  test.each<[string, object, string]>([
    ['whose', { zone: 'hand', of: 'left' }, 'of'],
    ['from where', { zone: 'self' }, 'zone'],
    ['how many', { zone: 'hand', take: { die: true } }, 'take'],
  ])('a fault in a price stands where it is written: %s', (_, cards, field) => {
    const card = item({
      abilities: [{ use: 'any', cost: { cards, to: 'left' }, effect: [{ do: 'gainLevels', levels: 1 }] }],
    })
    const { faults } = readPackText(written([card]), OURS)
    expect(faults.map(({ path }) => path)).toContain(`cards[0].abilities[0].cost.cards.${field}`)
  })

  test('300 packs with mistakes: nothing throws, every fault has a place, in both languages', () => {
    const proved = provePacks({ seed: 7, chunk: 0, size: 300 })
    expect(proved.breaches).toEqual([])
    expect(proved.packs).toBe(300)
    expect(proved.refused).toBeGreaterThan(150)
    expect(proved.accepted).toBeGreaterThan(20)
  })
})

/** Takes an item off a table. */
const theft = (cards: object): object => ({
  do: 'take',
  cards: { zone: 'table', filter: { kind: 'anyItem' }, by: 'you', ...cards },
  to: 'you',
})

describe('pack translate', () => {
  const old = written(
    [
      {
        kind: 'curse',
        deck: 'door',
        effect: [
          { do: 'loseLevels', levels: 1 },
          {
            do: 'each',
            who: { like: { not: { is: 'you' } } },
            effect: [{ do: 'gainLevels', levels: { outcome: true } }],
          },
        ],
      },
    ],
    { format: 1 },
  )
  const notice = 'cards[0].effect[1].who.like.not.is'

  test('check tells where a card of format 1 did not do what it said', async () => {
    const { pack, notices } = readPackText(old, OURS)
    expect(pack).not.toBe(null)
    expect(notices).toMatchObject([{ path: notice, card: 'card-0', line: 1, kind: 'candidate' }])
    const file = temporary('old.json')
    writeFileSync(file, old)
    const [en, fr] = [await brouhaha(`pack check ${file}`), await brouhaha(`pack check ${file} --lang fr`)]
    expect([en.code, fr.code]).toEqual([0, 0])
    expect(en.stdout).toContain('format 1: in a question about other players')
    expect(fr.stdout).toContain('dans une question sur d’autres joueurs')
    expect(en.stdout).toContain(`brouhaha pack translate ${file}`)
  })

  test('writes a file of format 2 that has no faults, once', async () => {
    const [file, to] = [temporary('old.json'), temporary('new.json')]
    writeFileSync(file, old)
    const { code, stderr } = await brouhaha(`pack translate ${file} ${to}`)
    expect([code, stderr.includes(notice)]).toEqual([0, true])
    const { pack, faults, notices } = readPackText(readFileSync(to, 'utf8'), OURS)
    expect([pack?.format, faults, notices]).toEqual([2, [], []])
    expect((await brouhaha(`pack translate ${file} ${to}`)).code).toBe(2)
    expect((await brouhaha(`pack translate ${to}`)).code).toBe(2)
    expect(JSON.parse((await brouhaha(`pack translate ${file}`)).stdout)).toEqual(JSON.parse(readFileSync(to, 'utf8')))
    expect(readFileSync(file, 'utf8')).toBe(old)
  })
})

describe('lint', () => {
  const visigoth = { kind: 'monster', deck: 'door', level: 1, treasures: 1, badStuff: [], en: { name: 'Visigoth' } }
  const oddities = (cards: readonly object[], change: object = {}): readonly string[] => {
    const pack = packOf(written(cards, change))
    const table = [...OURS.filter(({ box }) => pack.adds?.includes(box)), pack]
    return lint(pack, table).map(({ path, expected }) => `${path}: ${expected}`)
  }

  test('finds nothing odd in a goth that is marked as one', () => {
    expect(oddities([{ ...visigoth, tags: ['goth'] }])).not.toContain(`cards[0].tags: ${ODD.goth}`)
  })

  test('finds nothing odd in the example, nor in our boxes', () => {
    expect(oddities([item()])).toEqual([])
    const pack = packOf(example)
    expect(lint(pack, [PACKS.base, pack])).toEqual([])
    for (const box of OURS)
      expect(lint(box, OURS).filter(({ expected }) => !expected.startsWith('a rules text'))).toEqual([])
  })

  test.each<[string, object, string]>([
    ['an item for nobody', item({ usableBy: { has: 'feline' } }), `cards[0].usableBy: ${ODD.nobody}`],
    [
      'a use for a level that nobody has',
      item({ abilities: [{ use: 'any', when: { level: { least: 11 } }, effect: [{ do: 'die' }] }] }),
      `cards[0].abilities[0].when: ${ODD.never}`,
    ],
    [
      'a loss of what does not exist',
      { kind: 'curse', deck: 'door', effect: [{ do: 'discard', cards: { zone: 'worn', filter: { tag: 'soup' } } }] },
      `cards[0].effect[0].cards.filter: ${ODD.noCard}`,
    ],
    [
      'ten levels at once',
      { kind: 'special', deck: 'treasure', uses: [{ use: 'any', effect: [{ do: 'gainLevels', levels: 10 }] }] },
      `cards[0].uses[0].effect[0].levels: ${ODD.levels}`,
    ],
    [
      'a theft in one’s own fight',
      item({ abilities: [{ use: 'ownCombat', effect: [theft({ of: 'left' })] }] }),
      `cards[0].abilities[0].effect: ${ODD.theft}`,
    ],
    [
      'a theft from those who fight, behind a die',
      item({
        abilities: [
          { use: 'othersCombat', effect: [{ do: 'roll', rows: [{ on: [5, 6], effect: [theft({ of: 'main' })] }] }] },
        ],
      }),
      `cards[0].abilities[0].effect: ${ODD.theft}`,
    ],
    ['an item that does nothing', item({ bonus: 0, value: null }), `cards[0]: ${ODD.nothing}`],
    ['an unknown icon', item({ art: ['umbrela'] }), `cards[0].art[0]: ${ODD.icon}`],
    ['a tag without words', item({ tags: ['soup'] }), `cards[0].tags[0]: ${ODD.tag}`],
    ['a goth without its tag', visigoth, `cards[0].tags: ${ODD.goth}`],
    ['flavour in one language', item({ fr: { name: 'Carte', flavour: 'Ha.' } }), `cards[0]: ${ODD.flavour}`],
  ])('tells of %s', (_, card, expected) => {
    expect(oddities([card])).toContain(expected)
  })

  test.each<[string, object]>([
    ['outside fights', item({ abilities: [{ use: 'ownTurn', effect: [theft({ of: 'left' })] }] })],
    [
      'to use at once',
      item({ abilities: [{ use: 'ownCombat', effect: [{ ...theft({ of: 'left' }), equip: true }] }] }),
    ],
    ['of one who looks on', item({ abilities: [{ use: 'othersCombat', effect: [theft({ of: 'bystanders' })] }] })],
    ['of what is no item', item({ abilities: [{ use: 'ownCombat', effect: [theft({ of: 'left', filter: {} })] }] })],
  ])('has nothing against a theft %s', (_, card) => {
    expect(oddities([card])).toEqual([])
  })

  test('an elf hat is odd among zombies and right in the dungeon', () => {
    const hat = item({ usableBy: { has: 'elf' } })
    expect(oddities([hat], { adds: ['base'] })).toEqual([])
    expect(oddities([hat], { adds: ['zombies'] })).toEqual([`cards[0].usableBy: ${ODD.nobody}`])
  })
})

describe('a new pack', () => {
  test.each([[['base']], [['star', 'zombies']], [[]]])('that adds to %j is whole, and nothing in it is odd', (adds) => {
    const pack = packOf(newPack({ box: 'mine', adds, schema: './pack.schema.json' }))
    const table = [...OURS.filter(({ box }) => adds.includes(box)), pack]
    expect(lint(pack, table)).toEqual([])
    expect(pack.adds ?? []).toEqual(adds)
  })
})

describe('the example', () => {
  test('follows the schema', () => {
    expect(new Ajv({ strict: false }).compile(packSchema())(JSON.parse(example))).toBe(true)
    expect(packOf(example).cards.length).toBeGreaterThanOrEqual(20)
  })

  const trial = { kind: 'trial', players: 3, bots: ['random', 'random', 'random'], seed: 5 } as const
  const brought = JSON.stringify([packOf(example)])

  test('is played: cards are drawn and played, the same seed counts the same, slices add up', () => {
    const boxes = ['base', 'kitchen']
    const whole = tryOut({ ...trial, boxes, brought, from: 0, to: 3 })
    expect(whole).toMatchObject({ games: 3, unfinished: [] })
    expect(Object.keys(whole.cards)).toEqual(packOf(example).cards.map(({ id }) => id))
    const drawn = Object.values(whole.cards).reduce((sum, count) => sum + count.drawn, 0)
    const played = Object.values(whole.cards).reduce((sum, count) => sum + count.played, 0)
    expect(drawn).toBeGreaterThan(20)
    expect(played).toBeGreaterThan(10)
    expect(tryOut({ ...trial, boxes, brought, from: 0, to: 3 })).toEqual(whole)
  })
})

describe('what a trial says', () => {
  test('more than the share of a seat only where the interval says so', () => {
    const count = (drawn: number, drawnWins: number) => ({ drawn, drawnWins, played: 0, playedWins: 0 })
    const cards = { strong: count(400, 200), weak: count(400, 40), rare: count(4, 2) }
    const [strong, weak, rare] = verdictsOf({ games: 400, unfinished: [], decisions: 0, cards }, 4)
    expect(strong?.drawn).toMatchObject({ rate: 0.5, verdict: 'helps' })
    expect(strong?.drawn.low).toBeCloseTo(0.4512, 3)
    expect(strong?.drawn.high).toBeCloseTo(0.5488, 3)
    expect(weak?.drawn.verdict).toBe('hurts')
    expect(rare?.drawn.verdict).toBe('open')
    expect(rare?.played).toMatchObject({ times: 0, rate: null })
  })
})

describe('at the terminal', () => {
  test('new, check, preview: a pack that was just made is whole', async () => {
    const file = temporary('my-pack.json')
    expect((await brouhaha(`pack new ${file}`)).code).toBe(0)
    const checked = await brouhaha(`pack check ${file} --lang fr`)
    expect(checked.stdout).toContain('pas de faute')
    expect(checked.code).toBe(0)
    const shown = await brouhaha(`pack preview ${file} --lang fr`)
    expect(shown.stdout).toContain('Devoir en retard')
    expect(shown.stdout).not.toMatch(PLAIN_SPACE)
    expect(widest(shown.stdout)).toBeLessThanOrEqual(80)
    expect((await brouhaha(`pack new ${file}`)).stderr).toContain('is there already')
  })

  test('what is allowed but odd is a remark, and no fault', async () => {
    const file = temporary('odd.json')
    writeFileSync(file, written([item({ en: { name: 'Mug', flavour: 'Half full.' } })]))
    const { stdout, code } = await brouhaha(`pack check ${file}`)
    expect(stdout).toContain('    remark: better flavour in both languages, or in neither\n')
    expect(stdout).not.toMatch(/expected:|found:/)
    expect([stdout.includes('no faults'), code]).toEqual([true, 0])
    expect((await brouhaha(`pack check ${file} --lang fr`)).stdout).toContain('remarque\u00a0: plutôt une blague')
  })

  test('check says what is wrong and where, with exit code 1', async () => {
    const file = temporary('bad-pack.json')
    writeFileSync(file, example.replace('"level": 4,', '"level": "four",'))
    const { code, stdout } = await brouhaha(`pack check ${file}`)
    expect(stdout).toContain('cards[1].level  (overfed-sourdough)')
    expect(stdout).toContain('expected: a whole number from 1 to 99')
    expect(stdout).toContain('found: "four"')
    expect(code).toBe(1)
    expect((await brouhaha(`simulate base --pack ${file} --games 1`)).stderr).toContain('has faults')
  })

  test('base is simulated with the example, and every state is sound', async () => {
    const { code, stdout } = await brouhaha(`simulate base --pack ${EXAMPLE} --games 4 --players 3 --check --json`)
    expect(JSON.parse(stdout)).toMatchObject({ game: 'base+kitchen', finished: 4, check: { troubles: 0 } })
    expect(code).toBe(0)
    const { stderr } = await brouhaha(`simulate star --pack ${EXAMPLE} --games 1`)
    expect(stderr).toContain('kitchen is played with base')
  })

  test('a game with the example is saved with its cards, and its log proves true without the file', async () => {
    const log = temporary('kitchen.log')
    await brouhaha(`play base --pack ${EXAMPLE} --players 3 --bots random --seed soup --save ${log}`, '\n'.repeat(40))
    expect(JSON.parse(readFileSync(log, 'utf8').split('\n')[0] ?? '')).toMatchObject({ packs: [{ box: 'kitchen' }] })
    expect((await brouhaha(`replay ${log} --verify`)).code).toBe(0)
  })
})
