// A table as a server of its day leaves it: opened, seated and played for some rows over real sockets, the same at every run with the
// same seed, then written down as the statements that make its database again. Tests go on with it for ever.

import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'

const { DatabaseSync } = createRequire(new URL('../../packages/server/package.json', import.meta.url))(
  '@photostructure/sqlite',
)

const NAMES = ['Ana', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn']
const HOUR = 3_600_000
const PATIENT = { relaxed: HOUR, brisk: HOUR, endless: HOUR, days: HOUR }
/** What brings a game forward; the rest is done now and then. */
const FORWARD = new Set(
  'done keep openDoor noTrouble loot claim roll pass decline enough playItem equip playTrait fight attack'.split(' '),
)

/** Any rule that is the same everywhere will do. */
function numbers(seed) {
  let word = Math.imul(seed + 1, 0x9e3779b1) >>> 0
  return (bound) => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return (word >>> 8) % bound
  }
}

async function post(address, body) {
  const headers = { 'content-type': 'application/json' }
  const reply = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (reply.status !== 201) throw new Error(`${address}: ${reply.status} ${await reply.text()}`)
  return reply.json()
}

/** Somebody at a seat, who waits for an answer to whatever they send. */
class Sitting {
  sight = null
  #socket
  #awaited = null

  constructor(address, { table, secret }) {
    this.#socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${table}/socket`)
    this.#socket.on('open', () => this.#socket.send(JSON.stringify({ type: 'hello', protocol: 1, secret })))
    this.#socket.on('message', (raw) => this.#hear(JSON.parse(raw.toString())))
  }

  #hear(message) {
    if (message.sight !== undefined) this.sight = message.sight
    if (message.type === 'welcome' || message.type === 'pong' || message.type === 'answer') this.#awaited?.(message)
  }

  get arrived() {
    return new Promise((resolve) => {
      this.#awaited = resolve
    })
  }

  ask(message) {
    this.#socket.send(JSON.stringify(message))
    return this.arrived
  }

  async leave() {
    const closed = once(this.#socket, 'close')
    this.#socket.close()
    await closed
  }
}

/** A game that is over before leaves fewer rows. */
async function playRows(people, rows, below) {
  for (let played = 0, tries = 0; played < rows && tries < 100 * rows; tries++) {
    for (const person of people) await person.ask({ type: 'ping' })
    const person = people[below(people.length)]
    const { seq, choices } = person.sight
    const forward = choices.filter(({ type }) => FORWARD.has(type))
    const offered = forward.length > 0 && below(4) > 0 ? forward : choices
    if (offered.length === 0) continue
    const choice = offered[below(offered.length)]
    const answer = await person.ask({ type: 'choose', id: `choice-${tries}`, seq, choice })
    if (answer.ok) played++
  }
}

const quoted = (value) => (typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value ?? 'NULL'}`)

/** The statements that make a database again. */
function statements(file) {
  const database = new DatabaseSync(file)
  try {
    const made = database
      .prepare('SELECT name, sql, type FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid')
      .all()
    const tables = made.filter(({ type }) => type === 'table')
    const rows = tables.flatMap(({ name }) =>
      database
        .prepare(`SELECT * FROM ${name}`)
        .all()
        .map((row) => `INSERT INTO ${name} VALUES (${Object.values(row).map(quoted).join(', ')});`),
    )
    return [...made.map(({ sql }) => `${sql.replaceAll(/\s+/g, ' ')};`), ...rows]
  } finally {
    database.close()
  }
}

/** The text of a kept table: who sits there, then its database. `opening` is what whoever opens the table asks for. */
export async function keepTable({ startServer, opening, rows, seed, now }) {
  const dataDir = mkdtempSync(join(tmpdir(), 'brouhaha-kept-'))
  const luck = numbers(seed)
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    pages: null,
    now: () => now,
    random: (count) => Uint8Array.from({ length: count }, () => luck(256)),
    times: { graceMs: HOUR, gateMs: PATIENT },
    limits: { messages: { burst: 1e6, perSecond: 1e6 } },
  })
  try {
    const names = NAMES.slice(0, opening.seats)
    const seats = [await post(`${server.address}/api/tables`, { ...opening, name: names[0] })]
    const { table } = seats[0]
    for (const name of names.slice(1)) seats.push(await post(`${server.address}/api/tables/${table}/seats`, { name }))
    const people = seats.map((seat) => new Sitting(server.address, seat))
    await Promise.all(people.map(({ arrived }) => arrived))
    await people[0].ask({ type: 'act', id: 'start', act: { type: 'start' } })
    await playRows(people, rows, luck)
    for (const person of people) await person.leave()
    await server.close()
    const who = { table, seats: seats.map(({ seat, secret }, index) => ({ seat, secret, name: names[index] })) }
    return [`-- ${JSON.stringify(who)}`, ...statements(join(dataDir, 'brouhaha.db')), ''].join('\n')
  } finally {
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
