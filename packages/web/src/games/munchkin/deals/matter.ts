// What can be disputed at this moment, and what of it the host could rule on: things that everybody sees.

import { type MunchkinView, RULING_VERBS, type RulingVerb } from '@brouhaha/munchkin'
import type { Dispute, DisputedMatter } from '@brouhaha/protocol'

export interface DraftMatter {
  /** Null: something that nobody can rule on. */
  readonly verb: RulingVerb | null
  readonly seat: number
  readonly card: number | null
}

const askedSeats = ({ asked }: MunchkinView): readonly number[] => asked.filter((seat) => seat !== 'house')

/** The matters that there are now. */
export const mattersOf = (view: MunchkinView): readonly RulingVerb[] =>
  RULING_VERBS.filter((verb) => {
    if (verb === 'endCombat') return view.combat !== null
    return verb !== 'skipDecision' || askedSeats(view).length > 0
  })

/** Whom a matter can be about; nobody in particular, where it is the fight. */
export function disputableSeats(verb: RulingVerb | null, view: MunchkinView): readonly number[] {
  if (verb === null || verb === 'endCombat') return []
  return verb === 'skipDecision' ? askedSeats(view) : view.seats.map((_, seat) => seat)
}

/** The matter as the table takes it; undefined while a card is missing, null for something else. */
export function matterOf({ verb, seat, card }: DraftMatter, view: MunchkinView): DisputedMatter | null | undefined {
  if (verb === null) return null
  if (verb === 'endCombat') return { verb, seat: view.combat?.main ?? 0 }
  if (verb !== 'discardCard') return { verb, seat }
  return view.seats[seat]!.table.some(({ copy }) => copy === card) ? { verb, seat, value: card! } : undefined
}

/** What the reader may do about a dispute: rule, propose, vote, or nothing but talk. */
export function standOn({ about, voters, proposal }: Dispute, you: number | null, host: number) {
  if (about === undefined) return 'argue'
  if (voters === undefined) return you === host ? 'rule' : 'ruled'
  if (voters.length === 0) return 'nobody'
  if (proposal === undefined) return you === host ? 'propose' : 'proposed'
  return you !== null && voters.includes(you) ? 'vote' : 'voted'
}
