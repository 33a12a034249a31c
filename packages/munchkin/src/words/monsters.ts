import { NONE } from '@brouhaha/table'
import type { MunchkinHeard } from './event.ts'

interface Monster {
  readonly copy: number
  /** The copy whose text it has. */
  readonly text: number
}

/** The monsters of the fight, slot by slot, as far as they were heard of. */
export class Monsters {
  readonly #slots: Monster[] = []

  textIn(slot: number): number | undefined {
    return this.#slots[slot]?.text
  }

  follow(event: MunchkinHeard): void {
    if (event.type === 'combatBegan') this.#slots.length = 0
    else if (event.type === 'monsterJoined') this.#slots[event.slot] = event
    else if (event.type === 'monsterLeft' || event.type === 'friendly') {
      const slot = this.#slots.findIndex((monster) => monster?.copy === event.copy)
      if (slot !== NONE) this.#slots.splice(slot, 1)
    }
  }
}
