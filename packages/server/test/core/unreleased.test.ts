import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Shelf } from '@brouhaha/rulesets'
import { readLog } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { Client, call } from '../client.ts'
import { company, folder, isOver, playOne, playUntil, serve } from './fixture.ts'

const RELEASED = join(import.meta.dirname, '../../../rulesets/released')
const file = readdirSync(RELEASED).find((name) => name.startsWith('zombie-mosh'))!

/** A release under another edition: rules that nobody released. */
const rulesOf = (edition: string): string =>
  readFileSync(join(RELEASED, file), 'utf8').replace(/\bedition:(["'`])[^"'`]+\1/, `edition:"${edition}"`)

test('a table begun between two releases says so, and goes on under its rules when the sources say something else', async () => {
  const dataDir = folder()
  const today = await serve({ dataDir, bundles: [rulesOf('today')] })
  const { table, seated, clients } = await company(today.address, 2)
  const [ana] = clients as [Client]
  const { ruleset } = ana.table
  expect(ana.table.unreleased).toBe(true)
  await ana.act({ type: 'start' })
  await playOne(ana)
  await ana.settled()
  await today.close()

  const { address } = await serve({ dataDir, bundles: [rulesOf('tomorrow')] })
  expect((await company(address, 2)).clients[0]!.table.ruleset).not.toBe(ruleset)
  const back = await Promise.all(seated.map(({ secret }) => Client.join(address, table, { secret })))
  expect(back[0]!.table).toMatchObject({ ruleset, unreleased: true, status: 'playing' })
  await playUntil(back, isOver(back[0]!))

  const { text } = await call(address, 'GET', `/api/tables/${table}/log`)
  const log = readLog(text)!
  expect(log.header).toMatchObject({ edition: 'today', ruleset, unreleased: true })
  const { game, verify } = await new Shelf({ kept: new URL(`file://${dataDir}/rulesets/`) }).by(ruleset)
  expect(verify(game, log).kind).toBe('true')
})

test('rules that no table pins any more leave the disk when the server starts', async () => {
  const dataDir = folder()
  const first = await serve({ dataDir, bundles: [rulesOf('unused')] })
  await first.close()
  const second = await serve({ dataDir, bundles: [rulesOf('played')] })
  const { clients } = await company(second.address, 2)
  const { ruleset } = clients[0]!.table
  await second.close()
  await serve({ dataDir })
  expect(readdirSync(join(dataDir, 'rulesets'))).toEqual([`${ruleset}.mjs`])
})

test('a table on released rules bears no mark', async () => {
  const { address } = await serve({ rules: new Shelf({ sources: new URL('file:///nowhere/') }) })
  const { clients } = await company(address, 2)
  expect(clients[0]!.table).not.toHaveProperty('unreleased')
})
