// The cards of our boxes, in the order that numbers the copies of a mix.

import type { Pack } from '@brouhaha/cards'
import { BASE } from './base/index.ts'
import { CTHULHU } from './cthulhu/index.ts'
import { STAR } from './star/index.ts'
import { ZOMBIES } from './zombies/index.ts'

export { BASE, CTHULHU, STAR, ZOMBIES }

export const PACKS = {
  base: BASE,
  star: STAR,
  cthulhu: CTHULHU,
  zombies: ZOMBIES,
} as const satisfies Readonly<Record<string, Pack>>
