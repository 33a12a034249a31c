// One zombie on the table: who, the puppet, and its ledger. Can be aimed at.

import type { SeatInfo } from '@brouhaha/protocol'
import { boardName, type MoshView, type SeatForecast } from '@brouhaha/zombie-mosh'
import type { ReactNode } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import { Icon } from '../../table/Icon.tsx'
import { DamageLedger, type StagedCard } from './DamageLedger.tsx'
import { Zombie } from './figure/Zombie.tsx'
import { turnOf } from './order.ts'
import { MOSH_WORDS } from './words.ts'

/** How a seat can be aimed at: with a listed choice, or only to be told why not. */
export interface PanelAim {
  readonly label: string
  readonly hotkey: string
  readonly legal: boolean
  readonly chosen: boolean
  aim(): void
}

interface SeatPanelProps {
  readonly view: MoshView
  readonly seat: number
  readonly names: readonly string[]
  readonly info: SeatInfo | null
  readonly outlook: SeatForecast
  readonly staged: StagedCard | null
  readonly aim: PanelAim | null
  readonly mine: boolean
  readonly host: boolean
  readonly speech: ReactNode
}

export function SeatPanel({ view, seat, names, info, outlook, staged, aim, mine, host, speech }: SeatPanelProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const seen = view.seats[seat]!
  const turn = turnOf(view, seat)
  const classes = [
    'seat',
    mine ? 'is-mine' : '',
    `turn-${view.stage === 'dance' ? turn : 'none'}`,
    seen.inPit || view.stage === 'boards' ? '' : 'is-out',
    outlook.leaves && seen.inPit ? 'will-leave' : '',
    aim?.legal ? 'is-target' : '',
    aim?.chosen ? 'is-aimed' : '',
  ]
  const threats = outlook.parts.map((part) => (part.falls ? 'falls' : part.coming > 0 ? 'hurt' : 'none'))
  return (
    <section className={classes.join(' ')} id={`seat-${seat}`} aria-label={names[seat]}>
      <header className="seat-head">
        <h3 className="seat-name">
          {names[seat]}
          {mine && <span className="tag">{say.you}</span>}
        </h3>
        <p className="seat-facts">
          {view.first === seat && view.stage === 'dance' && (
            <span className="token" title={say.firstPlayer}>
              ★<span className="unseen">{say.firstPlayer}</span>
            </span>
          )}
          {turn === 'dancing' && view.stage === 'dance' && <span className="tag is-loud">{say.dancing}</span>}
          {outlook.leaves && seen.inPit && view.stage === 'dance' && (
            <span className="falls" title={say.forecast}>
              <span className="unseen">{say.forecast}: </span>
              {say.outForecast}
            </span>
          )}
          {seen.songsWon > 0 && (
            <span className="tag" title={say.tally}>
              <Icon sign="song" /> {seen.songsWon}
              <span className="unseen"> {say.tally}</span>
            </span>
          )}
          <span className="tag" title={say.cards}>
            <Icon sign="card" /> {seen.held}
            <span className="unseen"> {say.cards}</span>
          </span>
          {info?.kind === 'bot' && <span className="tag">{say.bot}</span>}
          {host && <span className="tag">{say.theHost}</span>}
          {info?.kind === 'person' && !info.connected && (
            <span className="tag is-loud">{say[info.standIn ? 'standIn' : 'gone']}</span>
          )}
        </p>
      </header>
      <div className="seat-body">
        <div className="seat-figure" data-origin={`seat-${seat}`}>
          {seen.board !== null && (
            <>
              <Zombie board={seen.board} state={{ damage: seen.damage, endures: seen.endures, threats }} />
              {info?.kind !== 'bot' && <p className="seat-board">{boardName(seen.board, language)}</p>}
            </>
          )}
          {!seen.inPit && view.stage !== 'boards' && <p className="stamp">{say.out}</p>}
          {speech}
        </div>
        <DamageLedger seat={seat} seen={seen} outlook={outlook} staged={staged} names={names} />
      </div>
      {aim !== null && (
        <button
          type="button"
          className={`aim ${aim.legal ? '' : 'is-illegal'}`}
          tabIndex={-1}
          aria-disabled={!aim.legal}
          aria-label={aim.label}
          onClick={aim.aim}
        >
          {aim.legal && (
            <span className="key" aria-hidden="true">
              {aim.hotkey}
            </span>
          )}
        </button>
      )}
    </section>
  )
}
