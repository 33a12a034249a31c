import { expect, test } from 'vitest'
import { layOut } from '../../../../src/games/munchkin/questions/layout.ts'
import { characterOf, type Piece } from '../../../../src/games/munchkin/seats/character.ts'
import { intendedTurn } from '../../../../src/games/munchkin/seats/turn.ts'
import { BOXES, type Moment, sampled, watchGame } from '../questions/games.ts'

const withRiders = (piece: Piece): readonly Piece[] => [piece, ...piece.riders.flatMap(withRiders)]

function piecesOf({ view, reader }: Moment): readonly Piece[] {
  const { traits, worn, carried, companions, burdens } = characterOf(view.seats[view.you!]!, reader.card)
  return [...traits, ...Object.values(worn).flat(), ...carried, ...companions, ...burdens].flatMap(withRiders)
}

test('[MK-COMBAT-13] pressing an item that cannot be turned names the rule that forbids it, and never turns it', () => {
  const rules = new Set<string>()
  let read = 0
  const press = (moment: Moment): void => {
    const { view, choices, reader, refuse } = moment
    const own = new Set(layOut({ view, choices, reader, language: 'en' }).own.map(({ copy }) => copy))
    for (const piece of piecesOf(moment)) {
      if (own.has(piece.copy)) continue
      const turn = intendedTurn(piece)
      if (turn === null) {
        read++
        expect(piece.card.kind === 'item' && !piece.stays).toBe(false)
        continue
      }
      const refusal = refuse(turn)
      expect(refusal, `${view.decision} ${piece.id}`).not.toBeNull()
      expect(refusal!.says.en).not.toBe('That is not a move of this game.')
      rules.add(refusal!.rule)
    }
  }
  watchGame({ boxes: BOXES, bot: 'novice', seats: 4, seed: 3 }, press, sampled(60))
  expect(rules).toContain('MK-COMBAT-13')
  expect(rules).not.toContain('MK-ITEM-13')
  expect(read).toBeGreaterThan(0)
})
