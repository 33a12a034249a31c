// A pack as a file: plain JSON with the version of its format. What a file demands beyond a pack: a name, and for a box of its own
// enough cards to play with.

import { wordsOf1 } from '../format-1/read.ts'
import { inFormat2, type Translation, translation } from '../format-1/translate.ts'
import type { Card, Pack } from '../language/card.ts'
import { described } from './described.ts'
import type { Definitions, Schema } from './json-schema.ts'
import { type Fault, format, type PACK_FORMAT, type PackResult, packShape, readWith } from './pack.ts'
import type { Place, Reading } from './place.ts'
import { also, fault, fields, isObject, maybe, type Reader, text } from './reader.ts'
import { SENTENCES } from './sentences.ts'

/** Enough for six opening hands and some turns, and for somebody to win at all. */
const FEWEST = { doors: 40, monsters: 10, treasures: 30 } as const

/** Cards of the Munchkin family as data. How to write a pack: docs/packs.md. */
interface PackFile extends Pack {
  /** Where editors find this schema. */
  readonly $schema?: string
  /** The version of this format; a file of format 1 is translated. */
  readonly format: typeof PACK_FORMAT
  /** What is printed on it, in both languages. */
  readonly name: NonNullable<Pack['name']>
}

const { name } = packShape

const fileFields = fields<PackFile, Place>({
  $schema: maybe(text('an address', 500)),
  ...packShape,
  format,
  name: name.maybe,
})

const file: Reader<Place> = also(
  fileFields,
  (raw, _path, reading) => {
    if (isObject(raw) && raw.adds !== undefined && raw.profile !== undefined)
      fault(reading, 'profile', 'nothing: only a box of its own has rules of its own')
  },
  (schema) => ({ ...schema, not: { required: ['adds', 'profile'] } }),
)

const copiesOf = (cards: readonly Card[], fits: (card: Card) => boolean): number =>
  cards.filter(fits).reduce((sum, { copies = 1 }) => sum + copies, 0)

/** A box of its own can be played to the end. */
function checkBox({ adds, profile, cards }: Pack, reading: Reading): void {
  if (adds !== undefined) return
  const found = {
    doors: copiesOf(cards, ({ deck }) => deck === 'door'),
    monsters: copiesOf(cards, ({ kind }) => kind === 'monster'),
    treasures: copiesOf(cards, ({ deck }) => deck === 'treasure'),
  }
  for (const what of ['doors', 'monsters', 'treasures'] as const)
    if (found[what] < FEWEST[what])
      fault(reading, 'cards', `at least ${FEWEST[what]} ${what} in a box of its own: these are ${found[what]}`)
  if (profile?.cult === true && !cards.some((card) => card.kind === 'class' && card.cult === true))
    fault(reading, 'profile.cult', 'a class that is the cult')
}

/**
 * Reads the file of a pack strictly and never throws. `besides`: the packs that it may be played with, whose cards and traits it
 * may speak of.
 */
export function readPackFile(raw: unknown, besides: readonly Pack[]): PackResult {
  const others = besides.map(inFormat2)
  if (isObject(raw) && raw.format === 1) return readFile1(raw, others)
  const read = readWith(file, raw, others, checkBox)
  if ('faults' in read) return read
  const { $schema: _schema, ...pack } = read.pack as PackFile
  return { pack }
}

/** A file of format 1 is held to what its translation is held to, and kept as it is. */
function readFile1(raw: Readonly<Record<string, unknown>>, besides: readonly Pack[]): PackResult {
  const { $schema, format: _format, ...kept } = raw
  const pack = kept as unknown as Pack
  const translated = translated1(pack)
  if ('faults' in translated) return translated
  const read = readWith(file, { ...($schema !== undefined && { $schema }), ...translated.pack }, besides, checkBox)
  if ('faults' in read) return read
  const strange = wordsOf1(pack)
  return strange === null ? { pack, notices: translated.notices } : { faults: [strange] }
}

/** Getters and proxies may throw while they are read; no JSON does. */
function translated1(pack: Pack): Translation | { readonly faults: readonly Fault[] } {
  try {
    return translation(pack)
  } catch {
    return { faults: [{ path: '', expected: 'plain JSON' }] }
  }
}

/** What the readers expect, with the sentence for each place in it. */
export function schemaToldBy(sentence: (place: string) => string | undefined): Schema {
  const definitions: Definitions = new Map()
  const schema = described(file.schema(definitions), 'pack', sentence)
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A pack of cards for Brouhaha',
    ...schema,
    definitions: Object.fromEntries(
      [...definitions]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, piece]) => [name, described(piece, name, sentence)]),
    ),
  }
}

/** What many kinds of cards have is told once. */
const sentenceFor = (place: string): string | undefined =>
  SENTENCES[place] ?? SENTENCES[place.replace(/^card=\w+\./, 'card.')]

/** The schema for editors and other programs. */
export const packSchema = (): Schema => schemaToldBy(sentenceFor)
