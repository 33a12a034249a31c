import { Link } from 'wouter'
import { useLanguage } from '../words/language.ts'
import { SHELL_WORDS } from '../words/shell-words.ts'
import { Shell } from './Shell.tsx'

export function NotFound() {
  const say = SHELL_WORDS[useLanguage()]
  return (
    <Shell title={say.lostTitle}>
      <section className="notice paper taped">
        <p className="inked" aria-hidden="true">
          404
        </p>
        <h1>{say.lostTitle}</h1>
        <p>{say.lostText}</p>
        <Link href="/" className="button loud">
          {say.backHome}
        </Link>
      </section>
    </Shell>
  )
}
