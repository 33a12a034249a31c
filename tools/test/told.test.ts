import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as meanings from '../../packages/cards/src/language/meanings.ts'
import { toldBy } from '../../packages/cards/src/schema/described.ts'
import { schemaToldBy } from '../../packages/cards/src/schema/pack-file.ts'
import { SENTENCES } from '../../packages/cards/src/schema/sentences.ts'
import { told } from '../build/schema.mjs'

const root = join(import.meta.dirname, '../..')
const { sentences, schema, page } = told({ schemaToldBy, toldBy, meanings })

test('the schema carries the comments of the types: npm run schema', () => {
  expect(SENTENCES).toEqual(sentences)
  expect(JSON.parse(readFileSync(join(root, 'docs/pack.schema.json'), 'utf8'))).toEqual(schema)
})

test('docs/language.md says the same: npm run schema', () => {
  expect(readFileSync(join(root, 'docs/language.md'), 'utf8')).toBe(page)
})
