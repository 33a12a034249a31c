import type { Language } from '@brouhaha/table'
import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../shell/words/words.ts'
import { secondsLeft, shareLeft } from '../../../table/clock.ts'
import { usePlay } from '../play.ts'
import { GATE_WORDS } from './gate-words.ts'
import { STAGE_WORDS } from './words.ts'

const BEAT = 250
/** More than that is told in hours and minutes. */
const MOST_SECONDS = 99

/** The time before something counts, running down. */
export function Ring({ deadline }: { readonly deadline: number }) {
  const { language } = usePlay()
  const { seconds, share } = useTimeLeft(deadline)
  return (
    <span
      className={`mk-ring ${seconds > MOST_SECONDS ? 'is-long' : ''}`}
      role="timer"
      aria-label={timeLeftInWords(seconds, language)}
    >
      <Circle share={share} />
      <b aria-hidden="true">{brief(seconds, language)}</b>
    </span>
  )
}

/** The table waits for everybody's pass, however long that takes. */
export function StillRing() {
  const { language } = usePlay()
  return (
    <span className="mk-ring is-still" role="img" aria-label={GATE_WORDS[language].everybodyPasses}>
      <Circle share={1} />
      <b aria-hidden="true">∞</b>
    </span>
  )
}

export const Circle = ({ share }: { readonly share: number }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle cx="20" cy="20" r="16" className="mk-ring-track" />
    <circle cx="20" cy="20" r="16" className="mk-ring-left" pathLength={100} strokeDasharray={`${share * 100} 100`} />
  </svg>
)

/** What is left until a deadline of the server's clock, looked at several times a second. */
export function useTimeLeft(deadline: number): { readonly seconds: number; readonly share: number } {
  const { clockSkew } = usePlay().model
  const [now, setNow] = useState(() => Date.now())
  const since = useRef({ deadline, at: now })
  if (since.current.deadline !== deadline) since.current = { deadline, at: Date.now() }
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), BEAT)
    return () => clearInterval(timer)
  }, [])
  return {
    seconds: secondsLeft(deadline, now, clockSkew),
    share: shareLeft(deadline, since.current.at, now, clockSkew),
  }
}

/** "42", or "11h 59m". */
export const brief = (seconds: number, language: Language): string =>
  seconds > MOST_SECONDS ? hoursAndMinutes(seconds, language, 'narrow') : `${seconds}`

/** "42 seconds left", or "11 hours 59 minutes left". */
export function timeLeftInWords(seconds: number, language: Language): string {
  const time =
    seconds > MOST_SECONDS ? hoursAndMinutes(seconds, language, 'long') : counted(seconds, 'second', language, 'long')
  return fill(STAGE_WORDS[language].timeLeft, { time })
}

function hoursAndMinutes(seconds: number, language: Language, style: 'narrow' | 'long'): string {
  const minutes = Math.ceil(seconds / 60)
  const parts = { hour: Math.floor(minutes / 60), minute: minutes % 60 }
  return (['hour', 'minute'] as const)
    .filter((unit) => parts[unit] > 0)
    .map((unit) => counted(parts[unit], unit, language, style))
    .join(' ')
}

const counted = (count: number, unit: string, language: Language, unitDisplay: 'narrow' | 'long'): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay }).format(count)
