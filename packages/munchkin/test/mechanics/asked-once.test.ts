// What a step asks is asked before it changes anything, and nobody is winning what has been won.

import { expect, test } from 'vitest'
import { gain, monster, shot, sit, special } from './sit.ts'

test('[MK-META-03] all come to the level that was meant before anybody changed', () => {
  const twice = shot('twice', 'ownTurn', {
    do: 'setLevel',
    to: { times: [2, { levelOf: 'you' }] },
    of: 'everyone',
  })
  const t = sit([twice], { ana: { level: 2, hand: ['twice'] }, bob: { level: 3 }, cyd: { level: 7 } })
  t.choose('ana', 'play', { copy: 'twice' })
  expect(['ana', 'bob', 'cyd'].map((name) => t.level(name))).toEqual([4, 4, 4])
})

test('[MK-COMBAT-03] nobody is winning once no monster is left', () => {
  const cheer = special('cheer', [{ use: 'kill', when: { winning: true }, effect: [gain(1)] }])
  const scare = special('scare', [
    { use: 'combat', effect: [{ do: 'remove', monster: 'all', treasureOnRemoval: false }] },
  ])
  const fought = () =>
    sit([cheer, scare, monster('mouse', 1)], {
      facing: 'mouse',
      ana: { level: 3, hand: ['scare'] },
      bob: { hand: ['cheer'] },
    })
  expect(fought().choose('ana', 'claim').offered('bob', 'play')).toBe(true)
  expect(fought().choose('ana', 'play', { copy: 'scare' }).offered('bob', 'play')).toBe(false)
})
