// The two seats beside the one whom an effect is about.

import { describe, expect, test } from 'vitest'
import { DEAD, LIFE, seatCell } from '../../src/layout.ts'
import { Table } from '../table.ts'
import { faultsOf, textsOf } from './read.ts'
import { discard, gain, given, lose, type Raw, readBeside, sit, special } from './sit.ts'

const inTurn = (...effect: readonly Raw[]): Raw => special('trick', [{ use: 'ownTurn', effect }])
const LEVELS = { level: 3 }

/** Ana plays the card; the levels of all afterwards. */
function levelsAfter(card: Raw, ...names: readonly string[]): readonly number[] {
  const seats = Object.fromEntries(['ana', ...names].map((name) => [name, LEVELS]))
  const cards = readBeside([card], [])
  const t = new Table(['base'], { cards, seats: { ...seats, ana: { ...LEVELS, hand: ['trick'] } } })
  t.choose('ana', 'play', { copy: 'trick' })
  return ['ana', ...names].map((name) => t.level(name))
}

describe('neighbours', () => {
  test('are the two seats beside, whoever sits further off', () => {
    expect(levelsAfter(inTurn(lose(1, 'neighbours')), 'bob', 'cyd', 'dan', 'eve')).toEqual([3, 2, 3, 3, 2])
  })

  test('are all the others where two of them sit there, and one where there is one', () => {
    expect(levelsAfter(inTurn(lose(1, 'neighbours')), 'bob', 'cyd')).toEqual([3, 2, 2])
    const t = sit([inTurn(lose(1, 'neighbours'))], { ana: { hand: ['trick'] }, bob: LEVELS, cyd: LEVELS })
    t.state[seatCell(t.seat('cyd'), LIFE)] = DEAD
    t.choose('ana', 'play', { copy: 'trick' })
    expect([t.level('bob'), t.level('cyd')]).toEqual([2, 3])
  })

  test('inside an each are those of the seat that it has come to', () => {
    const card = inTurn({ do: 'each', who: 'left', effect: [gain(1, 'neighbours')] })
    expect(levelsAfter(card, 'bob', 'cyd', 'dan')).toEqual([4, 3, 4, 3])
  })

  test('are asked and counted like others', () => {
    const envy = inTurn(given({ among: 'neighbours', every: { level: { least: 3 } } }, [gain({ seats: 'neighbours' })]))
    expect(levelsAfter(envy, 'bob', 'cyd', 'dan')).toEqual([5, 3, 3, 3])
  })

  test('out of their cards together one is picked', () => {
    const t = sit([inTurn(discard({ of: 'neighbours', zone: 'table', by: 'you' }))], {
      ana: { hand: ['trick'], table: ['mail'] },
      bob: { table: ['sword'] },
      cyd: { table: ['helmet'] },
    })
    t.choose('ana', 'play', { copy: 'trick' })
    expect(t.offers('ana').map(({ type }) => type)).toEqual(['pick', 'pick'])
    t.choose('ana', 'pick', { copy: t.copy('helmet', 'cyd') })
    expect([t.table('bob'), t.table('cyd')]).toEqual([['sword'], []])
  })

  test.each<[Raw, string, string]>([
    [lose(1, 'neighbours'), 'your neighbours lose 1 level.', 'tes voisins perdent 1 niveau.'],
    [
      { do: 'each', who: 'neighbours', effect: [gain(1)] },
      'each of your neighbours gains 1 level.',
      'chacun de tes voisins gagne 1 niveau.',
    ],
    [
      given({ among: 'neighbours', some: { level: { least: 3 } } }, [gain(1)]),
      'if one of your neighbours is level 3 or higher, gain 1 level.',
      "si l'un de tes voisins est de niveau 3 ou plus, gagne 1 niveau.",
    ],
    [gain({ seats: 'neighbours' }), 'gain 1 level for each neighbour.', 'gagne 1 niveau par voisin.'],
  ])('the card says so: %j', (effect, en, fr) => {
    const [english, french] = textsOf(inTurn(effect))
    expect([english, french].map((text) => text.toLowerCase())).toEqual([
      expect.stringContaining(en),
      expect.stringContaining(fr),
    ])
  })

  test('are several: a card stays before one', () => {
    expect(faultsOf(inTurn({ do: 'stay', until: 'combat', who: 'neighbours', abilities: [] }))).toHaveLength(1)
  })
})
