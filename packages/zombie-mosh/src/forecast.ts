// What would happen if the damage were counted now, from what everybody can see: the arithmetic on the table.

import { assert } from '@brouhaha/kit'
import { PARTS, PARTS_TO_LOSE, partOf } from './body.ts'
import { ATTACK, boardOf, cardOf, edgeOfChoice, isBoardChoice, isPlacement, seatOf, verbOfPlacement } from './choice.ts'
import type { MoshSeatView, MoshView } from './view.ts'

export interface PartForecast {
  readonly hits: number
  readonly defences: number
  /** Damage now, damage to come, and what the part endures. */
  readonly damage: number
  readonly coming: number
  readonly endures: number
  readonly falls: boolean
}

export interface SeatForecast {
  readonly parts: readonly PartForecast[]
  /** Parts that would be lost in all, and whether that is too many. */
  readonly lost: number
  readonly leaves: boolean
}

/** What a choice would change: nothing yet for a board, one zombie's outlook for a card. */
export type MoshPreview =
  | { readonly type: 'board'; readonly board: number }
  | {
      readonly type: 'placement'
      readonly seat: number
      readonly part: number
      readonly before: SeatForecast
      readonly after: SeatForecast
    }
  | { readonly type: 'nothing' }

export function forecast(seat: MoshSeatView): SeatForecast {
  const count = (line: MoshSeatView['hits'], part: number): number =>
    line.filter((laid) => laid.part === PARTS[part]).length
  return outlook(
    seat,
    PARTS.map((_, part) => count(seat.hits, part)),
    PARTS.map((_, part) => count(seat.defences, part)),
  )
}

function outlook(seat: MoshSeatView, hits: readonly number[], defences: readonly number[]): SeatForecast {
  const parts = PARTS.map((_, part): PartForecast => {
    const damage = seat.damage[part]!
    const endures = seat.endures[part]!
    const coming = Math.min(endures - damage, Math.max(0, hits[part]! - defences[part]!))
    return {
      hits: hits[part]!,
      defences: defences[part]!,
      damage,
      coming,
      endures,
      falls: coming > 0 && damage + coming === endures,
    }
  })
  const lost = parts.filter((part) => part.damage + part.coming === part.endures).length
  return { parts, lost, leaves: lost >= PARTS_TO_LOSE }
}

export function preview(view: MoshView, choice: number): MoshPreview {
  if (isBoardChoice(choice)) return { type: 'board', board: boardOf(choice) }
  if (!isPlacement(choice)) return { type: 'nothing' }
  const seat = seatOf(choice)
  const part = partOf(cardOf(choice), edgeOfChoice(choice))
  const seen = view.seats[seat]
  assert(seen !== undefined, 'a choice names a seat of this table')
  const before = forecast(seen)
  const hits = before.parts.map((one) => one.hits)
  const defences = before.parts.map((one) => one.defences)
  const line = verbOfPlacement(choice) === ATTACK ? hits : defences
  line[part] = line[part]! + 1
  return { type: 'placement', seat, part, before, after: outlook(seen, hits, defences) }
}
