// Words that designers looked for: what is expected in their place says what to write, or that it cannot be said.

import { expectedInFrench, readPack } from '@brouhaha/cards'
import { expect, describe as suite, test } from 'vitest'

type Raw = Readonly<Record<string, unknown>>

const words = { en: { name: 'x' }, fr: { name: 'x' } }
const curse = (...effect: readonly Raw[]): Raw => ({ id: 'x', kind: 'curse', deck: 'door', effect, ...words })
const item = (...abilities: readonly Raw[]): Raw => ({
  id: 'x',
  kind: 'item',
  deck: 'treasure',
  value: 100,
  abilities,
  ...words,
})
const special = (use: Raw): Raw => ({ id: 'x', kind: 'special', deck: 'door', uses: [use], ...words })
const lose = (more: Raw): Raw => ({ do: 'loseLevels', levels: 1, ...more })
const stay = (until: unknown, ...abilities: readonly Raw[]): Raw => ({ do: 'stay', until, abilities })

/** What is expected, and nothing else: in both languages, without a word that is only near. */
function told(card: Raw): string {
  const read = readPack({ box: 'test', cards: [card] })
  if ('pack' in read) return ''
  expect(read.faults).toHaveLength(1)
  const [{ expected, suggestion }] = read.faults as [(typeof read.faults)[number]]
  expect(suggestion).toBeUndefined()
  expect(expectedInFrench(expected)).not.toBeNull()
  return expected
}

suite('a name that is not known here', () => {
  const number: Raw = { do: 'nameNumber', as: 'bets', least: 1, most: 6 }
  const strength: Raw = { figure: 'strength', add: { the: 'bets' } }
  const outside =
    'no name from outside: what a card does while it stays knows those alone that it gives itself; whoever it must remember is its owner (who), and a number lies on it as counters'

  test('inside what stays, and inside that again', () => {
    expect(told(curse(number, stay('combat', strength)))).toBe(outside)
    expect(told(curse(number, stay('untilLifted', { on: 'won', effect: [stay('combat', strength)] })))).toBe(outside)
    expect(told(curse(stay('combat', { on: 'won', effect: [number, lose({ levels: { the: 'bets' } })] })))).toBe('')
  })

  test('from another ability, or that nobody gives', () => {
    const own = { use: 'ownTurn', effect: [{ do: 'namePlayer', as: 'friend' }] }
    const other = { on: 'won', effect: [lose({ from: { the: 'friend' } })] }
    expect(told(item(own, other))).toContain('what one ability names no other knows')
    expect(told(curse(stay('combat', strength)))).toContain('a name that a step before gives with as')
  })
})

suite('a word that there is not', () => {
  test('a window for help or for sales', () => {
    const asked = { anyFighter: { fights: 'asHelper' } }
    expect(told(special({ use: 'help', effect: [] }))).toContain('"when": { "anyFighter": { "fights": "asHelper" } }')
    expect(told(special({ use: 'othersCombat', when: asked, effect: [lose({ from: 'helper' })] }))).toBe('')
    expect(told(special({ use: 'sale', effect: [] }))).toContain('level, with "when": { "levelFrom": "sale" }')
    expect(told(special({ use: 'level', when: { levelFrom: 'sale' }, effect: [lose({ from: 'actor' })] }))).toBe('')
  })

  test('until some moment', () => {
    const away = { do: 'discard', cards: { zone: 'self' } }
    for (const [word, moment] of [
      ['untilWon', 'won'],
      ['untilWin', 'won'],
      ['untilHelped', 'helped'],
      ['untilCaught', 'caught'],
    ] as const) {
      expect(told(curse(stay(word)))).toContain(`untilLifted, and among the abilities { "on": "${moment}"`)
      expect(told(curse(stay('untilLifted', { on: moment, effect: [away] })))).toBe('')
    }
    for (const word of ['untilLevelGained', 'untilKill']) expect(told(curse(stay(word)))).toBe('')
  })

  test('a ban for one item alone', () => {
    expect(told(item({ bans: 'beingSold' }))).toContain('no card keeps one item alone from being sold')
    expect(told(item({ bans: 'selling' }))).toBe('')
  })
})
