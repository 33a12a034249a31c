// A deck that the shuffle of a known seed brings into a wanted order. The shuffle is the engine's own: the cards are laid down so
// that it sorts them.

import { chanceCells, plantSeed, type Seed, seededChance, streams } from '@brouhaha/table'

/** Where each place of a shuffled deck got its card from. */
function sources(count: number, draw: string, seed: Seed): readonly number[] {
  const first = chanceCells(1)
  const state = new Int32Array(first + count)
  plantSeed(state, 0, 1, seed)
  for (let place = 0; place < count; place++) state[first + place] = place
  seededChance.shuffle(state, streams(0, [draw])[draw]!, first, count)
  return [...state.subarray(first)]
}

/** `wanted`: the cards as they shall be drawn, the first one first; decks are drawn from their end. */
export function stacked<Card>(wanted: readonly Card[], draw: string, seed: Seed): readonly Card[] {
  const laid = Array.from<Card>({ length: wanted.length })
  sources(wanted.length, draw, seed).forEach((source, place) => {
    laid[source] = wanted[wanted.length - 1 - place]!
  })
  return laid
}
