// The card that may be played only if it turns the fight: tried out on a copy of the state (card-mechanics, hardest number 2).

import { TRIAL } from '@brouhaha/cards'
import { NONE, SILENT } from '@brouhaha/table'
import { fitsCopy, spendOn } from '../../deck/filters.ts'
import type { Printed, ReadyUse, Test } from '../../deck/printed.ts'
import type { Step } from '../../deck/program.ts'
import { seatsOf } from '../../deck/seats.ts'
import { type Speech, speak } from '../../deck/speech.ts'
import { copiesIn } from '../../deck/spots.ts'
import { isCombat, PLAYERS_BONUS } from '../../layout.ts'
import { isUsed, mark, setHost, USED } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { ASIDE, FIGHT, isOnTable, TABLE } from '../../zones.ts'
import { move } from '../card/moves.ts'
import { placeItem } from '../item/items.ts'
import { isWinning } from './totals.ts'

/** The same in a state that nobody will ever see. */
function tryOut(scene: Scene): Scene {
  scene.meter.spendApart(TRIAL)
  return scene.on(scene.state.slice(), SILENT)
}

/** What the uses of a card add to the side of whoever plays it. */
function strengthens(scene: Scene, uses: readonly ReadyUse[], seat: number, speech: Speech): number {
  let sum = 0
  for (const { effects } of uses) {
    const step = scene.deck.steps[effects]
    if (step?.effect.do === 'strengthen' && step.amount !== null) sum = Math.max(sum, step.amount(scene, seat, speech))
  }
  return sum
}

/** Losing now, and winning with the card that speaks at work before this seat, or with what using it up there gives. */
export const decides: Test = (scene, seat, speech) => {
  const { source } = speech
  const taking = source === NONE ? null : takingStep(scene, scene.printed(source))
  if (source === NONE || !isLosing(scene)) return false
  if (taking !== null) return takes(scene, seat, taking, speech).some((copy) => wouldTurn(scene, seat, copy))
  const printed = scene.printed(source)
  const tried = tryOut(scene)
  const before = speak(speech.cast, source, { ...speech, die: 0 })
  if (printed.kind !== 'item') {
    move(tried, source, FIGHT)
    setHost(tried, source, strengthens(tried, printed.uses, seat, before) - 1)
  } else if (isOnTable(tried, source, seat) && isUsed(tried, source)) {
    const { uses } = printed.abilities
    tried.state[PLAYERS_BONUS]! += strengthens(tried, uses, seat, before)
    if (uses.some(({ cost }) => cost.self)) move(tried, source, ASIDE)
  } else {
    move(tried, source, TABLE + seat)
    mark(tried, source, USED, true)
  }
  return isWinning(tried)
}

/** A step by which a card takes an item into use at once, or null. */
function takingStep(scene: Scene, { uses }: Printed): Step | null {
  for (const { effects } of uses) {
    const step = scene.deck.steps[effects]
    if (step?.effect.do === 'take' && step.effect.equip === true) return step
  }
  return null
}

function takes(scene: Scene, seat: number, { pick }: Step, speech: Speech): number[] {
  const cast = { you: seat, victim: seat, target: seat }
  const owners = pick!.of === undefined ? [seat] : seatsOf(scene, pick!.of, cast, speech)
  const copies = owners.flatMap((owner) => copiesIn(scene, pick!.zone, owner, speech))
  const { filter } = pick!
  if (!spendOn(scene, copies, filter)) return []
  return copies.filter((copy) => fitsCopy(scene, copy, filter, seat, speech.source))
}

/** A fight that something could still turn. */
export const isLosing = (scene: Scene): boolean => isCombat(scene.state) && !isWinning(scene)

/** Winning a fight that is being lost, once this seat uses an item that lies elsewhere. */
export function wouldTurn(scene: Scene, seat: number, copy: number): boolean {
  if (scene.meter.isTired) return false
  const tried = tryOut(scene)
  placeItem(tried, seat, copy)
  return isWinning(tried)
}
