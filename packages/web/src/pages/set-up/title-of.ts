import type { Language } from '@brouhaha/table'
import { pageOf } from '../../games/pages.ts'

export const titleOf = (game: string, language: Language): string => pageOf(game).words[language].title
