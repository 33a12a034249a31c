// Reference program: Pokémon Showdown's simulator, played as fast as its interface allows. FROZEN: see FROZEN.json.
// Generation 1 random battles between two sides that pick uniformly among what their request allows. The battle is driven
// directly: no streams, no text protocol to parse, no spectator; what the simulator does by itself (the request of each side,
// the battle's log) stays.

import { createRequire } from 'node:module'
import { fold, START } from '../engine/checksum.mjs'
import { CHOICES_STREAM, Random } from '../engine/luck.mjs'

const require = createRequire(import.meta.url)
const { Battle, Teams } = require('@pkmn/sim')
const { TeamGenerators } = require('@pkmn/randoms')

const FORMAT = 'gen1randombattle'
Teams.setGeneratorFactory(TeamGenerators)

function seedFor(runSeed, battle, use) {
  const random = new Random(runSeed, battle)
  const words = Array.from({ length: 4 }, () => random.word() & 0xffff)
  words[0] = (words[0] + use) & 0xffff
  return words
}

function begin(runSeed, battle) {
  const team = (use) => Teams.generate(FORMAT, { seed: seedFor(runSeed, battle, use) })
  return new Battle({
    formatid: FORMAT,
    seed: seedFor(runSeed, battle, 0),
    p1: { name: 'one', team: team(1) },
    p2: { name: 'two', team: team(2) },
  })
}

/** Everything a side may answer to its request. */
function list(request, choices) {
  choices.length = 0
  const active = request.active?.[0]
  if (active !== undefined) {
    for (let i = 0; i < active.moves.length; i++) if (!active.moves[i].disabled) choices.push(`move ${i + 1}`)
    if (active.trapped) return
  }
  const team = request.side.pokemon
  for (let i = 0; i < team.length; i++) {
    if (!team[i].active && !team[i].condition.endsWith(' fnt')) choices.push(`switch ${i + 1}`)
  }
}

function playBattle(battle, random, choices, counts) {
  while (!battle.ended) {
    for (const side of battle.sides) {
      const request = side.activeRequest
      if (battle.ended || request === null || request.wait || side.isChoiceDone()) continue
      list(request, choices)
      if (!battle.choose(side.id, choices[random.below(choices.length)])) throw new Error(side.choice.error)
      counts.choices++
      if (choices.length > 1) counts.open++
    }
  }
}

/** Plays `battles` battles; an `open` choice is one with an alternative. */
export function play(runSeed, battles) {
  const random = new Random(runSeed, CHOICES_STREAM)
  const choices = []
  const counts = { choices: 0, open: 0 }
  let checksum = START
  for (let number = 0; number < battles; number++) {
    const battle = begin(runSeed, number)
    playBattle(battle, random, choices, counts)
    checksum = fold(fold(checksum, battle.turn), battle.winner === 'one' ? 1 : 2)
    for (const side of battle.sides) for (const { hp } of side.pokemon) checksum = fold(checksum, hp)
  }
  return { ...counts, games: battles, checksum }
}
