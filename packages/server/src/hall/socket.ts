// The door for connections: who may come in, and how many at once.

import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { LARGEST_MESSAGE } from '@brouhaha/protocol'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressOf, isForeign, isLoopback } from '../common/address.ts'
import { Connection } from './connection.ts'
import type { Hall } from './hall.ts'

const SOCKET_PATH = /^\/api\/tables\/([a-z0-9]{1,40})\/socket$/

/** Whoever has not hung up this long after our goodbye is cut off. */
const LAST_WORDS_MS = 500

export class Sockets {
  readonly #hall: Hall
  readonly #server: WebSocketServer
  readonly #connections = new Set<Connection>()
  readonly #byAddress = new Map<string, number>()
  readonly #heartbeat: NodeJS.Timeout

  constructor(hall: Hall) {
    this.#hall = hall
    this.#server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_MESSAGE, perMessageDeflate: false })
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections) connection.beat()
    }, hall.context.times.heartbeatMs)
  }

  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void {
    const path = (request.url ?? '').split('?')[0]!
    const tableId = SOCKET_PATH.exec(path)?.[1]
    stream.on('error', () => stream.destroy())
    const address = addressOf(request)
    if (tableId === undefined) turnAway(stream, '404 Not Found')
    else if (isForeign(request)) turnAway(stream, '403 Forbidden')
    else if (this.#isCrowded(address)) turnAway(stream, '503 Service Unavailable')
    else this.#server.handleUpgrade(request, stream, head, (socket) => this.#welcome(socket, stream, tableId, address))
  }

  #isCrowded(address: string): boolean {
    const { limits } = this.#hall.context
    if (this.#connections.size >= limits.connections) return true
    if (isLoopback(address) && !limits.loopback) return false
    return (this.#byAddress.get(address) ?? 0) >= limits.connectionsPerAddress
  }

  #welcome(socket: WebSocket, stream: Duplex, tableId: string, address: string): void {
    const connection = new Connection(socket, stream, this.#hall, tableId)
    this.#connections.add(connection)
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1)
    socket.on('close', () => {
      this.#connections.delete(connection)
      const left = (this.#byAddress.get(address) ?? 1) - 1
      if (left === 0) this.#byAddress.delete(address)
      else this.#byAddress.set(address, left)
    })
  }

  close(): void {
    clearInterval(this.#heartbeat)
    for (const connection of this.#connections) connection.bye('stopping')
    setTimeout(() => {
      for (const connection of this.#connections) connection.hangUp()
    }, LAST_WORDS_MS)
    this.#server.close()
  }
}

function turnAway(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
