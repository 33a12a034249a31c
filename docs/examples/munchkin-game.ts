// A whole game of Munchkin by a program that knows nothing of servers: create, ask, choose, look, try, make up, replay.
// From the root of a checkout, after `npm run build`, on Node 22.18 or newer: node docs/examples/munchkin-game.ts

import { Random } from '@brouhaha/kit'
import { type MunchkinKinds, munchkin } from '@brouhaha/munchkin'
import { BASE, STAR } from '@brouhaha/packs'
import {
  ACCEPTED,
  fork,
  HOUSE,
  hashState,
  isRefusal,
  isSchemaError,
  listen,
  lowest,
  type Seat,
  SILENT,
  Story,
  seededChance,
} from '@brouhaha/table'

const YOU = 0 as Seat

export function playOne(seedNumber: number) {
  const game = munchkin([BASE, STAR])
  const seed = new Int32Array(8).fill(seedNumber)
  // A story collects what happens; a ledger keeps what one seat may know of it.
  const story = new Story<MunchkinKinds['happening']>()
  const ledger = game.ledger(YOU)
  const created = game.create({ seats: 4, options: { boxes: ['base', 'star'] }, seed }, { chance: seededChance, story })
  if (isRefusal(created) || isSchemaError(created)) throw new Error('not a legal set-up')

  const state = created
  const random = new Random(seedNumber)
  const offered = new Int32Array(game.mostChoices)
  const log: { readonly seat: Seat; readonly choice: number }[] = []
  while (!game.over(state)) {
    // Whoever the game waits for; the house closes gates by the fallback of its clock.
    const seat = lowest(game.owing(state))
    const count = game.choices(state, seat, offered)
    const choice = seat === HOUSE ? game.waits(state)[0]!.fallback : offered[random.below(count)]!

    // A fork can be played on without touching the game: this is all that a search needs.
    const tried = fork(state)
    if (game.apply(tried, seat, choice, SILENT) !== ACCEPTED) throw new Error('what is listed is legal')

    log.push({ seat, choice })
    game.apply(state, seat, choice, { chance: seededChance, story })
    for (const heard of listen(story.events.splice(0), YOU)) ledger.hear(heard)
  }

  // What this seat sees, and a whole world that it could not tell from the real one.
  const view = game.view(state, YOU)
  const world = ledger.determinise(random)

  // The same choices give the same bytes.
  const again = game.create({ seats: 4, options: { boxes: ['base', 'star'] }, seed }, SILENT) as Int32Array
  for (const { seat, choice } of log) game.apply(again, seat, choice, SILENT)
  return { view, faults: game.faults(world), choices: log.length, same: hashState(again) === hashState(state) }
}

if (process.argv[1] === import.meta.filename) {
  const { choices, same } = playOne(7)
  console.log(`${choices} choices, and the same again: ${same}`)
}
