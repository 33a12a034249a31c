// What is left to choose from once a call has asked more than a call may.

import { MOST_EVALUATIONS } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { writeChoice } from '../../src/choice.ts'
import { choicesOf } from '../../src/view/choices.ts'
import { curse, cursed, discard, item } from './sit.ts'

test.each([
  ['with a filter', { zone: 'table', filter: { kind: 'item' } }],
  ['without one', { zone: 'table' }],
])('no card is looked at under a question any more, %s', (_, cards) => {
  const t = cursed(curse('moths', discard(cards)), { ana: { table: ['cap', 'rag'] } }, [item('cap'), item('rag')])
  const toPick = () => choicesOf(t.scene, t.seat('ana')).filter((choice) => writeChoice(choice).type === 'pick')
  t.scene.meter.begin()
  expect(toPick()).toHaveLength(2)
  t.scene.meter.spend(MOST_EVALUATIONS)
  expect(toPick()).toEqual([])
})
