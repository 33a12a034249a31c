// A turn between two others, by a card: MK-TURN-22, MK-META-03. One follows a turn at most, and none follows one that is extra, so that it
// goes round for everybody whatever the cards say.

import { NONE } from '@brouhaha/table'
import { cell } from '../../block.ts'
import { tell } from '../../events.ts'
import { ACTIVE, leftOf, TURN_AT } from '../../layout.ts'
import type { Scene } from '../../scene.ts'
import { EXTRA } from './stages.ts'

const RESUMES = 16

const extraIn = ({ state }: Scene): number => state[cell(TURN_AT, EXTRA)]!

export const isExtra = (scene: Scene): boolean => extraIn(scene) >= RESUMES

/** Who takes an extra turn after this one, or NONE. */
export const extraAfter = (scene: Scene): number => (isExtra(scene) ? NONE : extraIn(scene) - 1)

/** Gives a seat an extra turn, unless this turn is one or has one behind it already. */
export function giveExtraTurn(scene: Scene, seat: number): void {
  if (extraIn(scene) !== 0) return
  scene.state[cell(TURN_AT, EXTRA)] = seat + 1
  tell(scene.play, { type: 'extraTurnGiven', seat })
}

/** Who comes next, and what the next turn has to know of it: where it goes on behind an extra one. */
export function whoIsNext(scene: Scene): { readonly seat: number; readonly extra: number } {
  const { state } = scene
  const given = extraAfter(scene)
  if (given !== NONE) return { seat: given, extra: RESUMES * (state[ACTIVE]! + 1) }
  const last = isExtra(scene) ? extraIn(scene) / RESUMES - 1 : state[ACTIVE]!
  return { seat: leftOf(state, last), extra: 0 }
}

/** What of it cannot be. */
export function wrongExtra(scene: Scene, seats: number): boolean {
  const extra = extraIn(scene)
  return extra < 0 || (extra < RESUMES ? extra > seats : extra % RESUMES !== 0 || extra / RESUMES > seats)
}
