import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { HeardRow } from '@brouhaha/protocol'
import { type Server, startServer } from '@brouhaha/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from '../client.ts'
import { contents } from '../contents.ts'
import { ACTORS, type Actor, HTTP, type Outcome, PHASES, type Phase, WIRE, type WireRow } from './matrix.ts'
import { Party } from './party.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'brouhaha-access-'))
let server: Server
/** Where those try who will be refused: it must stay as it is. */
const shared = new Map<Phase, Party>()

beforeAll(async () => {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    pages: null,
    // The whole matrix is gone through while some are away: nobody stands in for them meanwhile.
    times: { botDelayMs: 1, graceMs: 3_600_000 },
    limits: { messages: { burst: 10_000, perSecond: 10_000 } },
  })
  for (const phase of PHASES) shared.set(phase, await Party.gather(server.address, phase))
})

afterAll(async () => {
  for (const party of shared.values()) party.leave()
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** What really comes of it. */
async function attempt(party: Party, actor: Actor, row: WireRow): Promise<Outcome> {
  const { client, bye } = await party.enter(actor)
  try {
    if (bye !== null) {
      expect(bye).toBe('secret')
      return 'shut'
    }
    const from = client.messages.length
    const message = row.message(party.asked)
    client.send(message)
    const reaction = (): (typeof client.messages)[number] | undefined =>
      client.messages.slice(from).find(({ type }) => type === 'answer' || type === 'error' || type === 'pong')
    await client.until(() => reaction() !== undefined, 'an answer')
    const answer = reaction()!
    if (answer.type === 'error') {
      expect(answer.error.expected).toMatch(/hello/)
      return 'hush'
    }
    if (answer.type === 'pong') return 'yes'
    if (answer.type !== 'answer' || answer.ok) return 'yes'
    if (!('refusal' in answer)) throw new Error(`malformed: ${JSON.stringify(answer)}`)
    expect(answer.refusal.rule).toMatch(/^[A-Z]+-[A-Z0-9-]+$/)
    expect(answer.refusal.says.en.length).toBeGreaterThan(5)
    expect(answer.refusal.says.fr.length).toBeGreaterThan(5)
    return 'no'
  } finally {
    client.close()
    await client.closed
  }
}

describe.each(WIRE)('$phase: $sends', (row) => {
  test.each(ACTORS.filter((actor) => row.outcomes[actor] !== 'yes'))('is not for: %s', async (actor) => {
    const party = shared.get(row.phase)!
    const before = contents(dataDir, party.table)

    expect(await attempt(party, actor, row)).toBe(row.outcomes[actor])
    expect(contents(dataDir, party.table)).toEqual(before)
  })

  test.each(ACTORS.filter((actor) => row.outcomes[actor] === 'yes'))('is for: %s', async (actor) => {
    const party = await Party.gather(server.address, row.phase)

    expect(await attempt(party, actor, row)).toBe('yes')
    party.leave()
  })
})

describe.each(HTTP.map((row) => ({ ...row, does: `${row.method} ${row.path(':id')}` })))('$phase: $does', (row) => {
  test.each(ACTORS)('by %s', async (actor) => {
    const changes = row.method !== 'GET' && row.statuses[actor] < 300
    const party = changes ? await Party.gather(server.address, row.phase) : shared.get(row.phase)!
    const secret = party.secrets[actor]
    const before = contents(dataDir, party.table)
    const reply = await call(server.address, row.method, row.path(party.table), {
      ...(row.body === undefined ? {} : { body: row.body }),
      ...(secret === undefined ? {} : { secret }),
    })

    expect({ status: reply.status, text: reply.text.slice(0, 200) }).toMatchObject({ status: row.statuses[actor] })
    if (!changes) expect(contents(dataDir, party.table)).toEqual(before)
    if (reply.status === 409) expect(reply.json).toMatchObject({ refusal: { rule: 'TABLE-SEAT' } })
    else if (reply.status >= 400) expect(reply.json).toMatchObject({ error: { expected: expect.any(String) } })
    if (changes) party.leave()
  })
})

describe('a link that the host reads out', () => {
  test('seats its bearer once', async () => {
    const party = shared.get('playing')!
    const before = contents(dataDir, party.table)
    const body = { name: 'Thief', invitation: party.spent }
    const reply = await call(server.address, 'POST', `/api/tables/${party.table}/seats`, { body })

    expect(reply).toMatchObject({ status: 403, json: { refusal: { rule: 'TABLE-INVITATION' } } })
    expect(contents(dataDir, party.table)).toEqual(before)
  })

  test('is good for its own table alone', async () => {
    const [here, there] = [await Party.gather(server.address, 'gathering'), shared.get('gathering')!]
    const { client } = await here.enter('host')
    const issued = await client.act({ type: 'reissue', seat: 0 })
    const invitation = issued.ok ? issued.invitation! : ''
    const before = contents(dataDir, there.table)
    const body = { name: 'Thief', invitation }
    const reply = await call(server.address, 'POST', `/api/tables/${there.table}/seats`, { body })

    expect(invitation).toMatch(/^[A-Za-z0-9_-]{22,}$/)
    expect(reply).toMatchObject({ status: 403, json: { refusal: { rule: 'TABLE-INVITATION' } } })
    expect(contents(dataDir, there.table)).toEqual(before)
    client.close()
    here.leave()
  })

  test('is no secret: it opens neither socket nor log', async () => {
    const here = await Party.gather(server.address, 'playing')
    const { client } = await here.enter('host')
    const issued = await client.act({ type: 'reissue', seat: 0 })
    const invitation = issued.ok ? issued.invitation! : ''
    const log = await call(server.address, 'GET', `/api/tables/${here.table}/log`, { secret: invitation })

    expect(log.status).toBe(401)
    client.close()
    here.leave()
  })
})

describe('the log of a game that is still played', () => {
  const dealt = async (actor: Actor): Promise<{ readonly seat: number; readonly cards?: readonly number[] }[]> => {
    const party = shared.get('playing')!
    const secret = party.secrets[actor]
    const path = `/api/tables/${party.table}/log`
    const { json } = await call(server.address, 'GET', path, secret === undefined ? {} : { secret })
    const { heard } = json as { readonly heard: readonly HeardRow[] }
    const events = heard.flatMap((row) => row.events) as { type: string; seat: number; cards?: number[] }[]
    return events.filter(({ type }) => type === 'dealt')
  }

  test('tells a seat its own cards, and nobody another one\u2019s', async () => {
    expect((await dealt('nobody')).map(({ cards }) => cards)).toEqual([...Array(6)].map(() => undefined))
    for (const [actor, seat] of [
      ['host', 0],
      ['seat', 1],
      ['other', 2],
    ] as const) {
      const told = (await dealt(actor)).filter(({ cards }) => cards !== undefined)
      expect(told.map((event) => event.seat)).toEqual([seat])
    }
  })
})

describe('a locked table', () => {
  test('lets nobody sit down without an invitation', async () => {
    const party = await Party.gather(server.address, 'gathering')
    const { client } = await party.enter('host')
    await client.act({ type: 'lock', on: true })
    const reply = await call(server.address, 'POST', `/api/tables/${party.table}/seats`, { body: { name: 'Gil' } })

    expect(reply).toMatchObject({ status: 409, json: { refusal: { rule: 'TABLE-LOCK' } } })
    client.close()
    party.leave()
  })
})

describe('secrets', () => {
  test('are kept as hashes only', () => {
    const { text } = contents(dataDir)
    for (const party of shared.values()) {
      for (const secret of [...Object.values(party.secrets), party.spent]) {
        if (secret !== undefined) expect(text).not.toContain(secret)
      }
    }
  })
})
