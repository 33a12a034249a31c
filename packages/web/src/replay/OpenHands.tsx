import { cardName } from '@brouhaha/zombie-mosh'
import { useLanguage } from '../language.ts'
import { REPLAY_WORDS } from './words.ts'
import './hands.css'

interface OpenHandsProps {
  readonly hands: readonly (readonly number[])[]
  readonly names: readonly string[]
  readonly title: string
}

/** Every hand face up, for those who may see them. */
export function OpenHands({ hands, names, title }: OpenHandsProps) {
  const language = useLanguage()
  const say = REPLAY_WORDS[language]
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
              {hand.map((card) => (
                <span key={card} className="open-card">
                  {cardName(card, language)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
