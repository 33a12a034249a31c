// What happens, and which part of it is for whom. A copy's number is named only to those who may see its face.

import type { Happening, Play, Seats } from '@brouhaha/table'
import type { Terms } from './forms/form.ts'

/** Where a copy is, as events and views name it. */
export type Place =
  | 'doorDeck'
  | 'treasureDeck'
  | 'doorDiscards'
  | 'treasureDiscards'
  | 'cultPile'
  | 'fight'
  | 'aside'
  | 'pool'
  | { readonly hand: number }
  | { readonly table: number }

export type Cause = 'kill' | 'card' | 'sale' | 'cult'

export type Open =
  | {
      readonly type: 'begun'
      readonly seats: number
      readonly boxes: readonly string[]
      readonly switches: number
      readonly first: number
    }
  | { readonly type: 'sexChosen'; readonly seat: number; readonly sex: number }
  /** A copy went from one place to another; who may see its face learns which. */
  | {
      readonly type: 'moved'
      readonly from: Place
      readonly to: Place
      readonly copy?: number
      /** Face down: only some learn which. */
      readonly hidden?: true
      /** Below all other cards of a deck. */
      readonly under?: true
      /** Out of a deck, though not its top card for sure. */
      readonly picked?: true
    }
  | { readonly type: 'shuffled'; readonly deck: 'door' | 'treasure' }
  | {
      readonly type: 'turnBegan'
      readonly seat: number
      /** Between two others, by a card. */
      readonly extra?: boolean
    }
  | { readonly type: 'extraTurnGiven'; readonly seat: number }
  | { readonly type: 'phase'; readonly phase: number }
  | { readonly type: 'turned'; readonly seat: number; readonly copy: number; readonly used: boolean }
  | { readonly type: 'counted'; readonly seat: number; readonly copy: number; readonly counts: boolean }
  | { readonly type: 'attached'; readonly copy: number; readonly to: number }
  | {
      readonly type: 'countersChanged'
      readonly copy: number
      /** So many lie on it now, and so many did. */
      readonly counters: number
      readonly before: number
    }
  | { readonly type: 'levelGained'; readonly seat: number; readonly levels: number; readonly by: Cause }
  | { readonly type: 'levelLost'; readonly seat: number; readonly levels: number }
  | { readonly type: 'sexChanged'; readonly seat: number }
  | { readonly type: 'rolled'; readonly seat: number; readonly draw: string; readonly value: number }
  | { readonly type: 'played'; readonly seat: number; readonly copy: number; readonly at?: number }
  | { readonly type: 'curseHit'; readonly copy: number; readonly victim: number; readonly by: number }
  | { readonly type: 'curseSettled'; readonly copy: number; readonly victim: number }
  | { readonly type: 'cancelled'; readonly copy: number }
  | { readonly type: 'redirected'; readonly copy: number; readonly victim: number }
  | { readonly type: 'combatBegan'; readonly main: number; readonly copy: number; readonly fromHand: boolean }
  | { readonly type: 'monsterJoined'; readonly slot: number; readonly copy: number; readonly text: number }
  | { readonly type: 'monsterLeft'; readonly copy: number; readonly killed: boolean }
  | { readonly type: 'totals'; readonly players: number; readonly monsters: number }
  | { readonly type: 'combatEnd'; readonly won: boolean }
  | { readonly type: 'friendly'; readonly copy: number }
  | {
      readonly type: 'helpAsked'
      /** The first two editions did not tell. */
      readonly by?: number
      readonly seat: number
      readonly offer: number
      readonly terms: Terms
    }
  | { readonly type: 'countered'; readonly seat: number; readonly offer: number; readonly terms: Terms }
  | { readonly type: 'helpAnswered'; readonly seat: number; readonly accepted: boolean }
  | { readonly type: 'helpForced'; readonly seat: number }
  | { readonly type: 'volunteered'; readonly seat: number; readonly offer: number; readonly terms: Terms }
  | { readonly type: 'helperLeft'; readonly seat: number }
  | { readonly type: 'ran'; readonly seat: number }
  | { readonly type: 'escaped'; readonly seat: number; readonly slot: number; readonly rolled: boolean }
  | { readonly type: 'caught'; readonly seat: number; readonly slot: number }
  | { readonly type: 'died'; readonly seat: number }
  | { readonly type: 'corpseLaidOut'; readonly seat: number }
  | { readonly type: 'reborn'; readonly seat: number }
  | { readonly type: 'treasureDrawn'; readonly seat: number; readonly count: number; readonly face: 'up' | 'down' }
  | { readonly type: 'charity'; readonly from: number; readonly to: number; readonly count: number }
  | { readonly type: 'sold'; readonly seat: number; readonly worth: number; readonly levels: number }
  | {
      readonly type: 'offered'
      readonly seat: number
      readonly to: number
      readonly number: number
      readonly gives: readonly number[]
      readonly wants: readonly number[]
    }
  | { readonly type: 'offerEnded'; readonly seat: number; readonly number: number; readonly how: string }
  | { readonly type: 'traded'; readonly seat: number; readonly with: number }
  | { readonly type: 'promised'; readonly seat: number; readonly to: number; readonly not: 'help' | 'interfere' }
  | { readonly type: 'showed'; readonly seat: number; readonly to: number; readonly count: number }
  | { readonly type: 'peeked'; readonly seat: number; readonly deck: 'door' | 'treasure'; readonly count: number }
  | { readonly type: 'asked'; readonly seat: number; readonly decision: string }
  | { readonly type: 'answered'; readonly seat: number }
  | { readonly type: 'gateOpened'; readonly gate: number; readonly clock: string }
  | { readonly type: 'gateClosed'; readonly gate: number }
  | { readonly type: 'passed'; readonly gate: number }
  | { readonly type: 'challenged'; readonly seat: number; readonly whom: number; readonly right: boolean }
  /** By the host, or by the table that voted for it. */
  | {
      readonly type: 'ruled'
      readonly verb: string
      readonly seat: number
      readonly value: number
      readonly voted?: true
    }
  /** Public numbers that changed, cell by cell (notes.ts); or all that are a seat's own business. */
  | { readonly type: 'noted'; readonly cells: readonly number[]; readonly own: boolean }
  | { readonly type: 'ended'; readonly winners: number; readonly how: string }

/** What only those concerned learn. */
export interface Told {
  readonly copy?: number
  readonly copies?: readonly number[]
  /** How many cards lie above each of them in their deck. */
  readonly above?: readonly number[]
}

export type MunchkinHappening = Happening<Open, Told>

export type MunchkinPlay = Play<MunchkinHappening>

export function tell(play: MunchkinPlay, open: Open): void {
  play.story?.tell({ open })
}

/** A roll, a reveal, another seat's answer: never taken back. */
export function reveal(play: MunchkinPlay, open: Open, to?: Seats, tells?: Told): void {
  play.story?.reveal(to === undefined || tells === undefined ? { open } : { open, secret: { to, tells } })
}

/** Only these seats notice anything at all. */
export function whisper(play: MunchkinPlay, open: Open, among: Seats): void {
  play.story?.reveal({ open, among })
}
