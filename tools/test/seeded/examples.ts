// The cards that the pages of docs/mechanics show, as they stand there: without names.

import { readdirSync, readFileSync } from 'node:fs'

export type Raw = Readonly<Record<string, unknown>>

const PAGES = new URL('../../../docs/mechanics/', import.meta.url)

const examplesOf = (page: string): readonly Raw[] =>
  [...readFileSync(new URL(page, PAGES), 'utf8').matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) =>
    JSON.parse(json!),
  )

export const examples = (): readonly Raw[] => readdirSync(PAGES).toSorted().flatMap(examplesOf)
