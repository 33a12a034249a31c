import { frame } from '../../frames/declare.ts'
import { ASKED_TO_HELP, SHARE } from '../../frames/frame.ts'

/** A seat is asked for help (question.ts). */
export const QUESTION_FRAME = frame(ASKED_TO_HELP, {
  WHOM: 'open',
  BY: 'open',
  /** 1 once terms were countered: then it is the asker who answers. */
  COUNTERED: 'open',
})

/** Treasure is picked in the order agreed (sharing.ts, pile.ts). */
export const SHARE_FRAME = frame(SHARE, {
  MAIN_SEAT: 'open',
  /** Plus one. */
  HELPER_SEAT: 'open',
  DUE: 'open',
  PROMISED: 'open',
  HELPER_FIRST: 'open',
  /** How far it is. */
  PICKING: 'open',
  /** Picks left. */
  LEFT: 'open',
})
