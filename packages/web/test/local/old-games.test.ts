import type { Pack } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { logOfKept } from '../../src/local/recording.ts'
import { checkLog } from '../../src/local/worker/check.ts'
import { MemoryStore, type Seated, sit, takeTurn } from './fixture.ts'
import { isOver, playOn } from './munchkin.ts'
import { OLD_GAMES, RELEASED } from './old-games.ts'

const MOST_TURNS = 4000

async function playToItsEnd(seated: Seated, game: string): Promise<void> {
  for (let turns = 0; !isOver(seated); turns++) {
    if (turns > MOST_TURNS) throw new Error('it never ends')
    await (game === 'munchkin' ? playOn(seated) : takeTurn(seated))
  }
}

test.each(OLD_GAMES)('$name, kept in a browser, goes on under its own rules to its end and is true', async (old) => {
  const store = new MemoryStore()
  store.kept.set(old.table, { game: old.kept.game, rows: [...old.kept.rows] })
  const before = old.kept.rows.length
  await playToItsEnd(await sit(store, RELEASED), `${old.kept.game.game}`)
  const kept = (await store.load(old.table))!
  expect(kept.game.ruleset).toBe(old.kept.game.ruleset)
  expect(kept.rows.slice(0, before)).toEqual(old.kept.rows)
  expect(kept.game.packs?.map(({ box }: Pack) => box)).toEqual(old.name.endsWith('-kitchen') ? ['kitchen'] : undefined)
  const log = logOfKept(kept)!
  expect(await checkLog(log, RELEASED)).toMatchObject({ kind: 'true', rows: kept.rows.length })
  const { hash, ...rest } = log.rows[before - 1]!
  const forged = { ...log, rows: log.rows.with(before - 1, { ...rest, hash: hash.replace(/^./, 'x') }) }
  expect(await checkLog(forged, RELEASED)).toMatchObject({ kind: 'false', seq: before - 1 })
})
