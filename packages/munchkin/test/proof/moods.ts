// What makes two worlds of an evening worth comparing happens seldom by itself: a card that somebody has seen goes face down, two alike
// cards are in one hand, somebody cheats. Here it happens often.

import type { Pack } from '@brouhaha/cards'
import type { Random } from '@brouhaha/kit'
import { HOUSE, isRefusal, isSchemaError, listSeats, type Seat, type Setup, SILENT } from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { type MunchkinOptions, munchkin } from '../../src/game.ts'
import { living, SEATS } from '../../src/layout.ts'
import type { Scene } from '../../src/scene.ts'
import type { Settings } from '../../src/setting.ts'
import { isTwin } from '../../src/twins.ts'
import { handCopies, list } from '../../src/zones.ts'
import { type Evening, freshSeed, type Move, pick, randomSetup } from './evening.ts'

const DEALS = 24

/** Every other table is one of honour, and of some deals the one with the most alike cards in a hand is played. */
export function tellingSetup(random: Random, packs: readonly Pack[], settings: Settings): Setup<MunchkinOptions> {
  const setup = randomSetup(random, packs)
  const options = random.below(2) === 0 ? { ...setup.options, honour: true } : setup.options
  const deals = Array.from({ length: DEALS }, () => ({ ...setup, options, seed: freshSeed(random) }))
  const alike = deals.map((deal) => {
    const state = munchkin(packs).create(deal, SILENT)
    return isRefusal(state) || isSchemaError(state) ? -1 : twinsIn(settings.scene(state))
  })
  return deals[alike.indexOf(Math.max(...alike))]!
}

function twinsIn(scene: Scene): number {
  let twins = 0
  for (let seat = 0; seat < scene.state[SEATS]!; seat++)
    for (const copy of list(scene, handCopies(scene, seat))) if (hasTwin(scene, seat, copy)) twins++
  return twins
}

const hasTwin = (scene: Scene, seat: number, copy: number): boolean =>
  list(scene, handCopies(scene, seat)).some((other) => other !== copy && isTwin(scene, other, copy))

/** Moves by which something goes face down, or that somebody would rather not be caught at. */
const TELLING: ReadonlySet<unknown> = new Set(['sneak', 'give', 'pickBlind'])
const FROM_HANDS =
  /"do":"(poolHands|swapHands|passHands|peek)"|"do":"(take|putBack|reveal)","cards":\{[^}]*"zone":"(hand|either|handOrItems|peeked)"/

function isTelling(scene: Scene, seat: Seat, raw: object): boolean {
  if ('type' in raw && TELLING.has(raw.type)) return true
  if (!('copy' in raw) || typeof raw.copy !== 'number' || scene.deck.copies[raw.copy] === undefined) return false
  return FROM_HANDS.test(JSON.stringify(scene.printed(raw.copy).card)) || hasTwin(scene, seat, raw.copy)
}

/** Any legal move; every other time one that tells something, where somebody has one. Now and then a card is shown. */
export function tellingMove(random: Random, evening: Evening, scene: Scene): Move {
  const { game, state } = evening
  if (random.below(12) === 0) {
    const seat = pick(random, listSeats(living(state)))
    const hand = list(scene, handCopies(scene, seat))
    const others = listSeats(living(state)).filter((other) => other !== seat)
    const seats = random.below(2) === 0 ? others : others.slice(random.below(others.length + 1)).slice(0, 1)
    if (hand.length > 0 && seats.length > 0)
      return evening.settle({ seat, raw: { type: 'show', cards: [pick(random, hand)], seats } })
  }
  if (random.below(2) === 0) {
    const asked = [...new Set([...listSeats(game.owing(state)), ...listSeats(game.free(state))])]
    const telling = asked
      .filter((seat) => seat !== HOUSE)
      .flatMap((seat) => listChoices(game, state, seat).map((choice): Move => ({ seat, raw: game.write(choice) })))
      .filter(({ seat, raw }) => isTelling(scene, seat, raw))
    if (telling.length > 0) return evening.settle(pick(random, telling))
  }
  return evening.randomMove(random)
}
