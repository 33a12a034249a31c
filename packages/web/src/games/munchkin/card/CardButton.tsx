import type { FaceSize } from '@brouhaha/faces'
import { nameOf } from '@brouhaha/munchkin'
import type { KeyboardEvent } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { CardFace } from './CardFace.tsx'
import './card.css'
import { originOf } from './origin.ts'
import { useLongPress } from './useLongPress.ts'
import { usePrinted } from './usePrinted.ts'
import { CARD_WORDS } from './words.ts'

export interface CardButtonProps {
  readonly id: string
  readonly copy?: number | undefined
  readonly size: FaceSize
  /** Where it lies: a card that lies elsewhere than before flies there. */
  readonly place?: string | undefined
  readonly playable?: boolean | undefined
  readonly pressed?: boolean | undefined
  readonly dimmed?: boolean | undefined
  /** What somebody hears of it; its name, kind and number where it is left out. */
  readonly label?: string | undefined
  /** What pressing it does; it is read where this is left out. */
  readonly onPick?: (() => void) | undefined
  readonly onConsider?: ((on: boolean) => void) | undefined
}

/** A card to press. A long press, the i key and the sign in its corner read it. */
export function CardButton(props: CardButtonProps) {
  const { id, copy, size, place, playable = false, pressed, dimmed = false, label, onPick, onConsider } = props
  const play = usePlay()
  const printed = usePrinted(id)
  const say = CARD_WORDS[play.language]
  const read = (): void => play.read(id)
  const { wasLong, ...touch } = useLongPress(read)
  const readByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    read()
  }
  const heard = label ?? (onPick === undefined ? fill(say.readIt, { card: printed.spoken }) : printed.spoken)
  return (
    <span
      className={`mk-card is-${size} ${playable ? 'is-playable' : ''} ${pressed ? 'is-pressed' : ''} ${dimmed ? 'is-dimmed' : ''}`}
      data-card={copy}
      data-place={place}
      data-from={originOf(copy, play.model.history)}
    >
      <button
        type="button"
        className="mk-card-press"
        aria-label={playable ? `${heard} (${say.playable})` : heard}
        aria-pressed={onPick === undefined ? undefined : pressed}
        onClick={() => {
          if (!wasLong()) (onPick ?? read)()
        }}
        onKeyDown={readByKey}
        onContextMenu={(event) => event.preventDefault()}
        onPointerEnter={() => onConsider?.(true)}
        onPointerLeave={() => onConsider?.(false)}
        onFocus={() => onConsider?.(true)}
        onBlur={() => onConsider?.(false)}
        {...touch}
      >
        <CardFace printed={printed} size={size} />
        {playable && <span className="mk-card-sign">▲</span>}
      </button>
      {onPick !== undefined && (
        <button
          type="button"
          className="mk-card-read"
          tabIndex={-1}
          aria-label={fill(say.readIt, { card: nameOf(printed.card, play.language) })}
          onClick={read}
        >
          i
        </button>
      )}
    </span>
  )
}
