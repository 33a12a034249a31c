// Four people at our server: a table opened and joined over HTTP, then four raw WebSockets. When a song is over the host asks
// for the next one at the same table.

import WebSocket from 'ws'
import { deferred } from './deferred.mjs'

const PROTOCOL = 1
const SEATS = 4
const OPTIONS = { game: 'zombie-mosh', seats: SEATS, options: { side: 'A', songs: 0 }, pace: 'relaxed' }

async function post(url, body) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await response.text()
  if (!response.ok) throw new Error(`POST ${new URL(url).pathname}: ${response.status} ${answer.slice(0, 200)}`)
  return JSON.parse(answer)
}

class Seat {
  constructor(table, { seat, secret }) {
    this.table = table
    this.number = seat
    this.secret = secret
    this.sight = null
    this.chosenAt = -1
    this.asked = null
    this.welcomed = deferred()
  }

  connect() {
    const { address, id, meter } = this.table
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/socket`, {
      perMessageDeflate: false,
    })
    this.socket.on('open', () => this.send({ type: 'hello', protocol: PROTOCOL, secret: this.secret }))
    this.socket.on('message', (bytes) => this.hear(JSON.parse(bytes.toString())))
    this.socket.on('close', () => meter.closed())
    this.socket.on('error', () => meter.closed())
    return this.welcomed.promise
  }

  send(message) {
    this.socket.send(JSON.stringify(message))
  }

  hear(message) {
    switch (message.type) {
      case 'welcome':
        this.welcomed.resolve()
        return this.see(message.sight)
      case 'moved':
        return this.see(message.sight)
      case 'answer':
        return this.answered(message)
      case 'bye':
      case 'error':
        return this.table.meter.fail(`ours said: ${JSON.stringify(message)}`)
    }
  }

  see(sight) {
    this.sight = sight
    if (sight.view !== null) this.play()
  }

  play() {
    const { sight, table } = this
    if (this.asked !== null || sight.seq === this.chosenAt || !this.isDue()) return
    this.chosenAt = sight.seq
    if (sight.view.stage === 'encore') return this.act({ type: 'encore', on: true })
    const isCard = sight.view.stage === 'dance'
    const choice = sight.choices[table.random.below(sight.choices.length)]
    this.asked = { id: `${sight.seq}-${this.number}`, isCard, begun: performance.now() }
    this.send({ type: 'choose', id: this.asked.id, seq: sight.seq, choice })
  }

  /** Boards are chosen one after the other: two at once could want the same. The host asks for the next song. */
  isDue() {
    const { view, choices } = this.sight
    if (view.stage === 'encore') return this.number === 0
    if (view.stage === 'boards') return view.seats.findIndex(({ board }) => board === null) === this.number
    return choices.length > 0
  }

  act(act) {
    this.asked = { id: `${act.type}-${this.sight.seq}`, isAct: true, begun: performance.now() }
    this.send({ type: 'act', id: this.asked.id, act })
  }

  answered({ id, ok, ...rest }) {
    const { asked, table } = this
    if (!ok || id !== asked?.id) return table.meter.fail(`ours refused ${id}: ${JSON.stringify(rest)}`)
    this.asked = null
    if (asked.isAct) table.songs++
    else table.meter.acknowledged(asked, { table: table.id, id })
    if (this.sight.view !== null) this.play()
  }
}

export class Table {
  constructor({ address, random, meter }) {
    this.address = address
    this.random = random
    this.meter = meter
    this.songs = -1
    this.seats = []
  }

  async open() {
    const hosted = await post(`${this.address}/api/tables`, { ...OPTIONS, name: 'Seat 0' })
    this.id = hosted.table
    const joined = [hosted]
    for (let seat = 1; seat < SEATS; seat++) {
      joined.push(await post(`${this.address}/api/tables/${this.id}/seats`, { name: `Seat ${seat}`, seat }))
    }
    this.seats = joined.map((seated) => new Seat(this, seated))
    await Promise.all(this.seats.map((seat) => seat.connect()))
  }

  begin() {
    this.seats[0].act({ type: 'start' })
  }

  get waitingSince() {
    return Math.min(...this.seats.map(({ asked }) => asked?.begun ?? Number.POSITIVE_INFINITY))
  }
}
