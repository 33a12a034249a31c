import type { TableInfo } from '@brouhaha/protocol'
import { pageOf } from '../../games/pages.ts'
import { useLanguage } from '../../shell/words/language.ts'
import { LOBBY_WORDS } from './words.ts'

/** The house rules of a table, each with its sentence. */
export function Agreement({ info }: { readonly info: TableInfo }) {
  const language = useLanguage()
  const say = LOBBY_WORDS[language]
  const agreed = pageOf(info.game).houseRules(info, language)
  if (agreed.length === 0) return null
  return (
    <details className="agreement">
      <summary>{say.houseRules}</summary>
      <dl>
        {agreed.map(({ title, text, on }) => (
          <div key={title}>
            <dt>
              {title}
              {!on && ` (${say.off})`}
            </dt>
            <dd className="small">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
