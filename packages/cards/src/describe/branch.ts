// Effects that hold other effects: where they end is to be seen.

import type { Effect } from '../language/effect.ts'
import { pronoun } from './person.ts'
import { type Scene, say } from './scene.ts'

/** Inside, whoever acted is already known. */
export const laterScene = ({ isFollowed: _, isIt: _it, ...scene }: Scene): Scene => ({
  ...scene,
  subject: pronoun(scene.subject, scene),
})

/** "; otherwise, lose 1 level" */
export const insteadWords = (effects: readonly Effect[], scene: Scene): string =>
  `${say(scene, '; otherwise, ', ' ; sinon, ')}${scene.prose.steps(effects, laterScene(scene))}`

/** What has pauses of its own, outside brackets. */
export function isLong(text: string): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth++
    else if (letter === ')') depth--
    else if (depth === 0 && (letter === ';' || letter === ':')) return true
  }
  return false
}

/** "roll a die: on 1, die"; in brackets where something comes behind: "roll a die (on 1, die)". */
export const leadingTo = (act: string, what: string, scene: Scene): string =>
  scene.isFollowed === true ? `${act} (${what})` : `${act}${say(scene, ': ', ' : ')}${what}`

/** The steps of one way before another: in brackets where one could not tell which way goes on. */
export function wayBefore(effects: readonly Effect[], scene: Scene): string {
  const text = scene.prose.steps(effects, scene)
  return isLong(text) || effects.some(({ do: verb }) => verb === 'if') ? `(${text})` : text
}
