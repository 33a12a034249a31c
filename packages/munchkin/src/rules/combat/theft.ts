// Nobody steals in a combat: MK-COMBAT-13, the fifth of its verbs. Who fights takes no item off a table, and none is taken from who fights.
// Curses and monsters are no thieves, and a card that says “to use at once” says that it may (MK-META-03). A card may keep its owner, or an
// item, from being robbed at any time; and an item from being lost to curses and monsters.

import type { Pick } from '@brouhaha/cards'
import { ACCEPTED, NONE } from '@brouhaha/table'
import { fitsCopy } from '../../deck/filters.ts'
import { type Cast, seatsOf } from '../../deck/seats.ts'
import { type Speech, standing } from '../../deck/speech.ts'
import { copiesIn } from '../../deck/spots.ts'
import { ON_TABLES } from '../../deck/thefts.ts'
import { isCombat } from '../../layout.ts'
import { attachedTo } from '../../marks.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { HC, OC, RA, situationOf } from '../../timing.ts'
import { HAND, isHand, ownerOnTable, TABLE, zoneOf } from '../../zones.ts'
import { abilitiesOf } from '../card/active.ts'
import { isBanned } from '../card/figures.ts'
import { isItem } from '../trade/goods.ts'

const NO_THEFT = no('MK-COMBAT-13', 'Nobody steals items in a combat.', 'On ne vole pas d’objet en plein combat.')

const isEngaged = (scene: Scene, seat: number): boolean => (situationOf(scene, seat) & (OC | HC | RA)) !== 0

const isThief = (scene: Scene, source: number): boolean => {
  const kind = source === NONE ? null : scene.printed(source).kind
  return kind !== 'monster' && kind !== 'enhancer' && kind !== 'curse'
}

const NOT_FROM_HIM = no(
  'MK-META-03',
  'A card keeps this player from being robbed.',
  'Une carte empêche de voler ce joueur.',
)

/** Whether a card on a table, or one that lies on it, says that it is not stolen, or not lost. */
const isChained = (scene: Scene, owner: number, copy: number, how: 'beingStolen' | 'beingLost'): boolean =>
  [copy, ...attachedTo(scene, copy)].some((one) =>
    abilitiesOf(scene, one).bans.some(
      ({ ban, when }) => ban === how && (when === null || when(scene, owner, standing(one))),
    ),
  )

/** Whether a card keeps a copy from being lost to the curse or the monster that speaks. */
export function isSpared(scene: Scene, source: number, copy: number): boolean {
  if (!scene.deck.reach.bans.has('beingLost') || isThief(scene, source)) return false
  const owner = ownerOnTable(scene, copy)
  return owner !== NONE && isChained(scene, owner, copy, 'beingLost')
}

const maySomethingBeKept = ({ deck: { reach } }: Scene): boolean =>
  reach.bans.has('beingRobbed') || reach.bans.has('beingStolen')

/** Whether a card keeps a copy, wherever it lies, from being taken by another player’s card. */
export function isKept(scene: Scene, you: number, source: number, copy: number): boolean {
  if (!maySomethingBeKept(scene)) return false
  const zone = zoneOf(scene, copy)
  const owner = zone >= TABLE ? zone - TABLE : isHand(zone) ? zone - HAND : NONE
  if (owner === NONE || owner === you || !isThief(scene, source)) return false
  if (isBanned(scene, owner, 'beingRobbed')) return true
  return zone >= TABLE && isChained(scene, owner, copy, 'beingStolen')
}

/** Whether nobody is left among these whom a seat, by the card that speaks, may rob. */
const areSafe = (scene: Scene, you: number, source: number, owners: readonly number[]): boolean =>
  isThief(scene, source) &&
  owners.length > 0 &&
  owners.every((owner) => owner !== you && isBanned(scene, owner, 'beingRobbed'))

/** Whether a copy lies where a seat, by the card that speaks, may not take it from now. */
export function isOutOfReach(scene: Scene, you: number, source: number, copy: number): boolean {
  if (!isCombat(scene.state) || !isThief(scene, source) || !isItem(scene, copy)) return false
  const owner = ownerOnTable(scene, copy)
  return owner !== NONE && owner !== you && (isEngaged(scene, you) || isEngaged(scene, owner))
}

/** Why a use that would steal is not begun, or ACCEPTED: it would find nothing but what it may not take. */
export function whyNoTheft(scene: Scene, cast: Cast, speech: Speech, thefts: readonly Pick[]): number {
  if (!isCombat(scene.state) && !maySomethingBeKept(scene)) return ACCEPTED
  for (const { zone, of, filter } of thefts) {
    const owners = of === undefined ? [cast.you] : seatsOf(scene, of, cast, speech)
    if (zone !== 'it' && areSafe(scene, cast.you, speech.source, owners)) return NOT_FROM_HIM
    // What a hidden hand holds, nobody is told by a refusal (MK-CARD-17).
    if (!ON_TABLES.has(zone)) continue
    const copies = owners
      .flatMap((owner) => copiesIn(scene, zone, owner, speech))
      .filter((copy) => fitsCopy(scene, copy, filter, cast.subject ?? cast.victim, speech.source))
    if (copies.length === 0) continue
    if (copies.every((copy) => isOutOfReach(scene, cast.you, speech.source, copy))) return NO_THEFT
    if (copies.every((copy) => isKept(scene, cast.you, speech.source, copy))) return NOT_FROM_HIM
  }
  return ACCEPTED
}
