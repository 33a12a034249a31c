// Whom the words of a fight rule mean: `you` is whoever is asked, `main` the main fighter.

import { expect, test } from 'vitest'
import { enhancer, monster, type Raw, sit } from './sit.ts'

const HIGHER: Raw = { more: { levelOf: 'you' }, than: { levelOf: 'main' } }

test('nobody of a higher level than the main fighter may help, whether a monster says so or what lies on one', () => {
  const rule = { fightRules: [{ bans: 'helping', when: HIGHER }] }
  for (const cards of [[monster('snob', 9, rule)], [monster('snob', 9), enhancer('pride', { bonus: 1, ...rule })]]) {
    const t = sit(cards, {
      facing: 'snob',
      ana: { level: 3 },
      bob: { level: 3, hand: cards.length > 1 ? ['pride'] : [] },
      cyd: { level: 4 },
    })
    if (cards.length > 1) t.choose('bob', 'enhance', { copy: 'pride', slot: 0 })
    expect(['bob', 'cyd'].map((seat) => t.would('ana', 'ask', { seat, index: 0 }))).toEqual([true, false])
  }
})

test('each fighter is weaker who is of a higher level than the main fighter', () => {
  const snob = monster('snob', 9, { fightRules: [{ figure: 'strength', add: -2, when: HIGHER }] })
  const t = sit([snob], { facing: 'snob', helper: 'bob', ana: { level: 3 }, bob: { level: 5 } })
  expect([t.strength('ana'), t.strength('bob')]).toEqual([3, 3])
})

test('what counts for nothing for all of them is asked of the main fighter', () => {
  const bare = monster('bare', 9, { fightRules: [{ ignored: 'items', when: { level: { least: 4 } } }] })
  const facing = (ana: number, bob: number) =>
    sit([bare], { facing: 'bare', helper: 'bob', ana: { level: ana, table: ['sword'] }, bob: { level: bob } })
  expect([facing(3, 4).totals()[0], facing(4, 3).totals()[0]]).toEqual([10, 7])
})
