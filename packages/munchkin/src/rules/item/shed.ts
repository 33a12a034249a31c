// Too many Big items: MK-ITEM-06, MK-POWER-13, TIM-40, -41, DEC-33, DEC-34. The owner regains the permission or, in his own turn, sells:
// those are ordinary plays. What he does neither with goes to the lowest level that can carry it, or to the discards.

import { ACCEPTED, NONE, only, type Seat } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { encode, firstOf, secondOf, VERB, verbOf } from '../../choice.ts'
import { lose } from '../../effects/loss.ts'
import { type FrameKind, NOT_MINE, SHED } from '../../frames/frame.ts'
import { agenda, DEAD, leftOf, levelOf, lifeOf } from '../../layout.ts'
import { NOT_THERE, NOT_YOURS, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import { isOnTable, playCopies } from '../../zones.ts'
import { isAbove, isBanned } from '../card/figures.ts'
import { markUnsettled } from '../identity/mark-unsettled.ts'
import { canCarryAll, layBefore } from '../trade/handing.ts'
import { SHED_FRAME } from './frame.ts'
import { bigCarried, bigLimit, isHeavy } from './slots.ts'

const NOT_BIG = no('MK-ITEM-06', 'Choose one of your Big items.', 'Choisis un de tes Gros objets.')
const NOT_TO_THEM = no(
  'MK-ITEM-06',
  'It goes to the lowest level that can carry it.',
  'Il va au niveau le plus bas qui peut le porter.',
)

const { WHO } = SHED_FRAME.offsets

export const isOverloaded = (scene: Scene, seat: number): boolean =>
  isAbove(scene, seat, bigCarried(scene, seat), bigLimit)

/** Asks the owner where he carries too much; says whether he does. */
export function shedTable(scene: Scene, seat: number): boolean {
  if (!isOverloaded(scene, seat)) return false
  agenda.push(scene.state, SHED, seat)
  return true
}

const mayTake = (scene: Scene, seat: number, copy: number): boolean =>
  lifeOf(scene.state, seat) !== DEAD && !isBanned(scene, seat, 'receiving') && canCarryAll(scene, seat, [copy], [])

/** The lowest level that can carry it, from the left, all of them if tied; nobody, if none can. */
function takers(scene: Scene, seat: number, copy: number): number[] {
  const { state } = scene
  const able: number[] = []
  for (let other = leftOf(state, seat); other !== seat; other = leftOf(state, other))
    if (mayTake(scene, other, copy)) able.push(other)
  const lowest = Math.min(...able.map((other) => levelOf(state, other)))
  return able.filter((other) => levelOf(state, other) === lowest)
}

export const shedding: FrameKind = {
  clock: 'question',
  decision: () => 'whichBig',
  step(scene, frame) {
    const seat = scene.state[cell(frame, WHO)]!
    if (isOverloaded(scene, seat)) return false
    agenda.pop(scene.state)
    markUnsettled(scene, seat) // Something else may be too much as well.
    return true
  },
  isOpen: () => true,
  owing: (scene, frame) => only(scene.state[cell(frame, WHO)]! as Seat),
  list(scene, frame, seat, offers) {
    if (seat !== scene.state[cell(frame, WHO)]) return
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
      if (!isHeavy(scene, copy)) continue
      const among = takers(scene, seat, copy)
      if (among.length === 0) offers.add(encode('shed', copy, seat))
      for (const to of among) offers.add(encode('shed', copy, to))
    }
  },
  answer(scene, frame, seat, choice) {
    if (verbOf(choice) !== VERB.shed) return NOT_MINE
    if (seat !== scene.state[cell(frame, WHO)]) return NOT_YOURS
    const [copy, to] = [firstOf(choice), secondOf(choice)]
    if (!isOnTable(scene, copy, seat)) return NOT_THERE
    if (!isHeavy(scene, copy)) return NOT_BIG
    const among = takers(scene, seat, copy)
    if (among.length === 0 ? to !== seat : !among.includes(to)) return NOT_TO_THEM
    if (to === seat) lose(scene, [copy])
    else layBefore(scene, copy, to)
    return ACCEPTED
  },
  fallback(scene, _frame, seat) {
    let cheapest = NONE
    for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
      if (!isHeavy(scene, copy)) continue
      if (cheapest === NONE || scene.printed(copy).value < scene.printed(cheapest).value) cheapest = copy
    }
    return encode('shed', cheapest, takers(scene, seat, cheapest)[0] ?? seat)
  },
}
