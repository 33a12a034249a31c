import { closed, laterScene, leadingTo } from '../describe/branch.ts'
import { acts } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { ROLL } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import { rollsAgain } from '../schema/place.ts'
import type { Verb, Words } from './verb.ts'

interface Row {
  /** From this face of the die to that one, both included. */
  readonly on: readonly [number, number]
  /** What happens then. */
  readonly effect: readonly Effect[]
}

/**
 * Whom the effect is about rolls a die; the first row that holds it is carried out, nothing where none does. Without `rows` it is rolled
 * and remembered: `as` gives the number a name for the steps behind it.
 */
export interface Roll {
  readonly do: 'roll'
  /** A name for what the die shows. */
  readonly as?: string
  /** Rows of a table: `[{ "on": [1, 3], "effect": […] }, { "on": [4, 6], "effect": […] }]`. Left out beside `as` alone. */
  readonly rows?: readonly Row[]
}

/** `roll([1, 3, [die()]], [4, 6, []])` */
export const roll = (...rows: readonly (readonly [number, number, readonly Effect[]])[]): Effect => ({
  do: 'roll',
  rows: rows.map(([least, most, effect]) => ({ on: [least, most], effect })),
})

/** A die that is rolled and remembered. */
export const rollAs = (as: string): Effect => ({ do: 'roll', as })

export const verb: Verb<Roll> = {
  fields: ({ list, shape, faces, steps, name, maybe }) => ({
    as: maybe(name),
    rows: maybe(list(shape<Row>({ on: faces, effect: steps }), 1)),
  }),
  expects: ({ as, rows }) =>
    as === undefined && rows === undefined ? 'rows, or as: nothing comes of a die that nobody remembers' : undefined,
  misplaced: rollsAgain,
  deed: 'dice',
  names: () => 'number',
}

export const words: Words<Roll> = {
  clause(effect, scene) {
    const later = laterScene(scene)
    const telling = (effect.rows ?? []).filter(({ effect: then }) => then.length > 0)
    const rows = telling.map(({ on: [least, most], effect: then }) => {
      const faces = least === most ? String(least) : `${least}–${most}`
      return `${say(scene, 'on', 'sur')} ${faces}, ${closed(scene.prose.steps(then, { ...later, isFollowed: true }))}`
    })
    const rolls = `${acts(scene.subject, ROLL, scene)} ${say(scene, 'a die', 'un dé')}`
    if (telling.length === 0) return rolls
    return leadingTo(rolls, rows.join(say(scene, '; ', ' ; ')), scene)
  },
}
