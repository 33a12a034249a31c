// How loudly each thing that can be heard is told.

import type { MunchkinHeard } from '@brouhaha/munchkin'
import type { Volume } from '../../../table/story/story.ts'

const VOLUMES: Readonly<Record<Exclude<MunchkinHeard['type'], 'moved'>, Volume>> = {
  begun: 'plain',
  sexChosen: 'quiet',
  shuffled: 'quiet',
  turnBegan: 'heading',
  extraTurnGiven: 'loud',
  phase: 'quiet',
  turned: 'quiet',
  counted: 'quiet',
  attached: 'quiet',
  countersChanged: 'plain',
  levelGained: 'loud',
  levelLost: 'loud',
  sexChanged: 'plain',
  rolled: 'plain',
  played: 'plain',
  curseHit: 'loud',
  curseSettled: 'quiet',
  cancelled: 'plain',
  redirected: 'loud',
  combatBegan: 'loud',
  monsterJoined: 'loud',
  monsterLeft: 'plain',
  totals: 'plain',
  combatEnd: 'plain',
  friendly: 'plain',
  helpAsked: 'plain',
  countered: 'plain',
  helpAnswered: 'plain',
  helpForced: 'plain',
  volunteered: 'plain',
  helperLeft: 'plain',
  ran: 'plain',
  escaped: 'plain',
  caught: 'loud',
  died: 'loud',
  corpseLaidOut: 'plain',
  reborn: 'plain',
  treasureDrawn: 'plain',
  charity: 'plain',
  sold: 'plain',
  offered: 'plain',
  offerEnded: 'quiet',
  traded: 'plain',
  promised: 'plain',
  showed: 'plain',
  peeked: 'quiet',
  asked: 'quiet',
  answered: 'quiet',
  gateOpened: 'quiet',
  gateClosed: 'quiet',
  passed: 'quiet',
  challenged: 'loud',
  ruled: 'loud',
  noted: 'quiet',
  ended: 'loud',
}

type Moved = Extract<MunchkinHeard, { readonly type: 'moved' }>

/** What is drawn face down and what leaves a hand of its own accord is bookkeeping; open cards and lost gear are not. */
function volumeOfMove({ from, to, hidden }: Moved): Volume {
  if (hidden === true) return 'quiet'
  if (typeof from === 'object' && 'hand' in from && typeof to === 'string') return 'quiet'
  return 'plain'
}

export const volumeOf = (event: MunchkinHeard): Volume =>
  event.type === 'moved' ? volumeOfMove(event) : VOLUMES[event.type]
