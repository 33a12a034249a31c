import type { Stage } from '@brouhaha/zombie-mosh'
import { Link } from 'wouter'
import { useLanguage } from '../../shell/words/language.ts'
import { mayCallAgain } from './phrases.ts'
import { MOSH_WORDS } from './words.ts'

interface WaysProps {
  readonly stage: Stage
  /** The host of a concert without a set length can end it. */
  readonly mayStop: boolean
  readonly replay: string | null
  readonly mayGoHome: boolean
  /** Who can call everybody to another game, if that is somebody else. */
  readonly caller: string | null
  readonly stop: () => void
}

/** What else can be done after a song, beside the big button. */
export function MoshWays({ stage, mayStop, replay, mayGoHome, caller, stop }: WaysProps) {
  const language = useLanguage()
  const say = MOSH_WORDS[language]
  return (
    <div className="ending-ways">
      {stage === 'encore' && mayStop && (
        <button type="button" className="small-button" onClick={stop}>
          {say.endConcert}
        </button>
      )}
      {stage === 'over' && replay !== null && (
        <Link className="small-button" href={replay}>
          {say.replay}
        </Link>
      )}
      {stage === 'over' && mayGoHome && (
        <Link className="small-button" href="/">
          {say.backToStart}
        </Link>
      )}
      {stage === 'over' && caller !== null && <p className="quiet">{mayCallAgain(caller, language)}</p>}
    </div>
  )
}
