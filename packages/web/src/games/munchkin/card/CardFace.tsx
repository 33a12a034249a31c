import { type FaceSize, paletteOf } from '@brouhaha/faces'
import { type CSSProperties, Suspense } from 'react'
import { Face } from '../cards/Face.tsx'
import type { PrintedCard } from './usePrinted.ts'

interface CardFaceProps {
  readonly printed: PrintedCard
  readonly size: FaceSize
}

/** Until its box's pictures are there, a card is a sheet in its colour. */
export function CardFace({ printed: { card, box, names }, size }: CardFaceProps) {
  return (
    <span className="mk-card-face" style={{ '--deep': paletteOf(box).deep } as CSSProperties}>
      <Suspense fallback={null}>
        <Face card={card} box={box} names={names} size={size} />
      </Suspense>
    </span>
  )
}
