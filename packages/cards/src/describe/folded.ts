// What a condition makes of the window that it belongs to: "when you help in a fight" for a fight of one's own in which one helps.

import type { Window } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import { indefinite, kindNoun } from './noun.ts'
import { accusative, type Person, possessive, states } from './person.ts'
import { type Scene, say } from './scene.ts'
import { BE, FIGHT, GAIN, HELP } from './verbs.ts'

export interface Fold {
  readonly window: Window
  readonly when: (one: Condition) => boolean
  readonly words: (of: Person, scene: Scene) => string
}

const is =
  (who: 'actor' | 'victim'): Fold['when'] =>
  (one) =>
    !('count' in one) && 'is' in one && one.is === who
const isNot =
  (who: 'actor' | 'victim'): Fold['when'] =>
  (one) =>
    'not' in one && is(who)(one.not)
/** Whoever did it is you, or somebody else. */
const ofActor =
  (isYou: boolean): Fold['when'] =>
  (one) => {
    if ((isYou ? is : isNot)('actor')(one)) return true
    if (!('among' in one) || one.among !== 'actor') return false
    const asked = 'some' in one ? one.some : one.every
    const inner = isYou ? asked : 'not' in asked ? asked.not : undefined
    return inner !== undefined && !('count' in inner) && 'is' in inner && inner.is === 'you'
  }
const isOwnTurn: Fold['when'] = (one) => 'turn' in one && one.turn === 'own'
const fightsAs =
  (how: 'alone' | 'asMain' | 'asHelper'): Fold['when'] =>
  (one) =>
    'fights' in one && one.fights === how

/** Nobody fights: no fighter is counted, or no monster. */
export function isOutsideFights(one: Condition): boolean {
  if ('not' in one)
    return 'monsters' in one.not && (one.not.monsters.least ?? 0) <= 1 && one.not.monsters.most === undefined
  return 'count' in one && typeof one.count === 'object' && 'seats' in one.count && isNoFighter(one.count, one.is)
}

const isNoFighter = (
  { seats, when }: { readonly seats: unknown; readonly when?: Condition },
  range: Extract<Condition, { readonly count: unknown }>['is'],
): boolean => seats === 'fighters' && when === undefined && typeof range === 'object' && range.most === 0

const when =
  (words: (of: Person, scene: Scene) => string): Fold['words'] =>
  (of, scene) =>
    `${say(scene, 'when', 'quand')} ${words(of, scene)}`
const another = (scene: Scene): Person => ({ is: 'one', text: say(scene, 'another player', 'un autre joueur') })

export const FOLDS: readonly Fold[] = [
  { window: 'any', when: isOutsideFights, words: (_, scene) => say(scene, 'outside fights', 'hors combat') },
  {
    window: 'turnStart',
    when: isOwnTurn,
    words: (of, scene) => {
      const own = possessive(of, { gender: 'm', plural: false }, scene)
      return say(scene, `at the start of ${own} turn`, `au début de ${own} tour`)
    },
  },
  {
    window: 'turnEnd',
    when: isOwnTurn,
    words: (of, scene) => {
      const own = possessive(of, { gender: 'm', plural: false }, scene)
      return say(scene, `at the end of ${own} turn`, `à la fin de ${own} tour`)
    },
  },
  {
    window: 'ownCombat',
    when: fightsAs('asHelper'),
    words: when((of, scene) => `${states(of, HELP, scene)} ${say(scene, 'in a fight', 'au combat')}`),
  },
  {
    window: 'ownCombat',
    when: fightsAs('asMain'),
    words: when((of, scene) => `${states(of, BE, scene)} ${say(scene, 'the main fighter', 'le combattant principal')}`),
  },
  {
    window: 'ownCombat',
    when: fightsAs('alone'),
    words: when((of, scene) => `${states(of, FIGHT, scene)} ${say(scene, 'without help', 'sans aide')}`),
  },
  {
    window: 'badStuff',
    when: is('victim'),
    words: (of, scene) => {
      const whom = accusative(of, scene)
      return say(
        scene,
        `before bad stuff strikes ${whom}`,
        of.is === 'you' ? 'avant de subir un sale coup' : `avant qu'un sale coup ${whom} frappe`,
      )
    },
  },
  {
    window: 'badStuff',
    when: isNot('victim'),
    words: (_, scene) =>
      say(scene, 'before bad stuff strikes another player', "avant qu'un autre joueur subisse un sale coup"),
  },
  {
    window: 'curse',
    when: isNot('victim'),
    words: when((_, scene) => {
      const curse = indefinite([kindNoun('curse', scene)], scene)
      return say(scene, `${curse} hits another player`, `${curse} frappe un autre joueur`)
    }),
  },
  {
    window: 'escape',
    when: is('actor'),
    words: when((of, scene) =>
      scene.language === 'en'
        ? `${of.text} have escaped`
        : of.is === 'you'
          ? "tu viens de t'échapper"
          : `${of.text} vient de s'échapper`,
    ),
  },
  {
    window: 'escape',
    when: isNot('actor'),
    words: when((_, scene) => say(scene, 'another player has escaped', "un autre joueur vient de s'échapper")),
  },
  {
    window: 'level',
    when: ofActor(true),
    words: when((of, scene) => `${states(of, GAIN, scene)} ${say(scene, 'a level', 'un niveau')}`),
  },
  {
    window: 'level',
    when: ofActor(false),
    words: when((_, scene) => `${states(another(scene), GAIN, scene)} ${say(scene, 'a level', 'un niveau')}`),
  },
]
