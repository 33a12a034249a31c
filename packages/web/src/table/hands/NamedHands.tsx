import { useLanguage } from '../../shell/words/language.ts'
import { HANDS_WORDS } from './words.ts'
import './hands.css'

interface NamedHandsProps {
  /** What the cards of each seat are called. */
  readonly hands: readonly (readonly string[])[]
  readonly names: readonly string[]
  readonly title: string
}

/** Every hand face up, for those who may see them. */
export function NamedHands({ hands, names, title }: NamedHandsProps) {
  const say = HANDS_WORDS[useLanguage()]
  return (
    <section className="paper open-hands" aria-labelledby="hands">
      <h2 id="hands">{title}</h2>
      <dl>
        {hands.map((hand, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat}>
            <dt>{names[seat]}</dt>
            <dd>
              {hand.length === 0 && <span className="small">{say.noCards}</span>}
              {hand.map((card, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cards may have one name
                <span key={place} className="open-card">
                  {card}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
