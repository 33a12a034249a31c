import type { Ear, RecordedRow, Recording } from '../../../local/recording.ts'
import type { ConcertForm } from '../set-up/concert.ts'

/** What was heard of a concert. It begins with what was agreed on, which a table that is still being played does not tell. */
export function concertRows({ rows, options, seats }: Recording, ear: Ear): readonly RecordedRow[] {
  const [first, ...others] = rows(ear)
  if (first === undefined || first.events.length > 0) return rows(ear)
  const { side = 'A', songs = 1 } = options as Partial<ConcertForm>
  return [{ ...first, events: [{ type: 'opened', seats: seats.length, side, songs }] }, ...others]
}
