import { type BlindBot, munchkinBots } from '@brouhaha/bots'
import { type Arrangements, type Played, playGame } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import { munchkin, VERBS, verbOf } from '@brouhaha/munchkin'
import { HOUSE, type Seat } from '@brouhaha/table'
import { type Pickpockets, pickpockets } from '@brouhaha/table/testing'
import { describe, expect, test } from 'vitest'

const SEATS = 4

interface Moved {
  readonly seat: Seat
  readonly type: string
  readonly gate: number
}

const anything: BlindBot = {
  name: 'anything',
  attention: 'choices',
  choose: ({ choices }, luck) => choices[luck.below(choices.length)]!,
}

/** A whole game of Pickpockets, move by move; `gate` is the gate that was open, or 0. */
function play(bot: BlindBot, seed = 1, host: Arrangements<Pickpockets> = {}): { moved: Moved[]; played: Played } {
  const luck = new Random(seed)
  const moved: Moved[] = []
  const played = playGame(
    pickpockets,
    {
      seats: SEATS,
      options: { dodges: true, allMustPass: false },
      seed: Int32Array.from({ length: 8 }, () => luck.word()),
    },
    Array.from({ length: SEATS }, (_, seat) => ({ bot, random: new Random(seed, seat) })),
    {
      ...host,
      onlooker(state, seat, move) {
        const closing = pickpockets.waits(state).find((wait) => wait.seat === HOUSE)
        const gate = closing === undefined ? null : pickpockets.write(closing.fallback)
        moved.push({
          seat,
          type: typeof move === 'number' ? pickpockets.write(move).type : move.type,
          gate: gate !== null && 'number' in gate ? gate.number! : 0,
        })
      },
    },
  )
  return { moved, played }
}

const manySeeds = Array.from({ length: 30 }, (_, seed) => seed)

describe('a table of bots', () => {
  test('everybody who may answer a gate is asked once under each number, then the house closes it', () => {
    let gates = 0
    for (const seed of manySeeds) {
      const { moved } = play(anything, seed)
      const closed = moved.filter(({ type }) => type === 'closeGate')
      for (const { gate } of closed) {
        const asked = moved.filter((move) => move.gate === gate && (move.type === 'pass' || move.type === 'dodge'))
        expect(new Set(asked.map(({ seat }) => seat)).size).toBe(asked.length)
        expect(moved.filter((move) => move.gate === gate).at(-1)!.seat).toBe(HOUSE)
        gates++
      }
    }
    expect(gates).toBeGreaterThan(30)
  })

  test('an answer that reopens the gate starts the round again', () => {
    const all = manySeeds.flatMap((seed) => play(anything, seed).moved.map((move) => ({ ...move, seed })))
    const dodges = all.filter(({ type }) => type === 'dodge')
    expect(dodges.length).toBeGreaterThan(3)
    for (const { seed, gate } of dodges)
      expect(all.some((move) => move.seed === seed && move.gate > gate && move.type === 'pass')).toBe(true)
  })

  test('the host says who is asked first', () => {
    const firsts = (first: number): Set<number> => {
      const moved = manySeeds.flatMap((seed) => play(anything, seed, { first: () => first as Seat }).moved)
      const passes = moved.filter(({ type, gate }, index) => type === 'pass' && moved[index - 1]!.gate !== gate)
      return new Set(passes.map(({ seat }) => seat))
    }
    expect(firsts(2).has(2 as Seat)).toBe(true)
    expect(firsts(0).has(0 as Seat)).toBe(true)
    expect([...firsts(0)]).not.toEqual([...firsts(2)])
  })

  test('a bot without manners never speaks up and never sends a form', () => {
    const { moved, played } = play(anything)
    expect(moved.some(({ type }) => type === 'trade' || type === 'agree')).toBe(false)
    expect(played.refused).toBe(0)
  })

  test('a bot with manners interrupts others and sends forms', () => {
    const chatty: BlindBot = { ...anything, interruptsOneIn: 2, sendsFormOneIn: 3 }
    const moved = manySeeds.flatMap((seed) => play(chatty, seed).moved)
    expect(moved.filter(({ type }) => type === 'trade').length).toBeGreaterThan(10)
  })

  test('a form that is refused is counted, and the game goes on', () => {
    const luck = new Random(1)
    const stubborn = { ...pickpockets, applyForm: () => 1 }
    const { refused } = playGame(
      stubborn,
      { seats: SEATS, options: { dodges: true, allMustPass: false }, seed: new Int32Array(8) },
      Array.from({ length: SEATS }, () => ({
        bot: { ...anything, interruptsOneIn: 2, sendsFormOneIn: 2 },
        random: luck,
      })),
    )
    expect(refused).toBeGreaterThan(0)
  })

  test('decisions are what seats did; the house closing a gate is none', () => {
    const { moved, played } = play(anything)
    expect(played.decisions).toBe(moved.filter(({ seat }) => seat !== HOUSE).length)
  })
})

describe('random, of the Munchkin family', () => {
  const { choose } = munchkinBots.random() as BlindBot
  const numberOf = (verb: (typeof VERBS)[number], first = 0): number => first * 64 + VERBS.indexOf(verb)

  test('dozens of targets do not drown the way on', () => {
    const curses = Array.from({ length: 60 }, (_, copy) => numberOf('curse', copy))
    const luck = new Random(5)
    let passes = 0
    for (let i = 0; i < 1000; i++)
      if (verbOf(choose({ choices: [...curses, numberOf('pass')] }, luck)) === VERBS.indexOf('pass')) passes++
    expect(passes).toBeGreaterThan(500)
    expect(passes).toBeLessThan(1000)
  })

  test('takes every kind of choice on offer now and then, and only those', () => {
    const offered = VERBS.flatMap((verb) => [numberOf(verb, 1), numberOf(verb, 2)])
    const luck = new Random(6)
    const taken = new Set<number>()
    for (let i = 0; i < 60_000; i++) taken.add(choose({ choices: offered }, luck))
    expect([...taken].sort((one, other) => one - other)).toEqual([...offered].sort((one, other) => one - other))
  })

  test('a lone choice costs no luck', () => {
    const luck = new Random(7)
    choose({ choices: [numberOf('done')] }, luck)
    expect(luck.word()).toBe(new Random(7).word())
  })

  test('the same seeds play the same game', () => {
    const game = munchkin([{ box: 'base', cards: DECK }])
    const once = (): readonly number[] => {
      const sittings = [0, 1, 2].map((seat) => ({ bot: munchkinBots.random(), random: new Random(3, seat) }))
      const setup = { seats: 3, options: { boxes: ['base'] }, seed: new Int32Array(8) }
      return [...playGame(game, setup, sittings, { first: game.active }).state]
    }
    expect(once()).toEqual(once())
  })
})

const named = (id: string) => ({ id, en: { name: id }, fr: { name: id } })
const DECK = [
  ...[1, 2, 3, 4].map((level) => ({
    ...named(`rat-${level}`),
    kind: 'monster' as const,
    deck: 'door' as const,
    copies: 8,
    level,
    treasures: 1,
    badStuff: [{ do: 'loseLevels' as const, levels: 1 }],
  })),
  ...[2, 3, 4, 5].map((bonus) => ({
    ...named(`sword-${bonus}`),
    kind: 'item' as const,
    deck: 'treasure' as const,
    copies: 6,
    bonus,
    value: 200,
  })),
]
