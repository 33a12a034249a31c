// The committed shuffle of each song, as it is kept with a table.

import { fromHex, toHex } from '@brouhaha/kit'
import { Ceremony, isRefusal, type Refusal, type Reveal, type Seed } from '@brouhaha/table'

export type RandomBytes = (count: number) => Uint8Array

/** What a shuffle is made of: the table's promised seed and what each seat added, as hexadecimal text. */
export interface Ingredients {
  readonly tableSeed: string
  readonly added: readonly string[]
}

export interface LuckRecord extends Ingredients {
  readonly song: number
  readonly stage: 'gathering' | 'playing' | 'finished'
}

const SEED_BYTES = 32

/** A seed that is promised, and nothing added to it yet. */
export const newIngredients = (seats: number, random: RandomBytes): Ingredients => ({
  tableSeed: toHex(random(SEED_BYTES)),
  added: Array.from({ length: seats }, () => ''),
})

export const newLuck = (song: number, seats: number, random: RandomBytes): LuckRecord => ({
  song,
  ...newIngredients(seats, random),
  stage: 'gathering',
})

function ceremonyOf(table: string, luck: LuckRecord): Ceremony {
  const ceremony = new Ceremony(table, luck.song, luck.added.length, fromHex(luck.tableSeed)!)
  luck.added.forEach((bytes, seat) => {
    if (bytes !== '') ceremony.add(seat, fromHex(bytes)!)
  })
  if (luck.stage !== 'gathering') ceremony.close()
  if (luck.stage === 'finished') ceremony.finish()
  return ceremony
}

const promises = new WeakMap<LuckRecord, string>()

export function promiseOf(table: string, luck: LuckRecord): string {
  const known = promises.get(luck)
  if (known !== undefined) return known
  const { promise } = ceremonyOf(table, luck)
  promises.set(luck, promise)
  return promise
}

export function addLuck(table: string, luck: LuckRecord, seat: number, bytes: string): LuckRecord | Refusal {
  const refused = ceremonyOf(table, luck).add(seat, fromHex(bytes)!)
  return refused ?? { ...luck, added: luck.added.with(seat, bytes) }
}

/** Closes the gathering; from here on the deal is fixed. */
export function closeLuck(table: string, luck: LuckRecord): { readonly luck: LuckRecord; readonly seed: Seed } {
  return { luck: { ...luck, stage: 'playing' }, seed: ceremonyOf(table, luck).close() }
}

/** The song is over or given up: its seed may be seen. Null if it never began. */
export function finishLuck(
  table: string,
  luck: LuckRecord,
): { readonly luck: LuckRecord; readonly reveal: Reveal } | null {
  if (luck.stage !== 'playing') return null
  const finished: LuckRecord = { ...luck, stage: 'finished' }
  const reveal = ceremonyOf(table, finished).reveal()
  return isRefusal(reveal) ? null : { luck: finished, reveal }
}
