// The little machinery of two grammars: articles, elision, plurals, lists, signs.

import type { Language } from '@brouhaha/kit'
import type { Range } from '../language/names.ts'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "a, b and c" */
export function enumerate(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? ''
  const others = items.slice(0, -1)
  return others.length === 0 ? last : `${others.join(', ')} ${and} ${last}`
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** "an Elf", "a one-handed item", "a unicorn", "an hour" */
export function a(noun: string): string {
  const sound = plain(noun)
  const vowel = /^(?:[aeiou]|hour|heir|honest)/.test(sound) && !/^(?:one|once|uni|use|usu|eu)/.test(sound)
  return `${vowel ? 'an' : 'a'} ${noun}`
}

/** Before a vowel and, mostly, before an h; "héros", "hache", "haut" and their like keep theirs. */
export const elides = (french: string): boolean => {
  const sound = plain(french)
  return /^(?:[aeiouœæ]|h(?!eros|ache|aut|allebarde|arpie|eaume|ibou|obbit|orde|ors|uit|ybride-))/.test(sound)
}

const elided = (word: string, next: string): string =>
  elides(next) ? `${word.slice(0, -1)}'${next}` : `${word} ${next}`

/** "de l'allié", "du joueur", "des autres", "d'un joueur" */
export function de(french: string): string {
  if (french.startsWith('le ')) return `du ${french.slice(3)}`
  if (french.startsWith('les ')) return `des ${french.slice(4)}`
  return elided('de', french)
}

/** "à l'allié", "au joueur", "aux autres" */
export function à(french: string): string {
  if (french.startsWith('le ')) return `au ${french.slice(3)}`
  if (french.startsWith('les ')) return `aux ${french.slice(4)}`
  return `à ${french}`
}

/** "que tu as", "qu'il a" */
export const que = (french: string): string => elided('que', french)
/** "si tu es", "s'il est" */
export const si = (french: string): string => (/^ils? /.test(french) ? `s'${french}` : `si ${french}`)
/** "n'est", "ne porte" */
export const ne = (french: string): string => elided('ne', french)

/** "+3", "−2" */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** Nothing is plural in English ("0 levels") and singular in French ("0 niveau"). */
export const isPlural = (count: number, language: Language): boolean =>
  language === 'en' ? Math.abs(count) !== 1 : Math.abs(count) >= 2

/** "4", "1,000", "1 000" */
export function figure(value: number, language: Language): string {
  const digits = String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, language === 'en' ? ',' : '\u202f')
  return value < 0 ? `−${digits}` : digits
}

/** "4 or higher", "4 ou plus"; with `show`, "+4 or higher". */
export function between(
  { least, most }: Range,
  language: Language,
  show: (value: number) => string = (value) => figure(value, language),
  [more, less]: readonly [string, string] = ['more', 'less'],
): string {
  const say = (en: string, fr: string): string => (language === 'en' ? en : fr)
  if (least !== undefined && least === most) return show(least)
  if (least !== undefined && most !== undefined)
    return say(`${show(least)} to ${show(most)}`, `${show(least)} à ${show(most)}`)
  if (least !== undefined) return say(`${show(least)} or ${more}`, `${show(least)} ou plus`)
  return say(`${show(most ?? 0)} or ${less}`, `${show(most ?? 0)} ou moins`)
}

/** "4 or higher", "4 ou plus" */
export const levelBetween = (range: Range, language: Language): string =>
  between(range, language, undefined, ['higher', 'lower'])

/** "at least 2", "no more than 3", "2 to 4"; and whether what follows is plural. */
export function howMany(range: Range, language: Language): { readonly text: string; readonly plural: boolean } {
  const { least, most } = range
  const say = (en: string, fr: string): string => (language === 'en' ? en : fr)
  if (least !== undefined && most === undefined)
    return { text: say(`at least ${least}`, `au moins ${least}`), plural: isPlural(least, language) }
  if (least === undefined && most !== undefined)
    return { text: say(`at most ${most}`, `au plus ${most}`), plural: isPlural(most, language) }
  if (least === most)
    return { text: say(`exactly ${least}`, `exactement ${least}`), plural: isPlural(least ?? 0, language) }
  return { text: between(range, language), plural: true }
}

/**
 * What all clauses begin with, and need not repeat: "you are " before both, "you have the power " before either. What two
 * monsters or two items share may still be two of them, so that "and" drops `being` only. A "not" would reach too far.
 */
export function saidOnce(clauses: readonly string[], being: string, and: boolean): string {
  const shared = and ? being.split(' ') : sharedWords(clauses)
  const once = `${shared.join(' ')} `
  if (shared.length < 2 || isDenied(once) || !clauses.every((clause) => clause.startsWith(once))) return ''
  const denied = clauses.map((clause) => isDenied(clause.slice(once.length)))
  const first = denied.indexOf(true)
  return first < 0 || (and && !denied.includes(false, first)) ? once : ''
}

const isDenied = (text: string): boolean => /\b(?:not|ne|n')\b/.test(text)

function sharedWords(clauses: readonly string[]): readonly string[] {
  const [first = [], ...others] = clauses.map((clause) => clause.split(' '))
  const differs = first.findIndex((word, index) => others.some((other) => other[index] !== word))
  const shared = first.slice(0, Math.max(differs, 0))
  return shared.slice(0, shared.findLastIndex((word) => !/^(?:an?|the|of|une?|les?|la|des?|du)$/.test(word)) + 1)
}
