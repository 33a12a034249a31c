// A sheet of text that a review can read, and that a test compares as a whole.

import { readFileSync, writeFileSync } from 'node:fs'
import {
  type Card,
  type Condition,
  curse,
  describe,
  die,
  type Effect,
  each,
  inCase,
  type Language,
  type Names,
  type Use,
} from '@brouhaha/cards'

const sheets = new URL('./sheets/', import.meta.url)

/** The sheet as it was last agreed to. `SHEETS=write` agrees to the new one. */
export function agreed(name: string, text: string): string {
  const file = new URL(name, sheets)
  if (process.env.SHEETS === 'write') writeFileSync(file, text)
  return readFileSync(file, 'utf8')
}

const blank = { en: { name: 'x' }, fr: { name: 'x' } }

const WORDS: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  elf: { en: 'Elf', fr: 'Elfe' },
  cultist: { en: 'Cultist', fr: 'Cultiste' },
  fast: { en: 'Fast', fr: 'Rapide' },
  undead: { en: 'Undead', fr: 'Mort-vivant' },
  fire: { en: 'Fire', fr: 'Feu' },
  potion: { en: 'Potion', fr: 'Potion' },
  'soup-hat': { en: 'Soup Hat', fr: 'Chapeau à soupe' },
}

const namesIn = (language: Language): Names =>
  Object.assign((id: string): string => WORDS[id]?.[language] ?? id, { powers: new Set(['fast']) })

export const lines = (card: Card, language: Language): readonly string[] => describe(card, language, namesIn(language))

/** With plain spaces, which are easier to write down. */
export const breakable = (sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence) => sentence.replaceAll('\u00a0', ' '))

/** As a curse says it to its victim, without its first line. */
export const asCurse = (effects: readonly Effect[], language: Language): readonly string[] =>
  lines(curse('x', { effect: effects, ...blank }), language).slice(1)

/** To the victim, and about each other player. */
export const bothWays = (effect: Effect, language: Language): readonly string[] => [
  ...asCurse([effect], language),
  ...asCurse([each('others', [effect])], language),
]

/** What it says, its contrary, and both about each other player. */
export const allWays = (condition: Condition, language: Language): readonly string[] => [
  ...asCurse([inCase(condition, [die()])], language),
  ...asCurse([inCase({ not: condition }, [die()])], language),
  ...asCurse([each('others', [inCase(condition, [die()])])], language),
]

/** A use, as a special card says it. */
export const asUse = (use: Use, language: Language): readonly string[] =>
  lines({ id: 'x', kind: 'special', deck: 'door', uses: [use], ...blank }, language).slice(1)

/** An ability, as a race says it. */
export const asAbility = (
  ability: NonNullable<Extract<Card, { kind: 'item' }>['abilities']>[number],
  language: Language,
): readonly string[] =>
  lines({ id: 'x', kind: 'race', trait: 'x', deck: 'door', abilities: [ability], ...blank }, language).slice(1)
