import type { Stage } from '@brouhaha/zombie-mosh'
import { Link } from 'wouter'
import { useWords } from './words.ts'

interface WaysProps {
  readonly stage: Stage
  /** The host of a concert without a set length can end it. */
  readonly mayStop: boolean
  readonly replay: string
  readonly mayGoHome: boolean
  readonly stop: () => void
}

/** What else can be done after a song, beside the big button. */
export function Ways({ stage, mayStop, replay, mayGoHome, stop }: WaysProps) {
  const say = useWords()
  return (
    <div className="ending-ways">
      {stage === 'encore' && mayStop && (
        <button type="button" className="small-button" onClick={stop}>
          {say('endConcert')}
        </button>
      )}
      {stage === 'over' && (
        <Link className="small-button" href={replay}>
          {say('replay')}
        </Link>
      )}
      {stage === 'over' && mayGoHome && (
        <Link className="small-button" href="/">
          {say('backToStart')}
        </Link>
      )}
    </div>
  )
}
