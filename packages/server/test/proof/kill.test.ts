import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Random } from '@brouhaha/kit'
import { readLog, verify } from '@brouhaha/table'
import { zombieMosh } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import { call } from '../client.ts'
import { startProcess } from '../process.ts'
import { Crowd } from './crowd.ts'
import { broken } from './promises.ts'

const HASTY = fileURLToPath(new URL('./hasty.mjs', import.meta.url))

interface Aftermath {
  readonly faults: readonly string[]
  readonly acknowledged: number
  readonly songs: number
}

/** Plays at many tables while the server's process is killed again and again, then lets every game end and looks back. */
async function killing(run: {
  readonly tables: number
  readonly kills: number
  readonly seed: number
  readonly main?: string
}): Promise<Aftermath> {
  const random = new Random(run.seed, 0)
  const dataDir = mkdtempSync(join(tmpdir(), 'brouhaha-kill-'))
  const main = run.main === undefined ? {} : { main: run.main }
  let server = await startProcess({ dataDir, ...main })
  const pace = { think: 8, encore: true }
  const crowd = await Crowd.gather(server.address, run.tables, pace)
  try {
    for (let kill = 0; kill < run.kills; kill++) {
      await crowd.acknowledgedMore(10 + random.below(200))
      await sleep(random.below(20))
      await server.kill('SIGKILL')
      server = await startProcess({ dataDir, port: server.port, ...main })
      if (random.below(3) > 0) await crowd.back()
    }
    pace.encore = false
    await crowd.over()
    const faults: string[] = []
    let songs = 0
    for (const promised of crowd.tables) {
      const { text } = await call(server.address, 'GET', `/api/tables/${promised.table}/log`)
      const log = readLog(text)
      if (log === null) faults.push(`no log: ${text.slice(0, 200)}`)
      else {
        faults.push(...broken(promised, log, { game: zombieMosh, verify }))
        songs += log.rows.filter((row) => row.choice.type === 'song').length + 1
      }
    }
    return { faults, acknowledged: crowd.acknowledged, songs }
  } finally {
    crowd.leave()
    await server.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const LONGEST = 600_000

describe('the process is killed in the middle of everything', { timeout: LONGEST }, () => {
  test('30 tables, 10 times: no acknowledged choice is lost, none is carried out twice, every game ends', async () => {
    const { faults, acknowledged } = await killing({ tables: 30, kills: 10, seed: 1 })

    expect(faults).toEqual([])
    expect(acknowledged).toBeGreaterThan(1000)
  })

  test('a server that acknowledges before it has committed is caught', async () => {
    const { faults } = await killing({ tables: 10, kills: 3, seed: 2, main: HASTY })

    expect(faults.some((fault) => fault.startsWith('lost'))).toBe(true)
    expect(faults.some((fault) => fault.startsWith('told and untrue'))).toBe(true)
  })
})
