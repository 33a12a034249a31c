// Names of the things on the table, for headings and signs.

import type { Language, Sentence } from '@brouhaha/table'
import type { Step } from '../events.ts'
import type { Stage } from '../view.ts'

const STEPS: Readonly<Record<Step, Sentence>> = {
  prelude: { en: 'prelude', fr: 'prélude' },
  crowd: { en: 'crowd attack', fr: 'attaque de la foule' },
  dance: { en: 'dance', fr: 'danse' },
  damage: { en: 'damage', fr: 'dommages' },
  calm: { en: 'calm-down', fr: 'retour au calme' },
}

/** The steps of a round in their order. */
export const STEP_ORDER: readonly Step[] = ['prelude', 'crowd', 'dance', 'damage', 'calm']

const STAGES: Readonly<Record<Stage, Sentence>> = {
  boards: { en: 'choosing zombies', fr: 'choix des zombis' },
  dance: { en: 'dance', fr: 'danse' },
  encore: { en: 'between songs', fr: 'entre deux chansons' },
  over: { en: 'game over', fr: 'partie finie' },
}

const PASSES: Readonly<Record<1 | 2, Sentence>> = {
  1: { en: 'first pass, clockwise', fr: 'aller, sens horaire' },
  2: { en: 'second pass, counter-clockwise', fr: 'retour, sens antihoraire' },
}

const THINGS = {
  board: { en: 'board', fr: 'plateau' },
  crowd: { en: 'the crowd', fr: 'la foule' },
  deck: { en: 'deck', fr: 'pioche' },
  defenceLine: { en: 'defence line', fr: 'ligne de défense' },
  discard: { en: 'discard pile', fr: 'défausse' },
  firstPlayer: { en: 'first player', fr: 'premier joueur' },
  hand: { en: 'hand', fr: 'main' },
  hitLine: { en: 'hit line', fr: "ligne d'attaque" },
  outOfThePit: { en: 'out of the pit', fr: 'hors de la fosse' },
  pit: { en: 'pit', fr: 'fosse' },
  round: { en: 'round', fr: 'tour' },
  side: { en: 'side', fr: 'face' },
  song: { en: 'song', fr: 'chanson' },
  tally: { en: 'songs won', fr: 'chansons gagnées' },
  zombie: { en: 'zombie', fr: 'zombi' },
} as const satisfies Readonly<Record<string, Sentence>>

export type Thing = keyof typeof THINGS

export const stepName = (step: Step, language: Language): string => STEPS[step][language]

export const stageName = (stage: Stage, language: Language): string => STAGES[stage][language]

export const passName = (pass: 1 | 2, language: Language): string => PASSES[pass][language]

export const thingName = (thing: Thing, language: Language): string => THINGS[thing][language]
