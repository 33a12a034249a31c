import { useEffect, useRef, useState } from 'react'
import { fill } from '../../app/words.ts'
import { secondsLeft, shareLeft } from '../../table/clock.ts'
import { usePlay } from '../play.ts'
import { GATE_WORDS } from './gate-words.ts'

const BEAT = 250

/** The time before something counts, running down; still where the table waits for everybody's pass. */
export function Ring() {
  const { table } = usePlay()
  return table.deadline === null ? <StillRing /> : <RunningRing deadline={table.deadline} />
}

function StillRing() {
  const { language } = usePlay()
  const say = GATE_WORDS[language]
  return (
    <span className="mk-ring is-still" role="img" aria-label={say.everybodyPasses}>
      <Circle share={1} />
      <b aria-hidden="true">∞</b>
    </span>
  )
}

function RunningRing({ deadline }: { readonly deadline: number }) {
  const { model, language } = usePlay()
  const [now, setNow] = useState(() => Date.now())
  const since = useRef({ deadline, at: now })
  if (since.current.deadline !== deadline) since.current = { deadline, at: Date.now() }
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), BEAT)
    return () => clearInterval(timer)
  }, [])
  const seconds = secondsLeft(deadline, now, model.clockSkew)
  return (
    <span className="mk-ring" role="timer" aria-label={fill(GATE_WORDS[language].secondsLeft, { count: seconds })}>
      <Circle share={shareLeft(deadline, since.current.at, now, model.clockSkew)} />
      <b aria-hidden="true">{seconds}</b>
    </span>
  )
}

const Circle = ({ share }: { readonly share: number }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle cx="20" cy="20" r="16" className="mk-ring-track" />
    <circle cx="20" cy="20" r="16" className="mk-ring-left" pathLength={100} strokeDasharray={`${share * 100} 100`} />
  </svg>
)
