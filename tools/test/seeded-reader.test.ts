// What `pack check` says about cards that are not quite right, in both languages: each example of docs/mechanics with something left
// out or mistaken, each effect in every place of a card, and cards by chance; of those that it accepts, how they are read and what is
// printed on them. It states no rule and notices any change:
// `SEEDED=write npx vitest run tools/test/seeded` agrees to it.

import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expectedInFrench, namesOf, readPack } from '@brouhaha/cards'
import { COMMON } from '@brouhaha/munchkin/testing'
import { expect, test } from 'vitest'
import { examples, type Raw } from './seeded/examples.ts'
import { randomCards } from './seeded/random-cards.ts'

const FILE = new URL('./seeded-reader.json', import.meta.url)
const BESIDES = [{ box: 'common', cards: COMMON }]

const WINDOWS = (
  'any ownTurn othersTurn turnStart turnEnd combat ownCombat othersCombat kill afterCombat flight ownRoll othersRoll escape ' +
  'badStuff curse ownCurse play arrival draw ownDraw discard level'
).split(' ')
const MOMENTS = (
  'comesIntoPlay leavesPlay killed soloKill escaped ownTurnBegins ownTurnEnds levelGained helped reborn won caught died cursed ' +
  'levelLost fightBegins'
).split(' ')

const worded = (card: Raw): Raw => ({ en: { name: 'x' }, fr: { name: 'x' }, ...card, id: 'x' })
const monster = (more: Raw): Raw =>
  worded({ kind: 'monster', deck: 'door', level: 3, treasures: 1, badStuff: [], ...more })
const item = (...abilities: readonly Raw[]): Raw => worded({ kind: 'item', deck: 'treasure', value: 100, abilities })
const special = (more: Raw): Raw => worded({ kind: 'special', deck: 'door', uses: [], ...more })

/** An effect in every place of a card. */
const placed = (effect: Raw): Raw[] => [
  worded({ kind: 'curse', deck: 'door', effect: [effect] }),
  ...['badStuff', 'onKill', 'onReveal', 'onEntering', 'beforeCombat', 'evenIfEscaped', 'onDraw'].map((part) =>
    monster({ [part]: [effect] }),
  ),
  monster({ refuses: { when: { level: { most: 4 } }, gift: [effect] } }),
  special({ onDraw: [effect] }),
  ...WINDOWS.flatMap((use) => [
    special({ uses: [{ use, effect: [effect] }] }),
    // biome-ignore lint/suspicious/noThenProperty: a field of the language
    item({ use, effect: [{ do: 'if', when: { level: { least: 2 } }, then: [effect] }] }),
  ]),
  ...MOMENTS.flatMap((on) => [item({ on, effect: [effect] }), monster({ fightRules: [{ on, effect: [effect] }] })]),
  worded({
    kind: 'curse',
    deck: 'door',
    effect: [{ do: 'stay', until: 'combat', abilities: [{ on: 'won', effect: [effect] }] }],
  }),
  worded({ kind: 'curse', deck: 'door', effect: [{ do: 'each', who: 'others', effect: [effect] }] }),
]

const isObject = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every effect inside, with those inside it. */
function* effectsIn(value: unknown): Generator<Raw> {
  if (isObject(value) && 'do' in value) yield value
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* effectsIn(inner)
}

const MISTAKES: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  99,
  1.5,
  'left',
  'hand',
  'zzz',
  true,
  false,
  [],
  {},
  ['a', 'a'],
  { least: 3 },
]

/** The same with one thing in it left out or mistaken, for each thing in it. */
function* mistaken(value: unknown, turn: number): Generator<unknown> {
  yield MISTAKES[turn % MISTAKES.length]
  if (Array.isArray(value)) {
    yield [...value, ...value]
    for (const [at, inner] of value.entries())
      for (const other of mistaken(inner, turn + at + 1)) yield value.with(at, other)
  } else if (isObject(value)) {
    yield { ...value, filter: { kind: 'item' } }
    for (const [at, [key, inner]] of Object.entries(value).entries()) {
      yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
      for (const other of mistaken(inner, turn + at + 1)) yield { ...value, [key]: other }
    }
  }
}

const NAMES = { en: namesOf([], 'en'), fr: namesOf([], 'fr') }
const printed = (card: Parameters<typeof describe>[0]): readonly string[] =>
  (['en', 'fr'] as const).flatMap((language) => describe(card, language, NAMES[language]))

function said(cards: readonly unknown[]): string {
  const digest = createHash('sha256')
  for (const card of cards) {
    const reading = readPack({ box: 'x', cards: [card] }, BESIDES)
    if ('faults' in reading)
      digest.update(JSON.stringify(reading.faults.map((fault) => [fault, expectedInFrench(fault.expected)])))
    else digest.update(JSON.stringify(reading.pack.cards.map((read) => [read, printed(read)])))
  }
  return digest.digest('hex').slice(0, 12)
}

const SLICES = 16
const CARDS_A_SLICE = 250

const raws = examples()
const byVerb = new Map<string, Raw[]>()
for (const effect of effectsIn(raws)) {
  const known = byVerb.get(String(effect.do)) ?? []
  if (known.length < 3 && !known.some((one) => JSON.stringify(one) === JSON.stringify(effect)))
    byVerb.set(String(effect.do), [...known, effect])
}
const kinds = [...new Set(raws.map(({ kind }) => String(kind)))]

const tables: readonly (readonly [string, () => readonly unknown[]])[] = [
  ...[...byVerb].map(([verb, effects]) => [verb, () => effects.flatMap(placed)] as const),
  ...kinds.map((kind) => {
    const cards = raws.filter((card) => card.kind === kind)
    return [`a ${kind} with a mistake`, () => cards.flatMap((card, turn) => [...mistaken(worded(card), turn)])] as const
  }),
]

const slices = Array.from(
  { length: SLICES },
  (_, slice) => [`cards by chance, ${slice + 1}`, () => randomCards(slice * CARDS_A_SLICE, CARDS_A_SLICE)] as const,
)

const read = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(FILE, 'utf8'))

test.each([...tables, ...slices])('what is said about %s', (name, cards) => {
  const digest = said(cards())
  if (process.env.SEEDED === 'write') writeFileSync(FILE, `${JSON.stringify({ ...read(), [name]: digest }, null, 2)}\n`)
  expect(digest).toBe(read()[name])
})
