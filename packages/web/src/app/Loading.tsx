import { useLanguage } from '../language.ts'
import { SHELL_WORDS } from './shell-words.ts'

export function Loading() {
  return (
    <p className="loading" role="status">
      {SHELL_WORDS[useLanguage()].loading}
    </p>
  )
}
