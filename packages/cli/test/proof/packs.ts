// Packs with mistakes in them, as text: whatever is wrong is told with its line, in both languages, and nothing ever throws. A pack
// without faults can be described and dealt.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expectedInFrench, inFormat2, namesOf, type Pack } from '@brouhaha/cards'
import { Random } from '@brouhaha/kit'
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { mutated } from '@brouhaha/packs/testing'
import { isRefusal, isSchemaError, SEED_WORDS, SILENT } from '@brouhaha/table'
import { type Finding, readPackText } from '../../src/pack/check.ts'
import { lint } from '../../src/pack/lint.ts'

interface Breach {
  readonly pack: number
  readonly says: string
}

interface PacksProved {
  packs: number
  refused: number
  faults: number
  accepted: number
  breaches: Breach[]
}

const OURS: readonly Pack[] = Object.values(PACKS)

/** From the root of the checkout, where proofs and tests run. */
export const EXAMPLE = join('examples', 'kitchen-box', 'pack.json')

/** A letter of the text itself is wrong, and it may be no JSON at all. */
function misprint(random: Random, text: string): string {
  const at = random.below(text.length)
  const letter = '{}[]",:x\n\\0'[random.below(11)] ?? ''
  return text.slice(0, at) + letter + text.slice(at + random.below(2))
}

function badFinding({ line, path, expected, card }: Finding, text: string): string | null {
  if (line < 1 || line > text.split('\n').length) return `line ${line} is not in the text`
  if (expectedInFrench(expected) === null) return `no French for: ${expected}`
  const isAboutCard = /^cards\[\d+\]\./.test(path)
  return isAboutCard && card === undefined && !/^cards\[\d+\]\.id/.test(path) && text.includes('"id"') && line === 1
    ? `no place for ${path}`
    : null
}

function badPack(brought: Pack, besides: readonly Pack[]): string | null {
  const pack = inFormat2(brought)
  const packs = [...besides.filter(({ box }) => pack.adds?.includes(box)), pack]
  for (const language of ['en', 'fr'] as const)
    for (const card of pack.cards) describe(card, language, namesOf(packs, language))
  lint(pack, packs)
  const boxes = packs.map(({ box }) => box)
  const dealt = munchkin(packs).create({ seats: 3, options: { boxes }, seed: new Int32Array(SEED_WORDS) }, SILENT)
  return isRefusal(dealt) || isSchemaError(dealt) ? `it cannot be dealt: ${JSON.stringify(dealt)}` : null
}

/** The example, or some cards of one of our boxes as if they added to another. */
function honestPack(random: Random, example: object): { readonly file: object; readonly besides: readonly Pack[] } {
  if (random.below(2) === 0) return { file: example, besides: OURS }
  const pack = OURS[random.below(OURS.length)]!
  const besides = OURS.filter((other) => other !== pack)
  const cards = pack.cards.filter((card) => 'trait' in card || random.below(6) === 0)
  const adds = [besides[random.below(besides.length)]!.box]
  const file = { format: 1, ...pack, name: { en: 'A Box', fr: 'Une boîte' }, adds, cards }
  return { file: structuredClone(file), besides }
}

/** Packs have numbers of their own, whatever the chunk is cut to. */
const APART = 1_000_000

export function provePacks(run: { readonly seed: number; readonly chunk: number; readonly size: number }): PacksProved {
  const example: object = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  const proved: PacksProved = { packs: 0, refused: 0, faults: 0, accepted: 0, breaches: [] }
  for (let number = run.chunk * APART; number < run.chunk * APART + run.size; number++) {
    const random = new Random(run.seed, number)
    const { file, besides } = honestPack(random, example)
    const written = JSON.stringify(mutated(random, file), null, 2)
    const says = judge(random.below(8) === 0 ? misprint(random, written) : written, besides, proved)
    proved.packs++
    if (says !== null) proved.breaches.push({ pack: number, says })
  }
  return proved
}

/** What went wrong with a pack, or null. */
function judge(text: string, besides: readonly Pack[], proved: PacksProved): string | null {
  try {
    const { pack, faults } = readPackText(text, besides)
    proved.faults += faults.length
    if (pack === null) proved.refused++
    else proved.accepted++
    if ((pack === null) !== faults.length > 0) return 'refused without a fault, or accepted with one'
    const bad = faults.map((fault) => badFinding(fault, text)).find((says) => says !== null)
    return bad ?? (pack === null ? null : badPack(pack, besides))
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}
