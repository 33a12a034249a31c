// Everything that a table needs of the game: `--kit` and the build of the page begin with what this file exports by default.

import { plainGame } from '@brouhaha/games'
import { greedy } from './bot.ts'
import { game } from './rules.ts'
import { MOST_SEATS } from './state.ts'
import { GREEDY, narrator, PLAIN, RULEBOOK, TITLE } from './words.ts'

export default plainGame({
  game,
  word: 'biscuit',
  title: TITLE,
  fewest: 2,
  most: MOST_SEATS,
  bots: [{ ...GREEDY, bot: greedy }],
  rulebook: RULEBOOK,
  rounds: ({ round }) => round,
  narrator,
  plain: PLAIN,
})
