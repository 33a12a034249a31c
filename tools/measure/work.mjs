// `node tools/measure/work.mjs BEFORE AFTER TASK`: does the same work with the built packages of two trees, piece by piece in turn, and
// writes the seconds of a core that each took for a choice and whether both came to the same. What slows the machine for a while slows both, and
// the first pieces, in which hot code is compiled, are not counted.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BOXES } from '../common/boxes.mjs'

const [before, after, task] = process.argv.slice(2)

const SEATS = 4
const WARMING = 60
const PIECES = 60
const INTERRUPTS_ONE_IN = 8

/** The packages of a tree, by their folders. */
const packagesOf = (tree) => async (folder) => {
  const home = resolve(tree, 'packages', folder)
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return import(pathToFileURL(join(home, exports?.['.'].default ?? 'dist/main.js')).href)
}

/** Core seconds of this process, its helping threads included. */
function seconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

const fold = (sum, word) => (Math.imul(sum ^ word, 0x01000193) ^ (sum >>> 15)) >>> 0

const foldText = (sum, text) => {
  let folded = sum
  for (let i = 0; i < text.length; i += 7) folded = fold(folded, text.charCodeAt(i))
  return fold(folded, text.length)
}

/**
 * A piece of random games, as its checksum and how many choices it came to; `look` is called after each of them, and what it says goes
 * into the checksum.
 */
async function games(load, game, options, { piece, count, play, look = () => 0 }) {
  const { Random } = await load('kit')
  const { HOUSE, includes, lowest, NOBODY } = await load('table')
  const listed = new Int32Array(game.mostChoices)
  let sum = 0
  let moves = 0
  const act = (state, seat, random) => {
    const number = game.choices(state, seat, listed)
    if (number === 0) return false
    game.apply(state, seat, listed[random.below(number)], play)
    sum = look(state, moves++, sum)
    return true
  }
  for (let number = piece * count; number < (piece + 1) * count; number++) {
    const random = new Random(number, 77)
    const seed = Int32Array.from({ length: 8 }, () => random.word())
    const state = game.create({ seats: SEATS, options, seed }, play)
    for (let steps = 0; steps < 4000 && !game.over(state); steps++) {
      const free = game.free(state)
      const guest = free === NOBODY ? -1 : random.below(SEATS)
      if (guest >= 0 && includes(free, guest) && random.below(INTERRUPTS_ONE_IN) === 0 && act(state, guest, random))
        continue
      const owing = lowest(game.owing(state))
      act(state, owing === HOUSE ? HOUSE : owing, random)
    }
    for (const cell of state) sum = fold(sum, cell)
  }
  return { sum, moves }
}

async function munchkinOf(load, boxes) {
  const [{ munchkin }, { PACKS }] = [await load('munchkin'), await load('packs')]
  return munchkin(boxes.map((box) => PACKS[box]))
}

const box = (name) => async (load) => {
  const { SILENT } = await load('table')
  const game = await munchkinOf(load, [name])
  return (piece) => games(load, game, { boxes: [name] }, { piece, count: 6, play: SILENT })
}

async function mosh(load) {
  const { SILENT } = await load('table')
  const { zombieMosh } = await load('zombie-mosh')
  const options = { side: 'A', songs: 1, boards: [0, 1, 2, 3] }
  return (piece) => games(load, zombieMosh, options, { piece, count: 4000, play: SILENT })
}

async function views(load) {
  const { SILENT } = await load('table')
  const game = await munchkinOf(load, BOXES)
  const look = (state, move, sum) =>
    move % 4 === 0 ? foldText(sum, JSON.stringify(game.view(state, (move >> 2) % SEATS))) : sum
  return (piece) => games(load, game, { boxes: BOXES }, { piece, count: 1, play: SILENT, look })
}

/** What a row is to four seats: its events as each hears them, and its own part of the view. */
async function told(load) {
  const { listen, Story, seededChance } = await load('table')
  const game = await munchkinOf(load, ['star'])
  const story = new Story()
  const look = (state, _move, before) => {
    let sum = before
    for (let seat = 0; seat < SEATS; seat++)
      sum = foldText(sum, JSON.stringify([listen(story.events, seat), game.own(state, seat)]))
    story.events.length = 0
    return sum
  }
  const play = { chance: seededChance, story }
  return (piece) => games(load, game, { boxes: ['star'] }, { piece, count: 1, play, look })
}

/** The terminal's own command. */
const simulate = (game, count, bots) => async (load) => {
  const { main } = await load('cli')
  for (const emitter of [process, process.stdout]) emitter.setMaxListeners(0)
  const words = [
    'simulate',
    game,
    '--players',
    `${SEATS}`,
    '--games',
    `${count}`,
    '--bots',
    bots,
    '--workers',
    '1',
    '--json',
  ]
  return async (piece) => {
    const write = process.stdout.write.bind(process.stdout)
    let said = ''
    process.stdout.write = (text) => {
      said += text
      return true
    }
    await main([...words, '--seed', `${piece + 1}`])
    process.stdout.write = write
    const { checksum, decisions } = JSON.parse(said)
    return { sum: checksum, moves: decisions }
  }
}

const TASKS = {
  ...Object.fromEntries(BOXES.map((name) => [name, box(name)])),
  mosh,
  views,
  told,
  'simulate-base': simulate('base', 2, 'novice'),
  'simulate-star': simulate('star', 2, 'novice'),
  'simulate-mosh': simulate('mosh', 150, 'steady'),
}

if (task === undefined) console.log(Object.keys(TASKS).join(' '))
else {
  const works = [await TASKS[task](packagesOf(before)), await TASKS[task](packagesOf(after))]
  const spent = [0, 0]
  const moves = [0, 0]
  let same = true
  for (let piece = 0; piece < WARMING + PIECES; piece++) {
    const sums = []
    for (const tree of piece % 2 === 0 ? [0, 1] : [1, 0]) {
      const began = seconds()
      const done = await works[tree](piece)
      sums[tree] = done.sum
      if (piece < WARMING) continue
      spent[tree] += seconds() - began
      moves[tree] += done.moves
    }
    same &&= sums[0] === sums[1]
  }
  console.log(JSON.stringify({ before: spent[0] / moves[0], after: spent[1] / moves[1], same }))
}
