// The texts of all cards in both languages, as they are printed: names, flavour, and the sentences made from the mechanics.

import { type Card, describe as describeCard, type Language, namesOf } from '@brouhaha/cards'
import { expect, test } from 'vitest'
import { PACKS } from '../src/index.ts'

/** What fits on a card. */
const LONGEST = 330

const packs = Object.values(PACKS)
const cards = packs.flatMap((pack) => pack.cards)
const LANGUAGES: readonly Language[] = ['en', 'fr']

const NAMES = { en: namesOf(packs, 'en'), fr: namesOf(packs, 'fr') }
const rulesOf = (card: Card, language: Language): readonly string[] => describeCard(card, language, NAMES[language])
const wordsOf = (card: Card, language: Language): readonly string[] => {
  const { name, flavour, short } = card[language]
  return [name, flavour, short].filter((text) => text !== undefined)
}
const textsOf = (card: Card, language: Language): readonly string[] => [
  ...wordsOf(card, language),
  ...rulesOf(card, language),
]

/** Every text of a language in which the pattern is found, with the card's id and what was found. */
function found(pattern: RegExp, language: Language, texts: typeof textsOf = textsOf): string[] {
  return cards.flatMap((card) =>
    texts(card, language).flatMap((text) => [...text.matchAll(pattern)].map(([match]) => `${card.id}: …${match}…`)),
  )
}

/** Words that begin with a vowel, or with an h that is not heard. */
const VOWEL =
  '(?:[aâàeéèêëiîïoôuûùœæ]|h(?:abi|aleine|armoni|erbe|er[io]t|eure|ésit|eur[et]|istoi|iver|omme|onn|onor|ôpita|ôte|or[lor]|uile|uître|ume|umi|uma))'
/** Before these nothing is cut off, vowel or not. */
const HARD_H = 'h(?:aine|ache|alt|amst|anche|and|angar|ant|asard|aut|ér(?:os|isson)|ibou|ors|ord|uit|urle|onte)'
const HARD = `(?:onz|oui\\b|ouist|un\\b(?= à)|ya|yé|yo|${HARD_H})`

test.each(LANGUAGES)('%s: every card has a name, and every sentence an end', (language) => {
  expect(cards.filter((card) => card[language].name.trim() === '').map(({ id }) => id)).toEqual([])
  expect(found(/[^.!?…»"”)]$/gu, language, rulesOf)).toEqual([])
})

test.each(LANGUAGES)('%s: no key is left untranslated', (language) => {
  expect(found(/undefined|null\b|NaN|\[object|[{}$<>_]|\b[a-z]+[A-Z]\w*/g, language, rulesOf)).toEqual([])
  const called = new Set(cards.flatMap((card) => wordsOf(card, language)).map((text) => text.toLowerCase()))
  const ids = cards.flatMap((card) => [card.id, ...('trait' in card ? [card.trait] : []), ...(card.tags ?? [])])
  const keys = [...new Set(ids)].filter((id) => id.includes('-') && ![...called].some((text) => text.includes(id)))
  expect(found(new RegExp(`\\b(?:${keys.join('|')})\\b`, 'g'), language)).toEqual([])
})

test('no language speaks the other', () => {
  const english = /\b(?:the|you|your|when|if|of|with|from|lose|gain|draw|fight|card|cards|player|monster|either)\b/g
  const french = /\b(?:tu|ton|tes|le|les|une|des|du|au|ou|et|si|quand|perds|gagnes|pioches|carte|joueur|monstre)\b/g
  const spoken = (card: Card, language: Language): string[] =>
    rulesOf(card, language).map((line) =>
      cards.reduce((text, other) => text.replaceAll(other[language].name, ''), line),
    )
  expect(found(english, 'fr', spoken)).toEqual([])
  expect(found(french, 'en', spoken)).toEqual([])
})

test.each(LANGUAGES)('%s: one space between two words, none at the ends', (language) => {
  expect(found(/[ \u00a0]{2}|^\s|\s$|\n|\t| [,.]|\(\s|\s\)|\(\)|,,|,\.|;\.|:\.|(?<!\.)\.\.(?!\.)/g, language)).toEqual(
    [],
  )
})

const SHORTENED = '(?:le|la|de|que|ne|je|me|te|se|ce|jusque|lorsque|puisque|ma|ta|sa|si(?= ils?\\b))'
const UNCUT = new RegExp(`(?<![\\p{L}'-])${SHORTENED} (?!${HARD})${VOWEL}\\p{L}*`, 'giu')
const WRONGLY_CUT = new RegExp(
  `(?<![\\p{L}'])(?:[ldjnsmtc]|qu|jusqu|lorsqu|puisqu)'(?:[bcdfgjklmnpqrstvwxz]|${HARD_H})\\p{L}*`,
  'giu',
)
const UNJOINED = /(?<!\p{L})(?:à|de) les? (?!\p{L}+(?:er|ir|[aiou]ire|dre|ttre|vre)\b)\p{L}+/giu
const BREAKABLE = /[^\s?!…(][:;!?»]|[ \n\t\u202f][:;!?»%]|«[^\u00a0]|(?<!«)\u00a0(?![:;!?»%])/gu

test.each([
  ['tu perds le objet de elle', UNCUT, ['le objet', 'de elle']],
  ['Ta épée, si il y a de huile', UNCUT, ['Ta épée', 'si il', 'de huile']],
  ["garde-la avec le onze, la hache, l'âne", UNCUT, []],
  ["l'hache, d'le, qu'un", WRONGLY_CUT, ["l'hache", "d'le"]],
  ['à le monstre, de les prendre', UNJOINED, ['à le monstre']],
  ['quoi ? non! « si »', BREAKABLE, [' ?', 'n!', '« ', ' »']],
  ['quoi\u00a0? non\u00a0! «\u00a0si\u00a0» et\u00a0puis', BREAKABLE, ['\u00a0']],
])('what is looked for is found: %s', (text, pattern, wanted) => {
  expect([...text.matchAll(pattern)].map(([match]) => match)).toEqual(wanted)
})

test('French: vowels are cut off where they must be, and nowhere else', () => {
  expect(found(UNCUT, 'fr')).toEqual([])
  expect(found(WRONGLY_CUT, 'fr')).toEqual([])
  expect(found(UNJOINED, 'fr')).toEqual([])
})

test('French: no-break spaces before : ; ! ? and inside quotation marks, and nowhere else', () => {
  expect(found(BREAKABLE, 'fr')).toEqual([])
})

test('English: a before what sounds like a consonant, an before what sounds like a vowel', () => {
  expect(found(/\ba (?!(?:one|once|uni|use|usu|eu|ufo|u-)\w*)[aeiou]\w*|\ba (?:8|11|18)\b/gi, 'en')).toEqual([])
  expect(
    found(/\ban (?!hour|heir|honest|honou?r|8|11|18)[^aeiou"“']\w*|\ban (?:one|once|uni|use|usu|eu)\w*/gi, 'en'),
  ).toEqual([])
})

test('English: no space before punctuation', () => {
  expect(found(/[\s\u00a0][:;!?]/g, 'en')).toEqual([])
})

test.each(LANGUAGES)('%s: what a card does fits on it', (language) => {
  const long = cards.map((card) => [card.id, rulesOf(card, language).join(' ').length] as const)
  expect(long.filter(([, length]) => length > LONGEST)).toEqual([])
})
