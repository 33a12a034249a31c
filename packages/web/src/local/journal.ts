// The log of a game on this device as it grows. A row is kept before anybody hears of it; two tabs never write the same one.

import { addLuck, closeLuck, type HostedGame, type Ingredients, type Submitted } from '@brouhaha/host'
import { type Command, HOUSE, isRefusal, type LogRow, type Refusal, seedToText } from '@brouhaha/table'
import type { KeptGame, LocalGame } from './game.ts'
import { luckOf } from './luck.ts'
import { reopen, type Unplayable } from './reopen.ts'
import type { Shelf } from './rules.ts'
import type { LocalStore } from './store.ts'

export interface Desk {
  readonly store: LocalStore
  readonly shelf: Shelf
  now(): number
  luck(seats: number): Ingredients
}

/** A game that was only written down has no luck yet. */
const withLuck = ({ game, rows }: KeptGame, desk: Desk): KeptGame =>
  game.luck.length > 0 ? { game, rows } : { game: { ...game, luck: [desk.luck(game.seats.length)] }, rows }

export class Journal {
  readonly hosted: HostedGame
  readonly #desk: Desk
  #game: LocalGame

  private constructor(hosted: HostedGame, game: LocalGame, desk: Desk) {
    this.hosted = hosted
    this.#game = game
    this.#desk = desk
  }

  /** Opens a kept game where it stopped. The first time, luck, header and rules are kept too: from then on they are pinned. */
  static async open(given: KeptGame, desk: Desk): Promise<Journal | Unplayable> {
    const kept = withLuck(given, desk)
    const reopened = await reopen(kept, desk.shelf)
    if (typeof reopened === 'string') return reopened
    const { hosted, ...pin } = reopened
    const game: LocalGame = { ...kept.game, header: hosted.match.header, ...pin }
    if (kept.game.header === null || kept.game.ruleset === undefined) await desk.store.put(game)
    return new Journal(hosted, game, desk)
  }

  get game(): LocalGame {
    return this.#game
  }

  /** Answers once the row is kept. */
  async submit(command: Command): Promise<Submitted> {
    const at = this.#desk.now()
    const submitted = this.hosted.submit(command, at)
    if (submitted.row !== null) await this.#keep(submitted.row, at)
    return submitted
  }

  /** The house answers the game: between two songs, the next one is shuffled as promised. */
  submitForHouse(id: string, choice: 'song' | 'enough'): Promise<Submitted> {
    const { id: table, luck } = this.#game
    const seed = (): string => seedToText(closeLuck(table, luckOf(this.#game, luck.length, 'gathering')).seed)
    const seq = this.hosted.rows.length
    const type = choice
    return this.submit({ id, seat: HOUSE, seq, choice: type === 'song' ? { type, seed: seed() } : { type } })
  }

  /** Luck counts for a song that is promised and not yet dealt. */
  async addLuck(seat: number, bytes: string): Promise<Refusal | null> {
    const { id, luck: songs } = this.#game
    const stage = this.hosted.isBetweenSongs ? 'gathering' : 'playing'
    const luck = addLuck(id, luckOf(this.#game, songs.length, stage), seat, bytes)
    if (isRefusal(luck)) return luck
    const { tableSeed, added } = luck
    const game = { ...this.#game, luck: [...songs.slice(0, -1), { tableSeed, added }] }
    await this.#desk.store.put(game)
    this.#game = game
    return null
  }

  /** Once a song has ended, the next one is promised. */
  async #keep(row: LogRow, at: number): Promise<void> {
    const { luck, seats } = this.#game
    const game: LocalGame = {
      ...this.#game,
      active: at,
      rows: this.hosted.rows.length,
      luck: this.hosted.isBetweenSongs ? [...luck, this.#desk.luck(seats.length)] : luck,
      over: this.hosted.isOver,
    }
    await this.#desk.store.append(game, { at, row })
    this.#game = game
  }
}
