import { useState } from 'react'
import { useLanguage } from '../words/language.ts'
import { words } from '../words/words.ts'
import { startNewer, useOffline } from './offline.ts'
import './new-version.css'

const WORDS = words(
  {
    ready: 'A new version is ready. It starts with your next visit.',
    now: 'Start it now',
    later: 'Later',
  },
  {
    ready: 'Une nouvelle version est prête. Elle démarrera à ta prochaine visite.',
    now: 'La lancer maintenant',
    later: 'Plus tard',
  },
)

/** A hint, never a reload on its own: somebody may be in the middle of a dance. */
export function NewVersion() {
  const say = WORDS[useLanguage()]
  const offline = useOffline()
  const [dismissed, setDismissed] = useState(false)
  if (offline !== 'newer' || dismissed) return null
  return (
    <aside className="paper new-version" role="status">
      <p>{say.ready}</p>
      <div className="row">
        <button type="button" className="button slight" onClick={startNewer}>
          {say.now}
        </button>
        <button type="button" className="button slight" onClick={() => setDismissed(true)}>
          {say.later}
        </button>
      </div>
    </aside>
  )
}
