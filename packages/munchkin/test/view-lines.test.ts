import { expect, test } from 'vitest'
import { enhancersFor } from '../src/view/lines/monster.ts'
import { monster, oneShot } from './fixture/cards.ts'
import { WIDE } from './mechanics/wide.ts'
import { proveSights } from './proof/sights.ts'
import { table } from './table.ts'

test('[MK-COMBAT-01] [MK-CARD-17] in random games a view explains what the engine counts, and names only what lies open', () => {
  const proved = proveSights([WIDE], { seed: 6, games: 30 })
  expect(proved.faults.slice(0, 3)).toEqual([])
  expect(proved.fights).toBeGreaterThan(200)
  expect(proved.sales).toBeGreaterThan(50)
  expect(proved.equips).toBeGreaterThan(200)
})

test('[MK-COMBAT-01] a card is explained once, whatever number its bonus has in common with a monster', () => {
  const ids = ['jelly', 'ooze', 'slime']
  const cards = [...ids.map((id) => monster(id, 4)), oneShot('whisk', 3)]
  for (const id of ids) {
    const t = table('base', { seats: { ana: {}, bob: { hand: ['whisk'] }, cyd: {} }, cards, facing: id })
    t.choose('bob', 'play', { copy: 'whisk', side: 1 })
    expect(enhancersFor(t.scene, 0)).toEqual([])
  }
})
