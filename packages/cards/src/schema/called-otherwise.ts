// Words that designers looked for and that are called otherwise, or cannot be said: what to write instead.

import { MOMENTS } from '../language/meanings.ts'
import type { Place } from './place.ts'
import { fault, type Reader, reader } from './reader.ts'

/** What is said of a word that there is not. */
type Told = (word: string) => string | undefined

/** Reads words, and of those that it does not know says what to write. */
export const orCalled = (words: Reader<Place>, told: Told): Reader<Place> =>
  reader<Place>((raw, path, reading) => {
    const before = reading.faults.length
    words(raw, path, reading)
    const instead = reading.faults.length > before && typeof raw === 'string' ? told(raw) : undefined
    if (instead === undefined) return
    reading.faults.length = before
    fault(reading, path, instead)
  }, words.schema)

const tableOf =
  (...rows: readonly (readonly [words: string, instead: string])[]): Told =>
  (word) =>
    rows.find(([words]) => words.split(' ').includes(word))?.[1]

/** What could still change it is a window. */
export const toldMoment = tableOf(
  [
    'roll dieRolled ownRoll othersRoll anyRoll',
    'rolled, once a die is final; what answers or changes it is a window: "use": "ownRoll" or "othersRoll" in place of on',
  ],
  [
    'play cardPlayed',
    'played, once a card has worked; what answers or stops it is a window: "use": "play" in place of on',
  ],
)

export const toldWindow = tableOf(
  [
    'help helping helped askHelp',
    'ownCombat or othersCombat: no window opens as help is asked for or agreed; there "when": { "anyFighter": { "fights": "asHelper" } } asks whether somebody helps',
  ],
  [
    'sale sell selling sold',
    'level, with "when": { "levelFrom": "sale" }: no window opens as items are sold, but for the level that it brings',
  ],
)

const NOT_SOLD =
  'another ban: no card keeps one item alone from being sold, traded or discarded; selling is about all of them, and what a stay lays down is no item, which nobody sells'

export const toldBan = tableOf(['beingSold beingTraded beingDiscarded beingGiven', NOT_SOLD])

const WON = /^until(?:FightWon|Win|Wins|Won|Victory)$/

/** What ends at some other moment waits for it and discards itself. */
export function toldDuration(word: string): string | undefined {
  const awaited = word.startsWith('until') ? word.charAt(5).toLowerCase() + word.slice(6) : ''
  const moment = WON.test(word) ? 'won' : Object.hasOwn(MOMENTS, awaited) ? awaited : undefined
  return moment === undefined
    ? undefined
    : `untilLifted, and among the abilities { "on": "${moment}", "effect": [{ "do": "discard", "cards": { "zone": "self" } }] }`
}
