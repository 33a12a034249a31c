import { isRefusal, type Refusal, type SchemaError } from '@brouhaha/table'
import { NewTab } from '../shell/parts/NewTab.tsx'
import { useLanguage } from '../shell/words/language.ts'
import { TABLE_WORDS } from './words.ts'

/** The last no: a sentence, and the rule that says so. */
export function Trouble({ trouble }: { readonly trouble: Refusal | SchemaError }) {
  const language = useLanguage()
  const say = TABLE_WORDS[language]
  if (!isRefusal(trouble)) {
    return (
      <p className="refused" role="alert">
        {say.misunderstood} {trouble.expected}
      </p>
    )
  }
  const isRule = /^[A-Z]+-[A-Z]+-\d+$/.test(trouble.rule)
  return (
    <p className="refused" role="alert">
      {trouble.says[language]}{' '}
      {isRule && (
        <NewTab href={`/rules/${trouble.rule}`}>
          <span className="unseen">{say.rule} </span>
          {trouble.rule}
        </NewTab>
      )}
    </p>
  )
}
