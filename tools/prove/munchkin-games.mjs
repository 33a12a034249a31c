// The same as games.mjs for the Munchkin family: every box and every mix with three to six players, in chunks. What was found is kept in
// the evidence itself, so that a run of hours can be spread over days, as long as the rules are the same.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOXES } from '../common/boxes.mjs'
import { commit, leaveEvidence } from '../common/evidence.mjs'
import { progress } from '../common/progress.mjs'
import { build, root, run } from '../common/steps.mjs'
import { newestNode } from '../suite/newest-node.mjs'
import { hashSources, simulate, trouble } from './games.mjs'

const NAME = 'munchkin-games'
const PACKAGES = ['kit', 'table', 'cards', 'munchkin', 'packs', 'bots']
const CHUNK = 2_500
/** This many games of each table are played on the newest Node as well. */
const TWICE = 50
/** A mix is played so much less often than a box. */
const MIXED_ONE_IN = 10

const COMBINATIONS = Array.from({ length: 2 ** BOXES.length - 1 }, (_, index) =>
  BOXES.filter((_box, bit) => (((index + 1) >> bit) & 1) === 1),
)

/** Tables in the order in which they are played: a little of everything first. */
function chunksOf(size) {
  const tables = COMBINATIONS.flatMap((boxes) =>
    [3, 4, 5, 6].map((players) => ({
      boxes: boxes.join('+'),
      players,
      games: Math.ceil(size / 4 / (boxes.length > 1 ? MIXED_ONE_IN : 1)),
    })),
  )
  return tables
    .flatMap(({ games, ...table }) => {
      const starts = Array.from({ length: Math.ceil(games / CHUNK) }, (_, index) => index * CHUNK)
      const cuts = [...new Set([0, Math.min(TWICE, games), ...starts.slice(1), games])]
      return cuts.slice(1).map((end, index) => ({ ...table, from: cuts[index], games: end - cuts[index] }))
    })
    .sort((one, other) => one.from - other.from)
}

function keptFor(code, seed) {
  try {
    const kept = JSON.parse(readFileSync(join(root, 'docs/evidence', `${NAME}.json`), 'utf8'))
    if (kept.code === code && kept.seed === seed) return { parts: kept.parts, counts: kept.counts ?? {} }
  } catch {
    // Nothing was kept: start anew.
  }
  return { parts: {}, counts: {} }
}

const wordsFor = ({ boxes, players, from, games }, seed) =>
  `simulate ${boxes} --players ${players} --games ${games} --from ${from} --bots random --seed ${seed}`.split(' ')

/** What is worth keeping of a run. */
const partOf = ({ code, node, finished, decisions, longest, checksum, check }) => ({
  code,
  commit: commit(),
  node,
  finished,
  decisions,
  longest,
  checksum,
  check,
})

export async function proveMunchkinGames({ size = 20_000, seed, fresh, command }) {
  if (!run(build)) return false
  const newest = newestNode(root)
  const code = hashSources(PACKAGES)
  const { parts, counts } = keptFor(fresh ? null : code, seed)
  const chunks = chunksOf(size)
  const works = chunks.flatMap((chunk) => {
    const id = `${chunk.boxes} ${chunk.players} ${chunk.from}+${chunk.games}`
    const here = { id, chunk, program: process.execPath }
    const there = { id: `${id} newest`, chunk, program: newest.program }
    return chunk.from === 0 && newest.program ? [here, there] : [here]
  })
  const open = works.filter(({ id }) => parts[id] === undefined)
  if (open.length < works.length)
    console.log(`  ${works.length - open.length} of ${works.length} chunks are already proved`)
  const show = progress(open.length)
  for (const [index, { id, chunk, program }] of open.entries()) {
    const outcome = await simulate(program, wordsFor(chunk, seed))
    if (outcome.code !== 0) {
      console.log(`  ${id}: exit code ${outcome.code}: ${outcome.said ?? ''}`)
      return false
    }
    parts[id] = partOf(outcome)
    addCounts(counts, outcome.family)
    leaveEvidence(NAME, command, { code, seed, ...summary(works, parts), counts, parts }, { quiet: true })
    show(index + 1, id)
  }
  return report(works, parts)
}

/** How often each question was asked, each verb and form chosen, each ending reached. */
function addCounts(counts, family) {
  for (const kind of ['decisions', 'verbs', 'forms', 'endings']) {
    counts[kind] ??= {}
    for (const [name, count] of Object.entries(family[kind])) counts[kind][name] = (counts[kind][name] ?? 0) + count
  }
}

function summary(works, parts) {
  const played = works.filter(({ id }) => parts[id] !== undefined && !id.endsWith(' newest'))
  const byBoxes = {}
  for (const { id, chunk } of played) {
    byBoxes[chunk.boxes] ??= { games: 0, decisions: 0, states: 0, restored: 0, longest: { decisions: 0 } }
    const sum = byBoxes[chunk.boxes]
    const { finished, decisions, check, longest } = parts[id]
    sum.games += finished
    sum.decisions += decisions
    sum.states += check.states
    sum.restored += check.restored
    if (longest.decisions > sum.longest.decisions) sum.longest = { players: chunk.players, ...longest }
  }
  const wanted = works.filter(({ id }) => !id.endsWith(' newest')).reduce((all, { chunk }) => all + chunk.games, 0)
  const finished = played.reduce((all, { id }) => all + parts[id].finished, 0)
  return { wanted, finished, byBoxes }
}

function report(works, parts) {
  const { byBoxes, finished, wanted } = summary(works, parts)
  for (const [boxes, { games, decisions, states, restored, longest }] of Object.entries(byBoxes))
    console.log(
      `  ${boxes}: ${games} games ended, ${decisions} choices, ${states} states without a fault, ${restored} restored, ` +
        `longest ${longest.rounds} rounds (${longest.players} players, game ${longest.game})`,
    )
  const troubles = works.flatMap(({ id, chunk }) => {
    const outcomes = [parts[id], parts[`${id} newest`]].filter((part) => part !== undefined)
    const why = trouble(chunk.games, outcomes)
    return why === null ? [] : [`${id}: ${why}`]
  })
  for (const why of troubles) console.log(`  ${why}`)
  console.log(`${NAME}: ${finished} of ${wanted} games, ${troubles.length} chunks with trouble`)
  return troubles.length === 0 && finished === wanted
}
