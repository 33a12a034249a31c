// What tables of a game can agree on, for games that play themselves: every mix of boxes, with switches and sides in turn.

import type { GameEntry, Unpacked } from '@brouhaha/games'
import type { Kinds } from '@brouhaha/table'

export interface Combination {
  readonly name: string
  /** How many sit there, and what they agreed on. */
  setup(game: number): { readonly seats: number; readonly options: object }
}

export async function combinationsOf<K extends Kinds>(entry: GameEntry<K>): Promise<readonly Combination[]> {
  const kit = await entry.load()
  if (entry.boxes.length === 0) return [combination(entry, entry.word, kit.unpack())]
  return mixesOf(entry.boxes.map(({ name }) => name)).map((mix) => combination(entry, mix.join('+'), kit.unpack(mix)))
}

const mixesOf = (boxes: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 2 ** boxes.length - 1 }, (_, mix) => boxes.filter((_, place) => ((mix + 1) >> place) & 1))

function combination<K extends Kinds>(
  { fewest, most, switches, sides }: GameEntry<K>,
  name: string,
  unpacked: Unpacked<K>,
): Combination {
  const usual = Math.max(fewest, Math.min(3, most))
  return {
    name,
    setup(game) {
      const seats = usual + (game % (most - usual + 1))
      const [side] = sides.slice(game % Math.max(1, sides.length))
      // Every other game is played as usual; in the others each switch is on now and then, with other company each time.
      const on = switches.filter((_, place) => game % 2 === 1 && ((game * 7 + place * 5) >> 1) % 3 === 0)
      return { seats, options: unpacked.options(seats, game, { switches: on, ...(side !== undefined && { side }) }) }
    },
  }
}
