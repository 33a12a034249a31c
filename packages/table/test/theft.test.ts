// The story that a table must be able to stop and go on with at any moment.

import {
  attempt,
  fork,
  HOUSE,
  hashState,
  includes,
  listen,
  listSeats,
  loadState,
  only,
  plus,
  type Seat,
  type State,
  Story,
  saveState,
  seat,
  WATCHER,
} from '@brouhaha/table'
import { listChoices, type Script, scripted } from '@brouhaha/testkit'
import { describe, expect, test } from 'vitest'
import { bit } from './fixture/cards.ts'
import type { Pickpocketing } from './fixture/happening.ts'
import { agenda, DRAWS, HAND, hand, isSettled, tradeIsOpen } from './fixture/layout.ts'
import { type Options, pickpockets } from './fixture/pickpockets.ts'
import { begin, WITH_DODGES } from './play.ts'

const [ana, bob, cleo, dan] = [seat(0), seat(1), seat(2), seat(3)]
const everybody = [ana, bob, cleo, dan]

/** Ana begins with two snatches and a ring, Bob holds one trinket of each kind, Cleo and Dan each a dodge. */
const HANDS = [
  [0, 1, 14],
  [15, 18, 22],
  [8, 16, 19],
  [9, 20, 23],
]

type Draws = Script<(typeof DRAWS)[number]>

function sitDown(options: Options = WITH_DODGES, hands = HANDS): State {
  const chance = scripted(DRAWS, { first: [0], deck: [hands.flat()] })
  const state = begin(4, options, 1, { chance, story: null })
  chance.finish()
  return state
}

interface Step {
  readonly who: Seat
  readonly does: object
  readonly draws?: Draws
}

function act(state: State, { who, does, draws = {} }: Step) {
  const chance = scripted(DRAWS, draws)
  const story = new Story<Pickpocketing>()
  const attempted = attempt(pickpockets, state, who, does, { chance, story })
  chance.finish()
  return { verdict: attempted, events: story.events }
}

/** Carries a step out, and says what each seat and a watcher heard. */
function happens(state: State, step: Step): Pickpocketing[] {
  const { verdict, events } = act(state, step)
  expect(verdict.kind).toBe('accepted')
  return events
}

const ruleAgainst = (state: State, step: Step): string | null => {
  const before = hashState(state)
  const { verdict } = act(state, step)
  expect(hashState(state)).toBe(before)
  return verdict.kind === 'refused' ? verdict.refusal.rule : null
}

const offers: Step = { who: dan, does: { type: 'trade', to: bob, give: [23], want: 1 } }
const snatches: Step = { who: ana, does: { type: 'snatch', card: 0, seat: bob } }
const passes: Step = { who: cleo, does: { type: 'pass', number: 1 } }
const picks: Step = { who: bob, does: { type: 'lose', card: 22 } }
const dodges: Step = { who: cleo, does: { type: 'dodge', card: 8, seat: dan, number: 1 } }
const swaps: Step = { who: dan, does: { type: 'swap' }, draws: { swap: [0] } }
const clockRings: Step = { who: HOUSE, does: { type: 'closeGate', number: 2 } }
const agrees: Step = { who: bob, does: { type: 'agree', trade: 1, give: [15] } }
const loses: Step = { who: cleo, does: { type: 'lose', card: 16 }, draws: { grab: [3] } }

const STORY = [offers, snatches, passes, picks, dodges, swaps, clockRings, agrees, loses]

function playUntil(last: Step, options?: Options): State {
  const state = sitDown(options)
  for (const step of STORY.slice(0, STORY.indexOf(last) + 1)) happens(state, step)
  return state
}

describe('a theft with a gate, a dodge, a question and a trade', () => {
  test('a trade lies open while a seat is told to choose which card to lose and a gate holds', () => {
    const state = playUntil(offers)

    expect(listen(happens(state, snatches), WATCHER)).toEqual([
      { type: 'snatched', seat: ana, card: 0, victim: bob },
      { type: 'gateOpened', gate: 1 },
    ])
    expect(pickpockets.owing(state)).toBe(plus(only(HOUSE), bob))
    expect(listSeats(pickpockets.free(state))).toEqual([ana, cleo, dan])
    expect(pickpockets.waits(state).map(({ clock, seat: whose }) => [clock, whose])).toEqual([
      ['gate', HOUSE],
      ['question', bob],
      ['trade', bob],
    ])
  })

  test('the victim may choose while the gate holds; only the victim knows which card', () => {
    const events = happens(playUntil(passes), picks)

    expect(listen(events, bob)).toEqual([{ type: 'picked', victim: bob, card: 22 }])
    for (const other of [ana, cleo, dan, WATCHER])
      expect(listen(events, other)).toEqual([{ type: 'picked', victim: bob }])
  })

  test('a dodge from another hand asks a third seat, and the gate holds its breath meanwhile', () => {
    const state = playUntil(picks)

    expect(listen(happens(state, dodges), WATCHER)).toEqual([{ type: 'dodged', seat: cleo, card: 8, onto: dan }])
    expect(pickpockets.owing(state)).toBe(only(dan))
    expect(agenda.height(state)).toBe(3)
    expect(listChoices(pickpockets, state, dan).map(pickpockets.write)).toEqual([
      { type: 'give' },
      { type: 'swap' },
      { type: 'withdraw', number: 1 },
    ])
    expect(listChoices(pickpockets, state, HOUSE)).toEqual([])
    expect(ruleAgainst(state, { who: HOUSE, does: { type: 'closeGate', number: 1 } })).toBe('PP-GATE')
  })

  test('a swap turns the theft back, tells the card to the two concerned, and opens the gate anew', () => {
    const state = playUntil(dodges)

    const events = happens(state, swaps)

    expect(listen(events, WATCHER)).toEqual([
      { type: 'swapped', seat: dan, dodger: cleo },
      { type: 'gateOpened', gate: 2 },
    ])
    for (const concerned of [dan, cleo]) expect(listen(events, concerned)[0]).toMatchObject({ card: 9 })
    expect(pickpockets.owing(state)).toBe(plus(only(HOUSE), cleo))
    expect(pickpockets.view(state, bob).theft).toEqual({ thief: ana, victim: cleo, picked: false, yourPick: null })
  })

  test('a pass, a dodge or a clock that names the gate before is refused by its rule', () => {
    const state = playUntil(swaps)

    expect(ruleAgainst(state, { who: bob, does: { type: 'pass', number: 1 } })).toBe('PP-GATE')
    expect(ruleAgainst(state, { who: cleo, does: { type: 'dodge', card: 9, seat: dan, number: 1 } })).toBe('PP-GATE')
    expect(ruleAgainst(state, { who: HOUSE, does: { type: 'closeGate', number: 1 } })).toBe('PP-GATE')
  })

  test('the clock closes the gate, and the question alone is left', () => {
    const state = playUntil(swaps)
    const [clock] = pickpockets.waits(state)
    expect(pickpockets.write(clock!.fallback)).toEqual(clockRings.does)

    expect(listen(happens(state, clockRings), WATCHER)).toEqual([{ type: 'gateClosed', gate: 2 }])
    expect(pickpockets.owing(state)).toBe(only(cleo))
    expect(listSeats(pickpockets.free(state))).toEqual([bob, dan])
  })

  test('the trade is struck while the question waits', () => {
    const state = playUntil(clockRings)

    const events = happens(state, agrees)

    expect(listen(events, cleo)).toEqual([{ type: 'traded' }])
    expect(listen(events, dan)).toEqual([{ type: 'traded', cards: [23], back: [15] }])
    expect(hand(state, bob)).toBe(bit(18) | bit(22) | bit(23))
  })

  test('the answer settles everything: the card moves, the next turn begins, nothing is left over', () => {
    const state = playUntil(agrees)

    const events = happens(state, loses)

    expect(listen(events, dan)).toEqual([
      { type: 'picked', victim: cleo },
      { type: 'rolled', draw: 'grab', value: 3 },
      { type: 'stolen', thief: ana, victim: cleo },
      { type: 'turnBegan', seat: bob },
    ])
    expect(listen(events, ana)[2]).toEqual({ type: 'stolen', thief: ana, victim: cleo, card: 16 })
    expect(hand(state, ana)).toBe(bit(1) | bit(14) | bit(16))
    expect(isSettled(state)).toBe(true)
    expect(tradeIsOpen(state)).toBe(false)
    expect(pickpockets.faults(state)).toEqual([])
  })

  test('every state on the way, saved, restored and played on, ends in the same hash', () => {
    const state = sitDown()
    const saved = [saveState(state)]
    for (const step of STORY) {
      happens(state, step)
      saved.push(saveState(state))
    }
    expect(new Set(saved.map((bytes) => hashState(loadState(bytes)))).size).toBe(STORY.length + 1)

    for (const [index, bytes] of saved.entries()) {
      const restored = loadState(bytes)
      for (const step of STORY.slice(index)) happens(restored, step)
      expect(hashState(restored)).toBe(hashState(state))
    }
  })

  test('a fork in the middle of a question goes its own way', () => {
    const state = playUntil(dodges)
    const before = hashState(state)
    const other = fork(state)

    happens(other, { who: dan, does: { type: 'give' } })

    expect(pickpockets.view(other, ana).theft?.victim).toBe(dan)
    expect(hashState(state)).toBe(before)
  })
})

describe('what falls with a card that leaves the hand', () => {
  test('a trade is cancelled when a card in it is swapped away', () => {
    const state = playUntil(dodges)

    const events = happens(state, { ...swaps, draws: { swap: [2] } })

    expect(listen(events, ana)).toContainEqual({ type: 'tradeEnded', how: 'cancelled' })
    expect(tradeIsOpen(state)).toBe(false)
    expect(ruleAgainst(state, agrees)).toBe('PP-TRADE')
  })

  test('a trade outlives the loss of a card that is not in it', () => {
    expect(tradeIsOpen(playUntil(swaps))).toBe(true)
  })

  test('a picked card that is traded away must be picked again', () => {
    const state = playUntil(picks)

    const events = happens(state, { who: bob, does: { type: 'agree', trade: 1, give: [22] } })

    expect(listen(events, ana)).toEqual([{ type: 'traded' }, { type: 'pickLost', victim: bob }])
    expect(includes(pickpockets.owing(state), bob)).toBe(true)
  })

  test('a roll of zero drops the stolen card for all to see', () => {
    const state = playUntil(agrees)

    const events = happens(state, { ...loses, draws: { grab: [0] } })

    expect(listen(events, WATCHER)).toContainEqual({ type: 'dropped', victim: cleo, card: 16 })
    expect(pickpockets.view(state, WATCHER).discard).toEqual([0, 8, 16])
  })
})

describe('gates', () => {
  test('passing is offered to every living seat, whatever it holds, an empty hand included', () => {
    const state = playUntil(snatches)
    const emptied = fork(state)
    emptied[HAND + cleo] = 0
    for (const other of everybody) {
      const offered = listChoices(pickpockets, emptied, other).map((choice) => pickpockets.write(choice))
      expect(offered).toContainEqual({ type: 'pass', number: 1 })
    }
  })

  test('a seat that begins its turn without cards is out, and may answer no gate', () => {
    const state = sitDown()
    happens(state, { who: bob, does: { type: 'trade', to: cleo, give: [15, 18, 22], want: 0 } })
    happens(state, { who: cleo, does: { type: 'agree', trade: 1, give: [] } })
    const events = happens(state, { who: ana, does: { type: 'draw' } })
    expect(listen(events, WATCHER)).toContainEqual({ type: 'out', seat: bob })
    happens(state, { who: cleo, does: { type: 'draw' } })
    happens(state, { who: dan, does: { type: 'draw' } })
    happens(state, { who: ana, does: { type: 'snatch', card: 0, seat: cleo } })

    expect(listChoices(pickpockets, state, bob)).toEqual([])
    expect(ruleAgainst(state, { who: bob, does: { type: 'pass', number: 1 } })).toBe('PP-OUT')
    expect(includes(pickpockets.free(state), bob)).toBe(false)
  })

  test('a pass is heard by nobody but the seat that passed', () => {
    const events = happens(playUntil(snatches), passes)

    expect(listen(events, cleo)).toEqual([{ type: 'passed', gate: 1 }])
    for (const other of [ana, bob, dan, WATCHER, HOUSE]) expect(listen(events, other)).toEqual([])
  })

  test('nobody passes the same gate twice', () => {
    expect(ruleAgainst(playUntil(passes), passes)).toBe('PP-GATE')
  })

  test('passes do not close a gate where the clock alone does', () => {
    const state = playUntil(snatches)
    for (const who of everybody) happens(state, { who, does: { type: 'pass', number: 1 } })
    expect(includes(pickpockets.owing(state), HOUSE)).toBe(true)
  })

  test('where all must pass, the last pass closes the gate, told without a name', () => {
    const state = playUntil(snatches, { dodges: true, allMustPass: true })
    const heard = everybody.map((who) => listen(happens(state, { who, does: { type: 'pass', number: 1 } }), WATCHER))

    expect(heard).toEqual([[], [], [], [{ type: 'gateClosed', gate: 1 }]])
    expect(pickpockets.owing(state)).toBe(only(bob))
  })

  test('where all must pass, the clock still closes a gate that somebody sleeps through', () => {
    const state = playUntil(snatches, { dodges: true, allMustPass: true })
    happens(state, { who: HOUSE, does: { type: 'closeGate', number: 1 } })
    expect(pickpockets.owing(state)).toBe(only(bob))
  })

  test('passes from before an answer do not count for the gate that opens again', () => {
    const state = playUntil(swaps, { dodges: true, allMustPass: true })
    for (const who of [ana, bob, dan]) happens(state, { who, does: { type: 'pass', number: 2 } })
    expect(includes(pickpockets.owing(state), HOUSE)).toBe(true)
  })

  test('a gate is skipped where no card in the published list could answer it', () => {
    const plain = HANDS.map((cards) => cards.map((card) => (card === 8 ? 17 : card === 9 ? 21 : card)))
    const state = sitDown({ dodges: false, allMustPass: false }, plain)

    expect(listen(happens(state, snatches), WATCHER)).toEqual([{ type: 'snatched', seat: ana, card: 0, victim: bob }])
    expect(pickpockets.owing(state)).toBe(only(bob))
  })

  test('a gate holds although nobody has an answer in hand', () => {
    const plain = HANDS.map((cards) => cards.map((card) => (card === 8 ? 17 : card === 9 ? 21 : card)))
    const state = sitDown(WITH_DODGES, plain)
    happens(state, snatches)
    expect(includes(pickpockets.owing(state), HOUSE)).toBe(true)
  })
})

describe('standing permissions', () => {
  test('any living seat may offer a trade in a settled state, and none while something is unfinished', () => {
    for (const who of [bob, cleo]) {
      const does = { type: 'trade', to: ana, give: [HANDS[who]![0]!], want: 1 }
      expect(act(sitDown(), { who, does }).verdict.kind).toBe('accepted')
      const state = sitDown()
      happens(state, snatches)
      expect(ruleAgainst(state, { who, does })).toBe('PP-TURN')
    }
  })

  test('what is on offer is told to the two who trade; others hear how many', () => {
    const events = happens(sitDown(), offers)

    expect(listen(events, bob)[0]).toMatchObject({ count: 1, cards: [23] })
    expect(listen(events, ana)).toEqual([{ type: 'offered', trade: 1, from: dan, to: bob, count: 1, want: 1 }])
  })

  test('a card that is not held, or given twice, is no offer', () => {
    const offer = (give: number[]): Step => ({ who: dan, does: { type: 'trade', to: bob, give, want: 1 } })
    expect(ruleAgainst(sitDown(), offer([0]))).toBe('PP-CARD')
    expect(ruleAgainst(sitDown(), offer([23, 23]))).toBe('PP-TRADE')
    expect(ruleAgainst(sitDown(), offer([]))).toBe('PP-TRADE')
  })
})
