import { usePlay } from '../play.ts'
import type { SeatSeen } from './character.ts'
import { Sign } from './Sign.tsx'
import { Track } from './Track.tsx'
import { SEAT_WORDS } from './words.ts'

const MOST_BACKS = 8

/** The numbers of a seat: level, strength, cards in hand. */
export function Figures({ seen: { level, strength, hand } }: { readonly seen: SeatSeen }) {
  const say = SEAT_WORDS[usePlay().language]
  return (
    <p className="mk-seat-figures">
      <Track level={level} />
      <span className="mk-seat-strength" title={say.strength}>
        <Sign of="strength" />
        <span className="unseen">{say.strength} </span>
        <b>{strength}</b>
      </span>
      <span className="mk-seat-hand-size" title={say.hand}>
        <span className="mk-seat-backs" aria-hidden="true">
          {Array.from({ length: Math.min(hand, MOST_BACKS) }, (_, back) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a back is nothing but its place
            <i key={back} />
          ))}
        </span>
        <span className="unseen">{say.hand} </span>
        <b>{hand}</b>
      </span>
    </p>
  )
}
