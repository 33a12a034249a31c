// Packs that a host brings to a table: kept with it, known by their content.

import type { Pack } from '@brouhaha/cards'
import { canonicalJson, type Json, sha256Hex } from '@brouhaha/kit'
import type { PackInfo } from '@brouhaha/protocol'

/** A pack as it is kept. */
export interface PackRecord {
  readonly hash: string
  readonly text: string
}

export interface Brought {
  readonly pack: Pack
  readonly info: PackInfo
  readonly record: PackRecord
}

const copiesOf = ({ cards }: Pack): number => cards.reduce((sum, { copies = 1 }) => sum + copies, 0)

export function broughtOf(pack: Pack): Brought {
  const text = canonicalJson(pack as unknown as Json)
  const hash = sha256Hex(text)
  const { box, name = { en: box, fr: box }, adds } = pack
  const info = { box, name, ...(adds !== undefined && { adds }), cards: copiesOf(pack), hash }
  return { pack, info, record: { hash, text } }
}

class Damaged extends Error {
  override name = 'Damaged'
}

/** A pack from the store, if it is the one that was put there. */
export function keptPack({ hash, text }: PackRecord): Pack {
  if (sha256Hex(text) !== hash) throw new Damaged(`the pack ${hash} is not what it was`)
  return JSON.parse(text)
}
