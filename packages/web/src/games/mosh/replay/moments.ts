import type { MoshHeard } from '@brouhaha/zombie-mosh'
import { eventsOfGame } from '../../../line/taken-back.ts'
import type { Ear, Recording } from '../../../local/recording.ts'
import { concertRows } from './concert-rows.ts'
import { BLANK, type Retold, retell } from './retell.ts'

/** The table of a concert after the set-up and after each row. */
export function momentsOf(recording: Recording, ear: Ear): readonly Retold[] {
  const moments: Retold[] = []
  let told = BLANK
  for (const { events } of concertRows(recording, ear)) {
    told = retell(told, eventsOfGame(events) as readonly MoshHeard[], typeof ear === 'number' ? ear : null)
    moments.push(told)
  }
  return moments
}
