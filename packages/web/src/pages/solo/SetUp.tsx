import type { GameName } from '@brouhaha/protocol'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ConcertChoices, FIRST_CONCERT } from '../../games/mosh/set-up/ConcertChoices.tsx'
import { MunchkinChoices } from '../../games/munchkin/set-up/MunchkinChoices.tsx'
import { CUSTOMS, FIRST_SETUP } from '../../games/munchkin/set-up/setup.ts'
import { SETUP_WORDS } from '../../games/page/set-up/words.ts'
import { beginGame } from '../../local/games.ts'
import { Shell } from '../../shell/frame/Shell.tsx'
import { changeSettings, readSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { GameChoice } from '../set-up/GameChoice.tsx'
import { KeptGames } from './KeptGames.tsx'
import { playFrom } from './play-from.ts'
import { SeatRow } from './SeatRow.tsx'
import { addSeat, FEWEST_SEATS, firstSeats, MOST_SEATS, removeSeat, seatsAt, seatsFrom } from './seat-forms.ts'
import { LOCAL_WORDS } from './words.ts'

interface SetUpProps {
  readonly first: GameName
  readonly together: boolean
  readonly cannotKeep?: boolean
}

export function SetUp({ first, together, cannotKeep = false }: SetUpProps) {
  const language = useLanguage()
  const say = LOCAL_WORDS[language]
  const [, go] = useLocation()
  const [game, setGame] = useState(first)
  const [seats, setSeats] = useState(() => firstSeats(first, readSettings().name, together))
  const [concert, setConcert] = useState(FIRST_CONCERT)
  const [setup, setSetup] = useState(FIRST_SETUP)
  const [failed, setFailed] = useState(cannotKeep)
  const persons = seats.filter(({ who }) => who === 'person').length
  const nameless = (seat: number): string =>
    fill(game === 'munchkin' ? say.nameMunchkin : say.namePlaceholder, { number: seat + 1 })

  const change = (next: GameName): void => {
    setGame(next)
    setSeats(seatsAt(next, seats))
  }

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const own = seats.find(({ who }) => who === 'person')?.name.trim()
    if (own !== undefined && own !== '') changeSettings({ name: own })
    try {
      go(`/solo/${await beginGame(seatsFrom(seats, nameless), playFrom(game, concert, setup))}`)
    } catch {
      setFailed(true)
    }
  }

  return (
    <Shell title={say.title}>
      <div className="local">
        <header>
          <h1>{say.title}</h1>
          <p className="lead">{say.lead}</p>
        </header>
        <form className="paper taped local-form" onSubmit={begin}>
          <GameChoice game={game} onChange={change} />
          <p className="small">
            <Link href={game === 'munchkin' ? '/learn/munchkin' : '/learn/mosh'}>{say.teach}</Link>
          </p>
          <fieldset>
            <legend>
              <h2>{game === 'munchkin' ? say.seatsAtTable : say.seats}</h2>
            </legend>
            <ol className="local-seats">
              {seats.map((form, seat) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={seat}
                  game={game}
                  seat={seat}
                  form={form}
                  nameless={nameless(seat)}
                  change={(next) => setSeats(seats.with(seat, next))}
                  remove={seats.length > FEWEST_SEATS[game] ? () => setSeats(removeSeat(game, seats, seat)) : null}
                />
              ))}
            </ol>
            <div className="row">
              {seats.length < MOST_SEATS && (
                <button type="button" className="button slight" onClick={() => setSeats(addSeat(game, seats))}>
                  + {say.addSeat}
                </button>
              )}
              <p className="small local-mode" aria-live="polite">
                {persons === 0 ? say.botsOnly : persons === 1 ? say.alone : say.together}
              </p>
            </div>
          </fieldset>
          {game === 'munchkin' ? (
            <MunchkinChoices
              setup={setup}
              here
              // Alone nobody waits for passes.
              customs={CUSTOMS.filter((custom) => custom !== 'passes' || persons > 1)}
              onChange={setSetup}
            />
          ) : (
            <ConcertChoices concert={concert} onChange={setConcert} />
          )}
          <p className="small">{SETUP_WORDS[language].languageHere}</p>
          {failed && (
            <p className="trouble" role="alert">
              {say.cannotKeep}
            </p>
          )}
          <button type="submit" className="button loud" disabled={persons === 0}>
            {game === 'munchkin' ? say.beginMunchkin : say.begin}
          </button>
        </form>
        <KeptGames />
      </div>
    </Shell>
  )
}
