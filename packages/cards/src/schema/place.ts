// Where in a card an effect stands, and what makes sense there.

import type { Moment, Window } from '../language/ability.ts'
import type { CardKind } from '../language/selector.ts'
import type { NameKind } from '../verbs/verb.ts'
import { fault, type Reader, type Reading as ReadingIn, reader } from './reader.ts'

export interface Place {
  readonly card: CardKind
  readonly part: 'card' | 'standing' | 'use' | 'trigger' | 'curse' | 'badStuff' | 'meeting' | 'kill' | 'drawn'
  readonly window?: Window
  /** Something has happened that an outcome can be taken from. */
  readonly outcome: boolean
  /** How many `each` this stands inside of. */
  readonly eaches?: number
  /** A player, or a number, was named before. */
  readonly target?: boolean
  readonly named?: boolean
  /** Among the fight rules of a monster or of what lies on one: holds for its fighters. */
  readonly ofFight?: boolean
  /** What a trigger waits for. */
  readonly moment?: unknown
  /** Something else follows when it has worked. */
  readonly isFollowed?: boolean
  /** The names that were given before. */
  readonly names?: ReadonlyMap<string, NameKind>
}

export const ONLY_ON_DRAW = 'something else: how this card was drawn is known in its onDraw alone; write it there'

export type Reading = ReadingIn<Place>

/** Reads what lies inside with another place. */
export const at = (change: (place: Place) => Partial<Place>, inner: Reader<Place>): Reader<Place> =>
  reader((raw, path, reading) => {
    const outside = reading.place
    reading.place = { ...outside, ...change(outside) }
    inner(raw, path, reading)
    reading.place = outside
  }, inner.schema)

/** What there must be for an effect to do anything. */
export type Need = 'fight' | 'gate' | 'curse' | 'play' | 'roll'

type Needed = readonly [fits: (place: Place) => boolean, expected: string]

const inWindows = (...windows: readonly Window[]): ((place: Place) => boolean) => {
  return ({ window }) => window !== undefined && windows.includes(window)
}

const OUTSIDE_FIGHTS: ReadonlySet<Window | undefined> = new Set<Window>([
  'turnStart',
  'turnEnd',
  'afterCombat',
  'ownDraw',
])

/** Once the cards of a won fight are gone; what lay in it waits for nobody's next turn either. */
const AFTER_FIGHTS: ReadonlySet<unknown> = new Set<Moment>([
  'killed',
  'soloKill',
  'helped',
  'ownTurnBegins',
  'ownTurnEnds',
  'reborn',
])

/** Whether no card of a fight can lie there. */
export const isAfterFights = ({ window, moment, ofFight }: Place): boolean =>
  OUTSIDE_FIGHTS.has(window) || (AFTER_FIGHTS.has(moment) && ofFight !== true)

const aFight: Needed = [
  ({ part, window }) =>
    part === 'meeting' ||
    part === 'curse' ||
    part === 'trigger' ||
    part === 'drawn' ||
    (part === 'use' && !OUTSIDE_FIGHTS.has(window)),
  'an effect outside fights: nobody is fighting here',
]
const aGate: Needed = [
  inWindows(
    'curse',
    'ownCurse',
    'play',
    'draw',
    'discard',
    'level',
    'badStuff',
    'escape',
    'kill',
    'ownRoll',
    'othersRoll',
    'arrival',
  ),
  'an effect that needs no gate: nothing can be stopped here',
]
const aCurse: Needed = [inWindows('curse', 'ownCurse'), 'an effect that needs no curse: none is landing here']
const aPlay: Needed = [inWindows('play'), 'an effect that needs no card just played: none was']
const aRoll: Needed = [
  inWindows('ownRoll', 'othersRoll', 'escape', 'badStuff'),
  'an effect that needs no die: none was rolled here',
]

const NEEDS: Readonly<Record<Need, Needed>> = { fight: aFight, gate: aGate, curse: aCurse, play: aPlay, roll: aRoll }

export function checkPlace(need: Need, path: string, reading: Reading): void {
  const [fits, expected] = NEEDS[need]
  if (!fits(reading.place)) fault(reading, path, expected)
}
