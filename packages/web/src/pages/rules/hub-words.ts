import { words } from '../../shell/words/words.ts'

export const HUB_WORDS = words(
  {
    title: 'Which rules?',
  },
  {
    title: 'Quelles règles ?',
  },
)
