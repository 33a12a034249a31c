// A card that leaves its owner, in whatever way, and one that only leaves play.

import { describe, expect, test } from 'vitest'
import { offerOf } from '../fixture/bargains.ts'
import { looters } from '../fixture/dying.ts'
import { curse, cursed, discard, gain, item, lose, monster, type Raw, shot, sit, stay, take } from './sit.ts'

const locket = (on: string, rest: Raw = {}): Raw =>
  item('locket', { value: 1000, abilities: [{ on, effect: [lose(1)], ...rest }] })

/** How many levels whoever had the locket has lost, waiting for either moment. */
const felt = (play: (card: Raw) => ReturnType<typeof sit>, level = 5): readonly number[] =>
  ['leavesPlay', 'leavesYou'].map((on) => level - play(locket(on)).level('ana'))

describe('[MK-META-03] a card leaves its owner', () => {
  const ana = { level: 5, table: ['locket'] }

  test.each<[string, Raw, readonly number[]]>([
    ['discarded', discard({ zone: 'table' }), [1, 1]],
    ['taken by another', take({ zone: 'table' }, 'left'), [0, 1]],
    ['put back onto its deck', { do: 'putBack', cards: { zone: 'table' }, to: 'top' }, [1, 1]],
  ])('%s', (_, step, losses) => {
    expect(felt((card) => cursed(curse('fate', step), { ana }, [card]))).toEqual(losses)
  })

  test('sold: the level that it brings is lost again', () => {
    expect(felt((card) => sit([card], { ana }).choose('ana', 'sell', { copy: 'locket', other: 'locket' }))).toEqual([
      0, 0,
    ])
  })

  test('traded', () => {
    const trade = (card: Raw) => {
      const t = sit([card], { ana, bob: { table: ['helmet'] } })
      const [gives, wants] = [[t.copy('locket', 'ana')], [t.copy('helmet', 'bob')]]
      return t.send('ana', { type: 'trade', seat: 1, gives, wants }).choose('bob', 'accept', offerOf(t, 'ana'))
    }
    expect(felt(trade)).toEqual([0, 1])
  })

  test.each(['leavesPlay', 'leavesYou'])(
    '[MK-DEATH-02] left by the dead, who keep their level, once they are looted: %s',
    (on) => {
      const will = item('will', { abilities: [{ on, effect: [gain(1, 'left'), lose(1)] }] })
      const t = cursed(curse('fate', { do: 'die' }), { ana: { level: 5, table: ['will'] }, bob: { level: 2 } }, [will])
      expect(looters(t)).toEqual(['bob'])
      expect([t.level('ana'), t.level('bob')]).toEqual([5, 3])
    },
  )

  test('its new owner and bystanders feel nothing, and losing another card is not losing this one', () => {
    const fate = curse('fate', take({ zone: 'table', filter: { card: 'locket' } }, 'left'))
    const t = cursed(fate, { ana: { level: 5, table: ['locket'] }, bob: { level: 5 }, cyd: { level: 5 } }, [
      locket('leavesYou'),
    ])
    expect(['ana', 'bob', 'cyd'].map((name) => t.level(name))).toEqual([4, 5, 5])
    const other = curse('fate', discard({ zone: 'table', filter: { slot: 'head' } }))
    const kept = cursed(other, { ana: { level: 5, table: ['locket', 'helmet'] } }, [locket('leavesYou')])
    expect([kept.level('ana'), kept.table('ana')]).toEqual([5, ['locket']])
  })

  test('carried and not in use', () => {
    const hat = item('hat', { slot: 'head', abilities: [{ on: 'leavesYou', effect: [lose(1)] }] })
    const fate = curse('fate', discard({ zone: 'table', filter: { card: 'hat' } }))
    const t = sit([hat, fate], { ana: { level: 5, table: ['helmet'], hand: ['hat'] }, bob: { hand: ['fate'] } })
    t.choose('ana', 'playItem', { copy: 'hat' }).choose('bob', 'curse', { copy: 'fate', seat: 'ana' })
    expect(t.level('ana')).toBe(4)
  })

  test('what stays and is passed on leaves whoever had it, and goes on', () => {
    const potato = curse(
      'potato',
      stay('untilLifted', [
        { use: 'ownTurn', effect: [take({ zone: 'self' }, 'left', { staying: true })] },
        { on: 'leavesYou', effect: [gain(1)] },
      ]),
    )
    const t = cursed(potato, { ana: { level: 2 }, bob: { level: 2 } }).choose('ana', 'useAbility', { copy: 'potato' })
    expect([t.table('bob'), t.level('ana'), t.level('bob')]).toEqual([['potato'], 3, 2])
  })

  test('what stays and whose time is over', () => {
    const bell = shot('bell', 'combat', stay('combat', [{ on: 'leavesYou', effect: [gain(2)] }]))
    const rung = sit([bell, monster('mouse', 1, { treasures: 0 })], {
      facing: 'mouse',
      ana: { level: 5, hand: ['bell'] },
    })
    rung.choose('ana', 'play', { copy: 'bell' }).win('ana')
    expect(rung.level('ana')).toBe(8)
  })

  test('by the time it happens the card has gone', () => {
    const urn = item('urn', {
      abilities: [{ on: 'leavesYou', effect: [gain({ cardsIn: 'table' })] }],
    })
    const fate = curse('fate', discard({ zone: 'table', filter: { card: 'urn' } }))
    const t = cursed(fate, { ana: { level: 2, table: ['urn', 'helmet'] } }, [urn])
    expect(t.level('ana')).toBe(3)
  })
})
