// Whether an item is one of those that its own `usableBy` forbids: worn, it would keep everybody from using it.

import type { Place, Reading } from './place.ts'
import { fault, isObject } from './reader.ts'

type Raw = Readonly<Record<string, unknown>>

const among = (wanted: unknown, value: unknown): boolean =>
  Array.isArray(wanted) ? wanted.includes(value) : wanted === value

const within = (range: unknown, value: number): boolean | null => {
  if (!isObject(range)) return null
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY } = range
  return value >= Number(least) && value <= Number(most)
}

const tagged = (wanted: unknown, tags: unknown): boolean =>
  Array.isArray(tags) && [wanted].flat().some((tag) => tags.includes(tag))

/** What is asked of an item by what is printed on it; null where that does not tell. */
const ASKED: Readonly<Record<string, (wanted: unknown, item: Raw) => boolean | null>> = {
  kind: (wanted) => among(wanted, 'item') || among(wanted, 'anyItem'),
  deck: (wanted) => wanted === 'treasure',
  slot: (wanted, { slot }) => slot !== undefined && among(wanted, slot),
  size: (wanted, { size }) => (size === undefined ? 'small' : size) === wanted,
  tag: (wanted, { tags }) => tagged(wanted, tags),
  card: (wanted, { id }) => among(wanted, id),
  value: (wanted, { value }) => (typeof value === 'number' ? within(wanted, value) : null),
  bonus: (wanted, { bonus = 0 }) => (typeof bonus === 'number' ? within(wanted, bonus) : null),
  not: (wanted, item) => {
    const fits = fitsItself(wanted, item)
    return fits === null ? null : !fits
  },
  any: (wanted, item) => {
    const answers = Array.isArray(wanted) ? wanted.map((one) => fitsItself(one, item)) : [null]
    if (answers.includes(true)) return true
    return answers.includes(null) ? null : false
  },
}

/** Whether a filter fits the item that asks; null where what is printed does not tell. */
function fitsItself(filter: unknown, item: Raw): boolean | null {
  if (!isObject(filter)) return null
  const answers = Object.entries(filter).map(([field, wanted]) =>
    Object.hasOwn(ASKED, field) ? ASKED[field]!(wanted, item) : null,
  )
  if (answers.includes(false)) return false
  return answers.includes(null) ? null : true
}

const list = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [])

/** Whether this is so of whoever wears the item, because he wears it. */
function isSoByItself(condition: unknown, item: Raw): boolean {
  if (!isObject(condition)) return false
  const { wears, carries, any, all } = condition
  if (any !== undefined) return list(any).some((one) => isSoByItself(one, item))
  if (all !== undefined) return list(all).length > 0 && list(all).every((one) => isSoByItself(one, item))
  return fitsItself(wears ?? carries, item) === true
}

/** Whether this can hold of nobody who wears the item. */
function keepsEverybodyOff(condition: unknown, item: Raw): boolean {
  if (!isObject(condition)) return false
  const { not, all, any } = condition
  if (all !== undefined) return list(all).some((one) => keepsEverybodyOff(one, item))
  if (any !== undefined) return list(any).length > 0 && list(any).every((one) => keepsEverybodyOff(one, item))
  return isSoByItself(not, item)
}

export function checkUsable(raw: unknown, path: string, reading: Reading): void {
  if (isObject(raw) && keepsEverybodyOff(raw.usableBy, raw))
    fault<Place>(
      reading,
      `${path}.usableBy`,
      `"not": { "card": "${String(raw.id)}" } in the filter: in use, this item is one of those itself, and nobody could use it`,
    )
}
