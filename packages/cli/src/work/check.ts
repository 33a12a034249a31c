// Looking over a game's shoulder: is every state sound, and does a state that was saved and loaded play on to the same end?

import type { Onlooker } from '@brouhaha/host'
import { assert } from '@brouhaha/kit'
import {
  type Game,
  hashState,
  isRefusal,
  isSchemaError,
  type Kinds,
  loadState,
  type Seat,
  type Setup,
  SILENT,
  type State,
  saveState,
} from '@brouhaha/table'

/** Of so many games one is also saved and loaded after every choice. */
const RESTORED_ONE_IN = 10

export class Check<K extends Kinds> {
  /** States looked at, and states saved, loaded and played on. */
  states = 0
  restored = 0
  readonly #game: Game<K>
  #moves: { readonly seat: Seat; readonly move: number | K['form'] }[] = []

  constructor(game: Game<K>) {
    this.#game = game
  }

  /** Sees each state before its choice: the first one, and what every choice but the last made of it. */
  readonly onlooker: Onlooker<K> = (state, seat, move) => {
    this.#look(state)
    this.#moves.push({ seat, move })
  }

  /** After the last choice of game `number`; throws with what is wrong. */
  finish(state: State, setup: Setup<K['options']>, number: number): void {
    this.#look(state)
    if (number % RESTORED_ONE_IN === 0) this.#restore(state, setup)
    this.#moves = []
  }

  forget(): void {
    this.#moves = []
  }

  #look(state: State): void {
    this.states++
    const faults = this.#game.faults(state)
    if (faults.length > 0) throw new Error(`after ${this.#moves.length} choices: ${faults.join('; ')}`)
  }

  /** Plays the game twice more: as it was, and saved and loaded before every move. */
  #restore(end: State, setup: Setup<K['options']>): void {
    const again = this.#begin(setup)
    let restored = loadState(saveState(again))
    this.#moves.forEach(({ seat, move }, index) => {
      restored = loadState(saveState(restored))
      this.restored++
      const [one, other] = [this.#carryOut(again, seat, move), this.#carryOut(restored, seat, move)]
      if (one !== other) throw new Error(`the state saved after ${index} choices answers otherwise to the next one`)
      if (!areEqual(again, restored)) throw new Error(`the state saved after ${index} choices plays on otherwise`)
    })
    if (hashState(restored) !== hashState(end)) throw new Error('the states that were saved and loaded end elsewhere')
  }

  #begin(setup: Setup<K['options']>): State {
    const begun = this.#game.create(setup, SILENT)
    assert(!isRefusal(begun) && !isSchemaError(begun), 'the set-up was legal a moment ago')
    return begun
  }

  #carryOut(state: State, seat: Seat, move: number | K['form']): number {
    return typeof move === 'number'
      ? this.#game.apply(state, seat, move, SILENT)
      : this.#game.applyForm(state, seat, move, SILENT)
  }
}

const bytesOf = ({ buffer, byteOffset, byteLength }: State): Buffer => Buffer.from(buffer, byteOffset, byteLength)

const areEqual = (one: State, other: State): boolean => bytesOf(one).equals(bytesOf(other))
