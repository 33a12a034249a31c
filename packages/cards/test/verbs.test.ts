// A verb is one file: what it is called, what it declares, and that the list knows it.

import { readdirSync } from 'node:fs'
import * as cards from '@brouhaha/cards'
import { EFFECT_VERBS, EFFECT_WORDS } from '@brouhaha/cards'
import { expect, test } from 'vitest'

/** What all verbs share. */
const SHARED = new Set(['list.ts', 'named.ts', 'one-card.ts', 'parts.ts', 'verb.ts'])

const fileOf = (verb: string): string => `${verb.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`

test('every verb has a file of its name, and every file is a verb', () => {
  const files = readdirSync(new URL('../src/verbs/', import.meta.url)).filter((file) => !SHARED.has(file))
  expect(files.sort()).toEqual(Object.keys(EFFECT_VERBS).map(fileOf).sort())
})

test('every constructor is one of the package', async () => {
  for (const file of Object.keys(EFFECT_VERBS).map(fileOf)) {
    const {
      verb: _,
      words: __,
      ...constructors
    }: Readonly<Record<string, unknown>> = await import(`../src/verbs/${file}`)
    expect(Object.keys(constructors).length).toBeGreaterThan(0)
    expect(cards).toMatchObject(constructors)
  }
})

test('every verb can be worded', () => {
  expect(Object.keys(EFFECT_WORDS)).toEqual(Object.keys(EFFECT_VERBS))
})
