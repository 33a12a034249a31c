import { fill } from '../../app/words.ts'
import { usePlay } from '../play.ts'
import { type Standing, standingsOf } from './standing.ts'
import { SEAT_WORDS } from './words.ts'

const LOUD: readonly Standing[] = ['active', 'fights', 'helps', 'dead', 'gone']

/** How a seat stands, as small stamps. */
export function Tags({ seat }: { readonly seat: number }) {
  const { view, table, language } = usePlay()
  const say = SEAT_WORDS[language]
  const { skips } = view.seats[seat]!
  return standingsOf(seat, view, table).map((standing) => (
    <span key={standing} className={`mk-seat-tag is-${standing} ${LOUD.includes(standing) ? 'is-loud' : ''}`}>
      {fill(say[standing], { count: skips })}
    </span>
  ))
}
