// Acolytes and loyal servants: MK-ACO-01 to -05, -12, DEC-49. They come at any time, in the place of
// another where there is no more room; what they carry lies on them.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { encode, firstOf, secondOf } from '../../choice.ts'
import { tell } from '../../events.ts'
import { inHand, onTable } from '../../kinds.ts'
import { isFighter } from '../../layout.ts'
import { attachedTo, hostOf, mark, setHost, USED } from '../../marks.ts'
import { NOT_NOW, NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerbs } from '../../standing.ts'
import { isTime, TIMING } from '../../timing.ts'
import { handCopies, isInHand, isOnTable, list, playCopies, TABLE } from '../../zones.ts'
import { discardTogether } from '../card/discards.ts'
import { limitOf } from '../card/figures.ts'
import { reopenGate } from '../card/gate.ts'
import { move } from '../card/moves.ts'
import { announcePlay } from '../card/played.ts'
import { whyNotSwitch } from '../item/items.ts'
import { isEquipment, isItem } from '../trade/goods.ts'

const NOT_AN_ACOLYTE = no('MK-ACO-01', 'That is not an acolyte.', 'Ce n’est pas un acolyte.')
const ONE_ACOLYTE = no(
  'MK-ACO-02',
  'You already have as many acolytes as you may.',
  'Tu as déjà autant d’acolytes que permis.',
)
const CARRIES_NOTHING = no('MK-ACO-05', 'It carries only what its card says.', 'Il ne porte que ce que dit sa carte.')

export const acolyteLimit = (scene: Scene, seat: number): number =>
  limitOf(scene, seat, Math.max(1, scene.profile.acolytes), 'acolyteLimit')

export function acolytesOf(scene: Scene, seat: number): number {
  let acolytes = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (scene.printed(copy).kind === 'acolyte') acolytes++
  return acolytes
}

const carriedBy = (scene: Scene, seat: number, acolyte: number): number[] =>
  list(scene, playCopies(scene, seat)).filter((copy) => hostOf(scene, copy) === acolyte)

/** Everything that an acolyte carries, and what lies on that. */
export const burdenOf = (scene: Scene, seat: number, acolyte: number): number[] =>
  carriedBy(scene, seat, acolyte).flatMap((copy) => [copy, ...attachedTo(scene, copy)])

/** MK-ACO-03, -09: it makes room for another, and what it carried goes with it. */
export function dismissAcolyte(scene: Scene, seat: number, acolyte: number): void {
  discardTogether(scene, [...burdenOf(scene, seat, acolyte), acolyte])
}

function playAcolyte(scene: Scene, seat: number, copy: number, replaced: number): number {
  if (!isInHand(scene, copy, seat)) return NOT_THERE
  if (scene.printed(copy).kind !== 'acolyte') return NOT_AN_ACOLYTE
  if (replaced !== NONE && !isOnTable(scene, replaced, seat)) return NOT_THERE
  if (replaced !== NONE && scene.printed(replaced).kind !== 'acolyte') return NOT_AN_ACOLYTE
  if (!isTime(scene, seat, TIMING.any)) return NOT_NOW
  if (acolytesOf(scene, seat) - (replaced === NONE ? 0 : 1) >= acolyteLimit(scene, seat)) return ONE_ACOLYTE
  reopenGate(scene)
  announcePlay(scene, seat, copy)
  if (replaced !== NONE) dismissAcolyte(scene, seat, replaced)
  move(scene, copy, TABLE + seat)
  return ACCEPTED
}

/** MK-ACO-05: an item that an acolyte holds is in use and takes no slot of its master's. */
function load(scene: Scene, seat: number, item: number, acolyte: number): number {
  if (!isOnTable(scene, item, seat) || !isOnTable(scene, acolyte, seat)) return NOT_THERE
  if (!mayLoad(scene, seat, item, acolyte)) return CARRIES_NOTHING
  const why = whyNotSwitch(scene, seat, item)
  if (why !== ACCEPTED) return why
  if (isFighter(scene.state, seat)) reopenGate(scene)
  setHost(scene, item, acolyte)
  mark(scene, item, USED, true)
  tell(scene.play, { type: 'attached', copy: item, to: acolyte })
  return ACCEPTED
}

function mayLoad(scene: Scene, seat: number, item: number, acolyte: number): boolean {
  const { card } = scene.printed(acolyte)
  if (card.kind !== 'acolyte' || !isEquipment(scene, item) || hostOf(scene, item) !== NONE) return false
  let carried = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
    if (hostOf(scene, copy) === acolyte && isItem(scene, copy)) carried++
  return carried < (card.carries ?? 0)
}

export const acolyteVerbs: StandingVerbs = {
  playAcolyte: {
    needs: inHand('acolyte'),
    apply: (scene, seat, choice) => playAcolyte(scene, seat, firstOf(choice), secondOf(choice) - 1),
    list(scene, seat, offers) {
      if (!isTime(scene, seat, TIMING.any)) return
      for (let copy = handCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
        if (scene.printed(copy).kind !== 'acolyte') continue
        if (acolytesOf(scene, seat) < acolyteLimit(scene, seat)) offers.add(encode('playAcolyte', copy))
        for (let old = playCopies(scene, seat); old !== NONE; old = scene.nextOf(old))
          if (scene.printed(old).kind === 'acolyte') offers.add(encode('playAcolyte', copy, old + 1))
      }
    },
  },
  load: {
    needs: onTable('acolyte'),
    apply: (scene, seat, choice) => load(scene, seat, firstOf(choice), secondOf(choice)),
    list(scene, seat, offers) {
      if (acolytesOf(scene, seat) === 0 || whyNotSwitch(scene, seat) !== ACCEPTED) return
      for (let acolyte = playCopies(scene, seat); acolyte !== NONE; acolyte = scene.nextOf(acolyte))
        for (let item = playCopies(scene, seat); item !== NONE; item = scene.nextOf(item))
          if (mayLoad(scene, seat, item, acolyte)) offers.add(encode('load', item, acolyte))
    },
  },
}
