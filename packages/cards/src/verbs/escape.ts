import { si, à } from '../describe/grammar.ts'
import { monsterWords } from '../describe/monster.ts'
import { acts, meant, type Person, pronoun, states } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { ESCAPE, RUN_AWAY } from '../describe/verbs.ts'
import type { Window } from '../language/ability.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import { missing, NO_MONSTER, type Place } from '../schema/place.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Somebody gets away without a roll; before the flight begins it counts for the flight of this fight. In the window `badStuff` the bad stuff
 * does not happen, and who escapes was not `caught`: what the monster does even if one escapes happens, and `escaped` comes.
 */
export interface Escape {
  readonly do: 'escape'
  /** Who. */
  readonly who: Who
  /**
   * From `all` monsters, from the one that is `named` (in a roll step the monster of that roll), or from the one whose card says so:
   * `self`.
   */
  readonly from: 'all' | 'named' | 'self'
}

export const letEscape = (who: Who, from: Escape['from'] = 'all'): Effect => ({ do: 'escape', who, from })

/** Whoever is caught may still let others get away. */
const whyNobodyRuns = (place: Place): string | undefined =>
  place.part === 'badStuff' ? undefined : missing('fight', place)

export const verb: Verb<Escape> = {
  fields: ({ who, word }) => ({ who, from: word<Escape['from']>({ all: true, named: true, self: true }) }),
  misplaced: (step, place) => (step.from === 'self' && place.card !== 'monster' ? NO_MONSTER : whyNobodyRuns(place)),
  deed: 'fleeing',
  aim: ({ from }) => (from === 'named' ? 'monster' : undefined),
}

export const words: Words<Escape> = {
  clause(effect, scene) {
    const from =
      effect.from === 'all' ? say(scene, 'all monsters', 'tous les monstres') : monsterWords(effect.from, scene).text
    const of = meant(effect.who, scene)
    const who = acts(of, ESCAPE, scene)
    const later = isBeforeFlight(scene) ? ifTheyRun(of, scene) : ''
    return say(scene, `${who} ${from} without a roll${later}`, `${who} ${à(from)} sans lancer le dé${later}`)
  },
}

const IN_FIGHTS: ReadonlySet<Window | undefined> = new Set<Window>([
  'any',
  'combat',
  'ownCombat',
  'othersCombat',
  'kill',
])

/** Nobody runs yet: the fight goes on, and may still be won. */
const isBeforeFlight = ({ window, isBeforeFlight, isBeforeFights, reader }: Scene): boolean =>
  isBeforeFlight === true || IN_FIGHTS.has(window) || (isBeforeFights === true && reader !== 'victim')

/** " if they run away" */
function ifTheyRun(of: Person, scene: Scene): string {
  const runs = states(pronoun(of, scene), RUN_AWAY, scene)
  return say(scene, ` if ${runs}`, ` ${si(runs)}`)
}
