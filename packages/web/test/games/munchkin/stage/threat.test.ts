import { cited } from '@brouhaha/munchkin'
import { expect, test } from 'vitest'
import { threatOf } from '../../../../src/games/munchkin/stage/threat.ts'
import { someMoments } from './moments.ts'

const GATES = someMoments().flatMap(({ view, reader }) =>
  view.gate === null ? [] : [{ cause: view.gate.cause, reader }],
)

test('[MK-META-16] whatever waits to become final is told in both languages, without a hole', () => {
  expect(new Set(GATES.map(({ cause }) => cause.kind))).toContain('curse')
  expect(new Set(GATES.map(({ cause }) => cause.kind))).toContain('kill')
  for (const { cause, reader } of GATES)
    for (const language of ['fr', 'en'] as const) {
      const { text, note } = threatOf(cause, reader, language)
      expect(text.length).toBeGreaterThan(8)
      expect(`${text} ${note}`).not.toMatch(/[{}]|undefined/)
    }
})

const { reader } = GATES[0]!
const card = { copy: 0, id: reader.card(0).id }

test('[MK-CURSE-02] a curse says whom it hits and who threw it, and speaks to its victim', () => {
  const cause = { kind: 'curse', card, target: 1, by: 2 } as const
  const others = threatOf(cause, { ...reader, you: 0 }, 'en')
  expect(others).toMatchObject({ card, text: `${cited(reader.card(0), 'en')} is about to hit Bob!` })
  expect(others.note).toBe('Thanks to Cléo.')
  expect(threatOf(cause, { ...reader, you: 1 }, 'en').text).toContain('hit you!')
  expect(threatOf({ ...cause, by: null }, { ...reader, you: 1 }, 'en').note).toBe('It was waiting behind the door.')
})

test('[MK-WIN-01] a kill that wins the game says so', () => {
  const cause = { kind: 'kill', seat: 1, helper: null, wins: [1] } as const
  expect(threatOf(cause, { ...reader, you: 0 }, 'en').note).toBe('And with it the game: Bob!')
  expect(threatOf(cause, { ...reader, you: 1 }, 'fr').note).toBe('Et avec lui la partie\u00a0!')
  expect(threatOf({ ...cause, wins: [] }, { ...reader, you: 0 }, 'en').note).toBeNull()
})

test('a card that only some have seen is not named', () => {
  const cause = { kind: 'played', card: null, by: 2, target: null } as const
  expect(threatOf(cause, { ...reader, you: 0 }, 'en')).toMatchObject({ text: 'Cléo plays a card.', card: null })
})
