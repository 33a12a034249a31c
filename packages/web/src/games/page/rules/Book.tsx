import type { Law, Rule } from '@brouhaha/table'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../shell/words/language.ts'
import { RuleText, useWantedRule } from './RuleText.tsx'
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
  const say = RULES_WORDS[useLanguage()]

  useWantedRule(wanted)

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
                <RuleText key={one.id} rule={one} laws={laws} wanted={wanted} />
              ))}
          </section>
        ))}
      </article>
    </div>
  )
}
