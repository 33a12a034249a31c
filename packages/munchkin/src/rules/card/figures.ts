// Standing numbers and freedoms of a seat, from everything that lies before it: MK-IDENT-02, -15, MK-ITEM-03, -11, MK-POWER-04, -10.

import type { Ban, Figure, Permission } from '@brouhaha/cards'
import type { Printed, ReadyAbilities } from '../../deck/printed.ts'
import { IN_FIGHT, SHARED } from '../../deck/reach.ts'
import { STANDING } from '../../deck/speech.ts'
import { isFighter, isFighting, SEATS } from '../../layout.ts'
import { hostOf, isMarked, isStaying, isUsed, SNEAKED } from '../../marks.ts'
import { type Scene, SILENCING } from '../../scene.ts'
import { fightCopies, ownerOnTable, playCopies } from '../../zones.ts'
import { monsterCopy, monsterCount, monsterText } from '../combat/monsters.ts'
import { silences } from '../combat/totals.ts'
import { isWorking, stayOf } from '../curse/stays.ts'

/** A card that stays does what its step says; any other what is printed on it. */
export const abilitiesOf = (scene: Scene, copy: number): ReadyAbilities =>
  isStaying(scene, copy) ? stayOf(scene, copy).abilities : scene.printed(copy).abilities

/** MK-ITEM-03, -11: an item counts while it is in use and its bearer may use it. */
export function isActive(scene: Scene, seat: number, copy: number): boolean {
  if (isStaying(scene, copy)) return isWorking(scene, seat, copy)
  const printed = scene.printed(copy)
  if (printed.traitKind !== null && isSilenced(scene, seat, printed)) return false
  if (printed.kind === 'item')
    return (
      isUsed(scene, copy) &&
      (printed.usableBy === null || printed.usableBy(scene, seat, STANDING) || isLicensed(scene, copy))
    )
  if (printed.kind === 'attachment') return isActive(scene, seat, hostOf(scene, copy))
  if (printed.kind === 'power') return isFirstCopy(scene, seat, copy)
  return printed.kind !== 'oneShot'
}

/** MK-POWER-10: a second copy of a power adds nothing. */
function isFirstCopy(scene: Scene, seat: number, copy: number): boolean {
  const { trait } = scene.printed(copy)
  for (let other = playCopies(scene, seat); other >= 0; other = scene.nextOf(other))
    if (other < copy && scene.printed(other).trait === trait) return false
  return true
}

/** Under a card that waives legality, or sneaked past everybody so far (TT-08). */
const isLicensed = (scene: Scene, copy: number): boolean => isMarked(scene, copy, SNEAKED) || isWaived(scene, copy)

/** An item under a card that waives legality. */
export function isWaived(scene: Scene, copy: number): boolean {
  const owner = ownerOnTable(scene, copy)
  if (owner < 0) return false
  for (let other = playCopies(scene, owner); other >= 0; other = scene.nextOf(other)) {
    const { card } = scene.printed(other)
    if (card.kind === 'attachment' && card.waives && hostOf(scene, other) === copy) return true
  }
  return false
}

/** What everything before a seat adds to one of its numbers. */
export function figure(scene: Scene, seat: number, wanted: Figure): number {
  if (!scene.deck.reach.figures.has(wanted)) return 0
  let sum = 0
  for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy)) {
    const { modifiers } = abilitiesOf(scene, copy)
    if (modifiers.length === 0 || !isActive(scene, seat, copy)) continue
    for (const modifier of modifiers) {
      if (modifier.figure !== wanted || modifier.forWhom === 'others') continue
      if (modifier.when !== null && !modifier.when(scene, seat, STANDING)) continue
      if (modifier.drawback && permits(scene, seat, 'ignoreDrawbacks')) continue
      sum += modifier.add(scene, seat, STANDING)
    }
  }
  return sum + figureFromElsewhere(scene, seat, wanted)
}

/** What the cards of others that hold for everybody, and the monsters that a seat fights, add to one of its numbers. */
export function figureFromElsewhere(scene: Scene, seat: number, wanted: Figure): number {
  const reach = reachElsewhere(scene, scene.deck.reach.figures.get(wanted))
  if (reach === 0) return 0
  let sum = 0
  const addUp: Holds = ({ modifiers }, isShared) => {
    for (const { figure: what, add, forWhom, when } of modifiers)
      if (what === wanted && (forWhom !== null) === isShared && (when === null || when(scene, seat, STANDING)))
        sum += add(scene, seat, STANDING)
    return false
  }
  eachElsewhere(scene, seat, addUp, reach)
  return sum
}

export function permits(scene: Scene, seat: number, permission: Permission): boolean {
  const said = scene.deck.reach.permissions.get(permission)
  if (said === undefined) return false
  for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy)) {
    for (const one of abilitiesOf(scene, copy).permits)
      if (
        one.permission === permission &&
        one.forWhom !== 'others' &&
        (one.when === null || one.when(scene, seat, STANDING)) &&
        isActive(scene, seat, copy)
      )
        return true
  }
  const reach = reachElsewhere(scene, said)
  if (reach === 0) return false
  const holds: Holds = (abilities, isShared) =>
    abilities.permits.some(
      (one) =>
        one.permission === permission &&
        (one.forWhom !== null) === isShared &&
        (one.when === null || one.when(scene, seat, STANDING)),
    )
  return eachElsewhere(scene, seat, holds, reach)
}

export function isBanned(scene: Scene, seat: number, ban: Ban): boolean {
  const said = scene.deck.reach.bans.get(ban)
  if (said === undefined) return false
  for (let copy = playCopies(scene, seat); copy >= 0; copy = scene.nextOf(copy)) {
    for (const one of abilitiesOf(scene, copy).bans)
      if (
        one.ban === ban &&
        one.forWhom !== 'others' &&
        (one.when === null || one.when(scene, seat, STANDING)) &&
        isActive(scene, seat, copy) &&
        !(one.drawback && permits(scene, seat, 'ignoreDrawbacks'))
      )
        return true
  }
  const reach = reachElsewhere(scene, said)
  if (reach === 0) return false
  const holds = ({ bans }: ReadyAbilities, isShared: boolean): boolean =>
    bans.some(
      (one) =>
        one.ban === ban &&
        (one.forWhom !== null) === isShared &&
        (one.when === null || one.when(scene, seat, STANDING)),
    )
  return (
    eachElsewhere(scene, seat, holds, reach) ||
    (!isFighter(scene.state, seat) && eachInFight(scene, (one) => holds(one, false)))
  )
}

/** How far something reaches that does not lie before the seat it is asked of: bits of deck/reach.ts. */
const reachElsewhere = ({ state }: Scene, said = 0): number => said & (isFighting(state) ? SHARED | IN_FIGHT : SHARED)

type Holds = (abilities: ReadyAbilities, isShared: boolean, copy: number) => boolean

/** Goes through what holds for a seat besides its own cards, until something does. */
export function eachElsewhere(scene: Scene, seat: number, holds: Holds, reach = SHARED | IN_FIGHT): boolean {
  const { state } = scene
  if ((reach & SHARED) !== 0)
    for (let owner = 0; owner < state[SEATS]!; owner++) {
      if (owner === seat) continue
      for (let copy = playCopies(scene, owner); copy >= 0; copy = scene.nextOf(copy)) {
        const abilities = abilitiesOf(scene, copy)
        if (abilities.isShared && isActive(scene, owner, copy) && holds(abilities, true, copy)) return true
      }
    }
  return (
    (reach & IN_FIGHT) !== 0 &&
    isFighter(state, seat) &&
    eachInFight(scene, (abilities, copy) => holds(abilities, false, copy))
  )
}

/** Goes through the monsters of the fight and what lies on them, until something holds. */
export function eachInFight(scene: Scene, holds: (abilities: ReadyAbilities, copy: number) => boolean): boolean {
  if (!scene.deck.hasFightAbilities || !isFighting(scene.state)) return false
  for (let slot = 0; slot < monsterCount(scene); slot++)
    if (holds(monsterText(scene, slot).abilities, monsterCopy(scene, slot))) return true
  for (let copy = fightCopies(scene); copy >= 0; copy = scene.nextOf(copy))
    if (scene.printed(copy).kind === 'enhancer' && holds(scene.printed(copy).abilities, copy)) return true
  return false
}

/** A rule of the fight says that the abilities of such identities count for nothing; one still is what one is. */
const isSilenced = (scene: Scene, seat: number, printed: Printed): boolean =>
  scene.deck.silencesTraits &&
  !scene.isAsking(SILENCING) &&
  isFighter(scene.state, seat) &&
  silences(scene.asking(SILENCING), seat, printed)
