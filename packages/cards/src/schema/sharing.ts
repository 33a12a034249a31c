// With whom somebody may have a trait in common: never with himself.

import type { Window } from '../language/ability.ts'
import type { Who } from '../language/selector.ts'
import type { Place, Reading } from './place.ts'
import { fault } from './reader.ts'

/** In these windows another word means whoever uses the card too. */
const OWN: Partial<Readonly<Record<Window, Who>>> = {
  ownTurn: 'active',
  ownDraw: 'active',
  afterCombat: 'active',
  ownRoll: 'actor',
  ownCurse: 'victim',
}

/** The words for whoever a condition is asked of, where they can mean nobody else. */
function subjectsAt({ isTried, eaches = 0, part, window, isOfOthers }: Place): readonly (Who | undefined)[] {
  if (isTried === true) return ['tried']
  if (eaches > 0) return ['each']
  switch (part) {
    case 'curse':
      return ['victim']
    case 'badStuff':
    case 'meeting':
    case 'kill':
      return ['you', 'victim']
    case 'trigger':
      return isOfOthers === true ? ['you'] : ['you', 'actor']
    default:
      return ['you', window === undefined ? undefined : OWN[window]]
  }
}

export function checkShared(raw: unknown, path: string, reading: Reading): void {
  if (raw !== undefined && subjectsAt(reading.place).includes(raw as Who))
    fault(reading, path, 'somebody else, such as others: this is whom the condition is asked of')
}
