import { nameOf, shortOf } from '@brouhaha/munchkin'
import type { KeyboardEvent } from 'react'
import { useLongPress } from '../card/useLongPress.ts'
import { usePlay } from '../play.ts'
import { Counters } from './Counters.tsx'
import { Counting } from './Counting.tsx'
import type { Piece } from './character.ts'
import type { Handling } from './Laid.tsx'
import { traitAloud } from './pieces.ts'

interface TraitProps {
  readonly trait: Piece
  readonly handling: Handling
}

/** What somebody is, with what lies on that card, as a word to press. A long press and the i key read it. */
export function Trait({ trait, handling: { place, press, live } }: TraitProps) {
  const play = usePlay()
  const { copy, id, card, riders } = trait
  const isHeld = play.held === copy
  const isLive = live.has(copy)
  const read = (): void => play.read(id)
  const { wasLong, ...touch } = useLongPress(read)
  const act = (): void => {
    if (wasLong()) return
    if (typeof press === 'function') press(trait)
    else read()
  }
  const readByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    read()
  }
  return (
    <button
      type="button"
      className={`mk-seat-trait is-${card.kind} ${isLive ? 'is-playable' : ''}`}
      data-card={copy}
      data-place={place}
      aria-label={traitAloud(trait, play)}
      aria-pressed={typeof press === 'function' ? isHeld : undefined}
      title={nameOf(card, play.language)}
      onClick={act}
      onKeyDown={readByKey}
      onContextMenu={(event) => event.preventDefault()}
      {...touch}
    >
      {isLive && (
        <span className="mk-seat-trait-sign" aria-hidden="true">
          ▲
        </span>
      )}
      {[card, ...riders.map((rider) => rider.card)].map((one) => shortOf(one, play.language)).join(' + ')}
      <Counting piece={trait} />
      <Counters piece={trait} />
    </button>
  )
}
