// Nobody steals in a combat: MK-COMBAT-13, the fifth of its verbs. Who fights takes no item off a table, and none is taken from who fights.
// Curses and monsters are no thieves, and a card that says “to use at once” says that it may (MK-META-03).

import type { Pick } from '@brouhaha/cards'
import { ACCEPTED, NONE } from '@brouhaha/table'
import { fitsCopy } from '../../deck/filters.ts'
import { type Cast, seatsOf } from '../../deck/seats.ts'
import type { Speech } from '../../deck/speech.ts'
import { copiesIn } from '../../deck/spots.ts'
import { isCombat } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { HC, OC, RA, situationOf } from '../../timing.ts'
import { ownerOnTable } from '../../zones.ts'
import { isItem } from '../trade/goods.ts'

const NO_THEFT = no('MK-COMBAT-13', 'Nobody steals items in a combat.', 'On ne vole pas d’objet en plein combat.')

const isEngaged = (scene: Scene, seat: number): boolean => (situationOf(scene, seat) & (OC | HC | RA)) !== 0

const isThief = (scene: Scene, source: number): boolean => {
  const kind = source === NONE ? null : scene.printed(source).kind
  return kind !== 'monster' && kind !== 'enhancer' && kind !== 'curse'
}

/** Whether a copy lies where a seat, by the card that speaks, may not take it from now. */
export function isOutOfReach(scene: Scene, you: number, source: number, copy: number): boolean {
  if (!isCombat(scene.state) || !isThief(scene, source) || !isItem(scene, copy)) return false
  const owner = ownerOnTable(scene, copy)
  return owner !== NONE && owner !== you && (isEngaged(scene, you) || isEngaged(scene, owner))
}

/** Why a use that would steal is not begun, or ACCEPTED: it would find nothing but what it may not take. */
export function whyNoTheft(scene: Scene, cast: Cast, speech: Speech, thefts: readonly Pick[]): number {
  if (!isCombat(scene.state)) return ACCEPTED
  for (const { zone, of, filter } of thefts) {
    const owners = of === undefined ? [cast.you] : seatsOf(scene, of, cast, speech)
    const copies = owners
      .flatMap((owner) => copiesIn(scene, zone, owner, speech))
      .filter((copy) => fitsCopy(scene, copy, filter, cast.subject ?? cast.victim, speech.source))
    if (copies.length > 0 && copies.every((copy) => isOutOfReach(scene, cast.you, speech.source, copy))) return NO_THEFT
  }
  return ACCEPTED
}
