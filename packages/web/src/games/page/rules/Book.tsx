import type { Law, Rule } from '@brouhaha/table'
import { type ReactNode, useEffect } from 'react'
import { Link } from 'wouter'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { Laws } from './Laws.tsx'
import { RULES_WORDS } from './words.ts'

interface BookProps<Chapter extends string> {
  readonly rules: readonly Rule[]
  /** What lies beside them. */
  readonly laws: readonly Law[]
  /** Rules of a chapter have ids that begin with the prefix and its name. */
  readonly prefix: string
  readonly chapters: readonly Chapter[]
  readonly names: Readonly<Record<Chapter, string>>
  readonly title: string
  /** The rule at which it is opened. */
  readonly wanted: string | null
  /** What stands before the first chapter. */
  readonly children: ReactNode
}

export function Book<Chapter extends string>(props: BookProps<Chapter>) {
  const { rules, laws, prefix, chapters, names, title, wanted, children } = props
  const language = useLanguage()
  const say = RULES_WORDS[language]

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

  return (
    <div className="rules">
      <nav className="rules-chapters paper" aria-label={say.chapters}>
        <ol>
          {chapters.map((chapter) => (
            <li key={chapter}>
              <a href={`#${chapter}`}>{names[chapter]}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className="paper taped prose">
        <h1>{title}</h1>
        {children}
        {chapters.map((chapter) => (
          <section key={chapter} aria-labelledby={chapter}>
            <h2 id={chapter}>{names[chapter]}</h2>
            {rules
              .filter((rule) => rule.id.startsWith(`${prefix}-${chapter}-`))
              .map((one) => (
                <section
                  key={one.id}
                  id={one.id}
                  className={one.id === wanted ? 'rule wanted' : 'rule'}
                  tabIndex={-1}
                  aria-labelledby={`${one.id}-title`}
                >
                  <h3 id={`${one.id}-title`}>{one.title[language]}</h3>
                  <Link href={`/rules/${one.id}`} className="rule-id" aria-label={fill(say.linkTo, { rule: one.id })}>
                    {one.id}
                  </Link>
                  <p>{one.says[language]}</p>
                  <Laws laws={laws} rule={one.id} open={one.id === wanted} />
                </section>
              ))}
          </section>
        ))}
      </article>
    </div>
  )
}
