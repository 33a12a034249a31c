import { CardButton } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import { SEAT_WORDS } from './words.ts'

/** What the reader has seen of somebody's hand and is still there. */
export function Known({ seat }: { readonly seat: number }) {
  const { view, language } = usePlay()
  const say = SEAT_WORDS[language]
  const known = view.known.filter((held) => held.seat === seat)
  if (known.length === 0) return null
  return (
    <div className="mk-seat-heap is-known">
      <span className="mk-seat-heap-name" aria-hidden="true">
        <span>{say.knownCards}</span>
      </span>
      <ul aria-label={say.knownCards}>
        {known.map(({ copy, id }) => (
          <li key={copy}>
            <CardButton id={id} size="table" />
          </li>
        ))}
      </ul>
    </div>
  )
}
