// The reader's cards, all of them, those that can be played raised.

import './hand.css'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { focusRow } from '../questions/focus.ts'
import { Held } from '../questions/Held.tsx'
import { useLayout } from '../questions/useLayout.ts'
import { HandCard } from './HandCard.tsx'
import { type Order, orderHand } from './order.ts'
import { ReadRefused } from './ReadRefused.tsx'
import { useRefusedCard } from './useRefusedCard.ts'
import { HAND_WORDS } from './words.ts'

export function Hand() {
  const { view, reader, language, held } = usePlay()
  const { hand } = useLayout()
  const [order, setOrder] = useState<Order>('new')
  const [middle, moveTo] = useState(0)
  const [refused, noteRefused] = useRefusedCard()
  const list = useRef<HTMLUListElement>(null)
  const say = HAND_WORDS[language]
  const cards = orderHand(hand, order, reader)
  const at = cards.findIndex(({ copy, presses }) => copy === held && presses.length > 0)
  const isSpread = at >= 0

  useLayoutEffect(() => {
    const card = list.current?.children[at]
    if (card instanceof HTMLElement) moveTo(card.offsetLeft + card.offsetWidth / 2 - list.current!.scrollLeft)
  }, [at])
  useEffect(() => {
    const byKey = list.current?.contains(document.activeElement) && document.activeElement?.matches(':focus-visible')
    if (isSpread && byKey) focusRow('held')
  }, [isSpread])

  if (view.you === null) return null
  return (
    <section className="mk-hand" aria-label={say.hand}>
      <div className="mk-hand-head">
        <h2>{fill(say.count, { count: cards.length })}</h2>
        {refused !== null && <ReadRefused id={refused} />}
        {cards.length > 1 && (
          <button type="button" className="button slight" onClick={() => setOrder(order === 'new' ? 'kind' : 'new')}>
            {order === 'new' ? say.byKind : say.byNew}
          </button>
        )}
      </div>
      {isSpread && (
        <div className="mk-spread" style={{ '--at': `${middle}px` } as CSSProperties}>
          <Held place={cards[at]!} />
        </div>
      )}
      {cards.length === 0 ? (
        <p className="mk-hand-empty">{say.empty}</p>
      ) : (
        <ul ref={list} className="mk-hand-cards" data-keys="hand">
          {cards.map((card) => (
            <HandCard key={card.copy} card={card} noteRefused={noteRefused} />
          ))}
        </ul>
      )}
    </section>
  )
}
