// The log of a game on this device as it grows. A row is kept before anybody hears of it; two tabs never write the same one.

import type { Answer, Heard, Sight, TableInfo } from '@brouhaha/protocol'
import { HOUSE, type LogRow, type Match, type Refusal, type Seat, seedToText } from '@brouhaha/table'
import { concertOf } from './concert.ts'
import type { KeptGame, LocalGame, SongLuck } from './game.ts'
import { ceremonyOf } from './luck.ts'
import { reopen, type Unplayable } from './reopen.ts'
import type { Shelf } from './rules.ts'
import { heardOf, sightOf, tableOf } from './sight.ts'
import type { LocalStore } from './store.ts'

export interface Desk {
  readonly store: LocalStore
  readonly shelf: Shelf
  now(): number
  luck(seats: number): SongLuck
}

export class Journal {
  readonly match: Match
  readonly #desk: Desk
  readonly #times: number[]
  #game: LocalGame

  private constructor(match: Match, game: LocalGame, times: number[], desk: Desk) {
    this.match = match
    this.#game = game
    this.#times = times
    this.#desk = desk
  }

  /** Opens a kept game where it stopped. The first time, header and rules are kept too: from then on they are pinned. */
  static async open(kept: KeptGame, desk: Desk): Promise<Journal | Unplayable> {
    const reopened = await reopen(kept, desk.shelf)
    if (typeof reopened === 'string') return reopened
    const { match, ...pin } = reopened
    const game: LocalGame = { ...kept.game, header: match.header, ...pin }
    if (kept.game.header === null || kept.game.ruleset === undefined) await desk.store.put(game)
    return new Journal(
      match,
      game,
      kept.rows.map(({ at }) => at),
      desk,
    )
  }

  get game(): LocalGame {
    return this.#game
  }

  /** How many rows there are: the seq of the next one. */
  get seq(): number {
    return this.match.rows.length
  }

  sightOf(viewer: number | null): Sight {
    return sightOf(this.match, viewer)
  }

  heardSince(seen: number, viewer: number | null): readonly Heard[] {
    return this.match.rows.slice(seen).map((row) => heardOf(row, viewer, this.#times[row.seq] ?? 0))
  }

  tableOf(paused: boolean): TableInfo {
    return tableOf(this.#game, paused)
  }

  /** Answers once the row is kept; `row` is null unless the choice made a new one. */
  async submit(seat: Seat, id: string, seq: number, choice: unknown): Promise<{ answer: Answer; row: LogRow | null }> {
    const known = this.seq
    const verdict = this.match.submit({ id, seat, seq, choice })
    if (verdict.kind === 'refused')
      return { answer: { type: 'answer', id, ok: false, refusal: verdict.refusal }, row: null }
    if (verdict.kind === 'malformed')
      return { answer: { type: 'answer', id, ok: false, error: verdict.error }, row: null }
    const isNew = this.seq > known
    if (isNew) await this.#keep(verdict.row)
    return { answer: { type: 'answer', id, ok: true, seq: verdict.row.seq }, row: isNew ? verdict.row : null }
  }

  /** Between two songs: the next one, shuffled as promised. */
  playNextSong(id: string): Promise<{ answer: Answer; row: LogRow | null }> {
    const played = concertOf(this.match)?.song ?? 0
    const seed = seedToText(ceremonyOf(this.#game, played + 1).close())
    return this.submit(HOUSE, id, this.seq, { type: 'song', seed })
  }

  /** Luck counts for a song that is promised and not yet dealt. */
  async addLuck(seat: number, bytes: string): Promise<Refusal | null> {
    const ceremony = ceremonyOf(this.#game, this.#game.luck.length)
    if (concertOf(this.match)?.stage !== 'encore') ceremony.close()
    const refused = ceremony.add(
      seat,
      Uint8Array.from(bytes.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    )
    if (refused !== null) return refused
    const promised = this.#game.luck.at(-1)!
    const added = promised.added.with(seat, bytes)
    const game = { ...this.#game, luck: [...this.#game.luck.slice(0, -1), { ...promised, added }] }
    await this.#desk.store.put(game)
    this.#game = game
    return null
  }

  async #keep(row: LogRow): Promise<void> {
    const at = this.#desk.now()
    const { game: rules, state } = this.match
    const concert = concertOf(this.match)
    const { luck, seats } = this.#game
    const isPromised = concert?.stage !== 'encore' || luck.length > concert.song
    const game: LocalGame = {
      ...this.#game,
      active: at,
      rows: this.seq,
      luck: isPromised ? luck : [...luck, this.#desk.luck(seats.length)],
      over: rules.over(state),
    }
    await this.#desk.store.append(game, { at, row })
    this.#game = game
    this.#times.push(at)
  }
}
