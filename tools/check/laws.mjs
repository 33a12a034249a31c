// What the house defines: the rules of its rulebooks and the entries of its law books, as the sources say now.

import { importSource } from '../common/sources.mjs'

export async function laws() {
  const { MUNCHKIN_LAWBOOK } = await importSource('packages/munchkin/src/lawbook/index.ts')
  const { MOSH_LAWBOOK } = await importSource('packages/zombie-mosh/src/lawbook.ts')
  return [...MUNCHKIN_LAWBOOK, ...MOSH_LAWBOOK]
}

export async function rules() {
  const { MUNCHKIN_RULEBOOK } = await importSource('packages/munchkin/src/rulebook.ts')
  const { MOSH_RULEBOOK } = await importSource('packages/zombie-mosh/src/rulebook.ts')
  return [...MUNCHKIN_RULEBOOK.rules, ...MOSH_RULEBOOK.rules]
}
