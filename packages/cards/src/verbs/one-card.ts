import type { Cost } from '../language/ability.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { Pick, Who } from '../language/selector.ts'
import type { NameKind } from './verb.ts'

/** Whether a name for what is picked stands for one card, or for some: of each of those seats one is several. */
export const pickedKind = ({ take = 1, of }: Partial<Pick> = {}): NameKind =>
  take === 1 && (of === undefined || seatsMeant(of) !== 'alike') ? 'card' : 'cards'

/** Whether one seat is meant, whoever it is. */
export const isOneSeat = (who: Who | undefined): boolean => who === undefined || seatsMeant(who) === 'one'

/** What a name for a price stands for. */
export function paidKind({ discard, levels, cards }: Partial<Cost> = {}): NameKind {
  if (discard === undefined && cards === undefined) return levels === undefined ? 'card' : 'number'
  if (levels !== undefined || (discard !== undefined && cards !== undefined)) return 'cards'
  return discard === undefined ? pickedKind(cards) : discard === 1 ? 'card' : 'cards'
}
