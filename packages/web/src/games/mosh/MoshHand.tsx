// Your cards, all of them, each with both edges. An edge is picked here; where it goes is picked beside.

import { cardName, cardParts, partName } from '@brouhaha/zombie-mosh'
import { useLanguage } from '../../shell/words/language.ts'
import { PartSign } from './PartSign.tsx'
import { cardPlace } from './phrases.ts'
import { type Edge, sameEdge } from './staging.ts'
import { MOSH_WORDS } from './words.ts'

interface HandProps {
  readonly cards: readonly number[]
  readonly onOffer: readonly Edge[]
  readonly picked: Edge | null
  /** The picked card already lies in a line, on trial. */
  readonly staged: boolean
  readonly pick: (edge: Edge) => void
}

export function MoshHand({ cards, onOffer, picked, staged, pick }: HandProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const first = onOffer[0] ?? null
  return (
    <div className={`hand ${onOffer.length > 0 ? 'is-live' : ''}`} role="radiogroup" aria-label={say.yourHand}>
      {cards.map((card, place) => {
        const isPicked = picked?.card === card
        return (
          <div
            key={card}
            className={`card ${isPicked ? 'is-picked' : ''} ${isPicked && staged ? 'is-away' : ''}`}
            {...(isPicked && staged ? {} : { 'data-card': card })}
            data-place="hand"
            data-from="deck"
          >
            {cardParts(card).map((part) => {
              const edge = { card, part }
              const chosen = sameEdge(picked, edge)
              const playable = onOffer.some((one) => sameEdge(one, edge))
              const entry = picked === null ? sameEdge(first, edge) || (first === null && place === 0) : chosen
              return (
                // biome-ignore lint/a11y/useSemanticElements: two edges of one card are pressed like buttons and read as one group
                <button
                  key={part}
                  type="button"
                  role="radio"
                  aria-checked={chosen}
                  aria-disabled={!playable}
                  aria-label={`${partName(part, language)}, ${cardPlace(place + 1, cards.length, language)}: ${cardName(card, language)}`}
                  tabIndex={entry ? 0 : -1}
                  data-edge={`${card}-${part}`}
                  className={`edge ${chosen ? 'is-chosen' : ''} ${playable ? 'is-playable' : ''}`}
                  onClick={() => pick(edge)}
                >
                  <PartSign part={part} />
                  <span className="edge-name">{partName(part, language)}</span>
                </button>
              )
            })}
          </div>
        )
      })}
    </div>
  )
}
