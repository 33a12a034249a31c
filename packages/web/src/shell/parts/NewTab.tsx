import type { ReactNode } from 'react'
import { useLanguage } from '../words/language.ts'
import { words } from '../words/words.ts'

const NEW_TAB_WORDS = words({ newTab: '(opens a new tab)' }, { newTab: '(nouvel onglet)' })

interface NewTabProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link beside a game: it opens elsewhere, because the table does not wait. */
export function NewTab({ href, children }: NewTabProps) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="unseen"> {NEW_TAB_WORDS[useLanguage()].newTab}</span>
    </a>
  )
}
