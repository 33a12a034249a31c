// Asking for help: how, when and whom.

import { describe, expect, test } from 'vitest'
import { ASKED, CONTRACT_TREASURES, DEAD, HELPER_FORCED, LIFE, REBORN, seatCell } from '../../src/layout.ts'
import { hasOffer, offerNumber, offerOf, price, terms, told } from '../fixture/bargains.ts'
import { losing } from '../fixture/losing.ts'
import { table } from '../table.ts'

describe('asking', () => {
  test('[MK-HELP-01] the first who is asked refuses, the second accepts and is the helper', () => {
    const t = losing()

    t.choose('ana', 'ask', { seat: 'bob', index: price('nothing') })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'helpOrNot' })
    const asking = {
      type: 'helpAsked',
      by: t.seat('ana'),
      seat: t.seat('bob'),
      offer: offerNumber(t, 'ana'),
      terms: terms(),
    }
    expect(told(t)).toEqual([asking])
    t.choose('bob', 'refuse')
    expect(t.helper()).toBeNull()
    t.choose('ana', 'ask', { seat: 'cleo', index: price('one') })
    t.choose('cleo', 'accept', offerOf(t, 'ana'))

    expect(t.helper()).toBe('cleo')
    expect(t.state[CONTRACT_TREASURES]).toBe(1)
    expect(t.state[ASKED]).toBe(0)
    expect(told(t).map(({ type }) => type)).toEqual([
      'helpAsked',
      'offerEnded',
      'helpAnswered',
      'helpAsked',
      'helpAnswered',
      'offerEnded',
    ])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
  })

  test('[MK-HELP-01] only the main fighter asks, one at a time, and silence is a refusal', () => {
    const t = losing()

    expect(t.refused('bob', 'ask', { seat: 'cleo', index: 0 })).toBe('MK-HELP-01')
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })
    expect(t.refused('ana', 'ask', { seat: 'cleo', index: 0 })).toBe('MK-HELP-01')
    expect(t.refused('cleo', 'refuse')).toBe('MK-CARD-14')
    expect(t.refused('cleo', 'accept', offerOf(t, 'ana'))).toBe('MK-CARD-14')
    const [wait] = t.game.waits(t.state)

    expect(wait).toMatchObject({ clock: 'help', seat: t.seat('bob') })
    t.game.apply(t.state, wait!.seat, wait!.fallback, t.scene.play)
    expect(t.helper()).toBeNull()
    expect(hasOffer(t, 'ana')).toBe(false)
  })

  test('[MK-HELP-01, TT-02] whoever laughed is asked again with another offer, not with the same list', () => {
    const t = losing()
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'refuse')

    expect(t.offered('ana', 'ask', { seat: 'bob', index: 0 })).toBe(false)
    expect(t.offered('ana', 'ask', { seat: 'cleo', index: 0 })).toBe(true)
    expect(t.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-HELP-01')
    t.send('ana', { type: 'askHelp', seat: t.seat('bob'), ...terms({ treasures: 2 }) })
    expect(t.asked().seats).toEqual(['bob'])
  })

  test('[MK-HELP-01, MK-INT-01] others play on while a question waits', () => {
    const t = losing({ cleo: { level: 2, hand: ['potion-2'] } })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })

    t.choose('cleo', 'play', { copy: 'potion-2', index: 1 })

    expect(t.totals()).toEqual([3, 8])
    expect(t.asked().seats).toEqual(['bob'])
  })

  test('[MK-HELP-02] one helper is all there is, and he is bound', () => {
    const t = losing({ dan: {} })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.refused('ana', 'ask', { seat: 'dan', index: 0 })).toBe('MK-HELP-02')
    expect(t.refused('dan', 'volunteer', { index: 0 })).toBe('MK-HELP-02')
    expect(t.offered('bob', 'refuse')).toBe(false)
  })

  test('[MK-HELP-03] the whole strength of the helper is added', () => {
    const t = table('base', {
      facing: 'giant',
      seats: { ana: { level: 7 }, bob: { level: 8, table: ['sword'] }, cleo: {} },
    })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.totals()).toEqual([18, 12])
  })
})

describe('when and who', () => {
  test('[MK-HELP-13] not while winning; a reaction that turns the fight opens it again; a helper stays', () => {
    const t = losing({ ana: { level: 7 }, cleo: { hand: ['furious', 'potion-3'] } })

    expect(t.offered('ana', 'ask')).toBe(false)
    expect(t.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-HELP-13')
    t.send('bob', { type: 'offerHelp', ...terms() })
    expect(t.refused('ana', 'accept', offerOf(t, 'bob'))).toBe('MK-HELP-13')

    t.choose('cleo', 'enhance', { copy: 'furious', slot: 'ogre' })
    expect(t.totals()).toEqual([7, 11])
    expect(t.offered('ana', 'ask', { seat: 'bob', index: 0 })).toBe(true)
    t.choose('ana', 'accept', offerOf(t, 'bob'))
    t.choose('cleo', 'play', { copy: 'potion-3', index: 0 })

    expect(t.totals()).toEqual([15, 11])
    expect(t.helper()).toBe('bob')
  })

  test('[MK-HELP-13] a tie that is won by an ability counts as winning', () => {
    const tie = losing({ ana: { level: 6 } })
    const won = losing({ ana: { level: 6, table: ['stoic'] } })

    expect(tie.offered('ana', 'ask')).toBe(true)
    expect(won.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-HELP-13')
  })

  test('[MK-HELP-13] once the fight has turned and turned back, everybody may be asked afresh', () => {
    const t = losing({ cleo: { hand: ['potion-3', 'potion-2', 'furious'] } })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'refuse')
    t.choose('cleo', 'play', { copy: 'potion-3', index: 0 })
    expect(t.offered('ana', 'ask', { seat: 'bob', index: 0 })).toBe(false)

    t.choose('cleo', 'play', { copy: 'potion-2', index: 0 }).choose('cleo', 'enhance', {
      copy: 'furious',
      slot: 'ogre',
    })

    expect(t.totals()).toEqual([8, 11])
    expect(t.offered('ana', 'ask', { seat: 'bob', index: 0 })).toBe(true)
  })

  test('[MK-HELP-13] the first seat of the table too, in the fight of another', () => {
    const t = losing(
      { ana: { level: 5 }, bob: { level: 3 }, cleo: { hand: ['potion-3', 'potion-2', 'furious'] } },
      {
        active: 'bob',
      },
    )
    t.choose('bob', 'ask', { seat: 'ana', index: 0 }).choose('ana', 'refuse')
    expect(t.offered('bob', 'ask', { seat: 'ana', index: 0 })).toBe(false)

    for (const copy of ['potion-3', 'potion-2']) t.choose('cleo', 'play', { copy, index: 0 })
    t.choose('cleo', 'enhance', { copy: 'furious', slot: 'ogre' })

    expect(t.offered('bob', 'ask', { seat: 'ana', index: 0 })).toBe(true)
  })

  test('[MK-META-17] a card lets its owner ask although he is winning', () => {
    const t = losing({ ana: { level: 7, table: ['diplomat'] } })

    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.helper()).toBe('bob')
  })

  test('[MK-HELP-14] the dead do not help, the reborn not in the turn of their death', () => {
    for (const life of [DEAD, REBORN]) {
      const t = losing()
      t.state[seatCell(t.seat('bob'), LIFE)] = life

      expect(t.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-HELP-14')
      expect(t.refused('bob', 'volunteer', { index: 0 })).toBe('MK-HELP-14')
      expect(t.offered('ana', 'ask', { seat: 'bob', index: 0 })).toBe(false)
    }
  })

  test('[MK-META-03] cards that keep somebody from helping, being helped, refusing or being paid', () => {
    const grump = losing({ bob: { level: 5, table: ['grump'] } })
    expect(grump.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-META-03')
    const hermit = losing({ ana: { level: 3, table: ['hermit'] } })
    expect(hermit.refused('ana', 'ask', { seat: 'bob', index: 0 })).toBe('MK-META-03')
    const monk = losing({ bob: { level: 5, table: ['monk'] } })
    expect(monk.refused('ana', 'ask', { seat: 'bob', index: price('two') })).toBe('MK-META-03')
    expect(monk.offered('ana', 'ask', { seat: 'bob', index: price('nothing') })).toBe(true)
    const pushover = losing({ bob: { level: 5, table: ['pushover'] } })
    pushover.choose('ana', 'ask', { seat: 'bob', index: 0 })
    expect(pushover.refused('bob', 'refuse')).toBe('MK-META-03')
    expect(pushover.refusedForm('bob', { type: 'counter', ...terms({ treasures: 2 }) }).rule).toBe('MK-META-03')
    pushover.choose('bob', 'accept', offerOf(pushover, 'ana'))
    expect(pushover.state[HELPER_FORCED]).toBe(1)
  })

  test('[MK-GOTH-02, MK-HELP-01] nobody is asked for help while goths are being called', () => {
    const t = table('cthulhu', { facing: 'agoth', seats: { ana: {}, bob: {}, cleo: {} } })

    expect(t.offered('ana', 'ask')).toBe(false)
    expect(t.refusedForm('ana', { type: 'askHelp', seat: 1, ...terms() }).rule).toMatch(/^MK-/)
  })
})
