// What the words stand for that only some places know. The readers refuse a word where it stands for nothing, and docs/language.md is
// written out of this: whoever adds a window, a moment or a part of a card says here what is known in it.

import type { Moment, Window } from './ability.ts'

/** Whom or what each word is; one that is left out is nobody, or nothing. */
export interface Meaning {
  readonly you: string
  readonly actor?: string
  readonly victim?: string
  readonly target?: string
  readonly it?: string
  /** What `rolled` or `gained` counts. */
  readonly number?: string
}

const NAMED = 'whom you name with it'
const used: Meaning = { you: 'whoever uses it', target: NAMED }

const THE_ROLL: Meaning = {
  ...used,
  actor: 'whoever rolled',
  it: 'the monster that is run from; nothing where a card asked for the die',
  number: 'the die (`rolled`)',
}

export const WINDOWS: Readonly<Record<Window, Meaning>> = {
  any: used,
  ownTurn: used,
  outsideCombat: used,
  afterCombat: used,
  afterAnyCombat: used,
  ownDraw: used,
  turnStart: used,
  turnEnd: used,
  combat: used,
  ownCombat: used,
  othersCombat: used,
  kill: used,
  flight: used,
  ownRoll: THE_ROLL,
  othersRoll: THE_ROLL,
  anyRoll: THE_ROLL,
  escape: { ...THE_ROLL, actor: 'whoever got away', it: 'the monster', number: 'the die (`rolled`), 0 without a roll' },
  badStuff: {
    ...THE_ROLL,
    actor: 'whoever was caught',
    victim: 'whoever was caught',
    it: 'the monster',
    number: 'the die (`rolled`), 0 without a roll',
  },
  curse: {
    ...used,
    actor: 'whoever played the curse; nobody where a door brought it',
    victim: 'whom it is about to hit',
    it: 'the curse',
  },
  ownCurse: {
    ...used,
    actor: 'whoever played the curse; nobody where a door brought it',
    victim: 'you',
    it: 'the curse',
  },
  play: { ...used, actor: 'whoever played the card', it: 'the card' },
  arrival: { ...used, actor: 'whoever put the card into play', it: 'the card' },
  draw: { you: used.you, actor: 'whoever drew the card', it: 'the card' },
  discard: { you: used.you, it: 'the card on top of the pile that you name' },
  level: { ...used, actor: 'whoever gained the levels', number: 'how many (`gained`)' },
}

const owned: Meaning = { you: 'the owner of the card', actor: 'to whom it happened: the owner without `of`' }

export const MOMENTS: Readonly<Record<Moment, Meaning>> = {
  comesIntoPlay: { you: owned.you },
  leavesPlay: { you: 'whoever owned the card' },
  leavesYou: { you: 'whoever owned the card' },
  killed: owned,
  soloKill: owned,
  escaped: owned,
  ownTurnBegins: owned,
  ownTurnEnds: owned,
  levelGained: owned,
  helped: owned,
  reborn: owned,
  won: owned,
  caught: owned,
  died: { you: owned.you },
  cursed: owned,
  levelLost: owned,
  fightBegins: owned,
  fightLost: owned,
  fightOver: owned,
  lost: { ...owned, it: 'the card; nothing where it was taken unseen' },
  rolled: { ...owned, it: THE_ROLL.it!, number: THE_ROLL.number! },
  played: { ...owned, it: 'the card' },
}

/** The parts of a card that are neither a use nor a trigger. */
export type Part = 'card' | 'standing' | 'curse' | 'badStuff' | 'meeting' | 'kill' | 'drawn'

export const PARTS: Readonly<Record<Part, Meaning>> = {
  card: { you: 'the owner of the card; for a monster and what lies on one the main fighter, in `letsGo` the runner' },
  standing: {
    you: 'the owner of the card. In `fightRules` whoever is asked: each fighter; for `bans` whoever would do what is banned (for `helping` the would-be helper); for `ignored` and `doubled` the main fighter. The main fighter is always `main`',
  },
  curse: { you: 'whoever played it; the victim where a door brought it', victim: 'whom it hits' },
  badStuff: { you: 'whoever was caught, or got away', victim: 'the same' },
  meeting: { you: 'the main fighter', victim: 'the same' },
  kill: { you: 'the main fighter', victim: 'the same' },
  drawn: { you: 'whoever drew the card' },
}

/** How a designer calls them. */
export const FIELDS: Readonly<Record<Part, string>> = {
  card: '`usableBy`, `needs`, `strength`, `letsGo` …',
  standing: '`figure`, `permits`, `bans`, `countsAs`, `ignored`, `doubled`, `reversed`',
  curse: '`effect` of a curse',
  badStuff: '`badStuff`, `evenIfEscaped`',
  meeting: '`onReveal`, `beforeCombat`, `onEntering`, `gift`',
  kill: '`onKill`',
  drawn: '`onDraw`',
}
