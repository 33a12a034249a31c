// Effects as clauses: orders to the reader, statements about everybody else.

import type { Effect } from '../language/effect.ts'
import { EFFECT_WORDS } from '../verbs/list.ts'
import type { Words } from '../verbs/verb.ts'
import { nameGivenBy } from '../walk/step.ts'
import { about, isKnown, pronoun } from './person.ts'
import { type Scene, say } from './scene.ts'

const wordsOf = (effect: Effect): Words<Effect> => EFFECT_WORDS[effect.do]

/** Whoever sits beside somebody is nobody before it is said beside whom. */
const BESIDE = /(?:on their (?:left|right)|à (?:sa|leur) (?:gauche|droite))(?!\p{L})/u

function effectWords(effect: Effect, scene: Scene): string {
  const said = wordsOf(effect).clause(effect, scene)
  const { subject } = scene
  if (isKnown(subject) || said.startsWith(subject.text) || !BESIDE.test(said)) return said
  return `${about(subject, scene)}${wordsOf(effect).clause(effect, { ...scene, subject: pronoun(subject, scene) })}`
}

/** Behind a step, and within it, the name that it gives is known. */
function withGiven(effect: Effect, scene: Scene): Scene {
  const given = nameGivenBy(effect)
  return given === null ? scene : { ...scene, given: [...(scene.given ?? []), given] }
}

/** Steps in one breath: "lose 1 level, then discard your hand". */
export function stepsWords(effects: readonly Effect[], scene: Scene): string {
  if (effects.length === 0) return say(scene, 'nothing happens', 'rien ne se passe')
  return stepLines(effects, scene).reduce((before, next) => `${before}${pause(before, scene)}${next}`)
}

/** One clause for each step, which may speak of what the last one came to. */
export function stepLines(effects: readonly Effect[], scene: Scene): readonly string[] {
  let now = scene
  return effects.map((effect) => {
    now = withGiven(effect, now)
    const words = effectWords(effect, now)
    const next: Scene = { ...now, subject: pronoun(now.subject, now), topmost: false }
    now = wordsOf(effect).after?.(effect, next) ?? next
    return words
  })
}

/** A longer pause after a sentence that has pauses of its own. */
const pause = (before: string, scene: Scene): string =>
  before.includes(';') || before.includes(':') ? say(scene, '; then ', ' ; puis ') : say(scene, ', then ', ', puis ')
