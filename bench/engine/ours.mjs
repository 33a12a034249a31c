// Ours, through the interface that bots and server use: who owes an answer, what it may answer, play it, is it over.

import { Random } from '@brouhaha/kit'
import { ACCEPTED, copyInto as copyState, fork as forkState, lowest, SILENT, WATCHER } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { foldGame, START } from './checksum.mjs'
import { CHOICES_STREAM } from './luck.mjs'

const SEATS = 4
const OPTIONS = { side: 'A', songs: 1, boards: [0, 1, 2, 3] }

function create(runSeed, game) {
  const random = new Random(runSeed, game)
  const seed = new Int32Array(8)
  for (let i = 0; i < 8; i++) seed[i] = random.word()
  const state = zombieMosh.create({ seats: SEATS, options: OPTIONS, seed }, SILENT)
  if (!(state instanceof Int32Array)) throw new Error(`the game was not created: ${JSON.stringify(state)}`)
  return state
}

function playGame(game, state, random, choices) {
  let moves = 0
  do {
    const seat = lowest(game.owing(state))
    const count = game.choices(state, seat, choices)
    const answer = game.apply(state, seat, choices[random.below(count)], SILENT)
    if (answer !== ACCEPTED) throw new Error(`a listed choice was refused: ${game.refusals[answer].rule}`)
    moves++
  } while (!game.over(state))
  return moves
}

function foldState(hash, state) {
  const { round, seats } = zombieMosh.view(state, WATCHER)
  return foldGame(
    hash,
    zombieMosh.winners(state),
    round,
    seats.flatMap((zombie) => zombie.damage),
  )
}

/** Finished games are read in batches with the clock stopped: a view is for eyes, not a move. */
const BATCH = 256

/** Plays `games` games; `common` is the checksum after the first `prefix` of them, `reading` the time to be left out. */
export function play(runSeed, games, prefix) {
  const random = new Random(runSeed, CHOICES_STREAM)
  const choices = new Int32Array(zombieMosh.mostChoices)
  const finished = []
  let moves = 0
  let checksum = START
  let common = START
  let reading = 0
  for (let game = 0; game < games; game++) {
    const state = create(runSeed, game)
    moves += playGame(zombieMosh, state, random, choices)
    finished.push(state)
    if (finished.length < BATCH && game + 1 !== prefix && game + 1 !== games) continue
    const begun = performance.now()
    for (const state of finished) checksum = foldState(checksum, state)
    finished.length = 0
    if (game + 1 === prefix) common = checksum
    reading += performance.now() - begun
  }
  return { moves, checksum, common, reading }
}

/** A game in its first round, for the comparison of copies. */
export const sample = (runSeed) => create(runSeed, 0)

export const fork = forkState

export const copyInto = copyState
