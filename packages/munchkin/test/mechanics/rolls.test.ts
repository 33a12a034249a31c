// One window for every die, whoever rolled it and for what.

import { describe, expect, test } from 'vitest'
import { curse, gain, lose, monster, type Raw, sit, special } from './sit.ts'

describe('[MK-FLEE-16] any roll', () => {
  const thumb = special('thumb', [{ use: 'anyRoll', effect: [{ do: 'setDie', to: 6 }] }])
  const omen = curse('omen', {
    do: 'roll',
    rows: [
      { on: [1, 5], effect: [lose(1)] },
      { on: [6, 6], effect: [gain(1)] },
    ],
  })

  test.each(['ana', 'bob', 'cyd'])('to run away: %s turns the die', (holder) => {
    const wolf = monster('wolf', 19, { badStuff: [lose(1)] })
    const t = sit([thumb, wolf], {
      facing: 'wolf',
      ana: { level: 3 },
      [holder]: { level: 3, hand: ['thumb'] },
      rolls: { runAway: [1] },
    })
    expect(t.offered(holder, 'play')).toBe(false)
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose(holder, 'play', { copy: 'thumb' }).close()
    expect([t.level('ana'), t.fighting()]).toEqual([3, false])
  })

  test.each(['ana', 'bob', 'cyd'])('because a card says so: %s turns the die', (holder) => {
    const hands: Record<string, Raw> = { ana: { level: 3 }, bob: { hand: ['omen'] }, cyd: {} }
    const of = hands[holder]!
    const t = sit([thumb, omen], {
      ...hands,
      [holder]: { ...of, hand: [...((of.hand as string[] | undefined) ?? []), 'thumb'] },
      rolls: { die: [1] },
    })
    t.choose('bob', 'curse', { copy: 'omen', seat: 'ana' }).choose(holder, 'play', { copy: 'thumb' }).close()
    expect(t.level('ana')).toBe(4)
  })
})
