// Where a server can be reached: from this machine, and from phones on the same network.

import { networkInterfaces } from 'node:os'
import { type Interfaces, reachableAt } from '@brouhaha/server'

const EVERYWHERE = new Set(['0.0.0.0', '::', ''])

export interface Addresses {
  readonly here: string
  /** The most promising one first; none when only this machine can connect. */
  readonly network: readonly string[]
}

export function addressesOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): Addresses {
  const name = EVERYWHERE.has(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { here: `http://${name}:${port}`, network: reachableAt(host, port, interfaces) }
}
