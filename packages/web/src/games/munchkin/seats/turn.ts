import type { MunchkinChoice } from '@brouhaha/munchkin'
import type { Piece } from './character.ts'

/** What somebody means who presses a card of his that nothing can be done with now: an item he would turn, any other he reads. */
export function intendedTurn({ card, copy, used, stays }: Piece): MunchkinChoice | null {
  if (card.kind !== 'item' || stays) return null
  return { type: used ? 'lay' : 'equip', copy }
}
