import type { MoshOptions } from '../../../local/game.ts'
import type { GameSetUp } from '../../page/set-up/game-set-up.ts'
import { ConcertChoices } from './ConcertChoices.tsx'

export const CONCERT_SET_UP: GameSetUp<MoshOptions> = {
  first: { side: 'A', songs: 1 },
  Fields: ConcertChoices,
  options: (concert) => concert,
  play: (concert) => ({ game: 'zombie-mosh', options: concert }),
}
