// Packs that a host brings to a table: kept with it, known by their content.

import type { Pack } from '@brouhaha/cards'
import { packInfo, packText } from '@brouhaha/games'
import { Damaged } from '@brouhaha/host'
import { sha256Hex } from '@brouhaha/kit'
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

export function broughtOf(pack: Pack): Brought {
  const info = packInfo(pack)
  return { pack, info, record: { hash: info.hash, text: packText(pack) } }
}

/** A pack from the store, if it is the one that was put there. */
export function keptPack({ hash, text }: PackRecord): Pack {
  if (sha256Hex(text) !== hash) throw new Damaged(`the pack ${hash} is not what it was`)
  return JSON.parse(text)
}
