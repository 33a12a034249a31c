// The Last Biscuit: eat a biscuit a turn, unless somebody's dog is faster. `game` is what the bundle of its rules holds.

import type { Game, Play, SchemaError, Seat, Seats, Setup, State, Wait } from '@brouhaha/table'
import { ACCEPTED, HOUSE, includes, listSeats, minus, NOBODY, only, plantSeed } from '@brouhaha/table'
import { aboutOf, type Choice, encode, read, verbOf, write } from './choice.ts'
import { type Event, tell } from './events.ts'
import { BiscuitLedger } from './ledger.ts'
import { NO, REFUSALS } from './refusals.ts'
import * as at from './state.ts'
import { type View, view } from './view.ts'

export interface Biscuits {
  readonly options: object
  readonly choice: Choice
  readonly form: never
  readonly happening: Event
  readonly view: View
  readonly preview: { readonly points: number }
}

function create({ seats, seed }: Setup<object>, play: Play<Event>): State | SchemaError {
  if (!(seats >= 2 && seats <= at.MOST_SEATS)) return { path: 'seats', expected: '2 to 6' }
  const state = new Int32Array(at.CELLS)
  state[at.SEATS] = seats
  plantSeed(state, at.LUCK, 1, seed)
  state.set(at.TIN, at.TIN_AT)
  state[at.TIN_SIZE] = at.TIN.length
  play.chance.shuffle(state, at.draws.tin, at.TIN_AT, at.TIN.length)
  tell(play, { type: 'began', seats })
  for (let seat = 0; seat < seats; seat++) draw(state, seat, at.OPENING_HAND, play)
  beginTurn(state, 0, play)
  return state
}

function draw(state: State, seat: number, most: number, play: Play<Event>): void {
  const cards = Array.from({ length: Math.min(most, state[at.TIN_SIZE]!) }, () => {
    const place = at.TIN_AT + --state[at.TIN_SIZE]!
    const kind = state[place]!
    state[at.hand(seat, kind)]!++
    return at.KINDS[kind]!
  })
  tell(play, { type: 'drew', seat, count: cards.length }, { secret: { to: only(seat as Seat), tells: { cards } } })
}

/** The next seat that has a card; when nobody has one, or somebody has had enough, it is over. */
function beginTurn(state: State, from: number, play: Play<Event>): void {
  const seats = state[at.SEATS]!
  let seat = from % seats
  for (let tried = 1; tried < seats && at.handSize(state, seat) === 0; tried++) seat = (seat + 1) % seats
  state[at.TURN] = seat
  state[at.TURNS]!++
  tell(play, { type: 'turnBegan', seat })
  if (at.isOver(state)) tell(play, { type: 'gameOver', winners: listSeats(at.winners(state)) })
}

/** LB-TURN-01: a biscuit goes on the plate, whoever holds whatever. LB-TURN-02: a dog goes for a walk. */
function playCard(state: State, seat: Seat, kind: number, play: Play<Event>): void {
  leaveHand(state, seat, kind, play)
  if (kind === at.DOG) endTurn(state, play)
  else state[at.PLATE] = kind + 1
}

function leaveHand(state: State, seat: number, kind: number, play: Play<Event>): void {
  state[at.hand(seat, kind)]!--
  if (kind === at.DOG) state[at.GONE + kind]!++
  tell(play, { type: 'played', seat, card: at.KINDS[kind]! })
}

/** LB-PLATE-01: time is up and it is eaten. LB-DOG-01: or a dog has it. */
function clear(state: State, type: 'eaten' | 'stolen', seat: number, play: Play<Event>): void {
  const kind = state[at.PLATE]! - 1
  state[at.PLATE] = state[at.PASSED] = 0
  state[at.GONE + kind]!++
  if (type === 'eaten') state[at.POINTS + seat]! += at.WORTH[kind]!
  else leaveHand(state, seat, at.DOG, play)
  tell(play, { type, seat, card: at.KINDS[kind]! })
  endTurn(state, play)
}

function endTurn(state: State, play: Play<Event>): void {
  draw(state, state[at.TURN]!, 1, play)
  beginTurn(state, state[at.TURN]! + 1, play)
}

/** What is allowed is what is on offer; all that is left to say is which rule is in the way of the rest. */
function apply(state: State, seat: Seat, choice: number, play: Play<Event>): number {
  const verb = verbOf(choice)
  if (!offers(state, seat).includes(choice))
    return verb !== 'play' ? NO.plate : includes(owing(state), seat) ? NO.hand : NO.turn
  if (verb === 'play') playCard(state, seat, aboutOf(choice), play)
  else if (verb === 'clear') clear(state, 'eaten', state[at.TURN]!, play)
  else if (verb === 'dog') clear(state, 'stolen', seat, play)
  else {
    state[at.PASSED]! |= only(seat)
    tell(play, { type: 'passed', seat }, { among: only(seat) })
  }
  return ACCEPTED
}

const owing = (state: State): Seats =>
  at.isOver(state) ? NOBODY : only(state[at.PLATE] === 0 ? (state[at.TURN]! as Seat) : HOUSE)

const free = (state: State): Seats =>
  state[at.PLATE] === 0 ? NOBODY : minus(at.everybody(state), state[at.TURN]! as Seat)

/** It depends on what the seat knows alone: its own hand, and what lies on the plate. */
function offers(state: State, seat: Seat): number[] {
  const turn = state[at.TURNS]!
  const held = at.KINDS.flatMap((_, kind) => (state[at.hand(seat, kind)]! > 0 ? [kind] : []))
  if (includes(owing(state), seat))
    return seat === HOUSE ? [encode('clear', turn)] : held.map((kind) => encode('play', kind))
  if (!includes(free(state), seat) || includes(state[at.PASSED]! as Seats, seat)) return []
  return held.includes(at.DOG) ? [encode('pass', turn), encode('dog', turn)] : [encode('pass', turn)]
}

function choices(state: State, seat: Seat, out: Int32Array): number {
  const offered = offers(state, seat)
  out.set(offered)
  return offered.length
}

/** LB-TURN-03: whoever dawdles plays the driest card in the hand. */
function waits(state: State): readonly Wait[] {
  if (at.isOver(state)) return []
  if (state[at.PLATE] !== 0) return [{ clock: 'plate', seat: HOUSE, fallback: encode('clear', state[at.TURNS]!) }]
  const seat = state[at.TURN]! as Seat
  return [{ clock: 'turn', seat, turn: state[at.TURNS]!, fallback: offers(state, seat)[0]! }]
}

/** No card is ever lost or made: tin, hands, plate and what has gone hold them all. */
function faults(state: State): readonly string[] {
  const tin = state.subarray(at.TIN_AT, at.TIN_AT + state[at.TIN_SIZE]!)
  return at.KINDS.flatMap((card, kind) => {
    const lying = tin.filter((one) => one === kind).length + (state[at.PLATE] === kind + 1 ? 1 : 0)
    const held = listSeats(at.everybody(state)).map((seat) => state[at.hand(seat, kind)]!)
    const count = held.reduce((sum, one) => sum + one, lying + state[at.GONE + kind]!)
    return count === at.COPIES[kind] ? [] : [`there are ${count} ${card}, not ${at.COPIES[kind]}`]
  })
}

export const game: Game<Biscuits> = {
  name: 'last-biscuit',
  edition: '1',
  refusals: REFUSALS,
  mostChoices: at.KINDS.length,
  create,
  owing,
  free,
  choices,
  apply,
  applyForm: () => NO.plate,
  forms: () => [],
  over: at.isOver,
  winners: at.winners,
  waits,
  faults,
  read,
  write,
  view,
  preview: (_, choice) => ({ points: verbOf(choice) === 'play' ? at.WORTH[aboutOf(choice)]! : 0 }),
  ledger: (seat) => new BiscuitLedger(seat),
}
