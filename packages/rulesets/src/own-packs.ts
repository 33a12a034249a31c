// The cards that rules were made with, for whoever shows a table of theirs: other rules number and word other cards.

import { inFormat2, type Pack } from '@brouhaha/cards'

/** What the first releases call their packs, each within its own file; later ones export them. */
const WITHIN: Readonly<Record<string, string>> = {
  '2a088322a20f257d57383e851525948014e0e3cf184c474cc09a3b76b04f8bbc': 'JC',
  '9e01140451ef7980602c0969cbe0a105007f6ead6e47242b0857b7ed6cc4652e': 'RE',
  e063d0035468bb72c3bd6c93cfca088f49c17bb7d0609c88ec76541deed97536: 'cO',
}

/** The packs in a file of rules, in the format of today; null where they play without any. */
export async function ownPacksIn(code: string, sha256: string): Promise<readonly Pack[] | null> {
  const name = WITHIN[sha256]
  const text = name === undefined ? code : `${code}\nexport{${name} as ownPacks};`
  const { ownPacks, packFormat = 1 } = (await import(
    `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`
  )) as {
    readonly ownPacks?: Readonly<Record<string, Pack>>
    readonly packFormat?: number
  }
  if (ownPacks === undefined) return null
  return packFormat === 1 ? Object.values(ownPacks).map(inFormat2) : Object.values(ownPacks)
}

/** Two with the same text give their copies the same numbers. */
export const numberingOf = (packs: readonly Pack[]): string =>
  packs.map(({ box, cards }) => `${box}: ${cards.map(({ id, copies = 1 }) => `${id} ${copies}`).join(', ')}`).join('\n')
