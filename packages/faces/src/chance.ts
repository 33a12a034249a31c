// Luck that a name decides, so that a card looks the same everywhere and unlike its neighbours.

import { Random } from '@brouhaha/kit'

/** FNV-1a. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}

export interface Chance {
  between(least: number, most: number): number
  pick<T>(items: readonly [T, ...T[]]): T
}

export function chanceOf(name: string): Chance {
  const random = new Random(seedOf(name))
  const share = (): number => (random.word() >>> 0) / 0x1_0000_0000
  return {
    between: (least, most) => least + share() * (most - least),
    pick: (items) => items[random.below(items.length)] ?? items[0],
  }
}
