import type { FaceSize } from '@brouhaha/faces'
import { CardButton } from '../card/Card.tsx'

interface CardRowProps {
  readonly title: string
  readonly cards: readonly { readonly copy: number; readonly id: string }[]
  readonly place: string
  readonly size?: FaceSize
}

/** Some cards side by side under a title; nothing where there are none. */
export function CardRow({ title, cards, place, size = 'table' }: CardRowProps) {
  if (cards.length === 0) return null
  return (
    <div className="mk-laid">
      <h3>{title}</h3>
      <ul>
        {cards.map(({ copy, id }) => (
          <li key={copy}>
            <CardButton id={id} copy={copy} size={size} place={place} />
          </li>
        ))}
      </ul>
    </div>
  )
}
