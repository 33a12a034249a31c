import { LONGEST_NAME } from '@brouhaha/protocol'
import { useId } from 'react'
import { botNamed, botsOf } from '../../games/bots.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { botInWords } from './bot-in-words.ts'
import type { SeatForm } from './seat-forms.ts'
import { LOCAL_WORDS } from './words.ts'

interface SeatRowProps {
  readonly game: string
  readonly seat: number
  readonly form: SeatForm
  readonly nameless: string
  readonly change: (form: SeatForm) => void
  /** Null when no fewer seats can play. */
  readonly remove: (() => void) | null
}

export function SeatRow({ game, seat, form, nameless, change, remove }: SeatRowProps) {
  const language = useLanguage()
  const say = LOCAL_WORDS[language]
  const text = useId()
  const number = seat + 1
  return (
    <li className="local-seat">
      <span className="local-number" aria-hidden="true">
        {number}
      </span>
      <span className="field">
        <select
          aria-label={fill(say.who, { number })}
          aria-describedby={form.who === 'person' ? undefined : text}
          value={form.who}
          onChange={(event) => change({ ...form, who: event.target.value })}
        >
          <option value="person">{say.person}</option>
          {botsOf(game).map((bot) => (
            <option key={bot.name} value={bot.name}>
              {botInWords(game, bot.name, language)}
            </option>
          ))}
        </select>
      </span>
      <span className="field local-name">
        {form.who === 'person' ? (
          <input
            aria-label={fill(say.name, { number })}
            value={form.name}
            placeholder={nameless}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={(event) => change({ ...form, name: event.target.value })}
          />
        ) : (
          <span id={text} className="small">
            {botNamed(game, form.who)?.says[language]}
          </span>
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
