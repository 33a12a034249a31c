import { pageOf } from '../../games/pages.ts'
import type { TableModel } from '../../line/model.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import { LOCAL_WORDS } from './words.ts'

/** The name of the person on a seat; null where a bot sits. */
export function personAt({ table }: TableModel, seat: number | null): string | null {
  const info = seat === null ? undefined : table?.seats[seat]
  return info?.kind === 'person' ? info.name : null
}

interface HolderProps {
  readonly model: TableModel
  /** Whoever looks came to play a card although nothing waits for them. */
  readonly visits: boolean
  /** Draws the curtain for somebody who wants to play a card. */
  readonly invite: (seat: number) => void
  readonly layDown: () => void
}

/** With several people around one device: who is looking now, whom an offer waits for, and who else wants to play a card. */
export function Holder({ model, visits, invite, layDown }: HolderProps) {
  const say = LOCAL_WORDS[useLanguage()]
  const name = personAt(model, model.you)
  const people = model.table?.seats.flatMap((_, seat) => (personAt(model, seat) === null ? [] : [seat])) ?? []
  if (people.length < 2) return null
  const others = people.filter((seat) => seat !== model.you)
  const { view, table } = model
  const offeredTo = visits || table?.status !== 'playing' ? null : pageOf(table.game).offeredTo
  const called = view === null ? [] : (offeredTo?.(view) ?? [])
  const offered = others.filter((seat) => called.includes(seat))
  return (
    <div className="local-holder">
      {name !== null && <p>{fill(say.holds, { name })}</p>}
      {visits && (
        <button type="button" className="button slight" onClick={layDown}>
          {say.layDown}
        </button>
      )}
      {offered.map((seat) => (
        <button key={seat} type="button" className="button" onClick={() => invite(seat)}>
          {fill(say.offerFor, { name: personAt(model, seat) ?? '' })}
        </button>
      ))}
      {offeredTo !== null && (
        <details className="local-others">
          <summary>{say.somebodyElse}</summary>
          <ul>
            {others.map((seat) => (
              <li key={seat}>
                <button type="button" className="button slight" onClick={() => invite(seat)}>
                  {personAt(model, seat)}
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
