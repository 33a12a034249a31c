// Random play for the proofs: anybody who may act does, in any order, forms included.

import { assert, Random } from '@brouhaha/kit'
import {
  attempt,
  HOUSE,
  includes,
  isRefusal,
  isSchemaError,
  listen,
  listSeats,
  type Play,
  type Seat,
  type Seats,
  type Seed,
  SILENT,
  type State,
  Story,
  seat,
  seededChance,
} from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import type { Pickpocketing } from './fixture/happening.ts'
import { type Options, pickpockets } from './fixture/pickpockets.ts'

export interface Move {
  readonly seat: Seat
  readonly raw: unknown
}

export const seedOf = (number: number): Seed => {
  const random = new Random(number, 77)
  return Int32Array.from({ length: 8 }, () => random.word())
}

export const WITH_DODGES: Options = { dodges: true, allMustPass: false }

export function begin(seats: number, options: Options, seed: number, play: Play<Pickpocketing> = SILENT): State {
  const state = pickpockets.create({ seats, options, seed: seedOf(seed) }, play)
  assert(!isRefusal(state) && !isSchemaError(state), 'the set-up is a good one')
  return state
}

/** Something that somebody may do now: seldom a form, and the house not before others had a chance. */
export function randomMove(state: State, random: Random): Move {
  const owing = pickpockets.owing(state)
  const everybody = listSeats((owing | pickpockets.free(state)) as Seats)
  for (;;) {
    const actor = everybody[random.below(everybody.length)]!
    if (random.below(4) === 0) {
      const [form] = pickpockets.forms(state, actor, random, 3)
      if (form !== undefined) return { seat: actor, raw: form }
    }
    const choices = listChoices(pickpockets, state, actor)
    const choice = choices[random.below(choices.length)]
    if (choice !== undefined) return { seat: actor, raw: pickpockets.write(choice) }
  }
}

export function carryOut(state: State, move: Move, play: Play<Pickpocketing> = SILENT): void {
  const attempted = attempt(pickpockets, state, move.seat, move.raw, play)
  assert(attempted.kind === 'accepted', `${JSON.stringify(move)} is answered ${JSON.stringify(attempted)}`)
}

/** A random game from its first to its last state; `see` is shown each state with everybody's ledger. */
export function playRandomly(
  seats: number,
  options: Options,
  seed: number,
  see: (state: State, ledgers: readonly ReturnType<typeof pickpockets.ledger>[]) => void = () => {},
): { readonly moves: readonly Move[]; readonly states: readonly State[] } {
  const random = new Random(seed)
  const ledgers = Array.from({ length: seats }, (_, index) => pickpockets.ledger(seat(index)))
  const tell = (events: readonly Pickpocketing[]): void =>
    ledgers.forEach((ledger, index) => {
      for (const event of listen(events, seat(index))) ledger.hear(event)
    })
  const opening = new Story<Pickpocketing>()
  const state = begin(seats, options, seed, { chance: seededChance, story: opening })
  tell(opening.events)
  const moves: Move[] = []
  const states = [state.slice()]
  see(state, ledgers)
  while (!pickpockets.over(state)) {
    const move = randomMove(state, random)
    const story = new Story<Pickpocketing>()
    carryOut(state, move, { chance: seededChance, story })
    tell(story.events)
    moves.push(move)
    states.push(state.slice())
    see(state, ledgers)
  }
  return { moves, states }
}

export const waitsForTheHouse = (state: State): boolean => includes(pickpockets.owing(state), HOUSE)
