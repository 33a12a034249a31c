// A pack is data from strangers: whatever it holds, it is read or refused, and a refusal names the place.

import { describe as describeCard, namesOf, type Pack, readPack } from '@brouhaha/cards'
import { Random } from '@brouhaha/kit'
import { describe, expect, test } from 'vitest'
import { PACK } from './fifteen.ts'
import { KINDS } from './kinds.ts'

type Raw = Record<string, unknown>
const words = { en: { name: 'x' }, fr: { name: 'x' } }
const curse = (id: string, rest: Raw = {}): Raw => ({ kind: 'curse', id, deck: 'door', effect: [], ...words, ...rest })
const pack = (...cards: readonly unknown[]): Raw => ({ box: 'test', cards })
const faults = (raw: unknown) => {
  const read = readPack(raw)
  return 'faults' in read ? read.faults : []
}
const paths = (raw: unknown): string[] => faults(raw).map(({ path }) => path)

const given = (when: unknown, ...then: readonly unknown[]): Raw => ({ do: 'if', when, then })

/** So many times inside one another. */
const nested = (depth: number, around: (inside: Raw) => Raw, inside: Raw): Raw =>
  depth === 0 ? inside : around(nested(depth - 1, around, inside))
const male = { sex: 'male' }
const crowd = (inside: Raw): Raw => ({ do: 'each', who: 'everyone', effect: [inside] })

describe('a hostile pack is refused', () => {
  test.each<[string, Raw, string]>([
    [
      'deep nesting',
      curse('deep', { effect: [nested(200, (inside) => given(male, inside), { do: 'die' })] }),
      'cards[0].effect[0]',
    ],
    [
      'a deep condition',
      curse('deep', { effect: [given(nested(90, (not) => ({ not }), male))] }),
      'cards[0].effect[0].when.not',
    ],
    ['many effects', curse('long', { effect: Array.from({ length: 21 }, () => ({ do: 'die' })) }), 'cards[0].effect'],
    [
      'eaches inside eaches',
      curse('crowd', { effect: [nested(3, crowd, { do: 'die' })] }),
      'cards[0].effect[0].effect[0].effect[0]',
    ],
    ['a huge name', curse('x', { en: { name: 'x'.repeat(61) } }), 'cards[0].en.name'],
    ['a huge flavour', curse('x', { fr: { name: 'x', flavour: 'x'.repeat(161) } }), 'cards[0].fr.flavour'],
    ['script in a name', curse('x', { en: { name: '<script>alert(1)</script>' } }), 'cards[0].en.name'],
    ['control characters in a name', curse('x', { en: { name: 'x\u001b[2J' } }), 'cards[0].en.name'],
    ['letters that turn a line around', curse('x', { en: { name: 'x\u202ex' } }), 'cards[0].en.name'],
    ['a huge id', curse('x'.repeat(61)), 'cards[0].id'],
    ['four icons', curse('x', { art: ['a', 'b', 'c', 'd'] }), 'cards[0].art'],
    ['a huge tag', curse('x', { tags: ['x'.repeat(1000)] }), 'cards[0].tags[0]'],
    [
      'a number beyond arithmetic',
      curse('x', { effect: [{ do: 'loseLevels', levels: 1e308 }] }),
      'cards[0].effect[0].levels',
    ],
    [
      'a field of every object',
      JSON.parse(
        '{"kind":"curse","id":"x","deck":"door","effect":[],"en":{"name":"x"},"fr":{"name":"x"},"__proto__":{"a":1}}',
      ) as Raw,
      'cards[0].__proto__',
    ],
    [
      'a number in the place of a seat whose card has a name',
      curse('x', { effect: [{ do: 'discard', cards: { zone: 'hand', of: 5 }, as: 'card' }] }),
      'cards[0].effect[0].cards.of',
    ],
    [
      'nothing in the place of a seat that draws a card with a name',
      curse('x', { effect: [{ do: 'draw', deck: 'door', cards: 1, to: null, as: 'card' }] }),
      'cards[0].effect[0].to',
    ],
    [
      'five questions about named cards',
      curse('x', {
        effect: [
          { do: 'discard', cards: { zone: 'hand' }, as: 'lost' },
          ...Array.from({ length: 5 }, () => given({ the: 'lost', fits: { kind: 'item' } })),
        ],
      }),
      'cards[0].effect[5].when.fits',
    ],
  ])('%s', (_, card, place) => {
    expect(paths(pack(card)).some((path) => path.startsWith(place))).toBe(true)
  })

  test('thousands of cards, and thousands of copies of few', () => {
    expect(paths(pack(...Array.from({ length: 5000 }, (_, index) => curse(`c${index}`))))).toEqual(['cards'])
    expect(paths(pack(...Array.from({ length: 9 }, (_, index) => curse(`c${index}`, { copies: 50 }))))).toEqual([
      'cards',
    ])
  })

  test('more effects than a table can number', () => {
    const rich = (index: number) => curse(`c${index}`, { effect: Array.from({ length: 20 }, () => ({ do: 'die' })) })
    expect(paths(pack(...Array.from({ length: 300 }, (_, index) => rich(index)))).length).toBeGreaterThan(0)
  })

  test('references in circles', () => {
    const circle: Raw = { do: 'each', who: 'others' }
    circle.effect = [circle, circle]
    expect(paths(pack(curse('x', { effect: [circle] }))).length).toBeGreaterThan(0)
    const when: Raw = {}
    when.all = [when, when, when]
    expect(paths(pack(curse('x', { effect: [given(when)] }))).length).toBeGreaterThan(0)
  })

  test('more faults than anybody reads are not all told', () => {
    const wrong = Array.from({ length: 20 }, () => ({ do: 'nothing' }))
    const cards = Array.from({ length: 100 }, (_, index) => curse(`c${index}`, { effect: wrong }))
    expect(paths(pack(...cards)).length).toBe(200)
  })
})

test('objects without a prototype, as some readers of files make them, are objects', () => {
  const bare = (raw: Raw): Raw => Object.assign(Object.create(null), raw)
  const card = curse('x', { effect: [bare({ do: 'die' })], en: bare(words.en), fr: bare(words.fr) })
  expect(faults(bare(pack(bare(card))))).toEqual([])
})

test('but an object of a class is none', () => {
  class Box {
    readonly box = 'test'
    readonly cards = [curse('x')]
  }
  expect(faults({ ...new Box() })).toEqual([])
  expect(paths(new Box())).toEqual([''])
})

describe('a slip of the finger gets a suggestion', () => {
  test.each<[string, Raw, string]>([
    ['a verb', curse('x', { effect: [{ do: 'loseLevel', levels: 1 }] }), 'loseLevels'],
    ['a field', curse('x', { effect: [{ do: 'loseLevels', level: 1 }] }), 'levels'],
    ['a word', curse('x', { effect: [{ do: 'discard', cards: { zone: 'hnad' } }] }), 'hand'],
    ['a condition', curse('x', { effect: [given({ handsize: 'odd' })] }), 'handSize'],
    ['a kind', { ...curse('x'), kind: 'cruse' }, 'curse'],
    ['a trait', curse('x', { effect: [{ do: 'become', trait: 'eff' }] }), 'elf'],
  ])('%s', (_, card, suggestion) => {
    const elf = { kind: 'race', id: 'elf', deck: 'door', trait: 'elf', ...words }
    expect(faults(pack(card, elf)).map((fault) => fault.suggestion)).toContain(suggestion)
  })

  const suggested = (card: Raw, ...others: readonly Raw[]) => faults(pack(card, ...others))[0]?.suggestion
  const doing = (verb: string): Raw => curse('x', { effect: [{ do: verb }] })
  const asking = (zone: string): Raw => curse('x', { effect: [{ do: 'discard', cards: { zone } }] })

  test('one letter of a short word, a third of a long one: added, left out, changed, or swapped with the next', () => {
    expect(['di', 'dei', 'dye', 'diee', 'Die', 'dyed'].map((verb) => suggested(doing(verb)))).toEqual([
      'die',
      'die',
      'die',
      'die',
      'die',
      undefined,
    ])
    expect(['haNdOritem', 'hadnOrItmes', 'andOrtemz', 'andOrtms'].map((zone) => suggested(asking(zone)))).toEqual([
      'handOrItems',
      'handOrItems',
      'handOrItems',
      undefined,
    ])
  })

  test('of forty letters, and no more', () => {
    const race = (id: string): Raw => ({ kind: 'race', id, deck: 'door', trait: id, ...words })
    const becoming = (trait: string): Raw => curse('woe', { effect: [{ do: 'become', trait }] })
    expect(suggested(becoming('y'.repeat(40)), race(`${'y'.repeat(39)}x`))).toBe(`${'y'.repeat(39)}x`)
    expect(suggested(becoming('y'.repeat(41)), race(`${'y'.repeat(40)}x`))).toBe(undefined)
  })

  test('what is far from every word gets none', () => {
    expect(faults(pack(curse('x', { effect: [{ do: 'transmogrify' }] })))[0]).not.toHaveProperty('suggestion')
  })
})

const JUNK: readonly unknown[] = [
  null,
  -1,
  1e9,
  0.5,
  '',
  'self',
  '<b>',
  'x'.repeat(500),
  [],
  {},
  [[]],
  true,
  { do: 'die' },
  { like: {} },
  { not: { not: {} } },
]

/** Changes one thing somewhere: takes it away, doubles it, gives it another name, or puts something else there. */
function mutate(raw: unknown, random: Random): unknown {
  if (typeof raw !== 'object' || raw === null || random.below(6) === 0) return JUNK[random.below(JUNK.length)]
  if (Array.isArray(raw)) {
    const at = random.below(raw.length + 1)
    if (at === raw.length) return [...raw, ...raw]
    return random.below(4) === 0
      ? raw.filter((_, index) => index !== at)
      : raw.map((one, index) => (index === at ? mutate(one, random) : one))
  }
  const entries = Object.entries(raw)
  const at = random.below(Math.max(1, entries.length))
  const [key = 'x', value] = entries[at] ?? []
  const others = entries.filter((_, index) => index !== at)
  const way = random.below(5)
  if (way === 0) return Object.fromEntries(others)
  return Object.fromEntries([...others, way === 1 ? [`${key}s`, value] : [key, mutate(value, random)]])
}

test('300 mutated packs: each is read and described, or every fault names its place', () => {
  const random = new Random(300)
  const whole = JSON.parse(JSON.stringify({ box: 'test', cards: [...PACK.cards, ...KINDS] })) as unknown
  let refused = 0
  for (let i = 0; i < 300; i++) {
    let raw = whole
    for (let changes = 1 + random.below(3); changes > 0; changes--) raw = mutate(raw, random)
    const read = readPack(raw)
    if ('pack' in read) {
      const names = namesOf([read.pack as Pack], 'fr')
      for (const card of read.pack.cards) expect(describeCard(card, 'fr', names).length).toBeGreaterThan(0)
      continue
    }
    refused++
    for (const { path, expected } of read.faults) {
      expect(path.length + expected.length).toBeGreaterThan(0)
      expect(path).toMatch(/^$|^(?:box|tags|cards|adds|profile|\[|[\w-]+)/)
      expect(path.length).toBeLessThan(600)
    }
  }
  expect(refused).toBeGreaterThan(200)
})
