import type { Law, Rule } from '@brouhaha/table'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { Laws } from './Laws.tsx'
import { RULES_WORDS } from './words.ts'

/** Shows the rule at which a book is opened, and gives it the focus. */
export function useWantedRule(wanted: string | null): void {
  useEffect(() => {
    if (wanted === null) return
    const place = document.getElementById(wanted)
    const show = () => place?.scrollIntoView({ block: 'center' })
    show()
    place?.focus({ preventScroll: true })
    // Letters that arrive late move everything.
    const left = new AbortController()
    document.fonts.ready.then(() => left.signal.aborted || show())
    return () => left.abort()
  }, [wanted])
}

interface RuleTextProps {
  readonly rule: Rule
  /** What lies beside the rules of the book. */
  readonly laws: readonly Law[]
  readonly wanted: string | null
}

export function RuleText({ rule: { id, title, says }, laws, wanted }: RuleTextProps) {
  const language = useLanguage()
  return (
    <section id={id} className={id === wanted ? 'rule wanted' : 'rule'} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{title[language]}</h3>
      <Link href={`/rules/${id}`} className="rule-id" aria-label={fill(RULES_WORDS[language].linkTo, { rule: id })}>
        {id}
      </Link>
      <p>{says[language]}</p>
      <Laws laws={laws} rule={id} open={id === wanted} />
    </section>
  )
}
