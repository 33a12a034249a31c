import type { HeardRow, Saying, ServerMessage, TableInfo } from '@brouhaha/protocol'
import { refusal } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { pageOf } from '../../src/games/pages.ts'
import { type Folded, fold, nothingHeard } from '../../src/line/fold.ts'

type Message = Parameters<typeof fold>[1]

const NOW = 1_000

const table: TableInfo = {
  id: 'k7',
  game: 'zombie-mosh',
  ruleset: 'abc',
  options: {},
  pace: 'endless',
  status: 'playing',
  seats: [],
  host: 0,
  locked: false,
  watchers: 0,
  promise: '',
  lucky: [],
  deadline: null,
}

const row = (seq: number, seat = 1): HeardRow => ({ seq, seat, at: 0, events: [] })
const rows = (from: number, to: number): HeardRow[] =>
  Array.from({ length: to - from + 1 }, (_, index) => row(from + index))
const sight = (seq: number) => ({ seq, view: { stage: 'dance', at: seq }, choices: [{ type: 'enough' }], hash: null })
const moved = (seq: number): ServerMessage => ({ type: 'moved', heard: row(seq - 1), sight: sight(seq), deadline: seq })
const saying = (number: number, text?: string): Saying => ({
  number,
  seat: 0,
  name: 'Ana',
  at: 0,
  ...(text === undefined ? {} : { text }),
})
const welcome = (
  missed: readonly HeardRow[],
  seq: number,
  talk: readonly Saying[] = [],
): ServerMessage & { type: 'welcome' } => ({
  type: 'welcome',
  protocol: 1,
  now: NOW + 250,
  you: 0,
  table,
  sight: sight(seq),
  missed,
  talk,
})

const after = (messages: readonly Message[], begin: Folded = nothingHeard()): Folded =>
  messages.reduce((model, message) => fold(model, message, NOW), begin)

describe('a line folded into a table', () => {
  test('all hands are shown for as long as they come along', () => {
    const hands = { seq: 2, views: [{ hand: [4, 5] }, { hand: [] }] }
    const shown: ServerMessage = { type: 'moved', heard: row(2), sight: { ...sight(3), hands }, deadline: null }
    expect(after([welcome(rows(0, 1), 2), shown]).allViews).toEqual([{ hand: [4, 5] }, { hand: [] }])
    expect(after([welcome(rows(0, 1), 2), shown, moved(4)]).allViews).toBeNull()
  })

  test('a table of Munchkin is folded alike, and the views of all seats are kept whole', () => {
    const told = welcome([], 0)
    const view = { you: 0, active: 1, hand: [{ copy: 4, id: 'duck' }] }
    const hands = { seq: 0, views: [view] }
    const model = after([
      {
        ...told,
        table: { ...told.table, game: 'munchkin', options: { boxes: ['base'] } },
        sight: { ...told.sight, view, choices: [{ type: 'pass', number: 3 }], hands },
      },
    ])
    expect(pageOf(model.table!.game).entry.word).toBe('munchkin')
    expect(model).toMatchObject({ view, choices: [{ type: 'pass', number: 3 }], allViews: [view] })
  })

  test('a welcome shows the table, the sight and how far the clocks are apart', () => {
    const model = after([welcome(rows(0, 2), 3)])

    expect(model).toMatchObject({ connection: 'live', you: 0, table, seq: 3, clockSkew: 250, pending: false })
    expect(model.view).toEqual({ stage: 'dance', at: 3 })
    expect(model.history.map(({ seq }) => seq)).toEqual([0, 1, 2])
  })

  test('a rematch forgets the match before, and nothing that was said', () => {
    const rematch = { ...table, match: 'm2', status: 'gathering' } as const
    const before = [welcome(rows(0, 9), 10, [saying(1, 'again?')])]
    const anew = { ...welcome([row(0)], 1), table: rematch } as ServerMessage
    for (const messages of [[anew], [{ type: 'table', table: rematch } as ServerMessage, anew]]) {
      const model = after([...before, ...messages])
      expect(model).toMatchObject({ connection: 'live', you: 0, table: rematch, seq: 1, missed: 0 })
      expect(model.history).toEqual([row(0)])
      expect(model.talk.map(({ text }) => text)).toEqual(['again?'])
    }
  })

  test('a first visit has missed nothing', () => {
    expect(after([welcome(rows(0, 9), 10)]).missed).toBe(0)
  })

  test('a page loaded again has missed what was told since it was last here', () => {
    expect(after([welcome(rows(0, 9), 10)], nothingHeard(7)).missed).toBe(3)
  })

  test('a line that was lost has missed what happened meanwhile, and hears it once', () => {
    const model = after([welcome(rows(0, 2), 3), { type: 'lost' }, welcome(rows(2, 5), 6)])

    expect(model.missed).toBe(3)
    expect(model.history.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('missed rows stay the last ones until the next choice', () => {
    const back = after([welcome(rows(0, 2), 3), { type: 'lost' }, welcome(rows(3, 4), 5), moved(6)])
    expect(back.missed).toBe(3)

    expect(after([{ type: 'chose', id: 'a' }], back).missed).toBe(0)
  })

  test('a move brings its row, the new sight and the deadline', () => {
    const model = after([welcome(rows(0, 2), 3), moved(4)])

    expect(model.seq).toBe(4)
    expect(model.table?.deadline).toBe(4)
    expect(model.history.at(-1)).toEqual(row(3))
  })

  test('a choice is on its way until its row is here, whichever of answer and row comes first', () => {
    const chosen = after([welcome([], 3), { type: 'chose', id: 'a' }])
    const answer: ServerMessage = { type: 'answer', id: 'a', ok: true, seq: 3 }

    expect(chosen.pending).toBe(true)
    expect(after([answer], chosen).pending).toBe(true)
    expect(after([answer, moved(4)], chosen).pending).toBe(false)
    expect(after([moved(4)], chosen).pending).toBe(true)
    expect(after([moved(4), answer], chosen).pending).toBe(false)
  })

  test('a choice that was accepted while the line was lost has arrived with the welcome', () => {
    const answer: ServerMessage = { type: 'answer', id: 'a', ok: true }
    const model = after([welcome([], 3), { type: 'chose', id: 'a' }, { type: 'lost' }, welcome([row(3)], 4), answer])

    expect(model.pending).toBe(false)
  })

  test('a refusal ends the waiting and stays until the next choice', () => {
    const no = refusal('ZM-DANCE-07', 'No.', 'Non.')
    const model = after([
      welcome([], 3),
      { type: 'chose', id: 'a' },
      { type: 'answer', id: 'a', ok: false, refusal: no },
    ])

    expect(model).toMatchObject({ pending: false, trouble: no })
    expect(after([moved(4)], model).trouble).toEqual(no)
    expect(after([{ type: 'chose', id: 'b' }], model).trouble).toBeNull()
  })

  test('the answer to something else leaves a choice on its way', () => {
    const error = { path: 'text', expected: 'words' }
    const model = after([welcome([], 3), { type: 'chose', id: 'a' }, { type: 'answer', id: 'x', ok: false, error }])

    expect(model).toMatchObject({ pending: true, trouble: error })
  })

  test('a saying told again replaces the first, so that a deleted one is gone', () => {
    const model = after([
      welcome([], 0, [saying(1, 'hello')]),
      { type: 'said', saying: saying(2, 'ouch') },
      { type: 'said', saying: saying(1) },
    ])

    expect(model.talk).toEqual([saying(1), saying(2, 'ouch')])
  })

  test('a goodbye is for good: a line that breaks afterwards changes nothing', () => {
    expect(after([welcome([], 0), { type: 'bye', why: 'kicked' }, { type: 'lost' }])).toMatchObject({
      connection: 'closed',
      bye: 'kicked',
    })
  })
})
