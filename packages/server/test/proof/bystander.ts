// A table that has nothing to do with it: two people who go on playing.

import { Random } from '@brouhaha/kit'
import { Client, openTable, sitDown } from '../client.ts'

export class Bystanders {
  moves = 0
  readonly table: string
  readonly #players: readonly [Client, Client]
  readonly #random = new Random(9, 9)
  #playing: Promise<void> | null = null
  #stopped = false

  private constructor(table: string, players: readonly [Client, Client]) {
    this.table = table
    this.#players = players
  }

  static async sit(address: string): Promise<Bystanders> {
    const host = await openTable(address, { seats: 2, options: { songs: 99 }, name: 'Una' })
    const guest = await sitDown(address, host.table, { name: 'Vic' })
    const una = await Client.join(address, host.table, { secret: host.secret })
    const vic = await Client.join(address, host.table, { secret: guest.secret })
    await una.act({ type: 'start' })
    await vic.until(() => vic.sight.choices.length > 0, 'the game to begin')
    return new Bystanders(host.table, [una, vic])
  }

  /** One choice of whoever is asked. */
  async move(): Promise<void> {
    const [una, vic] = this.#players
    while (una.sight.choices.length === 0 && vic.sight.choices.length === 0) {
      if (this.#stopped) return
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    const player = una.sight.choices.length > 0 ? una : vic
    const { seq, choices } = player.sight
    const choice = choices[this.#random.below(choices.length)] as Record<string, unknown>
    const answer = await player.ask({ type: 'choose', id: `move-${this.moves}`, seq, choice })
    if (!answer.ok) throw new Error(`a bystander was refused: ${JSON.stringify(answer)}`)
    this.moves++
    for (const one of this.#players) await one.until(() => one.sight.seq > seq, 'the row to be told')
  }

  /** Goes on playing, unhurried, until told to stop. */
  play(): void {
    const go = async (): Promise<void> => {
      while (!this.#stopped) {
        await this.move()
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    }
    this.#playing = go()
    this.#playing.catch(() => {})
  }

  /** Resolves once this many moves were made; throws if something went wrong before. */
  async until(moves: number): Promise<void> {
    const enough = async (): Promise<void> => {
      while (this.moves < moves) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    await Promise.race([enough(), this.#playing])
    if (this.moves < moves) throw new Error(`the bystanders stopped after ${this.moves} moves`)
  }

  /** Stops, and throws if anything went wrong meanwhile. */
  async stop(): Promise<void> {
    this.#stopped = true
    await this.#playing
    for (const player of this.#players) player.close()
  }
}
