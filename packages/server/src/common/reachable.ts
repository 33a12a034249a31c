// Where phones on the same network reach this server. Told to nobody but this machine: its page makes a link of it.

import type { IncomingMessage } from 'node:http'
import type { networkInterfaces } from 'node:os'
import { addressOf, isLoopback } from './address.ts'

export type Interfaces = ReturnType<typeof networkInterfaces>

const EVERYWHERE = new Set(['0.0.0.0', '::', ''])
/** Networks that exist inside this machine alone. */
const INWARD = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|utun|tun|tap)/
const HERE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/

const originOf = (name: string, port: number): string => `http://${name.includes(':') ? `[${name}]` : name}:${port}`

/** The most promising one first; none when only this machine can connect. */
export function reachableAt(host: string, port: number, interfaces: Interfaces): readonly string[] {
  if (isLoopback(host) || host === 'localhost') return []
  if (!EVERYWHERE.has(host)) return [originOf(host, port)]
  return Object.entries(interfaces)
    .filter(([name]) => !INWARD.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => originOf(address, port))
}

/** Asked on this machine, of this machine; what a proxy passes on comes from elsewhere. */
export function isAskedHere(request: IncomingMessage): boolean {
  const { host = '', forwarded, 'x-forwarded-for': passedOn } = request.headers
  return isLoopback(addressOf(request)) && HERE.test(host) && forwarded === undefined && passedOn === undefined
}
