// What could never happen is refused where it stands, in both languages, with what to write instead.

import {
  addMonster,
  discard,
  draw,
  enhancer,
  expectedInFrench,
  gainLevels,
  inCase,
  item,
  loseLevels,
  monster,
  on,
  oneShot,
  openDoor,
  type Per,
  pay,
  race,
  readPack,
  remove,
  special,
  stay,
  strengthen,
  take,
  use,
  type Window,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'

const words = { en: { name: 'x' }, fr: { name: 'x' } }

/** Where each fault is and how it begins; everything that is said can be said in French. */
function faults(...cards: readonly object[]): string[] {
  const read = readPack(JSON.parse(JSON.stringify({ box: 'test', cards })))
  if ('pack' in read) return []
  for (const { expected } of read.faults) expect(expectedInFrench(expected), expected).not.toBeNull()
  return read.faults.map(({ path, expected }) => `${path}: ${expected.split(':')[0]}`)
}

const using = (window: Window, ...effect: Parameters<typeof use>[1]) =>
  oneShot('pill', { value: 100, uses: [use(window, effect)], ...words })
const drawing = (...onDraw: Parameters<typeof use>[1]) => special('bag', { deck: 'door', uses: [], onDraw, ...words })
const saying = (...fightRules: readonly object[]) =>
  monster('imp', { level: 2, treasures: 1, fightRules: fightRules as never, badStuff: [], ...words })

describe('how a card was drawn', () => {
  const up = inCase({ drawn: 'up' }, [gainLevels(1)])

  test('is known when it is drawn', () => {
    expect(faults(drawing(up, draw('treasure', 1, { face: 'same' })))).toEqual([])
  })

  test('and no longer when it is used, waits or is suffered', () => {
    expect(faults(using('any', up))).toEqual(['cards[0].uses[0].effect[0].when.drawn: something else'])
    expect(faults(using('any', draw('door', 1, { face: 'same' })))).toEqual([
      'cards[0].uses[0].effect[0]: something else',
    ])
    expect(faults(drawing(stay('untilLifted', [use('ownTurn', [up])])))).toHaveLength(1)
    expect(faults(monster('imp', { level: 2, treasures: 1, badStuff: [up], ...words }))).toHaveLength(1)
  })
})

describe('another door', () => {
  test('is the last step, on whatever way', () => {
    expect(faults(using('any', draw('door', 1), openDoor()))).toEqual([])
    expect(faults(using('any', inCase({ level: { least: 2 } }, [openDoor()], [loseLevels(1)])))).toEqual([])
    expect(faults(using('any', openDoor(), draw('door', 1)))).toEqual([
      'cards[0].uses[0].effect[0]: openDoor as the last step',
    ])
    expect(faults(using('any', inCase({ level: { least: 2 } }, [openDoor()]), draw('door', 1)))).toEqual([
      'cards[0].uses[0].effect[0].then[0]: openDoor as the last step',
    ])
  })

  test('what stays behind has its own steps', () => {
    const later = stay('untilLifted', [use('ownTurn', [openDoor()]), on('escaped', [openDoor()])])
    expect(faults(using('any', later, draw('door', 1)))).toEqual([])
  })
})

describe('the cards of a fight', () => {
  const count = gainLevels({ cardsIn: 'combat' })
  const elf = (ability: object) => race('elf', { abilities: [ability as never], ...words })

  test('are counted while it lasts and when it is won', () => {
    expect(faults(monster('imp', { level: 2, treasures: 1, onKill: [count], badStuff: [count], ...words }))).toEqual([])
    expect(faults(elf(on('won', [count])))).toEqual([])
    expect(faults(saying(on('killed', [count])))).toEqual([])
    expect(faults(using('combat', count))).toEqual([])
  })

  test('and not once they are gone', () => {
    expect(faults(elf(on('killed', [count])))).toEqual(['cards[0].abilities[0].effect[0].levels.cardsIn: another zone'])
    expect(faults(elf(on('ownTurnBegins', [count])))).toHaveLength(1)
    expect(faults(using('afterCombat', count))).toHaveLength(1)
  })
})

test('where a level came from is asked before the first step', () => {
  const asked = { when: { levelFrom: 'card' } } as const
  const elf = (ability: object) => race('elf', { abilities: [ability as never], ...words })
  const step = inCase({ levelFrom: 'card' }, [gainLevels(1)])
  expect(faults(elf({ ...on('levelGained', [gainLevels(1)]), ...asked }))).toEqual([])
  expect(faults(elf(on('levelGained', [step])))).toEqual([
    'cards[0].abilities[0].effect[0].when.levelFrom: something else',
  ])
  expect(faults(using('level', step))).toEqual(['cards[0].uses[0].effect[0].when.levelFrom: something else'])
})

test('a monster that leaves those who run leaves them no treasure', () => {
  expect(faults(using('badStuff', remove('named', false)))).toEqual([])
  expect(faults(using('combat', remove('named', true)))).toEqual([])
  for (const window of ['badStuff', 'escape', 'flight'] as const)
    expect(faults(using(window, remove('all', true)))).toEqual(['cards[0].uses[0].effect[0]: treasureOnRemoval false'])
})

describe('what a card waits for', () => {
  const waiting = (ability: object) => race('elf', { abilities: [ability as never], ...words })

  test('changes no fight where nobody fights', () => {
    for (const moment of ['fightBegins', 'levelGained', 'lost', 'rolled'] as const)
      expect(faults(waiting(on(moment, [addMonster({ from: 'doorDeck' })])))).toEqual([])
    for (const moment of ['ownTurnBegins', 'ownTurnEnds', 'killed', 'helped', 'fightOver'] as const)
      expect(faults(waiting(on(moment, [addMonster({ from: 'doorDeck' })])))).toEqual([
        'cards[0].abilities[0].effect[0]: an effect outside fights',
      ])
  })

  test('speaks of no one who has died', () => {
    const robbing = (moment: 'levelLost' | 'died') =>
      waiting(on(moment, [take({ of: 'actor', zone: 'hand' }, 'you')], { of: 'others' }))
    expect(faults(robbing('levelLost'))).toEqual([])
    expect(faults(robbing('died')).map((fault) => fault.split(': ')[0])).toEqual([
      'cards[0].abilities[0].effect[0].cards.of',
    ])
  })
})

describe('what a monster says of its fighters', () => {
  test('comes to them while it fights', () => {
    for (const moment of ['fightBegins', 'won', 'killed', 'escaped', 'caught', 'levelLost', 'died'] as const)
      expect(faults(saying(on(moment, [loseLevels(1)])))).toEqual([])
    for (const moment of [
      'comesIntoPlay',
      'leavesPlay',
      'leavesYou',
      'ownTurnBegins',
      'ownTurnEnds',
      'reborn',
    ] as const)
      expect(faults(saying(on(moment, [loseLevels(1)])))).toEqual(['cards[0].fightRules[0].on: a moment of a fight'])
  })

  test('is used while it fights', () => {
    for (const window of ['any', 'combat', 'ownCombat', 'kill', 'flight'] as const)
      expect(faults(saying(use(window, [gainLevels(1)])))).toEqual([])
    for (const window of ['ownTurn', 'turnStart', 'turnEnd', 'afterCombat', 'afterAnyCombat', 'ownDraw'] as const)
      expect(faults(saying(use(window, [gainLevels(1)])))).toEqual(['cards[0].fightRules[0].use: a window of a fight'])
  })

  test('a price of nothing', () => {
    expect(faults(saying(on('caught', [pay({}, [gainLevels(1)])])))).toEqual([
      'cards[0].fightRules[0].effect[0]: something that is paid',
    ])
  })

  test('holds for both of them and for nobody else', () => {
    expect(faults(saying({ figure: 'strength', add: 1 }, { ignored: 'items' }))).toEqual([])
    expect(faults(saying({ figure: 'strength', add: 1, for: 'everyone' }))).toEqual([
      'cards[0].fightRules[0].for: nothing',
    ])
    expect(faults(saying({ doubled: 'self' }))).toEqual([
      'cards[0].fightRules[0].doubled: figure strength, or doubled items or oneShots',
    ])
    expect(faults(saying({ reversed: 'items' }))).toEqual([
      'cards[0].fightRules[0].reversed: ignored items, or figure strength',
    ])
    expect(faults(saying({ ignored: 'items', own: true }))).toEqual(['cards[0].fightRules[0].own: nothing'])
    expect(faults(saying({ ...on('caught', []), of: 'others' }))).toEqual(['cards[0].fightRules[0].of: nothing'])
    expect(faults(saying({ countsAs: 'elf' }), race('elf', words))).toEqual([
      'cards[0].fightRules[0].countsAs: another ability',
    ])
  })

  test.each([
    [{ figure: 'treasures', add: 1 }, 'figure', /extraTreasures/],
    [{ figure: 'handLimit', add: 1 }, 'figure', /another figure/],
    [{ figure: 'priceTimes', add: 1 }, 'figure', /another figure/],
    [{ permits: 'levelForHelping' }, 'permits', /on helped with gainLevels/],
    [{ permits: 'lootAfterFight' }, 'permits', /on won with loot/],
    [{ permits: 'secondDoor' }, 'permits', /another permission/],
  ])('is nothing that is asked once it is gone: %j', (ability, field, instead) => {
    const said = enhancer('angry', { bonus: 1, fightRules: [ability as never], ...words })
    for (const card of [saying(ability), said]) {
      const [first, ...more] = faults(card)
      expect([first?.split(': ')[0], more]).toEqual([`cards[0].fightRules[0].${field}`, []])
      expect(first).toMatch(instead)
    }
    expect(faults(saying(use('ownCombat', [stay('untilLifted', [ability as never])])))).toEqual([])
  })

  test('but what it leaves before somebody is that seat’s', () => {
    const left = stay('untilLifted', [{ figure: 'strength', add: 1, for: 'everyone' }, on('ownTurnBegins', [])])
    expect(faults(saying(use('ownCombat', [left])))).toEqual([])
  })
})

test('nobody fights outside fights', () => {
  for (const window of ['ownTurn', 'outsideCombat', 'afterAnyCombat'] as const) {
    expect(faults(using(window, gainLevels(1)))).toEqual([])
    expect(faults(using(window, strengthen('players', 2)))).toEqual([
      'cards[0].uses[0].effect[0]: an effect outside fights',
    ])
    expect(faults(saying(use(window, [gainLevels(1)])))).toEqual(['cards[0].fightRules[0].use: a window of a fight'])
  }
})

test('a card comes and goes for its owner alone', () => {
  for (const moment of ['comesIntoPlay', 'leavesPlay', 'leavesYou'] as const) {
    const elf = (more: object) => race('elf', { abilities: [on(moment, [gainLevels(1)], more)], ...words })
    expect(faults(elf({}))).toEqual([])
    expect(faults(elf({ of: 'others' }))).toEqual(['cards[0].abilities[0].of: nothing'])
  }
})

describe('a monster that stays', () => {
  const beast = (rest: object) => monster('imp', { level: 2, treasures: 1, badStuff: [], ...rest, ...words })
  const left = stay('untilKill', [{ figure: 'strength', add: -1 }])
  const now = stay('combat', [{ figure: 'strength', add: -1 }])

  test.each(['onReveal', 'beforeCombat', 'onEntering'] as const)('not while it enters its fight: %s', (part) => {
    const instead = `cards[0].${part}[0]: fightRules, or strengthen for this fight`
    expect(faults(beast({ [part]: [left] }))).toEqual([instead])
    expect(faults(beast({ [part]: [now] }))).toEqual([instead])
    expect(faults(beast({ [part]: [inCase({ level: { least: 2 } }, [left])] }))).toHaveLength(1)
    expect(faults(beast({ [part]: [remove('self', false), left] }))).toEqual([])
    expect(faults(beast({ [part]: [remove('named', false), left] }))).toHaveLength(1)
  })

  test('when it has left, or is drawn', () => {
    for (const part of ['badStuff', 'evenIfEscaped', 'onKill', 'onDraw'])
      expect(faults(beast({ [part]: [left] }))).toEqual([])
    expect(faults(beast({ refuses: { when: { level: { most: 2 } }, gift: [left] } }))).toEqual([])
  })

  test('never for its own fight', () => {
    for (const part of ['badStuff', 'evenIfEscaped', 'onKill'])
      expect(faults(beast({ [part]: [now] }))).toEqual([`cards[0].${part}[0]: another until`])
    expect(faults(saying(use('ownCombat', [now])))).toEqual(['cards[0].fightRules[0].effect[0]: another until'])
    expect(faults(beast({ badStuff: [stay('untilLifted', [use('combat', [now])])] }))).toEqual([])
  })
})

describe('how often', () => {
  const most = (per: Per) => ({ most: { times: 1, per } })
  const elf = (ability: object) => race('elf', { abilities: [ability as never], ...words })

  test.each(['combat', 'turn', 'round', 'game'] as const)('something happens: per %s', (per) => {
    expect(faults(elf(on('levelLost', [gainLevels(1)], most(per))))).toEqual([])
    expect(faults(saying(on('levelLost', [gainLevels(1)], most(per))))).toEqual([])
  })

  test.each([
    ['killed', 'combat'],
    ['soloKill', 'combat'],
    ['helped', 'combat'],
    ['won', 'combat'],
    ['fightBegins', 'combat'],
    ['died', 'combat'],
    ['died', 'turn'],
    ['ownTurnBegins', 'turn'],
    ['ownTurnBegins', 'round'],
    ['ownTurnEnds', 'turn'],
    ['ownTurnEnds', 'round'],
  ] as const)('nothing is limited by what is so anyway: %s per %s', (moment, per) => {
    expect(faults(elf(on(moment, [gainLevels(1)], most(per))))).toEqual([
      'cards[0].abilities[0].most.per: a longer time, or no most',
    ])
    expect(faults(elf(on(moment, [gainLevels(1)], most('game'))))).toEqual([])
  })

  test.each([
    ['won', 'combat'],
    ['died', 'turn'],
    ['ownTurnEnds', 'round'],
  ] as const)('but what comes to several seats may be: %s per %s', (moment, per) => {
    expect(faults(elf(on(moment, [gainLevels(1)], { ...most(per), of: 'everyone' })))).toEqual([])
  })

  test('a fight is counted where there is one, and a victim where there is a use', () => {
    for (const moment of ['ownTurnBegins', 'ownTurnEnds', 'reborn'] as const)
      expect(faults(elf(on(moment, [gainLevels(1)], most('combat'))))).toEqual([
        'cards[0].abilities[0].most.per: turn, round or game',
      ])
    expect(faults(elf(on('levelLost', [gainLevels(1)], most('victim'))))).toEqual([
      'cards[0].abilities[0].most.per: combat, turn, round or game',
    ])
    for (const window of ['ownTurn', 'outsideCombat', 'turnStart', 'turnEnd', 'ownDraw'] as const)
      for (const per of ['combat', 'victim'] as const)
        expect(faults(elf(use(window, [gainLevels(1)], most(per))))).toEqual([
          'cards[0].abilities[0].most.per: turn, round or game',
        ])
    for (const window of ['any', 'combat', 'afterCombat', 'curse'] as const)
      expect(faults(elf(use(window, [gainLevels(1)], most('combat'))))).toEqual([])
  })
})

describe('[MK-CARD-17] whether a use is on offer', () => {
  const at = (rest: object): object => ({
    ...using('any', gainLevels(1)),
    uses: [{ ...use('any', [gainLevels(1)]), ...rest }],
  })
  const monsters = { cardsIn: 'hand', filter: { kind: 'monster' } } as const
  const one = { least: 1 }
  const begins = 'a question about what everybody sees'

  test.each([
    ['when', { count: { ...monsters, of: 'left' }, is: one }],
    ['when', { among: 'others', some: { count: monsters, is: one } }],
    ['when', { more: { seats: 'others', when: { count: { sum: 'value', in: 'hand' }, is: one } }, than: 1 }],
    ['target', { count: monsters, is: one }],
    ['cost', { cards: { of: 'left', zone: 'hand' } }],
  ])('may not tell what another holds: %s %j', (field, says) => {
    expect(faults(at({ [field]: says }))).toEqual([`cards[0].uses[0].${field}: ${begins}`])
  })

  test.each([
    ['when', { count: monsters, is: one }],
    ['when', { count: { cardsIn: 'hand', of: 'left' }, is: one }],
    ['target', { handSize: { least: 3 } }],
    ['when', { count: { cardsIn: 'table', of: 'left', filter: { kind: 'item' } }, is: one }],
    ['cost', { cards: { zone: 'hand', filter: { kind: 'monster' } } }],
    ['effect', [inCase({ count: { ...monsters, of: 'left' }, is: one }, [gainLevels(1)])]],
  ])('may depend on one’s own hand and on what all see, and an effect on anything: %s %j', (field, says) => {
    expect(faults(at({ [field]: says }))).toEqual([])
  })
})

describe('a card that stays', () => {
  const laid = stay('untilLifted', [])
  const each = (who: string, effect: readonly object[]) => using('any', { do: 'each', who, effect } as never)
  const begins = 'cards[0].uses[0].effect[0]: a stay before the each, with for in what it does, or an if around it'

  test.each<[string, readonly object[]]>([
    ['at once', [laid]],
    ['as what happens otherwise', [pay({ levels: 1 }, [], [{ ...laid, who: 'each' } as never])]],
    ['by a die', [{ do: 'roll', rows: [{ on: [1, 6], effect: [laid] }] }]],
  ])('is not laid before one player after the other: %s', (_, effect) => {
    expect(faults(each('others', effect)).join()).toContain(begins)
    expect(faults(each('left', effect))).toEqual([])
  })

  test('may be laid before one of them, or on a card', () => {
    expect(faults(each('others', [inCase({ level: { least: 9 } }, [laid])]))).toEqual([])
    expect(faults(each('others', [{ ...laid, who: 'you' }]))).toEqual([])
    expect(faults(each('others', [{ ...laid, on: { zone: 'worn', of: 'you' } }]))).toEqual([])
  })
})

test('nobody is kept from helping in a turn of their own', () => {
  const kept = (until: 'nextTurn' | 'untilNextTurn', more: object = {}) =>
    using('any', stay(until, [{ bans: 'helping', ...more }]))
  expect(faults(kept('nextTurn'))).toEqual(['cards[0].uses[0].effect[0]: another until'])
  expect(faults(kept('untilNextTurn'))).toEqual([])
  expect(faults(kept('nextTurn', { for: 'others' }))).toEqual([])
})

test('cards of nobody have no owner', () => {
  const taking = (cards: object) => using('combat', take(cards as never, 'you'))
  expect(faults(taking({ zone: 'combat', of: 'left' })).join()).toContain('cards.of: no of')
  expect(faults(taking({ zone: 'doorDiscards', of: 'you' })).join()).toContain('cards.of: no of')
  expect(faults(taking({ zone: 'combat' }))).toEqual([])
})

describe('a card that lies in play for something', () => {
  const laid = stay('untilTurnEnds', [{ figure: 'strength', add: 1 }])
  const refusal = 'the ability itself with a when, or strengthen for one fight'
  const hat = (abilities: readonly object[], more: object = {}) =>
    item('hat', { value: 100, abilities: abilities as never, ...more, ...words })

  test('does not lie down as a reminder: a trait never', () => {
    for (const ability of [on('ownTurnBegins', [laid]), use('ownTurn', [laid])])
      expect(faults(race('elf', { abilities: [ability], ...words }))).toEqual([
        `cards[0].abilities[0].effect[0]: ${refusal}`,
      ])
  })

  test('an item, where its bonus or another ability would be lost', () => {
    const ability = use('ownTurn', [inCase({ level: { least: 2 } }, [laid])])
    expect(faults(hat([ability]))).toEqual([])
    expect(faults(hat([ability], { bonus: 2 }))).toEqual([`cards[0].abilities[0].effect[0].then[0]: ${refusal}`])
    expect(faults(hat([{ figure: 'flee', add: 1 }, ability]))).toHaveLength(1)
  })

  test('but once it has gone, or is the price, and of what is laid down itself', () => {
    const away = discard({ zone: 'self' })
    for (const ability of [
      on('leavesPlay', [laid]),
      on('won', [away, laid]),
      use('ownTurn', [laid], { cost: { self: true } }),
    ]) {
      expect(faults(hat([ability], { bonus: 2 }))).toEqual([])
      expect(faults(race('elf', { abilities: [ability], ...words }))).toEqual([])
    }
    expect(faults(using('any', stay('untilLifted', [on('won', [laid]), on('killed', [laid])])))).toEqual([])
  })
})

describe('an item that may not be used beside such items', () => {
  const steed = (usableBy: object, more: object = {}) =>
    item('horse', { value: 100, slot: 'feet', tags: ['steed'], usableBy: usableBy as never, ...more, ...words })
  const refused = ['cards[0].usableBy: "not"']

  test('is not one of them itself', () => {
    const fitting = [{ tag: 'steed' }, { slot: ['feet', 'head'] }, { kind: 'item', value: { least: 100 } }]
    for (const filter of [...fitting, { deck: 'treasure' }, { not: { tag: 'boat' } }, {}])
      expect([filter, faults(steed({ not: { wears: filter } }))]).toEqual([filter, refused])
    expect(faults(steed({ all: [{ sex: 'male' }, { not: { any: [{ carries: { size: 'small' } }] } }] }))).toEqual(
      refused,
    )
    expect(faults(steed({ any: [{ not: { wears: { any: [{ tag: 'x' }, { card: 'horse' }] } } }] }))).toEqual(refused)
  })

  test('or leaves itself out', () => {
    const but = { not: { card: 'horse' } }
    for (const filter of [{ tag: 'steed', ...but }, { tag: 'boat' }, { slot: 'head' }, { tag: 'steed', size: 'big' }])
      expect(faults(steed({ not: { wears: filter } }))).toEqual([])
    expect(faults(steed({ wears: { tag: 'steed' } }))).toEqual([])
    expect(faults(steed({ any: [{ sex: 'male' }, { not: { wears: { tag: 'steed' } } }] }))).toEqual([])
    expect(faults(steed({ not: { wears: { deck: 'door' } } }))).toEqual([])
    expect(faults(steed({ not: { all: [{ wears: { tag: 'steed' } }, { sex: 'male' }] } }))).toEqual([])
    expect(faults(steed({ not: { all: [{ wears: { tag: 'steed' } }, { carries: {} }] } }))).toEqual(refused)
  })

  test('or may be another: what is printed on it does not tell', () => {
    for (const filter of [{ nameHas: 'horse' }, { not: { nameHas: 'horse' } }, { tag: 'steed', not: { nameHas: 'x' } }])
      expect(faults(steed({ not: { wears: filter } }))).toEqual([])
  })
})

test('a curse that stays is none of the cards in play', () => {
  const kind = 'curse'
  for (const zone of ['table', 'worn'] as const)
    expect(faults(using('ownTurn', discard({ of: 'everyone', zone, filter: { kind: ['curse', 'monster'] } })))).toEqual(
      ['cards[0].uses[0].effect[0].cards.zone: another zone, such as hand'],
    )
  for (const levels of [
    { cardsIn: 'table', filter: { kind } },
    { sum: 'level', in: 'worn', filter: { kind } },
  ] as const)
    expect(faults(using('ownTurn', gainLevels(levels)))).toHaveLength(1)
  expect(
    faults(
      using(
        'ownTurn',
        discard({ zone: 'hand', filter: { kind } }),
        discard({ zone: 'either', filter: { kind } }),
        discard({ zone: 'table', filter: { kind: ['item', kind] } }),
        inCase({ carries: { kind } }, [gainLevels(1)]),
      ),
    ),
  ).toEqual([])
})
