import { fill } from '../../../shell/words/words.ts'
import { Bubble } from '../../../table/Bubble.tsx'
import { usePlay } from '../play.ts'
import { characterOf, type Piece, wornOf } from './character.ts'
import { Figures } from './Figures.tsx'
import { Laid } from './Laid.tsx'
import { NOTHING_LIVE } from './live.ts'
import { StripPress, type StripProps, stripClass } from './strip.tsx'
import { Tags } from './Tags.tsx'
import './seats.css'
import './compact.css'
import { SEAT_WORDS } from './words.ts'

/** One of five on a phone: everything is there, small; pressing it lays it open. */
export function CompactStrip({ seat, aim, saying }: StripProps) {
  const play = usePlay()
  const { view, reader, language, watch } = play
  const seen = view.seats[seat]!
  const name = reader.names[seat]!
  const character = characterOf(seen, reader.card)
  const { traits, companions, carried, burdens } = character
  const open = { label: fill(SEAT_WORDS[language].watch, { name }), onPick: () => watch(seat) }
  return (
    <li className={`is-compact ${stripClass(seat, play, aim)}`} data-origin={`seat-${seat}`}>
      <h3 className="mk-seat-name">{name}</h3>
      <p className="mk-seat-tags">
        <Tags seat={seat} />
      </p>
      <Figures seen={seen} />
      <Row pieces={traits} seat={seat} />
      <Row pieces={[...wornOf(character), ...companions, ...carried]} seat={seat} />
      <Row pieces={burdens} seat={seat} />
      <Bubble saying={saying} />
      <StripPress aim={aim ?? open} named={aim !== undefined} />
    </li>
  )
}

function Row({ pieces, seat }: { readonly pieces: readonly Piece[]; readonly seat: number }) {
  if (pieces.length === 0) return null
  const handling = { size: 'chip', place: `seat-${seat}`, press: 'none', live: NOTHING_LIVE } as const
  return (
    <div className="mk-seat-row">
      {pieces.map((piece) => (
        <Laid key={piece.copy} piece={piece} handling={handling} />
      ))}
    </div>
  )
}
