// `npm run bench -- engine|server [--json]`: installs what a benchmark needs when it first runs (bench/ is a package of its own,
// so that nobody else downloads the peers), builds the packages, and measures. Progress goes to stderr, results to stdout.

import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const BENCH = join(ROOT, 'bench')

/** Which program measures what, and the packages to build for it (with all that they stand on). */
const BENCHMARKS = {
  engine: {
    program: join(BENCH, 'engine', 'main.mjs'),
    builds: ['packages/zombie-mosh', 'packages/bots', 'packages/packs'],
  },
  server: { program: join(BENCH, 'server', 'main.mjs'), builds: ['packages/server'] },
}
const MOST_TABLES = 2000

const USAGE = `npm run bench -- ${Object.keys(BENCHMARKS).join('|')} [--json] [--tables N, for the server]`

function readArguments() {
  const options = { json: { type: 'boolean' }, tables: { type: 'string' }, help: { type: 'boolean', short: 'h' } }
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  if (values.help) return { help: true }
  const [name, ...rest] = positionals
  if (name === undefined) throw new Error('which benchmark?')
  if (!Object.hasOwn(BENCHMARKS, name)) throw new Error(`there is no benchmark '${name}'`)
  if (rest.length > 0) throw new Error(`one benchmark at a time, not also '${rest[0]}'`)
  const { json = false, tables } = values
  if (tables !== undefined) checkTables(name, tables)
  return { name, args: [...(json ? ['--json'] : []), ...(tables === undefined ? [] : ['--tables', tables])] }
}

function checkTables(name, tables) {
  if (name !== 'server') throw new Error(`--tables is not for the benchmark '${name}'`)
  if (!/^[1-9]\d*$/.test(tables) || Number(tables) > MOST_TABLES) {
    throw new Error(`--tables takes a whole number from 1 to ${MOST_TABLES}, not '${tables}'`)
  }
}

/** Runs a program with its output on stderr; a failure ends the benchmark. */
function step(title, command, args, cwd) {
  console.error(`bench: ${title}`)
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  console.error(`bench: failed: ${title}${error ? ` (${error.message})` : ''}`)
  process.exit(1)
}

function npm(title, args, cwd) {
  const path = process.env.npm_execpath
  if (path?.endsWith('.js')) step(title, process.execPath, [path, '--prefix', cwd, ...args], cwd)
  else step(title, 'npm', ['--prefix', cwd, ...args], cwd)
}

function installBench() {
  const stamp = join(BENCH, 'node_modules', '.installed')
  const lock = createHash('sha256')
    .update(readFileSync(join(BENCH, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  npm('installing the peers (first run only)', ['ci'], BENCH)
  writeFileSync(stamp, lock)
}

function main() {
  let chosen
  try {
    chosen = readArguments()
  } catch (error) {
    console.error(`bench: ${error.message.split('. ')[0]}; usage: ${USAGE}`)
    return 2
  }
  if (chosen.help) {
    console.log(`${USAGE}\n\nWhat is measured, and how to read it: bench/README.md`)
    return 0
  }
  if (!existsSync(join(ROOT, 'node_modules'))) npm('installing', ['ci'], ROOT)
  installBench()
  const { program, builds } = BENCHMARKS[chosen.name]
  npm('building', ['run', '--silent', 'build', '--', ...builds], ROOT)
  const args = ['--expose-gc', program, ...chosen.args]
  const env = { ...process.env, NODE_ENV: 'production' }
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }).status ?? 1
}

process.exitCode = main()
