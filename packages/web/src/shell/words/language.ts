import type { Language } from '@brouhaha/table'
import { createContext, useContext } from 'react'

export interface LanguageChoice {
  readonly language: Language
  change(language: Language): void
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', change: () => {} })

export const useLanguage = (): Language => useContext(LanguageContext).language

/** Words of one part of the page: the same keys in both languages, or it does not compile. */
export type Words<Keys extends string> = Readonly<Record<Language, Readonly<Record<Keys, string>>>>
