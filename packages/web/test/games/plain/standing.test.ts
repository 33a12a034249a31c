import { describe, expect, test } from 'vitest'
import { callingOf, standingOf } from '../../../src/games/plain/standing.ts'
import { nothingHeard } from '../../../src/line/fold.ts'
import type { TableModel } from '../../../src/line/model.ts'

const table = (status: string) => ({ status }) as unknown as NonNullable<TableModel['table']>

const model = (more: Partial<TableModel> = {}): TableModel => ({
  ...nothingHeard(),
  connection: 'live',
  you: 0,
  table: table('playing'),
  ...more,
})

const PLAY = { type: 'play', card: 'dry' }
const PASS = { type: 'pass', turn: 3 }

describe('what a table wants of whoever looks', () => {
  test('an answer, where nobody could pass', () => {
    expect(callingOf(model({ choices: [PLAY] }))).toBe('asked')
    expect(callingOf(model({ choices: [{ type: 'dog' }, PASS] }))).toBe('free')
  })

  test('nothing without choices, without a seat, in a break and after the end', () => {
    const choices = [PLAY]
    expect(callingOf(model())).toBe('nothing')
    expect(callingOf(model({ choices, you: null }))).toBe('nothing')
    expect(callingOf(model({ choices, table: table('paused') }))).toBe('nothing')
    expect(callingOf(model({ choices, table: table('over') }))).toBe('nothing')
  })
})

test.each([
  [model({ choices: [PLAY] }), 'Your turn: what do you do?', 'À toi : que fais-tu ?'],
  [model({ choices: [PASS] }), 'You may answer.', 'Tu peux répondre.'],
  [model({ choices: [PLAY], pending: true }), 'Sending…', 'Envoi…'],
  [model(), 'Waiting for the others.', 'On attend les autres.'],
  [model({ you: null }), 'Others play, you watch.', 'Les autres jouent, tu regardes.'],
  [model({ table: table('paused') }), 'The table is paused.', 'La table est en pause.'],
  [model({ table: table('over') }), 'The game is over.', 'La partie est finie.'],
  [model({ connection: 'lost', choices: [PLAY] }), /^Connection lost/, /^Connexion perdue/],
  [model({ connection: 'closed', bye: 'kicked' }), /^The host removed you/, /^L'hôte t'a fait/],
  [model({ connection: 'closed', bye: 'nonsense' }), 'The connection is closed.', 'La connexion est fermée.'],
])('how things stand, in both languages: %#', (one, en, fr) => {
  expect(standingOf(one, 'en')).toMatch(en)
  expect(standingOf(one, 'fr').replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ')).toMatch(fr)
})
