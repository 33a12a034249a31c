// What help costs.

import { take } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { readChoice } from '../../src/choice.ts'
import { CONTRACT_TREASURES } from '../../src/layout.ts'
import { BARGAINS, offerOf, price, terms } from '../fixture/bargains.ts'
import { curse } from '../fixture/cards.ts'
import { losing } from '../fixture/losing.ts'

describe('the price', () => {
  test('[MK-HELP-04] items and a treasure are paid after the win', () => {
    const t = losing({ ana: { level: 3, table: ['mail', 'helmet'] } }, { treasures: ['sword', 'dagger'] })
    const items = [t.copy('helmet', 'ana'), t.copy('mail', 'ana')]
    t.send('ana', { type: 'askHelp', seat: t.seat('bob'), ...terms({ items, treasures: 1, helperPicksFirst: true }) })
    t.choose('bob', 'accept', offerOf(t, 'ana'))
    expect(t.has('ana', 'helmet')).toBe(true)

    t.win('ana').choose('bob', 'take', { copy: 'sword' })

    expect([...t.table('bob')].sort()).toEqual(['helmet', 'mail'])
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
    expect(t.refusedForm('ana', { type: 'askHelp', seat: 1, ...terms({ items: [1023] }) }).rule).toBe('MK-HELP-04')
  })

  test('[MK-HELP-04] six items can be promised, seven cannot', () => {
    const goods = ['-sword', '-dagger', '-helmet', '-crown', '-mail', '-plate', '-charm']
    const t = losing({ ana: { level: 3, table: goods } })
    const items = goods.map((id) => t.copy(id.slice(1), 'ana'))

    expect(t.refusedForm('ana', { type: 'askHelp', seat: 1, ...terms({ items }) }).rule).toBe('MK-HELP-04')
    expect(t.wouldSend('ana', { type: 'askHelp', seat: 1, ...terms({ items: items.slice(1) }) })).toBe(true)
  })

  test('[MK-HELP-04] all six that were promised are paid, and nothing else', () => {
    const goods = ['-sword', '-dagger', '-helmet', '-crown', '-mail', '-plate', '-charm']
    const t = losing({ ana: { level: 3, table: goods } })
    const [kept, ...promised] = goods.map((id) => id.slice(1))
    const items = promised.map((id) => t.copy(id, 'ana'))
    t.send('ana', { type: 'askHelp', seat: t.seat('bob'), ...terms({ items }) })
    t.choose('bob', 'accept', offerOf(t, 'ana')).win('ana')

    expect(t.table('ana')).toEqual([kept])
    expect([...t.table('bob')].sort()).toEqual([...promised].sort())
  })

  test('[MK-HELP-04, MK-META-03] whoever may not be paid is promised neither an item nor a treasure', () => {
    const t = losing({ ana: { level: 3, table: ['helmet'] }, bob: { level: 5, table: ['monk'] } })
    const asking = { type: 'askHelp', seat: t.seat('bob') } as const

    const items = [t.copy('helmet', 'ana')]
    expect(t.refusedForm('ana', { ...asking, ...terms({ items }) }).rule).toBe('MK-META-03')
    expect(t.refusedForm('ana', { ...asking, ...terms({ treasures: 1 }) }).rule).toBe('MK-META-03')
    expect(t.wouldSend('ana', { ...asking, ...terms() })).toBe(true)
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
    const ordered = { type: 'askHelp', seat: 1, ...terms({ treasures: 2 }) }
    const { helperPicksFirst: _, ...unordered } = ordered

    expect(readChoice(ordered)).toEqual({ kind: 'form', form: ordered })
    expect(readChoice(unordered)).toEqual({
      kind: 'error',
      error: { path: 'helperPicksFirst', expected: 'true or false' },
    })
  })

  test('[MK-SETUP-01] nobody is spoken to beyond the sixth seat', () => {
    const forms = [
      { type: 'askHelp', ...terms({ treasures: 2 }) },
      { type: 'trade', gives: [1], wants: [] },
      { type: 'pact', not: 'help' },
    ]
    for (const form of forms) {
      expect(readChoice({ ...form, seat: 5 }).kind).toBe('form')
      for (const seat of [6, 7, -1])
        expect(readChoice({ ...form, seat })).toEqual({ kind: 'error', error: { path: 'seat', expected: 'a seat' } })
    }
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

  test.each([6, 7, 1023])(
    '[MK-CARD-14, DEC-18] there are six of them: %d is no price, whoever names it, and when',
    (none) => {
      const t = losing()
      expect(t.refused('bob', 'volunteer', { index: none })).toBe('MK-CARD-14')
      expect(t.refused('ana', 'ask', { seat: 'bob', index: none })).toBe('MK-CARD-14')
      const refusals = (index: number) => [
        t.refused('ana', 'volunteer', { index }),
        t.refused('bob', 'ask', { seat: 'cleo', index }),
      ]
      expect(refusals(price('all'))).toEqual(['MK-HELP-14', 'MK-HELP-01'])
      expect(refusals(none)).toEqual(['MK-CARD-14', 'MK-CARD-14'])
    },
  )

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
  })

  test.each([
    ['cleo', true],
    ['cleo', false],
    ['bob', true],
  ] as const)(
    '[MK-HELP-16] a promised helmet that %s has got meanwhile is not paid, even if something is: won %s',
    (thief, won) => {
      const tithe = curse('tithe', take({ of: 'victim', zone: 'table', filter: { slot: 'head' } }, 'you'))
      const seats = { ana: { level: 3, table: ['helmet', 'mail'] }, bob: { level: won ? 5 : 1 }, cleo: { level: 2 } }
      const t = losing(
        { ...seats, [thief]: { ...seats[thief], hand: ['tithe'] } },
        { cards: [...BARGAINS, tithe], rolls: { runAway: won ? [] : [6, 6] } },
      )
      const items = [t.copy('helmet', 'ana'), t.copy('mail', 'ana')]
      t.send('ana', { type: 'askHelp', seat: t.seat('bob'), ...terms({ items, evenIfLost: true }) })
      t.choose('bob', 'accept', offerOf(t, 'ana')).choose(thief, 'curse', { copy: 'tithe', seat: 'ana' })
      expect(t.table(thief)).toEqual(['helmet'])

      if (won) t.win('ana')
      else t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 }).choose('bob', 'roll', { slot: 0 })

      expect(t.table(thief)).toContain('helmet')
      expect([...t.table('bob')].sort()).toEqual(thief === 'bob' ? ['helmet', 'mail'] : ['mail'])
      expect(t.table('ana')).toEqual([])
    },
  )
})
