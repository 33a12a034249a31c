import { describe, expect, test } from 'vitest'
import { missingFrom, Slices, withRange } from '../src/work/slices.ts'
import { brouhaha, temporary } from './terminal.ts'

describe('arena', () => {
  test('a contest that was put aside and taken up again ends like one played at a stretch', async () => {
    const file = temporary('contest.json')
    const words = 'arena mosh --pairs steady:random --players 2,3 --json'
    await brouhaha(`${words} --deals 7 --workers 1 --resume ${file}`)
    const [resumed, straight] = await Promise.all([
      brouhaha(`${words} --deals 20 --workers 2 --resume ${file}`),
      brouhaha(`${words} --deals 20 --workers 1`),
    ])
    expect(JSON.parse(resumed.stdout).results).toEqual(JSON.parse(straight.stdout).results)
    expect(JSON.parse(straight.stdout).results[0]).toMatchObject({ seats: 2, deals: 20, par: 0.5, verdict: 'beats' })
    expect(JSON.parse(straight.stdout).frozen).toMatchObject({ random: {}, steady: {} })
  })

  test('a file of another contest is left alone', async () => {
    const file = temporary('other.json')
    const words = `arena mosh --pairs random:random --players 2 --deals 2 --resume ${file}`
    expect((await brouhaha(words)).code).toBe(0)
    const { code, stderr } = await brouhaha(`${words} --seed 2`)
    expect(stderr).toContain('holds another contest')
    expect(code).toBe(2)
  })

  test('the cross-table names both bots, the interval and the verdict', async () => {
    const { stdout } = await brouhaha('arena mosh --pairs steady:random --players 4 --deals 10 --lang fr')
    expect(stdout).toContain('contre random')
    expect(stdout).toMatch(/steady +\d+,\d\u00a0% ±\d+,\d\u00a0% bat/)
  })
})

describe('arena of the family', () => {
  test('bots of a box of cards are measured like those of mosh', async () => {
    const { stdout } = await brouhaha('arena zombies --pairs novice:random --deals 2 --workers 1 --json')
    const { game, side, frozen, results } = JSON.parse(stdout)
    expect({ game, side, frozen }).toEqual({ game: 'zombies', side: undefined, frozen: null })
    expect(results).toMatchObject([{ challenger: 'novice', field: 'random', seats: 4, deals: 2, par: 0.25 }])
    expect(results[0].mean).toBeGreaterThan(0.25)
  })

  test('boards have sides, boxes of cards have none', async () => {
    const { code, stderr } = await brouhaha('arena base --side B')
    expect(stderr).toContain('--side')
    expect(code).toBe(2)
  })
})

describe('slices', () => {
  test('cover every number once, whatever they learn', () => {
    const slices = new Slices(
      [
        { from: 3, to: 40 },
        { from: 50, to: 51 },
      ],
      2,
    )
    const seen: number[] = []
    for (let slice = slices.next(); slice !== null; slice = slices.next()) {
      for (let number = slice.from; number < slice.to; number++) seen.push(number)
      slices.took(slice, seen.length % 2 === 0 ? 1 : 10_000)
    }
    expect(seen).toEqual([...Array.from({ length: 37 }, (_, index) => index + 3), 50])
  })

  test('what is done in any order leaves the rest', () => {
    const done = [
      { from: 20, to: 30 },
      { from: 0, to: 5 },
      { from: 5, to: 9 },
    ].reduce(withRange, [])
    expect(done).toEqual([
      { from: 0, to: 9 },
      { from: 20, to: 30 },
    ])
    expect(missingFrom({ from: 0, to: 40 }, done)).toEqual([
      { from: 9, to: 20 },
      { from: 30, to: 40 },
    ])
    expect(missingFrom({ from: 0, to: 25 }, done)).toEqual([{ from: 9, to: 20 }])
  })
})
