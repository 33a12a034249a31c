import type { Deck } from '@brouhaha/cards'
import { nameOf } from '@brouhaha/munchkin'
import { fill } from '../../../shell/words/words.ts'
import { firstBoxOf } from '../boxes.ts'
import { CardBack, CardButton } from '../card/Card.tsx'
import { usePlay } from '../play.ts'
import { Peeked } from './Peeked.tsx'
import { STAGE_WORDS } from './words.ts'

interface PilesProps {
  /** In a fight they step back. */
  readonly size: 'large' | 'small'
}

/** Both decks, their discards with the card on top, and the cult's pile where there is one. */
export function Piles({ size }: PilesProps) {
  const { view, language } = usePlay()
  const say = STAGE_WORDS[language]
  const { doors, treasures, cult } = view.discards
  return (
    <div className={`mk-piles is-${size}`}>
      <ul aria-label={say.piles}>
        <DeckPile deck="door" title={say.doors} count={view.decks.doors} />
        <Discards title={`${say.doors}, ${say.discards}`} short={say.discards} pile={doors} place="doorDiscards" />
        <DeckPile deck="treasure" title={say.treasures} count={view.decks.treasures} />
        <Discards
          title={`${say.treasures}, ${say.discards}`}
          short={say.discards}
          pile={treasures}
          place="treasureDiscards"
        />
        {cult.count > 0 && <Discards title={say.cult} short={say.cult} pile={cult} place="cultPile" />}
      </ul>
      <Peeked />
    </div>
  )
}

interface DeckPileProps {
  readonly deck: Deck
  readonly title: string
  readonly count: number
}

/** The door is opened by pressing it, when that is what comes next. */
function DeckPile({ deck, title, count }: DeckPileProps) {
  const { view, choices, choose, language } = usePlay()
  const say = STAGE_WORDS[language]
  const opening = deck === 'door' ? choices.find(({ type }) => type === 'openDoor') : undefined
  const back = count > 0 && <CardBack box={firstBoxOf(view)} deck={deck} />
  return (
    <li className={`mk-pile is-${deck} ${opening === undefined ? '' : 'is-playable'}`} data-origin={`${deck}Deck`}>
      {opening === undefined ? (
        <span className="mk-slot">{back}</span>
      ) : (
        <button type="button" className="mk-slot" aria-label={say.openDoor} onClick={() => choose(opening)}>
          {back}
        </button>
      )}
      <PileName heard={fill(say.count, { what: title, count })} count={count} short={title} />
    </li>
  )
}

interface DiscardsProps {
  readonly title: string
  readonly short: string
  readonly pile: { readonly count: number; readonly top: { readonly copy: number; readonly id: string } | null }
  readonly place: string
}

function Discards({ title, short, pile: { count, top }, place }: DiscardsProps) {
  const { reader, language } = usePlay()
  const say = STAGE_WORDS[language]
  const heard =
    top === null
      ? fill(say.count, { what: title, count: say.empty })
      : fill(say.topCard, { what: title, count, card: nameOf(reader.card.named(top.id), language) })
  return (
    <li className="mk-pile is-discards" data-origin={place}>
      <span className="mk-slot">
        {top !== null && <CardButton key={top.copy} id={top.id} copy={top.copy} size="table" place={place} />}
      </span>
      <PileName heard={heard} count={count} short={short} />
    </li>
  )
}

interface PileNameProps {
  readonly heard: string
  readonly count: number
  readonly short: string
}

const PileName = ({ heard, count, short }: PileNameProps) => (
  <p>
    <span className="unseen">{heard}</span>
    <span aria-hidden="true">
      <b>{count}</b> {short}
    </span>
  </p>
)
