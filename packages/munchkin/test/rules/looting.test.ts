// Who takes what from a corpse.

import { describe, expect, test } from 'vitest'
import * as at from '../../src/layout.ts'
import { POOL, zoneOf } from '../../src/zones.ts'
import { item, trait } from '../fixture/cards.ts'
import { dying, looters, TWO, take } from '../fixture/dying.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

describe('[MK-DEATH-08] the order of looting', () => {
  const hand = ['sword', 'dagger', 'helmet', 'crown', 'mail']

  test('highest level first, ties by die, and ties of the die again', () => {
    const t = dying(
      'zombies',
      { hand },
      { bob: { level: 5 }, cleo: { level: 7 }, dora: { level: 5 } },
      { rolls: { loot: [4, 4, 2, 6] } },
    )
    expect(looters(t)).toEqual(['cleo', 'dora', 'bob'])
    t.finish()
  })

  test('different levels need no die', () => {
    const t = dying('zombies', { hand }, { bob: { level: 5 }, cleo: { level: 7 } }, { rolls: { loot: [] } })
    expect(looters(t)).toEqual(['cleo', 'bob'])
  })
})

describe('one card each', () => {
  test('[MK-DEATH-09] two cards for three: the third gets none', () => {
    const t = dying(
      'zombies',
      { hand: ['sword', 'dagger'] },
      { bob: { level: 5 }, cleo: { level: 4 }, dora: { level: 3 } },
    )
    expect(looters(t)).toEqual(['bob', 'cleo'])
    expect(t.hand('dora')).toEqual([])
  })

  test('[MK-DEATH-09] five cards for two: three are discarded, each to the pile of its back', () => {
    const t = dying('zombies', { hand: ['sword', 'dagger', 'helmet', 'rat', 'imp'] }, TWO)
    take(t, 'bob', 'sword')
    take(t, 'cleo', 'rat')
    expect(t.pile('treasureDiscards').sort()).toEqual(['dagger', 'helmet'])
    expect(t.pile('doorDiscards').sort()).toEqual(['giant', 'imp'])
    expect(t.pool()).toEqual([])
  })

  test('[MK-DEATH-09] only whoever is next takes, and only from the corpse', () => {
    const t = dying(
      'zombies',
      { hand: ['sword', 'dagger'] },
      { bob: { level: 5, table: ['helmet'] }, cleo: { level: 3 } },
    )
    expect(t.refused('cleo', 'take', { copy: 'sword' })).toBe('MK-CARD-14')
    expect(t.refused('bob', 'take', { copy: 'helmet' })).toBe('MK-CARD-06')
  })

  test('there is no card beyond the last one, whatever the state holds behind where the cards lie', () => {
    const cards = Array.from({ length: 8 }, (_, index) => item(`loot-${index}`, 1))
    const t = table('zombies', {
      seats: {
        ana: { level: 3, hand: ['loot-7', 'loot-0'] },
        bob: { hand: ['sudden-end'] },
        cleo: { hand: cards.slice(1, 7).map(({ id }) => id) },
      },
      cards: [...cards, ...RUNNING],
    })
    t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'cleo' })
    const beyond = t.scene.deck.copies.length
    expect([t.asked().decision, zoneOf(t.scene, beyond)]).toEqual(['loot', POOL])
    expect(t.refused('ana', 'take', { copy: beyond })).toBe('MK-CARD-06')
  })
})

test('[MK-DEATH-11, MK-DEATH-17] nobody who died in this combat loots; the main fighter’s corpse comes first', () => {
  for (const box of ['zombies', 'star']) {
    const t = table(box, {
      seats: {
        ana: { level: 3, hand: ['sword', 'dagger', 'mail'] },
        bob: { level: 3 },
        cleo: { level: 2 },
        dora: { level: 2, hand: ['helmet', 'crown', 'plate'] },
      },
      facing: ['giant', 'rat'],
      helper: 'dora',
      rolls: { runAway: [1, 6, 1], loot: [] },
    })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
    t.choose('dora', 'roll', { slot: 'rat' })
    expect(t.types()).not.toContain('corpseLaidOut')
    t.choose('dora', 'roll', { slot: 'giant' })
    expect(t.pool()).toContain('sword')
    take(t, 'bob', 'sword')
    take(t, 'cleo', 'dagger')
    expect(t.pool()).toContain('helmet')
    take(t, 'bob', 'helmet')
    take(t, 'cleo', 'crown')
    expect(t.events().flatMap((event) => (event.type === 'corpseLaidOut' ? [event.seat] : []))).toEqual([0, 3])
    expect(t.hand('ana')).toEqual([])
    expect(t.hand('dora')).toEqual([])
  }
})

test('[MK-DEATH-17] the main fighter’s corpse comes first even where the helper’s turn it is', () => {
  const t = table('zombies', {
    seats: { ana: { hand: ['sword', 'mail'] }, bob: { hand: ['helmet', 'crown'] }, cleo: { level: 3 } },
    facing: 'giant',
    helper: 'bob',
    rolls: { runAway: [1, 1] },
  })
  t.state[at.MAIN] = t.seat('bob')
  t.state[at.HELPER] = t.seat('ana') + 1
  t.choose('bob', 'run').choose('bob', 'roll', { slot: 'giant' }).choose('ana', 'roll', { slot: 'giant' })
  expect(t.pool().sort()).toEqual(['crown', 'helmet'])
})

describe('a looted card goes to the hand', () => {
  test('[MK-DEATH-16] an armour waits for its owner’s turn', () => {
    const t = dying('zombies', { hand: ['plate', 'mail'] }, TWO)
    t.choose('bob', 'take', { copy: 'plate' })
    expect(t.hand('bob')).toEqual(['plate'])
    expect(t.refused('bob', 'playItem', { copy: 'plate' })).toBe('MK-ITEM-12')
  })

  test('[MK-IDENT-04] a class may be played at once, and whoever takes is asked whatever it was', () => {
    const t = dying('base', { hand: ['wizard', 'rat'] }, TWO)
    t.choose('bob', 'take', { copy: 'wizard' })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'playOrKeep' })
    t.choose('bob', 'playTrait', { copy: 'wizard' })
    expect(t.table('bob')).toEqual(['wizard'])
    t.choose('cleo', 'take', { copy: 'rat' })
    expect(t.asked()).toEqual({ seats: ['cleo'], decision: 'playOrKeep' })
  })
})

test('[DEC-29] silence takes the card of the highest value', () => {
  const t = dying('zombies', { hand: ['dagger', 'crown', 'rat'] }, TWO)
  const [wait] = t.game.waits(t.state)
  expect(t.game.write(wait!.fallback)).toEqual({ type: 'take', copy: t.copy('crown') })
})

test('[MK-META-03, MK-DEATH-08] who may receive nothing does not loot', () => {
  const hermit = trait('class', 'hermit', { abilities: [{ bans: 'receiving' }] } as never)
  const cards = [...RUNNING, hermit]
  const t = dying(
    'zombies',
    { hand: ['sword', 'mail'] },
    { bob: { level: 5, table: ['hermit'] }, cleo: { level: 3 } },
    { cards },
  )

  expect(looters(t)).toEqual(['cleo'])
})
