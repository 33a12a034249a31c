// A card that comes to lie before somebody, where it goes on doing what it does.

import { acts, form, type Person, tonic } from './person.ts'
import { type Scene, say } from './scene.ts'
import { LAY } from './verbs.ts'

/** "lay this card before the helper", "lay this card with 3 counters on it before the player on your left"; `bearing`: " with 3 counters on it" */
export function laysBefore(whom: Person, scene: Scene, bearing = ''): string {
  const of = scene.subject
  if (bearing === '' && /this card|cette carte/.test(of.text))
    return say(
      scene,
      `${of.text} ${form(of, LAY, scene)} it before ${tonic(whom, scene)}`,
      `${of.text} la ${form(of, LAY, scene)} devant ${tonic(whom, scene)}`,
    )
  return say(
    scene,
    `${acts(of, LAY, scene)} this card${bearing} before ${tonic(whom, scene)}`,
    `${acts(of, LAY, scene)} cette carte${bearing} devant ${tonic(whom, scene)}`,
  )
}
