import { acts, meantAlone } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { PLAY, TAKE } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Somebody takes an extra turn when this one is over; then it goes on with whoever would have come next. One extra turn follows a turn at
 * most, the first that is given in it, and none follows an extra turn: there the step does nothing.
 */
export interface ExtraTurn {
  readonly do: 'extraTurn'
  /** Who, one seat: whom the effect is about where it is left out; of several who are alike the first from `you` on. */
  readonly who?: Who
}

export const extraTurn = (who?: Who): Effect => ({ do: 'extraTurn', ...(who && { who }) })

const SEVERAL: ReadonlySet<unknown> = new Set<Who>(['fighters', 'others', 'everyone', 'neighbours', 'bystanders'])

export const verb: Verb<ExtraTurn> = {
  fields: ({ who, maybe }) => ({ who: maybe(who) }),
  expects: ({ who }) =>
    SEVERAL.has(who) ? 'one seat: one extra turn follows a turn, and it is one player’s' : undefined,
  misplaced: (_step, { eaches }) =>
    eaches === undefined ? undefined : 'no each around it: one extra turn follows a turn, so say outside whose it is',
  deed: 'turning',
}

export const words: Words<ExtraTurn> = {
  clause({ who }, scene) {
    const turn = say(scene, 'an extra turn after this one', 'un tour de plus après celui-ci')
    return `${acts(meantAlone(who, scene), scene.language === 'en' ? TAKE : PLAY, scene)} ${turn}`
  },
}
