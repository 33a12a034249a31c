// What another sentence has said already: dealt hands, the first monster of a fight, treasures that were counted.

import { NONE } from '@brouhaha/table'
import type { MunchkinHeard } from './event.ts'

export class Overlap {
  #isDealing: boolean
  #first = NONE
  #seat = NONE
  #counted = 0

  /** Whether it hears the game from the start, with the dealing. */
  constructor(fromTheStart: boolean) {
    this.#isDealing = fromTheStart
  }

  covers(event: MunchkinHeard): boolean {
    switch (event.type) {
      case 'turnBegan':
        this.#isDealing = false
        return false
      case 'combatBegan':
        this.#first = event.copy
        return false
      case 'monsterJoined': {
        const isFirst = event.copy === this.#first
        this.#first = NONE
        return isFirst
      }
      case 'treasureDrawn':
        this.#seat = event.seat
        this.#counted = event.count
        return false
      case 'moved': {
        if (typeof event.to !== 'object' || !('hand' in event.to)) return false
        if (event.from === 'doorDeck') return this.#isDealing
        if (event.from !== 'treasureDeck') return false
        if (this.#isDealing) return true
        return event.copy === undefined && event.to.hand === this.#seat && this.#counted-- > 0
      }
      default:
        return false
    }
  }
}
