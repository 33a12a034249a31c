// The table as anybody may see it, read only: stage and every zombie. Replays draw this, and the screen builds on it.

import type { SeatInfo } from '@brouhaha/protocol'
import { forecast, type MoshView, type SeatForecast } from '@brouhaha/zombie-mosh'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import { othersAround } from '../../table/around.ts'
import type { Sentence } from '../../table/story/story.ts'
import type { StagedCard } from './DamageLedger.tsx'
import { Halftone } from './figure/Zombie.tsx'
import { MoshStage } from './MoshStage.tsx'
import { type PanelAim, SeatPanel } from './SeatPanel.tsx'
import type { Placement, PlacementPreview } from './staging.ts'
import './table.css'
import { MOSH_WORDS } from './words.ts'

export interface BoardProps {
  readonly view: MoshView
  readonly names: readonly string[]
  /** Whose zombie is near; nobody's for a watcher. */
  readonly you?: number | null
  readonly seats?: readonly SeatInfo[]
  readonly host?: number | null
  readonly latest?: readonly Sentence[]
  readonly clock?: ReactNode
  readonly staged?: { readonly choice: Placement; readonly preview: PlacementPreview } | null
  readonly aimAt?: (seat: number) => PanelAim | null
  readonly speech?: (seat: number) => ReactNode
  /** Instead of the dance: choosing zombies, or how it ended. */
  readonly instead?: ReactNode
}

export function Board(props: BoardProps) {
  const { view, names, you = null, latest = [], clock = null, instead = null } = props
  const say = MOSH_WORDS[useLanguage()]
  const others = othersAround(view.seats.length, you)
  return (
    <>
      <Halftone />
      {instead ?? <MoshStage view={view} names={names} latest={latest} clock={clock} lead={leadTo} />}
      {view.stage !== 'boards' && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
        <section className={`others count-${others.length}`} aria-label={say.others} tabIndex={0}>
          {others.map((seat) => (
            <Place key={seat} {...props} seat={seat} mine={false} />
          ))}
        </section>
      )}
      {you !== null && view.stage !== 'boards' && <Place {...props} seat={you} mine />}
    </>
  )
}

function Place(props: BoardProps & { readonly seat: number; readonly mine: boolean }) {
  const { view, names, seat, mine, seats, host, staged = null, aimAt, speech } = props
  const here = staged !== null && staged.choice.seat === seat ? staged : null
  const outlook: SeatForecast = here?.preview.after ?? forecast(view.seats[seat]!)
  const card: StagedCard | null = here && { card: here.choice.card, part: here.choice.part, verb: here.choice.type }
  return (
    <SeatPanel
      view={view}
      seat={seat}
      names={names}
      info={seats?.[seat] ?? null}
      outlook={outlook}
      staged={card}
      aim={aimAt?.(seat) ?? null}
      mine={mine}
      host={host === seat}
      speech={speech?.(seat) ?? null}
    />
  )
}

/** Brings a zombie into sight, where not all fit side by side. */
export function leadTo(seat: number): void {
  const panel = document.getElementById(`seat-${seat}`)
  const row = panel?.parentElement
  if (!panel || !row?.matches('.others')) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const left = panel.offsetLeft - row.offsetLeft - (row.clientWidth - panel.clientWidth) / 2
  row.scrollTo({ left, behavior: still ? 'auto' : 'smooth' })
}
