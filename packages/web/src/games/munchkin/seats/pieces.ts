import { kindWords } from '@brouhaha/faces'
import { nameOf } from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import { spokenName } from '../card/usePrinted.ts'
import type { Play } from '../play.ts'
import type { Piece } from './character.ts'
import { SEAT_WORDS } from './words.ts'

type Saying = Pick<Play, 'language' | 'reader'>

/** "Iron Bucket, Item, +2, in use, Big, with Paper Clip": all that lies there, for somebody who hears the table. */
export function pieceAloud(piece: Piece, { language, reader }: Saying): string {
  const say = SEAT_WORDS[language]
  const { card, used, stays, riders } = piece
  const size = card.kind === 'item' && card.size !== undefined ? say[card.size] : undefined
  const posture = stays ? say.suffered : card.kind === 'item' ? (used ? say.inUse : say.sideways) : undefined
  const cards = riders.map((rider) => nameOf(rider.card, language)).join(', ')
  return [
    spokenName(card, language, reader.card.names(language)),
    posture,
    countingWords(piece, language),
    countersWords(piece, language),
    size,
    cards === '' ? undefined : fill(say.riders, { cards }),
  ]
    .filter((word) => word !== undefined)
    .join(', ')
}

/** "Race: Elf" */
export const traitAloud = (trait: Piece, { language, reader }: Saying): string => {
  const { card, riders } = trait
  const cards = riders.map((rider) => nameOf(rider.card, language)).join(', ')
  const name = [kindWords(card, language, reader.card.names(language)), nameOf(card, language)].join(' – ')
  return [
    name,
    countingWords(trait, language),
    countersWords(trait, language),
    cards === '' ? undefined : fill(SEAT_WORDS[language].riders, { cards }),
  ]
    .filter((word) => word !== undefined)
    .join(', ')
}

/** Whether its owner counts as what it lends; nothing for a card that lends nothing. Tables under older rules do not say. */
export const countingWords = ({ counts }: Piece, language: Language): string | undefined =>
  counts === undefined ? undefined : counts ? SEAT_WORDS[language].counts : SEAT_WORDS[language].countsNot

/** "3 counters"; nothing for a card without any. */
export function countersWords({ counters }: Piece, language: Language): string | undefined {
  if (counters === undefined) return undefined
  const say = SEAT_WORDS[language]
  return counters === 1 ? say.counter : fill(say.counters, { count: counters })
}
