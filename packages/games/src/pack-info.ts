import type { Pack } from '@brouhaha/cards'
import { canonicalJson, type Json, sha256Hex } from '@brouhaha/kit'

/** A pack as text, the same whatever the order of its fields. */
export const packText = (pack: Pack): string => canonicalJson(pack as unknown as Json)

/** A pack as a table tells of it, known by its content. */
export function packInfo(pack: Pack) {
  const { box, name = { en: box, fr: box }, adds, cards } = pack
  return {
    box,
    name,
    ...(adds !== undefined && { adds }),
    cards: cards.reduce((sum, { copies = 1 }) => sum + copies, 0),
    hash: sha256Hex(packText(pack)),
  }
}
