// The packs that a table plays with: our boxes as its rules know them, and what the host brought. Asked for once for each table.

import { inFormat2, type Pack } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'
import type { TableInfo } from '@brouhaha/protocol'
import { broughtTo } from '../../local/brought.ts'

/** Filled in by the build: the file of the cards of older rules, by the hash of those rules. */
declare const __OLD_CARDS__: Readonly<Record<string, string>> | undefined

const OLD_CARDS = typeof __OLD_CARDS__ === 'undefined' ? {} : __OLD_CARDS__
const ours: Promise<readonly Pack[]> = Promise.resolve(Object.values(PACKS))
/** Milliseconds: long enough for a page to say that it failed instead of asking again at every drawing. */
const FAILURE_STANDS = 2000
const asked = new Map<string, Promise<readonly Pack[]>>()

/** One answer for each name; a failure is forgotten after a while. */
function once(name: string, ask: () => Promise<readonly Pack[]>): Promise<readonly Pack[]> {
  const known = asked.get(name)
  if (known !== undefined) return known
  const answer = ask()
  asked.set(name, answer)
  answer.catch(() => setTimeout(() => asked.delete(name), FAILURE_STANDS))
  return answer
}

async function fetchJson<Found>(address: string): Promise<Found> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} cannot be fetched`)
  return (await answer.json()) as Found
}

/** Our boxes, as these rules number them. */
function oursUnder(ruleset: string): Promise<readonly Pack[]> {
  const file = OLD_CARDS[ruleset]
  if (file === undefined) return ours
  return once(file, async () => (await fetchJson<readonly Pack[]>(`/assets/rulesets/${file}`)).map(inFormat2))
}

/** A pack with the name of one of ours takes its place. */
const beside = (own: readonly Pack[], packs: readonly Pack[]): readonly Pack[] => [
  ...own.filter(({ box }) => packs.every((pack) => pack.box !== box)),
  ...packs,
]

async function fetchPacks(table: string, ruleset: string): Promise<readonly Pack[]> {
  const own = await oursUnder(ruleset)
  const here = await broughtTo(table)
  if (here !== null) return beside(own, here.map(inFormat2))
  const { packs } = await fetchJson<{ readonly packs: readonly Pack[] }>(`/api/tables/${table}/packs`)
  return [...own, ...packs.map(inFormat2)]
}

type Pinning = Pick<TableInfo, 'id' | 'ruleset' | 'packs'>

export const packsAtTable = ({ id, ruleset, packs = [] }: Pinning): Promise<readonly Pack[]> =>
  packs.length === 0 ? oursUnder(ruleset) : once(id, () => fetchPacks(id, ruleset))
