import type { TableInfo } from '@brouhaha/protocol'
import type { MoshView } from '@brouhaha/zombie-mosh'
import { expect, test } from 'vitest'
import type { MoshModel } from '../../../src/games/mosh/model.ts'
import { planDance } from '../../../src/games/mosh/nextStep.ts'
import { MOSH_WORDS, type MoshWords } from '../../../src/games/mosh/words.ts'
import { Concert } from './concert.ts'

const NAMES = ['Ana', 'Bob']

const TABLE = { id: 'x', status: 'playing', host: 0, seats: [] } as unknown as TableInfo

function situation(view: Partial<MoshView>, model: Partial<MoshModel> = {}, rest: object = {}) {
  const whole: MoshView = { ...new Concert(2).view(0), dancer: 0, ...view }
  return {
    model: {
      connection: 'live',
      bye: null,
      you: 0,
      table: TABLE,
      seq: 0,
      view: whole,
      choices: [],
      history: [],
      missed: 0,
      talk: [],
      trouble: null,
      pending: false,
      clockSkew: 0,
      ...model,
    } as MoshModel,
    staged: null,
    edgePicked: false,
    choosable: false,
    names: NAMES,
    canRematch: false,
    ...rest,
  }
}

/** Every word is its own name. */
const KEYS = Object.fromEntries(Object.keys(MOSH_WORDS.en).map((key) => [key, key])) as unknown as MoshWords

const plan = (...parts: Parameters<typeof situation>) => planDance(situation(...parts), KEYS, 'en')

test('your dance: pick an edge, then where it goes, then do it', () => {
  expect(plan({}, {}, { choosable: true })).toEqual({ label: 'pickEdge', deed: 'focusHand' })
  expect(plan({}, {}, { choosable: true, edgePicked: true })).toEqual({ label: 'chooseTarget', deed: 'focusTargets' })
  const staged = { type: 'attack', card: 0, part: 'head', seat: 1 }
  expect(plan({}, {}, { choosable: true, edgePicked: true, staged })).toEqual({
    label: "Hit Bob's head",
    deed: 'confirm',
  })
})

test('somebody else dances: nothing to press', () => {
  expect(plan({ dancer: 1 })).toEqual({ label: 'Bob is dancing', deed: null })
})

test('a choice on its way cannot be sent again', () => {
  expect(plan({}, { pending: true }, { staged: { type: 'board', board: 1 } }).deed).toBeNull()
})

test('without a connection nothing is confirmed', () => {
  expect(plan({}, { connection: 'lost' }, { staged: { type: 'board', board: 1 } })).toEqual({
    label: 'lost',
    deed: null,
  })
})

test('only the host goes on after a pause or a song', () => {
  const paused = { ...TABLE, status: 'paused' } as TableInfo
  expect(plan({}, { table: paused }).deed).toBe('resume')
  expect(plan({ you: 1 }, { table: paused }).deed).toBeNull()
  expect(plan({ stage: 'encore', dancer: null }).deed).toBe('encore')
  expect(plan({ stage: 'encore', dancer: null, you: 1 }).deed).toBeNull()
})

test('after the game there is always a way on, even without a connection', () => {
  expect(plan({ stage: 'over', dancer: null }, { connection: 'lost' }).deed).toBe('home')
  expect(plan({ stage: 'over', dancer: null }, {}, { canRematch: true }).deed).toBe('rematch')
})
