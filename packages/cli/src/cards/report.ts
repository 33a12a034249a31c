// A box of cards as plain data for programs: every card with its words, its rules text and its mechanics.

import { type Card, describe, namesOf, type Pack } from '@brouhaha/cards'
import type { Language } from '@brouhaha/table'
import { type Composition, compositionOf } from './composition.ts'
import { PUBLISHED } from './published.ts'

interface Words {
  readonly name: string
  readonly text: string
  readonly flavour?: string
}

export type ReportedCard = Omit<Card, 'en' | 'fr'> & { readonly copies: number; readonly en: Words; readonly fr: Words }

export interface BoxReport {
  readonly box: string
  /** Physical cards: all copies counted. */
  readonly count: number
  readonly cards: readonly ReportedCard[]
  readonly composition: Composition
  readonly published: Composition
}

/** `packs`: all whose traits and tags the cards may name. */
export function reportBox(pack: Pack, packs: readonly Pack[], fits: (card: Card) => boolean): BoxReport {
  const names = { en: namesOf(packs, 'en'), fr: namesOf(packs, 'fr') }
  const words = (card: Card, language: Language): Words => {
    const { name, flavour } = card[language]
    const text = describe(card, language, names[language]).join('\n')
    return { name, text, ...(flavour !== undefined && { flavour }) }
  }
  const report = (card: Card): ReportedCard => {
    const { id, kind, deck, copies = 1, en: _en, fr: _fr, ...mechanics } = card
    return { id, kind, deck, copies, en: words(card, 'en'), fr: words(card, 'fr'), ...mechanics }
  }
  const composition = compositionOf(pack)
  return {
    box: pack.box,
    count: pack.cards.filter(fits).reduce((sum, { copies = 1 }) => sum + copies, 0),
    cards: pack.cards.filter(fits).map(report),
    composition,
    published: PUBLISHED[pack.box] ?? {},
  }
}
