// Sixty cards drawn by a seed, for a reader who has only their sentences to go by.

import { type Card, describe, type Language, namesOf } from '@brouhaha/cards'
import { sha256Hex } from '@brouhaha/kit'
import { PACKS } from '../../src/index.ts'

export interface Drawn {
  readonly box: string
  readonly card: Card
  readonly language: Language
}

const A_BOX = 15
const packs = Object.values(PACKS)
const names = namesOf(packs, 'en')
const PLAIN_LEVEL = 'At any time: a player of your choice gains 1 level.'

/** Figures alone are no text, and everybody knows what a plain level card does. */
function isWorthReading(card: Card): boolean {
  const [, ...sentences] = describe(card, 'en', names)
  return sentences.length > 0 && sentences[0] !== PLAIN_LEVEL
}

/** The kinds take their share of a box: after each card the kind that lacks most gives the next. */
function drawBox(cards: readonly Card[], rank: (card: Card) => string): Card[] {
  const waiting = cards.filter(isWorthReading).sort((one, other) => (rank(one) < rank(other) ? -1 : 1))
  const share = (kind: string): number => (A_BOX * waiting.filter((one) => one.kind === kind).length) / waiting.length
  const drawn: Card[] = []
  const lack = ({ kind }: Card): number => share(kind) - drawn.filter((one) => one.kind === kind).length
  while (drawn.length < A_BOX) {
    const left = waiting.filter((card) => !drawn.includes(card))
    drawn.push(left.reduce((most, card) => (lack(card) > lack(most) ? card : most)))
  }
  return waiting.filter((card) => drawn.includes(card))
}

/** A card's rank depends on the seed and its own id only, so that another card's change moves nothing. */
export const draw = (seed: number): Drawn[] =>
  packs
    .flatMap(({ box, cards }) =>
      drawBox(cards, ({ id }) => sha256Hex(`${seed} ${box} ${id}`)).map((card) => ({ box, card })),
    )
    .map((one, index) => ({ ...one, language: index % 2 === 0 ? 'fr' : 'en' }))
