// Who notices a cheat at a table of honour (TT-08, TT-09). All that counts lies open before everybody, and what looks like too much
// may be allowed by something that a glance does not tell: so a cry of foul is right or wrong.

import type { Random } from '@brouhaha/kit'
import { type CardOf, type MunchkinSeatView, type MunchkinView, writeChoice } from '@brouhaha/munchkin'

const HANDS = 2
/** One look in this many at too much equipment sees it. */
const NOTICES_ONE_IN = 4

/** Whether somebody seems to use or carry more than anybody may, by slots, hands and sizes. */
export function looksFoul({ table }: MunchkinSeatView, card: CardOf): boolean {
  const covered = new Set(table.flatMap(({ on }) => on ?? []))
  const counts = { head: 0, armour: 0, feet: 0, big: 0, complex: 0 }
  let hands = 0
  let lasers = 0
  for (const { copy, id, used, on } of table) {
    const item = card.named(id)
    if (item.kind !== 'item' || on !== null || covered.has(copy)) continue
    if (item.size === 'big') counts.big++
    if (!used) continue
    if (item.size === 'complex') counts.complex++
    if (item.tags?.includes('laser')) lasers = HANDS
    else if (item.slot === 'oneHand') hands++
    else if (item.slot === 'twoHands') hands += HANDS
    else if (item.slot !== undefined) counts[item.slot]++
  }
  return hands + lasers > HANDS + extraHands(table, card) || Object.values(counts).some((count) => count > 1)
}

/** Hands that a card in play plainly says its owner has more, whatever else must be the case. */
function extraHands(table: MunchkinSeatView['table'], card: CardOf): number {
  let hands = 0
  for (const { id } of table) {
    const shown = card.named(id)
    for (const ability of 'abilities' in shown ? (shown.abilities ?? []) : [])
      if ('figure' in ability && ability.figure === 'hands' && typeof ability.add === 'number') hands += ability.add
  }
  return hands
}

/** The challenge that a seat makes now, or −1: it looks at those whom it may accuse, and does not always see. */
export function cryFoul(view: MunchkinView, choices: ArrayLike<number>, card: CardOf, random: Random): number {
  for (let at = 0; at < choices.length; at++) {
    const { type, seat } = writeChoice(choices[at]!)
    if (type !== 'challenge' || seat === undefined) continue
    if (looksFoul(view.seats[seat]!, card) && random.below(NOTICES_ONE_IN) === 0) return choices[at]!
  }
  return -1
}
