import type { Pack } from '@brouhaha/cards'
import { canonicalJson, type Json, sha256Hex } from '@brouhaha/kit'
import type { PackInfo } from '@brouhaha/protocol'

/** A pack of one's own as a server would describe it. */
export function infoOf(pack: Pack): PackInfo {
  const { box, name = { en: box, fr: box }, adds, cards } = pack
  return {
    box,
    name,
    ...(adds !== undefined && { adds }),
    cards: cards.reduce((sum, { copies = 1 }) => sum + copies, 0),
    hash: sha256Hex(canonicalJson(pack as unknown as Json)),
  }
}
