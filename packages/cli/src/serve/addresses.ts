// Where a server can be reached: from this machine, and from phones on the same network.

import { networkInterfaces } from 'node:os'

type Interfaces = ReturnType<typeof networkInterfaces>

const EVERYWHERE = new Set(['0.0.0.0', '::', ''])
const HERE = new Set(['127.0.0.1', '::1', 'localhost'])
/** Networks that exist inside this machine alone. */
const INWARD = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|lxc|cni|utun|tun|tap)/

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host)

export interface Addresses {
  readonly here: string
  /** The most promising one first; none when only this machine can connect. */
  readonly network: readonly string[]
}

export function addressesOf(host: string, port: number, interfaces: Interfaces = networkInterfaces()): Addresses {
  const url = (name: string): string => `http://${inUrl(name)}:${port}`
  if (HERE.has(host)) return { here: url(host), network: [] }
  if (!EVERYWHERE.has(host)) return { here: url(host), network: [url(host)] }
  const found = Object.entries(interfaces)
    .filter(([name]) => !INWARD.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
  return { here: url('localhost'), network: found.map(({ address }) => url(address)) }
}
