import { adds, cancel, stay, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { LIFE, MOST_OFFERED, REBORN, seatCell, TURN_NUMBER } from '../../src/layout.ts'
import { receivedIn } from '../../src/marks.ts'
import { BARGAINS, hasOffer, offerNumber, offerOf, told } from '../fixture/bargains.ts'
import { curse, item, oneShot } from '../fixture/cards.ts'
import { RUNNING } from '../fixture/running.ts'
import { type Table, type TableSpec, table } from '../table.ts'

const market = (seats: TableSpec['seats'] = {}, rest: Partial<TableSpec> = {}, boxes = 'base') =>
  table(boxes, {
    cards: BARGAINS,
    seats: { ana: { table: ['helmet'] }, bob: { table: ['sword'] }, cleo: { table: ['dagger'] }, ...seats },
    ...rest,
  })

const deal = (t: Table, from: string, to: string, gives: readonly string[], wants: readonly string[] = []) =>
  ({
    type: 'trade',
    seat: t.seat(to),
    gives: gives.map((id) => t.copy(id, from)),
    wants: wants.map((id) => t.copy(id, to)),
  }) as const

describe('what', () => {
  test('[MK-TRADE-01] classes, curses and acolytes are not traded', () => {
    const t = market({ ana: { table: ['wizard', 'squire', 'lose-level', 'helmet', 'potion-2'] } })

    for (const id of ['wizard', 'squire', 'lose-level'])
      expect(t.refusedForm('ana', deal(t, 'ana', 'bob', [id])).rule).toBe('MK-TRADE-01')
    expect(t.refusedForm('bob', deal(t, 'bob', 'ana', ['sword'], ['wizard'])).rule).toBe('MK-TRADE-01')
    t.send('ana', deal(t, 'ana', 'bob', ['helmet', 'potion-2']))
  })

  test('[MK-TRADE-02] an item in hand is not traded, nor what belongs to somebody else', () => {
    const t = market({ ana: { hand: ['helmet'], table: ['mail'] } })

    expect(t.refusedForm('ana', deal(t, 'ana', 'bob', ['helmet'])).rule).toBe('MK-TRADE-02')
    expect(t.refusedForm('ana', deal(t, 'ana', 'bob', ['mail'], ['dagger'])).rule).toBe('MK-TRADE-02')
    expect(t.refusedForm('ana', { type: 'trade', seat: 1, gives: [1023], wants: [] }).rule).toBe('MK-TRADE-02')
    const mail = t.copy('mail', 'ana')
    expect(t.refusedForm('ana', { type: 'trade', seat: 1, gives: [mail, mail], wants: [] }).rule).toBe('MK-TRADE-02')
  })

  test('[MK-TRADE-07] nothing for nothing, with oneself or with nobody is no trade', () => {
    const t = market()

    expect(t.refusedForm('ana', deal(t, 'ana', 'bob', [])).rule).toBe('MK-TRADE-07')
    expect(t.refusedForm('ana', deal(t, 'ana', 'ana', ['helmet'])).rule).toBe('MK-TRADE-07')
    const helmet = t.copy('helmet', 'ana')
    for (const seat of [t.names.length, 5])
      expect(t.refusedForm('ana', { type: 'trade', seat, gives: [helmet], wants: [] }).rule).toBe('MK-TRADE-07')
  })

  test('[MK-TRADE-02] nobody wants the same card twice, or one that there is not', () => {
    const t = market()
    const sword = t.copy('sword', 'bob')
    for (const wants of [[1023], [sword, sword]])
      expect(t.refusedForm('ana', { type: 'trade', seat: 1, gives: [], wants }).rule).toBe('MK-TRADE-02')
  })

  test('[MK-TRADE-07] more cards than an offer holds are too many, on either side', () => {
    const names = Array.from({ length: MOST_OFFERED + 1 }, (_, index) => `trinket-${index}`)
    const cards = [...BARGAINS, ...names.map((name) => item(name, 1))]
    const t = market({ ana: { table: names } }, { cards })
    const tooMany = t.refusedForm('ana', deal(t, 'ana', 'bob', names))
    expect(tooMany).toBe(t.refusedForm('bob', deal(t, 'bob', 'ana', [], names)))
    expect(tooMany.says.en).toContain(String(MOST_OFFERED))
    t.send('ana', deal(t, 'ana', 'bob', names.slice(1)))
  })
})

describe('when', () => {
  test('[MK-TRADE-03, MK-COMBAT-13] the others trade while somebody fights; fighter and helper do not', () => {
    const t = market({ dan: { table: ['mail'] } }, { facing: 'ogre', helper: 'dan' })

    t.send('bob', deal(t, 'bob', 'cleo', ['sword'], ['dagger'])).choose('cleo', 'accept', offerOf(t, 'bob'))
    expect(t.table('bob')).toEqual(['dagger'])
    expect(t.refusedForm('ana', deal(t, 'ana', 'bob', ['helmet'])).rule).toBe('MK-TRADE-03')
    expect(t.refusedForm('dan', deal(t, 'dan', 'bob', ['mail'])).rule).toBe('MK-TRADE-03')
    expect(t.refusedForm('bob', deal(t, 'bob', 'ana', ['dagger'])).rule).toBe('MK-TRADE-03')
    expect(t.refusedForm('bob', deal(t, 'bob', 'dan', ['dagger'])).rule).toBe('MK-TRADE-03')
  })

  test('[TIM-26] on anybody’s turn, outside combat', () => {
    const t = market({}, { active: 'cleo' })

    t.send('ana', deal(t, 'ana', 'bob', ['helmet'], ['sword'])).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.table('ana')).toEqual(['sword'])
    expect(t.table('bob')).toEqual(['helmet'])
  })

  test('[TIM-26] who was reborn in this turn receives, and gives nothing', () => {
    const t = market({}, {}, 'star')
    t.state[seatCell(t.seat('bob'), LIFE)] = REBORN

    expect(t.refusedForm('ana', deal(t, 'ana', 'bob', ['helmet'], ['sword'])).rule).toBe('MK-TRADE-03')
    expect(t.refusedForm('bob', deal(t, 'bob', 'ana', ['sword'])).rule).toBe('MK-TRADE-03')
    t.send('ana', deal(t, 'ana', 'bob', ['helmet'])).choose('bob', 'accept', offerOf(t, 'ana'))
    expect(t.table('bob')).toContain('helmet')
  })

  test('[MK-CURSE-12, MK-FLEE-13] nor does he receive while a curse on him waits, or inside a roll', () => {
    const cards = [...BARGAINS, ...RUNNING, oneShot('ward', 0, { uses: [use('curse', [cancel()])] })]
    const cleo = { hand: ['lose-level', 'ward', 'loaded-die'] }
    const cursed = market({ cleo }, { cards }, 'star')
    cursed.state[seatCell(cursed.seat('bob'), LIFE)] = REBORN
    cursed.choose('cleo', 'curse', { copy: 'lose-level', seat: 'bob' })
    expect(cursed.refusedForm('ana', deal(cursed, 'ana', 'bob', ['helmet'])).rule).toBe('MK-TRADE-03')
    expect(cursed.close().wouldSend('ana', deal(cursed, 'ana', 'bob', ['helmet']))).toBe(true)

    const roll = { active: 'cleo', facing: 'ogre', rolls: { runAway: [3] } } as const
    const rolling = market({ cleo }, { cards, ...roll }, 'star')
    for (const name of ['ana', 'bob']) rolling.state[seatCell(rolling.seat(name), LIFE)] = REBORN
    rolling.choose('cleo', 'run').choose('cleo', 'roll', { slot: 'ogre' })
    expect(rolling.refusedForm('bob', deal(rolling, 'bob', 'ana', [], ['helmet'])).says.en).toBe(
      rolling.refusedForm('ana', deal(rolling, 'ana', 'bob', [], ['sword'])).says.en,
    )
    expect(rolling.refusedForm('bob', deal(rolling, 'bob', 'ana', [], ['helmet'])).rule).toBe('MK-TRADE-03')
  })
})

describe('how', () => {
  test('[MK-TRADE-04, DEC-41] what is received lies in play, carried', () => {
    const t = market()

    t.send('ana', deal(t, 'ana', 'bob', ['helmet'], ['sword'])).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.table('bob')).toEqual(['helmet'])
    expect(t.uses('bob', 'helmet')).toBe(false)
    expect(t.hand('bob')).toEqual([])
    expect(t.table('cleo')).toEqual(['dagger'])
    expect(told(t).map(({ type }) => type)).toEqual(['offered', 'offerEnded', 'traded', 'moved', 'moved'])
  })

  test('[MK-TRADE-04, MK-CURSE-06] what stays on it goes along from table to table, and does there what it did', () => {
    const rust = curse('rust', stay('untilLifted', [adds('strength', -1)], { on: { zone: 'worn' } }))
    const t = market({ cleo: { hand: ['rust'] } }, { cards: [...BARGAINS, rust] })
    t.choose('cleo', 'curse', { copy: 'rust', seat: 'ana' })
    expect([t.table('ana'), t.strength('ana')]).toEqual([['helmet', 'rust'], 1])
    for (const [from, to, strength] of [
      ['ana', 'bob', 3],
      ['bob', 'cleo', 0],
    ] as const) {
      t.send(from, deal(t, from, to, ['helmet'])).choose(to, 'accept', offerOf(t, from))
      expect([t.has(from, 'rust'), t.has(to, 'rust'), t.strength(to)]).toEqual([false, true, strength])
    }
    t.choose('cleo', 'equip', { copy: 'helmet' })
    expect(t.strength('cleo')).toBe(1)
    const [rusty] = t.game.view(t.state, t.seat('ana')).seats[2]!.table.filter(({ id }) => id === 'rust')
    expect(rusty).toMatchObject({ on: t.copy('helmet', 'cleo'), stays: true })
  })

  test('[MK-TRADE-04] a Big item goes only to somebody who can carry it', () => {
    const t = market({ ana: { table: ['anvil'] }, bob: { table: ['piano', 'sword'] } })

    expect(t.refusedForm('ana', deal(t, 'ana', 'bob', ['anvil'])).rule).toBe('MK-TRADE-04')
    expect(t.refusedForm('ana', deal(t, 'ana', 'bob', ['anvil'], ['sword'])).rule).toBe('MK-TRADE-04')
    t.send('ana', deal(t, 'ana', 'bob', ['anvil'], ['piano'])).choose('bob', 'accept', offerOf(t, 'ana'))
    expect(t.table('bob')).toEqual(['sword', 'anvil'])
    expect(t.table('ana')).toEqual(['piano'])
  })

  test('[MK-TRADE-04, MK-ITEM-08] where size does not matter anybody carries anything', () => {
    const t = market({ ana: { table: ['anvil'] }, bob: { table: ['piano'] } }, {}, 'cthulhu')

    t.send('ana', deal(t, 'ana', 'bob', ['anvil'])).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.table('bob')).toEqual(['piano', 'anvil'])
  })

  test('[MK-TRADE-05] received in another’s turn it is not sold; in one’s own it is', () => {
    const t = market({ ana: { table: ['crown'] } })
    t.send('ana', deal(t, 'ana', 'bob', ['crown'])).choose('bob', 'accept', offerOf(t, 'ana'))
    const crown = t.copy('crown', 'bob')

    expect(receivedIn(t.scene, crown)).toBe(t.state[TURN_NUMBER])
    expect(t.refusedForm('bob', { type: 'sellItems', items: [crown] }).rule).toBe('MK-TRADE-05')

    const own = market({ bob: { table: ['crown'] } })
    own.send('bob', deal(own, 'bob', 'ana', ['crown'])).choose('ana', 'accept', offerOf(own, 'bob'))
    own.send('ana', { type: 'sellItems', items: [own.copy('crown', 'ana')] })
    expect(own.level('ana')).toBe(2)
  })

  test('[MK-TRADE-06, MK-INT-07] a gift needs consent, then it moves', () => {
    const t = market()

    t.send('ana', deal(t, 'ana', 'bob', ['helmet']))
    expect(t.has('ana', 'helmet')).toBe(true)
    expect(t.offered('bob', 'accept', offerOf(t, 'ana'))).toBe(true)
    t.choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.table('bob')).toEqual(['sword', 'helmet'])
    expect(t.table('ana')).toEqual([])
  })

  test('[MK-TRADE-06] a request gives nothing, and is granted or waved off', () => {
    const t = market()

    t.send('ana', deal(t, 'ana', 'bob', [], ['sword'])).choose('bob', 'withdraw', { number: offerNumber(t, 'ana') })
    expect(hasOffer(t, 'ana')).toBe(false)
    t.send('ana', deal(t, 'ana', 'bob', [], ['sword'])).choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.table('ana')).toEqual(['helmet', 'sword'])
  })

  test('[MK-TRADE-06] several items for several: everybody hears all of them, and all of them move', () => {
    const t = market({ ana: { table: ['helmet', 'mail', 'boots'] }, bob: { table: ['sword', 'anvil', 'charm'] } })
    const offer = deal(t, 'ana', 'bob', ['helmet', 'mail', 'boots'], ['sword', 'anvil', 'charm'])

    t.send('ana', offer)
    const { gives, wants } = offer
    expect(told(t)).toEqual([{ type: 'offered', seat: 0, to: 1, number: offerNumber(t, 'ana'), gives, wants }])
    t.choose('bob', 'accept', offerOf(t, 'ana'))

    expect(t.table('ana').sort()).toEqual(['anvil', 'charm', 'sword'])
    expect(t.table('bob').sort()).toEqual(['boots', 'helmet', 'mail'])
  })

  test('[MK-TRADE-07] an offer is void once one of its items has moved', () => {
    const t = market()
    t.send('ana', deal(t, 'ana', 'bob', ['helmet'], ['sword']))
    const old = offerOf(t, 'ana')
    t.send('bob', deal(t, 'bob', 'cleo', ['sword'])).choose('cleo', 'accept', offerOf(t, 'bob'))

    expect(hasOffer(t, 'ana')).toBe(false)
    expect(t.offered('bob', 'accept')).toBe(false)
    expect(t.refused('bob', 'accept', old)).toBe('MK-TRADE-07')
    expect(t.table('ana')).toEqual(['helmet'])
  })

  test('[MK-TRADE-07] only who was asked accepts, and only the newest offer counts', () => {
    const t = market()
    t.send('ana', deal(t, 'ana', 'bob', ['helmet'], ['sword']))
    const old = offerOf(t, 'ana')
    expect(t.refused('cleo', 'accept', old)).toBe('MK-TRADE-07')
    expect(t.refused('cleo', 'withdraw', { number: offerNumber(t, 'ana') })).toBe('MK-TRADE-07')

    t.send('ana', deal(t, 'ana', 'bob', ['helmet']))

    expect(t.refused('bob', 'accept', old)).toBe('MK-TRADE-07')
    t.choose('bob', 'accept', offerOf(t, 'ana'))
    expect(t.table('bob')).toEqual(['sword', 'helmet'])
  })

  test('[MK-META-03] a card keeps somebody from receiving anything', () => {
    const t = market({ bob: { table: ['ascetic', 'sword'] } })

    expect(t.refusedForm('ana', deal(t, 'ana', 'bob', ['helmet'])).rule).toBe('MK-META-03')
    t.send('bob', deal(t, 'bob', 'ana', ['sword']))
  })
})
