import type { Language } from '@brouhaha/table'
import type { GamePage } from '../../games/page/game-page.ts'
import { pageOf } from '../../games/pages.ts'

export const titleOf = (game: GamePage['name'], language: Language): string => pageOf(game).words[language].title
