import { useEffect } from 'react'
import { useAnnounce } from '../../parts/announce.tsx'
import { useLanguage } from '../../words/language.ts'
import { Shell } from '../Shell.tsx'
import { BREAKDOWN_WORDS } from './words.ts'

/** Something broke. Both ways out load the page anew, so that nothing of what broke is kept. */
export function Breakdown() {
  const say = BREAKDOWN_WORDS[useLanguage()]
  const announce = useAnnounce()

  useEffect(() => announce(`${say.title}. ${say.text}`, 'assertive'), [announce, say])

  return (
    <Shell title={say.title}>
      <section className="notice paper taped">
        <h1>{say.title}</h1>
        <p>{say.text}</p>
        <div className="stack">
          <button type="button" className="button loud" onClick={() => location.reload()}>
            {say.reload}
          </button>
          <a href="/" className="button">
            {say.entrance}
          </a>
        </div>
      </section>
    </Shell>
  )
}
