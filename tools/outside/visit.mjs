// One Node, one empty folder: everything that somebody who installs the packages would do first.

import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../common/steps.mjs'
import { writeExamples } from './examples.mjs'

const TSC = join(root, 'node_modules/typescript/bin/tsc')
const TYPES = join(root, 'node_modules/@types')
const LONGEST = 600_000

const OPTIONS = {
  compilerOptions: {
    ...{ target: 'ES2022', module: 'NodeNext', strict: true, outDir: 'out' },
    ...{ lib: ['ES2023', 'DOM'], types: ['node'], typeRoots: [TYPES] },
  },
  include: ['*.ts'],
}

/** Steps by name; each throws, or answers with what it found out. */
export function visit({ folder, node, path, packed }) {
  const environment = {
    ...process.env,
    PATH: path === undefined ? process.env.PATH : `${path}${delimiter}${process.env.PATH}`,
  }
  const run = (command, words) => {
    const child = spawnSync(command, words, { cwd: folder, env: environment, encoding: 'utf8', timeout: LONGEST })
    if (child.status === 0) return child.stdout
    throw new Error(`${command} ${words.join(' ')}: ${child.error ?? ''}${child.stdout}${child.stderr}`.slice(0, 3000))
  }
  const simulate = (...words) => {
    const { checksum } = JSON.parse(run('npx', ['brouhaha', 'simulate', ...words, '--seed', '7', '--json']))
    if (typeof checksum !== 'string' && typeof checksum !== 'number') throw new Error('no checksum')
    return `checksum ${checksum}`
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(OPTIONS))
  const examples = writeExamples(
    packed.map((one) => one.folder),
    folder,
  )
  return {
    install: () => {
      const files = packed.map(({ file }) => file)
      run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error', ...files])
    },
    'examples type-check': () => void run(node, [TSC, '-p', '.']),
    ...Object.fromEntries(
      examples.map((name) => [`example ${name}`, () => void run(node, [join('out', `${name}.js`)])]),
    ),
    'npx brouhaha simulate mosh': () => simulate('mosh', '--players', '3', '--games', '5', '--bots', 'steady'),
    'npx brouhaha simulate base+star': () =>
      simulate('base+star', '--players', '4', '--games', '2', '--bots', 'novice'),
    'npx brouhaha rules': () => {
      if (!run('npx', ['brouhaha', 'rules', 'ZM-DANCE-07']).includes('ZM-DANCE-07')) throw new Error('no such rule')
    },
    'npx brouhaha serve': () => serve(folder, environment),
  }
}

/** Starts it, opens the page and a table, and stops it. */
async function serve(folder, env) {
  const words = ['brouhaha', 'serve', '--port', '0', '--host', '127.0.0.1']
  const child = spawn('npx', words, { cwd: folder, env: { ...env, DATA_DIR: join(folder, 'data') }, detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  const over = new Promise((resolve) => child.once('close', resolve))
  const stop = () => process.kill(-child.pid, 'SIGINT')
  const waiting = setTimeout(stop, LONGEST)
  try {
    const address = await addressIn(() => said, over)
    const get = async (path, init) => {
      const response = await fetch(address + path, init)
      if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
      return response
    }
    const page = await (await get('/')).text()
    const [script] = /\/assets\/[\w-]+\.js/.exec(page) ?? []
    if (script === undefined) throw new Error('the page has no script')
    await get(script)
    if ((await (await get('/api/health')).json()).ok !== true) throw new Error('it is not well')
    const table = { game: 'munchkin', seats: 3, options: { boxes: ['base'] }, pace: 'endless', name: 'Ana' }
    const body = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(table) }
    const seated = await (await get('/api/tables', body)).json()
    const { ruleset } = await (await get(`/api/tables/${seated.table}`)).json()
    return `a table under ${ruleset.slice(0, 16)}`
  } catch (error) {
    throw new Error(`${error.message}; it said: ${said.slice(-1500)}`)
  } finally {
    clearTimeout(waiting)
    stop()
    await over
  }
}

/** What it listens to, as it says itself. */
async function addressIn(said, over) {
  let isOver = false
  void over.then(() => {
    isOver = true
  })
  for (;;) {
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said()) ?? []
    if (address !== undefined) return address
    if (isOver) throw new Error('it stopped by itself')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
