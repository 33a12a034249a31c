import { MOSH, registry } from '@brouhaha/games'
import { expect, test } from 'vitest'
import { call } from '../client.ts'
import { serve } from './fixture.ts'

const wish = { game: 'zombie-mosh', seats: 2, options: {}, pace: 'endless', name: 'Ana' }

test('a server plays the games of the registry that it was given, and no other', async () => {
  const { address } = await serve({ kits: registry([MOSH]) })
  const open = (change: object) => call(address, 'POST', '/api/tables', { body: { ...wish, ...change } })
  expect(await open({})).toMatchObject({ status: 201 })
  expect(await open({ game: 'munchkin', seats: 3, options: { boxes: ['base'] } })).toMatchObject({
    status: 400,
    json: { error: { path: 'game', expected: 'one of zombie-mosh' } },
  })
})

test('seats and options are those of the game, and the answer says where they are not', async () => {
  const { address } = await serve()
  const pathOf = async (change: object): Promise<unknown> => {
    const { status, json } = await call(address, 'POST', '/api/tables', { body: { ...wish, ...change } })
    return status === 400 ? (json as { error: { path: string } }).error.path : status
  }
  expect(await pathOf({ game: 'munchkin', seats: 2, options: { boxes: ['base'] } })).toBe('seats')
  expect(await pathOf({ options: { side: 'C' } })).toBe('options.side')
  expect(await pathOf({ game: 'munchkin', seats: 3, options: { boxes: ['pirates'] } })).toBe('options.boxes.0')
  expect(await pathOf({ game: 'munchkin', seats: 3, options: { boxes: ['base'], packs: [{}] } })).toMatch(
    /^options\.packs\.0/,
  )
})
