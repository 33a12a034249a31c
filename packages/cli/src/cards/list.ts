// A box for people: a line for each card, or its whole text; and what it is made of, beside the published box.

import { type Card, describe, type Names, type Pack } from '@brouhaha/cards'
import { wrap } from '@brouhaha/kit'
import { nameOf } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { paint } from '../paint.ts'
import { CARDS_WORDS, SHEET_WORDS } from '../texts/cards.ts'
import { type Composition, compositionOf } from './composition.ts'
import { grouped } from './order.ts'
import { PUBLISHED } from './published.ts'

const NAME_WIDTH = 46

const timesOf = ({ copies = 1 }: Card): string => (copies === 1 ? '' : ` ×${copies}`)

export function listCards(cards: readonly Card[], language: Language, names: Names | null): string {
  const line = (card: Card): string => `  ${`${nameOf(card, language)}${timesOf(card)}`.padEnd(NAME_WIDTH)} ${card.id}`
  const entry = (card: Card, called: Names): string => {
    const { flavour } = card[language]
    return [
      paint('bold', `  ${nameOf(card, language)}${timesOf(card)}  (${card.id})`),
      ...describe(card, language, called).map((sentence) => wrap(sentence, '    ')),
      ...(flavour === undefined ? [] : [paint('dim', wrap(flavour, '    '))]),
      '',
    ].join('\n')
  }
  return grouped(cards)
    .map(({ kind, cards: some, count }) => {
      const head = paint('bold', `${SHEET_WORDS[language].kinds[kind]} (${count})`)
      return [head, ...some.map((card) => (names === null ? line(card) : entry(card, names)))].join('\n')
    })
    .join('\n\n')
}

const LABEL_WIDTH = 26

export function compositionTable(pack: Pack, language: Language): string {
  const words = CARDS_WORDS[language]
  const ours = compositionOf(pack)
  const theirs: Composition = PUBLISHED[pack.box] ?? {}
  const row = (label: string, one: string, other: string): string =>
    `  ${label.padEnd(LABEL_WIDTH)}${one.padStart(8)}${other.padStart(12)}`
  const lines = Object.entries(ours).map(([figure, count]) =>
    row(words.figure(figure), `${count}`, theirs[figure] === undefined ? '–' : `${theirs[figure]}`),
  )
  return [row('', words.ours, words.published), ...lines].join('\n')
}
