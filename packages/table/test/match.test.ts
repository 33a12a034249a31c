import { Random } from '@brouhaha/kit'
import { type Command, HOUSE, hashState, isRefusal, isSchemaError, Match, seat, WATCHER } from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { describe, expect, test } from 'vitest'
import { gates } from './fixture/layout.ts'
import { type Pickpockets, pickpockets } from './fixture/pickpockets.ts'
import { randomMove, seedOf } from './play.ts'

function openMatch(seed = 1, seats = 4): Match<Pickpockets> {
  const match = Match.open(pickpockets, { seats, options: { dodges: true, allMustPass: true }, seed: seedOf(seed) })
  if (isRefusal(match) || isSchemaError(match)) throw new Error('the set-up is a good one')
  return match
}

function command(match: Match<Pickpockets>, more: Partial<Command> = {}): Command {
  const turn = pickpockets.view(match.state, WATCHER).turn
  return { id: `c${match.rows.length}`, seat: turn, seq: match.rows.length, choice: { type: 'draw' }, ...more }
}

/** Plays at random until a gate is open that nobody has passed. */
function atGate(seed = 1): Match<Pickpockets> {
  const match = openMatch(seed)
  const random = new Random(seed)
  while (gates.frame(match.state) < 0) {
    const move = randomMove(match.state, random)
    match.submit(command(match, { seat: move.seat, choice: move.raw }))
  }
  return match
}

describe('a match', () => {
  test('opens with a header that says how it began', () => {
    const { header, state } = openMatch()
    expect(header).toMatchObject({ format: 1, game: 'pickpockets', edition: '1', seats: 4, hash: hashState(state) })
    expect(header.events[0]).toMatchObject({ open: { type: 'begun', seats: 4 } })
  })

  test('refuses a set-up that the rules refuse', () => {
    const options = { dodges: true, allMustPass: true }
    expect(Match.open(pickpockets, { seats: 2, options, seed: seedOf(1) })).toMatchObject({ path: 'seats' })
  })

  test('logs an accepted choice with its events, its mark and the hash it led to', () => {
    const match = openMatch()
    const verdict = match.submit(command(match))
    expect(verdict).toMatchObject({
      kind: 'accepted',
      row: { seq: 0, id: 'c0', choice: { type: 'draw' }, irreversible: true },
    })
    expect(match.rows).toHaveLength(1)
    expect(match.rows[0]!.hash).toBe(hashState(match.state))
  })

  test('logs a choice as it was understood, without whatever else came with it', () => {
    const match = openMatch()
    match.submit(command(match, { choice: { type: 'draw', note: 'hello', card: 99 } }))
    expect(match.rows[0]!.choice).toEqual({ type: 'draw' })
  })

  test('refuses a choice made before something that its sender would have heard of', () => {
    const match = openMatch()
    match.submit(command(match))
    for (const seq of [0, 2, -1, 0.5, Number.NaN]) {
      expect(match.submit(command(match, { seq }))).toMatchObject({ kind: 'refused', refusal: { rule: 'TABLE-SEQ' } })
    }
    expect(match.rows).toHaveLength(1)
  })

  test('carries the same command out once and answers it alike', () => {
    const match = openMatch()
    const same = command(match)
    const first = match.submit(same)
    const hash = hashState(match.state)
    expect(match.submit(same)).toEqual(first)
    expect(match.submit({ ...same, seq: 1, choice: { type: 'nonsense' } })).toEqual(first)
    expect(match.rows).toHaveLength(1)
    expect(hashState(match.state)).toBe(hash)
  })

  test('a refused command may be sent again under its id', () => {
    const match = openMatch()
    const good = command(match)
    expect(match.submit({ ...good, choice: { type: 'swap' } }).kind).toBe('refused')
    expect(match.submit(good).kind).toBe('accepted')
  })

  test('does not answer one seat with another seat’s row', () => {
    const match = openMatch()
    const first = command(match)
    match.submit(first)
    const stolen = match.submit({ ...first, seat: (first.seat + 1) % 4 })
    expect(stolen).toEqual({ kind: 'malformed', error: { path: 'id', expected: expect.any(String) } })
  })

  test('knows the seats of its table and the house, nobody else', () => {
    const match = openMatch()
    for (const stranger of [4, -1, 1.5, Number.NaN, WATCHER, 31, '0' as unknown as number]) {
      const verdict = match.submit(command(match, { seat: stranger }))
      expect(verdict).toMatchObject({ kind: 'malformed', error: { path: 'seat' } })
    }
    expect(match.submit(command(match, { seat: HOUSE }))).toMatchObject({
      kind: 'refused',
      refusal: { rule: 'PP-HOUSE' },
    })
  })

  test('a command has an id', () => {
    const match = openMatch()
    for (const id of ['', 'x'.repeat(101), 7, null, undefined, {}]) {
      const verdict = match.submit(command(match, { id: id as string }))
      expect(verdict).toMatchObject({ kind: 'malformed', error: { path: 'id' } })
    }
  })

  test('a pass makes nobody else’s choice stale, so that it does not show', () => {
    const match = atGate()
    const seq = match.rows.length
    const number = gates.number(match.state)
    const pass = { type: 'pass', number }

    expect(match.submit({ id: 'p0', seat: 0, seq, choice: pass }).kind).toBe('accepted')
    expect(match.submit({ id: 'p1', seat: 1, seq, choice: pass }).kind).toBe('accepted')
    expect(match.submit({ id: 'p0again', seat: 0, seq, choice: pass })).toMatchObject({
      refusal: { rule: 'TABLE-SEQ' },
    })
    expect(match.submit({ id: 'h', seat: HOUSE, seq, choice: { type: 'closeGate', number } }).kind).toBe('accepted')
    expect(match.submit({ id: 'p2', seat: 2, seq, choice: pass })).toMatchObject({ refusal: { rule: 'TABLE-SEQ' } })
  })

  test('two clocks that ring for one gate close it once', () => {
    const match = atGate()
    const seq = match.rows.length
    const choice = { type: 'closeGate', number: gates.number(match.state) }
    expect(match.submit({ id: 'node-a', seat: HOUSE, seq, choice }).kind).toBe('accepted')
    expect(match.submit({ id: 'node-b', seat: HOUSE, seq, choice }).kind).toBe('refused')
    expect(match.rows).toHaveLength(seq + 1)
  })
})

const hostile: Record<string, unknown> = {
  get type(): string {
    throw new Error('gotcha')
  },
}

const GARBAGE: readonly unknown[] = [
  undefined,
  null,
  0,
  -1,
  Number.NaN,
  '',
  'draw',
  [],
  [{ type: 'draw' }],
  {},
  { type: 7 },
  { type: 'constructor' },
  { type: '__proto__' },
  { type: 'toString' },
  JSON.parse('{"__proto__":{"type":"draw"}}'),
  { type: 'show' },
  { type: 'show', card: -1 },
  { type: 'show', card: 26 },
  { type: 'show', card: 1e308 },
  { type: 'show', card: '14' },
  { type: 'pass', number: 2 ** 31 },
  { type: 'pass', number: -0.5 },
  { type: 'trade' },
  { type: 'trade', to: 1, give: 'abc', want: 1 },
  { type: 'trade', to: 1, give: [0, 0], want: 1 },
  { type: 'trade', to: 1, give: new Array(1e6), want: 1 },
  { type: 'trade', to: 9, give: [1], want: 1 },
  { type: 'agree', trade: 1, give: [Number.NaN] },
  () => ({ type: 'draw' }),
  Symbol('draw'),
  10n,
  new Date(0),
  new Map([['type', 'draw']]),
  hostile,
  new Proxy(
    {},
    {
      get() {
        throw new Error('gotcha')
      },
    },
  ),
]

test('garbage never throws, is told what was expected or by which rule not, and leaves the game as it was', () => {
  for (const match of [openMatch(), atGate(), atGate(2)]) {
    const hash = hashState(match.state)
    const rows = match.rows.length
    for (const [index, choice] of GARBAGE.entries()) {
      for (const who of [0, 1, 2, 3, HOUSE]) {
        const verdict = match.submit({ id: `g${index}-${who}`, seat: who, seq: rows, choice })
        expect(
          verdict.kind === 'malformed' ? verdict.error.expected : verdict.kind === 'refused' && verdict.refusal.rule,
        ).toMatch(/./)
      }
    }
    expect(hashState(match.state)).toBe(hash)
    expect(match.rows).toHaveLength(rows)
  }
})

test('every listed choice can be read back as it is written', () => {
  const match = atGate()
  for (const who of [0, 1, 2, 3, HOUSE]) {
    for (const choice of listChoices(pickpockets, match.state, seat(who))) {
      const text = JSON.stringify(pickpockets.write(choice))
      expect(pickpockets.read(JSON.parse(text))).toEqual({ kind: 'choice', choice })
    }
  }
})

test('writing a number that is no choice gives words that reading refuses', () => {
  for (const number of [-1, 0.5, Number.NaN, 2 ** 31, 15, 26 << 4, 0x7fffffff]) {
    expect(pickpockets.read(pickpockets.write(number)).kind).toBe('error')
  }
})
