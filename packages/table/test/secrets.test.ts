// Nobody's view, choices or timing tells who holds an answer.

import { readFileSync } from 'node:fs'
import { canonicalJson, Random } from '@brouhaha/kit'
import {
  fork,
  type Game,
  HOUSE,
  includes,
  listSeats,
  minus,
  only,
  type Seat,
  type Seats,
  type State,
  seat,
} from '@brouhaha/table'
import { comparePair, comparePlay, listChoices } from '@brouhaha/testkit'
import { describe, expect, test } from 'vitest'
import { bit, kindOf, listCards } from './fixture/cards.ts'
import { encode } from './fixture/choice.ts'
import {
  DECK,
  DECK_SIZE,
  GIVES,
  gates,
  HAND,
  hand,
  isSettled,
  living,
  pickOf,
  SEATS,
  TURN,
  theftFrame,
} from './fixture/layout.ts'
import { type Pickpockets, pickpockets } from './fixture/pickpockets.ts'
import { no } from './fixture/refusals.ts'
import { playRandomly, waitsForTheHouse } from './play.ts'

interface Pair {
  readonly a: State
  readonly b: State
  readonly viewer: Seat
  /** The seat that holds a dodge in one state and none in the other. */
  readonly other: Seat
}

const isDodge = (card: number): boolean => kindOf(card) === 'dodge'
const holdsDodge = (state: State, who: Seat): boolean => listCards(hand(state, who)).some(isDodge)

/** Trades a dodge of one hand for another card of the deck, or the other way round; null where that is not possible. */
function flipDodge(state: State, who: Seat): State | null {
  const theft = theftFrame(state)
  const fixed = state[GIVES]! | (theft >= 0 && pickOf(state, theft) >= 0 ? bit(pickOf(state, theft)) : 0)
  const own = listCards(hand(state, who) & ~fixed)
  const dodges = listCards(hand(state, who)).filter(isDodge)
  const leaves = dodges.length === 0 ? own[0] : dodges.length === 1 ? own.find(isDodge) : undefined
  const deck = [...state.subarray(DECK, DECK + state[DECK_SIZE]!)]
  const index = deck.findIndex((card) => isDodge(card) === (dodges.length === 0))
  if (leaves === undefined || index < 0) return null
  const flipped = fork(state)
  flipped[HAND + who] = (hand(state, who) & ~bit(leaves)) | bit(deck[index]!)
  flipped[DECK + index] = leaves
  return flipped
}

const others = (state: State, viewer: Seat): Seat[] => listSeats(minus(living(state), viewer))

function flippedPairs(state: State, viewer: Seat): Pair[] {
  return others(state, viewer).flatMap((other) => {
    const b = flipDodge(state, other)
    return b === null ? [] : [{ a: fork(state), b, viewer, other }]
  })
}

/** Things that a curious seat might send to see how it is refused. */
function probes(state: State): object[] {
  const number = gates.number(state)
  const probed = [8, 9, 14].flatMap((card) => [
    { type: 'dodge', card, seat: 0, number },
    { type: 'dodge', card, seat: 1, number },
    { type: 'lose', card },
    { type: 'trade', to: 1, give: [card], want: 1 },
    { type: 'agree', trade: 1, give: [card] },
  ])
  return [
    ...probed,
    { type: 'pass', number },
    { type: 'pass', number: number + 1 },
    { type: 'swap' },
    { type: 'closeGate', number },
  ]
}

const GAMES = 12

/** Every pair at an open gate or at the turn of somebody who could snatch, over a few random games. */
function collect(): { readonly gates: readonly Pair[]; readonly turns: readonly Pair[] } {
  const found = { gates: [] as Pair[], turns: [] as Pair[] }
  for (let game = 0; game < GAMES; game++) {
    playRandomly(3 + (game % 3), { dodges: true, allMustPass: game % 2 === 0 }, 500 + game, (state) => {
      const where = waitsForTheHouse(state) ? found.gates : isSettled(state) ? found.turns : null
      for (const viewer of listSeats(living(state))) where?.push(...flippedPairs(state, viewer))
    })
  }
  return { gates: found.gates, turns: found.turns.filter((pair) => snatchIn(pair) !== null) }
}

const pairs = collect()

const passBy = (state: State, who: Seat) => ({ seat: who, raw: { type: 'pass', number: gates.number(state) } })
const houseCloses = (state: State) => ({ seat: HOUSE, raw: { type: 'closeGate', number: gates.number(state) } })

/** How often the house must act before the gate is gone, when nobody else does anything. */
function houseSteps(game: Game<Pickpockets>, state: State): number {
  const own = fork(state)
  const gate = gates.number(own)
  let steps = 0
  for (; gates.number(own) === gate && steps < 10; steps++) {
    const clock = game.waits(own).find((wait) => wait.seat === HOUSE)
    if (clock === undefined) break
    game.apply(own, HOUSE, clock.fallback, { chance: { below: () => 1, shuffle: () => {} }, story: null })
  }
  return steps
}

/** What tells the viewer of a pair at an open gate which of the two states it is in, or null. */
function gateTells(game: Game<Pickpockets>, { a, b, viewer, other }: Pair): string | null {
  const steps = [houseSteps(game, a), houseSteps(game, b)]
  return (
    (steps[0] === steps[1] ? null : `timing: ${steps.join(' against ')} steps of the house`) ??
    comparePair(game, a, b, viewer, probes(a)) ??
    (gates.hasPassed(a, other) ? null : comparePlay(game, a, b, viewer, passBy(a, other))) ??
    comparePlay(game, a, b, viewer, houseCloses(a))
  )
}

/** A snatch that the seat at turn could play in both states. */
function snatchIn({ a, b }: Pair): { readonly seat: Seat; readonly raw: object } | null {
  const turn = a[TURN]! as Seat
  const card = listCards(hand(a, turn) & hand(b, turn)).find((held) => kindOf(held) === 'snatch')
  const victim = others(a, turn).find((target) => hand(a, target) !== 0)
  return card === undefined || victim === undefined ? null : { seat: turn, raw: { type: 'snatch', card, seat: victim } }
}

/** What tells the viewer which of two states it is in when a snatch opens a gate, or null. */
const turnTells = (game: Game<Pickpockets>, pair: Pair): string | null =>
  comparePlay(game, pair.a, pair.b, pair.viewer, snatchIn(pair)!)

describe('who holds an answer stays secret', () => {
  test('two states that differ in somebody else holding a dodge look, offer, wait and answer alike at every gate', () => {
    expect(pairs.gates.length).toBeGreaterThan(1000)
    for (const pair of pairs.gates) {
      expect(holdsDodge(pair.a, pair.other)).not.toBe(holdsDodge(pair.b, pair.other))
      expect(gateTells(pickpockets, pair)).toBe(null)
    }
  })

  test('a gate opens whether or not anybody holds an answer to it', () => {
    expect(pairs.turns.length).toBeGreaterThan(300)
    for (const pair of pairs.turns) expect(turnTells(pickpockets, pair)).toBe(null)
  })

  test('the house closes every gate in one step, whatever is in the hands', () => {
    for (const { a, b } of pairs.gates) expect([houseSteps(pickpockets, a), houseSteps(pickpockets, b)]).toEqual([1, 1])
  })

  test('every world that fits what a seat heard looks to that seat like the real one, in every state of a game', () => {
    let [worlds, unlike] = [0, 0]
    for (let game = 0; game < 10; game++) {
      const random = new Random(game)
      playRandomly(
        3 + (game % 3),
        { dodges: game % 4 !== 0, allMustPass: game % 2 === 0 },
        700 + game,
        (state, ledgers) => {
          for (const [index, ledger] of ledgers.entries()) {
            const world = ledger.determinise(random)
            expect(pickpockets.faults(world)).toEqual([])
            expect(comparePair(pickpockets, state, world, seat(index), probes(state))).toBe(null)
            worlds++
            if (others(state, seat(index)).some((other) => holdsDodge(state, other) !== holdsDodge(world, other)))
              unlike++
          }
        },
      )
    }
    expect(worlds).toBeGreaterThan(1500)
    expect(unlike / worlds).toBeGreaterThan(0.2)
  })

  test('a world keeps what its seat knows: a card that it gave away is where it went', () => {
    let known = 0
    for (let game = 0; game < 10; game++) {
      playRandomly(4, { dodges: true, allMustPass: false }, 900 + game, (state, ledgers) => {
        const offered = state[GIVES]!
        if (offered === 0) return
        const { from, to } = pickpockets.view(state, seat(0)).trade!
        for (const party of [from, to]) {
          const world = ledgers[party]!.determinise(new Random(known++))
          expect(world[HAND + from]! & offered).toBe(offered)
        }
      })
    }
    expect(known).toBeGreaterThan(50)
  })

  test('the ledger reads no view: not one of the files it is made of imports it', () => {
    const read = new Set<string>()
    const visit = (file: string): void => {
      if (read.has(file)) return
      read.add(file)
      const text = readFileSync(new URL(`./fixture/${file}`, import.meta.url), 'utf8')
      for (const [, next] of text.matchAll(/from '\.\/([a-z]+\.ts)'/g)) visit(next!)
    }
    visit('ledger.ts')
    expect([...read].sort()).toEqual(['cards.ts', 'happening.ts', 'layout.ts', 'ledger.ts', 'places.ts', 'world.ts'])
  })
})

const holders = (state: State): Seats =>
  listSeats(((1 << state[SEATS]!) - 1) as Seats)
    .filter((who) => holdsDodge(state, who))
    .reduce((all, who) => (all | only(who)) as Seats, 0 as Seats)

const othersCouldAnswer = (state: State, viewer: Seat): boolean => minus(holders(state), viewer) !== 0

type Leaky = Partial<Game<Pickpockets>>

const LEAKS: readonly (readonly [what: string, caughtAs: string, leak: Leaky])[] = [
  [
    'a view that marks who could answer',
    'view',
    { view: (state, viewer) => ({ ...pickpockets.view(state, viewer), exhausted: holders(state) }) },
  ],
  [
    'a pass that is offered only while somebody else could answer',
    'choices',
    {
      choices(state, who, out) {
        const offered = listChoices(pickpockets, state, who)
        const kept = offered.filter(
          (choice) => pickpockets.write(choice).type !== 'pass' || othersCouldAnswer(state, who),
        )
        out.set(kept)
        return kept.length
      },
    },
  ],
  [
    'suggested forms that know the other hands',
    'forms',
    { forms: (state) => [{ type: 'trade', to: 0, give: listCards(hand(state, seat(2))), want: holders(state) }] },
  ],
  [
    'a table that waits for those who could answer',
    'owing',
    { owing: (state) => (pickpockets.owing(state) | holders(state)) as Seats },
  ],
  [
    'a gate that only those may answer who can',
    'free',
    { free: (state) => (pickpockets.free(state) & holders(state)) as Seats },
  ],
  [
    'a clock that runs faster when nobody could answer',
    'waits',
    {
      waits: (state) =>
        pickpockets.waits(state).map((wait) => ({ ...wait, clock: holders(state) === 0 ? 'short' : wait.clock })),
    },
  ],
  [
    'a house that need not wait when nobody could answer',
    'choices of the house',
    {
      choices: (state, who, out) => (who === HOUSE && holders(state) === 0 ? 0 : pickpockets.choices(state, who, out)),
    },
  ],
  [
    'a refusal that depends on the other hands',
    'answers',
    {
      apply(state, who, choice, play) {
        const answer = pickpockets.apply(state, who, choice, play)
        return answer === no('staleGate') && othersCouldAnswer(state, who) ? no('unfinished') : answer
      },
    },
  ],
  [
    'a gate that closes with a word about who could have answered',
    'events',
    {
      apply(state, who, choice, play) {
        const knew = holders(state)
        const answer = pickpockets.apply(state, who, choice, play)
        if (who === HOUSE && answer === 0) play.story?.tell({ open: { type: 'ended', winners: knew } })
        return answer
      },
    },
  ],
  [
    'a pass that is announced',
    'events',
    {
      apply(state, who, choice, play) {
        const knew = holdsDodge(state, who)
        const answer = pickpockets.apply(state, who, choice, play)
        if (answer === 0 && pickpockets.write(choice).type === 'pass' && knew) {
          play.story?.tell({ open: { type: 'passed', gate: 0 } })
        }
        return answer
      },
    },
  ],
  [
    'a clock that rings in vain while somebody could answer',
    'timing',
    {
      apply: (state, who, choice, play) =>
        who === HOUSE && holders(state) !== 0 ? no('unfinished') : pickpockets.apply(state, who, choice, play),
    },
  ],
]

describe('a planted leak is caught', () => {
  test.each(LEAKS)('%s', (_, caughtAs, leak) => {
    const leaky = { ...pickpockets, ...leak }
    const caught = new Set<string>()
    for (const pair of pairs.gates.slice(0, 150)) caught.add(gateTells(leaky, pair)?.split(':')[0] ?? 'nothing')
    expect([...caught]).toContain(caughtAs)
  })

  test('a gate that is skipped because nobody could answer', () => {
    const leaky: Game<Pickpockets> = {
      ...pickpockets,
      apply(state, who, choice, play) {
        const answer = pickpockets.apply(state, who, choice, play)
        const gate = gates.number(state)
        if (answer === 0 && gate !== 0 && holders(state) === 0) {
          pickpockets.apply(state, HOUSE, encode({ type: 'closeGate', number: gate }), play)
        }
        return answer
      },
    }
    const caught = pairs.turns.map((pair) => turnTells(leaky, pair)?.split(':')[0])
    expect(caught).toContain('events')
  })

  test('a ledger that forgets something gives itself away', () => {
    let caught: string | null = null
    playRandomly(4, { dodges: true, allMustPass: false }, 42, (state, ledgers) => {
      const world = ledgers[0]!.determinise(new Random(1))
      world[TURN] = (world[TURN]! + 1) % 4
      caught ??= comparePair(pickpockets, state, world, seat(0))
    })
    expect(canonicalJson(caught)).toContain('view')
  })
})

test('what is published about a gate covers who is waited for and who may act', () => {
  const { a, viewer } = pairs.gates[0]!
  const view = pickpockets.view(a, viewer)
  expect(view.free).toEqual(listSeats(pickpockets.free(a)))
  expect(view.waitsForHouse).toBe(includes(pickpockets.owing(a), HOUSE))
})
