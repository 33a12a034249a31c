import type { Law, RuleId } from '@brouhaha/table'
import { useLanguage } from '../../../shell/words/language.ts'
import { fill } from '../../../shell/words/words.ts'
import { RULES_WORDS } from './words.ts'

interface LawsProps {
  readonly laws: readonly Law[]
  readonly rule: RuleId
  readonly open: boolean
}

/** What lies beside a rule: decisions, moments, examples, open points and rulings, folded up until somebody wants them. */
export function Laws({ laws, rule, open }: LawsProps) {
  const language = useLanguage()
  const beside = laws.filter(({ rules }) => rules.includes(rule))
  if (beside.length === 0) return null
  return (
    <details className="laws" open={open}>
      <summary>{fill(RULES_WORDS[language].beside, { count: `${beside.length}` })}</summary>
      <dl>
        {beside.map(({ id, title, says }) => (
          <div key={id} id={`${rule}-${id}`}>
            <dt>
              {title[language]} <span className="rule-id">{id}</span>
            </dt>
            <dd>{says[language]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
