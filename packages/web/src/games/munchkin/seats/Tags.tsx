import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { type Standing, standingsOf } from './standing.ts'
import { SEAT_WORDS } from './words.ts'

const LOUD: readonly Standing[] = ['active', 'fights', 'helps', 'dead', 'gone']

/** How a seat stands, and how many cards of its hand the reader has seen, as small stamps. */
export function Tags({ seat }: { readonly seat: number }) {
  const { view, table, language } = usePlay()
  const say = SEAT_WORDS[language]
  const { skips } = view.seats[seat]!
  const known = view.known.filter((held) => held.seat === seat).length
  return (
    <>
      {standingsOf(seat, view, table).map((standing) => (
        <span key={standing} className={`mk-seat-tag is-${standing} ${LOUD.includes(standing) ? 'is-loud' : ''}`}>
          {fill(say[standing], { count: skips })}
        </span>
      ))}
      {known > 0 && (
        <span className="mk-seat-tag is-known" title={say.knownCards}>
          {fill(say.known, { count: known })}
        </span>
      )}
    </>
  )
}
