// Rounds: the peer and every box in turn, beginning with another one each time, so that a slow moment hits all of them alike.

import { SILENT } from '@brouhaha/table'
import { calibrate, STEPS } from '../engine/calibrate.mjs'
import { START } from '../engine/checksum.mjs'
import { checkedChecksum, foldState } from './checked.mjs'
import { timed } from './clock.mjs'
import { play as playShowdown } from './showdown.mjs'
import { BOXES, choicesOf, game, setupOf, Table } from './tables.mjs'

export const ROUNDS = 7
export const GAMES = 40
export const BATTLES = 40
const WARM_UP = { games: 20, battles: 120 }
/** Games of the first round that are played again under supervision. */
const CHECKED = 3

export const FOUR = 4
export const [FEW, MANY] = [3, 6]
/** Box and number of seats. */
export const TABLES = BOXES.flatMap((box) => [FOUR, FEW, MANY].map((seats) => ({ box, seats })))

/** Games are made and played while the clock runs; what they came to is read when it has stopped. */
function playTables({ box, seats }, runSeed, games) {
  const table = new Table(choicesOf(runSeed))
  const { result: states, ...time } = timed(() =>
    Array.from({ length: games }, (_, number) => {
      const state = game.create(setupOf([box], seats, runSeed, number), SILENT)
      table.play(state, seats)
      return state
    }),
  )
  let checksum = START
  let checked = START
  states.forEach((state, number) => {
    checksum = foldState(checksum, state)
    if (number + 1 === CHECKED) checked = checksum
  })
  return { ...table.counts, games, checksum, checked, ...time }
}

function playBattles(runSeed, battles) {
  const { result, ...time } = timed(() => playShowdown(runSeed, battles))
  return { ...result, ...time }
}

function playRound(round) {
  const runSeed = round + 1
  const stepsPerSecond = STEPS / timed(calibrate).core
  const tasks = [
    { name: 'showdown', run: () => playBattles(runSeed, BATTLES) },
    ...TABLES.map((table) => ({ name: nameOf(table), run: () => playTables(table, runSeed, GAMES) })),
  ]
  const runs = {}
  for (let i = 0; i < tasks.length; i++) {
    const { name, run } = tasks[(round * 5 + i) % tasks.length]
    runs[name] = run()
  }
  return { runSeed, stepsPerSecond, runs }
}

export const nameOf = ({ box, seats }) => `${box} ${seats}`

export function playFamily(progress) {
  progress('the family: warming up')
  playBattles(0, WARM_UP.battles)
  for (const table of TABLES) playTables(table, 0, WARM_UP.games)
  const rounds = Array.from({ length: ROUNDS }, (_, round) => {
    progress(`the family: round ${round + 1} of ${ROUNDS}`)
    return playRound(round)
  })
  progress('the family: some of it again, supervised')
  return { rounds, disagreements: supervise(rounds[0]) }
}

/** Where games ended differently when every step of them was looked at, in words. */
function supervise({ runSeed, runs }) {
  return TABLES.filter(
    (table) => checkedChecksum(table.box, table.seats, runSeed, CHECKED) !== runs[nameOf(table)].checked,
  ).map((table) => `${nameOf(table)} seats: supervised, the first ${CHECKED} games end differently`)
}
