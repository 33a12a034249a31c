import { words } from '../../shell/words/words.ts'
import type { GameTicket } from '../page/game-page.ts'

export const MUNCHKIN_TICKET: GameTicket = {
  // A door, ajar.
  drawing: 'M9 35V5h18v30M27 9l8 3v26l-8-3M22 20v3M4 35h8',
  words: words(
    {
      title: 'Play now',
      text: 'Munchkin, you and three novices. Starts at once.',
      more: 'Other boxes, more bots, house rules',
    },
    {
      title: 'Jouer tout de suite',
      text: 'Munchkin, toi et trois débutants. Ça démarre aussitôt.',
      more: "D'autres boîtes, d'autres robots, règles maison",
    },
  ),
}
