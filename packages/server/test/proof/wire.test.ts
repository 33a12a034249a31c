import { HostedGame } from '@brouhaha/host'
import { hashState, WATCHER } from '@brouhaha/table'
import { LEAKING, LEAKING_OWN, LEAKING_SHARED, SEED_IN_VIEW } from '@brouhaha/zombie-mosh/testing'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Leak, proveWire } from './wire.ts'

describe('two tables that differ only in what a viewer may not know', () => {
  test('send the same bytes to every seat and to a watcher', async () => {
    const proved = await proveWire({ seed: 4, chunk: 0, size: 300 })

    expect(proved.leaks).toEqual([])
    expect(proved.pairs).toBe(300)
    expect(proved.cardsElsewhere).toBeGreaterThan(240)
    expect(proved.seenByWatcher).toBeGreaterThan(30)
    expect(proved.answers).toBeGreaterThan(2400)
    expect(proved.rows).toBeGreaterThan(250)
  })
})

describe('a leak is noticed', () => {
  afterEach(() => vi.restoreAllMocks())
  const found = async (game?: Parameters<typeof proveWire>[1]): Promise<Leak[]> =>
    (await proveWire({ seed: 5, chunk: 0, size: 150 }, game)).leaks
  const leaks = async (game?: Parameters<typeof proveWire>[1]): Promise<number> => (await found(game)).length
  const isMoved = ({ says }: Leak): boolean => says.startsWith('{"type":"moved"')

  test.each(['view', 'events', 'choices', 'answers'])('of the rules, by %s', async (by) => {
    expect(await leaks(LEAKING[by])).toBeGreaterThan(0)
  })

  test('of what is a seat’s own, when a row is told', async () => {
    const leaked = await found(LEAKING_OWN)

    expect(leaked.length).toBeGreaterThan(0)
    expect(leaked.every(isMoved)).toBe(true)
  })

  test('of what all seats share, when a row is told', async () => {
    const leaked = (await found(LEAKING_SHARED)).filter(({ viewer }) => viewer !== WATCHER)

    expect(leaked.length).toBeGreaterThan(0)
    expect(leaked.every(isMoved)).toBe(true)
  })

  test('of one bit of the seed', async () => {
    expect(await leaks(SEED_IN_VIEW)).toBeGreaterThan(0)
  })

  test('by a hash of the whole state in place of one of the view', async () => {
    const { sight } = HostedGame.prototype
    vi.spyOn(HostedGame.prototype, 'sight').mockImplementation(function (this: HostedGame, listener) {
      return { ...sight.call(this, listener), hash: hashState(this.state) }
    })

    expect(await leaks()).toBeGreaterThan(0)
  })

  test('by what others are told of a row long ago', async () => {
    const { hear } = HostedGame.prototype
    vi.spyOn(HostedGame.prototype, 'hear').mockImplementation(function (this: HostedGame, row, listener) {
      const heard = hear.call(this, row, listener)
      return heard === null
        ? null
        : { ...heard, events: row.events.map(({ open, secret }) => ({ ...open, ...secret?.tells })) }
    })

    expect(await leaks()).toBeGreaterThan(0)
  })
})
