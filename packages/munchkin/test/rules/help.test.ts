import { describe, expect, test } from 'vitest'
import { readChoice } from '../../src/choice.ts'
import {
  ASKED,
  CONTRACT_ITEMS,
  CONTRACT_TREASURES,
  DEAD,
  HELPER_FORCED,
  LIFE,
  MOST_PROMISED,
  REBORN,
  seatAt,
} from '../../src/layout.ts'
import { BARGAINS, hasOffer, offerNumber, offerOf, price, terms, told } from '../fixture/bargains.ts'
import { type TableSpec, table } from '../table.ts'

const cards = BARGAINS

/** Ana loses against an ogre; the others stand by. */
const losing = (seats: TableSpec['seats'] = {}, rest: Partial<TableSpec> = {}) =>
  table('base', {
    cards,
    facing: 'ogre',
    seats: { ana: { level: 3 }, bob: { level: 5 }, cleo: { level: 2 }, ...seats },
    ...rest,
  })

describe('asking', () => {
  test('[MK-HELP-01] the first who is asked refuses, the second accepts and is the helper', () => {
    const t = losing()

    t.choose('ana', 'ask', { seat: 'bob', index: price('nothing') })
    expect(t.asked()).toEqual({ seats: ['bob'], decision: 'helpOrNot' })
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

  test('[MK-HELP-01] a counter-offer goes back to the main fighter, who takes it', () => {
    const t = losing()
    t.choose('ana', 'ask', { seat: 'bob', index: price('nothing') })

    t.send('bob', { type: 'counter', ...terms({ treasures: 2, helperPicksFirst: true }) })
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'takeCounterOffer' })
    expect(t.refusedForm('bob', { type: 'counter', ...terms() }).rule).toBe('MK-CARD-14')
    expect(hasOffer(t, 'ana')).toBe(false)
    t.choose('ana', 'accept', offerOf(t, 'bob'))

    expect(t.helper()).toBe('bob')
    expect(t.state[CONTRACT_TREASURES]).toBe(2)
  })

  test('[MK-HELP-01] a counter-offer refused leaves everything as it was', () => {
    const t = losing()
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })

    t.send('bob', { type: 'counter', ...terms({ treasures: 2 }) }).choose('ana', 'refuse')

    expect(t.helper()).toBeNull()
    expect(hasOffer(t, 'bob')).toBe(false)
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
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

describe('the price', () => {
  test('[MK-HELP-04] an item and a treasure are paid after the win', () => {
    const t = losing({ ana: { level: 3, table: ['helmet'] } }, { treasures: ['sword', 'dagger'] })
    const helmet = t.copy('helmet', 'ana')
    t.send('ana', {
      type: 'askHelp',
      seat: t.seat('bob'),
      ...terms({ items: [helmet], treasures: 1, helperPicksFirst: true }),
    })
    t.choose('bob', 'accept', offerOf(t, 'ana'))
    expect(t.has('ana', 'helmet')).toBe(true)

    t.win('ana').choose('bob', 'take', { copy: 'sword' })

    expect(t.has('bob', 'helmet')).toBe(true)
    expect(t.uses('bob', 'helmet')).toBe(false)
    expect(t.hand('bob')).toEqual(['sword'])
  })

  test('[MK-HELP-04] cards in hand, identities and the goods of others are no payment', () => {
    const t = losing({
      ana: { level: 3, hand: ['helmet'], table: ['elf', 'mail'] },
      bob: { level: 5, table: ['sword'] },
    })
    for (const [id, owner] of [
      ['helmet', 'ana'],
      ['elf', 'ana'],
      ['sword', 'bob'],
    ] as const) {
      const form = { type: 'askHelp', seat: t.seat('bob'), ...terms({ items: [t.copy(id, owner)] }) } as const
      expect(t.refusedForm('ana', form).rule).toBe('MK-HELP-04')
    }
    const mail = t.copy('mail', 'ana')
    expect(t.refusedForm('ana', { type: 'askHelp', seat: 1, ...terms({ items: [mail, mail] }) }).rule).toBe(
      'MK-HELP-04',
    )
    const many = Array.from({ length: MOST_PROMISED + 1 }, (_, copy) => copy)
    expect(t.refusedForm('ana', { type: 'askHelp', seat: 1, ...terms({ items: many }) }).rule).toBe('MK-HELP-04')
    expect(t.refusedForm('ana', { type: 'askHelp', seat: 1, ...terms({ items: [1023] }) }).rule).toBe('MK-HELP-04')
  })

  test('[MK-HELP-04] what is promised even for a defeat is paid after one, what is not is kept', () => {
    for (const evenIfLost of [true, false]) {
      const t = losing({ ana: { level: 3, table: ['helmet'] }, bob: { level: 1 } }, { rolls: { runAway: [6, 6] } })
      const items = [t.copy('helmet', 'ana')]
      t.send('ana', { type: 'askHelp', seat: t.seat('bob'), ...terms({ items, evenIfLost }) })
      t.choose('bob', 'accept', offerOf(t, 'ana')).choose('ana', 'run')
      t.choose('ana', 'roll', { slot: 0 }).choose('bob', 'roll', { slot: 0 })

      expect(t.has('bob', 'helmet')).toBe(evenIfLost)
      t.finish()
    }
  })

  test('[MK-HELP-05, TT-04] an offer without a pick order is no offer', () => {
    const { helperPicksFirst: _, ...unordered } = { type: 'askHelp', seat: 1, ...terms({ treasures: 2 }) }

    expect(readChoice(unordered)).toEqual({
      kind: 'error',
      error: { path: 'helperPicksFirst', expected: 'true or false' },
    })
  })

  test('[MK-HELP-05] two of four, helper first: he picks two, the rest goes to the main fighter', () => {
    const t = losing(
      { bob: { level: 9 } },
      { facing: ['ogre', 'hoarder'], treasures: ['sword', 'dagger', 'mail', 'boots', 'charm'] },
    )
    t.choose('ana', 'ask', { seat: 'bob', index: price('two') }).choose('bob', 'accept', offerOf(t, 'ana'))

    t.win('ana').choose('bob', 'take', { copy: 'dagger' }).choose('bob', 'take', { copy: 'boots' })

    expect([...t.hand('bob')].sort()).toEqual(['boots', 'dagger'])
    expect([...t.hand('ana')].sort()).toEqual(['mail', 'sword'])
  })

  test('[MK-HELP-05, DEC-18] the listed prices follow the treasure at stake', () => {
    const prices = (t: ReturnType<typeof losing>) =>
      t.offers('ana').flatMap(({ type, seat, index }) => (type === 'ask' && seat === 1 ? [index] : []))

    expect(prices(losing({}, { facing: 'ghoul' }))).toEqual([price('nothing'), price('best')])
    expect(prices(losing())).toEqual([price('nothing'), price('one'), price('best'), price('two')])
    const rich = losing({}, { facing: ['ogre', 'hoarder'] })
    expect(prices(rich)).toHaveLength(6)
    rich.choose('ana', 'ask', { seat: 'bob', index: price('half') }).choose('bob', 'accept', offerOf(rich, 'ana'))
    expect(rich.state[CONTRACT_TREASURES]).toBe(2)
    expect(rich.refused('ana', 'ask', { seat: 'cleo', index: 6 })).toMatch(/^MK-/)
  })

  test('[MK-HELP-12, TT-19] an empty offer binds, and nothing changes hands', () => {
    const t = losing({ ana: { level: 3, table: ['helmet'] } }, { treasures: ['sword', 'dagger'] })
    t.choose('ana', 'ask', { seat: 'bob', index: price('nothing') }).choose('bob', 'accept', offerOf(t, 'ana'))

    t.win('ana')

    expect(t.table('ana')).toContain('helmet')
    expect(t.table('bob')).toEqual([])
    expect(t.hand('bob')).toEqual([])
  })

  test('[MK-HELP-16] a promised helmet that was cursed away is not paid, nor is anything else', () => {
    const t = losing({ ana: { level: 3, table: ['helmet', 'mail'] }, cleo: { hand: ['lose-headgear'] } })
    const items = [t.copy('helmet', 'ana')]
    t.send('ana', { type: 'askHelp', seat: t.seat('bob'), ...terms({ items }) })
    t.choose('bob', 'accept', offerOf(t, 'ana'))

    t.choose('cleo', 'curse', { copy: 'lose-headgear', seat: 'ana' })
    t.win('ana')

    expect(t.table('bob')).toEqual([])
    expect(t.has('ana', 'mail')).toBe(true)
    expect(t.state.subarray(CONTRACT_ITEMS, CONTRACT_ITEMS + MOST_PROMISED).every((cell) => cell === 0)).toBe(true)
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

  test('[MK-HELP-13] a question becomes pointless when the fight turns while it waits', () => {
    const t = losing({ cleo: { hand: ['potion-3', 'potion-2'] } })
    t.choose('ana', 'ask', { seat: 'bob', index: 0 })

    t.choose('cleo', 'play', { copy: 'potion-3', index: 0 })
    expect(t.asked().seats).toEqual(['bob'])
    t.choose('cleo', 'play', { copy: 'potion-2', index: 0 })

    expect(t.totals()).toEqual([8, 6])
    expect(t.asked()).toEqual({ seats: ['ana'], decision: 'fightOrRun' })
    expect(hasOffer(t, 'ana')).toBe(false)
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

  test('[MK-META-17] a card lets its owner ask although he is winning', () => {
    const t = losing({ ana: { level: 7, table: ['diplomat'] } })

    t.choose('ana', 'ask', { seat: 'bob', index: 0 }).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.helper()).toBe('bob')
  })

  test('[MK-HELP-14] the dead do not help, the reborn not in the turn of their death', () => {
    for (const life of [DEAD, REBORN]) {
      const t = losing()
      t.state[seatAt(t.seat('bob')) + LIFE] = life

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

  test('[MK-HELP-17] nobody is pressed into a fight that would win the game', () => {
    const t = losing({ ana: { level: 9 }, cleo: { hand: ['press-gang'] } })
    t.choose('cleo', 'play', { copy: 'press-gang', index: 'bob' })

    expect(t.types()).not.toContain('helpForced')
    expect(t.helper()).toBeNull()
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
