import type { GameKit } from '@brouhaha/games'
import { Link } from 'wouter'
import { Shell } from '../../shell/frame/Shell.tsx'
import { useLanguage } from '../../shell/words/language.ts'
import { fill } from '../../shell/words/words.ts'
import type { GameRules, RulesPageProps } from '../page/rules/game-rules.ts'
import { RuleText, useWantedRule } from '../page/rules/RuleText.tsx'
import { introduce } from './page-words.ts'
import { PLAIN_WORDS } from './words.ts'

/** A rulebook as it is, one rule after the other. */
export function plainRules({ entry, rulebook: { rules } }: GameKit): GameRules {
  function PlainBook({ wanted }: Pick<RulesPageProps, 'wanted'>) {
    const language = useLanguage()
    const say = PLAIN_WORDS[language]
    const title = fill(say.rules, { title: entry.title[language] })
    const isKnown = wanted === null || rules.some(({ id }) => id === wanted)
    useWantedRule(wanted)
    return (
      <Shell title={title}>
        <article className="paper taped prose">
          <h1>{title}</h1>
          <p>
            <Link href="/rules">{say.toHub}</Link>
          </p>
          {!isKnown && (
            <p className="remark" role="status">
              {fill(say.house, { rule: wanted })}
            </p>
          )}
          {rules.map((rule) => (
            <RuleText key={rule.id} rule={rule} laws={[]} wanted={wanted} />
          ))}
        </article>
      </Shell>
    )
  }
  return {
    prefix: rules[0]?.id.replace(/-.*/, '-') ?? entry.word,
    Page: PlainBook,
    books: (language) => [{ word: entry.word, title: entry.title[language], text: introduce(entry, language) }],
    whole: () => null,
  }
}
