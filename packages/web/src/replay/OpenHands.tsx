import { cardName } from '@brouhaha/zombie-mosh'
import { useLanguage } from '../language.ts'
import { REPLAY_WORDS } from './words.ts'

interface OpenHandsProps {
  readonly hands: readonly (readonly number[])[]
  readonly names: readonly string[]
}

/** Every hand face up, once there is nothing left to hide. */
export function OpenHands({ hands, names }: OpenHandsProps) {
  const language = useLanguage()
  const say = REPLAY_WORDS[language]
  return (
    <section className="paper theatre-hands" aria-labelledby="hands">
      <h2 id="hands">{say.hands}</h2>
      <dl>
        {hands.map((hand, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat}>
            <dt>{names[seat]}</dt>
            <dd>
              {hand.length === 0 && <span className="small">{say.noCards}</span>}
              {hand.map((card) => (
                <span key={card} className="theatre-card">
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
