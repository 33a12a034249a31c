import {
  type Command,
  HOUSE,
  hashState,
  isRefusal,
  isSchemaError,
  type LogRow,
  ledgerOf,
  Match,
  mayUndo,
  readLog,
  type Seat,
  seat,
  stillStanding,
  tellUndone,
  UNDO,
  type Verdict,
  verify,
  writeLog,
} from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { type Heap, type PebbleKinds, pebbles } from './fixture/pebbles.ts'
import { seedOf } from './play.ts'

const [ANA, BEN, CLO] = [seat(0), seat(1), seat(2)] as [Seat, Seat, Seat]

function openMatch(): Match<PebbleKinds> {
  const match = Match.open(pebbles, { seats: 3, options: {}, seed: seedOf(1) })
  if (isRefusal(match) || isSchemaError(match)) throw new Error('the set-up is a good one')
  return match
}

function send(match: Match<PebbleKinds>, who: Seat, type: string, more: Partial<Command> = {}): Verdict {
  const seq = match.rows.length
  return match.submit({ id: `c${seq}`, seat: who, seq, choice: { type }, ...more })
}

/** Plays these choices, each as a seat and what it does. */
function played(...moves: readonly (readonly [Seat, string])[]): Match<PebbleKinds> {
  const match = openMatch()
  for (const [who, type] of moves) expect(send(match, who, type).kind).toBe('accepted')
  return match
}

const reason = (verdict: Verdict): string => (verdict.kind === 'refused' ? verdict.refusal.says.en : verdict.kind)

describe('an undo', () => {
  test('[TABLE-UNDO] leads back to the state before the seat’s last row, as a row that everybody hears', () => {
    const match = played([ANA, 'lay'])
    const before = hashState(match.state)
    send(match, ANA, 'lay')
    const verdict = send(match, ANA, 'undo')
    expect(verdict).toEqual({
      kind: 'accepted',
      row: {
        seq: 2,
        id: 'c2',
        seat: ANA,
        choice: UNDO,
        events: [{ open: { type: 'undone', seat: ANA } }],
        irreversible: false,
        hash: before,
      },
    })
    expect(hashState(match.state)).toBe(before)
  })

  test('[TABLE-UNDO] goes further back when asked again, as long as the rows are the seat’s own', () => {
    const match = played([BEN, 'lay'], [ANA, 'lay'], [ANA, 'lay'], [ANA, 'undo'], [ANA, 'undo'])
    expect(hashState(match.state)).toBe(match.rows[0]!.hash)
    expect(reason(send(match, ANA, 'undo'))).toMatch(/^Somebody else/)
    expect(send(match, BEN, 'undo').kind).toBe('accepted')
    expect(hashState(match.state)).toBe(match.header.hash)
  })

  test('[TABLE-UNDO] is not undone: what was taken back is played again or not at all', () => {
    const match = played([ANA, 'lay'], [ANA, 'undo'])
    expect(match.mayUndo(ANA)).toBe(false)
    expect(send(match, ANA, 'undo').kind).toBe('refused')
    expect(send(match, ANA, 'lay').kind).toBe('accepted')
    expect(match.mayUndo(ANA)).toBe(true)
  })

  test('[TABLE-UNDO] stops at the row of somebody else', () => {
    const match = played([ANA, 'lay'], [BEN, 'lay'])
    expect(match.mayUndo(ANA)).toBe(false)
    expect(reason(send(match, ANA, 'undo'))).toMatch(/^Somebody else/)
    expect(match.rows).toHaveLength(2)
  })

  test('[TABLE-UNDO] stops at what is irreversible', () => {
    const match = played([ANA, 'lay'], [ANA, 'roll'])
    expect(reason(send(match, ANA, 'undo'))).toMatch(/^Something was rolled/)
    send(match, ANA, 'lay')
    expect(send(match, ANA, 'undo').kind).toBe('accepted')
    expect(reason(send(match, ANA, 'undo'))).toMatch(/^Something was rolled/)
  })

  test('[TABLE-UNDO] needs something to take back', () => {
    expect(reason(send(openMatch(), ANA, 'undo'))).toMatch(/^Nothing of yours/)
  })

  test('[TABLE-UNDO] is refused alike while a gate is open, whoever opened it and whoever has passed', () => {
    const refused = /^The whole table is being asked/
    const asked = played([ANA, 'ask'])
    const passed = played([ANA, 'ask'], [BEN, 'pass'])
    for (const match of [asked, passed])
      for (const who of [ANA, BEN, CLO]) {
        expect(match.mayUndo(who)).toBe(false)
        expect(reason(send(match, who, 'undo', { seq: 1 }))).toMatch(
          who === BEN && match === passed ? /happened/ : refused,
        )
      }
    expect(reason(send(passed, BEN, 'undo'))).toMatch(refused)
  })

  test.each([
    ['the house closed it', [[HOUSE, 'close']]],
    [
      'everybody passed',
      [
        [ANA, 'pass'],
        [CLO, 'pass'],
        [BEN, 'pass'],
      ],
    ],
  ] as const)('[TABLE-UNDO] takes no gate back once %s', (_, answers) => {
    const match = played([BEN, 'lay'], [BEN, 'ask'], ...answers)
    for (const who of [ANA, BEN, CLO]) expect(reason(send(match, who, 'undo'))).toMatch(/^Something was rolled/)
  })

  test('[TABLE-UNDO] takes nothing back that not everybody heard', () => {
    const match = played([ANA, 'lay'], [ANA, 'whisper'])
    expect(reason(send(match, ANA, 'undo'))).toMatch(/^Something was rolled/)
  })

  test('[TABLE-UNDO] is not for the house', () => {
    const match = played([ANA, 'ask'], [HOUSE, 'close'])
    expect(send(match, HOUSE, 'undo').kind).toBe('refused')
  })

  test('[TABLE-UNDO] does not bring a finished game back', () => {
    const match = played([ANA, 'lay'], [ANA, 'end'])
    expect(match.mayUndo(ANA)).toBe(false)
    expect(reason(send(match, ANA, 'undo'))).toMatch(/^The game is over/)
  })

  test('[TABLE-UNDO] reaches sixteen rows back', () => {
    const match = played(...Array.from({ length: 20 }, () => [ANA, 'lay'] as const))
    for (let step = 0; step < 16; step++) expect(send(match, ANA, 'undo').kind).toBe('accepted')
    expect(hashState(match.state)).toBe(match.rows[3]!.hash)
    expect(send(match, ANA, 'undo').kind).toBe('refused')
  })

  test('[TABLE-UNDO] is stale once somebody has moved, and carried out once under one id', () => {
    const match = played([ANA, 'lay'], [ANA, 'lay'])
    expect(send(match, ANA, 'undo', { seq: 1 })).toMatchObject({ refusal: { rule: 'TABLE-SEQ' } })
    const first = send(match, ANA, 'undo', { id: 'once' })
    expect(send(match, ANA, 'undo', { id: 'once' })).toEqual(first)
    expect(match.rows).toHaveLength(3)
  })

  test('[TABLE-UNDO] is logged as it was understood', () => {
    const match = played([ANA, 'lay'])
    send(match, ANA, '', { choice: { type: 'undo', row: 0, note: 'oops' } })
    expect(match.rows[1]!.choice).toEqual({ type: 'undo' })
  })

  test('is told in both languages, to oneself and to others', () => {
    const told = (language: 'en' | 'fr') =>
      [ANA, BEN, HOUSE].map((who) => tellUndone(who, ANA, ['Ana', 'Ben'], language))
    expect(told('en')).toEqual([
      'You take your move back.',
      'Ben takes a move back.',
      'The table takes the ruling back.',
    ])
    expect(told('fr')).toEqual(['Tu reprends ton coup.', 'Ben reprend son coup.', 'La table annule la décision.'])
  })

  test('is never offered by rules that were released before there was one', () => {
    expect(mayUndo({}, ANA)).toBe(false)
    expect(mayUndo(played([ANA, 'lay']), ANA)).toBe(true)
  })
})

describe('a log with undos', () => {
  const match = played(
    [ANA, 'lay'],
    [BEN, 'lay'],
    [BEN, 'undo'],
    [ANA, 'undo'],
    [ANA, 'lay'],
    [CLO, 'roll'],
    [CLO, 'lay'],
  )
  const withRow = (seq: number, change: Partial<LogRow>) => ({
    header: match.header,
    rows: match.rows.map((row) => (row.seq === seq ? { ...row, ...change } : row)),
  })

  test('is true, written to a file and read again', () => {
    const replay = verify(pebbles, readLog(writeLog(match.log))!)
    expect(replay.kind === 'true' && hashState(replay.state)).toBe(hashState(match.state))
  })

  test.each<[string, number, Partial<LogRow>]>([
    ['by another seat', 2, { seat: ANA }],
    ['of an irreversible row', 6, { choice: UNDO, seat: CLO }],
    ['that leads elsewhere', 3, { hash: match.rows[0]!.hash }],
    ['that nobody heard of', 3, { events: [] }],
    ['that is marked irreversible', 3, { irreversible: true }],
    ['with more to it', 3, { choice: { ...UNDO, row: 1 } as LogRow['choice'] }],
  ])('is false where it holds an undo %s', (_, seq, change) => {
    expect(verify(pebbles, withRow(seq, change))).toMatchObject({ kind: 'false', seq })
  })

  test('still stands without what was taken back', () => {
    expect(stillStanding(match.rows).map(({ seq }) => seq)).toEqual([4, 5, 6])
    expect(stillStanding(played([ANA, 'lay'], [ANA, 'undo']).rows)).toEqual([])
  })

  test('tells a ledger what still stands', () => {
    expect((ledgerOf(match, BEN) as Heap).heard).toEqual(['begun', 'lay', 'roll', 'lay'])
  })
})
