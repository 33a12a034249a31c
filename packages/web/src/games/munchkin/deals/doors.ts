// What a person may begin at this moment: each door opens a sheet.

import type { MunchkinChoice, MunchkinView } from '@brouhaha/munchkin'

export const DOORS = ['askHelp', 'offerHelp', 'trade', 'sell', 'show', 'promise', 'challenge'] as const
export type Door = (typeof DOORS)[number]

/** Questions at which the table goes on dealing; at all others only the answer counts. */
const SOCIABLE: ReadonlySet<string> = new Set([
  'arrangeOrOpen',
  'lookForTrouble',
  'lootOrNot',
  'charityOrDone',
  'turn',
  'playOrKeep',
  'fightOrRun',
  'helpOrNot',
  'takeCounterOffer',
  'callGoth',
  'rollFor',
  'takeAlong',
  'pickTreasure',
  'loot',
  'whichBig',
])

const isSociable = ({ gate, decision, turn }: MunchkinView): boolean =>
  turn > 0 && (gate !== null || (decision !== null && SOCIABLE.has(decision)))

/** Whom the reader could trade with: the living who are not in the fight. */
export const partnersOf = ({ you, combat, seats }: MunchkinView): readonly number[] =>
  seats.flatMap(({ life }, seat) => {
    const isBusy = combat !== null && (combat.main === seat || combat.helper === seat)
    return seat === you || life === 'dead' || isBusy ? [] : [seat]
  })

/** Deals that are listed as choices. */
export interface Listed {
  readonly asks: readonly MunchkinChoice[]
  readonly volunteers: readonly MunchkinChoice[]
  readonly challenges: readonly MunchkinChoice[]
}

export function isOpen(door: Door, view: MunchkinView, { asks, volunteers, challenges }: Listed): boolean {
  const { you, combat, seats, hand, winners, active, decision } = view
  if (you === null || winners.length > 0) return false
  if (seats[you]?.life === 'dead') return false
  if (door === 'show') return hand.length > 0
  if (door === 'challenge') return challenges.length > 0
  if (!isSociable(view)) return false
  const isFighter = combat !== null && (combat.main === you || combat.helper === you)
  switch (door) {
    case 'askHelp': {
      if (asks.length > 0) return true
      return combat?.main === you && combat.helpers.length > 0 && !combat.winning && decision === 'fightOrRun'
    }
    case 'offerHelp':
      return volunteers.length > 0 || view.offers.some(({ seat, kind }) => seat === you && kind === 'offerHelp')
    case 'trade':
      return !isFighter && partnersOf(view).length > 0
    case 'sell':
      return combat === null && active === you && view.wares.items.length > 0
    case 'promise':
      return combat !== null && !isFighter
    default:
      return door satisfies never
  }
}
