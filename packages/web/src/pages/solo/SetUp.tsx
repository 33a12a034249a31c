import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { pageOf } from '../../games/pages.ts'
import { beginGame } from '../../local/games.ts'
import { Shell } from '../../shell/frame/Shell.tsx'
import { changeSettings, readSettings } from '../../shell/settings/settings.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { GameChoice } from '../set-up/GameChoice.tsx'
import { useForms } from '../set-up/useForms.ts'
import { SETUP_WORDS } from '../set-up/words.ts'
import { KeptGames } from './KeptGames.tsx'
import { SeatRow } from './SeatRow.tsx'
import { addSeat, firstSeats, removeSeat, seatsAt, seatsFrom } from './seat-forms.ts'
import { LOCAL_WORDS } from './words.ts'

interface SetUpProps {
  readonly first: string
  readonly together: boolean
  readonly cannotKeep?: boolean
}

export function SetUp({ first, together, cannotKeep = false }: SetUpProps) {
  const language = useLanguage()
  const say = LOCAL_WORDS[language]
  const [, go] = useLocation()
  const [game, setGame] = useState(first)
  const [seats, setSeats] = useState(() => firstSeats(first, readSettings().name, together))
  const page = pageOf(game)
  const { Fields, play } = page.setUp
  const { form, change: changeForm } = useForms(page)
  const named = page.words[language]
  const [failed, setFailed] = useState(cannotKeep)
  const persons = seats.filter(({ who }) => who === 'person').length
  const nameless = (seat: number): string => fill(named.nameless, { number: seat + 1 })

  const change = (next: string): void => {
    setGame(next)
    setSeats(seatsAt(next, seats))
  }

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const own = seats.find(({ who }) => who === 'person')?.name.trim()
    if (own !== undefined && own !== '') changeSettings({ name: own })
    try {
      go(`/solo/${await beginGame(seatsFrom(seats, nameless), play(form))}`)
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
          {page.lesson && (
            <p className="small">
              <Link href={`/learn/${page.entry.word}`}>{say.teach}</Link>
            </p>
          )}
          <fieldset>
            <legend>
              <h2>{named.seats}</h2>
            </legend>
            <ol className="local-seats">
              {seats.map((one, seat) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={seat}
                  game={game}
                  seat={seat}
                  form={one}
                  nameless={nameless(seat)}
                  change={(next) => setSeats(seats.with(seat, next))}
                  remove={seats.length > page.entry.fewest ? () => setSeats(removeSeat(game, seats, seat)) : null}
                />
              ))}
            </ol>
            <div className="row">
              {seats.length < page.entry.most && (
                <button type="button" className="button slight" onClick={() => setSeats(addSeat(game, seats))}>
                  + {say.addSeat}
                </button>
              )}
              <p className="small local-mode" aria-live="polite">
                {persons === 0 ? say.botsOnly : persons === 1 ? say.alone : say.together}
              </p>
            </div>
          </fieldset>
          <Fields form={form} persons={persons} onChange={changeForm} />
          <p className="small">{SETUP_WORDS[language].languageHere}</p>
          {failed && (
            <p className="trouble" role="alert">
              {say.cannotKeep}
            </p>
          )}
          <button type="submit" className="button loud" disabled={persons === 0}>
            {named.begin}
          </button>
        </form>
        <KeptGames />
      </div>
    </Shell>
  )
}
