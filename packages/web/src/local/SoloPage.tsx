import { LONGEST_NAME } from '@brouhaha/protocol'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { Loading } from '../app/Loading.tsx'
import { Shell } from '../app/Shell.tsx'
import { fill } from '../app/words.ts'
import { useLanguage } from '../language.ts'
import { changeSettings, readSettings } from '../settings/settings.ts'
import type { LocalOptions } from './game.ts'
import { beginGame } from './games.ts'
import { KeptGames } from './KeptGames.tsx'
import { addSeat, FEWEST_SEATS, firstSeats, MOST_SEATS, removeSeat, type SeatForm, seatsFrom } from './setup.ts'
import { LOCAL_WORDS } from './words.ts'
import './local.css'

const WHO = ['person', 'random', 'steady', 'sharp'] as const
const SONGS = [1, 3, 5, 0] as const
const FIRST_OPTIONS: LocalOptions = { side: 'A', songs: 1 }

/** The set-up in one screen. `/solo?now` starts against three bots at once, `/solo?together` seats two people. */
export function SoloPage() {
  const search = useSearch()
  return /\bnow\b/.test(search) ? <BeginNow /> : <SetUp together={/\btogether\b/.test(search)} />
}

/** One game for each visit, however often the page is drawn. */
let begun: Promise<string> | null = null

function BeginNow() {
  const [, go] = useLocation()
  const language = useLanguage()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const nameless = fill(LOCAL_WORDS[language].namePlaceholder, { number: 1 })
    begun ??= beginGame(
      seatsFrom(firstSeats(readSettings().name, false), () => nameless),
      FIRST_OPTIONS,
    )
    let here = true
    begun
      .then((id) => here && go(`/solo/${id}`, { replace: true }))
      .catch(() => here && setFailed(true))
      .finally(() => {
        begun = null
      })
    return () => {
      here = false
    }
  }, [language, go])
  return failed ? <SetUp together={false} cannotKeep /> : <Loading />
}

function SetUp({ together, cannotKeep = false }: { readonly together: boolean; readonly cannotKeep?: boolean }) {
  const say = LOCAL_WORDS[useLanguage()]
  const [, go] = useLocation()
  const [seats, setSeats] = useState(() => firstSeats(readSettings().name, together))
  const [options, setOptions] = useState(FIRST_OPTIONS)
  const [failed, setFailed] = useState(cannotKeep)
  const persons = seats.filter(({ who }) => who === 'person').length
  const nameless = (seat: number): string => fill(say.namePlaceholder, { number: seat + 1 })

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const own = seats.find(({ who }) => who === 'person')?.name.trim()
    if (own !== undefined && own !== '') changeSettings({ name: own })
    try {
      go(`/solo/${await beginGame(seatsFrom(seats, nameless), options)}`)
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
          <fieldset>
            <legend>
              <h2>{say.seats}</h2>
            </legend>
            <ol className="local-seats">
              {seats.map((form, seat) => (
                <SeatRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={seat}
                  seat={seat}
                  form={form}
                  nameless={nameless(seat)}
                  change={(next) => setSeats(seats.with(seat, next))}
                  remove={seats.length > FEWEST_SEATS ? () => setSeats(removeSeat(seats, seat)) : null}
                />
              ))}
            </ol>
            <div className="row">
              {seats.length < MOST_SEATS && (
                <button type="button" className="button slight" onClick={() => setSeats(addSeat(seats))}>
                  + {say.addSeat}
                </button>
              )}
              <p className="small local-mode" aria-live="polite">
                {persons === 0 ? say.botsOnly : persons === 1 ? say.alone : say.together}
              </p>
            </div>
          </fieldset>
          <div className="local-options">
            <fieldset className="options">
              <legend>{say.side}</legend>
              {(['A', 'B'] as const).map((side) => (
                <label key={side}>
                  <input
                    type="radio"
                    name="side"
                    checked={options.side === side}
                    onChange={() => setOptions({ ...options, side })}
                  />
                  {side === 'A' ? say.sideA : say.sideB}
                </label>
              ))}
            </fieldset>
            <label className="field">
              {say.songs}
              <select
                value={options.songs}
                onChange={(event) => setOptions({ ...options, songs: Number(event.target.value) })}
              >
                {SONGS.map((songs) => (
                  <option key={songs} value={songs}>
                    {say[`songs${songs}`]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          {failed && (
            <p className="trouble" role="alert">
              {say.cannotKeep}
            </p>
          )}
          <button type="submit" className="button loud" disabled={persons === 0}>
            {say.begin}
          </button>
        </form>
        <KeptGames />
      </div>
    </Shell>
  )
}

interface SeatRowProps {
  readonly seat: number
  readonly form: SeatForm
  readonly nameless: string
  readonly change: (form: SeatForm) => void
  /** Null when no fewer seats can play. */
  readonly remove: (() => void) | null
}

function SeatRow({ seat, form, nameless, change, remove }: SeatRowProps) {
  const say = LOCAL_WORDS[useLanguage()]
  const number = seat + 1
  return (
    <li className="local-seat">
      <span className="local-number" aria-hidden="true">
        {number}
      </span>
      <span className="field">
        <select
          aria-label={fill(say.who, { number })}
          value={form.who}
          onChange={(event) => change({ ...form, who: event.target.value as SeatForm['who'] })}
        >
          {WHO.map((who) => (
            <option key={who} value={who}>
              {say[who]}
            </option>
          ))}
        </select>
      </span>
      <span className="field local-name">
        {form.who === 'person' && (
          <input
            aria-label={fill(say.name, { number })}
            value={form.name}
            placeholder={nameless}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={(event) => change({ ...form, name: event.target.value })}
          />
        )}
      </span>
      {remove !== null && (
        <button
          type="button"
          className="button slight"
          aria-label={fill(say.removeSeat, { number })}
          title={fill(say.removeSeat, { number })}
          onClick={remove}
        >
          ✕
        </button>
      )}
    </li>
  )
}
