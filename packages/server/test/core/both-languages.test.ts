// Whatever the server says no to, whoever reads it reads it in French and in English.

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Refusal } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import {
  FAULTS,
  inBothLanguages,
  noSuchGame,
  notYourId,
  tooLong,
  wrongMethod,
  wrongSeats,
} from '../../src/common/faults.ts'
import { REFUSED } from '../../src/common/refusals.ts'
import { call } from '../client.ts'
import { company, serve } from './fixture.ts'

/** What is wrong with a refusal: it lacks a language, or says the same in both. */
function whyNot({ says: { en, fr } }: Refusal): string {
  if (en.length < 5 || fr.length < 5) return `too short: ${en} / ${fr}`
  if (en === fr) return `one language only: ${en}`
  // What is quoted is English, and says so.
  const own = fr.replace(/«[^»]*» \(en anglais\)/, '')
  return /[^\u00a0][:;!?](?= |$)/.test(own) ? `no no-break space: ${fr}` : ''
}

describe('what the table itself says', () => {
  const faults = [
    ...Object.values(FAULTS),
    noSuchGame(['mosh']),
    notYourId('~'),
    tooLong(9),
    wrongMethod('GET'),
    wrongSeats(2, 6),
  ]
  const all = { ...REFUSED, ...Object.fromEntries(faults.map((one) => [`${one.path} ${one.expected}`, one.refusal])) }

  test.each(Object.entries(all))('%s', (_, one) => {
    expect(whyNot(one)).toBe('')
  })

  test('what a schema or a game says is told in French, or that it is English', () => {
    const known = inBothLanguages({ path: 'seats', expected: 'a whole number from 2 to 6' })
    expect(known.refusal.says.fr).toBe(
      "Le serveur n'a pas compris\u00a0: seats devrait être un nombre entier de 2 à 6.",
    )
    const unknown = inBothLanguages({ path: '', expected: 'something odd' })
    expect(unknown.refusal.says).toEqual({
      en: 'The server did not understand: what was sent should be something odd.',
      fr: "Le serveur n'a pas compris\u00a0: ce qui a été envoyé devrait être «\u00a0something odd\u00a0» (en anglais).",
    })
    expect(inBothLanguages(known)).toBe(known)
  })

  test('nothing is said elsewhere for programs alone', () => {
    const source = join(import.meta.dirname, '../../src')
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
    const alone = files.filter((name) => {
      const text = readFileSync(join(source, name), 'utf8')
      return /expected: ['`]/.test(text) && !text.includes("type: 'error'")
    })
    // What zod says reaches people through inBothLanguages; the other is its last resort.
    expect(alone).toEqual([])
  })
})

test('every answer over HTTP that is none', async () => {
  const { address } = await serve()
  const { table } = await company(address, 1, { game: 'zombie-mosh', seats: 2 })
  const wish = { game: 'zombie-mosh', seats: 2, options: {}, pace: 'endless', name: 'Ana' }
  const asked: readonly (readonly [status: number, method: string, path: string, rest?: Parameters<typeof call>[3]])[] =
    [
      [404, 'GET', '/api/nowhere'],
      [404, 'GET', '/api/tables/nowhere'],
      [405, 'DELETE', '/api/health'],
      [400, 'POST', '/api/tables', { body: { ...wish, game: 'chess' } }],
      [400, 'POST', '/api/tables', { body: { ...wish, seats: 40 } }],
      [400, 'POST', '/api/tables', { body: { ...wish, seats: 'two' } }],
      [400, 'POST', '/api/tables', { body: { ...wish, options: { side: 'C' } } }],
      [401, 'DELETE', `/api/tables/${table}/me`],
      [401, 'GET', `/api/tables/${table}/log`, { secret: 'a'.repeat(30) }],
    ]
  for (const [status, method, path, rest] of asked) {
    const reply = await call(address, method, path, rest)
    const { refusal } = reply.json as { readonly refusal?: Refusal }
    expect([path, reply.status, refusal === undefined ? 'in no language' : whyNot(refusal)]).toEqual([path, status, ''])
    expect(reply.json).toMatchObject({ error: { expected: expect.any(String) } })
  }
})

test('every answer to a message that is none', async () => {
  const { address } = await serve()
  const { clients } = await company(address, 2, { game: 'zombie-mosh' })
  for (const message of [
    { type: 'choose', id: '~mine', seq: 0, choice: {} },
    { type: 'choose', id: 'odd', seq: 'none' },
  ]) {
    const answer = await clients[0]!.ask(message as never)
    expect(answer).toMatchObject({ ok: false, error: { expected: expect.any(String) } })
    expect(!answer.ok && 'refusal' in answer ? whyNot(answer.refusal) : 'in no language').toBe('')
  }
})
