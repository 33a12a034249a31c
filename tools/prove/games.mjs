// Every game ends, no card is ever in two places, and a game that is saved and restored after each choice goes the same
// way: `brouhaha simulate mosh --check` for each number of players and side, on this Node and on the newest one.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { commit, leaveEvidence } from '../common/evidence.mjs'
import { remember } from '../common/memory.mjs'
import { progress } from '../common/progress.mjs'
import { build, root, run } from '../common/steps.mjs'
import { sourceFiles } from '../common/syntax.mjs'
import { newestNode } from '../suite/newest-node.mjs'

const PACKAGES = ['kit', 'table', 'zombie-mosh', 'bots', 'cli']
const TABLES = [2, 3, 4, 5, 6].flatMap((players) => ['A', 'B'].map((side) => ({ players, side })))

export function hashSources(packages) {
  const hash = createHash('sha256')
  for (const name of packages)
    for (const file of sourceFiles(join(root, 'packages', name, 'src'))) hash.update(readFileSync(file))
  return hash.digest('hex')
}

const wordsFor = ({ players, side }, { size, seed, bots }) =>
  `simulate mosh --players ${players} --side ${side} --games ${size} --bots ${bots} --seed ${seed}`.split(' ')

/** One run of the terminal's simulation, with every state checked. */
export function simulate(program, words) {
  const workers = ['--workers', String(availableParallelism()), '--json', '--check']
  const child = spawn(program, [join(root, 'packages/cli/bin/brouhaha.mjs'), ...words, ...workers], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const texts = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr']) child[name].setEncoding('utf8').on('data', (text) => (texts[name] += text))
  return new Promise((resolve) => {
    child.on('close', (code) => {
      try {
        resolve({ code, ...JSON.parse(texts.stdout) })
      } catch {
        resolve({ code: code || 1, said: texts.stderr.trim().slice(0, 500) })
      }
    })
  })
}

/** Why a table's outcomes are no proof, or null. */
export function trouble(size, outcomes) {
  for (const { node, code, said, finished, check } of outcomes) {
    if (code !== 0) return `exit code ${code}${node ? ` on ${node}` : ''}${said ? `: ${said}` : ''}`
    if (finished !== size) return `${finished} of ${size} games ended on ${node}`
    if (!(check?.states > 0 && check.restored > 0 && check.troubles === 0))
      return `not everything was checked on ${node}`
  }
  const checksums = new Set(outcomes.map(({ checksum }) => checksum))
  return checksums.size === 1 ? null : `different checksums: ${[...checksums].join(' and ')}`
}

export async function proveGames({ size = 20_000, seed, bots = 'random', fresh, command }) {
  if (!run(build)) return false
  const newest = newestNode(root)
  if (newest.skipped) console.log(`  on one Node only: ${newest.skipped}`)
  const programs = [process.execPath, ...(newest.program ? [newest.program] : [])]
  const name = bots === 'random' ? 'games' : `games-${bots.replaceAll(',', '-')}`
  const memory = remember(name, { commit: commit(), code: hashSources(PACKAGES), size, seed, bots }, { fresh })

  const show = progress(TABLES.length * programs.length)
  const tables = []
  let done = 0
  for (const table of TABLES) {
    const words = wordsFor(table, { size, seed, bots })
    const outcomes = []
    for (const [index, program] of programs.entries()) {
      const part = `${table.players}${table.side} ${index === 0 ? process.versions.node : newest.version}`
      const outcome = memory.get(part) ?? (await simulate(program, words))
      if (outcome.code === 0) memory.set(part, outcome)
      outcomes.push(outcome)
      done++
      show(done, `${table.players} players, side ${table.side}, Node ${part.split(' ')[1]}`)
    }
    tables.push({
      ...table,
      command: `npx brouhaha ${words.join(' ')} --check`,
      trouble: trouble(size, outcomes),
      outcomes,
    })
  }
  return report(name, tables, { size, seed, bots, command })
}

function report(name, tables, { size, seed, bots, command }) {
  for (const { players, side, trouble, outcomes } of tables) {
    const [{ finished, decisions, longest, checksum, check }] = outcomes
    const nodes = outcomes.map(({ node }) => node).join(', ')
    console.log(
      `  ${players} players, side ${side}: ${
        trouble ??
        `${finished} games ended, longest ${longest.rounds} rounds, ${decisions} choices, ${check.states} states ` +
          `without a fault, ${check.restored} restored, ${checksum} on ${nodes}`
      }`,
    )
  }
  const troubles = tables.filter(({ trouble }) => trouble !== null).length
  const finished = tables.reduce((all, { outcomes }) => all + (outcomes[0].finished ?? 0), 0)
  console.log(`games: ${finished} games at ${tables.length} tables of ${bots}: ${troubles} tables with trouble`)
  leaveEvidence(name, command, { seed, bots, gamesPerTable: size, finished, troubles, tables })
  return troubles === 0
}
