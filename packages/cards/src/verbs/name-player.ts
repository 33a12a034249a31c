import { isExcluded } from '../describe/given.ts'
import { que } from '../describe/grammar.ts'
import { acts, isKnown, like, meantAlone, type Person, tonic } from '../describe/person.ts'
import { type Scene, say } from '../describe/scene.ts'
import { CHOOSE } from '../describe/verbs.ts'
import { someOne } from '../describe/zone.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { Who } from '../language/selector.ts'
import type { Verb, Words } from './verb.ts'

/**
 * Somebody chooses a seat, which has this name from then on. Nobody is asked where only one can be meant; where nobody can, the
 * name stands for nobody.
 */
export interface NamePlayer {
  readonly do: 'namePlayer'
  /** The name by which the steps behind it speak of the player. */
  readonly as: string
  /** Who chooses; whom the effect is about where it is left out. */
  readonly by?: Who
  /**
   * Among these seats; the others where it is left out: all but whom the effect is about, so that with `by` somebody else may choose
   * himself.
   */
  readonly among?: Who
  /** Only seats that are like this. */
  readonly when?: Condition
}

export const namePlayer = (as: string, more: Omit<NamePlayer, 'do' | 'as'> = {}): Effect => ({
  do: 'namePlayer',
  as,
  ...more,
})

export const verb: Verb<NamePlayer> = {
  fields: ({ who, conditionOfTried, name, maybe }) => ({
    as: name,
    by: maybe(who),
    among: maybe(who),
    when: maybe(conditionOfTried),
  }),
  deed: null,
  names: () => 'seat',
}

export const words: Words<NamePlayer> = {
  clause(effect, scene) {
    const chooser = meantAlone(effect.by, scene)
    const by = acts(chooser, CHOOSE, scene)
    const { among = 'others', when } = effect
    const whom = someOne(among, scene)
    if (isKnown(whom)) return `${by} ${oneself(whom, scene)}`
    if (among === 'others' && chooser.text !== scene.subject.text) return `${by} ${besides(effect, scene)}`
    return `${by} ${whom.text}${when === undefined ? '' : ` ${like(when, scene)}`}${orTheSame(effect, scene)}`
  },
}

/** The others are everybody but whom the effect is about, so that whoever else chooses may choose himself. */
function besides(effect: NamePlayer, scene: Scene): string {
  const left = effect.by === undefined ? null : withoutSeat(effect.by, effect.when)
  const when = left === null ? effect.when : left
  const which = when === undefined ? '' : ` ${like(when, scene)}`
  const them = tonic(scene.subject, scene)
  return left === null
    ? `${say(scene, `a player other than ${them}`, `un joueur autre ${que(them)}`)}${which}${orTheSame(effect, scene)}`
    : `${say(scene, `another player (not ${them})`, `un autre joueur (pas ${them})`)}${which}${orTheSame(effect, scene)}`
}

/** What is left of a condition that asks for somebody else than this seat; null where it does not. */
function withoutSeat(seat: Who, when: Condition | undefined): Condition | undefined | null {
  if (when === undefined || !('not' in when)) return null
  const { not } = when
  return 'is' in not && !('count' in not) && JSON.stringify(not.is) === JSON.stringify(seat) ? undefined : null
}

const oneself = (of: Person, scene: Scene): string =>
  of.is === 'you' ? say(scene, 'yourself', 'toi-même') : say(scene, 'themself', 'lui-même')

/** Whoever was chosen before may be chosen again, unless the card says otherwise. */
function orTheSame({ as, among = 'others', when }: NamePlayer, { given = [], ...scene }: Scene): string {
  const before = given.filter(({ name, kind }) => kind === 'seat' && name !== as)
  const isOpen = among === 'others' || among === 'everyone'
  if (!isOpen || before.length === 0 || before.some(({ name }) => isExcluded(name, when) !== null)) return ''
  return say(scene, ' (or the same)', ' (ou le même)')
}
