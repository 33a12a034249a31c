// Everything that a table needs of the game: `--kit` and the build of the page begin with what this file exports by default.

import { plainGame } from '@brouhaha/games'
import { greedy } from './bot.ts'
import { game } from './rules.ts'
import { MOST_SEATS } from './state.ts'
import { GREEDY, INVITATION, narrator, PLAIN, RULEBOOK } from './words.ts'

export default plainGame({
  game,
  word: 'biscuit',
  ...INVITATION,
  fewest: 2,
  most: MOST_SEATS,
  bots: [{ ...GREEDY, bot: greedy }],
  rulebook: RULEBOOK,
  rounds: ({ round }) => round,
  narrator,
  plain: PLAIN,
})
