// The middle of the table: which song, which round, whose dance, which way round, what just happened.

import type { MoshView } from '@brouhaha/zombie-mosh'
import { type ReactNode, useRef } from 'react'
import { useLanguage } from '../../shell/words/language.ts'
import type { Sentence } from '../../table/story/story.ts'
import { Zombie } from './figure/Zombie.tsx'
import { danceRow, turnOf } from './order.ts'
import { cardsToPlay, isDancing } from './phrases.ts'
import { MOSH_WORDS } from './words.ts'

interface StageProps {
  readonly view: MoshView
  readonly names: readonly string[]
  readonly latest: readonly Sentence[]
  readonly clock: ReactNode
  readonly lead: (seat: number) => void
}

export function MoshStage({ view, names, latest, clock, lead }: StageProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  const yours = view.dancer !== null && view.dancer === view.you
  return (
    <section className={`stage ${yours ? 'is-yours' : ''}`} aria-label={say.orderOfPlay}>
      <div className="stage-sign">
        <h2 className="stage-dancer">
          {view.dancer === null ? null : yours ? say.yourTurn : isDancing(names[view.dancer]!, language)}
        </h2>
        <p className="stage-pass">
          <span>
            {say[view.pass === 1 ? 'clockwise' : 'counterClockwise']}
            {view.dancer !== null && ' ·'}
          </span>{' '}
          {view.dancer !== null && <span>{cardsToPlay(view.toPlay, language)}</span>}
        </p>
      </div>
      <DanceRow view={view} names={names} lead={lead} />
      <div className="stage-piles">
        {clock}
        <p className="pile" data-origin="deck">
          <b>{view.deck}</b> <span>{say.deck}</span>
        </p>
        <p className="pile is-discard">
          <b>{view.discard.length}</b> <span>{say.discard}</span>
        </p>
      </div>
      <Ticker latest={latest} />
      <span data-origin="crowd" className="crowd" aria-hidden="true" />
    </section>
  )
}

function DanceRow({ view, names, lead }: Pick<StageProps, 'view' | 'names' | 'lead'>) {
  const say = MOSH_WORDS[useLanguage()]
  const row = danceRow(view)
  return (
    <ol className={`dance-row pass-${view.pass}`}>
      {row.map((seat) => {
        const seen = view.seats[seat]!
        const turn = turnOf(view, seat)
        return (
          <li key={seat} className={`dancer turn-${turn}`}>
            <button type="button" onClick={() => lead(seat)} tabIndex={-1} title={names[seat]}>
              <span className="dancer-figure">
                {seen.board !== null && (
                  <Zombie
                    board={seen.board}
                    className="is-small"
                    state={{ damage: seen.damage, endures: seen.endures }}
                  />
                )}
                {view.first === seat && <span className="token">★</span>}
              </span>
              <span className="dancer-name">{seat === view.you ? say.you : names[seat]}</span>
              <span className="unseen">
                , {turn === 'out' ? say.out : say[turn]}
                {view.first === seat && `, ${say.firstPlayer}`}
              </span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** What happened a moment ago, without opening the log. The live region says it; this is for eyes. */
function Ticker({ latest }: { readonly latest: readonly Sentence[] }) {
  const shown = useRef<string | undefined>(undefined)
  const last = latest.at(-1)?.key
  const fresh = shown.current !== last
  shown.current = last
  return (
    <div className={`ticker ${fresh ? 'is-fresh' : ''}`} key={last}>
      {latest.map((sentence) => (
        <p key={sentence.key} className={`is-${sentence.volume}`}>
          {sentence.text}
        </p>
      ))}
    </div>
  )
}
