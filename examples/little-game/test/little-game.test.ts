import { registry } from '@brouhaha/games'
import { Random } from '@brouhaha/kit'
import {
  attempt,
  fork,
  HOUSE,
  hashState,
  includes,
  isRefusal,
  isSchemaError,
  type Ledger,
  listen,
  listSeats,
  Match,
  SEED_WORDS,
  type Seat,
  type State,
  Story,
  seat as seatOf,
  seededChance,
  verify,
  WATCHER,
} from '@brouhaha/table'
import { comparePair, comparePlay, listChoices, scripted } from '@brouhaha/testkit'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import entry from '../kit.ts'
import { game } from '../rules.ts'
import * as at from '../state.ts'

const seedOf = (number: number) => new Int32Array(SEED_WORDS).fill(number)

function begin(seats: number, number: number, chance = seededChance): { state: State; story: Story<Event> } {
  const story = new Story<Event>()
  const state = game.create({ seats, options: {}, seed: seedOf(number) }, { chance, story })
  if (isRefusal(state) || isSchemaError(state)) throw new Error('refused')
  return { state, story }
}

const asked = (state: State, random: Random): Seat => {
  const free = listSeats(game.free(state)).filter((seat) => listChoices(game, state, seat).length > 0)
  return free.length > 0 && random.below(3) > 0 ? free[random.below(free.length)]! : listSeats(game.owing(state))[0]!
}

interface Moment {
  readonly state: State
  readonly ledgers: readonly Ledger<Event>[]
  readonly move: { readonly seat: Seat; readonly raw: object } | null
}

/** A random game; `see` looks at each state and at what is about to be done. */
function playRandomly(seats: number, number: number, see: (moment: Moment) => void): State {
  const random = new Random(number)
  const { state, story } = begin(seats, number)
  const ledgers = Array.from({ length: seats }, (_, seat) => game.ledger(seatOf(seat)))
  const hear = (events: readonly Event[]): void =>
    ledgers.forEach((ledger, seat) => {
      for (const event of listen(events, seatOf(seat))) ledger.hear(event)
    })
  hear(story.events)
  while (!game.over(state)) {
    const seat = asked(state, random)
    const choices = listChoices(game, state, seat)
    const raw = game.write(choices[random.below(choices.length)]!)
    see({ state, ledgers, move: { seat, raw } })
    const told = new Story<Event>()
    expect(attempt(game, state, seat, raw, { chance: seededChance, story: told }).kind).toBe('accepted')
    hear(told.events)
  }
  see({ state, ledgers, move: null })
  return state
}

describe('the rules', () => {
  /** Ana and Bob; the tin's top is drawn first, three cards each, then one after each turn. */
  function table(...tin: readonly at.Card[]) {
    const chance = scripted(['tin'], { tin: [tin.map((card) => at.KINDS.indexOf(card))] })
    const { state } = begin(2, 1, chance)
    const told: object[] = []
    return {
      state,
      told,
      choose(seat: Seat | number, raw: object) {
        const story = new Story<Event>()
        const tried = attempt(game, state, seat as Seat, raw, { chance, story })
        told.splice(0, told.length, ...story.events.map(({ open }) => open))
        return tried.kind === 'refused' ? tried.refusal.rule : tried.kind
      },
    }
  }
  const HANDS = ['ginger', 'dry', 'dog', 'dog', 'chocolate', 'dry'] as const

  test('[LB-TURN-01, LB-PLATE-01] a biscuit waits on the plate and is eaten when the time is up', () => {
    const t = table(...HANDS, 'chocolate')
    expect(t.choose(0, { type: 'play', card: 'ginger' })).toBe('accepted')
    expect(game.view(t.state, seatOf(1)).plate).toEqual({ card: 'ginger', passed: false })
    expect(game.waits(t.state)).toEqual([
      { clock: 'plate', seat: HOUSE, fallback: listChoices(game, t.state, HOUSE)[0] },
    ])
    expect(t.choose(HOUSE, { type: 'clear', turn: 1 })).toBe('accepted')
    expect(t.told).toEqual([
      { type: 'eaten', seat: 0, card: 'ginger' },
      { type: 'drew', seat: 0, count: 1 },
      { type: 'turnBegan', seat: 1 },
    ])
    expect(game.view(t.state, seatOf(0))).toMatchObject({ turn: 1, seats: [{ points: 2, cards: 3 }, { points: 0 }] })
  })

  test('[LB-DOG-01] a dog takes it, and nobody is the fatter for it', () => {
    const t = table(...HANDS, 'dry')
    t.choose(0, { type: 'play', card: 'ginger' })
    expect(t.choose(1, { type: 'dog', turn: 1 })).toBe('accepted')
    expect(t.told.slice(0, 2)).toEqual([
      { type: 'played', seat: 1, card: 'dog' },
      { type: 'stolen', seat: 1, card: 'ginger' },
    ])
    expect(game.view(t.state, WATCHER).seats).toEqual([
      { points: 0, cards: 3 },
      { points: 0, cards: 2 },
    ])
  })

  test('[LB-TURN-02] a dog is walked, and the turn is over', () => {
    const t = table(...HANDS, 'dry')
    expect(t.choose(0, { type: 'play', card: 'dog' })).toBe('accepted')
    expect(game.view(t.state, seatOf(0))).toMatchObject({ turn: 1, plate: null })
  })

  test('[LB-TURN-03] whoever dawdles plays the driest card in hand', () => {
    const { state } = table(...HANDS)
    expect(game.waits(state).map(({ seat, fallback }) => [seat, game.write(fallback)])).toEqual([
      [0, { type: 'play', card: 'dry' }],
    ])
  })

  test.each([
    [9, false, []],
    [10, true, [0]],
  ])('[LB-END-01] at twelve points it is over, at eleven it is not: %i and ginger', (points, isOver, winners) => {
    const t = table(...HANDS, 'dry')
    t.state[at.POINTS] = points
    t.choose(0, { type: 'play', card: 'ginger' })
    expect(game.over(t.state)).toBe(false)
    t.choose(HOUSE, { type: 'clear', turn: 1 })
    expect([game.over(t.state), game.waits(t.state).length === 0]).toEqual([isOver, isOver])
    if (isOver) expect(listSeats(game.winners(t.state))).toEqual(winners)
  })

  test.each([
    ['another seat’s turn', 1, { type: 'play', card: 'dry' }, 'LB-TURN-01'],
    ['a card that one has not', 0, { type: 'play', card: 'chocolate' }, 'LB-TURN-01'],
    ['a dog, and nothing on the plate', 1, { type: 'dog', turn: 1 }, 'LB-DOG-01'],
    ['the house clears an empty plate', HOUSE, { type: 'clear', turn: 1 }, 'LB-DOG-01'],
    ['nonsense', 0, { type: 'sing' }, 'malformed'],
  ])('%s is refused and changes nothing', (_, seat, raw, why) => {
    const t = table(...HANDS)
    const before = fork(t.state)
    expect(t.choose(seat, raw)).toBe(why)
    expect(t.state).toEqual(before)
  })

  test('an answer to an old plate does not count, nor does a second pass', () => {
    const t = table(...HANDS)
    t.choose(0, { type: 'play', card: 'ginger' })
    expect(t.choose(1, { type: 'pass', turn: 9 })).toBe('LB-DOG-01')
    expect(t.choose(1, { type: 'pass', turn: 1 })).toBe('accepted')
    expect(t.choose(1, { type: 'dog', turn: 1 })).toBe('LB-DOG-01')
  })
})

describe('the promises to the table', () => {
  test('random games end, with no card lost or made, and every listed choice is accepted', () => {
    for (let number = 0; number < 60; number++)
      playRandomly(2 + (number % 5), number, ({ state }) => {
        expect(game.faults(state)).toEqual([])
        for (const seat of [...listSeats(at.everybody(state)), HOUSE])
          for (const choice of listChoices(game, state, seat)) {
            expect(game.read(game.write(choice))).toEqual({ kind: 'choice', choice })
            expect(
              attempt(game, fork(state), seat, game.write(choice), { chance: seededChance, story: null }).kind,
            ).toBe('accepted')
          }
        expect(includes(game.owing(state), HOUSE)).toBe(game.waits(state).some(({ seat }) => seat === HOUSE))
      })
  })

  test('a lost card is a fault', () => {
    const { state } = begin(3, 1)
    state[at.GONE]!++
    expect(game.faults(state)).toEqual(['there are 13 dry, not 12'])
  })

  test('no seat can tell the table from any other that fits what it heard, whatever is done next', () => {
    let pairs = 0
    for (let number = 0; number < 40; number++) {
      const random = new Random(number)
      playRandomly(2 + (number % 5), 900 + number, ({ state, ledgers, move }) => {
        ledgers.forEach((ledger, index) => {
          const viewer = seatOf(index)
          const world = ledger.determinise(random)
          pairs++
          expect(game.faults(world)).toEqual([])
          expect(comparePair(game, state, world, viewer, [{ type: 'dog', turn: state[at.TURNS] }])).toBe(null)
          const isPossible =
            move !== null &&
            attempt(game, fork(world), move.seat, move.raw, { chance: seededChance, story: null }).kind === 'accepted'
          // What the viewer draws then may differ; what others do must not.
          if (isPossible && state[at.TURN] !== viewer) expect(comparePlay(game, state, world, viewer, move)).toBe(null)
        })
      })
    }
    expect(pairs).toBeGreaterThan(1000)
  })

  test.each<[string, typeof game]>([
    [
      'a view that shows the top of the tin',
      { ...game, view: (state, viewer) => ({ ...game.view(state, viewer), tin: state[at.TIN_AT]! }) },
    ],
    [
      'a gate that opens for those who hold a dog',
      {
        ...game,
        free: (state) =>
          listSeats(game.free(state))
            .filter((seat) => state[at.hand(seat, at.DOG)]! > 0)
            .reduce((seats, seat) => seats | (1 << seat), 0) as ReturnType<typeof game.free>,
      },
    ],
  ])('the proof notices %s', (_, broken) => {
    const found = new Set<string | null>()
    playRandomly(4, 5, ({ state, ledgers }) => {
      ledgers.forEach((ledger, index) => {
        found.add(comparePair(broken, state, ledger.determinise(new Random(index)), seatOf(index)))
      })
    })
    expect([...found].some((difference) => difference !== null)).toBe(true)
  })
})

describe('the kit', () => {
  test('is an entry that a registry takes beside others', () => {
    expect(registry([entry]).find('last-biscuit')).toBe(entry)
    expect(entry.readOptions({})).toEqual({ value: {} })
    expect(entry.readOptions({ sugar: true })).toMatchObject({ path: 'options' })
  })

  test('its bots finish a game, whose log verifies', async () => {
    const kit = await entry.load()
    const match = Match.open(game, { seats: 4, options: {}, seed: seedOf(3) })
    if (!('submit' in match)) throw new Error('refused')
    const bot = kit.bot(entry.standIn, { packs: [] })
    while (!game.over(match.state)) {
      const seat = asked(match.state, new Random(match.rows.length))
      const choices = Int32Array.from(listChoices(game, match.state, seat))
      const sight = { seat, rules: game, view: game.view(match.state, seat), ledger: game.ledger(seat), choices }
      const choice = game.write(seat === HOUSE ? choices[0]! : bot.choose(sight, new Random(match.rows.length)))
      const seq = match.rows.length
      expect(match.submit({ id: `${seq}`, seat, seq, choice }).kind).toBe('accepted')
    }
    const replayed = verify(game, match.log)
    expect(replayed.kind === 'true' && hashState(replayed.state)).toBe(hashState(match.state))
  })

  test.each(['en', 'fr'] as const)('tells and outlines everything in words: %s', async (language) => {
    const { narrator, plain } = (await entry.load()).unpack()
    const audience = { language, names: ['Ana', 'Bob', 'Cléo', 'Dan'], you: 0, handShown: false }
    const said = new Set<string>()
    for (let number = 0; number < 12; number++)
      playRandomly(4, 300 + number, ({ state, move }) => {
        for (const { title, lines } of plain!.outline(game.view(state, seatOf(0)), audience))
          said.add(`${title} ${lines.join(' ')}`)
        if (move !== null) said.add(plain!.choice(move.raw as Parameters<typeof game.write>[0] & never, audience))
        const story = new Story<Event>()
        if (move !== null) attempt(game, fork(state), move.seat, move.raw, { chance: seededChance, story })
        for (const line of narrator(audience).tell(listen(story.events, seatOf(0)))) said.add(line)
      })
    expect(said.size).toBeGreaterThan(40)
    for (const line of said) expect(line).toMatch(/^\S.*\S$/)
    if (language === 'fr') for (const line of said) expect(line).not.toMatch(/ [:;!?]/)
    expect([...said].join(' ')).not.toMatch(/undefined|\[object/)
  })
})
