import { type ReactNode, useState } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { DEAL_WORDS } from './words.ts'

interface WaitingProps {
  /** What waits, by number: anything new shows itself. */
  readonly numbers: readonly number[]
  readonly children: ReactNode
}

/** Slips that wait for an answer lie on top of the table, until somebody pushes them aside. */
export function Waiting({ numbers, children }: WaitingProps) {
  const say = DEAL_WORDS[useLanguage()]
  const lying = numbers.join()
  const [aside, push] = useState<string | null>(null)
  const isAside = aside === lying
  return (
    <section className="mk-waiting" aria-label={say.waiting}>
      <button
        type="button"
        className="button slight"
        aria-expanded={!isAside}
        onClick={() => push(isAside ? null : lying)}
      >
        {isAside ? fill(say.offersForYou, { count: numbers.length }) : say.later}
      </button>
      {!isAside && <div className="mk-waiting-slips">{children}</div>}
    </section>
  )
}
