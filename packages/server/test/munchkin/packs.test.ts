import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Pack, packSchema } from '@brouhaha/cards'
import { canonicalJson, type Json, sha256Hex } from '@brouhaha/kit'
import { VARIANTS } from '@brouhaha/munchkin'
import type { OpenTable, TableInfo } from '@brouhaha/protocol'
import { bring } from '@brouhaha/rulesets'
import { type Refusal, readLog } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { openDatabase } from '../../src/store/sqlite.ts'
import { Client, call, openTable } from '../client.ts'
import { folder, serve } from '../core/fixture.ts'
import { startProcess } from '../process.ts'
import { Crowd } from '../proof/crowd.ts'
import { broken } from '../proof/promises.ts'
import { SHELF } from '../shelf.ts'
import { choose, tableOf } from './habits.ts'
import { playOn } from './playing.ts'

const LONGEST = 400_000
const QUICK = fileURLToPath(new URL('./quick.mjs', import.meta.url))
const example: Record<string, unknown> = JSON.parse(
  readFileSync(new URL('../../../../examples/kitchen-box/pack.json', import.meta.url), 'utf8'),
)

const withExample = (change: object = {}): Partial<OpenTable> => tableOf(['base'], { packs: [example], ...change })

const levy = [
  { do: 'loseLevels', levels: 1 },
  { do: 'gainLevels', levels: { outcome: true }, to: 'left' },
]
const old: Record<string, unknown> = {
  ...example,
  format: 1,
  cards: [{ id: 'old-levy', kind: 'curse', deck: 'door', effect: levy, en: { name: 'x' }, fr: { name: 'x' } }],
}

describe('a host brings a pack', { timeout: LONGEST }, () => {
  test('a whole game is played with it, the process killed in the middle; its log replays with the cards that it holds', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'brouhaha-packs-'))
    let server = await startProcess({ dataDir, main: QUICK })
    const habits = { think: 2, encore: false, table: () => withExample(), choose, longest: LONGEST - 20_000 }
    const crowd = await Crowd.gather(server.address, 1, habits)
    try {
      for (let kill = 0; kill < 2; kill++) {
        await crowd.acknowledgedMore(60)
        await server.kill('SIGKILL')
        server = await startProcess({ dataDir, port: server.port, main: QUICK })
        await crowd.back()
      }
      await crowd.over()
      const [promised] = crowd.tables
      if (promised === undefined) throw new Error('nobody played')
      const log = readLog((await call(server.address, 'GET', `/api/tables/${promised.table}/log`)).text)
      if (log === null) throw new Error('no log')
      const { ruleset, packs } = log.header as unknown as { ruleset: string; packs: readonly Pack[] }
      expect(packs.map(({ box }) => box)).toEqual(['kitchen'])
      expect(broken(promised, log, bring(await SHELF.by(ruleset), packs))).toEqual([])
      const copies = new Set(
        log.rows.flatMap(({ events }) => events.map(({ open }) => (open as { copy?: number }).copy)),
      )
      expect([...copies].some((copy) => copy !== undefined && copy >= 168)).toBe(true)
    } finally {
      crowd.leave()
      await server.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  test('bots that read cards play with them too', async () => {
    const times = { gateMs: { relaxed: 8, brisk: 8, endless: 8, days: 8 }, botDelayMs: 0 }
    const { address } = await serve({ limits: { messages: { burst: 1e6, perSecond: 1e6 } }, times })
    const { table, secret } = await openTable(address, withExample())
    const ana = await Client.join(address, table, { secret })
    for (const seat of [1, 2, 3]) await ana.act({ type: 'seatBot', seat, bot: 'novice' })
    await ana.act({ type: 'start' })
    const turnOf = (): number => (ana.sight.view as { readonly turn: number } | null)?.turn ?? 0
    await playOn(ana, 60_000, () => turnOf() > 12)
    expect(['playing', 'over']).toContain(ana.table.status)
    ana.close()
  })

  test('everybody sees in the lobby which one it is, and may read its cards', async () => {
    const { address } = await serve()
    const { table } = await openTable(address, withExample())
    const watcher = await Client.join(address, table)
    const { packs = [], options } = watcher.table
    expect(packs).toEqual([
      { box: 'kitchen', name: example.name, adds: ['base'], cards: 23, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
    expect(options).toEqual({ boxes: ['base', 'kitchen'], passes: true })
    const { json } = await call(address, 'GET', `/api/tables/${table}/packs`)
    expect(json).toMatchObject({ packs: [{ box: 'kitchen', cards: { length: 22 } }] })
    watcher.close()
  })

  test('one of format 1 is kept and handed out as it was brought, byte for byte', async () => {
    const dataDir = folder()
    const { address } = await serve({ dataDir })
    const { table } = await openTable(address, tableOf(['base'], { packs: [old] }))
    const { $schema: _schema, format: _format, ...kept } = old
    expect((await call(address, 'GET', `/api/tables/${table}/packs`)).json).toEqual({ packs: [kept] })
    const database = await openDatabase(join(dataDir, 'brouhaha.db'))
    expect(database.prepare('SELECT text FROM packs').get()).toEqual({ text: canonicalJson(kept as Json) })
    database.close()
  })

  test('one of format 2 is refused before the table begins where the rules read format 1 alone', async () => {
    const released = 'e063d0035468bb72c3bd6c93cfca088f49c17bb7d0609c88ec76541deed97536'
    const rules = { current: () => SHELF.by(released), by: (hash: string) => SHELF.by(hash) }
    const { address } = await serve({ rules })
    const { status, json } = await call(address, 'POST', '/api/tables', { body: withExample() })
    expect(status).toBe(409)
    expect(json).toMatchObject({
      refusal: {
        rule: 'TABLE-PACK',
        says: { en: expect.stringContaining('format 2'), fr: expect.stringContaining('format 2') },
      },
    })
    expect((await call(address, 'POST', '/api/tables', { body: withExample({ packs: [old] }) })).status).toBe(201)
  })

  test('the same cards have the same hash, whatever the order of their fields; others have another', async () => {
    const { address } = await serve()
    const hashOf = async (pack: object): Promise<string | undefined> => {
      const { table } = await openTable(address, tableOf(['base'], { packs: [pack] }))
      return ((await call(address, 'GET', `/api/tables/${table}`)).json as TableInfo).packs?.[0]?.hash
    }
    const turned = Object.fromEntries(Object.entries(example).reverse())
    const [one, other, third] = [
      await hashOf(example),
      await hashOf(turned),
      await hashOf({ ...example, name: { en: 'Other', fr: 'Autre' } }),
    ]
    expect(one).toBe(other)
    expect(third).not.toBe(one)
  })

  test.each<[string, object, string]>([
    ['a pack with a fault', { packs: [{ ...example, format: 3 }] }, 'options.packs.0.format'],
    ['a card with a fault', { packs: [{ ...example, cards: [{ kind: 'imp' }] }] }, 'options.packs.0.cards[0].kind'],
    ['the same pack twice', { packs: [example, example] }, 'options.packs.1.box'],
    ['too many packs', { packs: Array.from({ length: 5 }, () => example) }, 'options.packs'],
    ['a pack that is none', { packs: ['kitchen'] }, 'options.packs.0'],
    ['a pack without the box that it adds to', { boxes: ['star'], packs: [example] }, 'boxes'],
    ['no box and no pack', { boxes: [], packs: undefined }, 'options.boxes'],
    [
      'too many cards',
      { packs: [{ ...example, cards: (example.cards as object[]).map((card) => ({ ...card, copies: 10 })) }] },
      'options.packs',
    ],
  ])('refuses %s before anything is made', async (_, change, path) => {
    const { address } = await serve()
    const { status, json } = await call(address, 'POST', '/api/tables', { body: withExample(change) })
    expect({ status, path: (json as { error: { path: string } }).error.path }).toEqual({ status: 400, path })
  })

  test.each<[string, object, string, string]>([
    [
      'a card',
      { ...example, cards: [{ kind: 'imp' }] },
      'kitchen, cards[0].kind should be: one of monster, ',
      'kitchen, cards[0].kind devrait être\u00a0: un de ces mots\u00a0: monster, ',
    ],
    [
      'a format',
      { ...example, format: 3 },
      'kitchen, format should be: 1 or 2, the formats that there are so far.',
      'kitchen, format devrait être\u00a0: 1 ou 2, les formats qui existent.',
    ],
  ])('tells of a fault in both languages: %s', async (_, pack, en, fr) => {
    const { address } = await serve()
    const { json } = await call(address, 'POST', '/api/tables', { body: withExample({ packs: [pack] }) })
    const { error, refusal } = json as { readonly error: object; readonly refusal: Refusal }
    expect(Object.keys(error)).toEqual(['path', 'expected'])
    expect(refusal).toMatchObject({
      rule: 'TABLE-PACK',
      says: { en: expect.stringContaining(en), fr: expect.stringContaining(fr) },
    })
  })

  test('too many cards are told in both languages', async () => {
    const many = { ...example, cards: (example.cards as object[]).map((card) => ({ ...card, copies: 10 })) }
    const { address } = await serve()
    const { json } = await call(address, 'POST', '/api/tables', { body: withExample({ packs: [many] }) })
    const { says } = (json as { readonly refusal: Refusal }).refusal
    expect(says.en).toContain('all copies counted')
    expect(says.fr).toContain('exemplaires')
    expect(says.fr).not.toContain('counted')
  })

  test('a kept table whose pack asks too much does not load, says which card, and leaves the others alone', async () => {
    const dataDir = folder()
    const before = await serve({ dataDir })
    const { table } = await openTable(before.address, withExample())
    const { table: other } = await openTable(before.address, tableOf(['base']))
    await before.close()
    const database = await openDatabase(join(dataDir, 'brouhaha.db'))
    const kept = database.prepare('SELECT text FROM packs').get() as { readonly text: string }
    const slow = JSON.parse(kept.text) as { cards: Record<string, unknown>[] }
    const item = slow.cards.find(({ kind }) => kind === 'item')!
    let when: object = { sex: 'male' }
    for (let depth = 0; depth < 12; depth++) when = { among: 'everyone', some: when }
    item.abilities = [{ figure: 'strength', add: 1, when }]
    const text = JSON.stringify(slow)
    database.prepare('UPDATE packs SET text = ?, hash = ?').run(text, sha256Hex(text))
    database.close()
    const told: string[] = []
    const { address } = await serve({ dataDir, chronicle: (event) => void told.push(event) })
    const { status, json } = await call(address, 'GET', `/api/tables/${table}`)
    expect(status).toBe(422)
    expect((json as { error: { path: string } }).error.path).toBe(`packs.kitchen.${String(item.id)}.abilities[0].when`)
    expect(told).toContain('too-dear')
    expect((await call(address, 'GET', `/api/tables/${other}`)).status).toBe(200)
  })

  test('refuses what is larger than any pack', async () => {
    const { address } = await serve()
    const flavour = 'x'.repeat(300_000)
    const { status } = await call(address, 'POST', '/api/tables', { body: withExample({ packs: [{ flavour }] }) })
    expect(status).toBe(413)
  })

  test('other options go together with it', async () => {
    const { address } = await serve()
    const variants = Object.fromEntries(VARIANTS.map((name) => [name, true]))
    const { table } = await openTable(address, withExample({ variants, boxes: ['base', 'zombies'] }))
    const { json } = await call(address, 'GET', `/api/tables/${table}`)
    expect(json).toMatchObject({ options: { boxes: ['base', 'zombies', 'kitchen'], variants } })
  })
})

test('editors find the schema at the server', async () => {
  const { address } = await serve()
  expect((await call(address, 'GET', '/pack.schema.json')).json).toEqual(packSchema())
})
