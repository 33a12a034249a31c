import { type Bot, type MoshBotName, moshBots, type SeeingBot } from '@brouhaha/bots'
import { playGame } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'

const NAMES: readonly MoshBotName[] = ['random', 'steady', 'sharp']
const seedOf = (number: number): Int32Array => {
  const dealt = new Random(21, number)
  return Int32Array.from({ length: 8 }, () => dealt.word())
}

/** Every choice of a whole game, boards and all. */
function choicesOf(bots: readonly Bot<MoshKinds>[], options: MoshKinds['options'], luck = 1): number[] {
  const made: number[] = []
  const sittings = bots.map((bot, seat) => ({ bot, random: new Random(luck, seat) }))
  playGame(zombieMosh, { seats: bots.length, options, seed: seedOf(3) }, sittings, {
    onlooker: (_state, _seat, move) => {
      if (typeof move === 'number') made.push(move)
    },
  })
  return made
}

test.each(NAMES)('%s plays the same game again from the same seed', (name) => {
  const table = () => [moshBots[name]({ iterations: 40 }), moshBots.steady(), moshBots.random()]

  expect(choicesOf(table(), {})).toEqual(choicesOf(table(), {}))
})

test.each(NAMES)('%s chooses a board and plays either side to the end', (name) => {
  for (const side of ['A', 'B'] as const) {
    const bots = Array.from({ length: 3 }, () => moshBots[name]({ iterations: 8 }))
    expect(choicesOf(bots, { side }).length).toBeGreaterThan(3 + 3 * 4)
  }
})

test('random depends on its luck', () => {
  const bots = [moshBots.random(), moshBots.random()]

  expect(choicesOf(bots, {}, 1)).not.toEqual(choicesOf(bots, {}, 2))
})

test('sharp thinks more the more iterations it is given', () => {
  const countWorlds = (iterations: number): number => {
    let worlds = 0
    const bot = moshBots.sharp({ iterations }) as SeeingBot<MoshKinds>
    const counted: SeeingBot<MoshKinds> = {
      ...bot,
      choose(sight, random) {
        const ledger: typeof sight.ledger = {
          hear: () => {},
          determinise: (luck) => {
            worlds++
            return sight.ledger.determinise(luck)
          },
        }
        return bot.choose({ ...sight, ledger }, random)
      },
    }
    const made = choicesOf([counted, moshBots.random()], { boards: [0, 1] })
    return worlds / made.length
  }
  expect(countWorlds(240)).toBeGreaterThan(2 * countWorlds(60))
})

test('sharp that is out of time answers at once, with what steady would do', () => {
  let asked = 0
  const hurried = moshBots.sharp({
    iterations: 1_000_000_000,
    outOfTime: () => {
      asked++
      return true
    },
  })
  const options = { boards: [0, 1, 2] }
  const made = choicesOf([hurried, hurried, hurried], options)

  expect(made).toEqual(choicesOf([moshBots.steady(), moshBots.steady(), moshBots.steady()], options))
  expect(asked).toBeLessThanOrEqual(made.length)
})

test('sharp that is stopped half-way still lays a card that is on offer', () => {
  let left = 0
  const stopped = moshBots.sharp({ iterations: 1_000_000_000, outOfTime: () => left-- === 0 })
  const bot: SeeingBot<MoshKinds> = {
    ...(stopped as SeeingBot<MoshKinds>),
    choose(sight, random) {
      left = 3
      const choice = stopped.choose(sight, random)
      expect(Array.from(sight.choices)).toContain(choice)
      return choice
    },
  }
  expect(choicesOf([bot, moshBots.random()], { boards: [4, 5] }).length).toBeGreaterThan(8)
})
