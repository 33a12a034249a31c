import { expect, test } from 'vitest'
import { attemptOf } from '../../../../src/games/munchkin/questions/attempt.ts'
import { layOut } from '../../../../src/games/munchkin/questions/layout.ts'
import { BOXES, type Moment, sampled, watchGame } from './games.ts'

test('[MK-CARD-14] a card that cannot be played is refused with a rule, and never played by trying', () => {
  const rules = new Set<string>()
  const press = ({ view, choices, reader, refuse }: Moment): void => {
    for (const { copy, presses } of layOut({ view, choices, reader, language: 'en' }).hand) {
      if (presses.length > 0) continue
      const refusal = refuse(attemptOf({ view, reader }, copy))
      expect(refusal, `${view.decision} ${reader.card(copy).id}`).not.toBeNull()
      expect(refusal!.says.en).not.toBe('That is not a move of this game.')
      rules.add(refusal!.rule)
    }
  }
  watchGame({ boxes: BOXES, bot: 'novice', seats: 4, seed: 3 }, press, sampled(60))
  expect(rules.size).toBeGreaterThan(5)
})
