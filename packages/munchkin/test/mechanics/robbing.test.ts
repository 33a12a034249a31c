// Cards that keep their owner, or an item, from being robbed.

import { describe, expect, test } from 'vitest'
import { faultsOf, textsOf } from './read.ts'
import {
  attachment,
  characterClass,
  curse,
  cursed,
  discard,
  gain,
  item,
  lose,
  monster,
  type Raw,
  sit,
  special,
  take,
} from './sit.ts'

const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const THIEF = inTurn(take({ of: 'target', zone: 'table', filter: { kind: 'item' }, by: 'you' }, 'you'))
const PICKPOCKET = inTurn(take({ of: 'target', zone: 'hand', by: 'you' }, 'you'))
const PILFERER = inTurn(take({ of: 'target', zone: 'handOrItems', by: 'you' }, 'you'))
const GUARD = characterClass('guard', { abilities: [{ bans: 'beingRobbed' }] })
const HAT = item('felt-hat')
const SAFE = item('safe', { abilities: [{ bans: 'beingStolen' }] })
const OX = monster('ox', 3)

describe('who may not be robbed', () => {
  test.each([
    ['off the table', THIEF],
    ['out of the hand', PICKPOCKET],
    ['out of the hand or among the items', PILFERER],
  ])('[MK-META-03] loses nothing %s', (_, card) => {
    const bob = { table: ['guard', 'felt-hat'], hand: ['ox'] }
    const t = sit([card, GUARD, HAT, OX], { ana: { hand: ['trick'] }, bob, cyd: { table: [], hand: ['ox'] } })
    expect(t.refused('ana', 'play', { copy: 'trick', index: 'bob' })).toBe('MK-META-03')
  })

  test('not even deep inside an effect, while others do', () => {
    const each: Raw = { do: 'each', who: 'others', effect: [take({ zone: 'hand', by: 'chance' }, 'you')] }
    const t = sit([inTurn(gain(1), each), GUARD, OX, monster('cow', 4)], {
      ana: { hand: ['trick'] },
      bob: { table: ['guard'], hand: ['ox'] },
      cyd: { hand: ['cow'] },
    })
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.hand('ana'), t.hand('bob'), t.hand('cyd')]).toEqual([['cow'], ['ox'], []])
  })

  test('still pays, discards and suffers curses', () => {
    const hex = curse('hex', take({ zone: 'hand' }, 'left'))
    const t = cursed(hex, { ana: { table: ['guard'], hand: ['ox'] } }, [GUARD, OX])
    expect(t.hand('bob')).toEqual(['ox'])
  })

  test('gives away what he likes', () => {
    const gift = inTurn(take({ zone: 'table', filter: { kind: 'item' } }, 'left'))
    const t = sit([gift, GUARD, HAT], { ana: { hand: ['trick'], table: ['guard', 'felt-hat'] } })
    expect(t.choose('ana', 'play', { copy: 'trick' }).table('bob')).toEqual(['felt-hat'])
  })

  test('[MK-META-03] takes from himself what he likes', () => {
    const gust = inTurn(take({ of: 'target', zone: 'hand', by: 'chance' }, 'left'))
    const t = sit([GUARD, OX, gust], { ana: { hand: ['trick', 'ox'], table: ['guard'] } })
    expect(t.choose('ana', 'play', { copy: 'trick', index: 'ana' }).hand('bob')).toEqual(['ox'])
  })

  test('chooses among all ways of a curse, those that hand cards on too', () => {
    const ways: Raw = { do: 'choose', options: [[take({ of: 'victim', zone: 'hand' }, 'left')], [lose(1)]] }
    const t = cursed(curse('hex', ways), { ana: { level: 3, table: ['guard'], hand: ['ox'] } }, [GUARD, OX])
    expect(t.offers('ana').map(({ index }) => index)).toEqual([0, 1])
    expect(t.choose('ana', 'option', { index: 0 }).hand('bob')).toEqual(['ox'])
  })

  test('by a card of a player only the way is open that robs nobody', () => {
    const ways: Raw = {
      do: 'choose',
      by: 'you',
      options: [[take({ of: 'target', zone: 'hand', by: 'chance' }, 'you')], [gain(1)]],
    }
    const t = sit([inTurn(ways), GUARD, OX], { ana: { hand: ['trick'] }, bob: { table: ['guard'], hand: ['ox'] } })
    t.choose('ana', 'play', { copy: 'trick', index: 'bob' })
    expect(t.offers('ana').map(({ index }) => index)).toEqual([1])
  })
})

describe('what may not be stolen', () => {
  test('stays, and the rest of the table is anybody’s', () => {
    const t = sit([THIEF, SAFE, HAT], { ana: { hand: ['trick'] }, bob: { table: ['safe', 'felt-hat'] } })
    t.choose('ana', 'play', { copy: 'trick', index: 'bob' })
    expect([t.table('ana'), t.table('bob')]).toEqual([['felt-hat'], ['safe']])
  })

  test('alone there is nothing to steal', () => {
    const t = sit([THIEF, SAFE], { ana: { hand: ['trick'] }, bob: { table: ['safe'] } })
    expect(t.refused('ana', 'play', { copy: 'trick', index: 'bob' })).toBe('MK-META-03')
  })

  test('its owner moves it as he likes', () => {
    const own = inTurn(take({ zone: 'table', filter: { kind: 'item' } }, 'left'))
    const t = sit([own, SAFE], { ana: { hand: ['trick'], table: ['safe'] } })
    expect(t.choose('ana', 'play', { copy: 'trick' }).table('bob')).toEqual(['safe'])
  })

  test('in a hand it is a card like any other', () => {
    const t = sit([PICKPOCKET, SAFE], { ana: { hand: ['trick'] }, bob: { hand: ['safe'] } })
    t.choose('ana', 'play', { copy: 'trick', index: 'bob' })
    expect([t.hand('ana'), t.hand('bob')]).toEqual([['safe'], []])
  })

  test.each([
    ['while its owner is so', 3, 'MK-META-03'],
    ['and no longer', 2, null],
  ])('%s', (_, level, rule) => {
    const safe = item('safe', { abilities: [{ bans: 'beingStolen', when: { level: { least: 3 } } }] })
    const t = sit([THIEF, safe], { ana: { level: 5 - level, hand: ['trick'] }, bob: { level, table: ['safe'] } })
    const how = { copy: 'trick', index: 'bob' }
    if (rule !== null) expect(t.refused('ana', 'play', how)).toBe(rule)
    else expect(t.choose('ana', 'play', how).table('ana')).toEqual(['safe'])
  })

  test('what lies on an item keeps it', () => {
    const lock = attachment('padlock', { to: 'item', abilities: [{ bans: 'beingStolen' }] })
    const grab = special('grab', [{ use: 'any', effect: [take({ of: 'target', zone: 'table', by: 'you' }, 'you')] }])
    const t = sit([grab, lock, HAT], { ana: { hand: ['padlock'], table: ['felt-hat'] }, bob: { hand: ['grab'] } })
    expect(t.would('bob', 'play', { copy: 'grab', index: 'ana' })).toBe(true)
    t.choose('ana', 'attach', { copy: 'padlock', other: 'felt-hat' })
    expect(t.refused('bob', 'play', { copy: 'grab', index: 'ana' })).toBe('MK-META-03')
  })
})

describe('[MK-ITEM-18] a decoy in the place of what is wanted', () => {
  const wanted = { of: 'target', zone: 'table', filter: { card: 'felt-hat' } }
  const wig = (rest: Raw = {}): Raw => item('wig', { decoy: true, ...rest })
  const chained = wig({ abilities: [{ bans: 'beingStolen' }] })
  const robbed = (decoy: Raw, step: Raw) =>
    sit([inTurn(step), HAT, decoy], { ana: { hand: ['trick'] }, bob: { table: ['felt-hat', 'wig'] } }).choose(
      'ana',
      'play',
      { copy: 'trick', index: 'bob' },
    )

  test('is stolen, if its owner likes', () => {
    const t = robbed(wig(), take(wanted, 'you')).choose('bob', 'pick', { copy: 'wig' })
    expect([t.table('ana'), t.table('bob')]).toEqual([['wig'], ['felt-hat']])
  })

  test('is not stolen where it may not be', () => {
    const t = robbed(chained, take(wanted, 'you'))
    expect([t.table('ana'), t.table('bob')]).toEqual([['felt-hat'], ['wig']])
  })

  test('is discarded even then: nobody steals it', () => {
    const t = robbed(chained, discard(wanted)).choose('bob', 'pick', { copy: 'wig' })
    expect([t.table('bob'), t.pile('treasureDiscards')]).toEqual([['felt-hat'], ['trick', 'wig']])
  })
})

test('what could keep nothing is refused', () => {
  const [said] = faultsOf(characterClass('guard', { abilities: [{ bans: 'beingStolen' }] }))
  expect(said).toContain('beingRobbed: only an item')
  const [other] = faultsOf(item('safe', { abilities: [{ bans: 'beingStolen', for: 'others' }] }))
  expect(other).toContain('this item alone')
})

test('the text says so', () => {
  expect(textsOf(GUARD)).toEqual(['Class. Nobody may steal from you.', 'Classe. Personne ne peut te voler.'])
  expect(textsOf(SAFE)[0]).toContain('This item cannot be stolen.')
  expect(textsOf(SAFE)[1]).toContain('Cet objet ne peut pas être volé.')
  const lock = attachment('padlock', { to: 'item', abilities: [{ bans: 'beingStolen' }] })
  expect(textsOf(lock)[0]).toContain('The item under it cannot be stolen.')
})

describe('what may not be lost', () => {
  const KEPT = item('kept', { abilities: [{ bans: 'beingLost' }] })
  const worn = { zone: 'table', filter: { kind: 'item' } }

  test.each<[string, Raw]>([
    ['discards', discard({ ...worn, take: 'all' })],
    ['takes', take({ ...worn, take: 'all' }, 'left')],
    ['puts back', { do: 'putBack', cards: { ...worn, take: 'all' }, to: 'top' }],
  ])('stays where a curse %s the rest', (_, effect) => {
    const t = cursed(curse('hex', effect), { ana: { table: ['kept', 'felt-hat'] } }, [KEPT, HAT])
    expect(t.table('ana')).toEqual(['kept'])
  })

  test('where it is all there is, what happens otherwise happens', () => {
    const t = cursed(curse('hex', { ...discard(worn), otherwise: [lose(1)] }), { ana: { level: 3, table: ['kept'] } }, [
      KEPT,
    ])
    expect([t.table('ana'), t.level('ana')]).toEqual([['kept'], 2])
  })

  test('is not lost to bad stuff either', () => {
    const bite = monster('bite', 9, { badStuff: [discard({ ...worn, take: 'all' })] })
    const t = sit([bite, HAT, KEPT], { facing: 'bite', rolls: { runAway: [1] }, ana: { table: ['kept', 'felt-hat'] } })
    t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
    expect(t.table('ana')).toEqual(['kept'])
  })

  test('is what lies under a card that says so', () => {
    const pin = attachment('pin', { to: 'item', abilities: [{ bans: 'beingLost' }] })
    const hex = curse('hex', discard({ ...worn, take: 'all' }))
    const t = sit([hex, HAT, item('boot'), pin], {
      ana: { hand: ['pin'], table: ['felt-hat', 'boot'] },
      bob: { hand: ['hex'] },
    })
    t.choose('ana', 'attach', { copy: 'pin', other: 'felt-hat' }).choose('bob', 'curse', {
      copy: 'hex',
      index: 'ana',
    })
    expect([...t.table('ana')].sort()).toEqual(['felt-hat', 'pin'])
  })

  test('can be stolen, sold and paid with, and goes with its owner’s death', () => {
    const t = sit([THIEF, KEPT], { ana: { hand: ['trick'] }, bob: { table: ['kept'] } })
    t.choose('ana', 'play', { copy: 'trick', index: 'bob' })
    expect(t.table('ana')).toEqual(['kept'])
    const doom = cursed(curse('hex', { do: 'die' }), { ana: { table: ['kept'] } }, [KEPT])
    expect(doom.table('ana')).toEqual([])
  })

  test('only an item says so, and it says it', () => {
    expect(faultsOf(characterClass('guard', { abilities: [{ bans: 'beingLost' }] })).join()).toContain('another ban')
    expect(textsOf(KEPT).join(' ')).toContain('No curse and no monster can make you lose this item.')
  })
})
