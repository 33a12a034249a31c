// The table: four players with something of everything, at peace, in a fight that they win, or in one that they lose.

import { setCounters } from '../../src/counters.ts'
import { ownerOnTable } from '../../src/zones.ts'
import type { SeatSpec, TableSpec } from '../table/spec.ts'
import { ANA, CYD, DAN } from './fillers.ts'
import type { Stage } from './stage.ts'

export type Fight = 'none' | 'won' | 'lost'

/** Where the card of the sentence lies. */
export interface Lying {
  readonly hand?: number
  readonly table?: number
  readonly isMonster?: boolean
  readonly isDoor?: boolean
}

const NAMES = ['ana', 'bob', 'cyd', 'dan'] as const

const SEATS: Readonly<Record<(typeof NAMES)[number], Required<Pick<SeatSpec, 'level' | 'sex' | 'hand' | 'table'>>>> = {
  ana: { level: 5, sex: 'female', hand: ['gnat', 'fizz', 'cap', 'fizz'], table: ['elf', 'hat', 'gem@hat', 'club'] },
  bob: { level: 4, sex: 'male', hand: ['gnat', 'fizz', 'cap'], table: ['mail', 'lamp', 'voodoo'] },
  cyd: { level: 6, sex: 'male', hand: ['gnat', 'cap', 'fizz', 'huge'], table: ['boots', 'voodoo'] },
  dan: {
    level: 3,
    sex: 'female',
    hand: ['gnat', 'fizz', 'fizz', 'cap', 'tonic', 'hex', 'ache', 'stumble', 'doom', 'bin', 'drop'],
    table: ['elf', 'crown', 'wizard'],
  },
}

export const CARD = 'sentence'

export function tableFor(fight: Fight, isHelped: boolean, lying: Lying, isBare = false): Omit<TableSpec, 'cards'> {
  const seats = Object.fromEntries(
    NAMES.map((name, seat) => [
      name,
      {
        ...SEATS[name],
        hand: [...SEATS[name].hand, ...(lying.hand === seat ? [CARD] : [])],
        table: [...SEATS[name].table, ...(lying.table === seat ? [CARD] : [])],
      },
    ]),
  )
  const beast = lying.isMonster ? CARD : fight === 'won' ? 'toad' : 'ogre'
  return {
    seats,
    doors: isBare ? [] : [...(lying.isDoor ? [CARD] : []), 'newt', 'brick', 'brick', 'brick'],
    treasures: isBare ? [] : ['ring', 'shard', 'shard', 'shard'],
    bareDecks: isBare,
    doorDiscards: isBare ? [] : ['dwarf', 'worm', 'priest'],
    treasureDiscards: isBare ? [] : ['vase', 'shard'],
    ...(fight !== 'none' && { facing: [beast, 'bat'], ...(isHelped && { helper: 'bob' }) }),
  }
}

/** Cards that lie there with counters on them. */
const COUNTED: ReadonlySet<string> = new Set([CARD, 'hat', 'mail'])

/** Something lies on a monster, one-shots count for both sides, and somebody is cursed. */
export function liven(stage: Stage, isCursed = true): void {
  for (const [copy, { card }] of stage.scene.deck.copies.entries())
    if (COUNTED.has(card.id) && ownerOnTable(stage.scene, copy) >= 0) setCounters(stage.scene, copy, 2)
  if (isCursed) stage.must(DAN, 'curse', { copy: stage.copy('ache', 'dan'), seat: ANA })
  stage.settle()
  if (!stage.fighting()) return
  stage.must(CYD, 'enhance', { copy: stage.copy('huge', 'cyd'), slot: 0 })
  stage.settle()
  stage.must(DAN, 'play', { copy: stage.copy('fizz', 'dan'), index: 1 })
  stage.settle()
  stage.must(ANA, 'play', { copy: stage.copy('fizz', 'ana'), index: 0 })
  stage.settle()
}
