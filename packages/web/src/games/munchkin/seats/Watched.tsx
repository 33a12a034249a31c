import { titleOfSeat } from '@brouhaha/munchkin'
import { Sheet } from '../../../shell/parts/Sheet.tsx'
import { usePlay } from '../play.ts'
import { aimsAtSeat } from '../questions/aims.ts'
import { characterOf } from './character.ts'
import { Figures } from './Figures.tsx'
import { Gear } from './Gear.tsx'
import { Identity } from './Identity.tsx'
import { Known } from './Known.tsx'
import { LevelSteps } from './LevelSteps.tsx'
import { NOTHING_LIVE } from './live.ts'
import { StrengthLines } from './StrengthLines.tsx'
import { Tags } from './Tags.tsx'
import './seats.css'
import './sheet.css'
import { SEAT_WORDS } from './words.ts'

/** Somebody's whole table on a sheet, with the sum of his strength and whatever can be done to him. */
export function Watched({ seat }: { readonly seat: number }) {
  const play = usePlay()
  const { view, reader, language } = play
  const say = SEAT_WORDS[language]
  const seen = view.seats[seat]!
  const name = reader.names[seat]!
  const character = characterOf(seen, reader.card)
  const handling = { size: 'table', place: `seat-${seat}`, press: 'read', live: NOTHING_LIVE } as const
  const close = (): void => play.watch(null)
  return (
    <Sheet label={name} onClose={close}>
      <article className="mk-watched">
        <header>
          <h2>{name}</h2>
          <p className="mk-seat-tags">
            <Tags seat={seat} />
          </p>
          <form method="dialog">
            <button type="submit" className="button slight">
              {say.close}
            </button>
          </form>
        </header>
        <p className="mk-seat-title">{titleOfSeat(seen, reader, language)}</p>
        {aimsAtSeat(play, seat).map(({ label, choice }) => (
          <button
            key={label}
            type="button"
            className="button"
            onClick={() => {
              close()
              play.choose(choice)
            }}
          >
            {label}
          </button>
        ))}
        <Figures seen={seen} />
        <Identity seen={seen} character={character} handling={handling} />
        <Gear seen={seen} character={character} handling={handling} />
        <Known seat={seat} />
        <StrengthLines seen={seen} />
        <LevelSteps seat={seat} />
      </article>
    </Sheet>
  )
}
