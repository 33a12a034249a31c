// The cards of the four boxes.

import type { Pack } from '@brouhaha/cards'
import { BASE } from './base/index.ts'
import { CTHULHU } from './cthulhu/index.ts'
import { STAR } from './star/index.ts'
import { ZOMBIES } from './zombies/index.ts'

export { BASE, CTHULHU, STAR, ZOMBIES }

export const PACKS: Readonly<Record<'base' | 'star' | 'cthulhu' | 'zombies', Pack>> = {
  base: BASE,
  star: STAR,
  cthulhu: CTHULHU,
  zombies: ZOMBIES,
}
