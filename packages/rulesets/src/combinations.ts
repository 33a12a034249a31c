/** What tables agree on, for games that play themselves. */
export interface Combination {
  readonly name: string
  /** How many sit there, in turn. */
  readonly seats: readonly number[]
  options(game: number): object
}

const MOSH: Combination = {
  name: 'mosh',
  seats: [2, 3, 4, 5, 6],
  options: (game) => ({ side: game % 2 === 0 ? 'A' : 'B', songs: 1 }),
}

const BOXES = ['base', 'star', 'cthulhu', 'zombies']

const MIXES = Array.from({ length: 2 ** BOXES.length - 1 }, (_, mix) =>
  BOXES.filter((_, place) => ((mix + 1) >> place) & 1),
)

const family = (boxes: readonly string[]): Combination => ({
  name: boxes.join('+'),
  seats: [3, 4, 5, 6],
  options: (game) => ({
    boxes,
    ...(game % 4 === 1 && { honour: true }),
    ...(game % 4 === 2 && { pacts: true }),
    ...(game % 2 === 1 && { passes: true }),
  }),
})

const COMBINATIONS: Readonly<Record<string, readonly Combination[]>> = {
  'zombie-mosh': [MOSH],
  munchkin: MIXES.map(family),
}

export const combinationsOf = (game: string): readonly Combination[] => COMBINATIONS[game] ?? []
