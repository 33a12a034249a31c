// One box, until every branch of its cards was taken: by games first, by directed set-ups where those do not lead. What a long run
// finds is kept as it comes in, so that it goes on where it was interrupted.

import { remember } from '../common/memory.mjs'
import { progress } from '../common/progress.mjs'
import { excusesOf } from './excuses.mjs'

const CHUNK = 10

/** Adds what a chunk of games found to what is known. */
function add(total, { games, decisions, taken, troubles }) {
  total.games += games
  total.decisions += decisions
  total.troubles.push(...troubles)
  for (const [name, count] of Object.entries(taken)) total.taken[name] = (total.taken[name] ?? 0) + count
}

export function exhaustBox(box, { Evenings, Director, code }, { seed, games, tables, short, fresh }) {
  const memory = short ? new Map() : remember(`exhaust-${box}`, { code, seed }, { fresh })
  const known = (part, find) => {
    const found = memory.get(part) ?? find()
    if (memory.get(part) === undefined) memory.set(part, found)
    return found
  }

  const evenings = new Evenings(box)
  const { names } = evenings
  const excuses = excusesOf(names)
  const total = { games: 0, decisions: 0, taken: {}, troubles: [] }
  const open = () => names.filter((name) => !(name in total.taken) && !(name in excuses))
  const show = progress(games)
  while (total.games < games && open().length > 0) {
    const [from, to] = [total.games, Math.min(total.games + CHUNK, games)]
    add(
      total,
      known(`games ${from}-${to}`, () => evenings.play(seed, from, to)),
    )
    show(total.games, `games of ${box}, ${open().length} of ${names.length} branches not taken`)
  }

  const director = new Director(box)
  const directed = open().map((name) => ({
    branch: name,
    ...known(`${tables} tables for ${name}`, () => director.take(name, seed, tables)),
  }))
  return {
    cards: new Set(names.map((name) => name.split(' ')[0])).size,
    branches: names.length,
    play: {
      games: total.games,
      decisions: total.decisions,
      reached: names.filter((name) => name in total.taken).length,
      rarest: rarest(total.taken),
    },
    directed: {
      reached: directed.filter(({ isTaken }) => isTaken).map(({ branch, tables }) => ({ branch, tables })),
    },
    neither: directed.filter(({ isTaken }) => !isTaken).map(({ branch }) => branch),
    excused: excuses,
    wronglyExcused: Object.keys(excuses).filter((name) => name in total.taken),
    troubles: total.troubles,
  }
}

const SHOWN = 10

/** The branches that fewest games took, with how many. */
const rarest = (taken) =>
  Object.fromEntries(
    Object.entries(taken)
      .sort(([, one], [, other]) => one - other)
      .slice(0, SHOWN),
  )
