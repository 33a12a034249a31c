import { cardsOf } from '@brouhaha/munchkin'
import type { HeardRow, ServerMessage, TableInfo } from '@brouhaha/protocol'
import { describe, expect, test } from 'vitest'
import { reporterFor, tellConcert } from '../../src/games/mosh/story.ts'
import { tellRows as tellFamily } from '../../src/games/munchkin/side/story.ts'
import { fold, nothingHeard } from '../../src/line/fold.ts'
import { withRow } from '../../src/line/taken-back.ts'

const row = (seq: number, ...events: readonly object[]): HeardRow => ({ seq, seat: 0, at: 0, events })
const undo = (seq: number): HeardRow => row(seq, { type: 'undone', seat: 0 })
const eventsAfter = (...rows: readonly HeardRow[]): (readonly object[])[] =>
  rows.reduce<readonly HeardRow[]>(withRow, []).map(({ events }) => events)

const A = { type: 'turned', seat: 0, copy: 1, used: true }
const B = { type: 'turned', seat: 0, copy: 2, used: true }
const UNDONE = { type: 'undone', seat: 0 }

describe('a history with moves that were taken back', () => {
  test('[TABLE-UNDO] keeps its rows, and the one that was taken back is silent', () => {
    expect(eventsAfter(row(0, A), row(1, B), undo(2))).toEqual([[A], [], [UNDONE]])
  })

  test('[TABLE-UNDO] goes back row by row, past what was taken back before and rows that told nothing', () => {
    expect(eventsAfter(row(0, A), row(1), row(2, B), undo(3), undo(4))).toEqual([[], [], [], [UNDONE], [UNDONE]])
  })

  test('[TABLE-UNDO] says so although what was taken back was never heard', () => {
    expect(eventsAfter(undo(7))).toEqual([[UNDONE]])
  })
})

describe('a move that was taken back', () => {
  const names = ['Ana', 'Ben']
  const history = [row(0, { type: 'boardChosen', seat: 0, board: 1 }), undo(1)].reduce<readonly HeardRow[]>(withRow, [])

  test.each([
    ['en', 1, 'Ana takes a move back.'],
    ['en', 0, 'You take your move back.'],
    ['fr', 1, 'Ana reprend son coup.'],
  ] as const)('[TABLE-UNDO] is one sentence of a concert (%s, to seat %i)', (language, you, text) => {
    expect(tellConcert(history, { names, language, you }).map((one) => one.text)).toEqual([text])
    expect(reporterFor({ names, language, you })(history)).toEqual({ sentences: [text], sounds: [] })
  })

  test('[TABLE-UNDO] is one sentence of a dungeon, told anew without what was taken back', () => {
    const reader = { names, you: 1, card: cardsOf([], []) }
    const tell = (history: readonly HeardRow[]): string[] => tellFamily(history, reader, 'en').map(({ text }) => text)
    const [back] = tell([undo(0)])
    const played = [0, 1, 2].map((seq) => row(seq, { type: 'ran', seat: 0 }))
    const [ran] = tell(played)
    const once = withRow(played, undo(3))
    expect(tell(once)).toEqual([ran, ran, back])
    expect(tell(withRow(once, undo(4)))).toEqual([ran, back, back])
    expect(back).toBe('Ana takes a move back.')
  })
})

test('[TABLE-UNDO] the table says whether something may be taken back, and counts what was missed as before', () => {
  const sight = { seq: 2, view: {}, choices: [], hash: null }
  const table = { seats: [] } as unknown as TableInfo
  const welcome = { type: 'welcome', protocol: 1, now: 0, you: 0, table, talk: [] } as const
  const messages: readonly ServerMessage[] = [
    { ...welcome, sight: { ...sight, undo: true }, missed: [row(0, A), row(1, B)] },
    { ...welcome, sight: { ...sight, seq: 3 }, missed: [undo(2)] },
  ]
  const [before, after] = messages.map((_, index) =>
    messages.slice(0, index + 1).reduce((model, message) => fold(model, message, 0), nothingHeard()),
  )
  expect([before!.undo, after!.undo]).toEqual([true, false])
  expect(after!.history.map(({ events }) => events)).toEqual([[A], [], [UNDONE]])
  expect([before!.missed, after!.missed]).toEqual([0, 1])
})
