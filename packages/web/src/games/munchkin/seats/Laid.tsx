import { type FaceSize, numberOf } from '@brouhaha/faces'
import { Card, CardButton } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import { Counters } from './Counters.tsx'
import { Counting } from './Counting.tsx'
import type { Piece } from './character.ts'
import { pieceAloud } from './pieces.ts'
import { Sign } from './Sign.tsx'

/** How the cards before a seat are drawn: only shown, pressed to be read, or pressed for more than that. */
export interface Handling {
  readonly size: FaceSize
  readonly place: string
  readonly press: 'none' | 'read' | ((piece: Piece) => void)
  /** The copies that something can be done with. */
  readonly live: ReadonlySet<number>
}

interface LaidProps {
  readonly piece: Piece
  readonly handling: Handling
}

/** A card before a seat with what lies on it; sideways when it is merely carried. */
export function Laid({ piece, handling }: LaidProps) {
  const { card, used, riders, stays } = piece
  const isSideways = card.kind === 'item' && !used && !stays
  const size = card.kind === 'item' ? card.size : undefined
  const number = handling.size === 'chip' ? numberOf(card) : undefined
  return (
    <span className={`mk-seat-laid ${isSideways ? 'is-sideways' : ''} ${riders.length > 0 ? 'has-riders' : ''}`}>
      <LaidCard piece={piece} handling={handling} />
      {number !== undefined && (
        <b className="mk-seat-bonus" aria-hidden="true">
          {number}
        </b>
      )}
      {size !== undefined && (
        <span className="mk-seat-size">
          <Sign of={size} />
        </span>
      )}
      <Counting piece={piece} />
      <Counters piece={piece} />
      {riders.length > 0 && (
        <span className="mk-seat-riders">
          {riders.map((rider) => (
            <Laid key={rider.copy} piece={rider} handling={handling} />
          ))}
        </span>
      )}
    </span>
  )
}

function LaidCard({ piece, handling: { size, place, press, live } }: LaidProps) {
  const play = usePlay()
  const { id, copy } = piece
  if (press === 'none') return <Card id={id} copy={copy} size={size} place={place} label="" />
  const isHeld = play.held === copy
  return (
    <CardButton
      id={id}
      copy={copy}
      size={size}
      place={place}
      playable={live.has(copy)}
      pressed={isHeld}
      label={pieceAloud(piece, play)}
      onPick={press === 'read' ? undefined : () => press(piece)}
    />
  )
}
