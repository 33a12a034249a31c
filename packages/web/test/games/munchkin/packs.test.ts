import type { PackInfo } from '@brouhaha/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { packsAtTable } from '../../../src/games/munchkin/packs.ts'

const INFO: PackInfo = { box: 'kitchen', name: { en: 'Kitchen', fr: 'Cuisine' }, cards: 1, hash: 'ff' }
const table = { id: 'abc', ruleset: '', packs: [INFO] }

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('packs that could not be fetched are asked for again, though not at every drawing; packs that could are not', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 502 }))
  vi.stubGlobal('fetch', fetch)
  await expect(packsAtTable(table)).rejects.toThrow('abc')
  await expect(packsAtTable(table)).rejects.toThrow('abc')
  expect(fetch).toHaveBeenCalledTimes(1)

  fetch.mockImplementation(async () => Response.json({ packs: [{ box: 'kitchen', cards: [] }] }))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await packsAtTable(table)).toContainEqual(expect.objectContaining({ box: 'kitchen', cards: [] }))
  await vi.advanceTimersByTimeAsync(60_000)
  await packsAtTable(table)
  expect(fetch).toHaveBeenCalledTimes(2)
})
