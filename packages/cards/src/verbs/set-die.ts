import { quantityWords } from '../describe/parts.ts'
import { say } from '../describe/scene.ts'
import type { Amount } from '../language/amount.ts'
import type { Effect } from '../language/effect.ts'
import type { Verb, Words } from './verb.ts'

/** The die that was just rolled shows this instead. */
export interface SetDie {
  readonly do: 'setDie'
  /** A face, from 1 to 6; what comes to less or more is a 1 or a 6. */
  readonly to: Amount
}

export const setDie = (to: Amount): Effect => ({ do: 'setDie', to })

export const verb: Verb<SetDie> = {
  fields: ({ amountWithin }) => ({ to: amountWithin(1, 6) }),
  deed: 'dice',
  needs: 'roll',
}

export const words: Words<SetDie> = {
  clause({ to }, scene) {
    const shown = quantityWords(to, scene)
    return say(scene, `the die shows ${shown}`, `le dé indique ${shown}`)
  },
}
