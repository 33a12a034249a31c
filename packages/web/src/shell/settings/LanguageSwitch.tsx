import type { Language } from '@brouhaha/table'
import { useContext } from 'react'
import { LanguageContext } from '../words/language.ts'
import { SHELL_WORDS } from '../words/shell-words.ts'

const NAMES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' }

export function LanguageSwitch() {
  const { language, change } = useContext(LanguageContext)
  return (
    <fieldset className="language">
      <legend className="unseen">{SHELL_WORDS[language].language}</legend>
      {(['fr', 'en'] as const).map((one) => (
        <button
          key={one}
          type="button"
          lang={one}
          aria-label={NAMES[one]}
          aria-pressed={one === language}
          onClick={() => change(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
