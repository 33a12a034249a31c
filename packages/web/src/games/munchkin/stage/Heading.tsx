import { useEffect } from 'react'
import { useAnnounce } from '../../../shell/parts/announce.tsx'
import { fill } from '../../../shell/words/words.ts'
import { usePlay } from '../play.ts'
import { phaseShown } from './phase.ts'
import { brief, Circle, timeLeftInWords, useTimeLeft } from './Ring.tsx'
import { STAGE_WORDS } from './words.ts'

const PHASES = [0, 1, 2, 3, 4] as const
/** The last seconds are loud. */
const HURRY = 10
const UNTIL = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Whose turn it is and how far: "Bob's turn · 1 Open the door". */
export function Heading() {
  const { view, table, reader, language } = usePlay()
  const say = STAGE_WORDS[language]
  const phase = phaseShown(view)
  const whose =
    view.turn === 0
      ? say.before
      : view.active === view.you
        ? say.yourTurn
        : fill(say.theirTurn, { name: reader.names[view.active] ?? '' })
  return (
    <header className="mk-heading">
      <h2>{whose}</h2>
      {view.turn > 0 && (
        <ol className="mk-phases" aria-label={say.phases}>
          {PHASES.map((one) => (
            <li key={one} className={one < phase ? 'is-past' : ''} aria-current={one === phase ? 'step' : undefined}>
              {one > 0 && <b>{one}</b>} <span>{say[`phase${one}`]}</span>
            </li>
          ))}
        </ol>
      )}
      {view.gate === null && table.status === 'playing' && table.deadline !== null && (
        <Clock deadline={table.deadline} />
      )}
    </header>
  )
}

/** How long the table waits before it goes on without an answer: a gate has its own ring. */
function Clock({ deadline }: { readonly deadline: number }) {
  const { model, table, language } = usePlay()
  if (table.pace !== 'days') return <Countdown deadline={deadline} />
  const moment = new Intl.DateTimeFormat(language, UNTIL).format(deadline - model.clockSkew)
  return <p className="mk-clock">{fill(STAGE_WORDS[language].until, { moment })}</p>
}

function Countdown({ deadline }: { readonly deadline: number }) {
  const { view, language } = usePlay()
  const announce = useAnnounce()
  const { seconds, share } = useTimeLeft(deadline)
  const isLate = seconds <= HURRY
  const isAsked = view.you !== null && view.asked.includes(view.you)
  useEffect(() => {
    if (isLate && isAsked) announce(timeLeftInWords(HURRY, language))
  }, [isLate, isAsked, announce, language])
  return (
    <span
      className={`mk-clock ${isLate ? 'is-late' : ''}`}
      role="timer"
      aria-label={timeLeftInWords(seconds, language)}
    >
      <Circle share={share} />
      <span aria-hidden="true">{brief(seconds, language)}</span>
    </span>
  )
}
