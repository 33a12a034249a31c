import { isRefusal, isSchemaError, seat } from '@brouhaha/table'
import { BOARDS, zombieMosh } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import { everySeat, mosh, NO_SEED } from '../fixture.ts'
import { playWild } from '../wild.ts'

/** The rule that forbids a set-up, or null; a refusal speaks both languages. */
function ruleAgainst(seats: number, options: object = {}): string | null {
  const made = zombieMosh.create({ seats, options, seed: NO_SEED }, { chance: NO_LUCK, story: null })
  if (isSchemaError(made)) throw new Error(`expected ${made.expected} at ${made.path}`)
  if (!isRefusal(made)) return null
  expect(made.says.en).not.toBe('')
  expect(made.says.fr).not.toBe('')
  return made.rule
}

/** Set-ups are judged before anything is drawn; what is drawn does not matter. */
const NO_LUCK = { below: () => 0, shuffle: () => {} }

test('[ZM-COMP-01] one player, seven players or half a player find no table', () => {
  for (const seats of [1, 7, 2.5, 0, -2, Number.NaN]) expect(ruleAgainst(seats)).toBe('ZM-COMP-01')
})

test('[ZM-COMP-01] two to six players find one', () => {
  for (const seats of [2, 3, 4, 5, 6]) expect(ruleAgainst(seats)).toBeNull()
})

test('[ZM-COMP-02] fifty cards are shuffled, and before the dance all lie in the deck, in a hand or in a line', () => {
  const t = mosh({ seats: 4 })

  expect(t.events()).toContainEqual({ type: 'shuffled', count: 50 })
  expect(t.view().deck).toBe(50 - 4 * 6)
  expect(t.seat(3)).toMatchObject({ held: 4, defences: [] })
  expect(t.view().discard).toEqual([])
})

test('[ZM-COMP-02] whatever is played, each of the fifty cards lies in exactly one place', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    playWild(seats, seats, {
      after: (state) => {
        const { deck, discard, seats: all } = zombieMosh.view(state, seat(0))
        const lines = all.flatMap(({ hits, defences }) => [...hits, ...defences].map(({ card }) => card))
        const hands = everySeat(seats).flatMap((each) => zombieMosh.view(state, each).hand)
        const seen = [...discard, ...lines, ...hands]
        const known = new Set(seen).size
        if (known !== seen.length || known + deck !== 50) throw new Error(`${seen.length} cards are seen, ${deck} not`)
        expect(zombieMosh.faults(state)).toEqual([])
      },
    })
  }
})

test('[ZM-COMP-03] six zombies are on offer, no two alike', () => {
  expect(BOARDS).toHaveLength(6)
  expect(new Set(BOARDS.map(({ id }) => id)).size).toBe(6)
  expect(new Set(BOARDS.map(({ name }) => name.en)).size).toBe(6)
  expect(new Set(BOARDS.map(({ name }) => name.fr)).size).toBe(6)
})

test('[ZM-COMP-03] boards given beforehand are one for each player', () => {
  expect(ruleAgainst(2, { boards: [0, 1, 2] })).toBe('ZM-SETUP-01')
  expect(ruleAgainst(2, { boards: [0] })).toBe('ZM-SETUP-01')
  expect(ruleAgainst(2, { boards: { 0: 0, 1: 1, length: 2 } })).toBe('ZM-SETUP-01')
  expect(ruleAgainst(2, { boards: [0, 1] })).toBeNull()
  expect(ruleAgainst(2, { boards: [5, 0] })).toBeNull()
})

test('[ZM-COMP-03] a board that is not in the box is no board', () => {
  for (const board of [-2, -1, 6, 1.5, '1', null]) expect(ruleAgainst(2, { boards: [0, board] })).toBe('ZM-SETUP-01')
})

test('[ZM-COMP-04] exactly one seat holds the first-player token, and it stands in the pit', () => {
  for (const seats of [2, 4, 6]) {
    playWild(seats, 40 + seats, {
      after: (state) => {
        const view = zombieMosh.view(state, seat(0))
        expect(Number.isInteger(view.first)).toBe(true)
        if (view.stage === 'dance') expect(view.seats[view.first]?.inPit).toBe(true)
      },
    })
  }
})

test('[ZM-COMP-04] [OPEN-05] more than the 48 tokens of the box are counted', () => {
  const battered = [2, 2, 2, 2, 2]
  const damage = { 0: battered, 1: battered, 2: battered, 3: battered, 4: battered, 5: battered }
  const t = mosh({ seats: 6, damage, crowd: { 0: ['head', 'head'] } })

  t.finish()

  const tokens = t.view().seats.flatMap((each) => each.damage)
  expect(tokens.reduce((sum, each) => sum + each)).toBe(60 + 1 + 5 * 2)
})

test('[ZM-COMP-05] the last zombie standing wins, however battered', () => {
  const t = mosh({
    seats: 2,
    damage: { 0: [3, 3, 2, 2, 2], 1: [3, 3, 2, 0, 0] },
    crowd: { 0: ['head', 'head'], 1: ['rightArm', 'head'] },
    hands: { 0: ['head', 'head', 'head', 'head'], 1: ['head', 'head', 'head', 'head'] },
  })

  for (const dancer of [0, 0, 1, 1, 1, 1, 0, 0]) t.defend(dancer, 'head')

  expect(zombieMosh.winners(t.state)).toBe(0b01)
})
