// What is printed on a card beside its name and its picture: the number that matters, its kind, its rules, the signs below.

import {
  type Card,
  describe,
  type Effect,
  type Language,
  type Names,
  printedTags,
  type Size,
  type Slot,
} from '@brouhaha/cards'
import { SIGN_ICONS, SLOT_ART } from './icon-names.ts'

export interface Sign {
  readonly icon?: string
  readonly words: string
}

type Words = readonly [en: string, fr: string]

const say = (language: Language, [en, fr]: Words): string => (language === 'en' ? en : fr)
const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** The number in the corner, where the card has one. */
export function numberOf(card: Card): string | undefined {
  switch (card.kind) {
    case 'monster':
      return `${card.level}`
    case 'enhancer':
      return typeof card.bonus === 'number' ? signed(card.bonus) : undefined
    case 'item':
    case 'attachment':
      return card.bonus === undefined ? undefined : signed(card.bonus)
    case 'power':
      return card.rank === undefined ? undefined : `${card.rank}`
    case 'oneShot':
      return card.uses.flatMap(({ effect }) => effect.map(boostOf)).find((boost) => boost !== undefined)
    case 'special':
      return card.levelCard ? '+1' : undefined
    case 'multi':
      return '×2'
    default:
      return undefined
  }
}

const boostOf = (effect: Effect): string | undefined =>
  effect.do === 'strengthen' && typeof effect.add === 'number' ? signed(effect.add) : undefined

const KINDS: Readonly<Record<Card['kind'], Words>> = {
  monster: ['Monster', 'Monstre'],
  enhancer: ['Monster enhancer', 'Renfort de monstre'],
  curse: ['Curse', 'Malédiction'],
  race: ['Race', 'Race'],
  class: ['Class', 'Classe'],
  mojo: ['Mojo', 'Mojo'],
  power: ['Power', 'Pouvoir'],
  multi: ['Two at once', 'Deux à la fois'],
  item: ['Item', 'Objet'],
  oneShot: ['One-shot', 'Usage unique'],
  special: ['Special', 'Spéciale'],
  acolyte: ['Acolyte', 'Acolyte'],
  attachment: ['Attachment', 'Accessoire'],
}
const LEVEL_CARD: Words = ['Level card', 'Carte de niveau']
const TRAP: Words = ['Trap', 'Piège']

export function kindWords(card: Card, language: Language, names: Names): string {
  if (card.kind === 'special' && card.levelCard) return say(language, LEVEL_CARD)
  if (card.kind === 'curse' && names.trapped?.has(card.id)) return say(language, TRAP)
  return say(language, KINDS[card.kind])
}

/** Lines at the head of the rules text that the number, the kind and the signs say already. */
const HEAD: Readonly<Record<Card['kind'], number>> = {
  monster: 2,
  enhancer: 1,
  curse: 1,
  race: 1,
  class: 1,
  mojo: 1,
  power: 1,
  multi: 0,
  item: 1,
  oneShot: 1,
  special: 1,
  acolyte: 1,
  attachment: 0,
}

export const rulesOf = (card: Card, language: Language, names: Names): readonly string[] =>
  describe(card, language, names).slice(HEAD[card.kind])

const SLOTS: Readonly<Record<Slot, Words>> = {
  head: ['head', 'tête'],
  armour: ['armour', 'armure'],
  feet: ['feet', 'pieds'],
  oneHand: ['1 hand', '1 main'],
  twoHands: ['2 hands', '2 mains'],
}
const SIZES: Readonly<Record<Size, Words>> = { big: ['Big', 'Gros'], complex: ['Complex', 'Complexe'] }

/** What stands on the bottom line. */
export function signsOf(card: Card, language: Language, names: Names): readonly Sign[] {
  const counted = (count: number, en: string, fr: string, sign = `${count}`): string =>
    `${sign} ${say(language, [en, fr])}${count > 1 ? (fr.endsWith('u') && language === 'fr' ? 'x' : 's') : ''}`
  const signs: Sign[] = []
  if (card.kind === 'monster') {
    signs.push({ icon: SIGN_ICONS.treasure, words: counted(card.treasures, 'treasure', 'trésor') })
    if (card.levels !== undefined && card.levels !== 1)
      signs.push({ icon: SIGN_ICONS.levels, words: counted(card.levels, 'level', 'niveau') })
  }
  if (card.kind === 'enhancer' && typeof card.treasures === 'number')
    signs.push({
      icon: SIGN_ICONS.treasure,
      words: counted(Math.abs(card.treasures), 'treasure', 'trésor', signed(card.treasures)),
    })
  if (card.kind === 'item') {
    if (card.slot !== undefined) signs.push({ icon: SLOT_ART[card.slot], words: say(language, SLOTS[card.slot]) })
    if (card.size !== undefined) signs.push({ icon: SIGN_ICONS[card.size], words: say(language, SIZES[card.size]) })
  }
  if (card.kind === 'acolyte' && card.carries !== undefined)
    signs.push({ icon: SIGN_ICONS.carries, words: counted(card.carries, 'item', 'objet') })
  if (card.kind === 'item' || card.kind === 'oneShot')
    signs.push({
      icon: SIGN_ICONS.gold,
      words: card.value === null ? say(language, ['no value', 'sans valeur']) : `${card.value}`,
    })
  for (const tag of printedTags(card)) signs.push({ words: names(tag) })
  return signs
}
