import { expect, test } from 'vitest'
import { emphasised } from '../src/text/emphasis.ts'
import { fit } from '../src/text/fit.ts'
import { breakLines, lineWidth, wordsOf } from '../src/text/lines.ts'
import { measure } from '../src/text/measure.ts'

const SETTING = { largest: 30, smallest: 10, leading: 1.2, gap: 0.5 }
const plain = (text: string) => [{ text, font: 'text' as const }]

test('wide letters are wider than narrow ones, bold is wider than plain, and every French letter is known', () => {
  expect(measure('W', 'text')).toBeGreaterThan(2 * measure('i', 'text'))
  expect(measure('niveau', 'bold')).toBeGreaterThan(measure('niveau', 'text'))
  for (const letter of 'àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ«»’–—…\u00a0')
    for (const font of ['text', 'bold', 'italic'] as const) expect(measure(letter, font), letter).not.toBe(0.9)
})

test('lines are as long as they can be and no longer', () => {
  const width = measure('one two three', 'text')
  expect(breakLines(wordsOf(plain('one two three four')), width).map((line) => line[0]?.text)).toEqual([
    'one two three',
    'four',
  ])
  expect(breakLines(wordsOf(plain('one two three four')), width - 0.01)).toHaveLength(2)
  expect(breakLines(wordsOf(plain('one two three four')), width - 0.01)[0]?.[0]?.text).toBe('one two')
})

test('a no-break space keeps its colon', () => {
  const width = measure('Sale coup\u00a0:', 'text')
  const lines = breakLines(wordsOf(plain('Le Sale coup\u00a0: perds')), width)
  expect(lines.map((line) => line[0]?.text)).toEqual(['Le Sale', 'coup\u00a0:', 'perds'])
})

test('a bold number inside a word stays with it', () => {
  const runs = emphasised('gain +2, now')
  expect(runs.map(({ text, font }) => [text, font])).toEqual([
    ['gain ', 'text'],
    ['+2', 'bold'],
    [', now', 'text'],
  ])
  const [line] = breakLines(wordsOf(runs), 100)
  expect(line?.map(({ text }) => text).join('')).toBe('gain +2, now')
})

test('what announces a sentence is bold, a colon in the middle of it announces nothing', () => {
  expect(emphasised('Sale coup\u00a0: meurs.')[0]).toEqual({ text: 'Sale coup\u00a0:', font: 'bold' })
  expect(emphasised('Discard a card, then: draw.')[0]?.font).toBe('text')
})

test('text shrinks until it fits, and no further', () => {
  const room = { width: 200, height: 100 }
  const text = 'A sentence of some length that has to find room on a small piece of paper.'
  const fitted = fit([plain(text)], room, SETTING)
  expect(fitted.cut).toBe(false)
  expect(fitted.height).toBeLessThanOrEqual(100)
  for (const line of fitted.paragraphs.flat()) expect(lineWidth(line) * fitted.size).toBeLessThanOrEqual(200)
  expect(fit([plain(text)], room, { ...SETTING, smallest: fitted.size + 0.5 }).cut).toBe(true)
})

test('text that fits at no size is cut, says so, and still stays within its room', () => {
  const fitted = fit([plain('word '.repeat(400))], { width: 200, height: 100 }, SETTING)
  expect(fitted.cut).toBe(true)
  expect(fitted.height).toBeLessThanOrEqual(100)
  expect(fitted.paragraphs.flat().at(-1)?.at(-1)?.text).toMatch(/…$/)
  for (const line of fitted.paragraphs.flat()) expect(lineWidth(line) * fitted.size).toBeLessThanOrEqual(200.01)
})

test('a balanced name has lines about as long as each other', () => {
  const room = { width: 340, height: 70 }
  const lines = fit([plain('Maître-nageur de terre ferme')], room, { ...SETTING, mostLines: 2, balanced: true })
  const widths = lines.paragraphs.flat().map(lineWidth)
  expect(widths).toHaveLength(2)
  expect(Math.min(...widths)).toBeGreaterThan(0.7 * Math.max(...widths))
})
