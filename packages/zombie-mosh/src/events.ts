// What can happen in a game of Zombie Mosh!, and who hears what.

import type { Happening } from '@brouhaha/table'
import type { Side } from './boards.ts'
import type { Part } from './body.ts'

export type Step = 'prelude' | 'crowd' | 'dance' | 'damage' | 'calm'

/** How a song was decided: one left, fewest tokens, most sound parts, or not at all. */
export type WonBy = 'standing' | 'tokens' | 'parts' | 'shared'

export type MoshOpen =
  | { readonly type: 'opened'; readonly seats: number; readonly side: Side; readonly songs: number }
  | { readonly type: 'boardChosen'; readonly seat: number; readonly board: number }
  | { readonly type: 'songBegan'; readonly song: number; readonly first: number }
  | { readonly type: 'shuffled'; readonly count: number }
  | { readonly type: 'roundBegan'; readonly round: number; readonly first: number }
  | { readonly type: 'stepBegan'; readonly step: Step }
  | { readonly type: 'dealt'; readonly seat: number; readonly count: number }
  | { readonly type: 'crowdHit'; readonly seat: number; readonly card: number; readonly part: Part }
  | { readonly type: 'turnBegan'; readonly seat: number; readonly pass: 1 | 2 }
  | {
      readonly type: 'attacked'
      readonly seat: number
      readonly victim: number
      readonly card: number
      readonly part: Part
    }
  | { readonly type: 'defended'; readonly seat: number; readonly card: number; readonly part: Part }
  | { readonly type: 'blocked'; readonly seat: number; readonly part: Part; readonly count: number }
  | {
      readonly type: 'hurt'
      readonly seat: number
      readonly part: Part
      readonly count: number
      readonly damage: number
    }
  | { readonly type: 'wasted'; readonly seat: number; readonly part: Part; readonly count: number }
  | { readonly type: 'partFell'; readonly seat: number; readonly part: Part }
  | { readonly type: 'linesCleared'; readonly count: number }
  | { readonly type: 'eliminated'; readonly seat: number }
  | { readonly type: 'songWon'; readonly seats: readonly number[]; readonly by: WonBy }
  | { readonly type: 'gameOver'; readonly seats: readonly number[] }

/** What only the seat that is dealt to learns. */
export interface MoshTold {
  readonly cards: readonly number[]
}

export type MoshHappening = Happening<MoshOpen, MoshTold>
export type MoshHeard = MoshOpen & Partial<MoshTold>
