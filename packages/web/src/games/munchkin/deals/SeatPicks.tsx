import { useId } from 'react'
import { usePlay } from '../play.ts'

interface SeatPicksProps {
  readonly title: string
  readonly seats: readonly number[]
  readonly picked: readonly number[]
  /** Several of them, not one. */
  readonly many?: boolean
  note?(seat: number): string
  change(picked: readonly number[]): void
}

/** Players to choose from, by name. */
export function SeatPicks({ title, seats, picked, many = false, note, change }: SeatPicksProps) {
  const { reader } = usePlay()
  const group = useId()
  const toggle = (seat: number): void => {
    if (!many) change([seat])
    else change(picked.includes(seat) ? picked.filter((one) => one !== seat) : [...picked, seat])
  }
  return (
    <fieldset className="mk-deal-seats">
      <legend>{title}</legend>
      <div className={note === undefined ? 'mk-deal-people' : 'mk-deal-people is-noted'}>
        {seats.map((seat) => (
          <label key={seat} className={picked.includes(seat) ? 'mk-deal-person is-picked' : 'mk-deal-person'}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={group}
              checked={picked.includes(seat)}
              onChange={() => toggle(seat)}
            />
            <span>
              <strong>{reader.names[seat]}</strong>
              {note !== undefined && <span className="small"> {note(seat)}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
