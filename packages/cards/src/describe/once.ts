// What happens once and no more, because the card that says so goes on to another place: "the next time you begin a fight".

import type { Ability } from '../language/ability.ts'
import { que } from './grammar.ts'
import { type Scene, say } from './scene.ts'

/**
 * Whether a card that lies there says something else as soon as this has happened: another `stay` takes the place of the one before.
 * For a fight nothing is laid down where there is none, and what a condition lets pass happens another time.
 */
export const happensOnce = (ability: Ability): boolean =>
  'on' in ability &&
  ability.when === undefined &&
  ability.effect.some((step) => step.do === 'stay' && (step.until !== 'combat' || ability.on === 'fightBegins'))

/** "when you begin a fight" → "the next time you begin a fight" */
export const nextTime = (when: string, scene: Scene): string =>
  say(
    scene,
    when.replace(/^when /, 'the next time '),
    when.replace(/^quand (.*)$/s, (_, clause: string) => `la prochaine fois ${que(clause)}`),
  )
