// What a novice has worked out about one decision; each part when it is first needed.

import type { Random } from '@brouhaha/kit'
import type { MunchkinChoice } from '@brouhaha/munchkin'
import type { Outlook } from './outlook.ts'
import { Plan } from './plan.ts'
import { Wardrobe } from './wardrobe.ts'

export class Mind {
  readonly outlook: Outlook
  readonly luck: Random
  #plan: Plan | null = null
  #wardrobe: Wardrobe | null = null

  constructor(outlook: Outlook, luck: Random) {
    this.outlook = outlook
    this.luck = luck
  }

  get plan(): Plan {
    this.#plan ??= new Plan(this.outlook)
    return this.#plan
  }

  get wardrobe(): Wardrobe {
    this.#wardrobe ??= new Wardrobe(this.outlook)
    return this.#wardrobe
  }
}

/** What a choice is worth in gold. Going on is worth nothing, so what is above that is done first. */
export type Weigh = (mind: Mind, choice: MunchkinChoice, number: number) => number

export const NEVER = Number.NEGATIVE_INFINITY
