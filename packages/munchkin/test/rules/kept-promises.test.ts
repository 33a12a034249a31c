// What cards say and did not do, found by playing every sentence of the language.

import { type Card, type Effect, readPack, use } from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { FLEE_PAID, SHARED_AMONG, seatCell } from '../../src/layout.ts'
import { COMMON, curse, item, monster, special } from '../fixture/cards.ts'
import { spell } from '../fixture/effects.ts'
import { table } from '../table.ts'

const three = { ana: { level: 4 }, bob: { level: 3 }, cyd: { level: 2 } }
const holding = (id: string) => ({ ...three, bob: { level: 3, hand: [id] } })

describe('[MK-TURN-22] the turn ends', () => {
  const curfew = spell('curfew', { do: 'endTurn' })

  test('and its fight with it: nobody has won, nobody runs', () => {
    const t = table('base', { cards: [curfew], seats: holding('curfew'), facing: 'giant' })
    t.choose('bob', 'play', { copy: 'curfew' })
    expect([t.fighting(), t.active(), t.level('ana')]).toEqual([false, 'bob', 4])
    expect(t.pile('doorDiscards')).toEqual(['giant'])
  })

  test('once, whatever is set off by its end', () => {
    const bell = item('bell', 0, { abilities: [{ on: 'ownTurnEnds', effect: [{ do: 'endTurn' }] }] })
    const t = table('base', {
      cards: [curfew, bell],
      seats: { ...holding('curfew'), ana: { level: 4, table: ['bell'] } },
    })
    expect(t.choose('bob', 'play', { copy: 'curfew' }).active()).toBe('bob')
  })
})

test('[MK-COMBAT-34] what lies on a monster strengthens a side and stays where it lies', () => {
  const roar: Card = {
    kind: 'enhancer',
    id: 'roar',
    deck: 'door',
    bonus: 2,
    fightRules: [use('ownCombat', [{ do: 'strengthen', side: 'players', add: 3 }])],
    en: { name: 'roar' },
    fr: { name: 'roar' },
  }
  const t = table('base', { cards: [roar], seats: holding('roar'), facing: 'giant' })
  t.choose('bob', 'enhance', { copy: 'roar', slot: 'giant' })
  const [players, monsters] = t.totals()
  t.choose('ana', 'useAbility', { copy: 'roar' })
  expect(t.totals()).toEqual([players + 3, monsters])
})

describe('[MK-CARD-13] what is said of a fight is nothing outside one', () => {
  const inPeace = (effect: Effect) =>
    table('base', { cards: [spell('hint', effect)], seats: holding('hint') }).choose('bob', 'play', { copy: 'hint' })

  test('a bonus to running away does not wait for the next fight', () => {
    const t = inPeace({ do: 'helpFlight', who: 'active', add: 6 })
    expect(t.state[seatCell(t.seat('ana'), FLEE_PAID)]).toBe(0)
  })

  test('nor does a share of its treasures', () => {
    expect(inPeace({ do: 'shareTreasures', among: 'others' }).state[SHARED_AMONG]).toBe(0)
  })

  test('nor do items change sides', () => {
    const t = table('base', {
      cards: [spell('turncoat', { do: 'switchSide', cards: { of: 'main', zone: 'worn', take: 'all' } })],
      seats: { ...holding('turncoat'), ana: { level: 4, table: ['sword'] } },
      facing: 'giant',
    })
    const before = t.totals()
    t.choose('bob', 'play', { copy: 'turncoat' })
    expect(t.totals()).toEqual(before)
  })
})

test('[MK-CARD-17] a card that lies open is shown to nobody anew', () => {
  const show = spell('show', { do: 'reveal', cards: { of: 'main', zone: 'worn', take: 'all' }, to: 'you' })
  const seats = { ...holding('show'), ana: { level: 4, table: ['sword'] } }
  const t = table('base', { cards: [show], seats, facing: 'giant' })
  t.choose('bob', 'play', { copy: 'show' })
  expect(t.state[t.scene.knownAt + t.copy('sword')]).toBe(0)
})

test('[MK-META-03] inside a filter too it counts what lies on a card', () => {
  const sweep = curse('sweep', {
    do: 'discard',
    cards: { zone: 'table', filter: { kind: 'item', not: { attached: true } }, take: 'all' },
  })
  const gem: Card = {
    kind: 'attachment',
    id: 'gem',
    deck: 'treasure',
    to: 'item',
    bonus: 1,
    en: { name: 'gem' },
    fr: { name: 'gem' },
  }
  const t = table('base', {
    cards: [sweep, gem],
    seats: { ...holding('sweep'), ana: { level: 4, table: ['sword', 'gem@sword', 'mail'] } },
  })
  t.choose('bob', 'curse', { copy: 'sweep', seat: 'ana' })
  expect(t.table('ana')).toEqual(expect.arrayContaining(['sword', 'gem']))
  expect(t.table('ana')).not.toContain('mail')
})

test('[MK-ITEM-18] of those who share the lowest level each loses one, of all others one loses one', () => {
  const worn = (of: 'lowest' | 'others') => {
    const toll = spell('toll', { do: 'discard', cards: { of, zone: 'worn', by: 'chance' } })
    const seats = {
      ana: { level: 2, table: ['sword'] },
      bob: { level: 3, hand: ['toll'] },
      cyd: { level: 2, table: ['mail'] },
    }
    const t = table('base', { cards: [toll], seats }).choose('bob', 'play', { copy: 'toll' })
    return t.table('ana').length + t.table('cyd').length
  }
  expect([worn('lowest'), worn('others')]).toEqual([0, 1])
})

test('[MK-IDENT-02] a trait of another kind is not lost', () => {
  const forget = curse('forget', { do: 'loseTrait', kind: 'class', trait: 'elf' })
  const seats = { ...holding('forget'), ana: { level: 4, table: ['elf', 'wizard'] } }
  const t = table('base', { cards: [forget], seats }).choose('bob', 'curse', { copy: 'forget', seat: 'ana' })
  expect(t.table('ana')).toEqual(['elf', 'wizard'])
})

test('[MK-CURSE-12] who draws is found before what is drawn is spoken of', () => {
  const omen = special('omen', {
    uses: [
      use('curse', [{ do: 'draw', deck: 'door', cards: 1, face: 'down', to: { like: { it: { kind: 'curse' } } } }]),
    ],
  })
  const seats = { ...three, bob: { level: 3, hand: ['lose-level', 'omen'] } }
  const t = table('base', { cards: [omen], seats, doors: ['rat', 'imp', 'ogre'] })
  t.choose('bob', 'curse', { copy: 'lose-level', seat: 'ana' }).choose('bob', 'play', { copy: 'omen' })
  expect(['ana', 'bob', 'cyd'].map((name) => t.hand(name).length)).toEqual([1, 1, 1])
})

test('[MK-CARD-13] a monster that was to lie before somebody and is killed is discarded', () => {
  const leech = monster('leech', 1, {
    fightRules: [use('ownCombat', [{ do: 'stay', until: 'untilLifted', abilities: [] }])],
  })
  const t = table('base', { cards: [leech], seats: three, facing: 'leech' })
  t.choose('ana', 'useAbility', { copy: 'leech' }).win('ana')
  expect([t.pile('doorDiscards'), t.table('ana')]).toEqual([['leech'], []])
})

test('[MK-COMBAT-46] the monster that a monster’s own text leaves open is itself', () => {
  const shy = monster('shy', 6, { onReveal: [{ do: 'remove', monster: 'named', treasureOnRemoval: false }] })
  const t = table('base', { cards: [shy], seats: three, doors: ['shy'] }).choose('ana', 'openDoor')
  expect(t.pile('doorDiscards')).toEqual(['shy'])
})

test('[MK-COMBAT-31] a card that doubles a monster stands for the twin, in whatever window it is played', () => {
  const t = table('base', { cards: [spell('mirror', { do: 'clone' })], seats: holding('mirror'), facing: 'ogre' })
  const [, before] = t.totals()
  t.choose('bob', 'play', { copy: 'mirror', index: 0 })
  expect(t.totals()[1]).toBe(2 * before)
})

describe('what would do nothing is refused, with what to write', () => {
  const said = (card: object): string[] => {
    const base = { id: 'one', en: { name: 'one' }, fr: { name: 'one' }, deck: 'door' }
    const read = readPack({ box: 'one', cards: [{ ...base, ...card }] }, [{ box: 'common', cards: COMMON }])
    return 'faults' in read ? read.faults.map(({ expected }) => expected) : []
  }
  const used = (window: string, ...effect: object[]) => ({ kind: 'special', uses: [{ use: window, effect }] })
  const ruled = (ability: object) => ({ kind: 'monster', level: 1, treasures: 1, badStuff: [], fightRules: [ability] })

  test.each<[string, object, RegExp]>([
    ['a search of what lies on a table', used('any', { do: 'search', cards: { zone: 'worn' } }), /^take in place/],
    [
      'a search of what has come to lie on a table',
      used('arrival', { do: 'search', cards: { zone: 'it' } }),
      /^take in place/,
    ],
    [
      'a card on a curse that has not hit anybody',
      used('ownCurse', { do: 'stay', until: 'untilLifted', abilities: [], on: { zone: 'it' } }),
      /^on: another card, or the window arrival/,
    ],
    [
      'sides that change when the fight is won',
      ruled({ on: 'won', effect: [{ do: 'switchSide', cards: { zone: 'combat' } }] }),
      /nobody is fighting here$/,
    ],
    ['a discard of discards', used('any', { do: 'discard', cards: { zone: 'doorDiscards' } }), /discarded already$/],
    ['a cancel where nothing is stopped', used('kill', { do: 'cancel' }), /nothing can be stopped/],
    ['a cancel of a die', used('ownRoll', { do: 'cancel' }), /nothing can be stopped/],
    [
      'a clone by what is not played',
      { kind: 'class', trait: 'one', abilities: [{ use: 'combat', effect: [{ do: 'clone' }] }] },
      /^clone among/,
    ],
    [
      'items that change sides',
      used('combat', { do: 'switchSide', cards: { zone: 'worn' } }),
      /^cards of the zone combat/,
    ],
    ['a victory without its override', used('any', { do: 'win' }), /tenByKill/],
    ['a monster’s use when it is gone', ruled({ use: 'afterCombat', effect: [] }), /^a window of a fight/],
    [
      'a level’s source where none was gained',
      used('any', { do: 'namePlayer', as: 'one', when: { levelFrom: 'card' } }),
      /levelGained alone$/,
    ],
    [
      'an actor where nobody acts',
      used('discard', { do: 'gainLevels', levels: 1, to: 'actor' }),
      /nobody is actor here$/,
    ],
    [
      'a target where a card is named',
      used('discard', { do: 'loseLevels', levels: 1, from: 'target' }),
      /nobody is target here$/,
    ],
    [
      'what lies on a monster’s text',
      used('combat', { do: 'kill', monster: { all: { attached: true } } }),
      /where it lies or whose it is$/,
    ],
    [
      'a monster that is a curse',
      used('combat', { do: 'addMonster', filter: { kind: 'curse' } }),
      /^a filter without kind/,
    ],
    [
      'the monster that is named where others bring it',
      used('combat', { do: 'addMonster', by: { like: { it: {} } } }),
      /^{ "the": NAME }/,
    ],
    [
      'the topmost of a table',
      used('any', { do: 'discard', cards: { zone: 'table', extreme: 'topmost' } }),
      /^topmost of the discards/,
    ],
    [
      'a monster that lies on a card',
      {
        kind: 'monster',
        level: 1,
        treasures: 1,
        badStuff: [{ do: 'stay', until: 'untilLifted', abilities: [], on: { zone: 'worn' } }],
      },
      /^no on/,
    ],
  ])('%s', (_name, card, message) => {
    expect(said(card)).toEqual([expect.stringMatching(message)])
  })
})
