import { usePlay } from '../play.ts'
import type { Piece } from './character.ts'
import { countersWords } from './pieces.ts'

/** How many counters lie on a card; whoever hears the table is told with the card itself. */
export function Counters({ piece }: { readonly piece: Piece }) {
  const words = countersWords(piece, usePlay().language)
  if (words === undefined) return null
  return (
    <b className="mk-seat-counters" title={words} aria-hidden="true">
      {piece.counters}
    </b>
  )
}
