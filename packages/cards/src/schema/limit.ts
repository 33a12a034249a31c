// How often something may be done or happens, and limits that would change nothing.

import type { Limit, Moment, Per, Window } from '../language/ability.ts'
import { shape } from './names.ts'
import type { Place, Reading } from './place.ts'
import { fault, isObject, piece, type Reader, whole, word } from './reader.ts'

const limitFields = shape<Limit>({
  times: whole(1, 20),
  per: piece('per', word<Per, Place>({ combat: true, turn: true, round: true, game: true, victim: true })),
})

export const limit: Reader<Place> = piece('limit', limitFields)

/** Windows that have nothing to do with any fight. */
const WITHOUT_FIGHT: ReadonlySet<unknown> = new Set<Window>([
  'ownTurn',
  'outsideCombat',
  'turnStart',
  'turnEnd',
  'ownDraw',
])

/** Moments that come to one seat once in that time at most; those of `all` to the whole table. */
const ONCE: Partial<Record<Moment, { readonly one?: readonly Per[]; readonly all?: readonly Per[] }>> = {
  killed: { all: ['combat'] },
  soloKill: { all: ['combat'] },
  helped: { all: ['combat'] },
  won: { one: ['combat'] },
  fightBegins: { all: ['combat'] },
  fightLost: { one: ['combat'] },
  fightOver: { one: ['combat'] },
  died: { one: ['combat', 'turn'] },
  ownTurnBegins: { one: ['round'], all: ['turn'] },
  ownTurnEnds: { one: ['round'], all: ['turn'] },
}

const OUTSIDE_FIGHTS: ReadonlySet<unknown> = new Set<Moment>(['ownTurnBegins', 'ownTurnEnds', 'reborn'])

const perOf = (raw: Readonly<Record<string, unknown>>): unknown => (isObject(raw.most) ? raw.most.per : undefined)

const NO_FIGHT = 'turn, round or game: this has nothing to do with a fight'

export function checkUseLimit(raw: unknown, path: string, reading: Reading): void {
  if (!isObject(raw) || !WITHOUT_FIGHT.has(raw.use)) return
  const per = perOf(raw)
  if (per === 'combat' || per === 'victim') fault(reading, `${path}.most.per`, NO_FIGHT)
}

export function checkTriggerLimit(raw: unknown, path: string, reading: Reading): void {
  const wrong = isObject(raw) ? whyNotSo(raw) : null
  if (wrong !== null) fault(reading, `${path}.most.per`, wrong)
}

function whyNotSo(raw: Readonly<Record<string, unknown>>): string | null {
  const per = perOf(raw)
  if (per === 'victim') return 'combat, turn, round or game: what happens by itself has no victim'
  if (per === 'combat' && OUTSIDE_FIGHTS.has(raw.on)) return NO_FIGHT
  const { one = [], all = [] } = (typeof raw.on === 'string' && ONCE[raw.on as Moment]) || {}
  return [...all, ...(raw.of === undefined ? one : [])].some((time) => time === per)
    ? 'a longer time, or no most: this comes no more than once in that time'
    : null
}
