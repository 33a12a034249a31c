import type { GameSetUp } from '../../page/set-up/game-set-up.ts'
import { ConcertChoices } from './ConcertChoices.tsx'
import type { ConcertForm } from './concert.ts'

export const CONCERT_SET_UP: GameSetUp<ConcertForm> = {
  first: { side: 'A', songs: 1 },
  Fields: ConcertChoices,
  options: (concert) => concert,
  play: (concert) => ({ game: 'zombie-mosh', options: concert }),
}
