// What cards are called. A view and the events name copies; whoever reads them has the packs.

import { type Card, type CardId, type Names, namesOf, type Pack } from '@brouhaha/cards'
import { assert, typesetFrench } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import { boxTitle } from '../boxes/profiles.ts'

/** The card that a copy shows, and the card of an id. */
export interface CardOf {
  (copy: number): Card
  named(id: CardId): Card
  /** What is printed on a box. */
  box(box: string, language: Language): string
  /** What cards and traits are called in the text of a card. */
  names(language: Language): Names
}

/** The copies of a game with these packs, numbered as deck/deck.ts numbers them. */
function copiesOf(packs: readonly Pack[]): readonly Card[] {
  return packs.flatMap(({ cards }) => cards).flatMap((card) => Array.from({ length: card.copies ?? 1 }, () => card))
}

export function cardsOf(packs: readonly Pack[], boxes: readonly string[]): CardOf {
  const played = packs.filter(({ box }) => boxes.includes(box))
  const copies = copiesOf(played)
  const called: Partial<Record<Language, Names>> = {}
  const ids = new Map(copies.map((card) => [card.id, card]))
  const found = (card: Card | undefined, what: string): Card => {
    assert(card !== undefined, `there is no ${what} in ${boxes.join(' and ')}`)
    return card
  }
  return Object.assign((copy: number) => found(copies[copy], `copy ${copy}`), {
    named: (id: CardId) => found(ids.get(id), `card ${id}`),
    box(box: string, language: Language): string {
      const name = packs.find((pack) => pack.box === box)?.name?.[language]
      return name === undefined ? boxTitle(box) : typeset(name, language)
    },
    names(language: Language): Names {
      called[language] ??= namesOf(played, language)
      return called[language]
    },
  })
}

export const nameOf = (card: Card, language: Language): string => typeset(card[language].name, language)

const typeset = (text: string, language: Language): string => (language === 'fr' ? typesetFrench(text) : text)

/** In a sentence: names of cards are anything, so French puts them in quotation marks; English capitals do the same. */
export const cited = (card: Card, language: Language): string =>
  language === 'en' ? nameOf(card, 'en') : `«\u00a0${nameOf(card, 'fr')}\u00a0»`

/** How a trait or an enhancer reads inside a longer line. */
export const shortOf = (card: Card, language: Language): string =>
  typeset(card[language].short ?? card[language].name, language)
