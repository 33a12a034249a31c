import { usePlay } from '../play.ts'
import { type Character, type GearPlace, type Piece, PLACES, type SeatSeen } from './character.ts'
import { type Handling, Laid } from './Laid.tsx'
import { Sign } from './Sign.tsx'
import { SEAT_WORDS } from './words.ts'

interface GearProps {
  readonly seen: SeatSeen
  readonly character: Character
  readonly handling: Handling
}

/** What is worn, each in its place; what is merely carried; who comes along; what weighs. */
export function Gear({ seen: { slots }, character, handling }: GearProps) {
  const free = (place: GearPlace): number => {
    if (place === 'elsewhere') return 0
    const { used, limit } = slots[place]
    return limit === null ? 0 : Math.max(0, limit - used)
  }
  return (
    <div className="mk-seat-gear">
      {PLACES.map((place) => (
        <Well key={place} place={place} pieces={character.worn[place]} free={free(place)} handling={handling} />
      ))}
      <Heap of="companions" pieces={character.companions} handling={handling} />
      <Heap of="carried" pieces={character.carried} handling={handling} />
      <Heap of="burdens" pieces={character.burdens} handling={handling} />
    </div>
  )
}

interface WellProps {
  readonly place: GearPlace
  readonly pieces: readonly Piece[]
  /** How much room is left there: drawn, so that what is missing shows. */
  readonly free: number
  readonly handling: Handling
}

function Well({ place, pieces, free, handling }: WellProps) {
  const say = SEAT_WORDS[usePlay().language]
  if (pieces.length + free === 0) return null
  return (
    <ul className="mk-seat-well" aria-label={say[place]}>
      {pieces.map((piece) => (
        <li key={piece.copy}>
          <Laid piece={piece} handling={handling} />
        </li>
      ))}
      {Array.from({ length: free }, (_, room) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one free hand is like the other
        <li key={`free ${room}`} className="mk-seat-room" title={say[place]}>
          <Sign of={place} />
          <span className="unseen">{say.free}</span>
        </li>
      ))}
    </ul>
  )
}

interface HeapProps {
  readonly of: 'carried' | 'companions' | 'burdens'
  readonly pieces: readonly Piece[]
  readonly handling: Handling
}

function Heap({ of, pieces, handling }: HeapProps) {
  const say = SEAT_WORDS[usePlay().language]
  if (pieces.length === 0) return null
  return (
    <div className={`mk-seat-heap is-${of}`}>
      <span className="mk-seat-heap-name" aria-hidden="true" title={say[of]}>
        <Sign of={of} />
        <span>{say[of]}</span>
      </span>
      <ul aria-label={say[of]}>
        {pieces.map((piece) => (
          <li key={piece.copy}>
            <Laid piece={piece} handling={handling} />
          </li>
        ))}
      </ul>
    </div>
  )
}
