import { HostedGame } from '@brouhaha/host'
import { LEAKING, SEED_IN_VIEW, WHOLE_PACKS } from '@brouhaha/munchkin/testing'
import type { Seat } from '@brouhaha/table'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Alarm } from '../../src/table/alarm.ts'
import {
  base,
  baseAlone,
  cthulhu,
  cthulhuAlone,
  proveFamily,
  star,
  starAlone,
  zombies,
  zombiesAlone,
} from '../proof/munchkin-wire.ts'

const PROOFS = { base, star, cthulhu, zombies }
const ALONE = { base: baseAlone, star: starAlone, cthulhu: cthulhuAlone, zombies: zombiesAlone }

const BOXES = Object.keys(PROOFS) as readonly (keyof typeof PROOFS)[]

describe('two tables of the family that differ only in what a viewer may not know', () => {
  test.each(BOXES)('%s: send the same bytes at the same moments to every seat and to a watcher', async (box) => {
    const proved = await PROOFS[box]({ seed: 4, chunk: 0, size: 120 })

    expect(proved.leaks).toEqual([])
    expect(proved.cardsElsewhere).toBeGreaterThan(45)
    expect(proved.gates).toBeGreaterThan(5)
    expect(proved.byClock).toBeGreaterThan(3)
    expect(proved.answers).toBeGreaterThan(200)
    expect(proved.byAllButOne).toBeGreaterThan(15)
    expect(proved.readers).toBeGreaterThan(3)
  })

  test.each(BOXES)(
    '%s: one person among bots plays the same rows at the same moments, whatever they hold',
    async (box) => {
      const proved = await ALONE[box]({ seed: 4, chunk: 0, size: 15 })

      expect(proved.leaks).toEqual([])
      expect(proved.gates).toBeGreaterThan(1)
      expect(proved.passes).toBeGreaterThan(3)
      expect(proved.rows).toBeGreaterThan(20)
    },
  )
})

describe('a leak is noticed', () => {
  afterEach(() => vi.restoreAllMocks())
  /** Of all pairs where none is found. */
  const leaks = async (leaking?: Parameters<typeof proveFamily>[2]): Promise<number> =>
    (await proveFamily(WHOLE_PACKS, { seed: 5, chunk: 0, size: 180, untilFirstLeak: true }, leaking)).leaks.length

  test('none where nothing leaks', async () => {
    expect(await leaks()).toBe(0)
  })

  test.each(['view', 'events', 'choices', 'answers', 'waits'])('of the rules, by %s', async (by) => {
    expect(await leaks(LEAKING[by] as never)).toBeGreaterThan(0)
  })

  test('of one bit of the seed', async () => {
    expect(await leaks(SEED_IN_VIEW as never)).toBeGreaterThan(0)
  })

  test('by the number of rows, quiet passes included', async () => {
    const { sight } = HostedGame.prototype
    vi.spyOn(HostedGame.prototype, 'sight').mockImplementation(function (this: HostedGame, listener) {
      return { ...sight.call(this, listener), seq: this.rows.length }
    })

    expect(await leaks()).toBeGreaterThan(0)
  })

  test('by a gate that closes the sooner the fewer answers are held', async () => {
    let answers = 0
    const { get } = Object.getOwnPropertyDescriptor(HostedGame.prototype, 'gate')!
    vi.spyOn(HostedGame.prototype, 'gate', 'get').mockImplementation(function (this: HostedGame) {
      const seats = Array.from({ length: this.match.header.seats }, (_, seat) => seat as Seat)
      answers = seats.reduce((sum, seat) => sum + this.offers(seat).length, 0)
      return get!.call(this)
    })
    const { set } = Alarm.prototype
    vi.spyOn(Alarm.prototype, 'set').mockImplementation(function (this: Alarm, key, ms, ring) {
      set.call(this, key, key.startsWith('gate') ? ms / 2 + Math.min(answers, ms / 2) : ms, ring)
    })

    expect(await leaks()).toBeGreaterThan(0)
  })

  test('by a gate that counts a person among bots out for what they hold', async () => {
    const { passOf } = HostedGame.prototype
    vi.spyOn(HostedGame.prototype, 'passOf').mockImplementation(function (this: HostedGame, seat) {
      return this.offers(seat).length % 2 === 0 ? null : passOf.call(this, seat)
    })

    expect((await baseAlone({ seed: 4, chunk: 0, size: 40, untilFirstLeak: true })).leaks.length).toBeGreaterThan(0)
  })

  test('by a gate whose clock a quiet pass winds up again', async () => {
    vi.spyOn(Alarm.prototype, 'isSetFor').mockReturnValue(false)

    expect(await leaks()).toBeGreaterThan(0)
  })

  test('by what others were told of a row long ago', async () => {
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
