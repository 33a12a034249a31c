// What cards come to that an effect took away or gave a name: told only where everybody has seen each of them, and made up by whoever has not. MK-CARD-17.

import { Random } from '@brouhaha/kit'
import { attempt, type Seat, type State, seat, seededChance } from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { describe, expect, test } from 'vitest'
import type { Told } from '../../src/block.ts'
import type { MunchkinChoice } from '../../src/choice.ts'
import { levelOf } from '../../src/layout.ts'
import { Settings } from '../../src/setting.ts'
import { eachNumber } from '../../src/told-numbers.ts'
import { fightCopies, handCopies, list } from '../../src/zones.ts'
import { gain, given, item, monster, type Raw, readBeside, sit, special, strengthen, take } from '../mechanics/sit.ts'
import { Evening } from '../proof/evening.ts'
import type { SeatSpec, Table } from '../table.ts'

/** Ana loses two cards of hand or table; then the card asks something, so that everybody hears where it stands. */
const card = (deed: Raw): Raw =>
  special('card', [
    {
      use: 'ownTurn',
      effect: [
        { cards: { of: 'you', zone: 'either', take: 2 }, as: 'loot', ...deed },
        { do: 'choose', options: [[gain(1)], [given({ the: 'loot', fits: { kind: 'monster' } }, [gain(2)])]] },
      ],
    },
  ])

const TAKEN = card({ do: 'take', to: 'left' })
const DISCARDED = card({ do: 'discard' })

function after(one: Raw, hidden: string): Table {
  const t = sit([one], { ana: { hand: ['card', hidden, 'elf'], table: ['sword', 'mail'] } })
  t.choose('ana', 'play', { copy: 'card' })
  for (const id of [hidden, 'sword']) {
    t.choose('ana', 'pick', { copy: t.copy(id, 'ana') })
    if (t.offered('bob', 'keep')) t.choose('bob', 'keep')
  }
  return t
}

/** What would tell the two apart if it were told. */
function worthsOf(t: Table): number[] {
  const worths: number[] = []
  eachNumber(t.state, (cell, what) => {
    if (what === 'worth') worths.push(t.state[cell]!)
  })
  return worths
}

const toldWorths = (t: Table): number[] => toldNumbers(t, 'worth')

/** The numbers of a kind on the agenda, as everybody was told. */
function toldNumbers(t: Table, kind: Told): number[] {
  const told = new Map<number, number>()
  for (const { type, ...event } of t.events())
    if (type === 'noted' && 'cells' in event && !event.own)
      for (let i = 0; i < event.cells.length; i += 2) told.set(event.cells[i]!, event.cells[i + 1]!)
  const worths: number[] = []
  eachNumber(t.state, (cell, what) => {
    if (what === kind) worths.push(told.get(cell) ?? 0)
  })
  return worths
}

describe('[MK-META-03] what cards come to is counted as it is printed on them', () => {
  /** Ana plays it in her fight, for so much more; it asks something of the cards besides. */
  const counting = (deed: Raw, sum: string): Raw =>
    special('card', [
      {
        use: 'combat',
        effect: [
          { cards: { of: 'you', zone: 'hand', take: 'all' }, as: 'loot', ...deed },
          given({ the: 'loot', fits: { not: { kind: 'curse' } } }, [strengthen('players', { the: 'loot', sum })]),
        ],
      },
    ])
  const totals = (deed: Raw, sum: string, ...hand: string[]) => {
    const t = sit([counting(deed, sum)], { facing: 'giant', ana: { hand: ['card', ...hand] } })
    t.choose('ana', 'play', { copy: 'card' })
    while (t.offered('bob', 'keep')) t.choose('bob', 'keep')
    return t.totals()[0] - 1
  }

  test.each([
    ['discarded', { do: 'discard' }],
    ['gone face down', { do: 'take', to: 'left' }],
  ])('%s', (_how, deed) => {
    expect(totals(deed, 'value', 'crown', 'halberd')).toBe(1000 + 600)
    expect(totals(deed, 'level', 'rat', 'ogre')).toBe(1 + 6)
    expect(totals(deed, 'bonus', 'sword', 'dagger', 'crown')).toBe(3 + 1 + 3)
    expect(totals(deed, 'bonus', 'helmet', 'dagger', 'mail')).toBe(1 + 1 + 2)
  })
})

describe('[MK-CARD-17] what cards come to', () => {
  test('is told to nobody where one of them went face down, though the last lies open', () => {
    const [crown, dagger] = [after(TAKEN, 'crown'), after(TAKEN, 'dagger')]
    expect(toldWorths(crown)).toEqual([-1])
    expect(toldWorths(crown)).toEqual(toldWorths(dagger))
    expect(worthsOf(crown)).not.toEqual(worthsOf(dagger))
  })

  test('is told to nobody where one of all players gave face down, whoever else gave openly', () => {
    const levy = special('card', [
      {
        use: 'ownTurn',
        effect: [
          {
            do: 'each',
            who: 'others',
            effect: [{ do: 'take', cards: { of: 'each', zone: 'either' }, to: 'you', as: 'loot' }],
          },
          { do: 'choose', options: [[gain(1)], [given({ the: 'loot', fits: { kind: 'monster' } }, [gain(2)])]] },
        ],
      },
    ])
    const told = (bob: SeatSpec, cyd: SeatSpec): number[] => {
      const t = sit([levy], { ana: { hand: ['card'] }, bob, cyd }).choose('ana', 'play', { copy: 'card' })
      while (t.offered('ana', 'keep')) t.choose('ana', 'keep')
      expect(t.asked().decision).toBe('choose:how')
      return toldWorths(t)
    }
    const [down, open] = [{ hand: ['crown'] }, { table: ['sword'] }]
    expect([told(down, open), told(open, down), told(down, {}), told({}, down)]).toEqual([[-1], [-1], [-1], [-1]])
    expect(told(open, { table: ['mail'] })[0]).toBeGreaterThan(0)
  })

  test('is told where all of them were discarded', () => {
    const [crown, dagger] = [after(DISCARDED, 'crown'), after(DISCARDED, 'dagger')]
    expect(toldWorths(crown).every((worth) => worth > 0)).toBe(true)
    expect(toldWorths(crown)).not.toEqual(toldWorths(dagger))
  })

  test('what is left to be taken of so much gold is untold once something went face down', () => {
    const tithe = (verb: Raw): Raw =>
      special('card', [
        { use: 'ownTurn', effect: [{ cards: { of: 'you', zone: 'hand', take: { worth: 900 } }, ...verb }] },
      ])
    const leftTold = (verb: Raw): unknown[] => {
      const t = sit([tithe(verb)], { ana: { hand: ['card', 'crown', 'helmet', 'mail'] } })
      t.choose('ana', 'play', { copy: 'card' }).choose('ana', 'pick', { copy: t.copy('helmet', 'ana') })
      if (t.offered('bob', 'keep')) t.choose('bob', 'keep')
      return toldNumbers(t, 'left')
    }
    expect(leftTold({ do: 'take', to: 'left' })).toEqual([-1])
    expect(leftTold({ do: 'discard' })[0]).toBeGreaterThan(0)
  })

  test('nor what is left to be paid, where the cards go to somebody face down', () => {
    const leftTold = (rest: Raw): unknown[] => {
      const cost = { cards: { zone: 'hand', take: { worth: 900 } }, ...rest }
      const t = sit([special('card', [{ use: 'ownTurn', cost, effect: [gain(1)] }])], {
        ana: { hand: ['card', 'crown', 'helmet', 'mail'] },
      })
      t.choose('ana', 'play', { copy: 'card' }).choose('ana', 'pick', { copy: t.copy('helmet', 'ana') })
      if (t.offered('bob', 'keep')) t.choose('bob', 'keep')
      return toldNumbers(t, 'left')
    }
    expect([leftTold({}), leftTold({ to: 'left' })]).toEqual([[900 - 500], [-1]])
  })

  test('is told by no card either: which one was drawn face down nobody hears, though it is shown later', () => {
    const drawn = special('card', [
      {
        use: 'ownTurn',
        effect: [
          { do: 'draw', deck: 'treasure', cards: 1, face: 'down', to: 'left', as: 'find' },
          { do: 'choose', options: [[gain(1)], [given({ the: 'find', fits: { kind: 'item' } }, [gain(2)])]] },
        ],
      },
    ])
    /** Bob has the other one in hand already, and shows the same one in both worlds. */
    const shown = (find: string, other: string): Table => {
      const t = sit([drawn], { ana: { hand: ['card'] }, bob: { hand: [other] }, treasures: [find] })
      t.choose('ana', 'play', { copy: 'card' })
      expect(t.hand('bob').toSorted()).toEqual(['crown', 'dagger'])
      t.send('bob', { type: 'show', cards: [t.copy('crown', 'bob')], seats: [0, 2] })
      return t
    }
    const worlds = [shown('crown', 'dagger'), shown('dagger', 'crown')]
    for (const t of worlds) expect(toldNumbers(t, 'named')).toEqual([-1])
    for (const name of ['ana', 'cyd']) {
      const own = worlds.map((t) => t.heard(name).filter((event) => event.type === 'noted' && event.own))
      expect(own[0]).toEqual(own[1])
    }
  })

  test('stays untold when the last of them is seen later', () => {
    const t = after(TAKEN, 'crown')
    t.send('bob', { type: 'show', cards: [t.copy('crown', 'bob')], seats: [2] })
    expect(toldWorths(t)).toEqual([-1])
    expect(t.heard('cyd').filter(({ type }) => type === 'noted').length).toBeGreaterThan(0)
  })
})

describe('[MK-CARD-17] whoever makes up what he has not seen', () => {
  const [ANA, BOB, CYD] = [0 as Seat, 1 as Seat, 2 as Seat]
  const doors = Array.from({ length: 40 }, (_, index) => monster(`door-${index}`, 9))

  /** It is Ana's turn, every treasure is a card with this use, and Cyd has listened from the deal on. */
  function sitting(use: Raw) {
    const packs = [{ box: 'base', cards: readBeside([special('card', [use], { copies: 40 }), ...doors], []) }]
    const setup = { seats: 3, options: { boxes: ['base'], first: ANA }, seed: new Int32Array(8) }
    const evening = new Evening(packs, setup)
    const { game, state } = evening
    const sceneOf = (one: State) => new Settings(packs).scene(one)
    const offered = (type: string): MunchkinChoice | undefined =>
      listChoices(game, state, ANA)
        .map((choice) => game.write(choice))
        .find((choice) => choice.type === type)
    const choose = (type: string): MunchkinChoice => {
      const raw = offered(type)!
      evening.play({ seat: ANA, raw })
      return raw
    }
    while (offered('openDoor') === undefined) {
      const { seat, fallback } = game.waits(state)[0]!
      evening.play({ seat, raw: game.write(fallback) })
    }
    return { evening, sceneOf, offered, choose }
  }

  /** Ana goes on in a world that Cyd takes for possible. */
  const goOn = ({ game }: Evening, world: State, raw: object): void =>
    expect(attempt(game, world, ANA, raw, { chance: seededChance, story: null }).kind).toBe('accepted')

  test('takes what went face down for what he makes of it, also where the card asks', () => {
    const gift = (as: string): Raw => take({ of: 'you', zone: 'hand' }, 'left', { as })
    const asked = (the: string, levels: number): Raw =>
      given({ the, fits: { kind: ['monster', 'special'] } }, [gain(levels)])
    const { evening, offered, choose } = sitting({
      use: 'ownTurn',
      effect: [gift('first'), gift('second'), { do: 'choose', options: [[], [asked('first', 1), asked('second', 2)]] }],
    })
    choose('play')
    while (offered('option') === undefined) {
      if (offered('pick') !== undefined) choose('pick')
      else evening.play({ seat: BOB, raw: { type: 'keep' } })
    }
    const random = new Random(4, 0)
    for (let i = 0; i < 5; i++) {
      const world = evening.ledger(CYD).determinise(random)
      goOn(evening, world, { type: 'option', index: 1 })
      expect(levelOf(world, ANA)).toBe(4)
    }
  })

  test('knows that what he cannot name is none of the cards that he can', () => {
    const { evening, sceneOf, choose } = sitting({
      use: 'combat',
      cost: { discard: 1 },
      effect: [{ do: 'addMonster' }],
    })
    choose('openDoor')
    const { index: named } = choose('play')
    const handIn = (state: State): number[] => list(sceneOf(state), handCopies(sceneOf(state), ANA))
    const shown = handIn(evening.state).filter((copy) => copy !== named)
    evening.play({ seat: ANA, raw: { type: 'show', cards: shown, seats: [CYD] } })
    const random = new Random(4, 0)
    for (let i = 0; i < 10; i++) {
      const world = evening.ledger(CYD).determinise(random)
      const unknown = handIn(world).filter((copy) => !shown.includes(copy))
      const price = shown.find((copy) => sceneOf(world).printed(copy).kind === 'special')!
      goOn(evening, world, { type: 'pay', copy: price })
      const fighting = list(sceneOf(world), fightCopies(sceneOf(world)))
      expect([unknown.length, fighting.filter((copy) => unknown.includes(copy))]).toEqual([1, unknown])
    }
  })
})

test('[MK-CARD-17] whoever wonders which card went face down takes it to be some card, and to be worth something', () => {
  const find = special(
    'find',
    [
      {
        use: 'ownTurn',
        effect: [
          { do: 'draw', deck: 'treasure', cards: 1, face: 'down', to: 'left', as: 'found' },
          {
            do: 'choose',
            options: [[gain(1)], [given({ the: 'found', fits: { not: { kind: 'monster' } } }, [gain(2)])]],
          },
        ],
      },
    ],
    { deck: 'door', copies: 20 },
  )
  const pack = { box: 'zombies', cards: readBeside([find, item('spade', { copies: 20 })], []) }
  const setup = { seats: 3, options: { boxes: ['zombies'], first: 0 }, seed: new Int32Array(8) }
  const evening = new Evening([pack], setup)
  const { game, state } = evening
  const ana = seat(0)
  const offered = (world: State, verb: string) =>
    listChoices(game, world, ana)
      .map((choice) => game.write(choice))
      .filter(({ type }) => type === verb)
  const waitFor = (verb: string): void => {
    while (offered(state, verb).length === 0) {
      const wait = game.waits(state)[0]!
      evening.play({ seat: wait.seat, raw: game.write(wait.fallback) })
    }
  }
  waitFor('play')
  evening.play({ seat: ana, raw: offered(state, 'play')[0]! })
  waitFor('option')
  const world = evening.ledger(seat(2)).determinise(new Random(1, 0))
  const attempted = attempt(game, world, ana, offered(world, 'option')[1], { chance: seededChance, story: null })
  expect([attempted.kind, levelOf(world, 0)]).toEqual(['accepted', 1 + 2])
})
