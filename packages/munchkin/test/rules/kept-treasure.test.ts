// Treasure that waits for phase 3, and whose it is by then: MK-TURN-13.

import { kill, moveFight, shareTreasures } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { offerOf, price } from '../fixture/bargains.ts'
import { spellIn } from '../fixture/effects.ts'
import { type Table, table } from '../table.ts'

const drawn = (t: Table) => t.events().filter(({ type }) => type === 'treasureDrawn')

describe.each(['star', 'cthulhu'])('[MK-TURN-13] treasure of a fight is drawn in phase 3: %s', (box) => {
  test('face up if somebody helped, even for nothing', () => {
    const seats = { ana: { level: 5 }, bob: { level: 5 }, cyd: {} }
    const helped = table(box, { seats, active: 'bob', facing: 'ogre', helper: 'ana' }).win('bob')
    expect(drawn(helped)).toEqual([{ type: 'treasureDrawn', seat: 1, count: 2, face: 'up' }])
    const alone = table(box, { seats: { ...seats, bob: { level: 8 } }, active: 'bob', facing: 'ogre' }).win('bob')
    expect(drawn(alone)).toEqual([{ type: 'treasureDrawn', seat: 1, count: 2, face: 'down' }])
  })

  test('and dealt out among all if a card says so, though nobody helped', () => {
    const feast = spellIn('kill', 'feast', shareTreasures('everyone'))
    const seats = { ana: { level: 8 }, bob: { hand: ['feast'] }, cyd: {} }
    const t = table(box, { seats, cards: [feast], facing: 'ogre', treasures: ['sword', 'mail'] })
    t.choose('ana', 'claim').choose('bob', 'play', { copy: 'feast' }).close()
    expect(['ana', 'bob', 'cyd'].map((name) => t.hand(name))).toEqual([['sword'], ['mail'], []])
  })

  test('and as agreed with the helper, though the fight had gone to somebody else and come back', () => {
    const cards = [
      spellIn('combat', 'away', kill('weakest'), moveFight('target')),
      spellIn('combat', 'back', moveFight('target')),
    ]
    const seats = { ana: { hand: ['away'] }, bob: { hand: ['back'] }, cyd: { level: 8 } }
    const treasures = ['sword', 'mail', 'helmet']
    const t = table(box, { seats, cards, facing: ['ogre', 'rat'], treasures })
    t.choose('ana', 'play', { copy: 'away', index: 'bob' }).choose('bob', 'play', { copy: 'back', index: 'ana' })
    t.choose('ana', 'ask', { seat: 'cyd', index: price('one') })
      .choose('cyd', 'accept', offerOf(t, 'ana'))
      .win('ana')
    t.choose('ana', 'take', { copy: 'sword' }).choose('ana', 'take', { copy: 'helmet' })
    expect(t.hand('cyd')).toEqual(['mail'])
  })
})
