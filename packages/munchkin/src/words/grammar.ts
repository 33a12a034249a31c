// The little machinery of two grammars: who is "you", lists, plurals, elision.

import { assert } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import type { CardOf } from './cards.ts'

/** Who reads a sentence: what the seats are called, which of them is spoken to, and the cards that copies show. */
export interface Reader {
  readonly names: readonly string[]
  readonly you: number | null
  readonly card: CardOf
  /** The copy whose text a monster of the fight has, where the reader keeps track of the fight. */
  readonly monster?: (slot: number) => number | undefined
}

/** The sentence in the language that is read. */
export type Say = (en: string, fr: string) => string

export const sayIn =
  (language: Language): Say =>
  (en, fr) =>
    language === 'en' ? en : fr

export function nameOfSeat({ names }: Pick<Reader, 'names'>, seat: number): string {
  const name = names[seat]
  assert(name !== undefined, `seat ${seat} has a name`)
  return name
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Ana, Bob and Cleo" */
export function enumerate(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? ''
  const others = items.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${and} ${last}`
}

/** Nothing is plural in English ("0 levels") and singular in French ("0 niveau"). */
const isPlural = (count: number, language: Language): boolean => (language === 'en' ? count !== 1 : count >= 2)

const NOUNS = {
  card: { en: ['card', 'cards'], fr: ['carte', 'cartes'] },
  counter: { en: ['counter', 'counters'], fr: ['jeton', 'jetons'] },
  item: { en: ['item', 'items'], fr: ['objet', 'objets'] },
  level: { en: ['level', 'levels'], fr: ['niveau', 'niveaux'] },
  player: { en: ['player', 'players'], fr: ['joueur', 'joueurs'] },
  treasure: { en: ['treasure', 'treasures'], fr: ['trésor', 'trésors'] },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, readonly [one: string, more: string]>>>>

/** "1 level", "2 levels"; "1 niveau", "2 niveaux" */
export function counted(count: number, noun: keyof typeof NOUNS, language: Language): string {
  const [one, more] = NOUNS[noun][language]
  return `${count} ${isPlural(count, language) ? more : one}`
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Whether a French word loses its vowel before a name: before a vowel and a mute h. Whether the h of a name is mute no
 * rule can tell; Ha- (Hassan, Harry, Hans) mostly is not, the others (Hélène, Hugo, Henri) mostly are.
 */
const elides = (name: string): boolean => /^(?:[aeiouœæ]|h[eiouyœ]|hadrien|y[^aeiouy\W\d_])/.test(plain(name))

/** "d'Ana", "de Bob" */
export const frenchOf = (name: string): string => (elides(name) ? `d'${name}` : `de ${name}`)

/** "an Elf", "a Shopping Cart", "a Unicorn" */
export function withArticle(noun: string): string {
  const sound = plain(noun)
  const vowel = /^(?:[aeiou]|hour|heir|honest)/.test(sound) && !/^(?:one|once|uni|use|usu|eu)/.test(sound)
  return `${vowel ? 'an' : 'a'} ${noun}`
}
