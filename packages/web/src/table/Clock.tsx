import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../shell/words/language.ts'
import { secondsLeft, shareLeft } from './clock.ts'
import { TABLE_WORDS } from './words.ts'

const BEAT = 250
const HURRY = 10

/** The time that is left, as a ring and as a number. */
export function Clock({ deadline, clockSkew }: { readonly deadline: number; readonly clockSkew: number }) {
  const say = TABLE_WORDS[useLanguage()]
  const [now, setNow] = useState(() => Date.now())
  const since = useRef({ deadline, at: Date.now() })
  if (since.current.deadline !== deadline) since.current = { deadline, at: Date.now() }
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), BEAT)
    return () => clearInterval(timer)
  }, [])
  const seconds = secondsLeft(deadline, now, clockSkew)
  const share = shareLeft(deadline, since.current.at, now, clockSkew)
  return (
    <span
      className={`clock ${seconds <= HURRY ? 'is-late' : ''}`}
      role="timer"
      aria-label={`${seconds} ${say.timeLeft}`}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
        <circle cx="20" cy="20" r="16" className="clock-track" />
        <circle cx="20" cy="20" r="16" className="clock-hand" pathLength={100} strokeDasharray={`${share * 100} 100`} />
      </svg>
      <b aria-hidden="true">{seconds}</b>
    </span>
  )
}
