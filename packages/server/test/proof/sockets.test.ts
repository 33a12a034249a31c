import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Random } from '@brouhaha/kit'
import { startServer } from '@brouhaha/server'
import { type Game, WATCHER } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { freshSeed, LEAKING } from '@brouhaha/zombie-mosh/testing'
import { afterEach, describe, expect, test } from 'vitest'
import { hashSecret } from '../../src/common/secrets.ts'
import { Store } from '../../src/store/store.ts'
import { Client } from '../client.ts'
import { comparable, difference, keptOf, rulesetOf, type Scene, somePair, type World } from './scene.ts'
import { playGame } from './worlds.ts'

const NOW = 1_000_000
const MALFORMED = ['{', '{"type":"cheat"}', '{"type":"choose","id":"junk","seq":-1,"choice":{}}']

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const secretOf = (seat: number): string => `${'secret-of-seat-number-'}${seat}`

/** Lays a table into an empty database, as a server would have left it. */
async function lay(scene: Scene, world: World): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-wire-'))
  folders.push(folder)
  const { record, header, rows } = keptOf(scene, world)
  const store = await Store.open(join(folder, 'brouhaha.db'), NOW)
  store.putTable(record, NOW)
  store.addMatch(record.match, record.id, header!)
  for (const { row, at } of rows) store.addRow(record.match, row, at)
  record.seats.forEach((_, seat) => {
    const secret = { hash: hashSecret(secretOf(seat)), seat, person: seat, kind: 'seat', revoked: null } as const
    store.addSecret(record.id, secret)
  })
  store.close()
  return folder
}

/** Every byte that the viewer gets from a server of its own, over HTTP and over its socket. */
async function transcript(scene: Scene, world: World): Promise<string[]> {
  const random = new Random(7, 7)
  const server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: await lay(scene, world),
    pages: null,
    rules: { current: async () => rulesetOf(world), by: async () => rulesetOf(world) },
    now: () => NOW,
    random: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    limits: { messages: { burst: 1000, perSecond: 1 } },
  })
  const { viewer, before, played } = scene
  const { id } = scene.record
  const isSeat = viewer !== WATCHER
  const enter = (seat: number): Promise<Client> => Client.join(server.address, id, { secret: secretOf(seat), seen: 0 })
  const texts: string[] = []
  const get = async (path: string, headers: Readonly<Record<string, string>>): Promise<void> => {
    const response = await fetch(`${server.address}${path}`, { headers })
    const kept = [...response.headers].filter(([name]) => name !== 'date')
    texts.push(`${response.status} ${JSON.stringify(kept)} ${await response.text()}`)
  }
  const clients = new Map<number, Client>()
  for (let seat = 0; seat < played.seats; seat++) if (seat !== viewer) clients.set(seat, await enter(seat))
  const eye = await Client.join(server.address, id, {
    seen: scene.seen,
    ...(isSeat ? { secret: secretOf(viewer) } : {}),
  })
  if (isSeat) clients.set(viewer, eye)

  for (const frame of MALFORMED) eye.raw(frame)
  for (const message of scene.tries) eye.send(message)
  await eye.settled()
  for (const [step, { seat, raw }] of world.moves.slice(before).entries()) {
    const choice = raw as unknown as Record<string, unknown>
    const answer = await clients.get(seat)!.ask({ type: 'choose', id: `step-${step}`, seq: before + step, choice })
    expect(answer).toMatchObject({ ok: true })
    await eye.settled()
  }
  await get(`/api/tables/${id}`, {})
  await get(`/api/tables/${id}/log`, isSeat ? { authorization: `Bearer ${secretOf(viewer)}` } : {})
  await get(`/api/tables/${id}/log`, { authorization: `Bearer ${'x'.repeat(32)}` })
  const again = await Client.join(server.address, id, { seen: 0, ...(isSeat ? { secret: secretOf(viewer) } : {}) })
  await again.settled()
  texts.push(...eye.frames, ...again.frames)
  for (const client of [...clients.values(), eye, again]) client.socket.terminate()
  await server.close()
  return texts.map(comparable)
}

/** How many of this many pairs a viewer could tell apart. */
async function differences(seed: number, pairs: number, game: Game<MoshKinds> = zombieMosh): Promise<string[]> {
  const random = new Random(seed, 0)
  const found: string[] = []
  for (let number = 0; number < pairs; number++) {
    const { scene, worlds } = somePair(game, playGame(random, freshSeed(random)), random)
    const says = difference(await transcript(scene, worlds[0]), await transcript(scene, worlds[1]))
    if (says !== null) found.push(says)
  }
  return found
}

describe('two servers that differ only in what a viewer may not know', () => {
  test('send it the same bytes over HTTP and over its socket', async () => {
    expect(await differences(1, 25)).toEqual([])
  })

  test.each(['view', 'events', 'choices'])('are told apart when the rules leak by %s', async (by) => {
    expect(await differences(2, 40, LEAKING[by])).not.toEqual([])
  })
})
