import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { addressesOf } from '../src/serve/addresses.ts'
import { BIN, brouhaha, temporary } from './terminal.ts'

const running = new Set<ChildProcess>()

afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
  running.clear()
})

/** Starts `brouhaha serve` and waits for the address that it prints. */
async function serve(words: string, environment: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [BIN, 'serve', ...words.split(' ').filter(Boolean)], {
    env: { PATH: process.env.PATH, LANG: 'C', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  const shown: string[] = []
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`it ended with ${code}: ${shown.join('')}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      shown.push(text)
      const found = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(shown.join(''))
      if (found !== null) resolve(found[0])
    })
  })
  const said = async (text: string): Promise<string> => {
    while (!shown.join('').includes(text)) await once(child.stdout, 'data')
    return shown.join('')
  }
  const stop = async (signal: NodeJS.Signals): Promise<unknown> => {
    const gone = once(child, 'close')
    child.kill(signal)
    const [code] = await gone
    return code
  }
  return { address, said, stop }
}

describe('serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'answers, keeps games where it is told, and %s closes it',
    async (signal) => {
      const folder = temporary(`games-${signal}`)
      const { address, said, stop } = await serve('', { PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder })
      const health = await fetch(`${address}/api/health`)
      expect(health.status).toBe(200)
      const page = await fetch(`${address}/`)
      expect(page.headers.get('content-type')).toMatch(/^text\/html/)
      expect(await page.text()).toContain('<title>Brouhaha</title>')
      expect(await said('Ctrl-C')).toContain('only this machine')
      expect(existsSync(join(folder, 'brouhaha.db'))).toBe(true)
      expect(await stop(signal)).toBe(0)
    },
  )

  test('its options go before the environment, and French is spoken', async () => {
    const folder = temporary('autres')
    const { address, said, stop } = await serve(`--port 0 --host localhost --data ${folder} --lang fr`, {
      PORT: '1',
      HOST: 'example.invalid',
      DATA_DIR: '/dev/null/no',
    })
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    expect(await said('Ctrl-C')).toContain(`Les parties sont gardées dans ${folder}.`)
    expect(await stop('SIGINT')).toBe(0)
  })

  test('open to the network, it shows its address as a picture for phones', async () => {
    const { said, stop } = await serve('--port 0', { DATA_DIR: temporary('network') })
    const shown = await said('Ctrl-C')
    if (addressesOf('0.0.0.0', 1).network.length > 0) expect(shown).toMatch(/on your network {3}http:\/\/[\d.]+:\d+/)
    expect(shown.includes('█▄▄▄█')).toBe(shown.includes('on your network'))
    expect(await stop('SIGINT')).toBe(0)
  })

  test('a taken port gets one line and exit code 1', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { code, stderr } = await brouhaha(`serve --port ${port} --host 127.0.0.1 --data ${temporary('taken')}`)
    other.close()
    expect(stderr).toMatch(new RegExp(`^brouhaha serve: port ${port} is taken; [^\n]*PORT=${port + 1}\n$`))
    expect(code).toBe(1)
  })

  test('a folder that cannot be written gets one line and exit code 1', async () => {
    const file = temporary('a-file')
    writeFileSync(file, '')
    const { code, stderr } = await brouhaha(`serve --port 0 --data ${file}/games`)
    expect(stderr).toBe(`brouhaha serve: ${file}/games cannot be written; choose another folder: DATA_DIR=…\n`)
    expect(code).toBe(1)
  })

  test('an address of another machine gets one line and exit code 1', async () => {
    const { code, stderr } = await brouhaha(`serve --port 0 --host 203.0.113.7 --data ${temporary('elsewhere')}`)
    expect(stderr).toMatch(/^brouhaha serve: 203\.0\.113\.7 is no address of this machine; [^\n]*\n$/)
    expect(code).toBe(1)
  })

  test('a port that is none gets one line and exit code 2', async () => {
    const { code, stderr } = await brouhaha('serve', '', { PORT: 'http' })
    expect(stderr).toMatch(/^brouhaha serve: PORT is a whole number from 0 to 65535, not 'http'[^\n]*\n$/)
    expect(code).toBe(2)
  })
})

describe('addresses', () => {
  const at = (address: string, internal = false) =>
    [{ address, family: address.includes(':') ? 'IPv6' : 'IPv4', internal }] as ReturnType<
      typeof networkInterfaces
    >[string]
  const interfaces = {
    lo: at('127.0.0.1', true),
    docker0: at('172.17.0.1'),
    wlan0: at('192.168.1.20'),
    eth0: at('fe80::1'),
    eth1: at('169.254.3.4'),
  }

  test('phones are told the machine’s address on the network, and none that leads nowhere', () => {
    expect(addressesOf('0.0.0.0', 7777, interfaces)).toEqual({
      here: 'http://localhost:7777',
      network: ['http://192.168.1.20:7777'],
    })
  })

  test('a server for this machine alone offers phones nothing', () => {
    expect(addressesOf('127.0.0.1', 80, interfaces)).toEqual({ here: 'http://127.0.0.1:80', network: [] })
  })

  test('a server on one address offers that one', () => {
    expect(addressesOf('fd00::2', 80, interfaces)).toEqual({
      here: 'http://[fd00::2]:80',
      network: ['http://[fd00::2]:80'],
    })
  })
})
