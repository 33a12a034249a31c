import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Random } from '@brouhaha/kit'
import { describe, expect, test, vi } from 'vitest'
import { Client, openTable, sitDown } from '../client.ts'
import { contents } from '../contents.ts'
import { startProcess } from '../process.ts'
import { type Order, orderOf, readTrace } from './trace.ts'

const HASTY = fileURLToPath(new URL('./hasty.mjs', import.meta.url))
const CALLS = 'trace=fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg'

/** Why system calls cannot be watched here; null when they can. */
function hindrance(): string | null {
  const tried = spawnSync('strace', [
    '-f',
    '-D',
    '-y',
    '-e',
    'trace=none',
    '-o',
    '/dev/null',
    process.execPath,
    '-e',
    '0',
  ])
  if (tried.error !== undefined) return 'strace is not installed'
  return tried.status === 0 ? null : 'strace may not watch other processes here'
}

/** Plays some choices at a server under strace, and says in which order each was written, flushed and answered. */
async function traced(choices: number, main?: string): Promise<Order[]> {
  const folder = mkdtempSync(join(tmpdir(), 'brouhaha-trace-'))
  const trace = join(folder, 'trace')
  const server = await startProcess({
    dataDir: folder,
    under: ['strace', '-f', '-D', '-y', '-s', '8192', '-e', CALLS, '-o', trace],
    ...(main === undefined ? {} : { main }),
  })
  const ids: string[] = []
  try {
    const host = await openTable(server.address, { seats: 2, options: { side: 'A', songs: 1 } })
    const guest = await sitDown(server.address, host.table, { name: 'Bo' })
    const [ana, bo] = [
      await Client.join(server.address, host.table, { secret: host.secret }),
      await Client.join(server.address, host.table, { secret: guest.secret }),
    ]
    await ana.act({ type: 'start' })
    const random = new Random(5, 0)
    for (let number = 0; number < choices; number++) {
      const isAsked = (): boolean => ana.sight.choices.length > 0 || bo.sight.choices.length > 0
      await ana.until(() => isAsked() || ana.table.status === 'over', 'somebody to be asked')
      if (ana.table.status === 'over') {
        await ana.act({ type: 'rematch' })
        await ana.act({ type: 'start' })
        for (const one of [ana, bo]) await one.until(() => one.sight.choices.length > 0, 'boards to choose from')
      }
      const player = ana.sight.choices.length > 0 ? ana : bo
      const { seq, choices: offered } = player.sight
      const id = `traced-choice-${number}-${random.word() >>> 0}`
      const choice = offered[random.below(offered.length)] as Record<string, unknown>
      const answer = await player.ask({ type: 'choose', id, seq, choice })
      expect(answer).toMatchObject({ ok: true })
      ids.push(id)
      for (const one of [ana, bo]) await one.until(() => one.sight.seq > seq, 'the row to be told')
    }
    // Also what is written after its acknowledgement, as a server should not.
    await vi.waitUntil(() => contents(folder).counts.rows! >= choices, { timeout: 60_000, interval: 20 })
    ana.close()
    bo.close()
  } finally {
    await server.kill('SIGTERM')
  }
  const calls = readTrace(readFileSync(trace, 'utf8'))
  rmSync(folder, { recursive: true, force: true })
  return ids.map((id) => orderOf(calls, id))
}

/** Leaves what was measured for `npm run prove -- flush`, which says where. */
function leave(what: string, orders: readonly Order[]): void {
  const folder = process.env.BROUHAHA_MEASURED
  if (folder === undefined) return
  const outOfOrder = orders.filter(({ written, flushed, answered }) => !(written < flushed && flushed < answered))
  const measured = { choices: orders.length, outOfOrder: outOfOrder.length, example: orders[0]?.calls ?? [] }
  writeFileSync(join(folder, `${what}.json`), JSON.stringify(measured))
}

const CHOICES = Number(process.env.BROUHAHA_CHOICES ?? 8)

const hindered = hindrance()
if (hindered !== null) console.log(`– the trace of system calls: skipped, ${hindered}`)

describe.skipIf(hindered !== null)('the system calls of a choice', () => {
  test('its row is flushed to the disk before its acknowledgement is written to the socket', async () => {
    const orders = await traced(CHOICES)
    leave('ours', orders)

    expect(orders).toHaveLength(CHOICES)
    for (const { written, flushed, answered } of orders) {
      expect(answered).toBeLessThan(Number.POSITIVE_INFINITY)
      expect(written).toBeLessThan(flushed)
      expect(flushed).toBeLessThan(answered)
    }
  })

  test('a server that acknowledges before it has committed is seen doing so', async () => {
    const orders = await traced(3, HASTY)
    leave('hasty', orders)

    expect(orders).toHaveLength(3)
    for (const { written, flushed, answered } of orders) {
      expect(flushed).toBeLessThan(Number.POSITIVE_INFINITY)
      expect(answered).toBeLessThan(written)
    }
  })
})
