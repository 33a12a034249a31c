// The first games of a round once more, slowly: with their story told, every state looked through for faults and rebuilt from
// its bytes after each choice. They must end as they did when they were played for speed.

import { ACCEPTED, copyInto, loadState, Story, saveState, seededChance } from '@brouhaha/table'
import { fold, START } from '../engine/checksum.mjs'
import { choicesOf, game, setupOf, Table } from './tables.mjs'

export function foldState(checksum, state) {
  let folded = fold(checksum, state.length)
  for (let i = 0; i < state.length; i++) folded = fold(folded, state[i])
  return folded
}

function carryOut(state, seat, choice) {
  const answer = game.apply(state, seat, choice, { chance: seededChance, story: new Story() })
  if (answer !== ACCEPTED) throw new Error(`a listed choice was refused: ${game.refusals[answer].rule}`)
  const [fault] = game.faults(state)
  if (fault !== undefined) throw new Error(`the table is in disorder: ${fault}`)
  copyInto(state, loadState(saveState(state)))
}

export function checkedChecksum(box, seats, runSeed, games) {
  const table = new Table(choicesOf(runSeed), carryOut)
  let checksum = START
  for (let number = 0; number < games; number++) {
    const state = game.create(setupOf([box], seats, runSeed, number), { chance: seededChance, story: new Story() })
    table.play(state, seats)
    checksum = foldState(checksum, state)
  }
  return checksum
}
