// Whole games of the family over real sockets, while the server's process is killed again and again.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Random } from '@brouhaha/kit'
import { readLog } from '@brouhaha/table'
import { call } from '../client.ts'
import { startProcess } from '../process.ts'
import { Crowd } from '../proof/crowd.ts'
import { broken } from '../proof/promises.ts'
import { SHELF } from '../shelf.ts'
import { choose, tableOf } from './habits.ts'

const QUICK = fileURLToPath(new URL('./quick.mjs', import.meta.url))

export interface Killed {
  readonly tables: number
  readonly kills: number
  readonly faults: readonly string[]
  readonly acknowledged: number
  readonly rows: number
  /** Gates that the house closed, and choices that were forms. */
  readonly gates: number
  readonly forms: number
  readonly longest: number
  readonly seconds: number
}

const FORMS = new Set(['askHelp', 'counter', 'offerHelp', 'trade', 'sellItems', 'show', 'pact', 'rule'])

/** So many tables of these boxes; every other one closes its gates by the clock alone. */
export async function killing(run: {
  readonly boxes: readonly string[]
  readonly tables: number
  readonly kills: number
  readonly seed: number
  /** Acknowledged choices between two kills, at most. */
  readonly apart: number
  readonly longest: number
}): Promise<Killed> {
  const begun = performance.now()
  const random = new Random(run.seed, 0)
  const dataDir = mkdtempSync(join(tmpdir(), 'brouhaha-munchkin-'))
  let server = await startProcess({ dataDir, main: QUICK })
  const crowd = await Crowd.gather(server.address, run.tables, {
    think: 4,
    encore: false,
    table: (number) => tableOf(run.boxes, { passes: number % 2 === 0 }),
    choose,
    longest: run.longest,
  })
  try {
    for (let kill = 0; kill < run.kills; kill++) {
      await crowd.acknowledgedMore(1 + random.below(run.apart))
      await sleep(random.below(20))
      await server.kill('SIGKILL')
      server = await startProcess({ dataDir, port: server.port, main: QUICK })
      if (random.below(3) > 0) await crowd.back()
    }
    await crowd.over()
    const faults: string[] = []
    const rows: number[] = []
    let [gates, forms] = [0, 0]
    for (const promised of crowd.tables) {
      const { text } = await call(server.address, 'GET', `/api/tables/${promised.table}/log`)
      const log = readLog(text)
      if (log === null) {
        faults.push(`no log: ${text.slice(0, 200)}`)
        continue
      }
      const { ruleset } = log.header as unknown as { readonly ruleset: string }
      faults.push(...broken(promised, log, await SHELF.by(ruleset)))
      rows.push(log.rows.length)
      gates += log.rows.filter(({ choice }) => choice.type === 'closeGate').length
      forms += log.rows.filter(({ choice }) => FORMS.has(choice.type)).length
    }
    return {
      tables: run.tables,
      kills: run.kills,
      faults,
      acknowledged: crowd.acknowledged,
      rows: rows.reduce((all, one) => all + one, 0),
      gates,
      forms,
      longest: Math.max(...rows),
      seconds: Math.round((performance.now() - begun) / 100) / 10,
    }
  } finally {
    crowd.leave()
    await server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}
