// Moments of a game worth a look, by name.

import type { MunchkinView } from '@brouhaha/munchkin'

type IsMoment = (view: MunchkinView) => boolean

const inOwnFight = ({ combat, decision, you }: MunchkinView): boolean =>
  combat !== null && decision === 'fightOrRun' && combat.main === you

/** Somebody else fights, and the reader could come to help. */
const inTheirFight = ({ combat, decision, you }: MunchkinView): boolean =>
  combat !== null && decision === 'fightOrRun' && combat.helpers.some(({ seat }) => seat === you)

/** Anything else is the name of a decision: it is asked of the reader, or waits at a gate. */
const isAsked =
  (decision: string): IsMoment =>
  (view) =>
    view.decision === decision && (view.gate !== null || view.asked.includes(view.you ?? 'house'))

const priceOf = ({ wares }: MunchkinView): number => wares.items.reduce((gold, { value }) => gold + value, 0)

const MOMENTS: Readonly<Record<string, IsMoment>> = {
  combat: inOwnFight,
  theirs: inTheirFight,
  crowded: (view) => inOwnFight(view) && (view.combat?.monsters.length ?? 0) > 1,
  helped: (view) => inOwnFight(view) && view.combat?.contract != null,
  flight: ({ gate, you }) => gate?.cause.kind === 'roll' && gate.cause.slot !== null && gate.cause.seat === you,
  curse: ({ gate, you }) => gate?.cause.kind === 'curse' && gate.cause.target === you,
  kill: ({ gate }) => gate?.cause.kind === 'kill',
  sale: (view) => isAsked('arrangeOrOpen')(view) && priceOf(view) >= 1000 && view.seats[view.you ?? 0]!.level < 8,
  death: ({ seats }) => seats.some(({ life }) => life === 'dead'),
  dead: ({ seats, you }) => seats[you ?? 0]?.life === 'dead',
  over: () => false,
}

export const momentOf = (name: string): IsMoment => MOMENTS[name] ?? isAsked(name)
