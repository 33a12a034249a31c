// The last card of the cult’s pile, when the cult is counted, and what its end leaves undone.

import { cancel, loseLevels, use } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { told } from '../fixture/bargains.ts'
import { curse, monster, oneShot } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const join = { do: 'become', trait: 'cultist' } as const
const call = curse('call', join)
const ward = oneShot('ward', 0, { uses: [use('curse', [cancel()])] })

test('[MK-CULT-11] a curse that still waits may make more Cultists: they are counted after it', () => {
  const seats = {
    ana: { level: 4, table: ['cultist'], hand: ['call', 'call', 'ward'] },
    bob: { level: 3 },
    cyd: { level: 5 },
  }
  const t = table('cthulhu', { seats, cards: [call, ward], cultPile: ['cultist', 'cultist'] })
  t.choose('ana', 'curse', { copy: 'call', seat: 'bob' }).choose('ana', 'curse', { copy: 'call', seat: 'cyd' })
  t.close()
  expect([t.table('bob'), t.level('cyd'), t.over()]).toEqual([['cultist'], 5, false])
  t.close()
  expect([t.winners(), t.level('cyd')]).toEqual([['cyd'], 5])
})

test('[MK-CULT-11] one card that turns the last two one after the other: they are counted once it has worked', () => {
  const toLeft = { ...join, who: 'left' } as const
  const sermon = spell('sermon', toLeft, { ...join, who: 'right' })
  const verse = spell('verse', toLeft, loseLevels(1, 'left'))
  const preached = (copy: 'sermon' | 'verse') => {
    const seats = { ana: { level: 4, table: ['cultist'], hand: [copy] }, bob: { level: 3 }, cyd: { level: 5 } }
    const t = table('cthulhu', { seats, cards: [sermon, verse], cultPile: ['cultist', 'cultist'] })
    t.choose('ana', 'play', { copy })
    return [t.winners(), t.names.map((name) => t.level(name))]
  }
  expect(preached('sermon')).toEqual([['cyd'], [4, 3, 5]])
  expect(preached('verse')).toEqual([[], [4, 2, 6]])
})

test('[MK-CULT-10, MK-WIN-08] the end comes at once: not even a kill is paid any more', () => {
  const idol = monster('idol', 2, { onKill: [join] })
  const seats = { ana: { level: 4 }, bob: { level: 4, table: ['cultist'] }, cyd: { table: ['cultist'] } }
  const t = table('cthulhu', { seats, cards: [idol], cultPile: ['cultist'], facing: 'idol' }).win('ana')
  expect([t.winners(), t.level('ana')]).toEqual([['ana', 'bob'], 4])
  expect(told(t).at(-1)?.type).toBe('ended')
})

test('[MK-CULT-09] the first of several changes nothing for anybody else', () => {
  const seats = { ana: { hand: ['call'] }, bob: {}, cyd: {}, dan: {} }
  const t = table('cthulhu', { seats, cards: [call], cultPile: ['cultist'] })
  t.choose('ana', 'curse', { copy: 'call', seat: 'bob' })
  expect(t.table('bob')).toEqual(['cultist'])
  expect(t.names.map((name) => t.level(name))).toEqual([1, 1, 1, 1])
})

test('[MK-CULT-06] several are called and one card is left: who has no class to make room takes it', () => {
  const all = curse('all', { ...join, who: 'others' })
  const seats = { ana: { hand: ['all'] }, bob: { table: ['wizard'] }, cyd: { table: ['priest'] }, dan: {} }
  const t = table('cthulhu', { seats, cards: [all], cultPile: ['cultist'] })
  t.choose('ana', 'curse', { copy: 'all', seat: 'ana' })
  expect(t.asked().decision).toBe('arrangeOrOpen')
  expect([t.table('bob'), t.table('cyd'), t.table('dan')]).toEqual([['wizard'], ['priest'], ['cultist']])
})

test('[MK-CULT-06] one class makes room, and no second one has to, however many cards the pile has left', () => {
  const seats = { ana: { hand: ['call'] }, bob: { table: ['wizard', 'super-munchkin', 'priest'] }, cyd: {} }
  const t = table('cthulhu', { seats, cards: [call], cultPile: ['cultist', 'cultist'] })
  t.choose('ana', 'curse', { copy: 'call', seat: 'bob' }).choose('bob', 'pick', { copy: 'priest' })
  expect(t.asked().decision).toBe('arrangeOrOpen')
  expect(t.table('bob')).toEqual(['wizard', 'super-munchkin', 'cultist'])
})
