// The switches that a table agreed on before the deal (DEC-01, MK-FAST-09, TT-20): variants and customs, bits of one cell.

import { VARIANTS, type Variants } from './boxes/profile.ts'
import { SWITCHES } from './layout.ts'
import type { Scene } from './scene.ts'

/** Customs of the table beside the variants: honour mode, binding pacts, gates that wait until everybody has passed. */
export const CUSTOMS = ['honour', 'pacts', 'passes'] as const
export type Custom = (typeof CUSTOMS)[number]
type Switch = keyof Variants | Custom

const ALL_SWITCHES: readonly Switch[] = [...VARIANTS, ...CUSTOMS]

export const isSwitchedOn = (scene: Scene, wanted: Switch): boolean =>
  ((scene.state[SWITCHES]! >> ALL_SWITCHES.indexOf(wanted)) & 1) === 1

export const switchesOf = (on: (wanted: Switch) => boolean): number =>
  ALL_SWITCHES.reduce((bits, one, index) => (on(one) ? bits | (1 << index) : bits), 0)
