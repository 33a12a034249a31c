// The switches that a table agreed on before the deal (DEC-01, MK-FAST-09, TT-20): variants and customs, bits of one cell.

import { CUSTOMS, type Custom, VARIANTS, type Variants } from './boxes/profile.ts'
import { SWITCHES } from './layout.ts'
import type { Scene } from './scene.ts'

type Switch = keyof Variants | Custom

const ALL_SWITCHES: readonly Switch[] = [...VARIANTS, ...CUSTOMS]

export const isSwitchedOn = (scene: Scene, wanted: Switch): boolean =>
  ((scene.state[SWITCHES]! >> ALL_SWITCHES.indexOf(wanted)) & 1) === 1

export const switchesOf = (on: (wanted: Switch) => boolean): number =>
  ALL_SWITCHES.reduce((bits, one, index) => (on(one) ? bits | (1 << index) : bits), 0)
