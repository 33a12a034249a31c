import { frame } from '../../frames/declare.ts'
import { TURN } from '../../frames/frame.ts'

/** The turn, always the first frame of the agenda (layout.ts, TURN_AT). */
export const TURN_FRAME = frame(TURN, {
  STAGE: 'open',
  /** What was met behind the door: nothing, a monster, a friendly one. */
  MET: 'open',
  /** The card behind the door plus one, while the table may still have a say. */
  OPENED: 'open',
  /** The second door of a turn replaces the loot (MK-TURN-15). */
  SECOND_DOOR: 'open',
  /** Charity: what each seat was given, five bits each. */
  GIVEN: 'open',
  /** A card lets its owner loot the room after the fight that was won in it. */
  MAY_LOOT: 'open',
  /** Who takes an extra turn after this one, plus one; in an extra turn, RESUMES times whom it came after, plus one (extra.ts). */
  EXTRA: 'open',
})
