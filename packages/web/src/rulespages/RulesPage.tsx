import type { Rule } from '@brouhaha/table'
import { MOSH_RULEBOOK } from '@brouhaha/zombie-mosh'
import { useEffect } from 'react'
import { Link } from 'wouter'
import { Shell } from '../app/Shell.tsx'
import { fill } from '../app/words.ts'
import { useLanguage } from '../language.ts'
import { RULES_WORDS } from './words.ts'
import './rules.css'

const CHAPTERS = ['COMP', 'SETUP', 'CARD', 'ROUND', 'DANCE', 'DMG', 'END', 'NEXT', 'SIDEB'] as const
const SHORT = ['short1', 'short2', 'short3', 'short4', 'short5'] as const

const rulesOf = (chapter: string): Rule[] => MOSH_RULEBOOK.rules.filter((rule) => rule.id.startsWith(`ZM-${chapter}-`))

/** The whole rulebook in our words; /rules/ID opens it at a rule. */
export function RulesPage({ rule }: { readonly rule: string | null }) {
  const language = useLanguage()
  const say = RULES_WORDS[language]
  const wanted = rule?.toUpperCase() ?? null
  const known = wanted === null || MOSH_RULEBOOK.rules.some((one) => one.id === wanted)

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
    <Shell title={say.title}>
      <div className="rules">
        <nav className="rules-chapters paper" aria-label={say.chapters}>
          <ol>
            {CHAPTERS.map((chapter) => (
              <li key={chapter}>
                <a href={`#${chapter}`}>{say[chapter]}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="paper taped prose">
          <h1>{say.title}</h1>
          {!known && (
            <p className="remark" role="status">
              {fill(say.house, { rule: wanted })}
            </p>
          )}
          <h2>{say.shortTitle}</h2>
          <ol className="short">
            {SHORT.map((line) => (
              <li key={line}>{say[line]}</li>
            ))}
          </ol>
          {CHAPTERS.map((chapter) => (
            <section key={chapter} aria-labelledby={chapter}>
              <h2 id={chapter}>{say[chapter]}</h2>
              {rulesOf(chapter).map((one) => (
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
                </section>
              ))}
            </section>
          ))}
        </article>
      </div>
    </Shell>
  )
}
