// Which games are crawled: the boxes in turn, now and then a mix, every table drawn from the seed.

import { createHash } from 'node:crypto'
import { BOXES } from '../common/boxes.mjs'

const HOUSE_RULES = 8
const SIGHTS = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
]
const LOCALES = ['en-GB', 'fr-FR']

const drawFrom = (seed, game, name) => createHash('sha256').update(`${seed} ${game} ${name}`).digest().readUInt32LE(0)

/** A game by its number. `box` is played alone where somebody asks for it; otherwise every fifth game is a mix. */
export function planGame(seed, game, box) {
  const draw = (name, below) => drawFrom(seed, game, name) % below
  const first = box ?? BOXES[game % BOXES.length]
  const mixed = box === undefined && game % 5 === 4
  const boxes = BOXES.filter((name, at) => name === first || (mixed && draw(`box ${at}`, 2) === 0))
  return {
    boxes,
    seats: 3 + draw('seats', 4),
    rules: draw('rules', 3) === 0 ? [draw('rule', HOUSE_RULES)] : [],
    seed: drawFrom(seed, game, 'luck'),
    viewport: SIGHTS[draw('sight', SIGHTS.length)],
    locale: LOCALES[draw('language', LOCALES.length)],
  }
}
