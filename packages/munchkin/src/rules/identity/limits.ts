// What a table may hold, looked at whenever one has changed: MK-IDENT-12, -14, MK-MOJO-03, MK-POWER-06, MK-DEATH-10. What follows by
// itself happens at once; where the owner may choose, he is asked (rules/identity/trim.ts, rules/item/shed.ts).

import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { standing } from '../../deck/speech.ts'
import { SHED, TRIM } from '../../frames/frame.ts'
import { agenda, UNSETTLED } from '../../layout.ts'
import { hostOf, isStaying } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { ownerOnTable, playCopies } from '../../zones.ts'
import { discard } from '../card/moves.ts'
import { checkCult } from '../cult/cult.ts'
import { SHED_FRAME } from '../item/frame.ts'
import { shedTable } from '../item/shed.ts'
import { TRIM_FRAME } from './frame.ts'
import { markUnsettled } from './mark-unsettled.ts'
import { hasTrait, traitsOfKind } from './traits.ts'
import { trimTable } from './trim.ts'

/** True if something was put right or somebody was asked. */
export function settleTables(scene: Scene): boolean {
  const { state } = scene
  while (state[UNSETTLED] !== 0) {
    const seat = 31 - Math.clz32(state[UNSETTLED]! & -state[UNSETTLED]!)
    state[UNSETTLED]! &= state[UNSETTLED]! - 1
    if (shedLoose(scene, seat) || ask(scene, seat)) {
      markUnsettled(scene, seat)
      return true
    }
  }
  return checkCult(scene)
}

/** Asks the owner where he may choose, unless he is being asked already. */
function ask(scene: Scene, seat: number): boolean {
  const top = agenda.top(scene.state)
  const kind = scene.state[top]
  if (kind === TRIM && scene.state[cell(top, TRIM_FRAME.offsets.WHO)] === seat) return false
  if (kind === SHED && scene.state[cell(top, SHED_FRAME.offsets.WHO)] === seat) return false
  return trimTable(scene, seat) || shedTable(scene, seat)
}

/** What cannot stay by itself: says whether anything went. */
function shedLoose(scene: Scene, seat: number): boolean {
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (!isLoose(scene, seat, copy)) continue
    discard(scene, copy)
    return true
  }
  return false
}

function isLoose(scene: Scene, seat: number, copy: number): boolean {
  const { kind, usableBy, multiOf, needsBoth, card } = scene.printed(copy)
  if (isStaying(scene, copy)) return hostOf(scene, copy) !== NONE && ownerOnTable(scene, hostOf(scene, copy)) !== seat
  if (kind === 'power') return usableBy !== null && !usableBy(scene, seat, standing(copy)) // MK-POWER-06
  if (multiOf !== null) {
    const left = traitsOfKind(scene, seat, multiOf)
    return needsBoth ? left < 2 : left === 0 // MK-IDENT-12, -14, MK-MOJO-03
  }
  if (card.kind === 'enhancer')
    return card.orOn === undefined || !hasTrait(scene, seat, scene.deck.traitIndex.get(card.orOn) ?? NONE)
  if (kind === 'attachment') return ownerOnTable(scene, hostOf(scene, copy)) !== seat
  return false
}
