// What a seat is: MK-IDENT-02, -03, -06, -11, -15, MK-MOJO-01. Races, classes, mojos and powers in play, read at every moment.

import type { TraitKind } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { maySay, STANDS_IN } from '../../deck/says.ts'
import { standing } from '../../deck/speech.ts'
import { isMarked, TURNED } from '../../marks.ts'
import { type Scene, STANDING_IN } from '../../scene.ts'
import { playCopies } from '../../zones.ts'
import { abilitiesOf, isActive } from '../card/active.ts'

export const hasTrait = (scene: Scene, seat: number, trait: number): boolean =>
  trait !== NONE &&
  (hasTraitCard(scene, seat, trait) || (scene.deck.lentTraits[trait] === 1 && countsAs(scene, seat, trait)))

/** Whether the card itself lies there; who only counts as a holder may still play it (MK-IDENT-08). */
export function hasTraitCard(scene: Scene, seat: number, trait: number): boolean {
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).trait === trait) return true
  return false
}

/** A card in play lets its owner count as a holder; it cannot be the reason why it is in play itself. */
const countsAs = (scene: Scene, seat: number, trait: number): boolean =>
  !scene.isAsking(STANDING_IN) && hasStandIn(scene.asking(STANDING_IN), seat, trait)

function hasStandIn(scene: Scene, seat: number, trait: number): boolean {
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (!maySay(scene, copy, STANDS_IN)) continue
    for (const { trait: name, when } of abilitiesOf(scene, copy).standIns)
      if (
        scene.deck.traitIndex.get(name) === trait &&
        isCounted(scene, copy, trait) &&
        isActive(scene, seat, copy) &&
        (when === null || when(scene, seat, standing(copy)))
      )
        return true
  }
  return false
}

/** RUL-55: at will; as a card is laid down it counts, but as a Cultist only for whoever says so. */
const isCounted = (scene: Scene, copy: number, trait: number): boolean =>
  isMarked(scene, copy, TURNED) === (trait === scene.deck.cultTrait)

/** Whether its owner counts as what a card lends. */
export const countsBy = (scene: Scene, copy: number): boolean =>
  abilitiesOf(scene, copy).standIns.some(({ trait }) => isCounted(scene, copy, scene.deck.traitIndex.get(trait) ?? -2))

/** How many traits of a kind a seat has in play. */
export function traitsOfKind(scene: Scene, seat: number, kind: TraitKind): number {
  let traits = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).traitKind === kind) traits++
  return traits
}

/** The traits of a kind that a seat has or counts as having. */
export function traitsHeld(scene: Scene, seat: number, kind: TraitKind): ReadonlySet<number> {
  const held = new Set<number>()
  const { traitIndex, traitKinds } = scene.deck
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    const { trait, traitKind } = scene.printed(copy)
    if (traitKind === kind) held.add(trait)
    for (const { trait: name } of abilitiesOf(scene, copy).standIns) {
      const lent = traitIndex.get(name) ?? NONE
      if (traitKinds[lent] === kind && hasTrait(scene, seat, lent)) held.add(lent)
    }
  }
  return held
}

/** The card in play that lifts the limit of one for a kind, or NONE. */
export function multiFor(scene: Scene, seat: number, kind: TraitKind): number {
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).multiOf === kind) return copy
  return NONE
}

/** MK-IDENT-06: without a race card you are human. */
export const isWholeHuman = (scene: Scene, seat: number): boolean =>
  scene.profile.humans && traitsOfKind(scene, seat, 'race') === 0

/** MK-IDENT-11: one race and Half-Breed. */
export const isHalfHuman = (scene: Scene, seat: number): boolean =>
  scene.profile.humans && traitsOfKind(scene, seat, 'race') === 1 && multiFor(scene, seat, 'race') !== NONE
