// What a card does while it lies there, as clauses.

import type { Ability, Ban, For } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import { isBeforeFights } from '../schema/place.ts'
import { provided } from './condition.ts'
import { amongOthers, ruleWords, whichFights } from './fight-rule.ts'
import { modifierWords } from './figure.ts'
import { banWords, isForbidding, permissionWords } from './freedom.ts'
import { a } from './grammar.ts'
import { mirrored } from './mirrored.ts'
import { momentWords } from './moment.ts'
import { happensOnce, nextTime } from './once.ts'
import { like, type Person, person, pronoun, states, you } from './person.ts'
import { type Scene, say } from './scene.ts'
import { sharedDeed } from './shared.ts'
import { limitWords, useWords } from './use.ts'
import { MAY } from './verbs.ts'

export const abilitiesWords = (abilities: readonly Ability[], scene: Scene): string =>
  abilityLines(abilities, { ...scene, isOneOf: abilities.length > 1 }).join(say(scene, '; ', ' ; '))

/** A clause for each, or for several that share what they allow or forbid, or when they hold: then that is said once. */
export function abilityLines(abilities: readonly Ability[] | undefined, scene: Scene): readonly string[] {
  const within = amongOthers(abilities, scene)
  const lines: Line[] = []
  for (const line of linesOf(abilities ?? [], within)) {
    const before = lines.at(-1)
    const both = before === undefined ? undefined : together(before, line, scene)
    if (both === undefined) lines.push(line)
    else lines[lines.length - 1] = both
  }
  return lines.map(({ what, when }) => `${what}${when}`)
}

/** A line for each, or for two that are each other's mirror. */
function linesOf(abilities: readonly Ability[], scene: Scene): readonly Line[] {
  const lines: Line[] = []
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index]!
    const either = mirrored(ability, abilities[index + 1], scene)
    lines.push(lineOf(ability, either === undefined ? scene : { ...scene, either }))
    if (either !== undefined) index++
  }
  return lines
}

/** What an ability gives, and the condition behind it. */
interface Line {
  readonly what: string
  readonly when: string
  readonly isAlone: boolean
  /** It says when: "in your turn: …" */
  readonly isTimed?: boolean
}

function lineOf(ability: Ability, scene: Scene): Line {
  const text = abilityWords(ability, scene)
  if ('use' in ability || 'on' in ability) return { what: text, when: '', isAlone: true, isTimed: true }
  if ('drawback' in ability && ability.drawback) return { what: text, when: '', isAlone: true }
  const { when: _, ...always } = ability
  const what = abilityWords(always, scene)
  return text.startsWith(what)
    ? { what, when: text.slice(what.length), isAlone: false }
    : { what: text, when: '', isAlone: true }
}

/** "you may not refuse to help or be paid for helping", "+2 in combat and +1 to run away if you are an Elf" */
function together(one: Line, other: Line, scene: Scene): Line | undefined {
  const both = one.isTimed && other.isTimed ? sharedDeed(one.what, other.what, scene) : undefined
  if (both !== undefined) return { ...one, what: both }
  if (one.isAlone || other.isAlone || one.when !== other.when) return undefined
  for (const shared of say(scene, 'you may not |they may not ', 'tu ne peux pas |il ne peut pas ').split('|'))
    if (one.what.startsWith(shared) && other.what.startsWith(shared))
      return { ...one, what: `${one.what} ${say(scene, 'or', 'ni')} ${other.what.slice(shared.length)}` }
  if (one.when === '' && !(scene.isLeft === true && isBareNumber(one) && isBareNumber(other))) return undefined
  return { ...one, what: `${one.what} ${say(scene, 'and', 'et')} ${other.what}` }
}

/** Until when it lasts is said of both: "until you gain a level, −1 to run away and −1 to your hand limit". */
const isBareNumber = ({ what }: Line): boolean => /^[+−]\d+(?: [^,;:]*)?$/.test(what)

export function abilityWords(ability: Ability, scene: Scene): string {
  if ('use' in ability) return useWords(ability, scene, true)
  if ('on' in ability) {
    const subject = ability.of === undefined ? scene.subject : owner(scene)
    const inside: Scene = {
      ...scene,
      subject,
      alone: subject,
      ...(ability.of === undefined && { actor: subject }),
      isInPlay: scene.isInPlay === true && ability.on !== 'leavesPlay' && ability.on !== 'leavesYou',
      ...(ability.on === 'rolled' && { isOfRoll: true }),
      ...(ability.on === 'fightBegins' && { isBeforeFlight: true }),
      ...(isBeforeFights({ moment: ability.on }) && { isBeforeFights: true }),
    }
    const { text: time, rest } = momentWords(ability, inside)
    const text = scene.owner !== undefined && happensOnce(ability) ? nextTime(time, scene) : time
    const when = rest === undefined ? '' : `, ${provided(rest, subject, inside)}`
    const drawback = ability.drawback ? drawn(scene) : ''
    return `${text}${when}${limitWords(ability.most, scene)}${say(scene, ': ', ' : ')}${scene.prose.whole(ability.effect, inside)}${drawback}`
  }
  if ('for' in ability && ability.for !== undefined) {
    const { for: whom, ...rest } = ability
    const inside: Scene = { ...scene, beside: scene.subject }
    if ('bans' in rest && isForbidding(rest.bans)) return forbiddenWords(rest, noneOther(whom, scene), inside)
    return abilityWords(rest, { ...inside, subject: person(whom, scene, true) })
  }
  const when = ability.when === undefined ? '' : ` ${provided(ability.when, pronoun(scene.subject, scene), scene)}`
  if ('figure' in ability) return `${modifierWords(ability, scene)}${ability.drawback ? drawn(scene) : ''}`
  if ('permits' in ability) return `${permissionWords(ability.permits, scene)}${when}`
  if ('bans' in ability) return `${banWords(ability.bans, scene)}${when}${ability.drawback ? drawn(scene) : ''}`
  if ('countsAs' in ability) {
    const name = scene.names(ability.countsAs)
    return `${states(scene.subject, MAY, scene)} ${say(scene, `count as ${a(name)}`, `compter comme ${name}`)}${when}`
  }
  return `${whichFights(ability, scene)}${ruleWords(ability, scene)}${when}`
}

/** Beside others of whom it speaks as well, whoever has the card is no mere "they". */
const owner = (scene: Scene): Person =>
  scene.subject.is === 'you'
    ? scene.subject
    : { is: 'one', text: say(scene, 'whoever has this card', 'le joueur devant qui cette carte se trouve') }

type Bans = Extract<Ability, { readonly bans: Ban }>

/** "no other player who is male may help if you are male": what is asked of them tells whom it is forbidden to. */
function forbiddenWords({ when, ...ban }: Bans, none: Person, scene: Scene): string {
  if (when === undefined) return abilityWords(ban, { ...scene, subject: none })
  const { theirs, facts } = askedOf(when, (one, of) => scene.prose.holds(one, of, scene), scene)
  const which = theirs === undefined ? '' : ` ${like(theirs, scene)}`
  const behind = facts === undefined ? '' : ` ${provided(facts, scene.subject, scene)}`
  return `${abilityWords(ban, { ...scene, subject: { ...none, text: `${none.text}${which}` } })}${behind}`
}

/** What is asked of whoever is forbidden something, and what is asked of the table or the fight, whoever it is. */
export function askedOf(
  when: Condition | undefined,
  said: (one: Condition, of: Person) => string,
  scene: Scene,
): { readonly theirs: Condition | undefined; readonly facts: Condition | undefined } {
  const they = pronoun({ is: 'one', text: '' }, scene)
  const all = when === undefined ? [] : 'all' in when ? when.all : [when]
  const isTheirs = (one: Condition): boolean => said(one, you(scene)) !== said(one, they)
  const both = (list: readonly Condition[]): Condition | undefined => (list.length > 1 ? { all: list } : list[0])
  return { theirs: both(all.filter(isTheirs)), facts: both(all.filter((one) => !isTheirs(one))) }
}

const noneOther = (whom: For, scene: Scene): Person => ({
  is: 'none',
  text:
    whom === 'others' ? say(scene, 'no other player', 'aucun autre joueur') : say(scene, 'no player', 'aucun joueur'),
})

const drawn = (scene: Scene): string => say(scene, ' (drawback)', ' (inconvénient)')
