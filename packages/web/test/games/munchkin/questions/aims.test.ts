import { expect, test } from 'vitest'
import { aimsAtSeat, aimsAtSlot } from '../../../../src/games/munchkin/questions/aims.ts'
import { BOXES, sampled, watchGame } from './games.ts'

test('a curse that is held can be aimed at exactly the players whom it may hit', () => {
  let curses = 0
  watchGame(
    { boxes: BOXES, bot: 'novice', seats: 4, seed: 8 },
    ({ view, choices, reader }) => {
      const curse = choices.find(({ type }) => type === 'curse')
      if (curse === undefined) return
      curses++
      const play = { view, choices, reader, language: 'fr' as const, held: curse.copy! }
      const seats = view.seats.map((_, seat) => seat)
      const aimed = seats.filter((seat) => aimsAtSeat(play, seat).some(({ choice }) => choice.type === 'curse'))
      const meant = choices.filter(({ type, copy }) => type === 'curse' && copy === curse.copy).map(({ seat }) => seat!)
      expect(aimed).toEqual(meant.sort())
    },
    sampled(100),
  )
  expect(curses).toBeGreaterThan(10)
})

test('an enhancer that is held is aimed at monsters, and nothing is aimed at while no card is held', () => {
  let enhancers = 0
  watchGame(
    { boxes: BOXES, bot: 'random', seats: 4, seed: 8 },
    ({ view, choices, reader }) => {
      const enhancer = choices.find(({ type }) => type === 'enhance')
      if (enhancer === undefined) return
      enhancers++
      const play = { view, choices, reader, language: 'en' as const }
      const aims = aimsAtSlot({ ...play, held: enhancer.copy! }, enhancer.slot!)
      expect(aims.map(({ choice }) => choice)).toContain(enhancer)
      expect(aimsAtSlot({ ...play, held: null }, enhancer.slot!)).toEqual([])
    },
    sampled(100),
  )
  expect(enhancers).toBeGreaterThan(10)
})
