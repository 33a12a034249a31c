// Four people at boardgame.io's server: four sockets of its own kind (socket.io, straight over WebSocket) that send what its
// client sends: `sync` to join a match, `update` for a move. A song is a match; for the next one the same sockets join a new
// match, as its client does. FROZEN: see FROZEN.json.

import { io } from 'socket.io-client'
import { deferred } from './deferred.mjs'
import { game } from './frozen-game.mjs'

const SEATS = 4

class Seat {
  constructor(table, number) {
    this.table = table
    this.playerID = String(number)
    this.state = null
    this.asked = null
    this.synced = null
  }

  connect() {
    const { address, meter } = this.table
    const connected = deferred()
    this.socket = io(`${address}/${game.name}`, { transports: ['websocket'], forceNew: true, reconnection: false })
    this.socket.on('connect', connected.resolve)
    this.socket.on('sync', (_, { state }) => {
      this.state = state
      this.synced.resolve()
    })
    this.socket.on('update', (_, state) => this.see(state))
    this.socket.on('disconnect', () => meter.closed())
    this.socket.on('connect_error', () => meter.closed())
    return connected.promise
  }

  join(matchID) {
    this.synced = deferred()
    this.socket.emit('sync', matchID, this.playerID, undefined, SEATS)
    return this.synced.promise
  }

  /** Everybody hears of a move at once, its player too: that is the acknowledgement. */
  see(state) {
    this.state = state
    const { asked, table } = this
    if (asked !== null && state._stateID > asked.stateID) {
      this.asked = null
      table.meter.acknowledged(asked)
    }
    this.play()
    table.noticeEnd()
  }

  play() {
    const { state, table, playerID } = this
    if (this.asked !== null || state.ctx.gameover || state.ctx.currentPlayer !== playerID) return
    const choices = game.ai.enumerate(state.G, state.ctx)
    const { move, args } = choices[table.random.below(choices.length)]
    const payload = { type: move, args, playerID }
    this.asked = { stateID: state._stateID, isCard: true, begun: performance.now() }
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, table.matchID, playerID)
  }
}

export class Table {
  constructor({ address, name, random, meter }) {
    this.address = address
    this.name = name
    this.random = random
    this.meter = meter
    this.songs = 0
    this.seats = Array.from({ length: SEATS }, (_, number) => new Seat(this, number))
  }

  async open() {
    await Promise.all(this.seats.map((seat) => seat.connect()))
  }

  /** The first to join makes the match; whoever joins at the same moment might make another one. */
  async begin() {
    this.matchID = `${this.name}-${this.songs}`
    const [first, ...others] = this.seats
    await first.join(this.matchID)
    await Promise.all(others.map((seat) => seat.join(this.matchID)))
    for (const seat of this.seats) seat.play()
  }

  noticeEnd() {
    if (!this.seats.every(({ asked, state }) => asked === null && state.ctx.gameover)) return
    this.songs++
    this.begin()
  }

  get waitingSince() {
    return Math.min(...this.seats.map(({ asked }) => asked?.begun ?? Number.POSITIVE_INFINITY))
  }
}
