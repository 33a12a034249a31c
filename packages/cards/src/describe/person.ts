// Whom a sentence is about, and the verb that goes with them.

import { unreachable } from '@brouhaha/kit'
import type { Condition } from '../language/condition.ts'
import type { Named } from '../language/names.ts'
import { isRanked } from '../language/ranked.ts'
import type { Who } from '../language/selector.ts'
import { deedWords } from './deeds.ts'
import { thePlayer } from './given.ts'
import { a, de, ne, que } from './grammar.ts'
import { isReader, type Scene, say } from './scene.ts'

/** `none` is nobody: French keeps its ne and loses its pas, English does not negate at all. */
export interface Person {
  readonly is: 'you' | 'one' | 'many' | 'none'
  /** As the subject of a sentence. */
  readonly text: string
  /** Of nobody: who they are all together. */
  readonly every?: string
}

/** English: plain form and that of he or she. French: imperative, tu, il, ils, infinitive. */
export interface Verb {
  readonly en: readonly [plain: string, third: string]
  readonly fr: readonly [imperative: string, tu: string, il: string, ils: string, infinitive: string]
}

export const you = (scene: Scene): Person => ({ is: 'you', text: say(scene, 'you', 'tu') })
export const nobody = (scene: Scene): Person => ({
  is: 'none',
  text: say(scene, 'no fighter', 'aucun combattant'),
  every: eachFighter(scene).text,
})
export const aFighter = (scene: Scene): Person => ({ is: 'one', text: say(scene, 'a fighter', 'un combattant') })
export const eachFighter = (scene: Scene): Person => ({
  is: 'one',
  text: say(scene, 'each fighter', 'chaque combattant'),
})
/** All of those of whom nobody is like that. */
export const everyOne = ({ every }: Person, scene: Scene): Person =>
  every === undefined ? eachFighter(scene) : { is: 'one', text: every }
export const mainFighter = (scene: Scene): Person => ({
  is: 'one',
  text: say(scene, 'the main fighter', 'le combattant principal'),
})

/** He or she, once it is clear who is meant; English they goes with the plain verb. */
export function pronoun(person: Person, scene: Scene): Person {
  if (person.is === 'you' || person.is === 'none') return person
  if (scene.language === 'en') return { is: 'many', text: 'they' }
  return { is: person.is, text: person.is === 'one' ? 'il' : 'ils' }
}

/** A holder of the trait: "an Elf", "a player with the power Fast". */
export function holder(trait: string, scene: Scene, article: readonly [en: string, fr: string] | 'a'): string {
  const name = scene.names(trait)
  const power = scene.names.powers?.has(trait) === true
  const en = power ? `player with the power ${name}` : name
  const fr = power ? `joueur qui a le pouvoir ${name}` : name
  return article === 'a' ? say(scene, a(en), `un ${fr}`) : say(scene, `${article[0]} ${en}`, `${article[1]} ${fr}`)
}

/** "who is an Elf", "qui est Elfe"; "whose level is 3 or more", "dont le niveau est de 3 ou plus". */
export function like(condition: Condition, { link: _, isGrouped: __, ...outside }: Scene, several = false): string {
  const scene: Scene = { ...outside, isInside: true }
  const who: Person = { is: several ? 'many' : 'one', text: say(scene, 'who', 'qui') }
  if (isAbout(condition, who, scene)) return scene.prose.holds(condition, who, scene)
  if ('all' in condition && condition.all.length > 1)
    return condition.all.map((one) => like(one, scene, several)).join(say(scene, ' and ', ' et '))
  const said = scene.prose.holds(condition, pronoun(who, scene), { ...scene, link: 'que' })
  const turn = /^(it is|it is not|c'est|ce n'est pas) (?:their turn|(?:son|leur) tour)$/.exec(said)?.[1]
  if (turn !== undefined) return say(scene, `whose turn it is${turn === 'it is' ? '' : ' not'}`, `dont ${turn} le tour`)
  const whose = said.replace(/^(?:their|son|sa|ses|leurs?) /, (word) => WHOSE[word] ?? word)
  return whose === said
    ? say(
        scene,
        said.startsWith('that ') ? `if ${said}` : `such that ${said}`,
        `${several ? 'tels' : 'tel'} ${que(said)}`,
      )
    : whose
}

/** "every player who is an Elf", "every other player" */
export function likePlayer(condition: Condition, [en, fr]: readonly [string, string], scene: Scene): Person {
  const { rest, isOther } = besidesReader(condition, scene)
  const which = rest === undefined ? '' : ` ${like(rest, scene)}`
  const other = isOther ? say(scene, 'other ', 'autre ') : ''
  return { is: 'one', text: `${say(scene, en, fr)} ${other}${say(scene, 'player', 'joueur')}${which}` }
}

/** Behind a player: "of the lowest level" */
export const ofLevel = (rank: 'lowest' | 'highest', scene: Scene): string =>
  rank === 'lowest'
    ? say(scene, 'of the lowest level', 'au plus bas niveau')
    : say(scene, 'of the highest level', 'au plus haut niveau')

/** "every player with the most cards in hand", "every Elf", "every player who is an Elf" */
export function toldPlayer(
  who: Exclude<Who, string | Named>,
  article: readonly [en: string, fr: string],
  scene: Scene,
): Person {
  if ('holders' in who) return { is: 'one', text: holder(who.holders, scene, article) }
  if ('like' in who) return likePlayer(who.like, article, scene)
  const [en, fr] = article
  const which = scene.prose.ranked(who, scene, false)
  return { is: 'one', text: say(scene, `${en} player ${which}`, `${fr} joueur ${which}`) }
}

/** Nothing is asked. */
export const isAnybody = (condition: Condition): boolean => 'all' in condition && condition.all.length === 0

/** What is asked besides not being the reader. */
function besidesReader(condition: Condition, scene: Scene): { readonly rest?: Condition; readonly isOther: boolean } {
  const isOther = (one: Condition): boolean =>
    'not' in one &&
    'is' in one.not &&
    !('count' in one.not) &&
    typeof one.not.is === 'string' &&
    isReader(one.not.is, scene)
  if (isOther(condition)) return { isOther: true }
  if (isAnybody(condition)) return { isOther: false }
  if (!('all' in condition) || !condition.all.some(isOther)) return { rest: condition, isOther: false }
  const [only, ...more] = condition.all.filter((one) => !isOther(one))
  if (only === undefined) return { isOther: true }
  return { rest: more.length === 0 ? only : { all: [only, ...more] }, isOther: true }
}

/** Whether all of it can be said with "who". */
function isAbout(condition: Condition, who: Person, scene: Scene): boolean {
  const list = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined
  if (list !== undefined) return list.length > 0 && list.every((one) => isAbout(one, who, scene))
  if ('not' in condition && ('all' in condition.not || 'any' in condition.not || 'not' in condition.not))
    return isAbout(condition.not, who, scene)
  return scene.prose.holds(condition, who, scene).startsWith(`${who.text} `)
}

const WHOSE: Readonly<Record<string, string>> = {
  'their ': 'whose ',
  'son ': 'dont le ',
  'sa ': 'dont la ',
  'ses ': 'dont les ',
  'leur ': 'dont le ',
  'leurs ': 'dont les ',
}

/** Whoever was chosen in between is somebody else. */
const isAlone = (who: Who, { named }: Scene): boolean =>
  who === 'you' || who === 'victim' || (who === 'target' && named !== true)

/** One after the other where it is several; `left` and `right` are those of whoever the sentence is about. */
export function person(who: Who, scene: Scene, distributive = false): Person {
  const of = called(who, scene, distributive)
  return scene.they !== undefined && of.text === scene.they ? pronoun(of, scene) : of
}

/** A use answers a curse, which somebody may have played. */
export const isOfCurse = ({ window }: Scene): boolean => window === 'curse' || window === 'ownCurse'

/** Whoever was aimed at, where that was said before. */
export function theTarget(scene: Scene): Person {
  const one = (en: string, fr: string): Person => ({ is: 'one', text: say(scene, en, fr) })
  if (scene.isToldApart !== true) return one('that player', 'ce joueur')
  return scene.isAimed === true
    ? one('the player aimed at', 'le joueur visé')
    : one('the player chosen', 'le joueur choisi')
}

/** "whoever rolled", "celui qui a gagné le niveau" */
function whoeverActed(scene: Scene): Person {
  const [en, fr] = deedWords(scene.window)
  const agreed = scene.traps && isOfCurse(scene) ? fr.replace(/e$/, '') : fr
  return { is: 'one', text: say(scene, `whoever ${en}`, `celui qui ${agreed}`) }
}

function called(who: Who, scene: Scene, distributive: boolean): Person {
  if (scene.alone !== undefined && isAlone(who, scene)) return scene.alone
  if (who === 'you' && scene.owner !== undefined) return scene.owner
  if (who === 'actor' && scene.actor !== undefined) return scene.actor
  if (isReader(who, scene)) return you(scene)
  const one = (en: string, fr: string): Person => ({ is: 'one', text: say(scene, en, fr) })
  const group = (en: string, fr: string, eachEn: string, eachFr: string): Person =>
    distributive ? one(eachEn, eachFr) : { is: 'many', text: say(scene, en, fr) }
  if (typeof who === 'object' && 'the' in who) {
    if (scene.both === who.the) return one('each of the two', 'chacun des deux')
    if (scene.either?.[0] === who.the) return one('one of the two', "l'un des deux")
    if (scene.either?.[1] === who.the) return one('the other', "l'autre")
    return { is: 'one', text: thePlayer(who.the, scene) }
  }
  if (typeof who === 'object') return toldPlayer(who, ['every', 'chaque'], scene)
  switch (who) {
    case 'you':
      return one('whoever played this card', 'le joueur qui a joué cette carte')
    case 'victim':
      if (scene.window === 'badStuff') return called('actor', scene, distributive)
      return scene.isRedirected === true
        ? one('the player it first hit', "le joueur touché d'abord")
        : one('the player it hits', 'le joueur touché')
    case 'target':
      return scene.named === true ? theTarget(scene) : one('a player of your choice', 'un joueur de ton choix')
    case 'each':
      return scene.each ?? scene.subject
    case 'tried':
      return scene.subject
    case 'actor':
      return isOfCurse(scene) || scene.isToldApart === true ? whoeverActed(scene) : one('that player', 'ce joueur')
    case 'main':
      return mainFighter(scene)
    case 'helper':
      return one('the helper', "l'allié")
    case 'fighters':
      return group('the fighters', 'les combattants', 'each fighter', 'chaque combattant')
    case 'others':
      return group('the other players', 'les autres joueurs', 'each other player', 'chaque autre joueur')
    case 'everyone':
      return group('all players', 'tous les joueurs', 'every player', 'chaque joueur')
    case 'active':
      return one('the player whose turn it is', "le joueur dont c'est le tour")
    case 'bystanders':
      return group(
        'the players outside the fight',
        'les joueurs hors du combat',
        'each player outside the fight',
        'chaque joueur hors du combat',
      )
    case 'neighbours': {
      const own = neighbours(scene)
      return group(own, own, `each of ${own}`, `chacun ${de(own)}`)
    }
    case 'left':
      return besideWords(['left', 'gauche'], scene)
    case 'right':
      return besideWords(['right', 'droite'], scene)
    case 'lowest':
    case 'highest':
      return one(`every player ${ofLevel(who, scene)}`, `chaque joueur ${ofLevel(who, scene)}`)
    default:
      return unreachable(who)
  }
}

/** "the player on your left", "the player to the left of the main fighter" */
function besideWords([left, gauche]: readonly [en: string, fr: string], scene: Scene): Person {
  const { beside } = scene
  if (beside?.text === mainFighter(scene).text)
    return {
      is: 'one',
      text: say(scene, `the player to the ${left} of ${beside.text}`, `le joueur à ${gauche} ${de(beside.text)}`),
    }
  const side = possessive(beside ?? scene.subject, { gender: 'f', plural: false }, scene)
  return { is: 'one', text: say(scene, `the player on ${side} ${left}`, `le joueur à ${side} ${gauche}`) }
}

/** "your neighbours", "tes voisins", "the neighbours of the main fighter" */
export function neighbours(scene: Scene): string {
  const { beside } = scene
  if (beside?.text === mainFighter(scene).text)
    return say(scene, `the neighbours of ${beside.text}`, `les voisins ${de(beside.text)}`)
  const own = possessive(beside ?? scene.subject, { gender: 'm', plural: true }, scene)
  return `${own} ${say(scene, 'neighbours', 'voisins')}`
}

/** Where one seat only can be meant, the first of them: "the player of the lowest level (if tied, the first from you on)". */
export function single(who: Who, scene: Scene): Person {
  if (isReader(who, scene) || (typeof who === 'object' && 'the' in who)) return person(who, scene)
  const from = person('you', scene)
  const on = say(scene, `from ${tonic(from, scene)} on`, `à partir ${de(tonic(from, scene))}`)
  const one = (en: string, fr: string): Person => ({ is: 'one', text: say(scene, en, fr) })
  const tied = (which: string): Person =>
    one(`the player ${which} (if tied, the first ${on})`, `le joueur ${which} (à égalité, le premier ${on})`)
  if (isRanked(who)) return tied(scene.prose.ranked(who, scene, false))
  if (typeof who === 'object')
    return 'holders' in who
      ? { is: 'one', text: `${holder(who.holders, scene, ['the first', 'le premier'])} ${on}` }
      : one(`the first player ${on} ${like(who.like, scene)}`, `le premier joueur ${on} ${like(who.like, scene)}`)
  switch (who) {
    case 'fighters':
      return person('main', scene)
    case 'others':
    case 'neighbours':
      return person('left', scene)
    case 'everyone':
      return from
    case 'bystanders':
      return one(`the first player outside the fight ${on}`, `le premier joueur hors du combat ${on}`)
    case 'lowest':
    case 'highest':
      return tied(ofLevel(who, scene))
    default:
      return person(who, scene)
  }
}

/** Whoever alone is meant, the subject where nobody is named. */
export const meantAlone = (who: Who | undefined, scene: Scene): Person =>
  who === undefined ? scene.subject : single(who, scene)

/** Whoever is meant, the subject where nobody is named. */
export const meant = (who: Who | undefined, scene: Scene): Person =>
  who === undefined ? scene.subject : person(who, scene)

/** After a preposition: "you", "toi", "them", "lui". */
export function tonic(of: Person, scene: Scene): string {
  if (of.is === 'you') return say(scene, 'you', 'toi')
  return isKnown(of) ? say(scene, 'them', of.is === 'many' ? 'eux' : 'lui') : of.text
}

/** Before the verb, or behind it in English: "you", "te", "them", "le". */
export const accusative = (of: Person, scene: Scene): string => {
  if (scene.language === 'en') return tonic(of, scene)
  return of.is === 'you' ? 'te' : of.is === 'many' ? 'les' : 'le'
}

/** An order to you, a statement about others, and about you behind others: "lose", "the helper loses", "then you lose". */
export function acts(of: Person, verb: Verb, scene: Scene): string {
  if (of.is === 'you' && scene.isOther !== true) return say(scene, verb.en[0], verb.fr[0])
  return states(of, verb, scene)
}

/** The same with what it is done to; of nothing French needs its ne: "ne perds aucun niveau". */
export function actsOn(of: Person, verb: Verb, what: string, scene: Scene): string {
  const does = acts(of, verb, scene)
  if (scene.language === 'en' || !/^aucune? /.test(what)) return `${does} ${what}`
  const plain = form(of, verb, scene)
  return `${does.slice(0, -plain.length)}${ne(plain)} ${what}`
}

/** The verb alone, to go on with: "lose", "loses". */
export function form(of: Person, verb: Verb, scene: Scene): string {
  if (scene.language === 'en') return of.is === 'one' || of.is === 'none' ? verb.en[1] : verb.en[0]
  if (of.is === 'you') return verb.fr[scene.isOther === true ? 1 : 0]
  return verb.fr[of.is === 'many' ? 3 : 2]
}

/** Known already: you, or somebody who was named before. */
export const isKnown = (of: Person): boolean => of.is === 'you' || /^(?:they|ils?)$/.test(of.text)

/** "each other player: ", for a sentence that must not begin with them. */
export const about = (of: Person, scene: Scene): string => (isKnown(of) ? '' : `${of.text}${say(scene, ': ', ' : ')}`)

/** A statement: "you lose", "tu ne perds pas", "nobody loses". */
export function states(of: Person, verb: Verb, scene: Scene, negated = false): string {
  if (scene.language === 'en') {
    const third = of.is === 'one' || of.is === 'none'
    if (!negated || of.is === 'none') return `${of.text} ${third ? verb.en[1] : verb.en[0]}`
    if (verb.en[0] === 'may') return `${of.text} may not`
    if (verb.en[0] === 'are' || verb.en[0] === 'were') return `${of.text} ${third ? verb.en[1] : verb.en[0]} not`
    return `${of.text} ${third ? 'does' : 'do'} not ${verb.en[0]}`
  }
  const form = of.is === 'you' ? verb.fr[1] : of.is === 'many' ? verb.fr[3] : verb.fr[2]
  if (!negated) return `${of.text} ${form}`
  return `${of.text} ${ne(form)}${of.is === 'none' ? '' : ' pas'}`
}

/** "your", "their"; "ta main", "ton objet", "ses objets", "leurs objets". */
export function possessive(
  of: Person,
  french: { readonly gender: 'm' | 'f'; readonly plural: boolean; readonly vowel?: boolean },
  scene: Scene,
): string {
  if (scene.language === 'en') return of.is === 'you' ? 'your' : 'their'
  if (of.is === 'many') return french.plural ? 'leurs' : 'leur'
  const [masculine, feminine, plural] = of.is === 'you' ? ['ton', 'ta', 'tes'] : ['son', 'sa', 'ses']
  if (french.plural) return plural ?? ''
  return (french.gender === 'f' && french.vowel !== true ? feminine : masculine) ?? ''
}
