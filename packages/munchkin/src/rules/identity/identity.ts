// Races, classes, mojos and powers: MK-IDENT-04, -05, -07, -08, -11 to -14, MK-MOJO-02, MK-POWER-03, -05, -06, -08, MK-CULT-02,
// MK-SETUP-08, -10, -11, DEC-43, DEC-44, DEC-63. A swap is one action, so what depends on having a class survives it.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { encode, firstOf, secondOf } from '../../choice.ts'
import type { Printed } from '../../deck/printed.ts'
import { standing } from '../../deck/speech.ts'
import { inHand, onTable } from '../../kinds.ts'
import { ACTIVE, levelOf } from '../../layout.ts'
import { NO_SUCH_CHOICE, NOT_NOW, NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerbs } from '../../standing.ts'
import { DE, isTime, situationOf, TIMING } from '../../timing.ts'
import { handCopies, isInHand, isOnTable, playCopies, TABLE } from '../../zones.ts'
import { permits } from '../card/figures.ts'
import { reopenGate } from '../card/gate.ts'
import { discard, move } from '../card/moves.ts'
import { announcePlay } from '../card/played.ts'
import { isInsideRoll } from '../flee/flight.ts'
import { isFresh } from '../treasure/fresh.ts'
import { hasTraitCard, multiFor, traitsOfKind } from './traits.ts'

const NOT_A_TRAIT = no(
  'MK-IDENT-04',
  'That card says nothing about who you are.',
  'Cette carte ne dit rien de ce que tu es.',
)
const WRONG_TIME = no(
  'MK-IDENT-04',
  'Only in your own turn, or as you get it.',
  'Seulement à ton tour, ou à l’instant où tu la reçois.',
)
const ONE_OF_A_KIND = {
  race: no(
    'MK-IDENT-07',
    'You have one race at a time: swap it, or play a card that allows two.',
    'Une seule race à la fois : échange la tienne, ou joue une carte qui en permet deux.',
  ),
  class: no(
    'MK-IDENT-07',
    'You have one class at a time: swap it, or play a card that allows two.',
    'Une seule classe à la fois : échange la tienne, ou joue une carte qui en permet deux.',
  ),
  mojo: no(
    'MK-IDENT-07',
    'You have one mojo at a time: swap it, or play a card that allows two.',
    'Un seul mojo à la fois : échange le tien, ou joue une carte qui en permet deux.',
  ),
} as const
const TWICE = no('MK-IDENT-08', 'You cannot be the same thing twice.', 'On ne peut pas être deux fois la même chose.')
const NOT_SUCH_A_SWAP = no(
  'MK-IDENT-07',
  'Only one of the same kind can be swapped.',
  'On n’échange qu’une carte du même genre.',
)
const OVER_BUDGET = no(
  'MK-POWER-03',
  'Your powers would outrank your level.',
  'La somme des rangs dépasserait ton niveau.',
)
const CONDITION = no('MK-POWER-06', 'You do not meet its condition.', 'Tu ne remplis pas sa condition.')
const CULT_IS_FOR_EVER = no('MK-CULT-02', 'Nobody quits the cult.', 'On ne quitte pas les Cultistes comme ça.')
const LOCKED = no('MK-META-03', 'This one cannot be given up.', 'Celle-là, on ne s’en défait pas.')
const NEEDS_ONE = no('MK-IDENT-11', 'You need one such card in play first.', 'Il t’en faut d’abord une en jeu.')
const NEEDS_SECOND = no(
  'MK-IDENT-13',
  'You need a second class to add at once.',
  'Il te faut une deuxième classe à ajouter aussitôt.',
)
const HAVE_IT = no('MK-IDENT-07', 'You already have that freedom.', 'Tu as déjà cette liberté.')

export function rankSum(scene: Scene, seat: number): number {
  let sum = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) sum += scene.printed(copy).rank
  return sum
}

/** MK-IDENT-04, MK-POWER-05, TIM-09 to -12: why a card about oneself cannot be played now, or ACCEPTED. */
function whyNotTime(scene: Scene, seat: number, copy: number): number {
  const situation = situationOf(scene, seat)
  if (isInsideRoll(scene)) return NOT_NOW
  if (isFresh(scene, copy)) return situation === DE && !scene.profile.rebornAtOnce ? NOT_NOW : ACCEPTED
  if (situation === DE) return NOT_NOW
  const { kind } = scene.printed(copy)
  if (kind === 'power') return ACCEPTED
  if (scene.state[ACTIVE] === seat && (situation & TIMING.trait) !== 0) return ACCEPTED
  return kind !== 'multi' && permits(scene, seat, 'traitsAnyTime') ? ACCEPTED : WRONG_TIME // MK-META-03
}

/** Why a trait does not fit a seat, `replaced` leaving at the same time (NONE: none), or ACCEPTED. */
function whyNotFit(scene: Scene, seat: number, copy: number, replaced: number): number {
  const printed = scene.printed(copy)
  const old = replaced === NONE ? null : scene.printed(replaced)
  if (old !== null && old.traitKind !== printed.traitKind) return NOT_SUCH_A_SWAP
  if (old?.cult) return CULT_IS_FOR_EVER
  if (old?.locked) return LOCKED
  if (printed.usableBy !== null && !printed.usableBy(scene, seat, standing(copy))) return CONDITION
  if (printed.traitKind === 'power') {
    const sum = rankSum(scene, seat) - (old?.rank ?? 0) + printed.rank
    return sum <= levelOf(scene.state, seat) ? ACCEPTED : OVER_BUDGET
  }
  return whyNotOneMore(scene, seat, printed, old)
}

function whyNotOneMore(scene: Scene, seat: number, printed: Printed, old: Printed | null): number {
  const kind = printed.traitKind as 'race' | 'class' | 'mojo'
  if (hasTraitCard(scene, seat, printed.trait) && old?.trait !== printed.trait) return TWICE
  const most = multiFor(scene, seat, kind) !== NONE ? 2 : 1
  return traitsOfKind(scene, seat, kind) - (old === null ? 0 : 1) < most ? ACCEPTED : ONE_OF_A_KIND[kind]
}

function playableTrait(scene: Scene, seat: number, copy: number, replaced = NONE): number {
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  if (scene.printed(copy).traitKind === null) return NOT_A_TRAIT
  if (replaced !== NONE && !isOnTable(scene, replaced, seat)) return NOT_THERE
  const why = whyNotTime(scene, seat, copy)
  return why === ACCEPTED ? whyNotFit(scene, seat, copy, replaced) : why
}

function playTrait(scene: Scene, seat: number, copy: number, replaced = NONE): number {
  const why = playableTrait(scene, seat, copy, replaced)
  if (why !== ACCEPTED) return why
  reopenGate(scene)
  announcePlay(scene, seat, copy)
  move(scene, copy, TABLE + seat)
  if (replaced !== NONE) discard(scene, replaced)
  return ACCEPTED
}

/** MK-IDENT-11, -13, MK-MOJO-02: `second` is the class that Super Munchkin adds at once. */
function playMulti(scene: Scene, seat: number, copy: number, second: number): number {
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  const { multiOf, needsBoth } = scene.printed(copy)
  if (multiOf === null) return NOT_A_TRAIT
  const time = whyNotTime(scene, seat, copy)
  if (time !== ACCEPTED) return time
  if (multiFor(scene, seat, multiOf) !== NONE) return HAVE_IT
  if (traitsOfKind(scene, seat, multiOf) === 0) return NEEDS_ONE
  if (needsBoth) {
    if (second === NONE) return NEEDS_SECOND
    const why = whyNotSecond(scene, seat, second, multiOf)
    if (why !== ACCEPTED) return why
  } else if (second !== NONE) return NO_SUCH_CHOICE
  reopenGate(scene)
  announcePlay(scene, seat, copy)
  move(scene, copy, TABLE + seat)
  if (needsBoth) {
    announcePlay(scene, seat, second)
    move(scene, second, TABLE + seat)
  }
  return ACCEPTED
}

function whyNotSecond(scene: Scene, seat: number, second: number, kind: string): number {
  if (!isInHand(scene, second, seat)) return NOT_THERE
  const printed = scene.printed(second)
  if (printed.traitKind !== kind) return NEEDS_SECOND
  if (hasTraitCard(scene, seat, printed.trait)) return TWICE
  return printed.usableBy === null || printed.usableBy(scene, seat, standing(second)) ? ACCEPTED : CONDITION
}

/** MK-IDENT-05, TIM-13, -14. */
function whyNotDrop(scene: Scene, seat: number, copy: number): number {
  if (!isOnTable(scene, copy, seat)) return NOT_THERE
  const { traitKind, cult, locked } = scene.printed(copy)
  if (traitKind === null) return NOT_A_TRAIT
  if (cult) return CULT_IS_FOR_EVER
  if (locked) return LOCKED
  if (situationOf(scene, seat) === DE) return scene.profile.rebornAtOnce && !isInsideRoll(scene) ? ACCEPTED : NOT_NOW
  return isTime(scene, seat, TIMING.any) ? ACCEPTED : NOT_NOW
}

function dropTrait(scene: Scene, seat: number, copy: number): number {
  const why = whyNotDrop(scene, seat, copy)
  if (why !== ACCEPTED) return why
  discard(scene, copy)
  return ACCEPTED
}

export const traitVerbs: StandingVerbs = {
  playTrait: {
    needs: inHand('race', 'class', 'mojo', 'power'),
    apply: (scene, seat, choice) => playTrait(scene, seat, firstOf(choice), secondOf(choice) - 1),
    list(scene, seat, offers) {
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
        const { traitKind } = scene.printed(copy)
        if (traitKind === null || whyNotTime(scene, seat, copy) !== ACCEPTED) continue
        if (whyNotFit(scene, seat, copy, NONE) === ACCEPTED) offers.add(encode('playTrait', copy))
        for (let old = playCopies(scene, seat); old !== NONE; old = scene.nextOf(old))
          if (scene.printed(old).traitKind === traitKind && whyNotFit(scene, seat, copy, old) === ACCEPTED)
            offers.add(encode('playTrait', copy, old + 1))
      }
    },
  },
  playMulti: {
    needs: inHand('multi'),
    apply: (scene, seat, choice) => playMulti(scene, seat, firstOf(choice), secondOf(choice) - 1),
    list(scene, seat, offers) {
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
        const { multiOf, needsBoth } = scene.printed(copy)
        if (multiOf === null || whyNotTime(scene, seat, copy) !== ACCEPTED) continue
        if (multiFor(scene, seat, multiOf) !== NONE || traitsOfKind(scene, seat, multiOf) === 0) continue
        if (!needsBoth) offers.add(encode('playMulti', copy))
        else
          for (let second = handCopies(scene, seat); second !== NONE; second = scene.nextOf(second))
            if (whyNotSecond(scene, seat, second, multiOf) === ACCEPTED)
              offers.add(encode('playMulti', copy, second + 1))
      }
    },
  },
  dropTrait: {
    needs: onTable('race', 'class', 'mojo', 'power'),
    apply: (scene, seat, choice) => dropTrait(scene, seat, firstOf(choice)),
    list(scene, seat, offers) {
      for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
        if (whyNotDrop(scene, seat, copy) === ACCEPTED) offers.add(encode('dropTrait', copy))
    },
  },
}
