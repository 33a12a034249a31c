// Indistinguishability at the engine, box by box, with the cards of the packs.

import { provePairs } from '@brouhaha/munchkin/testing'
import { PACKS } from '../../src/index.ts'

type Run = Parameters<typeof provePairs>[1]

const of =
  (box: keyof typeof PACKS) =>
  (run: Run): ReturnType<typeof provePairs> =>
    provePairs([PACKS[box]], run)

export const base = of('base')
export const star = of('star')
export const cthulhu = of('cthulhu')
export const zombies = of('zombies')
