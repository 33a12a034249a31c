import { useState } from 'react'
import { useLanguage } from '../shell/words/language.ts'
import type { Sentence } from './story/story.ts'
import { TABLE_WORDS } from './words.ts'

interface AwayProps {
  readonly sentences: readonly Sentence[]
  /** The last missed row. */
  readonly upTo: number
  /** Whoever is busy with a card has read enough. */
  readonly busy: boolean
}

/** What happened while nobody looked: a note on the stage, until it is waved away. */
export function Away({ sentences, upTo, busy }: AwayProps) {
  const say = TABLE_WORDS[useLanguage()]
  const [readUpTo, setReadUpTo] = useState(-1)
  if (busy || sentences.length === 0 || upTo <= readUpTo) return null
  return (
    <div className="away">
      <header className="side-head">
        <h2>{say.awayTitle}</h2>
        <button type="button" className="small-button" onClick={() => setReadUpTo(upTo)}>
          {say.close}
        </button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="away-scroll" tabIndex={0} aria-label={say.awayTitle}>
        {sentences.map((sentence) => (
          <p key={sentence.key} className={`is-${sentence.volume}`}>
            {sentence.text}
          </p>
        ))}
      </section>
    </div>
  )
}
