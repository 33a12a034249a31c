// Whether the player whom a use aims at would be mixed up with somebody else of whom it speaks.

import type { Use } from '../language/ability.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import { aimOf } from '../walk/aim.ts'
import { armsOf } from '../walk/arms.ts'
import { mentions } from '../walk/mention.ts'
import { namesGivenIn } from '../walk/step.ts'

const OTHERS = ['actor', 'victim', 'helper', 'left', 'right'] as const satisfies readonly Who[]

/** "that player" would be either of two. */
export const isToldApart = (use: Use): boolean =>
  aimOf(use) === 'seat' &&
  (OTHERS.some((seat) => mentions(use.effect, { seat })) ||
    namesGivenIn(use.effect).some(({ kind }) => kind === 'seat') ||
    use.effect.some(sendsHelper))

const sendsHelper = (effect: Effect): boolean =>
  effect.do === 'dismissHelper' || armsOf(effect).flat().some(sendsHelper)
