// The card that may be played only if it turns the fight: tried out on a copy of the state (card-mechanics, hardest number 2).

import { SILENT } from '@brouhaha/table'
import { isCombat, PLAYERS_BONUS } from '../layout.ts'
import { isUsed, mark, setHost, USED } from '../marks.ts'
import { isWinning } from '../rules/combat/totals.ts'
import { placeItem } from '../rules/item/items.ts'
import type { Scene } from '../scene.ts'
import { ASIDE, FIGHT, isOnTable, move, TABLE } from '../zones.ts'
import { fitsCopy } from './filters.ts'
import type { Printed, ReadyUse, Test } from './printed.ts'
import type { Step } from './program.ts'
import { seatsOf } from './seats.ts'
import { copiesIn } from './spots.ts'

/** What the uses of a card add to the side of whoever plays it. */
function strengthens(scene: Scene, uses: readonly ReadyUse[], seat: number): number {
  let sum = 0
  for (const { effects } of uses) {
    const step = scene.deck.steps[effects]
    if (step?.effect.do === 'strengthen' && step.amount !== null) sum = Math.max(sum, step.amount(scene, seat, 0))
  }
  return sum
}

/** Losing now, and winning with `scene.source` at work before this seat, or with what using it up there gives. */
export const decides: Test = (scene, seat) => {
  const { state, play, source } = scene
  const taking = source < 0 ? null : takingStep(scene, scene.printed(source))
  if (taking !== null && !isWinning(scene))
    return takes(scene, seat, taking).some((copy) => wouldDecide(scene, seat, copy))
  if (source < 0 || !isCombat(state) || isWinning(scene)) return false
  const printed = scene.printed(source)
  scene.state = state.slice()
  scene.play = SILENT
  if (printed.kind !== 'item') {
    move(scene, source, FIGHT)
    setHost(scene, source, strengthens(scene, printed.uses, seat) - 1)
  } else if (isOnTable(scene, source, seat) && isUsed(scene, source)) {
    const { uses } = printed.abilities
    scene.state[PLAYERS_BONUS]! += strengthens(scene, uses, seat)
    if (uses.some(({ cost }) => cost.self)) move(scene, source, ASIDE)
  } else {
    move(scene, source, TABLE + seat)
    mark(scene, source, USED, true)
  }
  const wins = isWinning(scene)
  scene.state = state
  scene.play = play
  return wins
}

/** A step by which a card takes an item into use at once, or null. */
function takingStep(scene: Scene, { uses }: Printed): Step | null {
  for (const { effects } of uses) {
    const step = scene.deck.steps[effects]
    if (step?.effect.do === 'take' && step.effect.equip === true) return step
  }
  return null
}

function takes(scene: Scene, seat: number, { pick }: Step): number[] {
  const cast = { you: seat, victim: seat, target: seat }
  const owners = pick!.of === undefined ? [seat] : seatsOf(scene, pick!.of, cast)
  return owners.flatMap((owner) =>
    copiesIn(scene, pick!.zone, owner).filter((copy) => fitsCopy(scene, copy, pick!.filter)),
  )
}

/** Losing now, and winning once this seat uses an item that lies elsewhere. */
export function wouldDecide(scene: Scene, seat: number, copy: number): boolean {
  const { state, play } = scene
  if (!isCombat(state) || isWinning(scene)) return false
  scene.state = state.slice()
  scene.play = SILENT
  placeItem(scene, seat, copy)
  const wins = isWinning(scene)
  scene.state = state
  scene.play = play
  return wins
}

/** A condition that a card lays on its own use. */
export function isSo(scene: Scene, seat: number, copy: number, when: Test | null): boolean {
  if (when === null) return true
  scene.source = copy
  const so = when(scene, seat)
  scene.source = -1
  return so
}
