import { words } from '../../shell/words/words.ts'
import type { GameTicket } from '../page/game-page.ts'

export const MOSH_TICKET: GameTicket = {
  // A skull with its tongue out.
  drawing: 'M8 16a12 11 0 0 1 24 0c0 5-3 7-3 9v4H11v-4c0-2-3-4-3-9Zm8 13v6h8v-6m-4 0v6M14 18h4m4 0h4',
  words: words(
    {
      title: 'Zombie Mosh! now',
      text: 'A quarter of an hour in the pit, against three bots.',
      more: 'Other bots, side B, more songs',
    },
    {
      title: 'Zombie Mosh! tout de suite',
      text: "Un quart d'heure dans la fosse, contre trois robots.",
      more: "D'autres robots, la face B, d'autres chansons",
    },
  ),
}
