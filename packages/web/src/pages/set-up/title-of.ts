import type { GameName } from '@brouhaha/protocol'
import type { Language } from '@brouhaha/table'
import { SETUP_WORDS } from '../../games/page/set-up/words.ts'

export const titleOf = (game: GameName, language: Language): string =>
  SETUP_WORDS[language][game === 'munchkin' ? 'munchkin' : 'zombieMosh']
