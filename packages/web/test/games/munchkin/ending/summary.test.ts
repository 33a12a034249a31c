import { cardsOf, type MunchkinHeard } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { HeardRow } from '@brouhaha/protocol'
import { describe, expect, test } from 'vitest'
import { leadsOf, swingOf } from '../../../../src/games/munchkin/ending/levels.ts'
import { summarise } from '../../../../src/games/munchkin/ending/summary.ts'
import { Practice } from '../../../../workshop/practice.ts'

const PACKED = Object.values(PACKS)
const card = cardsOf(PACKED, ['base'])

const copyOf = (isWanted: (one: ReturnType<typeof card>) => boolean): number => {
  for (let copy = 0; ; copy++) if (isWanted(card(copy))) return copy
}
const MONSTER = copyOf(({ kind }) => kind === 'monster')
const ENHANCER = copyOf((one) => one.kind === 'enhancer' && typeof one.bonus === 'number' && one.bonus > 0)
const CURSE = copyOf(({ kind }) => kind === 'curse')
const EITHER = copyOf(
  (one) =>
    one.kind === 'oneShot' &&
    one.uses.some(({ effect }) => effect.some((step) => step.do === 'strengthen' && step.side === 'either')),
)

const row = (seq: number, ...events: MunchkinHeard[]): HeardRow => ({ seq, seat: 0, at: 0, events })

const FIGHT: MunchkinHeard[] = [
  { type: 'combatBegan', main: 0, copy: MONSTER, fromHand: false },
  { type: 'monsterJoined', slot: 0, copy: MONSTER, text: MONSTER },
]

const seatsAt = (...levels: number[]) => levels.map((level) => ({ level }) as never)

const short = (levels: number[], ...rows: MunchkinHeard[][]) =>
  summarise(
    rows.map((events, seq) => row(seq, ...events)),
    { winners: [0], turn: 2, seats: seatsAt(...levels) },
    { card },
  )

test('levels are told back from the end, turn by turn', () => {
  const { curves, leads, swing } = short(
    [10, 1],
    [{ type: 'turnBegan', seat: 0 }],
    [
      { type: 'levelGained', seat: 1, levels: 3, by: 'card' },
      { type: 'turnBegan', seat: 1 },
    ],
    [{ type: 'levelLost', seat: 1, levels: 3 }],
    [{ type: 'levelGained', seat: 0, levels: 1, by: 'kill' }],
  )
  expect(curves).toEqual({
    from: 1,
    levels: [
      [9, 9, 10],
      [1, 4, 1],
    ],
  })
  expect(leads).toEqual([{ seat: 0, turn: 1 }])
  expect(swing).toEqual({ seat: 1, turn: 2, levels: -3 })
})

test('a lead is news when it changes hands, not when it is shared for a while', () => {
  const levels = [
    [1, 1, 3, 3, 6],
    [1, 3, 3, 5, 5],
  ]
  expect(leadsOf({ from: 4, levels })).toEqual([
    { seat: 1, turn: 4 },
    { seat: 0, turn: 7 },
  ])
})

test('one level is no swing', () => {
  expect(swingOf({ from: 1, levels: [[1, 2, 3, 2]] })).toBeNull()
})

test('a bystander who strengthens the monsters or brings one is counted against the fighter; the fighter and helpers are not', () => {
  const { biggest, stolen, against } = short(
    [5, 5, 5],
    [{ type: 'turnBegan', seat: 0 }],
    FIGHT,
    [{ type: 'helpAnswered', seat: 2, accepted: true }],
    [{ type: 'totals', players: 12, monsters: 10 }],
    [{ type: 'played', seat: 1, copy: ENHANCER, at: 0 }],
    [{ type: 'played', seat: 1, copy: EITHER, at: 1 }],
    [{ type: 'played', seat: 1, copy: EITHER, at: 0 }],
    [{ type: 'played', seat: 1, copy: EITHER, at: 0 }],
    [{ type: 'played', seat: 0, copy: ENHANCER, at: 0 }],
    [{ type: 'played', seat: 2, copy: ENHANCER, at: 0 }],
    [
      { type: 'played', seat: 1, copy: CURSE },
      { type: 'monsterJoined', slot: 1, copy: MONSTER, text: MONSTER },
    ],
    [{ type: 'ran', seat: 0 }],
    [{ type: 'combatEnd', won: false }],
    [{ type: 'played', seat: 1, copy: ENHANCER, at: 0 }],
  )
  expect(biggest).toEqual({
    turn: 2,
    main: 0,
    helper: 2,
    monsters: [MONSTER, MONSTER],
    against: [1, 1, 1],
    spoilers: [1, 1, 1],
    totals: { players: 12, monsters: 10 },
    won: false,
    fled: true,
  })
  expect(stolen).toEqual(biggest)
  expect(against).toEqual([{ seat: 1, times: 3 }])
})

test('a victory is stolen only by what comes after it was claimed, and only if it makes the fighter run', () => {
  const claim: MunchkinHeard = { type: 'totals', players: 12, monsters: 10 }
  const harm: MunchkinHeard = { type: 'played', seat: 1, copy: ENHANCER, at: 0 }
  const run: MunchkinHeard = { type: 'ran', seat: 0 }
  const end = (won: boolean): MunchkinHeard => ({ type: 'combatEnd', won })
  const stolen = (...events: MunchkinHeard[]) => short([5, 5], [...FIGHT], ...events.map((event) => [event])).stolen
  expect(stolen(claim, harm, run, end(false))?.spoilers).toEqual([1])
  expect(stolen(harm, claim, run, end(false))).toBeNull()
  expect(stolen(claim, harm, claim, end(true))).toBeNull()
  expect(stolen(claim, harm, end(false))).toBeNull()
  expect(stolen(claim, harm, claim, run, end(false))).toBeNull()
})

test('help, refusals, curses, deaths and sales, each by whom and how often', () => {
  const { helped, refused, curses, cursed, against, deaths, sale } = short(
    [5, 5, 5],
    FIGHT,
    [{ type: 'helpAnswered', seat: 1, accepted: false }],
    [{ type: 'helpAnswered', seat: 1, accepted: false }],
    [
      { type: 'helpForced', seat: 2 },
      { type: 'helpAnswered', seat: 2, accepted: true },
    ],
    [{ type: 'combatEnd', won: true }],
    [{ type: 'curseHit', copy: CURSE, victim: 0, by: 2 }],
    [{ type: 'curseHit', copy: CURSE, victim: 1, by: -1 }],
    [{ type: 'curseHit', copy: CURSE, victim: 1, by: 1 }],
    [{ type: 'died', seat: 2 }],
    [{ type: 'sold', seat: 0, worth: 1100, levels: 1 }],
    [{ type: 'sold', seat: 1, worth: 2000, levels: 2 }],
  )
  expect(helped).toEqual([{ by: 2, to: 0, times: 1 }])
  expect(refused).toEqual([{ by: 1, to: 0, times: 2 }])
  expect(curses).toEqual([{ by: 2, to: 0, times: 1 }])
  expect(cursed).toEqual([
    { seat: 1, times: 2 },
    { seat: 0, times: 1 },
  ])
  expect(against).toEqual([{ seat: 2, times: 1 }])
  expect(deaths).toEqual([{ seat: 2, times: 1 }])
  expect(sale).toMatchObject({ seat: 1, worth: 2000 })
})

describe.each([['base'], ['star'], ['cthulhu'], ['zombies']])('a whole game of %s', (boxes) => {
  const played = boxes.split(',')
  const game = new Practice({ boxes: played, seats: 3, seed: 5, steps: 0, until: 'over', you: 2 })
  const { history, view } = game
  const reader = { card: cardsOf(PACKED, played) }

  test('everybody begins at level 1, and the curves have a place for each turn', () => {
    const { curves, winners, turns, how, rounds } = summarise(history, view, reader)
    expect(curves.levels.map((curve) => curve.at(-1))).toEqual(view.seats.map(({ level }) => level))
    expect(curves.from).toBe(1)
    expect(curves.levels.every((curve) => curve.length === turns + 1)).toBe(true)
    expect(winners).toEqual(view.winners)
    expect(how).not.toBeNull()
    expect(rounds).toBe(Math.ceil(turns / 3))
  })

  test('whoever heard only the end is told the same about it', () => {
    const whole = summarise(history, view, reader)
    const half = summarise(history.slice(Math.floor(history.length / 2)), view, reader)
    const kept = half.curves.levels[0]!.length
    expect(half.curves.levels).toEqual(whole.curves.levels.map((curve) => curve.slice(-kept)))
    expect(half.curves.from).toBe(whole.curves.from + whole.curves.levels[0]!.length - kept)
    expect(half.last).toEqual(whole.last)
  })
})
