import { useLanguage } from '../words/language.ts'
import { SHELL_WORDS } from '../words/shell-words.ts'

export function Loading() {
  return (
    <p className="loading" role="status">
      {SHELL_WORDS[useLanguage()].loading}
    </p>
  )
}
