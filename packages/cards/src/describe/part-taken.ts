// What is asked of somebody for the part they take: the main fighter, the helper, whoever played a card.

import type { Condition } from '../language/condition.ts'
import type { Who } from '../language/selector.ts'
import { hasActor } from './deeds.ts'
import { type Person, person, you } from './person.ts'
import { isReader, type Scene, say } from './scene.ts'
import { owner } from './zone.ts'

interface InPart {
  readonly part: 'asMain' | 'asHelper'
  readonly rest: Condition
}

/** Of fighters one is the main fighter, and one at most the helper: who is asked for with something else. */
export function inPart(one: Condition): InPart | undefined {
  if (!('all' in one) || one.all.length < 2) return undefined
  const found = one.all.find((each) => 'fights' in each && each.fights !== 'alone')
  if (found === undefined || !('fights' in found) || found.fights === 'alone') return undefined
  const [only, ...more] = one.all.filter((each) => each !== found)
  if (only === undefined) return undefined
  return { part: found.fights, rest: more.length === 0 ? only : { all: [only, ...more] } }
}

/** "the helper is an Elf", "no helper is an Elf" */
export function partWords({ part, rest }: InPart, scene: Scene, negated: boolean): string {
  if (part === 'asMain') return scene.prose.holds(rest, person('main', scene), scene, negated)
  const helper = person('helper', scene)
  const none: Person = { is: 'none', text: say(scene, 'no helper', 'aucun allié'), every: helper.text }
  return scene.prose.holds(rest, negated ? none : helper, scene, negated)
}

/** "you did not play it", "another player played it": whoever acted is you or not. */
export function actorWords(
  among: Extract<Condition, { readonly among: Who }>,
  scene: Scene,
  negated: boolean,
): string | undefined {
  if (among.among !== 'actor' || scene.window === undefined || !hasActor(scene.window)) return undefined
  const inner = 'some' in among ? among.some : among.every
  const isNot = 'not' in inner
  const asked = isNot ? inner.not : inner
  if (!('is' in asked) || 'count' in asked || typeof asked.is !== 'string' || !isReader(asked.is, scene))
    return undefined
  if ('some' in among !== isNot) return scene.prose.holds({ is: 'actor' }, you(scene), scene, negated !== isNot)
  if (!('some' in among) || negated) return undefined
  return scene.prose.holds({ is: 'actor' }, owner('others', scene), scene)
}
