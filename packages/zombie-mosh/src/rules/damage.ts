// Counting the damage: ZM-DMG-01 to ZM-DMG-09.
// Entered when every hand is empty; leaves with both lines of every zombie empty.

import type { Play, State } from '@brouhaha/table'
import { CARD_COUNT, PART_COUNT, PARTS } from '../body.ts'
import type { MoshHappening } from '../events.ts'
import { CARDS, DAMAGE, DEFENCES, HITS, LAID, SEATS, THRESHOLD } from '../layout.ts'
import { announce } from './round.ts'

/** ZM-DMG-08: everybody's damage counts before anybody leaves the pit. */
export function countDamage(state: State, play: Play<MoshHappening>): void {
  announce('damage', play)
  const cells = state[SEATS]! * PART_COUNT
  for (let cell = 0; cell < cells; cell++) hurtPart(state, cell, play)
  clearLines(state, play)
}

/** One part of one zombie; `cell` counts them through all seats. */
function hurtPart(state: State, cell: number, play: Play<MoshHappening>): void {
  const hits = state[HITS + cell]! // ZM-DANCE-08: lines are counted by part, wherever their cards lie
  const blocked = Math.min(hits, state[DEFENCES + cell]!) // ZM-DMG-01
  const through = hits - blocked // ZM-DMG-02
  const before = state[DAMAGE + cell]!
  const endures = state[THRESHOLD + cell]!
  const after = Math.min(endures, before + through) // ZM-DMG-05
  state[DAMAGE + cell] = after // ZM-DMG-06, ZM-DMG-07
  state[HITS + cell] = 0
  state[DEFENCES + cell] = 0 // ZM-DMG-03
  if (play.story !== null) tellPart(cell, blocked, through, before, after, endures, play)
}

function tellPart(
  cell: number,
  blocked: number,
  through: number,
  before: number,
  after: number,
  endures: number,
  play: Play<MoshHappening>,
): void {
  const seat = Math.floor(cell / PART_COUNT)
  const part = PARTS[cell % PART_COUNT]!
  const count = after - before
  const wasted = through - count
  if (blocked > 0) play.story?.tell({ open: { type: 'blocked', seat, part, count: blocked } })
  if (count > 0) play.story?.tell({ open: { type: 'hurt', seat, part, count, damage: after } })
  if (wasted > 0) play.story?.tell({ open: { type: 'wasted', seat, part, count: wasted } })
  if (before < endures && after === endures) play.story?.tell({ open: { type: 'partFell', seat, part } }) // ZM-DMG-04
}

/** 0, in the deck, stays 0; every other place becomes 1, discarded. Without a branch, which nobody could predict. */
const discardUnlessInDeck = (place: number): number => -place >>> 31

/** ZM-DMG-09: whatever lies in a line is discarded, paired or not. */
function clearLines(state: State, play: Play<MoshHappening>): void {
  for (let at = CARDS; at < CARDS + CARD_COUNT; at++) state[at] = discardUnlessInDeck(state[at]!)
  if (play.story !== null) play.story.tell({ open: { type: 'linesCleared', count: state[LAID]! } })
}
