// The six zombies: ZM-COMP-03, and how much each of their parts endures on side B: ZM-SIDEB-01, OPEN-03.

import type { Sentence } from '@brouhaha/table'

export type Side = 'A' | 'B'

export interface Board {
  readonly id: string
  readonly name: Sentence
  /** Damage at which each part falls off on side B, in the order of PARTS: always 2, 2, 3, 4, 4 in some order. */
  readonly endures: readonly number[]
}

const ENDURES_ON_SIDE_A = 3 // ZM-DMG-04

export const BOARDS: readonly Board[] = [
  { id: 'decibelle', name: { en: 'Screama Donna', fr: 'Décibelle' }, endures: [4, 2, 2, 3, 4] },
  { id: 'bass', name: { en: 'Rigor Morty', fr: 'Basse-Fosse' }, endures: [2, 4, 4, 2, 3] },
  { id: 'drums', name: { en: 'Tom Tomb', fr: 'Oscar Casse' }, endures: [3, 4, 2, 4, 2] },
  { id: 'crowd-surfer', name: { en: 'Stage-Dive Clive', fr: 'Slam Dunkerque' }, endures: [2, 3, 4, 4, 2] },
  { id: 'roadie', name: { en: 'Gaffer Tabitha', fr: 'Jean Balance' }, endures: [4, 2, 3, 2, 4] },
  { id: 'groupie', name: { en: 'Encore Cora', fr: 'Anne Corps' }, endures: [2, 4, 2, 3, 4] },
]

/** How much damage a part of a board takes before it falls. */
export function threshold(side: Side, board: number, part: number): number {
  return side === 'A' ? ENDURES_ON_SIDE_A : BOARDS[board]!.endures[part]! // ZM-SIDEB-01
}
