// Standing numbers and freedoms of a seat, from everything that lies before it: MK-IDENT-02, -15, MK-ITEM-03, -11, MK-POWER-04, -10.

import type { Ban, Figure, Permission } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import type { ReadyAbilities } from '../../deck/printed.ts'
import { IN_FIGHT, SHARED } from '../../deck/reach.ts'
import { BANS, MODIFIES, maySay, PERMITS, SHARES } from '../../deck/says.ts'
import { ofOwner, standing } from '../../deck/speech.ts'
import { isFighter, isFighting, SEATS } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, playCopies } from '../../zones.ts'
import { monsterCopy, monsterCount, monsterText } from '../combat/monsters.ts'
import { abilitiesOf, isActive } from './active.ts'

/** What everything before a seat adds to one of its numbers. */
export function figure(scene: Scene, seat: number, wanted: Figure): number {
  if (!scene.deck.reach.figures.has(wanted)) return 0
  let sum = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (!maySay(scene, copy, MODIFIES)) continue
    const { modifiers } = abilitiesOf(scene, copy)
    if (modifiers.length === 0 || !isActive(scene, seat, copy)) continue
    for (const modifier of modifiers) {
      if (modifier.figure !== wanted || modifier.forWhom === 'others') continue
      if (modifier.when !== null && !modifier.when(scene, seat, standing(copy))) continue
      if (modifier.drawback && permits(scene, seat, 'ignoreDrawbacks')) continue
      sum += modifier.add(scene, seat, standing(copy))
    }
  }
  return sum + figureFromElsewhere(scene, seat, wanted)
}

/** How much of something a seat may have: whatever cards take off it, nobody may have less than nothing. */
export const limitOf = (scene: Scene, seat: number, usual: number, wanted: Figure): number =>
  Math.max(0, usual + figure(scene, seat, wanted))

/** Whether a seat has more of something than its limit, which is asked of those who have any. */
export const isAbove = (
  scene: Scene,
  seat: number,
  taken: number,
  limit: (scene: Scene, seat: number) => number,
): boolean => taken > 0 && taken > limit(scene, seat)

/** What the cards of others that hold for everybody, and the monsters that a seat fights, add to one of its numbers. */
export function figureFromElsewhere(scene: Scene, seat: number, wanted: Figure): number {
  const said = scene.deck.reach.figures.get(wanted)
  if (said === undefined) return 0
  const reach = reachElsewhere(scene, said, addsUp)
  return reach === 0 ? 0 : addedElsewhere(scene, seat, wanted, reach)
}

// A function that makes another pays for it whenever it is called; so what is hardly ever reached stands apart.

const addsUp = ({ modifiers }: ReadyAbilities): boolean => modifiers.length > 0
const allows = ({ permits: permissions }: ReadyAbilities): boolean => permissions.length > 0
const forbids = ({ bans }: ReadyAbilities): boolean => bans.length > 0

function addedElsewhere(scene: Scene, seat: number, wanted: Figure, reach: number): number {
  let sum = 0
  const addUp: Holds = ({ modifiers }, owner, copy) => {
    const speech = ofOwner(owner, copy)
    for (const { figure: what, add, forWhom, when } of modifiers)
      if (what === wanted && (forWhom !== null) === (owner !== NONE) && (when === null || when(scene, seat, speech)))
        sum += add(scene, seat, speech)
    return false
  }
  eachElsewhere(scene, seat, addUp, reach)
  return sum
}

export function permits(scene: Scene, seat: number, permission: Permission): boolean {
  const said = scene.deck.reach.permissions.get(permission)
  if (said === undefined) return false
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (!maySay(scene, copy, PERMITS)) continue
    for (const one of abilitiesOf(scene, copy).permits)
      if (
        one.permission === permission &&
        one.forWhom !== 'others' &&
        (one.when === null || one.when(scene, seat, standing(copy))) &&
        isActive(scene, seat, copy)
      )
        return true
  }
  const reach = reachElsewhere(scene, said, allows)
  return reach !== 0 && isPermittedElsewhere(scene, seat, permission, reach)
}

function isPermittedElsewhere(scene: Scene, seat: number, permission: Permission, reach: number): boolean {
  const holds: Holds = (abilities, owner, copy) =>
    abilities.permits.some(
      (one) =>
        one.permission === permission &&
        (one.forWhom !== null) === (owner !== NONE) &&
        (one.when === null || one.when(scene, seat, ofOwner(owner, copy))),
    )
  return eachElsewhere(scene, seat, holds, reach)
}

export const isBanned = (scene: Scene, seat: number, ban: Ban): boolean => bannedBy(scene, seat, ban) !== NONE

/** The card that bans a seat from something, or NONE. */
export function bannedBy(scene: Scene, seat: number, ban: Ban): number {
  const said = scene.deck.reach.bans.get(ban)
  if (said === undefined) return NONE
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (!maySay(scene, copy, BANS)) continue
    for (const one of abilitiesOf(scene, copy).bans)
      if (
        one.ban === ban &&
        one.forWhom !== 'others' &&
        (one.when === null || one.when(scene, seat, standing(copy))) &&
        isActive(scene, seat, copy) &&
        !(one.drawback && permits(scene, seat, 'ignoreDrawbacks'))
      )
        return copy
  }
  const reach = reachElsewhere(scene, said, forbids)
  return reach === 0 ? NONE : bannedElsewhere(scene, seat, ban, reach)
}

function bannedElsewhere(scene: Scene, seat: number, ban: Ban, reach: number): number {
  let by = NONE
  const holds: Holds = ({ bans }, owner, copy) => {
    by = copy
    return bans.some(
      (one) =>
        one.ban === ban &&
        (one.forWhom !== null) === (owner !== NONE) &&
        (one.when === null || one.when(scene, seat, ofOwner(owner, copy))),
    )
  }
  const isSaid =
    eachElsewhere(scene, seat, holds, reach) ||
    ((reach & IN_FIGHT) !== 0 && !isFighter(scene.state, seat) && someInFight(scene, holds))
  return isSaid ? by : NONE
}

/**
 * How far something reaches that does not lie before the seat it is asked of: bits of deck/reach.ts. Into the fight only where what is in
 * it says anything of the kind.
 */
function reachElsewhere(scene: Scene, said: number, says: Says): number {
  const reach = said & (SHARED | IN_FIGHT)
  return (reach & IN_FIGHT) === 0 || isSaidInFight(scene, says) ? reach : reach & SHARED
}

type Says = (abilities: ReadyAbilities) => boolean

/** Whether a monster of the fight, or what lies on one, says anything of that kind. */
export const isSaidInFight = (scene: Scene, says: Says): boolean => someInFight(scene, says)

/** `owner`: of a card that holds for others too; NONE for what a monster says. */
type Holds = (abilities: ReadyAbilities, owner: number, copy: number) => boolean

/** Goes through what holds for a seat besides its own cards, until something does. */
export function eachElsewhere(scene: Scene, seat: number, holds: Holds, reach = SHARED | IN_FIGHT): boolean {
  const { state } = scene
  if ((reach & SHARED) !== 0)
    for (let owner = 0; owner < state[SEATS]!; owner++) {
      if (owner === seat) continue
      for (let copy = playCopies(scene, owner); copy !== NONE; copy = scene.nextOf(copy)) {
        if (!maySay(scene, copy, SHARES)) continue
        const abilities = abilitiesOf(scene, copy)
        if (abilities.isShared && isActive(scene, owner, copy) && holds(abilities, owner, copy)) return true
      }
    }
  return (reach & IN_FIGHT) !== 0 && isFighter(state, seat) && someInFight(scene, holds)
}

function someInFight(scene: Scene, holds: Holds): boolean {
  if (!scene.deck.hasFightAbilities || !isFighting(scene.state)) return false
  for (let slot = 0; slot < monsterCount(scene); slot++)
    if (holds(monsterText(scene, slot).abilities, NONE, monsterCopy(scene, slot))) return true
  for (let copy = fightCopies(scene); copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).kind === 'enhancer' && holds(scene.printed(copy).abilities, NONE, copy)) return true
  return false
}

/** Goes through the monsters of the fight and what lies on them, until something holds. */
export const eachInFight = (scene: Scene, holds: (abilities: ReadyAbilities, copy: number) => boolean): boolean =>
  someInFight(scene, (abilities, _owner, copy) => holds(abilities, copy))
