// Cards in a terminal: a frame, the name, the text that the card's mechanics make, the joke.

import { type Card, describe, type Names } from '@brouhaha/cards'
import { wrap } from '@brouhaha/kit'
import { nameOf } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { paint } from '../paint.ts'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'

const WIDTH = 38
const COLUMNS = 2

const lengthOf = (text: string): number => [...text].length

function drawCard(card: Card, language: Language, names: Names): readonly string[] {
  const { flavour } = card[language]
  const inside = (text: string): string[] => wrap(text, '', WIDTH - 4).split('\n')
  const line = (text: string, style?: 'bold' | 'dim'): string => {
    const padded = text + ' '.repeat(Math.max(0, WIDTH - 4 - lengthOf(text)))
    return `│ ${style === undefined ? padded : paint(style, padded)} │`
  }
  const copies = card.copies === undefined || card.copies === 1 ? '' : ` ×${card.copies}`
  return [
    `╭${'─'.repeat(WIDTH - 2)}╮`,
    ...inside(nameOf(card, language)).map((text) => line(text, 'bold')),
    line(`${MUNCHKIN_WORDS[language].kinds[card.kind]}${copies}`, 'dim'),
    `├${'─'.repeat(WIDTH - 2)}┤`,
    ...describe(card, language, names)
      .flatMap(inside)
      .map((text) => line(text)),
    ...(flavour === undefined ? [] : [line(''), ...inside(flavour).map((text) => line(text, 'dim'))]),
    `╰${'─'.repeat(WIDTH - 2)}╯`,
  ]
}

/** Two cards side by side. */
export function preview(cards: readonly Card[], language: Language, names: Names): string {
  const drawn = cards.map((card) => drawCard(card, language, names))
  const rows: string[] = []
  for (let first = 0; first < drawn.length; first += COLUMNS) {
    const row = drawn.slice(first, first + COLUMNS)
    const height = Math.max(...row.map((lines) => lines.length))
    for (let at = 0; at < height; at++) {
      const blank = ' '.repeat(WIDTH)
      rows.push(
        row
          .map((lines) => lines[at] ?? blank)
          .join('  ')
          .trimEnd(),
      )
    }
  }
  return rows.join('\n')
}
