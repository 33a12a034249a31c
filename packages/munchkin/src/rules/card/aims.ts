// What a use aims at: a seat, a side, a monster of the fight, a monster in hand. One number names it.

import { unreachable } from '@brouhaha/kit'
import { ACCEPTED, NONE } from '@brouhaha/table'
import { fits } from '../../deck/filters.ts'
import type { ReadyUse } from '../../deck/printed.ts'
import { END, type Step } from '../../deck/program.ts'
import { speak } from '../../deck/speech.ts'
import { isOpen } from '../../faces.ts'
import { DEAD, isFighter, lifeOf, SEATS } from '../../layout.ts'
import { no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { DOOR_DISCARDS, handCopies, isInHand, TREASURE_DISCARDS, topOf } from '../../zones.ts'
import { monsterCount, monsterText } from '../combat/monsters.ts'
import { mayGainLevel } from '../level/levels.ts'
import { isFreshlyDrawn } from '../treasure/fresh.ts'
import { castFor, type Subject, spokenIn } from './windows.ts'

const NO_SUCH_SEAT = no('MK-CARD-13', 'Nobody alive sits there.', 'Personne de vivant n’est assis là.')
const NOT_SUCH_A_SEAT = no(
  'MK-META-03',
  'The card does not mean such a player.',
  'La carte ne vise pas ce genre de joueur.',
)
const NOT_FIGHTING = no('MK-COMBAT-34', 'That seat is not in the fight.', 'Ce siège n’est pas dans le combat.')
const NO_SUCH_SIDE = no('MK-INT-02', 'Name a side: players or monsters.', 'Choisis un camp : joueurs ou monstres.')
const NO_SUCH_MONSTER = no(
  'MK-INT-02',
  'There is no such monster in the fight.',
  'Ce monstre n’est pas dans le combat.',
)
const NO_MONSTER_IN_HAND = no(
  'MK-COMBAT-33',
  'It brings a monster from your own hand.',
  'Il faut un monstre de ta propre main.',
)
const NO_TENTH = no(
  'MK-LEVEL-08',
  'Only a kill brings the tenth level; the card stays with you.',
  'Seul un monstre tué donne le niveau 10 ; la carte reste chez toi.',
)
const NOTHING_NAMED = no('MK-CARD-14', 'There is nothing to name.', 'Il n’y a rien à désigner.')

const NO_DISCARD = no('MK-CARD-03', 'Nothing lies on that pile.', 'Il n’y a rien sur cette défausse.')
const NOT_DRAWN = no('MK-CARD-14', 'That card was not just drawn.', 'Cette carte ne vient pas d’être tirée.')

const SIDES = 2
/** The tops of the discards can be named: a door, a treasure. */
const PILE_COUNT = 2
const pileAt = (aim: number): number => (aim === 0 ? DOOR_DISCARDS : TREASURE_DISCARDS)

/** The door's card, or a treasure that everybody saw coming. */
const isJustDrawn = (scene: Scene, copy: number, subject: Subject): boolean =>
  copy === subject.copy || (isInHand(scene, copy, subject.actor) && isFreshlyDrawn(scene, copy) && isOpen(scene, copy))

/** The card that a use speaks of from the start, or NONE. */
export function spokenOf(scene: Scene, use: ReadyUse, aim: number, subject: Subject): number {
  if (use.aim === 'discards') return topOf(scene, pileAt(aim))
  return use.aim === 'ownMonster' || use.aim === 'drawn' ? aim : subject.copy
}

/** In a roll step the monster is known. */
const isNamedByGate = (use: ReadyUse, subject: Subject): boolean => use.aim === 'monster' && subject.slot !== NONE

/** How many numbers are worth trying for a use; each is looked at by `whyNotAt`. */
export function aimsOf(scene: Scene, use: ReadyUse, subject: Subject): number {
  if (isNamedByGate(use, subject)) return 1
  switch (use.aim) {
    case 'nothing':
      return 1
    case 'seat':
      return scene.state[SEATS]!
    case 'side':
      return SIDES
    case 'monster':
    case 'swap':
      return monsterCount(scene)
    case 'discards':
      return PILE_COUNT
    case 'ownMonster':
    case 'drawn':
      return scene.deck.copies.length
    default:
      return unreachable(use.aim)
  }
}

/** The first step of a use, then the next as far as they are certain; null behind the last. */
const stepAt = (scene: Scene, pc: number): Step | null => (pc === END ? null : scene.deck.steps[pc]!)

/** MK-LEVEL-08, MK-CARD-13: a card whose level nobody could gain is not played; what speaks of a target aims at a seat. */
function whyNoLevel(scene: Scene, seat: number, copy: number, use: ReadyUse, aim: number): number {
  for (let step = stepAt(scene, use.effects); step !== null; step = stepAt(scene, step.next)) {
    const { effect } = step
    if (effect.do !== 'gainLevels') continue
    const who = effect.to ?? 'you'
    if (who !== 'you' && who !== 'target') continue
    const overridesTen = scene.printed(copy).card.overrides?.includes('tenByKill') ?? false
    if (!mayGainLevel(scene, who === 'target' ? aim : seat, 'card', overridesTen)) return NO_TENTH
  }
  return ACCEPTED
}

function needsFighter(scene: Scene, use: ReadyUse): boolean {
  for (let step = stepAt(scene, use.effects); step !== null; step = stepAt(scene, step.next))
    if (step.effect.do === 'weaken' && step.effect.who === 'target') return true
  return false
}

function ownMonsterFits(scene: Scene, seat: number, use: ReadyUse, copy: number): boolean {
  for (let step = stepAt(scene, use.effects); step !== null; step = stepAt(scene, step.next))
    if (step.effect.do === 'addMonster')
      return isInHand(scene, copy, seat) && fits(scene.printed(copy), step.pick?.filter)
  return false
}

function hasMonster(scene: Scene, seat: number, use: ReadyUse): boolean {
  for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (ownMonsterFits(scene, seat, use, copy)) return true
  return false
}

/** Why a use cannot aim at this, or ACCEPTED. */
export function whyNotAt(
  scene: Scene,
  seat: number,
  copy: number,
  use: ReadyUse,
  aim: number,
  subject: Subject,
): number {
  if (isNamedByGate(use, subject)) return aim === 0 ? ACCEPTED : NOTHING_NAMED
  switch (use.aim) {
    case 'nothing':
      if (aim !== 0) return NOTHING_NAMED
      break
    case 'seat':
      if (aim >= scene.state[SEATS]! || lifeOf(scene.state, aim) === DEAD) return NO_SUCH_SEAT
      if (needsFighter(scene, use) && !isFighter(scene.state, aim)) return NOT_FIGHTING
      if (use.target !== null && !use.target(scene, aim, speak(castFor(seat, aim, subject), copy, spokenIn(subject))))
        return NOT_SUCH_A_SEAT
      break
    case 'side':
      if (aim >= SIDES) return NO_SUCH_SIDE
      break
    case 'monster':
      if (aim >= monsterCount(scene) || !fits(monsterText(scene, aim), use.monster)) return NO_SUCH_MONSTER
      break
    case 'swap':
      if (aim >= monsterCount(scene)) return NO_SUCH_MONSTER
      if (!hasMonster(scene, seat, use)) return NO_MONSTER_IN_HAND
      break
    case 'discards':
      if (aim >= PILE_COUNT || topOf(scene, pileAt(aim)) === NONE) return NO_DISCARD
      break
    case 'drawn':
      if (!isJustDrawn(scene, aim, subject)) return NOT_DRAWN
      break
    case 'ownMonster':
      if (!ownMonsterFits(scene, seat, use, aim)) return NO_MONSTER_IN_HAND
      break
    default:
      return unreachable(use.aim)
  }
  return whyNoLevel(scene, seat, copy, use, aim)
}
