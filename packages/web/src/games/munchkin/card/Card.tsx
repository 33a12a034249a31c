// A card of the table: to look at, or to press.

import type { Deck } from '@brouhaha/cards'
import { back, type FaceSize, paletteOf } from '@brouhaha/faces'
import { type CSSProperties, memo } from 'react'
import { Picture } from '../cards/Picture.tsx'
import { usePlay } from '../play.ts'
import { CardFace } from './CardFace.tsx'
import './card.css'
import { originOf } from './origin.ts'
import { usePrinted } from './usePrinted.ts'

export { CardButton } from './CardButton.tsx'

export interface CardProps {
  readonly id: string
  readonly copy?: number | undefined
  readonly size: FaceSize
  /** Where it lies: a card that lies elsewhere than before flies there. */
  readonly place?: string | undefined
  readonly dimmed?: boolean | undefined
  /** What somebody hears of it: name, kind and number where it is left out, nothing where it is empty. */
  readonly label?: string | undefined
}

export function Card({ id, copy, size, place, dimmed = false, label }: CardProps) {
  const { model } = usePlay()
  const printed = usePrinted(id)
  const heard = label ?? printed.spoken
  return (
    <span
      className={`mk-card is-${size} ${dimmed ? 'is-dimmed' : ''}`}
      data-card={copy}
      data-place={place}
      data-from={originOf(copy, model.history)}
      {...(heard === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': heard })}
    >
      <CardFace printed={printed} size={size} />
    </span>
  )
}

interface CardBackProps {
  readonly box: string
  readonly deck: Deck
}

/** Decoration: how many cards lie there is said beside it. */
export const CardBack = memo(function CardBack({ box, deck }: CardBackProps) {
  return (
    <span className="mk-card is-back" aria-hidden="true">
      <span className="mk-card-face" style={{ '--deep': paletteOf(box).deep } as CSSProperties}>
        <Picture drawing={back(box, deck)} />
      </span>
    </span>
  )
})
