// Looking over a game's shoulder: is every state sound, and does a state that was saved and loaded play on to the same end?

import type { Onlooker } from '@brouhaha/bots'
import { assert } from '@brouhaha/kit'
import {
  ACCEPTED,
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
  #moves: { readonly seat: Seat; readonly choice: number }[] = []

  constructor(game: Game<K>) {
    this.#game = game
  }

  /** Sees each state before its choice: the first one, and what every choice but the last made of it. */
  readonly onlooker: Onlooker = (state, seat, choice) => {
    this.#look(state)
    this.#moves.push({ seat, choice })
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

  #restore(end: State, setup: Setup<K['options']>): void {
    const begun = this.#game.create(setup, SILENT)
    assert(!isRefusal(begun) && !isSchemaError(begun), 'the set-up was legal a moment ago')
    let state = begun
    this.#moves.forEach(({ seat, choice }, index) => {
      state = loadState(saveState(state))
      this.restored++
      const answer = this.#game.apply(state, seat, choice, SILENT)
      if (answer !== ACCEPTED) throw new Error(`the state saved after ${index} choices refuses the next one`)
    })
    if (hashState(state) !== hashState(end)) throw new Error('the states that were saved and loaded end elsewhere')
  }
}
