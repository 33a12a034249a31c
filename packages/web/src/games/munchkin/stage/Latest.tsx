import { usePlay } from '../play.ts'
import { latest } from '../side/story.ts'
import { STAGE_WORDS } from './words.ts'

const MOST = 3

/** What happened a moment ago, without opening the log. The live region says it; this is for eyes. */
export function Latest() {
  const { model, reader, language } = usePlay()
  const sentences = latest(model.history, reader, language, MOST)
  return (
    <ol className="mk-latest" aria-label={STAGE_WORDS[language].latest}>
      {sentences.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ol>
  )
}
