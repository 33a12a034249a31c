import { munchkinBots } from '@brouhaha/bots'
import { playGame } from '@brouhaha/host'
import { Random } from '@brouhaha/kit'
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { State } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'

const BOXES = Object.keys(PACKS)
const GAMES = 2
/** One in this many choices is looked at. */
const LOOKS_ONE_IN = 16

const COMBINATIONS = Array.from({ length: 2 ** BOXES.length - 1 }, (_, index) =>
  BOXES.filter((_box, bit) => (((index + 1) >> bit) & 1) === 1),
)
const game = munchkin(Object.values(PACKS))

/** Plays a game to its end; what was wrong at any of the states that were looked at. */
function faultsOf(boxes: readonly string[], number: number): string[] {
  const random = new Random(number, BOXES.length)
  const seed = Int32Array.from({ length: 8 }, () => random.word())
  const seats = 3 + (number % 4)
  const sittings = Array.from({ length: seats }, (_, seat) => ({
    bot: munchkinBots.random(),
    random: new Random(number, seat),
  }))
  const faults: string[] = []
  let choices = 0
  const onlooker = (state: State): void => {
    if (choices++ % LOOKS_ONE_IN === 0) faults.push(...game.faults(state))
  }
  const { state } = playGame(game, { seats, options: { boxes }, seed }, sittings, { onlooker, first: game.active })
  expect(game.over(state)).toBe(true)
  return [...faults, ...game.faults(state)]
}

describe('[MK-MIX-01] every combination of boxes plays to its end, and each card is always in exactly one place', () => {
  test.each(COMBINATIONS.map((boxes, index) => ({ name: boxes.join(' + '), boxes, index })))(
    '$name',
    ({ boxes, index }) => {
      for (let number = 0; number < GAMES; number++) expect(faultsOf(boxes, index * GAMES + number)).toEqual([])
    },
  )

  test('there are fifteen of the published boxes', () => {
    const published = COMBINATIONS.filter((boxes) => boxes.every((box) => /^(base|star|cthulhu|zombies)$/.test(box)))
    expect(published).toHaveLength(15)
  })
})
