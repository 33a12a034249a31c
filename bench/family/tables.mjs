// Ours: random tables of the Munchkin family through the `Game` interface. Choices are listed before every move. Where the
// game waits for a seat, now and then another that may act does so first; at a gate everybody who may answer is asked, once,
// from the active player on, before the house closes it. An answer that is no pass starts the round again.

import { munchkinBots } from '@brouhaha/bots'
import { Random } from '@brouhaha/kit'
import { munchkin, VERBS, verbOf } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { ACCEPTED, HOUSE, includes, lowest, NOBODY, SILENT } from '@brouhaha/table'
import { CHOICES_STREAM } from '../engine/luck.mjs'

export const BOXES = Object.keys(PACKS)

export const game = munchkin(Object.values(PACKS))

const PASS = VERBS.indexOf('pass')
const INTERRUPTS_ONE_IN = 8
const bot = munchkinBots.random()

export function setupOf(boxes, seats, runSeed, number) {
  const random = new Random(runSeed, number)
  const seed = new Int32Array(8)
  for (let i = 0; i < 8; i++) seed[i] = random.word()
  return { seats, options: { boxes }, seed }
}

export const choicesOf = (runSeed) => new Random(runSeed, CHOICES_STREAM)

/** A table that plays one game after the other; `carryOut` puts a choice into effect. */
export class Table {
  #listed = new Int32Array(game.mostChoices)
  /** One offer for each length of a list. */
  #offers = []
  #speaker = 0
  #random
  #carryOut
  /** Choices that are no passes; those of them that had an alternative; passes; gates that the house closed. */
  counts = { choices: 0, open: 0, passes: 0, gates: 0 }

  constructor(random, carryOut = apply) {
    this.#random = random
    this.#carryOut = carryOut
  }

  /** Plays on until the game is over or so many choices were made. */
  play(state, seats, most = Number.POSITIVE_INFINITY) {
    this.#speaker = 0
    const end = this.counts.choices + most
    while (!game.over(state) && this.counts.choices < end) {
      const owing = lowest(game.owing(state))
      if (owing === HOUSE) this.#gate(state, seats)
      else if (!this.#isInterrupted(state, seats)) this.#act(state, owing)
    }
  }

  #isInterrupted(state, seats) {
    const free = game.free(state)
    if (free === NOBODY) return false
    do this.#speaker = (this.#speaker + 1) % seats
    while (!includes(free, this.#speaker))
    return this.#random.below(INTERRUPTS_ONE_IN) === 0 && this.#act(state, this.#speaker)
  }

  #gate(state, seats) {
    const closing = this.#closing(state)
    const first = game.active(state)
    for (let place = 0; place < seats; place++) {
      const seat = (first + place) % seats
      if (!includes(game.free(state), seat) || !this.#act(state, seat)) continue
      if (this.#closing(state) !== closing) return
    }
    this.#carryOut(state, HOUSE, closing)
    this.counts.gates++
  }

  /** The choice by which the house closes the gate; it names the gate. */
  #closing(state) {
    return game.choices(state, HOUSE, this.#listed) === 0 ? null : this.#listed[0]
  }

  #act(state, seat) {
    const count = game.choices(state, seat, this.#listed)
    if (count === 0) return false
    this.#offers[count] ??= { choices: this.#listed.subarray(0, count) }
    const choice = bot.choose(this.#offers[count], this.#random)
    this.#carryOut(state, seat, choice)
    if (verbOf(choice) === PASS) this.counts.passes++
    else {
      this.counts.choices++
      if (count > 1) this.counts.open++
    }
    return true
  }
}

function apply(state, seat, choice) {
  const answer = game.apply(state, seat, choice, SILENT)
  if (answer !== ACCEPTED) throw new Error(`a listed choice was refused: ${game.refusals[answer].rule}`)
}
