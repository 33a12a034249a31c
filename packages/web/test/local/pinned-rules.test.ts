import { zombieMosh } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import type { LocalGame } from '../../src/local/game.ts'
import { begin, bot, type MemoryStore, person, playToTheEnd, type Seated, sit, takeTurn } from './fixture.ts'
import { TestShelf } from './shelf.ts'

const SEATS = [person('Ana'), bot('sharp'), bot('steady')]

const gameOf = ({ kept }: MemoryStore): LocalGame => kept.get('game')!.game

function change({ store }: Seated, how: (game: LocalGame) => LocalGame): void {
  const kept = store.kept.get('game')!
  store.kept.set('game', { ...kept, game: how(kept.game) })
}

/** A game of some turns, left before the page was updated. */
async function leftUnder(shelf: TestShelf): Promise<Seated> {
  const seated = await begin(SEATS, {}, 1, shelf)
  for (let turns = 0; turns < 4; turns++) await takeTurn(seated)
  seated.table.close()
  return seated
}

const BETWEEN = 'b'.repeat(64)

describe('the rules of a game on this device', () => {
  test('a new game pins the newest', async () => {
    const seated = await begin(SEATS, {}, 1, new TestShelf('old', 'new'))
    expect(gameOf(seated.store).ruleset).toBe('new')
    expect(gameOf(seated.store).header!.edition).toBe('new')
  })

  test('after an update of the page a game goes on to its end under the rules that it began with', async () => {
    const left = await leftUnder(new TestShelf('old'))
    const updated = new TestShelf('old', 'new')
    const seated = await sit(left.store, updated)
    await playToTheEnd(seated)
    expect(seated.sight().view.stage).toBe('over')
    expect(updated.opened).toEqual(['old'])
    expect(gameOf(seated.store)).toMatchObject({ ruleset: 'old', over: true, header: { edition: 'old' } })
  })

  test('two releases of one edition are two: the pinned one is taken', async () => {
    const shelf = new TestShelf()
    shelf.release('first', zombieMosh.edition)
    const left = await leftUnder(shelf)
    shelf.release('second', zombieMosh.edition)
    await sit(left.store, shelf)
    expect(shelf.opened).toEqual(['first', 'first'])
  })

  test('a game from before there were pins takes the first release of its edition that folds it, and pins it', async () => {
    const left = await leftUnder(new TestShelf('old'))
    change(left, ({ ruleset: _, ...game }) => game)
    const seated = await sit(left.store, new TestShelf('older', 'old', 'new'))
    expect(gameOf(seated.store).ruleset).toBe('old')
  })

  test('rules that this page never heard of: nothing is folded, nothing is changed', async () => {
    const left = await leftUnder(new TestShelf('old'))
    const before = structuredClone(left.store.kept.get('game'))
    await expect(sit(left.store, new TestShelf('new'))).rejects.toThrow('unknown')
    change(left, ({ ruleset: _, ...game }) => game)
    await expect(sit(left.store, new TestShelf('new'))).rejects.toThrow('unknown')
    expect(left.store.kept.get('game')!.rows).toEqual(before!.rows)
  })

  test('a game begun between two releases goes on, though the page no longer lists its rules', async () => {
    const left = await leftUnder(new TestShelf().release(BETWEEN, 'between', true))
    expect(gameOf(left.store)).toMatchObject({ ruleset: BETWEEN, unreleased: true })
    const updated = new TestShelf().release(BETWEEN, 'between', true)
    updated.editions = new TestShelf('new').editions
    await playToTheEnd(await sit(left.store, updated))
    expect(updated.opened).toEqual([BETWEEN])
    expect(gameOf(left.store)).toMatchObject({ over: true, ruleset: BETWEEN, unreleased: true })
  })

  test('rules that were never released and are kept nowhere are out of reach; a name that leads elsewhere is unknown', async () => {
    const left = await leftUnder(new TestShelf().release(BETWEEN, 'between', true))
    await expect(sit(left.store, new TestShelf('new'))).rejects.toThrow('unreachable')
    change(left, (game) => ({ ...game, ruleset: `../${BETWEEN}` }))
    await expect(sit(left.store, new TestShelf('new'))).rejects.toThrow('unknown')
  })

  test('rules that cannot be fetched now: the game waits for them', async () => {
    const left = await leftUnder(new TestShelf('old'))
    const updated = new TestShelf('old', 'new')
    updated.missing.add('old')
    await expect(sit(left.store, updated)).rejects.toThrow('unreachable')
    updated.missing.clear()
    await playToTheEnd(await sit(left.store, updated))
    expect(gameOf(left.store).over).toBe(true)
  })
})

test('nobody chats with themselves: there is no line to anybody else', async () => {
  const seated = await begin(SEATS)
  await seated.send({ type: 'say', id: 'hello', text: 'anybody?' })
  expect(seated.told.at(-1)).toMatchObject({ type: 'answer', id: 'hello', ok: false, refusal: { rule: 'TABLE-LOCAL' } })
})
