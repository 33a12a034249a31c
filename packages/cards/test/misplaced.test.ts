// What makes sense in one place and not in the next: both sides of each line, with what to write instead.

import {
  type Ability,
  addMonster,
  attachment,
  type Cost,
  called,
  cancel,
  clone,
  curse,
  type Effect,
  each,
  enhancer,
  expectedInFrench,
  gainLevels,
  inCase,
  item,
  loseLevels,
  type Moment,
  monster,
  nameNumber,
  namePlayer,
  on,
  oneShot,
  type Pick,
  pay,
  readPack,
  redirect,
  remove,
  reroll,
  search,
  special,
  stay,
  strengthen,
  swapTraitWith,
  take,
  the,
  use,
  type Window,
} from '@brouhaha/cards'
import { describe, expect, test } from 'vitest'
import { MOMENTS, WINDOWS } from '../src/language/meanings.ts'

const words = { en: { name: 'x' }, fr: { name: 'x' } }

/** Where each fault is and what was expected; everything that is said can be said in French. */
function faults(card: object): readonly (readonly [path: string, expected: string])[] {
  const read = readPack(JSON.parse(JSON.stringify({ box: 'test', cards: [card] })))
  if ('pack' in read) return []
  for (const { expected } of read.faults) expect(expectedInFrench(expected), expected).not.toBeNull()
  return read.faults.map(({ path, expected }) => [path, expected])
}

/** Refused in one place, with what begins like this. */
function refused(card: object, path: string, begins: string): void {
  expect(faults(card).map(([at, expected]) => [at, expected.slice(0, begins.length)])).toEqual([[path, begins]])
}

const using = (window: Window, ...effect: readonly Effect[]) =>
  special('trick', { deck: 'door', uses: [use(window, effect)], ...words })
const cursing = (...effect: readonly Effect[]) => curse('woe', { effect, ...words })
const hat = (...abilities: readonly Ability[]) => item('hat', { value: 100, abilities, ...words })
const pin = (...abilities: readonly Ability[]) =>
  attachment('pin', { deck: 'treasure', to: 'item', abilities, ...words })
const imp = (rest: object) => monster('imp', { level: 2, treasures: 1, badStuff: [], ...rest, ...words })
const angry = (rest: object) => enhancer('angry', { bonus: 1, ...rest, ...words })

/** Out of what somebody has it is taken from somebody else. */
const ofOthers = (cards: Pick): Pick =>
  ['worn', 'table', 'hand', 'either', 'handOrItems'].includes(cards.zone as string) ? { of: 'left', ...cards } : cards

const FIRST = 'cards[0].uses[0].effect[0]'
const SECOND = 'cards[0].uses[0].effect[1]'

describe('an item is kept by what lies there as an item', () => {
  test.each(['beingStolen', 'beingLost'] as const)('not by what an effect has laid down: %s', (bans) => {
    for (const card of [hat, pin]) {
      expect(faults(card({ bans }))).toEqual([])
      const laid = card(on('won', [stay('untilLifted', [{ bans }])]))
      const [said, ...more] = faults(laid)
      expect([said?.[0], more]).toEqual(['cards[0].abilities[0].effect[0].abilities[0].bans', []])
      expect(said?.[1]).toMatch(/: only an item, or what lies on one, says/)
      expect(faults(card(on('won', [stay('untilLifted', [{ bans: 'selling' }])])))).toEqual([])
    }
  })

  test.each(['beingStolen', 'beingLost'] as const)('and by what is said of it alone: %s', (bans) => {
    refused(hat({ bans, for: 'everyone' }), 'cards[0].abilities[0].for', 'nothing: it is about this item alone')
    expect(faults(hat({ bans: 'beingRobbed', for: 'everyone' }))).toEqual([])
  })
})

describe('who is winning a fight', () => {
  const winning = inCase({ winning: true }, [loseLevels(1)])
  const lead = loseLevels({ total: 'lead' })
  const waiting = (moment: Moment, step: Effect) => imp({ fightRules: [on(moment, [step])] })

  test.each(['fightBegins', 'levelLost', 'caught', 'fightLost'] as const)(
    'is asked while both sides still count: %s',
    (moment) => {
      expect(faults(waiting(moment, winning))).toEqual([])
      expect(faults(waiting(moment, lead))).toEqual([])
    },
  )

  test.each(['won', 'killed', 'soloKill', 'helped', 'fightOver'] as const)(
    'and no more once its monsters are dead: %s',
    (moment) => {
      const step = 'cards[0].fightRules[0].effect[0]'
      refused(waiting(moment, winning), `${step}.when.winning`, 'something else: no fight goes on here')
      refused(waiting(moment, lead), `${step}.levels.total`, 'another amount: no fight goes on here')
    },
  )
})

describe('a search', () => {
  test.each(['doorDiscards', 'treasureDiscards', 'peeked'] as const)('is of what nobody has: %s', (zone) => {
    expect(faults(using('combat', search({ zone })))).toEqual([])
  })

  test.each(['worn', 'table', 'hand', 'either', 'handOrItems', 'combat', 'self'] as const)(
    'and not of what somebody has or has played: %s',
    (zone) => {
      refused(using('combat', search({ zone })), FIRST, 'take in place of search')
      expect(faults(using('combat', take(ofOthers({ zone }), 'you')))).toEqual([])
    },
  )

  test('is of the card that a window is about, unless it has come to lie before somebody', () => {
    expect(faults(using('play', search({ zone: 'it' })))).toEqual([])
    expect(faults(using('arrival', search({ zone: 'doorDiscards' })))).toEqual([])
    refused(using('arrival', search({ zone: 'it' })), FIRST, 'take in place of search')
  })
})

describe('what stays', () => {
  const laid = stay('untilLifted', [], { counters: 2 })
  const later = stay('untilLifted', [on('won', [laid])])
  const ofFighters = (step: Effect) => ({ fightRules: [on('caught', [step])] })

  test('lies on a monster until its fight is over, and gets its counters later', () => {
    const step = 'cards[0].fightRules[0].effect[0]'
    for (const card of [angry, imp]) {
      refused(card(ofFighters(laid)), step, 'no counters: a monster lies down when its fight is over')
      expect(faults(card(ofFighters(stay('untilLifted', []))))).toEqual([])
      expect(faults(card(ofFighters(later)))).toEqual([])
    }
    refused(imp({ badStuff: [laid] }), 'cards[0].badStuff[0]', 'no counters: a monster lies down')
  })

  test('gets them at once where its card was drawn, or its monster has left', () => {
    expect(faults(angry({ onDraw: [laid] }))).toEqual([])
    expect(faults(imp({ onDraw: [laid] }))).toEqual([])
    expect(faults(angry({ onDraw: [stay('combat', [])] }))).toEqual([])
    for (const which of ['self', 'all'] as const)
      expect(faults(imp({ onReveal: [remove(which, false), laid] }))).toEqual([])
  })

  test('lies on no card as a monster of the fight, but as one that was drawn', () => {
    const onHat = stay('untilLifted', [], { on: { zone: 'worn' } })
    refused(imp({ badStuff: [onHat] }), 'cards[0].badStuff[0]', 'no on: a monster stays before a seat')
    expect(faults(imp({ onDraw: [onHat] }))).toEqual([])
  })

  test('lies on the card that a window is about only where that lies before somebody', () => {
    const onIt = stay('untilLifted', [], { on: { zone: 'it' } })
    for (const window of ['play', 'draw', 'curse'] as const)
      refused(using(window, onIt), FIRST, 'on: another card, or the window arrival')
    expect(faults(using('arrival', onIt))).toEqual([])
    expect(faults(hat(on('played', [onIt], { of: 'others' })))).toEqual([])
  })

  test('is lifted for a price without a name: nothing comes behind it', () => {
    const lifted = (lift: Cost) => cursing(stay('untilLifted', [], { lift }))
    expect(faults(lifted({ discard: 1 }))).toEqual([])
    refused(lifted({ discard: 1, as: 'paid' }), 'cards[0].effect[0]', 'a price without a name')
  })

  test('does not wait for coming into play: it lies there', () => {
    const waiting = (moment: Moment) => cursing(stay('untilLifted', [on(moment, [loseLevels(1)])]))
    refused(waiting('comesIntoPlay'), 'cards[0].effect[0].abilities[0].on', 'another moment: it lies there already')
    expect(faults(waiting('leavesPlay'))).toEqual([])
  })
})

test('somebody whose cards change places with his own is somebody else', () => {
  const self = swapTraitWith('race', 'you')
  refused(using('any', self), FIRST, 'somebody else: nobody swaps with himself')
  refused(hat(on('won', [self])), 'cards[0].abilities[0].effect[0]', 'somebody else: nobody swaps with himself')
  expect(faults(using('any', swapTraitWith('race', 'left')))).toEqual([])
  for (const other of ['you', 'victim'] as const) {
    const both = swapTraitWith('race', other)
    for (const part of ['badStuff', 'evenIfEscaped', 'onReveal', 'onKill'])
      refused(imp({ [part]: [both] }), `cards[0].${part}[0]`, 'somebody else: nobody swaps with himself')
  }
  refused(imp({ onDraw: [self] }), 'cards[0].onDraw[0]', 'somebody else: nobody swaps with himself')
  refused(cursing(swapTraitWith('race', 'victim')), 'cards[0].effect[0]', 'somebody else: nobody swaps with himself')
  // There you is not whom it is about.
  expect(faults(using('any', each('others', [self])))).toEqual([])
  expect(faults(cursing(self))).toEqual([])
})

test('a number is named where there is more than one to name', () => {
  expect(faults(using('any', nameNumber('n', 2, 3)))).toEqual([])
  for (const most of [2, 1]) refused(using('any', nameNumber('n', 2, most)), FIRST, 'least that is less than most')
})

describe('what is used at once', () => {
  const equipped = (filter: Pick['filter']) =>
    using('combat', take({ zone: 'table', of: 'left', ...(filter && { filter }) }, 'you', { equip: true }))

  test.each<[NonNullable<Pick['filter']>]>([
    [{}],
    [{ size: 'big' }],
    [{ kind: 'item' }],
    [{ kind: 'anyItem' }],
    [{ kind: ['acolyte', 'item'] }],
  ])('may be an item: %j', (filter) => {
    expect(faults(equipped(filter))).toEqual([])
  })

  test.each<[NonNullable<Pick['filter']>]>([
    [{ kind: 'acolyte' }],
    [{ kind: ['oneShot', 'curse'] }],
    [{ trait: 'race' }],
    [{ kind: 'item', trait: 'class' }],
  ])('and nothing that is none: %j', (filter) => {
    refused(equipped(filter), FIRST, 'no equip: only an item is used at once')
  })

  test('nothing is said of what is only taken', () => {
    expect(faults(equipped(undefined))).toEqual([])
    expect(faults(using('combat', take({ zone: 'table', of: 'left', filter: { kind: 'acolyte' } }, 'you')))).toEqual([])
  })
})

describe('the monster that is named with a card', () => {
  const big = inCase({ it: { level: { least: 9 } } }, [gainLevels(1)])
  const bringing = (more: Parameters<typeof addMonster>[0]) => using('combat', addMonster(more), big)

  test.each<[NonNullable<Parameters<typeof addMonster>[0]>]>([[{}], [{ from: 'hand' }], [{ instead: true }]])(
    'comes from the hand of whoever plays it: %j',
    (more) => {
      expect(faults(bringing(more))).toEqual([])
    },
  )

  test.each<[NonNullable<Parameters<typeof addMonster>[0]>]>([
    [{ from: 'doorDeck' }],
    [{ from: 'doorDiscards' }],
    [{ by: 'others' }],
  ])('and from nowhere else: %j', (more) => {
    refused(bringing(more), `${SECOND}.when.it`, '{ "the": NAME }: no window brings a card here')
  })

  test('by its first step', () => {
    refused(using('combat', big, addMonster()), `${FIRST}.when.it`, '{ "the": NAME }: no window')
    const second = using('combat', gainLevels(1), addMonster(), big)
    refused(second, 'cards[0].uses[0].effect[2].when.it', '{ "the": NAME }: no window')
  })
})

test('of some seats it is asked whether some or whether every one is so, and not both', () => {
  const male = { sex: 'male' } as const
  const asked = (rest: object) => cursing(inCase({ among: 'others', ...rest } as never, [loseLevels(1)]))
  expect([faults(asked({ some: male })), faults(asked({ every: male }))]).toEqual([[], []])
  for (const rest of [{}, { some: male, every: male }])
    refused(asked(rest), 'cards[0].effect[0].when', 'either some or every')
})

describe('cards out of play', () => {
  test.each(['hand', 'doorDiscards', 'treasureDiscards', 'peeked', 'combat'] as const)('lie on no card: %s', (zone) => {
    const cards = using('combat', take(ofOthers({ zone, filter: { host: true } }), 'you'))
    refused(cards, `${FIRST}.cards.zone`, 'table: the card on which this one lies is in play')
    expect(faults(using('combat', take(ofOthers({ zone, filter: { kind: 'item' } }), 'you')))).toEqual([])
    expect(faults(pin(use('combat', [take({ zone: 'table', filter: { host: true } }, 'left')])))).toEqual([])
  })

  test.each(['doorDiscards', 'treasureDiscards', 'peeked'] as const)('lie in piles: %s', (zone) => {
    expect(faults(using('any', search({ zone, extreme: 'topmost' })))).toEqual([])
  })

  test.each(['worn', 'table', 'hand', 'either', 'combat'] as const)('and others in none: %s', (zone) => {
    refused(
      using('combat', take(ofOthers({ zone, extreme: 'topmost' }), 'you')),
      `${FIRST}.cards.extreme`,
      'topmost of the discards',
    )
  })
})

test('a target is named with the card where the use says what it must be like, or nobody was named before', () => {
  const low = { level: { most: 4 } } as const
  const losing = loseLevels(1, 'target')
  const named = special('trick', {
    deck: 'door',
    uses: [use('any', [namePlayer('cook'), losing], { target: low })],
    ...words,
  })
  expect(faults(named)).toEqual([])
  expect(faults(using('any', losing, namePlayer('cook')))).toEqual([])
  refused(using('any', namePlayer('cook'), losing), `${SECOND}.from`, '{ "the": NAME }: namePlayer gives the player')
  const [[, said] = []] = faults(using('any', namePlayer('cook'), losing))
  expect(said).toContain('write beside use what target must be like: "target": { "all": [] }')
  const anybody = special('trick', {
    deck: 'door',
    uses: [use('any', [namePlayer('cook'), losing], { target: { all: [] } })],
    ...words,
  })
  expect(faults(anybody)).toEqual([])
  expect(faults(cursing(namePlayer('cook'), losing))[0]?.[1]).toBe(
    '{ "the": NAME }: namePlayer gives the player that name with as',
  )
})

describe('each window has its steps', () => {
  const GATES: readonly Window[] = ['curse', 'ownCurse', 'play', 'draw', 'level', 'badStuff', 'escape', 'arrival']
  const DICE: readonly Window[] = ['ownRoll', 'othersRoll', 'anyRoll', 'escape', 'badStuff']
  const CURSES: readonly Window[] = ['curse', 'ownCurse']
  const PEACE: readonly Window[] = [
    'ownTurn',
    'outsideCombat',
    'turnStart',
    'turnEnd',
    'afterCombat',
    'afterAnyCombat',
    'ownDraw',
  ]

  test.each(Object.keys(WINDOWS) as readonly Window[])('%s', (window) => {
    const isRead = (step: Effect): boolean => faults(using(window, step)).length === 0
    expect(isRead(cancel())).toBe(GATES.includes(window))
    expect(isRead(reroll())).toBe(DICE.includes(window))
    expect(isRead(redirect('left'))).toBe(CURSES.includes(window))
    expect(isRead(strengthen('players', 1))).toBe(![...PEACE, 'flight', 'escape', 'badStuff'].includes(window))
  })

  const OVER: readonly Moment[] = ['escaped', 'caught', 'won', 'killed', 'soloKill', 'helped', 'fightLost', 'fightOver']
  const QUIET: readonly Moment[] = [...OVER, 'ownTurnBegins', 'ownTurnEnds', 'reborn']

  test.each(Object.keys(MOMENTS) as readonly Moment[])('and each moment: %s', (moment) => {
    expect(faults(hat(on(moment, [strengthen('players', 1)]))).length).toBe(QUIET.includes(moment) ? 1 : 0)
  })
})

test('sides are changed by what was played in the fight, of which a name or the window may tell', () => {
  const turned = (zone: Pick['zone']): Effect => ({ do: 'switchSide', cards: { zone } })
  expect(faults(using('combat', turned('combat')))).toEqual([])
  expect(faults(using('play', turned('it')))).toEqual([])
  expect(faults(using('combat', called('lot', take({ zone: 'combat' }, 'you')), turned(the('lot'))))).toEqual([])
  for (const zone of ['worn', 'table', 'hand', 'doorDiscards', 'peeked', 'self'] as const)
    refused(using('combat', turned(zone)), FIRST, 'cards of the zone combat')
})

test('so many times an amount is a number and an amount', () => {
  const lost = (times: readonly unknown[]) => cursing(loseLevels({ times } as never))
  expect(faults(lost([2, { levelOf: 'victim' }]))).toEqual([])
  for (const times of [[2], [2, 1, 1]])
    refused(lost(times), 'cards[0].effect[0].levels.times', 'a number and an amount')
  refused(lost([{ levelOf: 'victim' }, 2]), 'cards[0].effect[0].levels.times[0]', 'a whole number from')
})

test('a monster is doubled by a card that is played, while it is', () => {
  expect(faults(using('combat', clone()))).toEqual([])
  expect(faults(oneShot('fan', { value: 100, uses: [use('combat', [clone()])], ...words }))).toEqual([])
  const drawn = special('fan', { deck: 'door', uses: [], onDraw: [clone()], ...words })
  refused(drawn, 'cards[0].onDraw[0]', 'clone among the uses of a special or a one-shot')
  refused(hat(use('combat', [clone()])), 'cards[0].abilities[0].effect[0]', 'clone among the uses')
})

describe('[MK-CARD-17] a price tells nothing of what others hold', () => {
  const costing = (cards: Pick) =>
    special('trick', { deck: 'door', uses: [use('any', [gainLevels(1)], { cost: { cards } })], ...words })
  const asking = (cards: Pick) => using('any', each('others', [pay({ cards }, [gainLevels(1)])]))
  const monsters = { zone: 'hand', filter: { kind: 'monster' } } as const

  test('one’s own hand may be asked for', () => {
    expect(faults(costing({ ...monsters, of: 'you' }))).toEqual([])
    for (const whose of ['you', 'each'] as const) expect(faults(asking({ ...monsters, of: whose }))).toEqual([])
    expect(faults(asking({ zone: 'hand', of: 'left' }))).toEqual([])
  })

  test.each(['hand', 'either', 'handOrItems', 'peeked'] as const)('and none of the others: %s', (zone) => {
    refused(costing({ zone, of: 'left' }), 'cards[0].uses[0].cost', 'a question about what everybody sees')
    const [said, ...more] = faults(asking({ ...monsters, zone, of: 'left' }))
    expect(said?.[1]).toMatch(/^no of, or cards that lie open/)
    expect(more).toEqual([])
  })
})
