// Effects that hold other effects.

import type { Effect } from '../language/effect.ts'
import { pronoun } from './person.ts'
import { type Scene, say } from './scene.ts'

/** Inside, whoever acted is already known. */
export const laterScene = (scene: Scene): Scene => ({ ...scene, subject: pronoun(scene.subject, scene) })

/** "; otherwise, lose 1 level" */
export const insteadWords = (effects: readonly Effect[], scene: Scene): string =>
  `${say(scene, '; otherwise, ', ' ; sinon, ')}${scene.prose.steps(effects, laterScene(scene))}`
