// The controls of the sentences break what the code says: each finds the piece that it breaks.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { BROKEN_PROMISES } from '../prove/broken-promises.mjs'

const root = resolve(import.meta.dirname, '../..')

interface Piece {
  readonly text: string
  readonly by: string
}

interface Promised extends Piece {
  readonly promise: string
  readonly file: string
  readonly also?: readonly Piece[]
}

test.each(BROKEN_PROMISES as readonly Promised[])('$promise', ({ file, text, by, also = [] }) => {
  const whole = readFileSync(join(root, file), 'utf8')
  for (const piece of [{ text, by }, ...also]) {
    expect(whole).toContain(piece.text)
    expect(piece.by).not.toBe(piece.text)
  }
})

test('there are as many as the proof is held to', () => {
  expect(BROKEN_PROMISES).toHaveLength(16)
})
