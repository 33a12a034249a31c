// Helpers who come unasked, are pressed into service, or are thrown out.

import { describe, expect, test } from 'vitest'
import { CONTRACT_ITEMS, CONTRACT_TREASURES, HELPER_FORCED, seatAt } from '../../src/layout.ts'
import { hasOffer, offerNumber, offerOf, price, terms, told } from '../fixture/bargains.ts'
import { losing } from '../fixture/losing.ts'

describe('volunteers', () => {
  test('[MK-HELP-15] a volunteer names a price, and the main fighter takes it', () => {
    const t = losing({ ana: { level: 3, table: ['helmet'] } })
    const items = [t.copy('helmet', 'ana')]

    t.send('bob', { type: 'offerHelp', ...terms({ items, treasures: 1 }) })
    expect(t.offered('ana', 'accept', offerOf(t, 'bob'))).toBe(true)
    expect(t.offered('cleo', 'accept', offerOf(t, 'bob'))).toBe(false)
    expect(t.refused('cleo', 'accept', offerOf(t, 'bob'))).toMatch(/^MK-/)
    t.choose('ana', 'accept', offerOf(t, 'bob'))

    expect(t.helper()).toBe('bob')
    expect(t.state[CONTRACT_ITEMS]).toBe(items[0]! + 1)
  })

  test('[MK-HELP-15] everybody hears what it is, and a price that cannot be paid is none', () => {
    const t = losing({ ana: { level: 3, hand: ['helmet'] } })
    const items = [t.copy('helmet', 'ana')]
    expect(t.refusedForm('bob', { type: 'offerHelp', ...terms({ items }) }).rule).toBe('MK-HELP-04')

    t.send('bob', { type: 'offerHelp', ...terms({ treasures: 2 }) })
    expect(told(t)).toMatchObject([
      { type: 'volunteered', seat: 1, offer: offerNumber(t, 'bob'), terms: terms({ treasures: 2 }) },
    ])
  })

  test('[TT-18] several offers lie side by side; taking one ends the others', () => {
    const t = losing({ dan: {} })
    t.choose('bob', 'volunteer', { index: price('two') })
    t.choose('cleo', 'volunteer', { index: price('one') })
    t.choose('dan', 'volunteer', { index: price('nothing') })
    expect(t.offers('ana').filter(({ type }) => type === 'accept')).toHaveLength(3)

    t.choose('ana', 'accept', offerOf(t, 'cleo'))

    expect(t.helper()).toBe('cleo')
    expect(['bob', 'cleo', 'dan'].some((name) => hasOffer(t, name))).toBe(false)
  })

  test('[TT-18] a better offer is taken while somebody else still thinks', () => {
    const t = losing()
    t.choose('ana', 'ask', { seat: 'bob', index: price('two') }).choose('cleo', 'volunteer', { index: 0 })

    t.choose('ana', 'accept', offerOf(t, 'cleo'))

    expect(t.helper()).toBe('cleo')
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
  })

  test('[MK-HELP-15] an offer is taken back, waved off, and gone with the combat', () => {
    const t = losing({ ana: { level: 3 } }, { rolls: { runAway: [6] } })
    t.choose('bob', 'volunteer', { index: 0 })
    expect(t.refused('cleo', 'withdraw', { number: offerNumber(t, 'bob') })).toMatch(/^MK-/)
    t.choose('bob', 'withdraw', { number: offerNumber(t, 'bob') })
    t.choose('bob', 'volunteer', { index: 0 }).choose('ana', 'withdraw', { number: offerNumber(t, 'bob') })
    expect(hasOffer(t, 'bob')).toBe(false)

    t.choose('bob', 'volunteer', { index: 0 }).choose('ana', 'run')
    expect(t.offered('ana', 'accept')).toBe(false)
    t.choose('ana', 'roll', { slot: 0 })

    expect(hasOffer(t, 'bob')).toBe(false)
  })

  test('[MK-TURN-13] when the fight is won without them, offers of help are over', () => {
    const t = losing({ ana: { level: 3, hand: ['potion-3', 'potion-2'] } })
    t.choose('bob', 'volunteer', { index: 0 })
    for (const copy of ['potion-3', 'potion-2']) t.choose('ana', 'play', { copy, index: 0 })
    const offer = { seat: t.seat('bob'), number: offerNumber(t, 'bob') }
    t.win('ana')

    expect(hasOffer(t, 'bob')).toBe(false)
    expect(t.events()).toContainEqual({ type: 'offerEnded', ...offer, how: 'combatOver' })
  })

  test('[MK-HELP-16] an open offer that asks for an item goes with the item', () => {
    const t = losing({ ana: { level: 3, table: ['helmet'] }, cleo: { hand: ['lose-headgear'] } })
    t.send('bob', { type: 'offerHelp', ...terms({ items: [t.copy('helmet', 'ana')] }) })

    t.choose('cleo', 'curse', { copy: 'lose-headgear', seat: 'ana' })

    expect(hasOffer(t, 'bob')).toBe(false)
  })
})

describe('thrown out, pressed into service', () => {
  test('[MK-HELP-17] a monster that must be fought alone throws the helper out, and nobody is asked', () => {
    const t = losing({ cleo: { hand: ['wandering', 'recluse'] }, dan: {} })
    t.send('ana', { type: 'askHelp', seat: t.seat('bob'), ...terms({ treasures: 1 }) })
    t.choose('bob', 'accept', offerOf(t, 'ana'))

    t.choose('cleo', 'play', { copy: 'wandering', index: 'recluse' })

    expect(t.helper()).toBeNull()
    expect(t.types()).toContain('helperLeft')
    expect(t.state[CONTRACT_TREASURES]).toBe(0)
    expect(t.refused('ana', 'ask', { seat: 'dan', index: 0 })).toBe('MK-HELP-17')
    expect(t.refused('dan', 'volunteer', { index: 0 })).toBe('MK-HELP-17')
  })

  test('[MK-HELP-17] a forced helper leaves when it becomes a fight for the win, and another may be asked', () => {
    const t = losing({ ana: { level: 8 }, cleo: { hand: ['press-gang', 'wandering', 'giant'] } }, { facing: 'agoth' })
    t.choose('cleo', 'play', { copy: 'press-gang', index: 'bob' })
    expect(t.helper()).toBe('bob')
    expect(t.state[HELPER_FORCED]).toBe(1)

    t.choose('cleo', 'play', { copy: 'wandering', index: 'giant' })

    expect(t.helper()).toBeNull()
    expect(t.offered('ana', 'ask', { seat: 'bob', index: 0 })).toBe(true)
  })

  test('[MK-HELP-17] he stays if the same kills would make him win as well', () => {
    const t = losing(
      { ana: { level: 8 }, bob: { level: 9 }, cleo: { hand: ['press-gang', 'wandering', 'medallist'] } },
      { facing: 'ogre' },
    )
    t.choose('cleo', 'play', { copy: 'press-gang', index: 'bob' })

    t.choose('cleo', 'play', { copy: 'wandering', index: 'medallist' })

    expect(t.helper()).toBe('bob')
  })

  test('[MK-HELP-17] whoever would win by the same kills is pressed into service, whichever monster says so', () => {
    const pressed = (level: number, facing: readonly string[]): string | null =>
      losing({ ana: { level: 8 }, bob: { level }, cleo: { hand: ['press-gang'] } }, { facing })
        .choose('cleo', 'play', { copy: 'press-gang', index: 'bob' })
        .helper()
    expect(pressed(9, ['medallist', 'ogre'])).toBe('bob')
    expect(pressed(9, ['ogre', 'medallist'])).toBe('bob')
    expect(pressed(8, ['medallist', 'medallist'])).toBe('bob')
    expect(pressed(8, ['medallist', 'ogre'])).toBeNull()
  })

  test('[MK-HELP-17] nobody is pressed into a fight that would win the game', () => {
    const t = losing({ ana: { level: 9 }, cleo: { hand: ['press-gang'] } })
    t.choose('cleo', 'play', { copy: 'press-gang', index: 'bob' })

    expect(t.types()).not.toContain('helpForced')
    expect(t.helper()).toBeNull()
  })

  test('[MK-HELP-17] levels of monsters that were killed before count', () => {
    const t = losing({ ana: { level: 8 }, cleo: { hand: ['snipe', 'press-gang'] } }, { facing: ['rat', 'giant'] })
    t.choose('cleo', 'play', { copy: 'snipe', index: t.slot('giant') })
    t.choose('cleo', 'play', { copy: 'press-gang', index: 'bob' })

    expect(t.types()).not.toContain('helpForced')
  })

  test('[MK-HELP-17] a helper who came of his own will stays in a fight for the win', () => {
    const t = losing({ ana: { level: 8 }, cleo: { hand: ['wandering', 'giant'] } }, { facing: ['ogre'] })
    t.state[seatAt(t.seat('ana'))] = 5
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'accept', offerOf(t, 'ana'))
    t.state[seatAt(t.seat('ana'))] = 8

    t.choose('cleo', 'play', { copy: 'wandering', index: 'giant' })

    expect(t.helper()).toBe('bob')
  })
})
