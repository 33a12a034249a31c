import { insteadWords, lastWay, laterScene, leadingTo, wayBefore } from '../describe/branch.ts'
import { acts, form } from '../describe/person.ts'
import { say } from '../describe/scene.ts'
import { NAME, ROLL } from '../describe/verbs.ts'
import type { Effect } from '../language/effect.ts'
import { rollsAgain } from '../schema/place.ts'
import type { Verb, Words } from './verb.ts'

/** Whom the effect is about names a number from 1 to 6, then rolls a die. */
export interface Guess {
  readonly do: 'guess'
  /** A name for what the die shows. */
  readonly as?: string
  /** What happens if it shows that number. */
  readonly right: readonly Effect[]
  /** What happens if it does not. */
  readonly wrong: readonly Effect[]
}

export const guess = (right: readonly Effect[], wrong: readonly Effect[] = []): Effect => ({
  do: 'guess',
  right,
  wrong,
})

export const verb: Verb<Guess> = {
  fields: ({ steps, name, maybe }) => ({ as: maybe(name), right: steps, wrong: steps }),
  misplaced: rollsAgain,
  deed: 'dice',
  names: () => 'number',
}

export const words: Words<Guess> = {
  clause({ right, wrong }, scene) {
    const later = laterScene(scene)
    const names = acts(scene.subject, NAME, scene)
    const rolls = form(scene.subject, ROLL, scene)
    const act = say(scene, `${names} a number and ${rolls} a die`, `${names} un chiffre et ${rolls} un dé`)
    if (right.length === 0 && wrong.length > 0)
      return leadingTo(
        act,
        `${say(scene, 'unless it comes up, ', "s'il ne sort pas, ")}${lastWay(wrong, later)}`,
        scene,
      )
    const won = say(scene, 'if it comes up, ', "s'il sort, ")
    return wrong.length === 0
      ? leadingTo(act, `${won}${lastWay(right, later)}`, scene)
      : leadingTo(act, `${won}${wayBefore(right, later)}${insteadWords(wrong, scene)}`, scene)
  },
}
