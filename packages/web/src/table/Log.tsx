import { memo, useEffect, useRef, useState } from 'react'
import { useLanguage } from '../shell/words/language.ts'
import { type Chapter, isWorthHearing } from './story/story.ts'
import { TABLE_WORDS } from './words.ts'

/** The whole story in sentences, a chapter for each round, the newest at the bottom. */
export function Log({ chapters }: { readonly chapters: readonly Chapter[] }) {
  const say = TABLE_WORDS[useLanguage()]
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
        <h2>{say.log}</h2>
        <label className="quiet">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} /> {say.all}
        </label>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section ref={scroller} className="log-scroll" tabIndex={0} aria-label={say.log}>
        {chapters.map((chapter) => (
          <ChapterText key={chapter.key} chapter={chapter} all={all} />
        ))}
      </section>
    </div>
  )
}

interface ChapterTextProps {
  readonly chapter: Chapter
  readonly all: boolean
}

const isSame = (before: ChapterTextProps, now: ChapterTextProps): boolean =>
  before.all === now.all &&
  before.chapter.title === now.chapter.title &&
  before.chapter.sentences.length === now.chapter.sentences.length &&
  before.chapter.sentences.at(-1)?.text === now.chapter.sentences.at(-1)?.text

/** Chapters grow at their end; those that did not are not drawn again. */
const ChapterText = memo(function ChapterText({ chapter, all }: ChapterTextProps) {
  return (
    <div className="chapter">
      {chapter.title !== null && <h3>{chapter.title}</h3>}
      {chapter.sentences
        .filter((sentence) => all || isWorthHearing(sentence))
        .map((sentence) => (
          <p key={sentence.key} className={`is-${sentence.volume}`}>
            {sentence.text}
          </p>
        ))}
    </div>
  )
}, isSame)
