// Counting as a holder of a trait at will: RUL-55, MK-IDENT-15. A card in play lends its owner a trait; he says whether he counts as a
// holder, for all to see, once in a turn. As it is laid down he does, but for the cult, which nobody joins by accident.

import { ACCEPTED, NONE } from '@brouhaha/table'
import { encode, firstOf } from '../../choice.ts'
import { tell } from '../../events.ts'
import { COUNTED_ANEW, seatCell, TURN_MARKS } from '../../layout.ts'
import { isMarked, mark, TURNED } from '../../marks.ts'
import { NOT_NOW, NOT_THERE, no } from '../../refusals.ts'
import type { Scene } from '../../scene.ts'
import type { StandingVerbs } from '../../standing.ts'
import { isTime, TIMING } from '../../timing.ts'
import { isOnTable, playCopies } from '../../zones.ts'
import { abilitiesOf, isActive } from '../card/active.ts'
import { reopenGate } from '../card/gate.ts'
import { markUnsettled } from './mark-unsettled.ts'
import { countsBy } from './traits.ts'

const LENDS_NOTHING = no(
  'MK-IDENT-15',
  'That card lets nobody count as anything.',
  'Cette carte ne fait passer personne pour autre chose.',
)
const ONCE_A_TURN = no(
  'RUL-55',
  'You have made up your mind once in this turn already.',
  'Tu t’es déjà décidé une fois pendant ce tour.',
)

const lends = (scene: Scene, seat: number, copy: number): boolean =>
  abilitiesOf(scene, copy).standIns.length > 0 && isActive(scene, seat, copy)

function whyNot(scene: Scene, seat: number): number {
  if (!isTime(scene, seat, TIMING.any)) return NOT_NOW
  return (scene.state[seatCell(seat, TURN_MARKS)]! & COUNTED_ANEW) === 0 ? ACCEPTED : ONCE_A_TURN
}

export const countVerbs: StandingVerbs = {
  countAs: {
    list(scene, seat, offers) {
      if (!scene.deck.lendsTraits) return
      for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy))
        if (lends(scene, seat, copy) && whyNot(scene, seat) === ACCEPTED) offers.add(encode('countAs', copy))
    },
    apply(scene, seat, choice) {
      const copy = firstOf(choice)
      if (copy >= scene.deck.copies.length || !isOnTable(scene, copy, seat)) return NOT_THERE
      if (!lends(scene, seat, copy)) return LENDS_NOTHING
      const why = whyNot(scene, seat)
      if (why !== ACCEPTED) return why
      scene.state[seatCell(seat, TURN_MARKS)]! |= COUNTED_ANEW
      reopenGate(scene)
      mark(scene, copy, TURNED, !isMarked(scene, copy, TURNED))
      tell(scene.play, { type: 'counted', seat, copy, counts: countsBy(scene, copy) })
      markUnsettled(scene, seat)
      return ACCEPTED
    },
  },
}
