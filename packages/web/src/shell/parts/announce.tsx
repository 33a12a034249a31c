// Says things to people who do not see the page. Two live regions, always there: a region that appears together with its
// text stays silent in several screen readers.

import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'

type Urgency = 'polite' | 'assertive'

export type Announce = (text: string, urgency?: Urgency) => void

const AnnounceContext = createContext<Announce>(() => {})

/** `const announce = useAnnounce(); announce('Bob hits your head')` */
export const useAnnounce = (): Announce => useContext(AnnounceContext)

const KEPT = 5

interface Line {
  readonly number: number
  readonly text: string
}

export function Announcer({ children }: { readonly children: ReactNode }) {
  const [lines, setLines] = useState<Readonly<Record<Urgency, readonly Line[]>>>({ polite: [], assertive: [] })
  const count = useRef(0)
  const announce = useCallback<Announce>((text, urgency = 'polite') => {
    const line = { number: count.current++, text }
    setLines((before) => ({ ...before, [urgency]: [...before[urgency], line].slice(-KEPT) }))
  }, [])
  return (
    <AnnounceContext value={announce}>
      {children}
      {(['polite', 'assertive'] as const).map((urgency) => (
        <div key={urgency} className="unseen" role={urgency === 'polite' ? 'log' : 'alert'} aria-live={urgency}>
          {lines[urgency].map((line) => (
            <p key={line.number}>{line.text}</p>
          ))}
        </div>
      ))}
    </AnnounceContext>
  )
}
