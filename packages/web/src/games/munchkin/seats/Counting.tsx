import { usePlay } from '../play.ts'
import type { Piece } from './character.ts'
import { countingWords } from './pieces.ts'

/** On a card by which its owner may count as something at will: whether he does now. */
export function Counting({ piece }: { readonly piece: Piece }) {
  const words = countingWords(piece, usePlay().language)
  if (words === undefined) return null
  return (
    <span className={`mk-seat-counting ${piece.counts ? '' : 'is-off'}`} title={words} aria-hidden="true">
      ≈
    </span>
  )
}
