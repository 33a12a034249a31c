import type { ClientMessage, ServerMessage } from '@brouhaha/protocol'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Socket, SocketLine } from '../../src/line/socket-line.ts'

/** A connection whose other end is the test. */
class FakeSocket implements Socket {
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: unknown }) => void) | null = null
  onclose: (() => void) | null = null
  readonly sent: ClientMessage[] = []
  closed = false

  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }

  close(): void {
    this.closed = true
  }

  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  welcome(seq: number, match = 'k7', missed: readonly object[] = []): void {
    this.onopen?.()
    this.tell({ type: 'welcome', table: { match }, sight: { seq }, missed })
  }
}

function lineWith(secret?: string) {
  const sockets: FakeSocket[] = []
  const heard: string[] = []
  const line = new SocketLine({
    secret,
    jitter: () => 1,
    open() {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
  })
  line.listen((message: ServerMessage | { type: 'lost' }) => heard.push(message.type))
  return { line, sockets, heard, last: () => sockets.at(-1)! }
}

const choose = (id: string): ClientMessage => ({ type: 'choose', id, seq: 3, choice: { type: 'enough' } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the line to a table online', () => {
  test('says hello first, with the secret in the message', () => {
    const { last } = lineWith('s'.repeat(22))
    last().onopen?.()

    expect(last().sent).toEqual([{ type: 'hello', protocol: 1, secret: 's'.repeat(22), seen: 0 }])
  })

  test('a watcher has no secret to tell', () => {
    const { last } = lineWith()
    last().onopen?.()

    expect(last().sent).toEqual([{ type: 'hello', protocol: 1, seen: 0 }])
  })

  test('what is asked before the welcome waits for it', () => {
    const { line, last } = lineWith()
    line.send(choose('a'))
    last().onopen?.()
    expect(last().sent.map(({ type }) => type)).toEqual(['hello'])

    last().tell({ type: 'welcome', table: {}, sight: { seq: 0 }, missed: [] })
    expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'choose'])
  })

  test('back in another match, it asks for all of that one, and tells nobody the half of it', () => {
    const { sockets, heard, last } = lineWith()
    last().welcome(30)
    last().onclose?.()
    vi.advanceTimersByTime(300)
    last().welcome(32, 'm2', [{}, {}])
    last().onopen?.()
    expect(sockets).toHaveLength(3)
    expect(last().sent.at(-1)).toMatchObject({ type: 'hello', seen: 0 })

    last().tell({ type: 'welcome', table: { match: 'm2' }, sight: { seq: 1 }, missed: [{}] })
    expect(sockets).toHaveLength(3)
    expect(heard).toEqual(['welcome', 'lost', 'welcome'])
  })

  test('a rematch is welcomed on the same connection', () => {
    const { sockets, heard, last } = lineWith()
    last().welcome(30)
    last().tell({ type: 'welcome', table: { match: 'm2' }, sight: { seq: 0 }, missed: [] })
    expect(sockets).toHaveLength(1)
    expect(heard).toEqual(['welcome', 'welcome'])
  })

  test('comes back by itself, says how much it has heard, and asks again what was not answered, with the same id', () => {
    const { line, sockets, heard, last } = lineWith()
    last().welcome(3)
    line.send(choose('a'))
    line.send(choose('b'))
    last().tell({ type: 'answer', id: 'a', ok: true })
    last().tell({ type: 'moved', sight: { seq: 4 } })
    last().onclose?.()
    expect(heard.at(-1)).toBe('lost')

    vi.advanceTimersByTime(300)
    last().welcome(4)

    expect(sockets).toHaveLength(2)
    expect(last().sent).toEqual([{ type: 'hello', protocol: 1, seen: 4 }, choose('b')])
  })

  test('waits longer after each failure, and little again after a success', () => {
    const { sockets, last } = lineWith()
    last().onclose?.()
    vi.advanceTimersByTime(300)
    last().onclose?.()
    vi.advanceTimersByTime(599)
    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(3)

    last().welcome(0)
    last().onclose?.()
    vi.advanceTimersByTime(300)
    expect(sockets).toHaveLength(4)
  })

  test('does not wait when the network is said to be back', () => {
    const { line, sockets, last } = lineWith()
    last().onclose?.()
    line.hurry()

    expect(sockets).toHaveLength(2)
    vi.advanceTimersByTime(20_000)
    expect(sockets).toHaveLength(2)
  })

  test('a connection that says nothing is given up', () => {
    const { heard, sockets, last } = lineWith()
    last().welcome(0)
    vi.advanceTimersByTime(50_000)

    expect(heard.at(-1)).toBe('lost')
    expect(sockets[0]!.closed).toBe(true)
  })

  test.each(['kicked', 'elsewhere', 'gone', 'protocol', 'secret', 'stuck'])(
    'does not come back after the goodbye %s',
    (why) => {
      const { heard, sockets, last } = lineWith()
      last().welcome(0)
      last().tell({ type: 'bye', why })
      last().onclose?.()
      vi.advanceTimersByTime(60_000)

      expect(heard.at(-1)).toBe('bye')
      expect(sockets).toHaveLength(1)
    },
  )

  test('a server that stops is sought again', () => {
    const { sockets, last } = lineWith()
    last().welcome(0)
    last().tell({ type: 'bye', why: 'stopping' })
    last().onclose?.()
    vi.advanceTimersByTime(300)

    expect(sockets).toHaveLength(2)
  })

  test('once closed it stays silent', () => {
    const { line, heard, sockets, last } = lineWith()
    last().welcome(0)
    line.close()
    vi.advanceTimersByTime(60_000)

    expect(heard).toEqual(['welcome'])
    expect(sockets).toHaveLength(1)
  })
})
