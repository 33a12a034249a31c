import { expect, test } from 'vitest'
import { type LedgerPart, monstersLedger, playersLedger } from '../../../src/munchkin/stage/ledger.ts'
import type { Moment } from '../questions/games.ts'
import { someMoments } from './moments.ts'

const FIGHTS = someMoments().filter(({ view }) => view.combat !== null)

const added = (parts: readonly LedgerPart[]): number =>
  parts.flatMap(({ lines }) => lines).reduce((sum, { adds }) => sum + adds, 0)

const ledgers = ({ view, reader }: Moment, language: 'fr' | 'en') => ({
  players: playersLedger(view.combat!, { view, reader, language }),
  monsters: monstersLedger(view.combat!, { view, reader, language }),
})

test('[MK-COMBAT-03] the lines of both sides add up to the two totals', () => {
  expect(FIGHTS.length).toBeGreaterThan(40)
  for (const moment of FIGHTS) {
    const { players, monsters } = ledgers(moment, 'en')
    expect({ players: added(players), monsters: added(monsters) }).toEqual(moment.view.combat!.totals)
  }
})

test('[MK-COMBAT-01] whoever fights has a part with his strength, and every monster has one with its own', () => {
  for (const moment of FIGHTS) {
    const { view } = moment
    const { players, monsters } = ledgers(moment, 'en')
    const fighters = view.combat!.fighters.map(({ seat }) => view.seats[seat]!.strength)
    expect(players.filter(({ title }) => title !== null).map(({ sum }) => sum)).toEqual(fighters)
    const strengths = view.combat!.monsters.map(({ strength }) => strength)
    expect(monsters.filter(({ title }) => title !== null).map(({ sum }) => sum)).toEqual(strengths)
  }
})

test('every line has its words, in both languages', () => {
  for (const moment of FIGHTS)
    for (const language of ['fr', 'en'] as const) {
      const { players, monsters } = ledgers(moment, language)
      for (const { text } of [...players, ...monsters].flatMap(({ lines }) => lines)) {
        expect(text).not.toBe('')
        expect(text).not.toMatch(/[{}]|undefined/)
      }
    }
})
