// A finished game in short, from what its reader heard: how it was won, how it swung, who helped and who harmed whom.

import type { MunchkinHeard, MunchkinView, Reader } from '@brouhaha/munchkin'
import type { HeardRow } from '@brouhaha/protocol'
import { eventsOf } from '../side/Teller.ts'
import { biggestOf, type FoughtFight, fightsOf, stolenFrom } from './fights.ts'
import { type Curves, curvesOf, type Lead, leadsOf, type Swing, swingOf } from './levels.ts'
import { type Count, countPairs, countSeats, type PairCount } from './tally.ts'

export interface Summary {
  readonly winners: readonly number[]
  /** How it ended, if the reader heard it: `kill`, `card`, `cult`, `allCultists`. */
  readonly how: string | null
  readonly turns: number
  readonly rounds: number
  readonly curves: Curves
  readonly leads: readonly Lead[]
  readonly swing: Swing | null
  readonly biggest: FoughtFight | null
  /** A victory that was claimed and then lost to the cards of others. */
  readonly stolen: FoughtFight | null
  readonly last: FoughtFight | null
  readonly helped: readonly PairCount[]
  readonly refused: readonly PairCount[]
  readonly curses: readonly PairCount[]
  readonly cursed: readonly Count[]
  /** Who played how many cards against those who won: curses, and cards for their monsters. */
  readonly against: readonly Count[]
  readonly deaths: readonly Count[]
  readonly sale: { readonly seat: number; readonly worth: number } | null
}

type Of<Type extends MunchkinHeard['type']> = Extract<MunchkinHeard, { readonly type: Type }>

export function summarise(
  history: readonly HeardRow[],
  { winners, turn: turns, seats }: Pick<MunchkinView, 'winners' | 'turn' | 'seats'>,
  { card }: Pick<Reader, 'card'>,
): Summary {
  const events = history.flatMap(eventsOf)
  const all = <Type extends MunchkinHeard['type']>(type: Type): readonly Of<Type>[] =>
    events.filter((event): event is Of<Type> => event.type === type)
  const before = turns - all('turnBegan').length
  const fights = fightsOf(history, before, card)
  const curves = curvesOf(
    events,
    seats.map(({ level }) => level),
    turns,
  )
  const hits = all('curseHit')
  const cursesOfOthers = hits
    .filter(({ by, victim }) => by >= 0 && by !== victim)
    .map(({ by, victim }) => ({ by, to: victim }))
  const meddling = fights.flatMap(({ main, against }) => against.map((by) => ({ by, to: main })))
  const sales = all('sold').toSorted((one, other) => other.worth - one.worth)
  return {
    winners,
    how: all('ended').at(-1)?.how ?? null,
    turns,
    rounds: Math.ceil(turns / seats.length),
    curves,
    leads: leadsOf(curves),
    swing: swingOf(curves),
    biggest: biggestOf(fights),
    stolen: stolenFrom(fights),
    last: fights.at(-1) ?? null,
    helped: countPairs(fights.flatMap(({ helper, main }) => (helper === null ? [] : [{ by: helper, to: main }]))),
    refused: countPairs(refusalsIn(history)),
    curses: countPairs(cursesOfOthers),
    cursed: countSeats(hits.map(({ victim }) => victim)),
    against: countSeats(
      [...cursesOfOthers, ...meddling].filter(({ by, to }) => winners.includes(to) && by !== to).map(({ by }) => by),
    ),
    deaths: countSeats(all('died').map(({ seat }) => seat)),
    sale: sales[0] ?? null,
  }
}

/** Who would not help whom: whoever fought just then. */
function refusalsIn(history: readonly HeardRow[]): readonly { readonly by: number; readonly to: number }[] {
  const refusals: { readonly by: number; readonly to: number }[] = []
  let main = -1
  for (const event of history.flatMap(eventsOf)) {
    if (event.type === 'combatBegan') main = event.main
    else if (event.type === 'helpAnswered' && !event.accepted && main >= 0) refusals.push({ by: event.seat, to: main })
  }
  return refusals
}
