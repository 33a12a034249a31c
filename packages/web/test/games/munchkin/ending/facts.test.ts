import { cardsOf, type Reader } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { describe, expect, test } from 'vitest'
import { chart, spread } from '../../../../src/games/munchkin/ending/chart.ts'
import { storyText } from '../../../../src/games/munchkin/ending/export.ts'
import { factsOf, listed } from '../../../../src/games/munchkin/ending/facts.ts'
import { headlineOf } from '../../../../src/games/munchkin/ending/headline.ts'
import { drawPoster } from '../../../../src/games/munchkin/ending/poster.ts'
import { type Summary, summarise } from '../../../../src/games/munchkin/ending/summary.ts'
import { asText } from '../../../../src/games/munchkin/ending/text.ts'
import { Practice } from '../../../../workshop/practice.ts'

const READER: Reader = { names: ['Ana', 'Bob', 'Cleo', 'Dan'], you: 0, card: cardsOf(Object.values(PACKS), ['base']) }

const DULL: Summary = {
  winners: [0],
  how: 'card',
  turns: 8,
  rounds: 2,
  curves: { from: 1, levels: [[1, 1]] },
  leads: [],
  swing: null,
  biggest: null,
  stolen: null,
  last: null,
  helped: [],
  refused: [],
  curses: [],
  cursed: [],
  against: [],
  deaths: [],
  sale: null,
}

const textsOf = (summary: Partial<Summary>, language: 'en' | 'fr' = 'en'): string[] =>
  factsOf({ ...DULL, ...summary }, READER, language).map(({ text }) => text)

test('a dull game is told in two sentences', () => {
  expect(textsOf({})).toEqual(['Nobody played a single card against Ana.', 'Nobody helped anybody. What a table.'])
})

test('what happened once, twice or more often is said so, and nobody is “you” to a stranger', () => {
  expect(textsOf({ curses: [{ by: 0, to: 1, times: 1 }] })).toContain('Ana curses Bob.')
  expect(textsOf({ curses: [{ by: 0, to: 1, times: 2 }] })).toContain('Ana curses Bob twice.')
  expect(textsOf({ refused: [{ by: 2, to: 0, times: 3 }] }, 'fr')).toContain("Cleo refuse d'aider Ana 3 fois.")
  const helped = [
    { by: 1, to: 0, times: 2 },
    { by: 2, to: 3, times: 1 },
  ]
  expect(textsOf({ helped })).toContain('Bob helps Ana twice and Cleo helps Dan.')
})

test('a swing is a gain or a loss, a lead is for good', () => {
  expect(textsOf({ swing: { seat: 1, turn: 4, levels: -3 } })).toContain('Turn 4: Bob loses 3 levels at one go.')
  expect(textsOf({ swing: { seat: 1, turn: 4, levels: 2 } })).toContain('Turn 4: Bob gains 2 levels at one go.')
  const leads = [
    { seat: 1, turn: 2 },
    { seat: 2, turn: 3 },
    { seat: 0, turn: 7 },
  ]
  expect(textsOf({ leads })).toContain('Turn 7: Ana takes the lead for good. It had changed hands twice.')
  expect(textsOf({ leads: leads.slice(0, 2) })).toContain('Turn 3: Cleo takes the lead. It was not enough.')
})

test('a stolen victory names the thieves once, and is not told again as the biggest fight', () => {
  const fight = {
    turn: 3,
    main: 0,
    helper: 2,
    monsters: [34],
    against: [1, 3, 1],
    spoilers: [1, 3, 1],
    totals: { players: 9, monsters: 8 },
    won: false,
    fled: true,
  }
  const monster = READER.card(34).en.name
  const told = textsOf({ stolen: fight, biggest: fight })
  expect(told[0]).toBe(`Ana and Cleo had ${monster}, 9 to 8, until Bob and Dan stepped in.`)
  expect(told).toHaveLength(3)
})

test('lists read as lists', () => {
  expect(listed([], 'and')).toBe('')
  expect(listed(['Ana'], 'and')).toBe('Ana')
  expect(listed(['Ana', 'Bob', 'Cleo'], 'and')).toBe('Ana, Bob and Cleo')
})

test('names at the ends of lines never lie on each other, nor below the chart', () => {
  const endings = [50, 100, 100, 98].map((y, seat) => ({ seat, y }))
  const placed = spread(endings, 30, 120)
  expect(placed.map(({ seat }) => seat)).toEqual([0, 3, 1, 2])
  expect(placed.map(({ y }) => y)).toEqual([30, 60, 90, 120])
})

test('each seat has a line and a name on the chart', () => {
  const box = { x: 0, y: 0, width: 900, height: 200 }
  const shapes = chart(
    {
      from: 1,
      levels: [
        [1, 2, 10],
        [1, 1, 4],
      ],
    },
    ['Ana', 'Bartholomew the Third'],
    box,
  )
  const texts = shapes.flatMap((shape) => (shape.type === 'text' ? shape.runs.map(({ text }) => text) : []))
  expect(texts.slice(-2)).toEqual(['10 Ana', '4 Bartholomew …'])
})

test('the story as text: titles at the margin, sentences below them', () => {
  const sentence = { key: 'a', volume: 'plain', text: 'Bob fights.' } as const
  expect(
    storyText([
      { key: '0', title: null, sentences: [sentence] },
      { key: '1', title: 'Turn', sentences: [sentence, sentence] },
    ]),
  ).toBe('  Bob fights.\n\nTurn\n  Bob fights.\n  Bob fights.')
})

describe('a whole game', () => {
  const { history, view } = new Practice({ boxes: ['base'], seats: 4, seed: 7, steps: 0, until: 'over', you: 0 })
  const game = summarise(history, view, READER)

  test.each(['en', 'fr'] as const)(
    'is told without a hole in %s, on the page, as text and on the poster',
    (language) => {
      const headline = headlineOf(game, view, READER, language)
      const facts = factsOf(game, READER, language)
      const text = asText(headline, facts)
      expect(facts.length).toBeGreaterThan(5)
      expect(text).not.toMatch(/[{}]|undefined|NaN/)
      const winner = READER.names[view.winners[0]!]!
      expect(text.startsWith(winner)).toBe(true)
      const poster = drawPoster({ headline, facts, curves: game.curves, names: READER.names, box: 'base', label: 'x' })
      expect(JSON.stringify(poster.shapes)).not.toMatch(/undefined|NaN|null/)
      expect(JSON.stringify(poster.shapes)).toContain(winner.toUpperCase())
    },
  )
})
