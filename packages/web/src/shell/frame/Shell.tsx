import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { namePage } from '../browser/title.ts'
import { LanguageSwitch } from '../settings/LanguageSwitch.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { useLanguage } from '../words/language.ts'
import { SHELL_WORDS } from '../words/shell-words.ts'

interface ShellProps {
  /** For the window's title. */
  readonly title: string
  readonly children: ReactNode
  /** A game wants the room: a low header, no footer. */
  readonly playing?: boolean
  /** Where the rules of what is played here are. */
  readonly rules?: string
  /** Buttons of this page, in the header. */
  readonly tools?: ReactNode
}

let pagesShown = 0

/** What surrounds every page. A new page takes the focus, so that a screen reader begins at its top. */
export function Shell({ title, children, playing = false, rules = '/rules', tools }: ShellProps) {
  const language = useLanguage()
  const say = SHELL_WORDS[language]
  const main = useRef<HTMLElement>(null)

  useEffect(() => namePage(title), [title])

  useEffect(() => {
    if (pagesShown++ > 0 && location.hash === '') {
      scrollTo(0, 0)
      main.current?.focus({ preventScroll: true })
    }
  }, [])

  return (
    <div className={playing ? 'shell playing' : 'shell'}>
      <a className="skip" href="#content">
        {say.skip}
      </a>
      <header className="top">
        <Link href="/" className="wordmark" aria-label={say.home}>
          Brouhaha
        </Link>
        <nav aria-label={say.pages}>
          <Link href={rules}>{say.rules}</Link>
          {!playing && <Link href="/cards">{say.cards}</Link>}
          {!playing && <Link href="/about">{say.about}</Link>}
        </nav>
        <div className="top-tools">
          {tools}
          <LanguageSwitch />
          <SettingsButton />
        </div>
      </header>
      <main id="content" ref={main} tabIndex={-1}>
        {children}
      </main>
      {!playing && <Footer />}
    </div>
  )
}

function Footer() {
  const say = SHELL_WORDS[useLanguage()]
  return (
    <footer className="bottom">
      {!isSecureContext && <p>{say.plainHttp}</p>}
      <p>
        {say.notice} <Link href="/about">{say.about}</Link>
      </p>
    </footer>
  )
}
