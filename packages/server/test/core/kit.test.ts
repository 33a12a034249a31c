// A game that this house knows nothing of but its kit: hosted, killed and started again, replayed and verified.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { Shelf } from '@brouhaha/rulesets'
import { type LogRow, readLog } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { Client, call, openTable, sitDown } from '../client.ts'
import { type ServerProcess, startProcess } from '../process.ts'

const KIT = resolve(import.meta.dirname, '../../../../examples/little-game')
const MAIN = fileURLToPath(new URL('./kit-server.mjs', import.meta.url))
const KILLS = 4

const start = (dataDir: string, port = 0): Promise<ServerProcess> =>
  startProcess({ dataDir, port, main: MAIN, env: { KIT } })

const isOver = (client: Client): boolean => client.table.status === 'over'

/** Takes the first choice whenever there is one, until this many were acknowledged or the game is over. */
async function play(client: Client, most: number): Promise<string[]> {
  const acknowledged: string[] = []
  while (acknowledged.length < most) {
    await client.until(() => client.sight.choices.length > 0 || isOver(client), 'a choice')
    if (isOver(client)) break
    const { seq, choices } = client.sight
    const id = `choice-${client.seat}-${seq}`
    const answer = await client.ask({ type: 'choose', id, seq, choice: choices[0]! as Record<string, unknown> })
    if (answer.ok) acknowledged.push(id)
    else await client.until(() => client.sight.seq > seq, 'news')
    if (answer.ok) await client.until(() => client.sight.seq > seq || isOver(client), 'its own row')
  }
  return acknowledged
}

test('two people and a bot play the little game to its end while the server is killed again and again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'brouhaha-kit-'))
  let server = await start(dataDir)
  try {
    const ana = await openTable(server.address, { game: 'last-biscuit', seats: 3, options: {}, pace: 'brisk' })
    const bob = await sitDown(server.address, ana.table, { name: 'Bob' })
    const sits = [ana, bob]
    const acknowledged: string[] = []
    const join_ = (): Promise<Client[]> =>
      Promise.all(sits.map(({ secret }) => Client.join(server.address, ana.table, { secret })))
    let clients = await join_()
    const { ruleset, unreleased } = clients[0]!.table
    expect(unreleased).toBe(true)
    await clients[0]!.act({ type: 'seatBot', seat: 2, bot: 'greedy' })
    await clients[0]!.act({ type: 'start' })
    for (let kill = 0; kill < KILLS; kill++) {
      acknowledged.push(...(await Promise.all(clients.map((client) => play(client, 2)))).flat())
      await server.kill('SIGKILL')
      server = await start(dataDir, server.port)
      clients = await join_()
      expect(clients[0]!.table).toMatchObject({ ruleset, game: 'last-biscuit' })
    }
    acknowledged.push(...(await Promise.all(clients.map((client) => play(client, 1000)))).flat())
    await clients[0]!.until(() => isOver(clients[0]!), 'the end')

    const { text } = await call(server.address, 'GET', `/api/tables/${ana.table}/log`)
    const log = readLog(text)!
    const kept = log.rows.map(({ id }: LogRow) => id)
    expect(acknowledged.length).toBeGreaterThan(2 * KILLS)
    expect(acknowledged.filter((id) => kept.filter((one) => one === id).length !== 1)).toEqual([])
    const { game, verify } = await new Shelf({ kept: pathToFileURL(`${dataDir}/rulesets/`) }).by(ruleset)
    expect(verify(game, log).kind).toBe('true')
    for (const client of clients) client.close()
  } finally {
    await server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
})
