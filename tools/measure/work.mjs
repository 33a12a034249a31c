// `node tools/measure/work.mjs TREE TASK`: does a fixed piece of work with the built packages of a tree, and writes the seconds of a core
// that it took and a checksum of what came out. A part of the work is done before the clock starts.

import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { BOXES } from '../common/boxes.mjs'

const [tree, task] = process.argv.slice(2)

async function load(folder) {
  const home = resolve(tree, 'packages', folder)
  const { exports } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  return import(pathToFileURL(join(home, exports['.'].default)).href)
}

const SEATS = 4
const INTERRUPTS_ONE_IN = 8

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

/** Random games of a box; `look` is called now and then, and what it says goes into the checksum. */
async function games(game, options, count, { play, look = () => 0 }) {
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
  for (let number = 0; number < count; number++) {
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
  return sum
}

async function munchkinOf(boxes) {
  const [{ munchkin }, { PACKS }] = [await load('munchkin'), await load('packs')]
  return munchkin(boxes.map((box) => PACKS[box]))
}

async function box(name) {
  const { SILENT } = await load('table')
  const game = await munchkinOf([name])
  return (share) => games(game, { boxes: [name] }, Math.ceil(120 * share), { play: SILENT })
}

async function mosh() {
  const { SILENT } = await load('table')
  const { zombieMosh } = await load('zombie-mosh')
  const options = { side: 'A', songs: 1, boards: [0, 1, 2, 3] }
  return (share) => games(zombieMosh, options, Math.ceil(80_000 * share), { play: SILENT })
}

async function views() {
  const { SILENT } = await load('table')
  const game = await munchkinOf(BOXES)
  const look = (state, move, sum) =>
    move % 4 === 0 ? foldText(sum, JSON.stringify(game.view(state, (move >> 2) % SEATS))) : sum
  return (share) => games(game, { boxes: BOXES }, Math.ceil(12 * share), { play: SILENT, look })
}

/** What a row is to four seats: its events as each hears them, and its own part of the view. */
async function told() {
  const { listen, Story, seededChance } = await load('table')
  const game = await munchkinOf(['star'])
  const story = new Story()
  const look = (state, _move, before) => {
    let sum = before
    for (let seat = 0; seat < SEATS; seat++)
      sum = foldText(sum, JSON.stringify([listen(story.events, seat), game.own(state, seat)]))
    story.events.length = 0
    return sum
  }
  const play = { chance: seededChance, story }
  return (share) => games(game, { boxes: ['star'] }, Math.ceil(5 * share), { play, look })
}

/** The terminal's own command, whole, the start of the process included. */
async function simulate(game, players, count, bots) {
  const { main } = await load('cli').catch(() => import(pathToFileURL(resolve(tree, 'packages/cli/dist/main.js')).href))
  const words = [
    'simulate',
    game,
    '--players',
    String(players),
    '--bots',
    bots,
    '--seed',
    '5',
    '--workers',
    '1',
    '--json',
  ]
  return async (share) => {
    const write = process.stdout.write.bind(process.stdout)
    let said = ''
    process.stdout.write = (text) => {
      said += text
      return true
    }
    await main([...words, '--games', String(Math.ceil(count * share))])
    process.stdout.write = write
    return said.match(/"checksum": *"?([^",\n]*)/)?.[1]
  }
}

const TASKS = {
  ...Object.fromEntries(BOXES.map((name) => [name, () => box(name)])),
  mosh,
  views,
  told,
  'simulate-base': () => simulate('base', 4, 16, 'novice'),
  'simulate-star': () => simulate('star', 4, 16, 'novice'),
  'simulate-mosh': () => simulate('mosh', 4, 1000, 'steady'),
}

if (task === undefined) console.log(Object.keys(TASKS).join(' '))
else {
  const work = await TASKS[task]()
  await work(0.25)
  const began = seconds()
  const checksum = await work(1)
  console.log(JSON.stringify({ seconds: seconds() - began, checksum }))
}
