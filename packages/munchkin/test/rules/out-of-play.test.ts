// Who is dead is not there: nobody waits for him, nothing reaches him, and he is counted nowhere.

import { die, gainLevels, loseLevels, take } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { DEAD, LIFE, seatCell } from '../../src/layout.ts'
import { curse, trait } from '../fixture/cards.ts'
import { ability, spell } from '../fixture/effects.ts'
import { type Table, type TableSpec, table } from '../table.ts'

/** Bob died in this turn; his cards are gone, his race and class are not. */
function withoutBob(box: string, spec: TableSpec): Table {
  const t = table(box, spec)
  t.state[seatCell(t.seat('bob'), LIFE)] = DEAD
  return t
}

describe('the dead', () => {
  test('[MK-DEATH-11] a card for everybody or for the others reaches the living', () => {
    const cards = [spell('rain', loseLevels(1, 'everyone')), spell('snow', loseLevels(1, 'others'))]
    const seats = { ana: { level: 5, hand: ['rain', 'snow'] }, bob: { level: 5 }, cyd: { level: 5 } }
    const t = withoutBob('zombies', { seats, cards })
    const levels = () => ['ana', 'bob', 'cyd'].map((name) => t.level(name))
    t.choose('ana', 'play', { copy: 'rain' })
    expect(levels()).toEqual([4, 5, 4])
    t.choose('ana', 'play', { copy: 'snow' })
    expect(levels()).toEqual([4, 5, 3])
  })

  test('[MK-DEATH-11] who dies of the first half of a card is nobody for the second', () => {
    const doom = spell('doom', die('target'), loseLevels(2, 'target'), gainLevels(1, 'you'))
    const seats = { ana: { level: 5, hand: ['doom'] }, bob: { level: 5 }, cyd: {} }
    const t = table('zombies', { seats, cards: [doom] }).choose('ana', 'play', { copy: 'doom', index: 'bob' })
    expect([t.level('ana'), t.level('bob')]).toEqual([6, 5])
  })

  test('[MK-DEATH-11] a neighbour who is dead is not the neighbour', () => {
    const nudge = spell('nudge', loseLevels(1, 'left'))
    const seats = { ana: { hand: ['nudge'] }, bob: { level: 5 }, cyd: { level: 5 } }
    const t = withoutBob('zombies', { seats, cards: [nudge] }).choose('ana', 'play', { copy: 'nudge' })
    expect([t.level('bob'), t.level('cyd')]).toEqual([5, 4])
  })

  test('[MK-DEATH-11] no card is aimed at them', () => {
    const rob = spell('rob', take({ of: 'target', zone: 'table', by: 'you' }, 'you'))
    const seats = { ana: { hand: ['rob'] }, bob: {}, cyd: { table: ['sword'] } }
    const t = withoutBob('zombies', { seats, cards: [rob] })
    expect(t.offered('ana', 'play', { copy: 'rob', index: 'bob' })).toBe(false)
    expect(t.refused('ana', 'play', { copy: 'rob', index: 'bob' })).toMatch(/^MK-/)
    t.choose('ana', 'play', { copy: 'rob', index: 'cyd' })
  })

  test('[MK-META-03] who has the lowest level is asked among the living, and so is the highest', () => {
    const lowest = ability('humble', { use: 'ownTurn', when: { standing: 'lowest' }, effect: [gainLevels(1, 'you')] })
    const highest = ability('proud', { use: 'ownTurn', when: { standing: 'highest' }, effect: [gainLevels(1, 'you')] })
    const may = (card: 'humble' | 'proud', bob: number, cyd: number, sits = withoutBob) =>
      sits('zombies', {
        seats: { ana: { level: 4, table: [card] }, bob: { level: bob }, cyd: { level: cyd } },
        cards: [lowest, highest],
      }).offered('ana', 'useAbility')
    expect([may('humble', 1, 5), may('humble', 1, 4), may('humble', 9, 3)]).toEqual([true, true, false])
    expect([may('proud', 9, 3), may('proud', 9, 4), may('proud', 1, 5)]).toEqual([true, true, false])
    expect([may('humble', 1, 5, table), may('proud', 9, 3, table)]).toEqual([false, false])
  })

  test('[MK-META-03] a trait of theirs counts for nobody', () => {
    const order = trait('class', 'order', {
      abilities: [{ figure: 'strength', add: { times: [2, { holdersOf: 'order', besidesYou: true }] } }],
    } as never)
    const seats = { ana: { table: ['order'] }, bob: { table: ['order'] }, cyd: { table: ['order'] } }
    const spec = { seats, cards: [order], facing: 'rat' }
    expect([table('base', spec).strength('ana'), withoutBob('base', spec).strength('ana')]).toEqual([5, 3])
  })

  test('[MK-TURN-21] charity goes to the lowest of the living', () => {
    const hand = ['sword', 'dagger', 'helmet', 'mail', 'boots']
    const seats = { ana: { level: 4, hand }, bob: { level: 1 }, cyd: { level: 3 } }
    const t = withoutBob('zombies', { seats })
    t.choose('ana', 'openDoor')
    if (t.asked().decision === 'playOrKeep') t.choose('ana', 'keep')
    t.choose('ana', 'noTrouble')
    if (t.asked().decision === 'lootOrNot') t.choose('ana', 'skipLoot')
    expect(t.offers('ana').some((offer) => offer.type === 'give' && offer.seat === t.seat('bob'))).toBe(false)
    expect(t.refused('ana', 'give', { copy: 'sword', seat: 'bob' })).toMatch(/^MK-TURN-/)
    t.choose('ana', 'give', { copy: 'sword', seat: 'cyd' })
  })

  test('[MK-ITEM-06] a Big item too many goes to the lowest of the living', () => {
    const weaken = curse('weaken', { do: 'loseTrait', kind: 'power' } as never)
    const seats = {
      ana: { level: 5, table: ['burly', 'anvil', 'piano'] },
      bob: { level: 1 },
      cyd: { level: 2, hand: ['weaken'] },
    }
    const t = withoutBob('zombies', { seats, cards: [weaken], active: 'cyd' })
    t.choose('cyd', 'curse', { copy: 'weaken', seat: 'ana' })
    expect(t.refused('ana', 'shed', { copy: 'piano', seat: 'bob' })).toBe('MK-ITEM-06')
    t.choose('ana', 'shed', { copy: 'piano', seat: 'cyd' })
  })

  test('[MK-META-16] nobody waits for them at a gate that all who live have passed', () => {
    const seats = { ana: { level: 9 }, bob: {}, cyd: {} }
    const t = withoutBob('zombies', { seats, facing: 'rat', customs: { passes: true } })
    t.choose('ana', 'claim')
    const waiting = () => ['ana', 'bob', 'cyd'].filter((name) => t.offered(name, 'pass'))
    expect(waiting()).not.toContain('bob')
    for (const name of waiting()) t.choose(name, 'pass')
    expect(t.types()).toContain('gateClosed')
  })
})
