// Making it worse: MK-COMBAT-27 to -30, -40, MK-INT-01, -03, MK-HORDE-01 to -05, MK-DEATH-10.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { encode, firstOf, secondOf } from '../../choice.ts'
import { inHand } from '../../kinds.ts'
import { isFighting, MOST_MONSTERS, SEATS } from '../../layout.ts'
import { setHost } from '../../marks.ts'
import { NOT_NOW, NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerbs } from '../../standing.ts'
import { isFleeing, isTime, TIMING } from '../../timing.ts'
import { FIGHT, handCopies, isInHand, TABLE } from '../../zones.ts'
import { reopenGate } from '../card/gate.ts'
import { move } from '../card/moves.ts'
import { announcePlay } from '../card/played.ts'
import { GOTHS_FIRST, isSummoning } from '../goth/goth.ts'
import { hasTrait } from '../identity/traits.ts'
import { isKeptOut, KEPT_OUT } from '../interference/pacts.ts'
import { enterFight } from './joining.ts'
import { isCrowded, monsterCount, monsterText, monsterTwin } from './monsters.ts'

const NO_COMBAT = no('MK-COMBAT-27', 'There is no combat to put it into.', 'Il n’y a pas de combat où la jouer.')
const NO_MONSTER_LEFT = no(
  'MK-COMBAT-38',
  'The last monster is gone: nothing can be added.',
  'Le dernier monstre est parti : on ne peut plus rien ajouter.',
)
const RUNNING = no(
  'MK-FLEE-16',
  'They are running: the fight cannot be changed any more.',
  'Ça déguerpit : on ne touche plus au combat.',
)
const NOT_AN_ENHANCER = no(
  'MK-COMBAT-27',
  'That card does not enhance monsters.',
  'Cette carte n’améliore pas les monstres.',
)
const NO_HORDE = no(
  'MK-HORDE-01',
  'Only an Undead joins, and only another Undead.',
  'Seul un Mort-vivant rejoint un autre Mort-vivant.',
)
const NEEDS_A_CARD = no(
  'MK-INT-04',
  'A monster joins a fight only by a card that sends it.',
  'Un monstre ne rejoint un combat que par une carte qui l’y envoie.',
)
const NOT_SUCH_A_SEAT = no(
  'MK-DEATH-10',
  'It can lie only before those that the card names.',
  'Elle ne se pose que devant ceux que la carte nomme.',
)
const CROWDED = no(
  'MK-COMBAT-22',
  `More than ${MOST_MONSTERS} monsters do not fit on the table.`,
  `Plus de ${MOST_MONSTERS} monstres ne tiennent pas sur la table.`,
)

/** Why nothing can be played into the fight now, or ACCEPTED. */
export function whyNoFight(scene: Scene, seat: number): number {
  const { state } = scene
  if (!isFighting(state)) return NO_COMBAT
  if (isFleeing(scene)) return RUNNING
  if (isSummoning(scene)) return GOTHS_FIRST
  if (!isTime(scene, seat, TIMING.combat)) return NOT_NOW
  return isKeptOut(scene, seat) ? KEPT_OUT : ACCEPTED
}

/** Nor can anything be put onto monsters once the last one was removed: none comes back into a fight that was emptied. */
function whyNoMonster(scene: Scene, seat: number): number {
  const why = whyNoFight(scene, seat)
  if (why !== ACCEPTED) return why
  return monsterCount(scene) === 0 ? NO_MONSTER_LEFT : ACCEPTED
}

/** Nor can another monster join then, or where there is no room for it. */
export function whyNoJoining(scene: Scene, seat: number): number {
  const why = whyNoMonster(scene, seat)
  return why === ACCEPTED && isCrowded(scene) ? CROWDED : why
}

function enhance(scene: Scene, seat: number, choice: number): number {
  const [copy, slot] = [firstOf(choice), secondOf(choice)]
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  if (scene.printed(copy).kind !== 'enhancer') return NOT_AN_ENHANCER
  const why = whyNoMonster(scene, seat)
  if (why !== ACCEPTED) return why
  if (slot >= monsterCount(scene)) return NO_MONSTER_LEFT
  reopenGate(scene)
  announcePlay(scene, seat, copy, slot)
  move(scene, copy, FIGHT)
  setHost(scene, copy, monsterTwin(scene, slot)) // MK-COMBAT-29, -32
  return ACCEPTED
}

function enhanceSeat(scene: Scene, seat: number, choice: number): number {
  const [copy, onto] = [firstOf(choice), secondOf(choice)]
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  const { card } = scene.printed(copy)
  if (card.kind !== 'enhancer') return NOT_AN_ENHANCER
  if (!isTime(scene, seat, TIMING.any)) return NOT_NOW
  if (onto >= scene.state[SEATS]! || !mayLieBefore(scene, copy, onto)) return NOT_SUCH_A_SEAT
  reopenGate(scene)
  announcePlay(scene, seat, copy, onto)
  move(scene, copy, TABLE + onto)
  return ACCEPTED
}

function mayLieBefore(scene: Scene, copy: number, seat: number): boolean {
  const { card } = scene.printed(copy)
  if (card.kind !== 'enhancer' || card.orOn === undefined) return false
  return hasTrait(scene, seat, scene.deck.traitIndex.get(card.orOn) ?? NONE)
}

const isUndead = (scene: Scene, slot: number): boolean => monsterText(scene, slot).tags.has('undead')

/** MK-HORDE-01: any number, by anybody, while the combat is open. */
function joinHorde(scene: Scene, seat: number, choice: number): number {
  const copy = firstOf(choice)
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  const why = whyNoJoining(scene, seat)
  if (why !== ACCEPTED) return why
  if (!mayJoinHorde(scene, copy)) return scene.profile.horde ? NO_HORDE : NEEDS_A_CARD
  reopenGate(scene)
  announcePlay(scene, seat, copy)
  enterFight(scene, copy, seat, 'horde')
  return ACCEPTED
}

function mayJoinHorde(scene: Scene, copy: number): boolean {
  const printed = scene.printed(copy)
  if (!scene.profile.horde || printed.kind !== 'monster' || !printed.tags.has('undead')) return false
  for (let slot = 0; slot < monsterCount(scene); slot++) if (isUndead(scene, slot)) return true
  return false
}

export const enhancerVerbs: StandingVerbs = {
  enhance: {
    needs: inHand('enhancer'),
    apply: enhance,
    list(scene, seat, offers) {
      if (!isFighting(scene.state) || whyNoMonster(scene, seat) !== ACCEPTED) return
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
        if (scene.printed(copy).kind !== 'enhancer') continue
        for (let slot = 0; slot < monsterCount(scene); slot++) offers.add(encode('enhance', copy, slot))
      }
    },
  },
  enhanceSeat: {
    needs: inHand('enhancer'),
    apply: enhanceSeat,
    list(scene, seat, offers) {
      if (scene.deck.cultTrait === NONE || !isTime(scene, seat, TIMING.any)) return
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
        for (let onto = 0; onto < scene.state[SEATS]!; onto++)
          if (mayLieBefore(scene, copy, onto)) offers.add(encode('enhanceSeat', copy, onto))
    },
  },
  join: {
    needs: inHand('monster'),
    apply: joinHorde,
    list(scene, seat, offers) {
      if (!scene.profile.horde || !isFighting(scene.state) || whyNoJoining(scene, seat) !== ACCEPTED) return
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
        if (mayJoinHorde(scene, copy)) offers.add(encode('join', copy))
    },
  },
}
