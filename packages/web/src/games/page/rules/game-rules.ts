import type { Language } from '@brouhaha/table'
import type { ComponentType } from 'react'

export interface BookEntry {
  readonly word: string
  readonly title: string
  readonly text: string
}

export interface RulesPageProps {
  /** Null for all that there is of the game in one. */
  readonly book: string | null
  /** The rule at which it is opened. */
  readonly wanted: string | null
}

export interface GameRules {
  /** Ids of its rules begin so. */
  readonly prefix: string
  readonly Page: ComponentType<RulesPageProps>
  books(language: Language): readonly BookEntry[]
  /** A way to all books in one, and the question that it answers; null where there is one book. */
  whole(language: Language): { readonly asks: string; readonly title: string } | null
}
