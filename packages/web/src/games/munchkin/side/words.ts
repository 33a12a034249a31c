import { words } from '../../../shell/words/words.ts'

export const SIDE_WORDS = words(
  { turn: 'Turn {turn}', dealing: 'Setting up' },
  { turn: 'Tour {turn}', dealing: 'Mise en place' },
)
