import type { Language, Sentence } from '@brouhaha/table'
import { cardParts, type Part } from '../body.ts'
import { type Audience, frenchOf, nameOf } from './grammar.ts'

interface PartWords {
  readonly name: Sentence
  /** What French calls it: la tête, le bras. */
  readonly gender: 'feminine' | 'masculine'
}

const WORDS: Readonly<Record<Part, PartWords>> = {
  head: { name: { en: 'head', fr: 'tête' }, gender: 'feminine' },
  leftArm: { name: { en: 'left arm', fr: 'bras gauche' }, gender: 'masculine' },
  rightArm: { name: { en: 'right arm', fr: 'bras droit' }, gender: 'masculine' },
  leftLeg: { name: { en: 'left leg', fr: 'jambe gauche' }, gender: 'feminine' },
  rightLeg: { name: { en: 'right leg', fr: 'jambe droite' }, gender: 'feminine' },
}

/** "left arm", "bras gauche" */
export const partName = (part: Part, language: Language): string => WORDS[part].name[language]

/** "the left arm", "le bras gauche" */
export function thePart(part: Part, language: Language): string {
  const article = language === 'en' ? 'the' : byGender(part, 'la', 'le')
  return `${article} ${partName(part, language)}`
}

/** "your left arm", "ton bras gauche" */
export function yourPart(part: Part, language: Language): string {
  const article = language === 'en' ? 'your' : byGender(part, 'ta', 'ton')
  return `${article} ${partName(part, language)}`
}

/** "their left arm", "son bras gauche" */
export function theirPart(part: Part, language: Language): string {
  const article = language === 'en' ? 'their' : byGender(part, 'sa', 'son')
  return `${article} ${partName(part, language)}`
}

/** "Bob's left arm", "le bras gauche de Bob", or "your left arm" when Bob is listening. */
export function partOfSeat(part: Part, seat: number, audience: Audience, language: Language): string {
  if (seat === audience.you) return yourPart(part, language)
  const name = nameOf(audience, seat)
  return language === 'en' ? `${name}'s ${partName(part, 'en')}` : `${thePart(part, 'fr')} ${frenchOf(name)}`
}

/** Both edges of a card: "head / left arm". */
export const cardName = (card: number, language: Language): string =>
  cardParts(card)
    .map((part) => partName(part, language))
    .join(' / ')

function byGender(part: Part, feminine: string, masculine: string): string {
  return WORDS[part].gender === 'feminine' ? feminine : masculine
}
