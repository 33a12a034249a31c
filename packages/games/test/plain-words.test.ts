import { describe, expect, test } from 'vitest'
import { type Audience, FIELD_WORDS } from '../src/index.ts'

const audience: Audience = { language: 'en', names: ['Ana'], you: 0, handShown: true }

describe('a game in the names of its fields', () => {
  test('its view is an outline and its choices are sentences', () => {
    expect(FIELD_WORDS.outline({ topCard: null, seats: [{ points: 2 }, { points: 0 }] }, audience)).toEqual([
      { title: 'Top card', lines: ['–'] },
      { title: 'Seats', lines: ['1. points 2', '2. points 0'] },
    ])
    expect(FIELD_WORDS.choice({ type: 'playCard', card: 'dry' } as { type: string }, audience)).toBe(
      'Play card: card dry',
    )
  })

  test('a hand is what lies in the field of that name, if that is a list', () => {
    expect(FIELD_WORDS.hand({ hand: ['dry', { id: 'dog', count: 2 }] }, audience)).toEqual(['dry', 'id dog, count 2'])
    expect(FIELD_WORDS.hand({ hand: 3 }, audience)).toEqual([])
    expect(FIELD_WORDS.hand({}, audience)).toEqual([])
  })
})
