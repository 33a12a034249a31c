// A whole game of each ruleset, played by nobody in particular: what its log holds must replay for ever.

import { BOXES } from '../common/boxes.mjs'

const HOUSE = 30
const SEATS = 4
const SEED = new Int32Array([3, 1, 4, 1, 5, 9, 2, 6])
const NEXT_SEED = '0b'.repeat(32)

/** Chooses among `count`; any rule that is the same everywhere will do. */
function chooser() {
  let word = 2026
  return (count) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return (word >>> 8) % count
  }
}

/** Two songs: every kind of choice that a log can hold is in it. */
const concert = {
  options: { side: 'B', songs: 0 },
  next({ game, match, choose, listed }) {
    const seat = lowest(game.owing(match.state))
    if (seat === HOUSE) {
      const songs = match.rows.filter(({ choice }) => choice.type === 'song').length
      return { seat, choice: songs === 0 ? { type: 'song', seed: NEXT_SEED } : { type: 'enough' } }
    }
    const count = game.choices(match.state, seat, listed)
    return { seat, choice: game.write(listed[choose(count)]) }
  },
}

/** What brings a game of the family forward; the rest is done now and then. */
const FORWARD = new Set(
  'done keep openDoor noTrouble loot claim roll pass decline enough playItem equip playTrait fight ask accept'.split(
    ' ',
  ),
)

/** All four boxes at one table with every custom: gates, offers, forms. What is refused leaves no row. */
const evening = {
  options: { boxes: BOXES, honour: true, pacts: true, passes: true },
  next({ game, match, choose, listed }) {
    const { state } = match
    const [free, owing] = [seatsIn(game.free(state)), seatsIn(game.owing(state))]
    const isGate = owing[0] === HOUSE
    const speaks = free.length > 0 && choose(isGate ? 2 : 9) > (isGate ? 0 : 7)
    const seat = speaks ? free[choose(free.length)] : owing[choose(owing.length)]
    if (seat !== HOUSE && choose(20) === 0) {
      const [form] = game.forms(state, seat, { below: choose }, 1)
      if (form !== undefined) return { seat, choice: form, mayBeRefused: true }
    }
    const words = [...listed.subarray(0, game.choices(state, seat, listed))].map((choice) => game.write(choice))
    const forward = words.filter(({ type }) => FORWARD.has(type))
    const wanted = forward.length > 0 && choose(4) > 0 ? forward : words
    return wanted.length === 0 ? null : { seat, choice: wanted[choose(wanted.length)] }
  },
}

const PLAYS = { 'zombie-mosh': concert, munchkin: evening }

const lowest = (seats) => 31 - Math.clz32(seats & -seats)
const seatsIn = (seats) => Array.from({ length: 31 }, (_, seat) => seat).filter((seat) => (seats >> seat) & 1)

/** The log of that game as the text of a file. A game that is not known here is set up as it usually is. */
export function playFixture({ game, Match }, usual) {
  const { seats = SEATS, options, next } = PLAYS[game.name] ?? { ...usual, next: evening.next }
  const match = Match.open(game, { seats, options, seed: SEED })
  const choose = chooser()
  const listed = new Int32Array(game.mostChoices)
  while (!game.over(match.state)) {
    const move = next({ game, match, choose, listed })
    if (move === null) continue
    const seq = match.rows.length
    const verdict = match.submit({ id: `choice-${seq}`, seat: move.seat, seq, choice: move.choice })
    if (verdict.kind !== 'accepted' && !move.mayBeRefused) throw new Error(`row ${seq}: ${JSON.stringify(verdict)}`)
  }
  return [match.header, ...match.rows].map((line) => `${JSON.stringify(line)}\n`).join('')
}
