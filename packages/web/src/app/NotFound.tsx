import { Link } from 'wouter'
import { useLanguage } from '../language.ts'
import { Shell } from './Shell.tsx'
import { SHELL_WORDS } from './shell-words.ts'

export function NotFound() {
  const say = SHELL_WORDS[useLanguage()]
  return (
    <Shell title={say.lostTitle}>
      <Notice title={say.lostTitle} text={say.lostText} />
    </Shell>
  )
}

interface NoticeProps {
  readonly title: string
  readonly text: string
}

/** A whole page for something that is not there, with the way back. */
export function Notice({ title, text }: NoticeProps) {
  const say = SHELL_WORDS[useLanguage()]
  return (
    <section className="notice paper taped">
      <p className="inked" aria-hidden="true">
        404
      </p>
      <h1>{title}</h1>
      <p>{text}</p>
      <Link href="/" className="button loud">
        {say.backHome}
      </Link>
    </section>
  )
}
