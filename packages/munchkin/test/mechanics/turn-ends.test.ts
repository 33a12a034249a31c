// A turn is one until the next begins.

import { expect, test } from 'vitest'
import { curse, gain, item, monster, shot, sit, stay } from './sit.ts'

test('[MK-COMBAT-34] what was done in this turn is still done while its end is worked off', () => {
  const cards = [
    item('horn', {
      abilities: [{ use: 'any', most: { times: 1, per: 'turn' }, cost: { levels: 1 }, effect: [gain(1, 'left')] }],
    }),
    curse(
      'potato',
      stay('untilLifted', [{ on: 'ownTurnEnds', effect: [{ do: 'roll', rows: [{ on: [1, 6], effect: [] }] }] }]),
    ),
    shot('loaded', 'othersRoll', { do: 'setDie', to: 6 }),
    monster('mouse', 1),
  ]
  const t = sit(cards, {
    ana: { level: 5, table: ['horn'] },
    bob: { hand: ['potato', 'loaded'] },
    rolls: { die: [3] },
  })
  t.choose('bob', 'curse', { copy: 'potato', seat: 'ana' }).choose('ana', 'useAbility', { copy: 'horn' })
  t.choose('ana', 'openDoor').choose('ana', 'noTrouble').choose('ana', 'skipLoot').choose('ana', 'done')
  expect([t.active(), t.offered('bob', 'play'), t.offered('ana', 'useAbility')]).toEqual(['ana', true, false])
  t.refused('ana', 'useAbility', { copy: 'horn' })
  t.close()
  expect([t.active(), t.offered('ana', 'useAbility')]).toEqual(['bob', true])
})
