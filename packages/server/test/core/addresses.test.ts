import { request } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Addresses } from '@brouhaha/protocol'
import type { ServerOptions } from '@brouhaha/server'
import { describe, expect, test } from 'vitest'
import { serve } from './fixture.ts'

const at = (address: string, internal = false) =>
  [{ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal }] as ReturnType<
    typeof networkInterfaces
  >[string]

const AT_HOME: ServerOptions['interfaces'] = () => ({
  lo: at('127.0.0.1', true),
  docker0: at('172.17.0.1'),
  wlan0: at('192.168.1.20'),
  eth0: at('fe80::1'),
  eth1: at('169.254.3.4'),
})

interface Asking {
  readonly port: number
  readonly by?: string
  readonly headers?: Readonly<Record<string, string>>
}

function ask({ port, by = '127.0.0.1', headers = {} }: Asking): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: by, port, path: '/api/addresses', headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (more: string) => {
        text += more
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    asked.on('error', reject).end()
  })
}

const told = async (asking: Asking): Promise<readonly string[]> =>
  (JSON.parse((await ask(asking)).text) as Addresses).addresses

describe('where phones reach the server', () => {
  test('is told to this machine, whatever it calls itself, and nothing else is', async () => {
    const { port } = await serve({ host: '0.0.0.0', interfaces: AT_HOME })
    expect(await ask({ port })).toEqual({ status: 200, text: `{"addresses":["http://192.168.1.20:${port}"]}` })
    expect(await told({ port, headers: { host: `localhost:${port}` } })).toHaveLength(1)
    expect(await told({ port, headers: { host: `[::1]:${port}` } })).toHaveLength(1)
  })

  test('is nowhere when only this machine can connect', async () => {
    const { port } = await serve({ host: '127.0.0.1', interfaces: AT_HOME })
    expect(await told({ port })).toEqual([])
  })

  test.each([
    ['under another name', { host: 'example.org' }],
    ['under a name that begins like this machine', { host: 'localhost.example.org' }],
    ['through a proxy', { 'x-forwarded-for': '203.0.113.7' }],
    ['through a proxy by the book', { forwarded: 'for=203.0.113.7' }],
  ])('is not told %s', async (_, headers) => {
    const { port } = await serve({ host: '0.0.0.0', interfaces: AT_HOME })
    expect(await told({ port, headers })).toEqual([])
  })

  test('is not told to a page from elsewhere', async () => {
    const { port } = await serve({ host: '0.0.0.0', interfaces: AT_HOME })
    const { status, text } = await ask({ port, headers: { origin: 'https://example.org' } })
    expect(status).toBe(403)
    expect(text).not.toContain('192.168')
  })

  test('is not told to whoever comes over a network, even if they say that they are here', async () => {
    const { port } = await serve({ host: '0.0.0.0', interfaces: AT_HOME })
    const networks = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
    for (const { address, family, internal } of networks) {
      if (family !== 'IPv4' || internal) continue
      expect(await told({ port, by: address, headers: { host: `localhost:${port}` } })).toEqual([])
    }
  })
})
