import type { Language } from '@brouhaha/table'

export const LANGUAGES: readonly Language[] = ['en', 'fr']

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((language) => language === text)

/** What `--lang` asks for, else the language of the system; English where that is neither. */
export function languageOf(
  words: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const asked = words.flatMap((word, at) => {
    if (word === '--lang') return [words[at + 1]]
    return word.startsWith('--lang=') ? [word.slice('--lang='.length)] : []
  })
  const last = asked.at(-1)
  if (isLanguage(last)) return last
  const system = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  const spoken = system.slice(0, 2).toLowerCase()
  return isLanguage(spoken) ? spoken : 'en'
}
