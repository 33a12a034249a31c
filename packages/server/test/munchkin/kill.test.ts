import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BOX_NAMES as BOXES } from '@brouhaha/munchkin'
import { describe, expect, test } from 'vitest'
import { killing } from './killing.ts'

/** `npm run prove -- munchkin-kill` asks for more and keeps what comes of it. */
const { BROUHAHA_MEASURED: folder, BROUHAHA_TABLES: tables = '2', BROUHAHA_KILLS: kills = '2' } = process.env

const isProof = folder !== undefined
const LONGEST = isProof ? 6_000_000 : 400_000

describe('the process is killed in the middle of games of the family', { timeout: LONGEST }, () => {
  const each = isProof ? test.each(BOXES) : test.concurrent.each(BOXES)
  each('%s: nothing acknowledged is lost, nothing is carried out twice, every game ends', async (box) => {
    const [count, times] = [Number(tables), Number(kills)]
    const killed = await killing({
      boxes: [box],
      tables: count,
      kills: times,
      seed: 1,
      apart: 60 * count,
      longest: LONGEST - 20_000,
    })
    if (isProof) writeFileSync(join(folder, `${box}.json`), JSON.stringify(killed))

    expect(killed.faults).toEqual([])
    expect(killed.acknowledged).toBeGreaterThan(50 * count)
    expect(killed.gates).toBeGreaterThan(0)
  })
})
