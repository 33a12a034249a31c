import { playGame } from '@brouhaha/host'
import { layout } from '@brouhaha/zombie-mosh'
import { describe, expect, test } from 'vitest'
import { openGame } from '../src/games.ts'
import { Check } from '../src/work/check.ts'
import { addTally, playStretch, type Stretch } from '../src/work/simulate.ts'
import { seatBots } from '../src/work/table.ts'
import { brouhaha } from './terminal.ts'

const MOSH = openGame('mosh')

const stretch = (players: number, more: Partial<Stretch> = {}): Stretch => ({
  kind: 'simulate',
  box: 'mosh',
  switches: [],
  brought: '[]',
  players,
  side: 'A',
  bots: Array.from({ length: players }, () => 'random'),
  seed: 7,
  check: false,
  report: false,
  from: 0,
  to: 100,
  ...more,
})

const hex = (checksum: bigint): string => checksum.toString(16).padStart(16, '0')

describe('simulate', () => {
  test('the same seed gives the same games on every Node: checksums as they have always been', async () => {
    const checksums: Record<string, string> = {}
    for (const side of ['A', 'B'] as const) {
      for (const players of [2, 3, 4, 5, 6]) {
        checksums[`${players} random, side ${side}`] = hex(playStretch(stretch(players, { side })).checksum)
      }
    }
    const mixed = stretch(4, { bots: ['steady', 'random', 'steady', 'random'], to: 20 })
    checksums['steady and random in turn'] = hex(playStretch(mixed).checksum)
    await expect(`${JSON.stringify(checksums, null, 2)}\n`).toMatchFileSnapshot('golden/checksums.json')
  })

  test('the number of workers changes nothing but the time', async () => {
    const words = 'simulate mosh --players 3 --games 600 --bots random --seed 11 --json --workers'
    const [one, two] = await Promise.all(
      [1, 2].map(async (workers) => JSON.parse((await brouhaha(`${words} ${workers}`)).stdout)),
    )
    expect(two).toEqual({ ...one, workers: 2, seconds: two.seconds, decisionsPerSecond: two.decisionsPerSecond })
    expect(one).toMatchObject({ game: 'mosh', players: 3, side: 'A', seed: 11, games: 600, finished: 600 })
    expect(one.checksum).toBe(hex(playStretch(stretch(3, { seed: 11, to: 600 })).checksum))
  })

  test('fewer bots than seats are repeated from the front', async () => {
    const { stdout } = await brouhaha('simulate mosh --players 5 --games 2 --bots steady,random --json')
    expect(JSON.parse(stdout).bots).toEqual(['steady', 'random', 'steady', 'random', 'steady'])
  })

  test('a shared victory counts for each, and all games are somebody’s', () => {
    const { winsBySeat, shared, games, finished } = playStretch(stretch(2, { to: 300 }))
    const wins = winsBySeat.reduce((sum, won) => sum + won)
    expect(shared).toBeGreaterThan(0)
    expect(wins).toBe(games + shared)
    expect(finished).toBe(games)
  })

  test('another seed deals other games', () => {
    expect(playStretch(stretch(4)).checksum).not.toBe(playStretch(stretch(4, { seed: 8 })).checksum)
  })

  test('bots that look at the table and bots that do not play the same game', () => {
    const simulation = stretch(4)
    const seated = seatBots(MOSH, simulation, 5)
    const blind = playGame(MOSH.game, seated.setup, seated.sittings)
    const { setup, sittings } = seatBots(MOSH, simulation, 5)
    const looking = sittings.map(({ bot, random }) => ({ bot: { ...bot, attention: 'view' as const }, random }))
    expect(playGame(MOSH.game, setup, looking)).toEqual(blind)
  })

  test('a checked run looks at every state and restores every tenth game', async () => {
    const { code, stdout } = await brouhaha('simulate mosh --players 3 --games 25 --seed 3 --check --json')
    const { check, decisions, games } = JSON.parse(stdout)
    expect(check).toEqual({ states: decisions + games, restored: expect.any(Number), troubles: 0 })
    expect(check.restored).toBeGreaterThan(0)
    expect(code).toBe(0)
  })
})

describe('simulate, boxes of cards', () => {
  test('plays any mix of boxes to the end, looks at every state, and counts what was asked, chosen and sent', () => {
    for (const box of ['base', 'star', 'cthulhu', 'zombies', 'base+star+cthulhu+zombies'] as const) {
      const tally = playStretch(stretch(3, { box, to: 1, check: true }))
      expect(tally.troubles).toEqual([])
      expect(tally.finished).toBe(1)
      expect(tally.restored).toBeGreaterThan(0)
      const { counts } = tally
      const sum = (count: Record<string, number>): number => Object.values(count).reduce((all, more) => all + more, 0)
      expect(sum(counts.decisions)).toBe(sum(counts.verbs) + sum(counts.forms))
      expect(tally.decisions).toBe(sum(counts.decisions) - counts.verbs.closeGate! - tally.refused)
      expect(sum(counts.endings)).toBe(1)
    }
  })

  test('the same seed gives the same games, however they are cut', () => {
    const whole = playStretch(stretch(3, { box: 'cthulhu', to: 4 }))
    const sum = playStretch(stretch(3, { box: 'cthulhu', to: 1 }))
    addTally(sum, playStretch(stretch(3, { box: 'cthulhu', from: 1, to: 4 })))
    expect(sum).toEqual(whole)
  })

  test('what a table agreed on is played', () => {
    const closedByHouse = (switches: readonly string[]): number => {
      const { verbs } = playStretch(stretch(3, { box: 'cthulhu', to: 1, switches })).counts
      return verbs.closeGate! / verbs.pass!
    }
    expect(closedByHouse([])).toBeGreaterThan(0.3)
    expect(closedByHouse(['passes'])).toBeLessThan(0.1)
  })

  test('two boxes of one name, and none at all, get one helpful line', async () => {
    const twice = await brouhaha('simulate base+base')
    expect([twice.code, twice.stderr]).toEqual([2, expect.stringMatching(/^brouhaha simulate: 'base' is one/)])
    const none = await brouhaha('simulate base+moshh')
    expect(none.code).toBe(2)
  })
})

describe('a check', () => {
  /** Zombie Mosh! with something wrong after each choice, from the second game that is begun on or at once. */
  const withFault = (spoil: (state: Int32Array) => void, fromGame = 1): typeof MOSH.game => {
    let begun = 0
    return {
      ...MOSH.game,
      create(setup, play) {
        begun++
        return MOSH.game.create(setup, play)
      },
      apply(state, seat, choice, play) {
        const answer = MOSH.game.apply(state, seat, choice, play)
        if (begun >= fromGame) spoil(state)
        return answer
      },
    }
  }

  const playChecked = (game: typeof MOSH.game): void => {
    const check = new Check(game)
    const seated = seatBots(MOSH, stretch(3), 10)
    const { state } = playGame(game, seated.setup, seated.sittings, { onlooker: check.onlooker })
    check.finish(state, seated.setup, 10)
  }

  test('finds nothing wrong with the game as it is', () => {
    expect(() => playChecked(withFault(() => {}))).not.toThrow()
  })

  test('reports a card in two places, after the choice that put it there', () => {
    const doubled = withFault((state) => {
      state[layout.DECK] = state[layout.DECK + 1]!
    })
    expect(() => playChecked(doubled)).toThrow(/^after 1 choices: card \d+ lies in/)
  })

  test('reports a game that plays on differently from a saved state', () => {
    const forgetful = withFault((state) => {
      state[layout.CHANCE] = state[layout.CHANCE]! ^ 1
    }, 2)
    expect(() => playChecked(forgetful)).toThrow(/saved/)
  })
})
