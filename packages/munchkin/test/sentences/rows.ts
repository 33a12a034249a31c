// What each verb of the language changes, and that it changes nothing else: written from docs/language.md, sentence by sentence. This table
// and its parts know neither the compiler nor the effects; a layers check keeps it so.

import { type Expected, meant, NOTHING, type Said } from './expected.ts'
import { anything, type Row, type Rows } from './row.ts'
import { OF_CARDS } from './rows-of-cards.ts'
import { OF_FIGHTS } from './rows-of-fights.ts'
import { OF_PLAYERS } from './rows-of-players.ts'
import { OF_STAYING } from './rows-of-staying.ts'
import { OF_TRAITS } from './rows-of-traits.ts'
import { Unsure } from './voices.ts'

function skip({ facts, voices, step, isBetween }: Said): Expected {
  if (step.what === 'loot') return { is: { [`noLoot ${voices.about}`]: true } }
  if (facts.active === voices.about)
    return facts.isEnding
      ? NOTHING
      : facts.main >= 0 || isBetween
        ? { is: { isEnding: true } }
        : { changes: ['turn'], free: anything }
  return { is: { [`skips ${voices.about}`]: facts.seats[voices.about]!.skips + 1 } }
}

/** A step that only gives a name. */
const NAMES: Row = { says: 'gives something a name; nothing else changes', expects: () => NOTHING }
/** What a container does, its arms do. */
const LEADS: Row = { says: 'leads to other steps; nothing else changes', expects: () => NOTHING }
/** What is seen only in what comes of it: judged with its window (windows.ts). */
const ANSWERS = (says: string): Row => ({
  says,
  expects: () => {
    throw new Unsure('told by its window')
  },
})

export const ROWS: Rows = {
  ...OF_PLAYERS,
  ...OF_CARDS,
  ...OF_TRAITS,
  ...OF_STAYING,
  ...OF_FIGHTS,
  each: LEADS,
  if: LEADS,
  choose: LEADS,
  roll: LEADS,
  guess: LEADS,
  pay: LEADS,
  namePlayer: NAMES,
  nameNumber: NAMES,
  nameMonster: NAMES,
  setDie: ANSWERS('the die shows this'),
  turnDie: ANSWERS('the die shows so much more'),
  reroll: ANSWERS('the die is rolled again'),
  cancel: ANSWERS('what the window is about does not happen'),
  disarm: ANSWERS('the curse does not happen'),
  repeat: ANSWERS('the card works once more'),
  redirect: ANSWERS('the curse hits another'),
  extraTurn: {
    says: 'he takes the turn after this one, if no other extra turn does',
    expects: (said) => {
      const [seat] = meant(said, 'who')
      const { facts } = said
      return seat === undefined || facts.extraTurn >= 0 || facts.isExtra ? NOTHING : { is: { extraTurn: seat } }
    },
  },
  endTurn: {
    says: 'the turn is over, and its fight',
    expects: ({ facts }) => (facts.isEnding ? NOTHING : { isFelt: true, free: anything }),
  },
  openDoor: {
    says: 'another door is opened, outside fights and where nothing was met',
    expects: ({ facts }) => {
      if (facts.main >= 0) return NOTHING
      throw new Unsure('what was met')
    },
  },
  skip: { says: 'he may not loot, or sits out a turn', expects: skip },
}
