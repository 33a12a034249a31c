import type { Sentence } from '@brouhaha/table'
import { Link } from 'wouter'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { SHELL_WORDS } from '../../shell/words/shell-words.ts'
import { LOBBY_WORDS } from './words.ts'

type Why = 'elsewhere' | 'kicked' | 'deleted' | 'gone' | 'protocol' | 'secret' | 'stuck' | 'away'

const ONWARD = {
  elsewhere: 'here',
  protocol: 'reload',
  secret: 'watch',
  kicked: 'watch',
  deleted: 'watch',
  stuck: 'again',
  away: 'again',
} as const

interface DeadEndProps {
  readonly why: Why
  /** What the server itself says about it. */
  readonly because?: Sentence
  readonly onAgain?: () => void
}

/** The table has said goodbye: why, and what can be done about it. */
export function DeadEnd({ why, because, onAgain }: DeadEndProps) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  return (
    <Shell title={say[`${why}Title`]}>
      <section className="notice paper taped">
        <h1>{say[`${why}Title`]}</h1>
        <p>{because?.[language] ?? say[`${why}Text`]}</p>
        <div className="stack">
          {why !== 'gone' && onAgain !== undefined && (
            <button type="button" className="button loud" onClick={onAgain}>
              {say[ONWARD[why]]}
            </button>
          )}
          <Link href="/" className="button">
            {SHELL_WORDS[language].backHome}
          </Link>
        </div>
      </section>
    </Shell>
  )
}
