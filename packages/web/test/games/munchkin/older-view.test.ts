import { cardsOf, type MunchkinView, type Reader } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import { type Seat, seedFromText } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import { allies } from '../../../src/games/munchkin/deals/ally.ts'
import { wholeView } from '../../../src/games/munchkin/older-view.ts'
import { threatOf } from '../../../src/games/munchkin/stage/threat.ts'
import { OLD_GAMES, type OldGame, RELEASED } from '../../local/old-games.ts'

const OURS = Object.values(PACKS)

/** What Ana sees at every moment that was kept. */
async function viewsOf({ kept: { game, rows } }: OldGame): Promise<readonly MunchkinView[]> {
  const edition = RELEASED.editions.find(({ sha256 }) => sha256 === game.ruleset)!
  const rules = (await RELEASED.open(edition))!
  const { seats, options, seed } = game.header!
  const played = game.packs === undefined ? rules.game : rules.gameWith!(game.packs)
  const match = rules.Match.open(played, { seats, options, seed: seedFromText(seed)! })
  if (!('submit' in match)) throw new Error('refused')
  return rows.map(({ row: { id, seat, seq, choice } }) => {
    match.submit({ id, seat, seq, choice })
    return played.view(match.state, 0 as Seat) as unknown as MunchkinView
  })
}

const families = OLD_GAMES.filter(({ name }) => name.startsWith('munchkin'))
const isTold = ({ name }: OldGame): boolean => !/^munchkin-[12]-/.test(name)

describe.each(families.filter(isTold))('$name', (old) => {
  test('tells everything, and stays as it is', async () => {
    for (const view of await viewsOf(old)) expect(wholeView(view, OURS)).toBe(view)
  })
})

describe.each(families.filter((old) => !isTold(old)))('$name', (old) => {
  test('is shown with what it tells: gates with a cause, fights with sides and helpers, things to sell', async () => {
    const packs = [...OURS, ...(old.kept.game.packs ?? [])]
    const { boxes } = old.kept.game.options as { readonly boxes: readonly string[] }
    const reader: Reader = { names: ['Ana', 'Bob', 'Cleo'], you: 0, card: cardsOf(packs, boxes) }
    let [gates, wares] = [0, 0]
    for (const told of await viewsOf(old)) {
      const view = wholeView(told, packs)
      expect(view).toMatchObject(told)
      for (const seat of view.seats) expect(seat.slots.hands.limit).toBeNull()
      if (view.gate !== null) {
        gates++
        for (const language of ['en', 'fr'] as const)
          expect(
            threatOf({ ...view.gate.cause, ...('card' in view.gate.cause && { card: null }) }, reader, language).text,
          ).not.toMatch(/undefined|^$/)
      }
      if (view.combat !== null) {
        expect(view.combat.fighters.every(({ flee, fleeLines }) => flee.length === fleeLines.length)).toBe(true)
        if (view.combat.helper === null) expect(allies(view).length).toBeGreaterThan(0)
      }
      wares += view.wares.items.length
    }
    expect(gates).toBeGreaterThan(5)
    expect(wares).toBeGreaterThan(5)
  })
})
