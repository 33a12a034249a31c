// What the dead lose and keep.

import type { Ability } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import * as at from '../../src/layout.ts'
import { special } from '../fixture/cards.ts'
import { dying, TWO, take } from '../fixture/dying.ts'
import { RUNNING } from '../fixture/running.ts'
import { table } from '../table.ts'

test('[MK-DEATH-01, MK-DEATH-07] hand and items are laid out for all to see', () => {
  const t = dying('zombies', { level: 6, hand: ['sword', 'rat'], table: ['helmet', '-anvil', 'potion-2'] }, TWO)

  expect(t.pool().sort()).toEqual(['anvil', 'helmet', 'potion-2', 'rat', 'sword'])
  expect(t.hand('ana')).toEqual([])
  expect(t.table('ana')).toEqual([])
  const shown = t.events().flatMap((event) => (event.type === 'moved' && event.to === 'pool' ? [event.copy] : []))
  expect(shown).toHaveLength(5)
  expect(shown).not.toContain(undefined)
})

test('[MK-DEATH-02, MK-DEATH-06] level and sex stay as they are', () => {
  const t = table('base', {
    seats: { ana: { level: 6, sex: 'female' }, bob: { level: 5, hand: ['sex-change'] }, cleo: {} },
    cards: RUNNING,
    facing: 'giant',
    rolls: { runAway: [1] },
  })
  t.choose('bob', 'curse', { copy: 'sex-change', seat: 'ana' })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
  expect(t.level('ana')).toBe(6)
  expect(t.state[at.seatCell(0, at.SEX)]).toBe(2)
})

test('[MK-DEATH-03, MK-POWER-11] zombies: mojo and powers are kept', () => {
  const t = dying('zombies', { level: 6, table: ['voodoo', 'fast', 'smart', 'helmet'] }, TWO)
  expect(t.table('ana')).toEqual(['voodoo', 'fast', 'smart'])
  expect(t.pool()).toEqual(['helmet'])
})

test('[MK-DEATH-03] base: race and class are kept', () => {
  const t = dying('base', { level: 6, table: ['elf', 'wizard', 'helmet'] }, TWO)
  expect(t.table('ana')).toEqual(['elf', 'wizard'])
})

test('[MK-DEATH-04, MK-CURSE-09] a curse that waits for the next combat is kept and never looted', () => {
  const t = table('zombies', {
    seats: { ana: { level: 6, hand: ['helmet'] }, bob: { hand: ['weakness', 'sudden-end'] }, cleo: {} },
    cards: RUNNING,
  })
  t.choose('bob', 'curse', { copy: 'weakness', seat: 'ana' })
  t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'ana' })
  expect(t.table('ana')).toEqual(['weakness'])
  expect(t.pool()).toEqual(['helmet'])
})

test('[MK-DEATH-05] Super Munchkin stays with its two classes', () => {
  const t = dying('cthulhu', { level: 6, table: ['wizard', 'super-munchkin', 'priest', 'helmet'] }, TWO)
  expect(t.table('ana')).toEqual(['wizard', 'super-munchkin', 'priest'])
})

test('[MK-DEATH-10, MK-DEATH-18] an enhancer on a dead cultist is discarded, not looted', () => {
  const t = dying('cthulhu', { level: 6, table: ['cultist', 'furious@cultist'], hand: ['sword'] }, TWO)
  expect(t.pool()).toEqual(['sword'])
  expect(t.pile('doorDiscards')).toContain('furious')
  expect(t.table('ana')).toEqual(['cultist'])
})

test('[MK-DEATH-18, MK-ACO-11] an acolyte, what it carried and a card under an item lie apart', () => {
  const t = dying('star', { table: ['porter', '-sword@porter', 'helmet', 'fine-print@helmet'] }, TWO)
  expect(t.pool().sort()).toEqual(['fine-print', 'helmet', 'porter', 'sword'])
  take(t, 'bob', 'helmet')
  expect(t.hand('bob')).toEqual(['helmet'])
})

test('[MK-DEATH-19] the open offers of the dead are gone', () => {
  const t = table('base', {
    seats: { ana: { level: 3, table: ['helmet'] }, bob: { hand: ['sudden-end'], table: ['mail'] }, cleo: {} },
    cards: RUNNING,
  })
  t.send('ana', { type: 'trade', seat: 2, gives: [t.copy('helmet')], wants: [] })
  t.send('bob', { type: 'trade', seat: 0, gives: [t.copy('mail')], wants: [] })
  t.choose('bob', 'curse', { copy: 'sudden-end', seat: 'ana' })
  const ends = t.events().flatMap((event) => (event.type === 'offerEnded' ? [event.how] : []))
  expect(ends).toEqual(['died', 'died'])
  expect(t.state[at.offerAt(0)]).toBe(0)
  expect(t.state[at.offerAt(1)]).toBe(0)
})

test('[MK-TURN-24] one’s death ends one’s turn: no phase 3, no charity', () => {
  const t = dying('zombies', {}, TWO)
  expect(t.active()).toBe('bob')
  expect(t.events().flatMap((event) => (event.type === 'phase' ? [event.phase] : []))).toEqual([])
})

test('[MK-CARD-19] a one-shot played in the fight is discarded, not looted', () => {
  const t = table('zombies', {
    seats: { ana: { hand: ['potion-3', 'sword'] }, bob: { level: 5 }, cleo: {} },
    facing: 'giant',
    rolls: { runAway: [1] },
  })
  t.choose('ana', 'play', { copy: 'potion-3', index: 0 })
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })
  expect(t.pool()).toEqual(['sword'])
  expect(t.pile('treasureDiscards')).toEqual(['potion-3'])
})

test('[MK-DEATH-18] a card that lies there and is no curse dies with its owner', () => {
  const blessing = special('blessing', {
    uses: [
      {
        use: 'any',
        effect: [{ do: 'stay', until: 'untilKill', who: 'you', abilities: [{ figure: 'strength', add: 1 }] }],
      },
    ],
  })
  const cards = [...RUNNING, blessing]
  const t = table('zombies', {
    seats: { ana: { hand: ['blessing', 'sword'] }, ...TWO },
    cards,
    facing: 'giant',
    rolls: { runAway: [1] },
  })
  t.choose('ana', 'play', { copy: 'blessing' })
  expect(t.has('ana', 'blessing')).toBe(true)
  t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' })

  expect(t.pool()).toEqual(['sword'])
  expect(t.pile('doorDiscards')).toContain('blessing')
})

const FOR_ALL: readonly Ability[] = [
  { figure: 'hands', add: 1, for: 'everyone' },
  { permits: 'anyBig', for: 'everyone' },
  { bans: 'looting', for: 'everyone' },
]

test.each(FOR_ALL)(
  '[MK-DEATH-18] a rule for the whole table stays when its owner dies, one for others does not: %o',
  (ability) => {
    const decree = (abilities: readonly Ability[]): string[] => {
      const card = special('decree', {
        uses: [{ use: 'any', effect: [{ do: 'stay', until: 'untilLifted', who: 'you', abilities }] }],
      })
      const t = table('zombies', {
        seats: { ana: { hand: ['decree'] }, ...TWO },
        cards: [...RUNNING, card],
        facing: 'giant',
        rolls: { runAway: [1] },
      })
      t.choose('ana', 'play', { copy: 'decree' })
      return t.choose('ana', 'run').choose('ana', 'roll', { slot: 'giant' }).table('ana')
    }
    expect(decree([ability])).toEqual(['decree'])
    expect(decree([{ ...ability, for: 'others' } as Ability])).toEqual([])
  },
)
