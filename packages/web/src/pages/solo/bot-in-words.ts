import type { Language } from '@brouhaha/table'
import { botTitle } from '../../games/bots.ts'
import { fill } from '../../shell/words/words.ts'
import { LOCAL_WORDS } from './words.ts'

/** "Bot, clueless" */
export const botInWords = (game: string, bot: string, language: Language): string =>
  fill(LOCAL_WORDS[language].bot, { bot: botTitle(game, bot, language).toLocaleLowerCase(language) })
