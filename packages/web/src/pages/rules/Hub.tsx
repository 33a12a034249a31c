import { Link } from 'wouter'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import type { KnownRules } from './all-rules.ts'
import { HUB_WORDS } from './hub-words.ts'

/** All books, a sentence each, and the way to their rules. */
export function Hub({ all }: { readonly all: readonly KnownRules[] }) {
  const language = useLanguage()
  const say = HUB_WORDS[language]
  return (
    <Shell title={say.title}>
      <article className="paper taped prose">
        <h1>{say.title}</h1>
        <ul className="rule-games">
          {all
            .flatMap(({ books }) => books(language))
            .map(({ word, title, text }) => (
              <li key={word}>
                <Link href={`/rules/${word}`}>{title}</Link>
                <p>{text}</p>
              </li>
            ))}
        </ul>
        {all.map(({ word, whole }) => {
          const way = whole(language)
          return (
            way && (
              <p key={word}>
                {way.asks} <Link href={`/rules/${word}`}>{way.title}</Link>
              </p>
            )
          )
        })}
      </article>
    </Shell>
  )
}
