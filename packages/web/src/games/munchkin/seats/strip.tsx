// What strips of either size share.

import type { Saying } from '@brouhaha/protocol'
import type { Play } from '../play.ts'
import { standingsOf } from './standing.ts'

/** Something that pressing a whole strip does. */
export interface StripAim {
  readonly label: string
  readonly onPick: () => void
}

export interface StripProps {
  readonly seat: number
  readonly aim: StripAim | undefined
  readonly saying: Saying | undefined
}

export const stripClass = (seat: number, { view, table }: Play, aim: StripAim | undefined): string =>
  [
    'mk-strip',
    aim === undefined ? '' : 'is-target',
    ...standingsOf(seat, view, table).map((standing) => `is-${standing}`),
  ].join(' ')

interface StripPressProps {
  readonly aim: StripAim
  /** Whether what it does is written on it. */
  readonly named?: boolean
}

export const StripPress = ({ aim: { label, onPick }, named = true }: StripPressProps) => (
  <button type="button" className="mk-strip-press" aria-label={label} onClick={onPick}>
    {named && <span className="mk-seat-aim">{label}</span>}
  </button>
)
