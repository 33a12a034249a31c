import { useEffect, useRef, useState } from 'react'
import type { Chapter } from './story.ts'
import { useWords } from './words.ts'

/** The whole story in sentences, a chapter for each round, the newest at the bottom. */
export function Log({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const say = useWords()
  const [all, setAll] = useState(false)
  const scroller = useRef<HTMLElement>(null)
  const count = chapters.reduce((sum, chapter) => sum + chapter.sentences.length, 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls down whenever there is more to read
  useEffect(() => {
    const box = scroller.current
    if (box !== null) box.scrollTop = box.scrollHeight
  }, [count])
  return (
    <div className="log">
      <header className="side-head">
        <h2>{say('log')}</h2>
        <label className="quiet">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} /> {say('all')}
        </label>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={scroller} className="log-scroll" tabIndex={0} aria-label={say('log')}>
        {chapters.map((chapter) => (
          <div key={chapter.key} className="chapter">
            {chapter.title !== null && <h3>{chapter.title}</h3>}
            {chapter.sentences
              .filter((sentence) => all || sentence.volume !== 'quiet')
              .map((sentence) => (
                <p key={sentence.key} className={`is-${sentence.volume}`}>
                  {sentence.text}
                </p>
              ))}
          </div>
        ))}
      </section>
    </div>
  )
}
