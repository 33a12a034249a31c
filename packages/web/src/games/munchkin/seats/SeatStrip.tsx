import { fill } from '../../../shell/words/words.ts'
import { Bubble } from '../../../table/Bubble.tsx'
import { usePlay } from '../play.ts'
import { characterOf } from './character.ts'
import { Figures } from './Figures.tsx'
import { Gear } from './Gear.tsx'
import { Identity } from './Identity.tsx'
import { NOTHING_LIVE } from './live.ts'
import { StripPress, type StripProps, stripClass } from './strip.tsx'
import { Tags } from './Tags.tsx'
import { SEAT_WORDS } from './words.ts'

/** One of the others at a glance: every card can be read, and all of it be aimed at. */
export function SeatStrip({ seat, aim, saying }: StripProps) {
  const play = usePlay()
  const { view, reader, language, watch } = play
  const seen = view.seats[seat]!
  const name = reader.names[seat]!
  const character = characterOf(seen, reader.card)
  const handling = { size: 'chip', place: `seat-${seat}`, press: 'read', live: NOTHING_LIVE } as const
  return (
    <li className={stripClass(seat, play, aim)} data-origin={`seat-${seat}`}>
      <header className="mk-strip-head">
        <h3 className="mk-seat-name">
          <button
            type="button"
            className="mk-seat-name-press"
            title={fill(SEAT_WORDS[language].watch, { name })}
            onClick={() => watch(seat)}
          >
            {name}
          </button>
        </h3>
        <p className="mk-seat-tags">
          <Tags seat={seat} />
        </p>
      </header>
      <Figures seen={seen} />
      <Identity seen={seen} character={character} handling={handling} />
      <Gear seen={seen} character={character} handling={handling} />
      <Bubble saying={saying} />
      {aim !== undefined && <StripPress aim={aim} />}
    </li>
  )
}
