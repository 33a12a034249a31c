// Packs that a host brings to a table: checked before anything is made of them, kept with the table, known by their content.

import { type Pack, readPackFile } from '@brouhaha/cards'
import { canonicalJson, type Json, sha256Hex } from '@brouhaha/kit'
import { PACKS } from '@brouhaha/packs'
import { MOST_PACK_CARDS, type PackInfo } from '@brouhaha/protocol'
import type { SchemaError } from '@brouhaha/table'

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

function broughtOf(pack: Pack): Brought {
  const text = canonicalJson(pack as unknown as Json)
  const hash = sha256Hex(text)
  const { box, name = { en: box, fr: box }, adds } = pack
  const info = { box, name, ...(adds !== undefined && { adds }), cards: copiesOf(pack), hash }
  return { pack, info, record: { hash, text } }
}

/** The packs, or the first thing that is wrong with them. */
export function readPacks(files: readonly unknown[]): readonly Brought[] | SchemaError {
  const packs: Pack[] = []
  for (const [index, file] of files.entries()) {
    const path = `options.packs.${index}`
    const read = readPackFile(file, [...Object.values(PACKS), ...packs])
    if ('faults' in read) {
      const [fault] = read.faults
      return { path: fault?.path ? `${path}.${fault.path}` : path, expected: fault?.expected ?? 'a pack' }
    }
    packs.push(read.pack)
  }
  if (packs.reduce((sum, pack) => sum + copiesOf(pack), 0) > MOST_PACK_CARDS)
    return { path: 'options.packs', expected: `at most ${MOST_PACK_CARDS} cards, all copies counted` }
  return packs.map(broughtOf)
}

class Damaged extends Error {
  override name = 'Damaged'
}

/** A pack from the store, if it is the one that was put there. */
export function keptPack({ hash, text }: PackRecord): Pack {
  if (sha256Hex(text) !== hash) throw new Damaged(`the pack ${hash} is not what it was`)
  return JSON.parse(text)
}
