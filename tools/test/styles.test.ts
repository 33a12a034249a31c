import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findStyleFaults } from '../check/styles.mjs'

const planted: string[] = []
afterEach(() => {
  for (const home of planted.splice(0)) rmSync(home, { recursive: true })
})

/** On which lines of a file there are faults. */
function lines(path: string, text: string): number[] {
  const home = mkdtempSync(join(tmpdir(), 'styles-'))
  planted.push(home)
  mkdirSync(dirname(join(home, path)), { recursive: true })
  writeFileSync(join(home, path), text)
  return findStyleFaults(home).map((fault) => Number(fault.match(/:(\d+) /)![1]))
}

test('colours and layers have names, but in the theme', () => {
  expect(lines('pages/a.css', '.a {\n  color: #fff;\n  z-index: 3;\n  fill: rgb(0 0 0 / 0.5);\n}')).toEqual([2, 4, 3])
  expect(lines('pages/a.css', '.a {\n  color: var(--ink); /* #fff */\n  z-index: var(--layer-over);\n}')).toEqual([])
  expect(lines('pages/a.css', '.a {\n  z-index: auto;\n}')).toEqual([])
  expect(lines('shell/theme.css', ':root {\n  --ink: #000;\n}')).toEqual([])
})

test('queries know the widths of the theme, a hundredth less for an upper end', () => {
  expect(lines('pages/a.css', '@media (min-width: 43.75rem) and (max-width: 68.74rem) {\n  .a {\n  }\n}')).toEqual([])
  for (const strange of ['(min-width: 700px)', '(min-width: 44rem)', '(max-width: 43.75rem)', '(min-width: 43.74rem)'])
    expect(lines('pages/a.css', `@media ${strange} {\n}`), strange).toEqual([1])
  expect(lines('pages/a.css', '@container (min-width: 12rem) {\n}')).toEqual([])
  expect(lines('pages/a.ts', "const wide = '(min-width: 1240px)'")).toEqual([1])
})

test('the styles of a game touch that game alone', () => {
  expect(lines('games/mosh/a.css', '.mosh {\n  .seat {\n  }\n}\n.mosh-card,\n.zombie .arm {\n}')).toEqual([])
  expect(lines('games/mosh/a.css', '.mosh .seat,\n.seat {\n}')).toEqual([1])
  expect(lines('games/munchkin/a.css', '@media (min-width: 64rem) {\n  .card {\n  }\n}')).toEqual([2])
  expect(lines('games/munchkin/a.css', '@keyframes turn {\n  from {\n  }\n}')).toEqual([])
  expect(lines('pages/a.css', '.seat {\n}')).toEqual([])
})
