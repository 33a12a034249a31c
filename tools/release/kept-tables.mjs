// The tables that a release leaves behind in packages/rulesets/tables: one of each game, and one with the example box.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../../packages/server/dist/index.js'
import { BOXES } from '../common/boxes.mjs'
import { root } from '../common/steps.mjs'
import { keepTable } from './kept-table.mjs'

export const TABLES = join(root, 'packages/rulesets/tables')

const SEED = 14
const SEATS = 3
const pace = 'endless'

/** By the ending of their names. A game that is not known here is set up as it usually is. */
function openings(game, usual) {
  if (game === 'zombie-mosh')
    return { '': { opening: { game, seats: SEATS, options: { side: 'B', songs: 1 }, pace }, rows: 12 } }
  if (game !== 'munchkin') return { '': { opening: { game, ...usual, pace }, rows: 12 } }
  const kitchen = JSON.parse(readFileSync(join(root, 'examples/kitchen-box/pack.json'), 'utf8'))
  const withBoxes = (more) => ({ game, seats: SEATS, options: { boxes: BOXES, passes: true, ...more }, pace })
  return {
    '': { opening: withBoxes({}), rows: 60 },
    '-kitchen': { opening: withBoxes({ packs: [kitchen] }), rows: 60 },
  }
}

/** The release is listed already: a new table plays by it. */
export async function keepTables({ game, file, sha256, released }, usual) {
  for (const [ending, { opening, rows }] of Object.entries(openings(game, usual))) {
    const text = await keepTable({ startServer, opening, rows, seed: SEED, now: Date.parse(released) })
    if (!text.includes(`"ruleset":"${sha256}"`)) throw new Error(`a new table of ${game} does not play by ${file}`)
    const name = `${file.replace(/\.mjs$/, '')}${ending}.sql`
    writeFileSync(join(TABLES, name), text)
    console.log(`${game}: left the table ${name}`)
  }
}
