// The packs that a table plays with: our boxes, and what the host brought. Asked for once for each table.

import type { Pack } from '@brouhaha/cards'
import { PACKS } from '@brouhaha/packs'
import type { TableInfo } from '@brouhaha/protocol'
import { broughtTo } from '../../local/brought.ts'

const OURS: readonly Pack[] = Object.values(PACKS)
const ours = Promise.resolve(OURS)
/** Milliseconds: long enough for a page to say that it failed instead of asking again at every drawing. */
const FAILURE_STANDS = 2000
const brought = new Map<string, Promise<readonly Pack[]>>()

/** A pack with the name of one of ours takes its place. */
const withOurs = (packs: readonly Pack[]): readonly Pack[] => [
  ...OURS.filter(({ box }) => packs.every((pack) => pack.box !== box)),
  ...packs,
]

async function fetchPacks(table: string): Promise<readonly Pack[]> {
  const here = await broughtTo(table)
  if (here !== null) return withOurs(here)
  const answer = await fetch(`/api/tables/${table}/packs`)
  if (!answer.ok) throw new Error(`the packs of table ${table} cannot be fetched`)
  const { packs } = (await answer.json()) as { readonly packs: readonly Pack[] }
  return [...OURS, ...packs]
}

export function packsAtTable({ id, packs = [] }: Pick<TableInfo, 'id' | 'packs'>): Promise<readonly Pack[]> {
  if (packs.length === 0) return ours
  const known = brought.get(id)
  if (known !== undefined) return known
  const asked = fetchPacks(id)
  brought.set(id, asked)
  asked.catch(() => setTimeout(() => brought.delete(id), FAILURE_STANDS))
  return asked
}
