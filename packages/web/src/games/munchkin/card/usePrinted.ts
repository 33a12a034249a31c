import type { Card, Names, Pack } from '@brouhaha/cards'
import { kindWords, numberOf } from '@brouhaha/faces'
import { nameOf } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { use } from 'react'
import { packsAtTable } from '../packs.ts'
import { usePlay } from '../play.ts'

const boxes = new WeakMap<readonly Pack[], ReadonlyMap<Card, string>>()

/** The box that a card came in: its colours and its back. */
function boxOf(packs: readonly Pack[], card: Card): string {
  const known = boxes.get(packs) ?? new Map(packs.flatMap(({ box, cards }) => cards.map((one) => [one, box] as const)))
  boxes.set(packs, known)
  return known.get(card) ?? ''
}

/** "Ledger Wraith, Monster, 8": what somebody hears of a card. */
export const spokenName = (card: Card, language: Language, names: Names): string =>
  [nameOf(card, language), kindWords(card, language, names), numberOf(card)]
    .filter((word) => word !== undefined)
    .join(', ')

export interface PrintedCard {
  readonly card: Card
  readonly box: string
  readonly names: Names
  readonly spoken: string
}

export function usePrinted(id: string): PrintedCard {
  const { reader, table, language } = usePlay()
  const packs = use(packsAtTable(table))
  const card = reader.card.named(id)
  const names = reader.card.names(language)
  return { card, box: boxOf(packs, card), names, spoken: spokenName(card, language, names) }
}
