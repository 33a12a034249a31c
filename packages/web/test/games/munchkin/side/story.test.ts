import { cardsOf, type MunchkinHeard, type Reader } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { HeardRow } from '@brouhaha/protocol'
import { describe, expect, test } from 'vitest'
import { chapters, latest, spoken, tellRows, whileAway } from '../../../../src/games/munchkin/side/story.ts'
import { Practice } from '../../../../workshop/practice.ts'

const NAMES = ['Ana', 'Bob', 'Cleo', 'Dan']
const readerOf = (boxes: readonly string[], you: number | null = 0): Reader => ({
  names: NAMES,
  you,
  card: cardsOf(Object.values(PACKS), boxes),
})
const READER = readerOf(['base'])

const row = (seq: number, ...events: MunchkinHeard[]): HeardRow => ({ seq, seat: 0, at: 0, events })

const FIGHT = [
  row(4, { type: 'turnBegan', seat: 1 }),
  row(
    5,
    { type: 'phase', phase: 1 },
    { type: 'combatBegan', main: 1, copy: 49, fromHand: false },
    { type: 'monsterJoined', slot: 0, copy: 49, text: 49 },
  ),
  row(6, { type: 'monsterJoined', slot: 1, copy: 34, text: 34 }),
  row(7, { type: 'ran', seat: 1 }, { type: 'gateOpened', gate: 1, clock: 'escape' }),
  row(8, { type: 'monsterLeft', copy: 49, killed: false }, { type: 'caught', seat: 1, slot: 0 }),
]

const texts = (sentences: readonly { readonly text: string }[]): string[] => sentences.map(({ text }) => text)
const name = (copy: number): string => READER.card(copy).en.name

test('a fight is told once, and whoever catches somebody is called by name even after another left', () => {
  expect(texts(tellRows(FIGHT, READER, 'en'))).toEqual([
    "Bob's turn.",
    'The door is kicked open.',
    `Bob fights ${name(49)}!`,
    `${name(34)} joins the fight.`,
    'Bob runs away!',
    `${name(49)} leaves the fight.`,
    `${name(34)} catches Bob!`,
  ])
})

test('a turn opens a chapter; what came before has one without a title', () => {
  const rows = [row(3, { type: 'sexChosen', seat: 0, sex: 1 }), ...FIGHT]
  expect(chapters(rows, readerOf(['base']), 'en').map(({ title, sentences }) => [title, sentences.length])).toEqual([
    [null, 1],
    ["Bob's turn.", 6],
  ])
})

test('the same thing several times in one row is said once, with how often', () => {
  const drawn: MunchkinHeard = { type: 'moved', from: 'treasureDeck', to: { hand: 2 }, hidden: true }
  expect(texts(tellRows([row(9, drawn, drawn, drawn)], readerOf(['base']), 'en'))).toEqual([
    'Cleo draws a treasure. (×3)',
  ])
})

test('treasures that were counted are not told again one by one', () => {
  const drawn: MunchkinHeard = { type: 'moved', from: 'treasureDeck', to: { hand: 2 }, hidden: true }
  const rows = [row(9, { type: 'treasureDrawn', seat: 2, count: 2, face: 'down' }, drawn, drawn)]
  expect(texts(tellRows(rows, readerOf(['base']), 'en'))).toEqual(['Cleo draws 2 treasures, face down.'])
})

test('whoever was away hears the missed rows without the bookkeeping, and nothing of what is known', () => {
  expect(texts(whileAway(FIGHT, 2, READER, 'en'))).toEqual([
    'Bob runs away!',
    `${name(49)} leaves the fight.`,
    `${name(34)} catches Bob!`,
  ])
  expect(whileAway(FIGHT, 0, READER, 'en')).toEqual([])
  expect(whileAway(FIGHT, FIGHT.length, READER, 'en')).toHaveLength(6)
})

test('said aloud: what is new, in the listener’s language', () => {
  expect(spoken(FIGHT, 6, READER, 'fr')[0]).toMatch(/^Bob .*\u00a0!$/)
  expect(spoken(FIGHT, 8, READER, 'en')).toEqual([])
  const many = Array.from({ length: 40 }, (_, seq) => row(seq, { type: 'ran', seat: seq % 4 }))
  expect(spoken(many, -1, READER, 'en')).toHaveLength(12)
})

test('at a glance: only the newest that is worth it, newest last', () => {
  expect(texts(latest(FIGHT, READER, 'en', 2))).toEqual([`${name(49)} leaves the fight.`, `${name(34)} catches Bob!`])
})

test('told row by row or all at once, a story is the same', () => {
  const { history } = new Practice({ boxes: ['base'], seats: 4, seed: 7, steps: 0, until: 'over', you: 0 })
  const slowly = readerOf(['base'])
  for (let count = 1; count <= history.length; count += 3) tellRows(history.slice(0, count), slowly, 'en')
  expect(tellRows(history, slowly, 'en')).toEqual(tellRows(history, readerOf(['base']), 'en'))
})

describe.each([['base'], ['star'], ['cthulhu'], ['zombies']])('a whole game of %s', (box) => {
  const { history } = new Practice({ boxes: [box], seats: 4, seed: 3, steps: 0, until: 'over', you: 1 })
  const reader = readerOf([box], 1)

  test.each(['en', 'fr'] as const)(
    'can be told in %s, a chapter for each turn, each sentence with a key of its own',
    (language) => {
      const told = tellRows(history, reader, language)
      expect(new Set(told.map(({ key }) => key)).size).toBe(told.length)
      expect(told.every(({ text }) => text.length > 2)).toBe(true)
      const turns = history
        .flatMap(({ events }) => events as readonly MunchkinHeard[])
        .filter((e) => e.type === 'turnBegan')
      expect(chapters(history, reader, language).filter(({ title }) => title !== null)).toHaveLength(turns.length)
    },
  )
})
