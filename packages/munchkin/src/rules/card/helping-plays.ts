// Plays of one-shots that help their player's own side: MK-META-15.

import type { Use } from '@brouhaha/cards'
import type { ReadyUse } from '../../deck/printed.ts'

/** The side that is named for the players. */
export const PLAYERS = 0

/** Whether a use strengthens its player’s side in a fight. */
export const helps = ({ use, effect }: Use): boolean =>
  (use === 'combat' || use === 'ownCombat') &&
  effect.some((one) => one.do === 'strengthen' && one.side !== 'monsters' && !(Number(one.add) <= 0))

/** The same, aimed at something. */
export const helpsAt = (printed: Use, { aim }: ReadyUse, at: number): boolean =>
  helps(printed) && (aim !== 'side' || at === PLAYERS)
