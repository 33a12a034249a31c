// A pack of format 1 in format 2: its cards do what they did, and where that is not what they said, there is a notice.

import type { Pack } from '../language/card.ts'
import { CardTranslation } from './card.ts'
import type { Notice } from './notices.ts'

export interface Translation {
  readonly pack: Pack
  readonly notices: readonly Notice[]
}

const known = new WeakMap<object, Translation>()

/** A pack that somebody brought, in the format of today. */
export const inFormat2 = (pack: Pack): Pack => (pack.format === 2 ? pack : translation(pack).pack)

/** The same, with what has to be said about it. What is no pack stays what it is. */
export function translation(pack: Pack): Translation {
  const made = known.get(pack) ?? translate(pack)
  known.set(pack, made)
  return made
}

function translate(pack: Pack): Translation {
  const notices: Notice[] = []
  const card = new CardTranslation((kind, path) => {
    if (!notices.some((one) => one.kind === kind && one.path === path)) notices.push({ kind, path })
  })
  const cards: unknown = pack.cards
  const done = Array.isArray(cards) ? cards.map((one: unknown, index) => card.inside(one, `cards[${index}]`)) : cards
  return { pack: { ...pack, format: 2, cards: done as Pack['cards'] }, notices }
}
