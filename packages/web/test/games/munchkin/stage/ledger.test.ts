import { expect, test } from 'vitest'
import { fleeSum, type LedgerPart, monstersLedger, playersLedger } from '../../../../src/games/munchkin/stage/ledger.ts'
import type { Moment } from '../questions/games.ts'
import { someMoments } from './moments.ts'

const FIGHTS = someMoments().filter(({ view }) => view.combat !== null)

const added = (parts: readonly LedgerPart[]): number =>
  parts.flatMap(({ lines }) => lines).reduce((sum, { adds }) => sum + (adds ?? 0), 0)

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

test('[MK-FLEE-04] what is added to a roll to run away is explained, monster by monster, and nothing where nothing is', () => {
  const seen = { some: 0, none: 0 }
  for (const { view, reader } of FIGHTS)
    for (const { seat, flee, fleeLines } of view.combat!.fighters)
      for (const [slot, lines] of fleeLines.entries()) {
        const sum = fleeSum(view.combat!, { seat, slot }, { view, reader, language: 'fr' })
        if (lines.length === 0) {
          seen.none++
          expect({ sum, flee: flee[slot] }).toEqual({ sum: null, flee: 0 })
          continue
        }
        seen.some++
        expect({ total: sum!.total, added: added(sum!.parts) }).toEqual({ total: flee[slot], added: flee[slot] })
        for (const { text } of sum!.parts[0]!.lines) expect(text).not.toMatch(/^$|[{}]|undefined/)
      }
  expect(Math.min(seen.some, seen.none)).toBeGreaterThan(5)
})

test('[MK-COMBAT-44] who may not run away reads which card says so, and no sum', () => {
  const { view, reader } = FIGHTS[0]!
  const keptBy = { copy: view.combat!.monsters[0]!.copy, id: view.combat!.monsters[0]!.id }
  const line = { what: 'rule', copy: null, id: null, adds: 2, rule: 'MK-FLEE-04' } as const
  const fighters = view.combat!.fighters.map((fighter) => ({
    ...fighter,
    cannotFlee: true,
    keptBy,
    fleeLines: fighter.flee.map(() => [line]),
  }))
  const combat = { ...view.combat!, fighters }
  const texts = (['en', 'fr'] as const).map((language) => {
    const sum = fleeSum(combat, { seat: combat.main, slot: 0 }, { view, reader, language })!
    expect(sum).toMatchObject({ total: null, parts: [{ lines: [{ adds: null, id: keptBy.id, rule: null }] }] })
    return sum.parts[0]!.lines[0]!.text
  })
  expect(texts[0]).toMatch(/^No running away: so says ./)
  expect(texts[1]).toMatch(/^Impossible de déguerpir\u00a0: c’est .* qui le dit$/)
})

test('[MK-FLEE-10] each monster has its own reasons', () => {
  const { view, reader } = FIGHTS.find(({ view }) => view.combat!.monsters.length > 1)!
  const rest = view.combat!.monsters.slice(1)
  const line = { what: 'rule', copy: null, id: null, adds: 2, rule: 'MK-FLEE-04' } as const
  const fighters = view.combat!.fighters.map((fighter) => ({
    ...fighter,
    flee: [0, ...rest.map(() => 2)],
    fleeLines: [[], ...rest.map(() => [line])],
  }))
  const combat = { ...view.combat!, fighters }
  const sumFrom = (slot: number) => fleeSum(combat, { seat: combat.main, slot }, { view, reader, language: 'en' })
  expect(sumFrom(0)).toBeNull()
  expect(sumFrom(1)).toMatchObject({ total: 2, parts: [{ lines: [{ adds: 2, rule: 'MK-FLEE-04' }] }] })
})
