// What cards take off a limit ends at nothing: nobody is asked to part with what he does not have.

import type { Seat } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { item, sit } from './sit.ts'

const greedy = (figure: string) => item('greedy', { abilities: [{ figure, add: -9 }] })
const seated = (box: string, figure: string, table: readonly string[] = []) =>
  sit([greedy(figure)], { box, ana: { table: ['greedy', ...table] } })

test.each([
  ['base', 'bigLimit', 'big'],
  ['zombies', 'bigLimit', 'big'],
  ['star', 'complexLimit', 'complex'],
  ['base', 'hands', 'hands'],
  ['star', 'acolyteLimit', 'acolytes'],
] as const)('%s: %s', (box, figure, shown) => {
  const t = seated(box, figure)
  expect(t.game.waits(t.state).map(({ seat }) => seat)).toEqual([0])
  expect(t.game.view(t.state, 0 as Seat).seats[0]!.slots[shown]).toMatchObject({ used: 0, limit: 0 })
})

test('the limit of a hand', () => {
  const t = seated('base', 'handLimit')
  expect(t.game.view(t.state, 0 as Seat).seats[0]!.handLimit).toBe(0)
})

test('what there is too much of has to go all the same', () => {
  const t = sit([greedy('bigLimit'), item('stone', { size: 'big' })], {
    box: 'base',
    ana: { table: ['stone'], hand: ['greedy'] },
  })
  t.choose('ana', 'playItem', { copy: 'greedy' })
  const listed = new Int32Array(t.game.mostChoices)
  const verbs = [...listed.subarray(0, t.game.choices(t.state, 0 as Seat, listed))].map(
    (choice) => t.game.write(choice).type,
  )
  expect(verbs).toContain('shed')
  expect(t.game.waits(t.state)).toHaveLength(1)
})
