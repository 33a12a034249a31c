// Where in a card an effect stands, and what makes sense there.

import type { Moment, Window } from '../language/ability.ts'
import { type Meaning, MOMENTS, PARTS, type Part, WINDOWS } from '../language/meanings.ts'
import type { CardKind } from '../language/selector.ts'
import type { NameKind } from '../verbs/verb.ts'
import { fault, type Reader, type Reading as ReadingIn, reader } from './reader.ts'

export interface Place {
  readonly card: CardKind
  readonly part: Part | 'use' | 'trigger'
  readonly window?: Window
  /** Whether a monster of the hand is named with the card, which is `it` then. */
  readonly namesMonster?: boolean
  /** How many `each` this stands inside of. */
  readonly eaches?: number
  /** Asked of one seat after the other. */
  readonly isTried?: boolean
  /** Whether the use says what its target must be like, and whether a player was given a name before. */
  readonly hasTarget?: boolean
  readonly isNamed?: boolean
  /** Among the fight rules of a monster or of what lies on one: holds for its fighters. */
  readonly ofFight?: boolean
  /** The fight begins here, and nobody has been asked to help yet. */
  readonly isUnhelped?: boolean
  /** What the monster does as it is met makes somebody help. */
  readonly isHelpForced?: boolean
  /** The monster that speaks has left the fight. */
  readonly hasLeft?: boolean
  /** Among what an effect has laid down. */
  readonly isLaidDown?: boolean
  /** A step before has laid it down. */
  readonly isLaid?: boolean
  /** A step before has taken the card that speaks away. */
  readonly hasGone?: boolean
  /** The use is paid for with the card itself. */
  readonly isPaidWith?: boolean
  /** The card is in play for more than what is said here: it is a trait, or has a bonus or other abilities. */
  readonly saysMore?: boolean
  /** What a trigger waits for. */
  readonly moment?: unknown
  /** The trigger says how often. */
  readonly isLimited?: boolean
  /** A trigger waits for what happens to others too. */
  readonly isOfOthers?: boolean
  /** In a step, and no longer in what is asked before the first. */
  readonly isStep?: boolean
  /** Something else follows when it has worked. */
  readonly isFollowed?: boolean
  /** The protected rules that the card says it lifts. */
  readonly lifts?: unknown
  /** The names that were given before. */
  readonly names?: ReadonlyMap<string, NameKind>
  /** Those of the effect that has laid down what stands here, which does not know them. */
  readonly namesOutside?: ReadonlyMap<string, NameKind>
  /** Those that were given before the `each` that this stands inside of. */
  readonly namesBefore?: ReadonlyMap<string, NameKind>
  /** What a filter is laid on: cards that are picked or counted, what lies before a fighter, or only what is printed. */
  readonly laidOn?: 'picked' | 'counted' | 'worn' | 'print'
  /** A rule of the fight stands here that is about what lies before fighters. */
  readonly isWorn?: boolean
}

export const NO_MONSTER = 'a monster: this card is none'
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

/** Reads what is asked of one seat after the other. */
export const tried = (inner: Reader<Place>): Reader<Place> => at(() => ({ isTried: true }), inner)

/** Reads what lies there on its own account: it knows nothing of the effect that has laid it down. */
export const afresh = (inner: Reader<Place>): Reader<Place> =>
  reader((raw, path, reading) => {
    const outside = reading.place
    const { card, names = [], namesOutside = [] } = outside
    reading.place = { card, part: 'standing', isLaidDown: true, namesOutside: new Map([...namesOutside, ...names]) }
    inner(raw, path, reading)
    reading.place = outside
  }, inner.schema)

const isOf = <Word extends string>(table: Readonly<Record<Word, Meaning>>, word: unknown): word is Word =>
  typeof word === 'string' && Object.hasOwn(table, word)

/** What the words stand for here; everything, where the window or the moment is none. */
export function meaningAt({ part, window, moment }: Place): Meaning | null {
  if (part === 'use') return isOf(WINDOWS, window) ? WINDOWS[window] : null
  if (part === 'trigger') return isOf(MOMENTS, moment) ? MOMENTS[moment] : null
  return PARTS[part]
}

/** The kinds that lie before somebody while their abilities work. */
const LYING: ReadonlySet<CardKind> = new Set<CardKind>([
  'race',
  'class',
  'mojo',
  'power',
  'item',
  'acolyte',
  'attachment',
])

/** Moments at which the card has gone. */
const WHEN_GONE: ReadonlySet<unknown> = new Set<Moment>(['leavesPlay', 'leavesYou'])

/** Whether the card that speaks lies before somebody: by what it is, or because a step has laid it down. */
export function liesInPlay({ card, part, moment, isLaidDown, isLaid, hasGone }: Place): boolean {
  if (isLaid === true) return true
  if (hasGone === true || WHEN_GONE.has(moment)) return false
  if (isLaidDown === true) return true
  if (part === 'card') return card === 'item'
  return LYING.has(card) && (part === 'standing' || part === 'use' || part === 'trigger')
}

/** `it` is what a use answers or what was named with it; what a step brings has the name that the step gives it. */
export function checkIt(path: string, reading: Reading): void {
  const meaning = meaningAt(reading.place)
  if (meaning !== null && meaning.it === undefined && reading.place.namesMonster !== true)
    fault(
      reading,
      path,
      '{ "the": NAME }: no window brings a card here; the step that brings one gives it the name with as',
    )
}

/** A die that is rolled because one was would go on for ever. */
export const rollsAgain = (_step: unknown, { moment, isLimited }: Place): string | undefined =>
  moment === 'rolled' && isLimited !== true
    ? 'most beside the effect, or something without a die: the die that is rolled here would set this off again'
    : undefined

/**
 * What there must be for an effect to do anything. `openFight`: one whose sides still count, and that nobody runs from; `helper`: with one
 * in it. `treasures`: one
 * that goes on, or has just been won.
 */
export type Need = 'fight' | 'openFight' | 'helper' | 'treasures' | 'gate' | 'curse' | 'play' | 'roll'

type Needed = readonly [fits: (place: Place) => boolean, expected: string]

const inWindows = (...windows: readonly Window[]): ((place: Place) => boolean) => {
  return ({ window }) => window !== undefined && windows.includes(window)
}

const OUTSIDE_FIGHTS: ReadonlySet<Window | undefined> = new Set<Window>([
  'ownTurn',
  'outsideCombat',
  'turnStart',
  'turnEnd',
  'afterCombat',
  'afterAnyCombat',
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

/** What is asked about the monsters of a fight, where one is. */
export function checkMonstersThere(path: string, reading: Reading): void {
  if (isAfterFights(reading.place))
    fault(
      reading,
      path,
      'something else: no monster of a fight lies there by then; on: won, or onKill, is asked while those that were killed still do',
    )
}

/** Its monsters are dead by then. */
const WON: ReadonlySet<unknown> = new Set<Moment>(['won', 'killed', 'soloKill', 'helped', 'fightOver'])

/** Whether no fight can be meant whose sides still count. */
export const hasNoTotals = (place: Place): boolean =>
  isAfterFights(place) || place.part === 'kill' || WON.has(place.moment)

/** The fight is over by then, although its cards still lie there. */
const AT_ITS_END: ReadonlySet<unknown> = new Set<Moment>(['fightLost', 'fightOver'])
export const isAtItsEnd = ({ moment }: Place): boolean => AT_ITS_END.has(moment)

/** MK-FLEE-16: whoever runs has lost the fight, and nothing changes its sides any more. */
const ONCE_THEY_RUN: ReadonlySet<unknown> = new Set<Window | Moment>([
  'flight',
  'escape',
  'badStuff',
  'escaped',
  'caught',
])
const isRunFrom = ({ part, window, moment }: Place): boolean => ONCE_THEY_RUN.has(part === 'use' ? window : moment)

const BETWEEN_TURNS: ReadonlySet<unknown> = new Set<Moment>(['ownTurnBegins', 'ownTurnEnds'])

/** Whether what is laid down at that time lies there for no fight that has begun. */
export const isBeforeFights = ({ window, moment }: Pick<Place, 'window' | 'moment'>): boolean =>
  OUTSIDE_FIGHTS.has(window) || WON.has(moment) || AT_ITS_END.has(moment) || BETWEEN_TURNS.has(moment)

const NOBODY_FIGHTS = 'an effect outside fights: nobody is fighting here'
const THEY_RUN =
  'helpFlight, escape or remove: the fighters run by then, and nothing changes a fight that is being run from'

const aFight: Needed = [
  (place) =>
    place.part === 'meeting' ||
    place.part === 'curse' ||
    (place.part === 'trigger' && !isAtItsEnd(place) && !hasNoTotals(place)) ||
    place.part === 'drawn' ||
    (place.part === 'use' && !OUTSIDE_FIGHTS.has(place.window)),
  NOBODY_FIGHTS,
]
const treasuresToCome: Needed = [
  (place) =>
    aFight[0](place) ||
    ((place.moment === 'won' || (place.ofFight === true && WON.has(place.moment))) && !isAtItsEnd(place)),
  NOBODY_FIGHTS,
]
export const NOBODY_HELPS =
  'something else, or onEntering, which also comes as the monster joins a fight with a helper: nobody helps yet when it is met, unless a forceHelp has made somebody'
const aHelper: Needed = [({ isUnhelped }) => isUnhelped !== true, NOBODY_HELPS]
const anOpenFight: Needed = [(place) => !isRunFrom(place), THEY_RUN]
const aGate: Needed = [
  inWindows('curse', 'ownCurse', 'play', 'draw', 'level', 'badStuff', 'escape', 'arrival'),
  'an effect that needs no gate: nothing can be stopped here',
]
const aCurse: Needed = [inWindows('curse', 'ownCurse'), 'an effect that needs no curse: none is landing here']
const aPlay: Needed = [inWindows('play'), 'an effect that needs no card just played: none was']
const aRoll: Needed = [
  inWindows('ownRoll', 'othersRoll', 'anyRoll', 'escape', 'badStuff'),
  'an effect that needs no die: none was rolled here',
]

const NEEDS: Readonly<Record<Need, readonly Needed[]>> = {
  fight: [aFight],
  openFight: [anOpenFight, aFight],
  helper: [aHelper, anOpenFight, aFight],
  treasures: [anOpenFight, treasuresToCome],
  gate: [aGate],
  curse: [aCurse],
  play: [aPlay],
  roll: [aRoll],
}

/** What is expected where there is not what an effect needs. */
export const missing = (need: Need, place: Place): string | undefined => NEEDS[need].find(([fits]) => !fits(place))?.[1]

export function checkPlace(need: Need, path: string, reading: Reading): void {
  const expected = missing(need, reading.place)
  if (expected !== undefined) fault(reading, path, expected)
}
