// Tells a game row by row. A sentence may need what was heard before it, so the teller goes on from where it stopped.

import { Monsters, type MunchkinHeard, Overlap, type Reader, tellMunchkinEvent } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { eventsOfGame } from '../../../line/taken-back.ts'
import type { Sentence } from '../../../table/story/story.ts'
import { tellTakenBack } from '../../../table/story/tell-taken-back.ts'
import { volumeOf } from './volume.ts'

export interface Told extends Sentence {
  /** The row that it belongs to. */
  readonly seq: number
}

export const eventsOf = (row: HeardRow): readonly MunchkinHeard[] =>
  eventsOfGame(row.events) as readonly MunchkinHeard[]

export class Teller {
  readonly #reader: Reader
  readonly #language: Language
  readonly #monsters = new Monsters()
  readonly #overlap: Overlap
  #rows: readonly HeardRow[] = []
  #told: readonly Told[] = []

  constructor(first: HeardRow | undefined, reader: Reader, language: Language) {
    this.#reader = { ...reader, monster: (slot) => this.#monsters.textIn(slot) }
    this.#language = language
    this.#overlap = new Overlap(first?.seq === 0)
  }

  /** Whether these rows are the ones it knows, and perhaps more. */
  knows(history: readonly HeardRow[]): boolean {
    const known = this.#rows.length
    return history.length >= known && history[0] === this.#rows[0] && history[known - 1] === this.#rows[known - 1]
  }

  tell(history: readonly HeardRow[]): readonly Told[] {
    const fresh = history.slice(this.#rows.length).flatMap((row) => this.#tellRow(row))
    this.#rows = history
    if (fresh.length > 0) this.#told = [...this.#told, ...fresh]
    return this.#told
  }

  #tellRow(row: HeardRow): readonly Told[] {
    const told: Told[] = [...tellTakenBack(row, this.#reader, this.#language)]
    let before = ''
    let times = 1
    for (const [index, event] of eventsOf(row).entries()) {
      const text = this.#overlap.covers(event) ? null : tellMunchkinEvent(event, this.#reader, this.#language)
      this.#monsters.follow(event)
      if (text === null) continue
      times = text === before ? times + 1 : 1
      before = text
      if (times > 1) told[told.length - 1] = { ...told.at(-1)!, text: `${text} (×${times})` }
      else told.push({ key: `${row.seq}.${index}`, seq: row.seq, volume: volumeOf(event), text })
    }
    return told
  }
}
