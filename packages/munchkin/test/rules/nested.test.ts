// Work inside work: a curse on the helper in the victory window, turned onto somebody who must choose what to lose.

import { redirect, use } from '@brouhaha/cards'
import { loadState, saveState } from '@brouhaha/table'
import { expect, test } from 'vitest'
import { agenda, gates } from '../../src/layout.ts'
import { special } from '../fixture/cards.ts'
import { type Table, table } from '../table.ts'

const MIRROR = special('mirror', { uses: [use('ownCurse', [redirect()])] })

/** Ana has claimed a kill that she owes to Bob; Cyd holds a curse, Bob a mirror, and Dan what can be lost. */
const claimed = (): Table =>
  table('base', {
    cards: [MIRROR],
    facing: 'ogre',
    helper: 'bob',
    treasures: ['boots', 'charm'],
    seats: {
      ana: { level: 3 },
      bob: { level: 5, hand: ['mirror'], table: ['helmet'] },
      cyd: { hand: ['lose-item'] },
      dan: { table: ['sword', 'mail'] },
    },
  }).choose('ana', 'claim')

const STEPS: readonly ((t: Table) => unknown)[] = [
  (t) => t.choose('cyd', 'curse', { copy: 'lose-item', seat: 'bob' }),
  (t) => t.choose('bob', 'play', { copy: 'mirror', index: 'dan' }),
  (t) => t.close(),
  (t) => t.choose('dan', 'pick', { copy: 'mail' }),
  (t) => t.close(),
  (t) => t.choose('ana', 'keep'),
]

/** What the table waits for, and how much unfinished work lies on its agenda. */
const waiting = (t: Table) => ({ ...t.asked(), height: agenda.height(t.state), gate: gates.number(t.state) })

function playOut(rest: (t: Table) => void): { t: Table; seen: ReturnType<typeof waiting>[]; states: Int32Array[] } {
  const t = claimed()
  const seen = [waiting(t)]
  const states = [t.state.slice()]
  for (const step of STEPS) {
    rest(t)
    step(t)
    seen.push(waiting(t))
    states.push(t.state.slice())
  }
  return { t, seen, states }
}

test('[MK-COMBAT-16] [MK-CURSE-12] [MK-INT-05] a curse on the helper is turned onto a third seat, who chooses, before the kill is final', () => {
  const { t, seen } = playOut(() => {})
  expect(seen.map(({ decision, seats }) => [decision, ...seats])).toEqual([
    ['kill'],
    ['curse'],
    ['curse'],
    ['discard:which', 'dan'],
    ['kill'],
    ['playOrKeep', 'ana'],
    ['charityOrDone', 'ana'],
  ])
  expect([t.table('bob'), t.table('dan')]).toEqual([['helmet'], ['sword']])
  expect([t.level('ana'), t.hand('ana')]).toEqual([4, ['boots', 'charm']])
})

test('[MK-META-16] and it all plays on the same when every state on the way is saved and restored', () => {
  const straight = playOut(() => {})
  const restored = playOut((t) => {
    t.scene = t.scene.on(loadState(saveState(t.state)), t.scene.play)
  })
  expect(restored.states).toEqual(straight.states)
  expect(restored.seen).toEqual(straight.seen)
  expect(Math.max(...straight.seen.map(({ height }) => height))).toBeGreaterThan(4)
})
