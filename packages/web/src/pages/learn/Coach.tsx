// A slip of paper that says one thing at a time, and points at the part of the table that it speaks of.

import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useAnnounce } from '../../shell/parts/announce.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import type { Progress, Tutor } from './tutor.ts'
import { usePointer } from './usePointer.ts'
import { LEARN_WORDS } from './words.ts'

interface CoachProps {
  readonly tutor: Tutor
  readonly progress: Progress
  /** How many lessons there are. */
  readonly count: number
  readonly title: string
  readonly text: string
  /** Why what was done was taken back; null where nothing was. */
  readonly astray: string | null
  /** Where to go once everything is done. */
  readonly onwards: ReactNode
}

const NOWHERE: readonly string[] = []

export function Coach({ tutor, progress, count, title, text, astray, onwards }: CoachProps) {
  const say = LEARN_WORDS[useLanguage()]
  const announce = useAnnounce()
  const { step, number, busy } = progress
  const pointsAt = usePointer(step === null || busy ? NOWHERE : step.points)
  const slip = useRef<HTMLElement>(null)
  const nextButton = useRef<HTMLButtonElement>(null)
  const isToLookAt = step !== null && step.does === null && !busy
  const shown = busy ? say.watch : text

  useEffect(() => announce(shown), [announce, shown])
  useEffect(() => {
    if (astray !== null) announce(astray)
  }, [announce, astray])
  useEffect(() => {
    if (isToLookAt) nextButton.current?.focus({ preventScroll: true })
  }, [isToLookAt])
  useEffect(() => {
    if (step === null) scrollTo(0, 0)
  }, [step])
  useLayoutEffect(() => {
    const height = slip.current?.offsetHeight ?? 0
    document.documentElement.style.setProperty('--coach', `${height + 16}px`)
  })

  return (
    <aside ref={slip} className="coach paper" aria-label={say.coach} data-step={step?.name} data-points={pointsAt}>
      <p className="coach-place">
        <b>{fill(say.place, { number, count })}</b> {title}
      </p>
      <p className="coach-words">{shown}</p>
      {astray !== null && <p className="coach-astray">{astray}</p>}
      <div className="coach-ways">
        {isToLookAt && (
          <button ref={nextButton} type="button" className="button loud" onClick={() => void tutor.next()}>
            {say.next}
          </button>
        )}
        {step === null && onwards}
        <button type="button" className="button slight" onClick={() => tutor.again()}>
          {say.again}
        </button>
        {step !== null && (
          <button type="button" className="button slight" onClick={() => tutor.skip()}>
            {say.skip}
          </button>
        )}
      </div>
    </aside>
  )
}
