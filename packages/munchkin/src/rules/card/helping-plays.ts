// Plays of one-shots that help their player's own side, and who owes them to it: MK-META-15.

import type { Use } from '@brouhaha/cards'
import { ACCEPTED } from '@brouhaha/table'
import type { ReadyUse } from '../../deck/printed.ts'
import { speak } from '../../deck/speech.ts'
import { isFighter } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isBanned } from './figures.ts'
import { whyNotNow } from './windows.ts'

export const HELP_YOUR_SIDE = no(
  'MK-META-15',
  'Against this monster it has to help your own side.',
  'Contre ce monstre, elle doit aider ton propre camp.',
)

/** The side that is named for the players. */
export const PLAYERS = 0

/** Whether a use strengthens its player’s side in a fight. */
export const helps = ({ use, effect }: Use): boolean =>
  (use === 'combat' || use === 'ownCombat') &&
  effect.some((one) => one.do === 'strengthen' && one.side !== 'monsters' && !(Number(one.add) <= 0))

/** The same, aimed at something. */
export const helpsAt = (printed: Use, { aim }: ReadyUse, at: number): boolean =>
  helps(printed) && (aim !== 'side' || at === PLAYERS)

/** Whether a seat has to play all that helps its side. */
export const mayNotHoldBack = (scene: Scene, seat: number): boolean =>
  scene.deck.reach.bans.has('holdingBack') && isFighter(scene.state, seat) && isBanned(scene, seat, 'holdingBack')

/** Whether a card is owed to its owner’s side, so that nothing is paid with it. What playing it costs is not asked: it is not paid with it. */
export function isOwed(scene: Scene, seat: number, copy: number): boolean {
  const { card, uses } = scene.printed(copy)
  if (card.kind !== 'oneShot') return false
  const speech = speak({ you: seat, victim: seat, target: seat, subject: seat }, copy)
  return card.uses.some((one, index) => {
    const { window, when } = uses[index]!
    return helps(one) && whyNotNow(scene, seat, window) === ACCEPTED && (when === null || when(scene, seat, speech))
  })
}
