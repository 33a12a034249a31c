// What a card does while it lies there, as clauses.

import { unreachable } from '@brouhaha/kit'
import type { Ability, Ban, FightRule, For, Modifier, Permission } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { FightSide } from '../language/names.ts'
import type { CardFilter } from '../language/selector.ts'
import { bonus, moreTreasures } from './amount.ts'
import { provided } from './condition.ts'
import { a, de } from './grammar.ts'
import { mirrored } from './mirrored.ts'
import { momentWords } from './moment.ts'
import { exceptions, kindNoun, nouns, plural } from './noun.ts'
import {
  accusative,
  isKnown,
  like,
  type Person,
  person,
  possessive,
  pronoun,
  states,
  tonic,
  type Verb,
  you,
} from './person.ts'
import { type Scene, say } from './scene.ts'
import { sharedDeed } from './shared.ts'
import { limitWords, useWords } from './use.ts'
import { BE, GAIN, GET, IGNORE, MAY, MUST, WIN } from './verbs.ts'
import { without } from './window.ts'

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
  if (one.when === '') return undefined
  return { ...one, what: `${one.what} ${say(scene, 'and', 'et')} ${other.what}` }
}

/** What the other abilities of a card ignore is nothing, however often it is doubled. */
export const amongOthers = (abilities: readonly Ability[] | undefined, scene: Scene): Scene => ({
  ...scene,
  ignored: (abilities ?? []).flatMap((one) =>
    'ignored' in one && one.ignored === 'items' ? [{ filter: one.filter, except: one.except }] : [],
  ),
})

/** Whether some of these cards may be among those that count for nothing. */
const mayBeIgnored = (filter: CardFilter | undefined, kind: 'items' | 'oneShots', { ignored = [] }: Scene): boolean =>
  ignored.some(({ filter: which, except }) => {
    if (except !== undefined && JSON.stringify(except) === JSON.stringify(filter)) return false
    const { kind: kinds = kind === 'items' ? 'item' : 'oneShot', slot, tag } = { ...filter }
    const apart = <T>(one: T | readonly T[] | undefined, other: T | readonly T[] | undefined): boolean =>
      one !== undefined && other !== undefined && ![other].flat().some((each) => [one].flat().includes(each))
    return !apart<unknown>(which?.kind, kinds) && !apart<unknown>(which?.slot, slot) && !isBut(which?.not, tag)
  })

/** Whether what is left out is what is meant. */
const isBut = (not: CardFilter | undefined, tag: CardFilter['tag']): boolean =>
  not?.tag !== undefined && tag !== undefined && JSON.stringify(not) === JSON.stringify({ tag })

export function abilityWords(ability: Ability, scene: Scene): string {
  if ('use' in ability) return useWords(ability, scene, true)
  if ('on' in ability) {
    const inside: Scene = { ...scene, alone: scene.subject, ...(ability.of === undefined && { actor: scene.subject }) }
    const { text, rest } = momentWords(ability, inside)
    const when = rest === undefined ? '' : `, ${provided(rest, scene.subject, inside)}`
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

type Bans = Extract<Ability, { readonly bans: Ban }>

/** "no other player who is male may help if you are male": what is asked of them tells whom it is forbidden to. */
function forbiddenWords({ when, ...ban }: Bans, none: Person, scene: Scene): string {
  if (when === undefined) return abilityWords(ban, { ...scene, subject: none })
  const said = (one: Condition, of: Person): string => scene.prose.holds(one, of, scene)
  const they = pronoun({ is: 'one', text: '' }, scene)
  const all = 'all' in when ? when.all : [when]
  const theirs = all.filter((one) => said(one, you(scene)) !== said(one, they))
  const facts = all.filter((one) => !theirs.includes(one))
  const which = theirs.length === 0 ? '' : ` ${like({ all: theirs }, scene)}`
  const behind = facts.length === 0 ? '' : ` ${provided({ all: facts }, scene.subject, scene)}`
  return `${abilityWords(ban, { ...scene, subject: { ...none, text: `${none.text}${which}` } })}${behind}`
}

/** Whether a ban takes something away; the other makes somebody do something. */
export const isForbidding = (ban: Ban): boolean => ban !== 'holdingBack'

const noneOther = (whom: For, scene: Scene): Person => ({
  is: 'none',
  text:
    whom === 'others' ? say(scene, 'no other player', 'aucun autre joueur') : say(scene, 'no player', 'aucun joueur'),
})

/** Only the main fighter's own treasures grow. */
function treasureWords({ add, when }: Modifier, scene: Scene): string {
  const { found, rest } = without(when, (one) => 'fights' in one && one.fights !== 'asHelper')
  const won =
    found !== undefined && 'fights' in found && found.fights === 'alone'
      ? say(scene, 'without help', 'sans aide')
      : say(scene, 'as the main fighter', 'comme combattant principal')
  const clause = rest === undefined ? '' : ` ${provided(rest, pronoun(scene.subject, scene), scene)}`
  return `${forWhom(scene.subject, scene)}${moreTreasures(add, scene)} ${say(scene, `for each fight won ${won}`, `par combat gagné ${won}`)}${clause}`
}

const drawn = (scene: Scene): string => say(scene, ' (drawback)', ' (inconvénient)')

/** "the helper gets +2 in combat"; nothing is said where it is you. */
const forWhom = (of: Person, scene: Scene): string => (isKnown(of) ? '' : `${states(of, GET, scene)} `)

function modifierWords(modifier: Modifier, scene: Scene): string {
  const { figure, add, when } = modifier
  if (figure === 'treasures') return treasureWords(modifier, scene)
  const clause = when === undefined ? '' : ` ${provided(when, pronoun(scene.subject, scene), scene)}`
  return `${figureWords(figure, add, scene)}${clause}`
}

function figureWords(figure: Exclude<Modifier['figure'], 'treasures'>, add: Amount, scene: Scene): string {
  const own = (gender: 'm' | 'f'): string => possessive(scene.subject, { gender, plural: false }, scene)
  const plus = (en: string, fr: string): string =>
    `${forWhom(scene.subject, scene)}${bonus(add, scene, say(scene, en, fr))}`
  switch (figure) {
    case 'strength':
      return plus('in combat', 'en combat')
    case 'flee':
      return plus('to run away', 'pour fuir')
    case 'handLimit':
      return plus(`to ${own('f')} hand limit`, `à ${own('f')} limite de cartes en main`)
    case 'hands':
      return plus(`to ${own('m')} number of hands`, `à ${own('m')} nombre de mains`)
    case 'bigLimit':
      return plus('to the number of Big items allowed', 'au nombre de Gros objets permis')
    case 'complexLimit':
      return plus('to the number of Complex items allowed', "au nombre d'objets Complexes permis")
    case 'acolyteLimit':
      return plus('to the number of acolytes allowed', "au nombre d'acolytes permis")
    case 'priceTimes':
      return add === 1
        ? say(
            scene,
            'one item sold each turn is worth twice its price',
            'un objet vendu par tour vaut le double de son prix',
          )
        : plus(
            'to the times its price that one item sold each turn is worth',
            'au multiple du prix que vaut un objet vendu par tour',
          )
    case 'dice':
      return plus('to every die rolled', 'à chaque jet de dé')
    default:
      return unreachable(figure)
  }
}

function permissionWords(permission: Permission, scene: Scene): string {
  const of = scene.subject
  const does = (verb: Verb, en: string, fr: string): string => `${states(of, verb, scene)} ${say(scene, en, fr)}`
  const own = possessive(of, { gender: 'm', plural: true }, scene)
  const { many: curses } = kindNoun('curse', scene)
  switch (permission) {
    case 'winTies':
      return does(WIN, 'ties in combat', "en cas d'égalité au combat")
    case 'secondDoor':
      return does(
        MAY,
        'open a second door instead of looting the room',
        'ouvrir une deuxième porte au lieu de fouiller la pièce',
      )
    case 'levelForHelping':
      return does(
        GAIN,
        '1 level for each monster killed while helping',
        '1 niveau par monstre tué en aidant un autre joueur',
      )
    case 'anyBig':
      return does(MAY, 'carry any number of Big items', 'porter un nombre illimité de Gros objets')
    case 'anyComplex':
      return does(MAY, 'use any number of Complex items', "utiliser un nombre illimité d'objets Complexes")
    case 'askWhileWinning':
      return does(MAY, 'ask for help even while winning', "demander de l'aide même avec l'avantage")
    case 'equipInCombat':
      return does(MAY, 'change equipment in the middle of a fight', "changer d'équipement en plein combat")
    case 'ignoreDrawbacks':
      return does(
        IGNORE,
        `the drawbacks of ${own} identity`,
        `les inconvénients de ${possessive(of, { gender: 'f', plural: false, vowel: true }, scene)} identité`,
      )
    case 'noDoorCurses':
      return does(BE, `immune to ${curses} drawn at the door`, `à l'abri des ${curses} qui sortent d'une porte`)
    case 'noCurses':
      return does(BE, `immune to ${curses}`, `à l'abri des ${curses}`)
    case 'lootAfterFight':
      return does(MAY, 'loot the room after a fight won', 'fouiller la pièce après un combat gagné')
    case 'traitsAnyTime':
      return does(MAY, 'play races, classes and mojos in any turn', 'jouer races, classes et mojos à tous les tours')
    default:
      return unreachable(permission)
  }
}

/** An attachment speaks of what it lies on. */
const stolenThing = ({ isItem, ...scene }: Scene): string =>
  isItem === true ? say(scene, 'this item', 'cet objet') : say(scene, 'the item under it', 'l’objet dessous')

function banWords(ban: Ban, scene: Scene): string {
  const of = scene.subject
  const may = (en: string, fr: string): string => `${states(of, MAY, scene, true)} ${say(scene, en, fr)}`
  switch (ban) {
    case 'helping':
      return of.is === 'none' ? may('help', 'aider') : may('help anybody', 'aider au combat')
    case 'beingHelped':
      return may('be helped', "recevoir d'aide")
    case 'receiving':
      return may('receive cards', 'recevoir de cartes')
    case 'looting':
      return may('loot the room', 'fouiller la pièce')
    case 'refusingHelp':
      return may('refuse to help', "refuser d'aider")
    case 'beingPaid':
      return may('be paid for helping', 'être payé pour aider')
    case 'holdingBack':
      return `${states(of, MUST, scene)} ${say(
        scene,
        `play every one-shot that would help ${possessive(of, { gender: 'm', plural: false }, scene)} side`,
        `jouer tout objet à usage unique utile à ${possessive(of, { gender: 'm', plural: false }, scene)} camp`,
      )}`
    case 'beingRobbed':
      return of.is === 'none'
        ? may('be robbed', 'être volé')
        : say(
            scene,
            `nobody may steal from ${tonic(of, scene)}`,
            `personne ne peut ${isKnown(of) ? `${accusative(of, scene)} voler` : `voler ${of.text}`}`,
          )
    case 'beingStolen':
      return say(scene, `${stolenThing(scene)} cannot be stolen`, `${stolenThing(scene)} ne peut pas être volé`)
    default:
      return unreachable(ban)
  }
}

/** "double", "triple", "4 fois" */
function factor(times: number | undefined, scene: Scene): string {
  if (times === undefined || times === 2) return 'double'
  return times === 3 ? 'triple' : say(scene, `${times} times`, `${times} fois`)
}

/** One-shots are items too where the bonuses of items do not count, if nothing tells them apart. */
const withOneShots = (filter: CardFilter | undefined): CardFilter => {
  const { tag, value, ...rest } = filter ?? {}
  return Object.keys(rest).length === 0 ? { ...filter, kind: ['item', 'oneShot'] } : { ...filter }
}

/** "in your fights, ", where a rule for both sides does not speak of one fight already. */
function whichFights(rule: FightRule, scene: Scene): string {
  const isPersonal = 'reversed' in rule || rule.own === true || ('doubled' in rule && rule.doubled === 'self')
  if (isPersonal || scene.inOneFight !== undefined || !isKnown(scene.subject)) return ''
  const own = possessive(scene.subject, { gender: 'm', plural: true }, scene)
  return say(scene, `in ${own} fights, `, `dans ${own} combats, `)
}

/** For which side they count that a rule is about. */
function sideWords(side: FightSide | undefined, scene: Scene): string {
  if (side === undefined) return say(scene, 'on both sides', 'dans les deux camps')
  return side === 'players'
    ? say(scene, "on the players' side", 'dans le camp des joueurs')
    : say(scene, "on the monsters' side", 'dans le camp des monstres')
}

function ruleWords(rule: FightRule, scene: Scene): string {
  const things = (filter: CardFilter | undefined, kind: 'item' | 'oneShot' | 'enhancer'): string =>
    plural(nouns(filter, scene, kind), scene, ['and', 'et'])
  const allThings = (filter: CardFilter | undefined): string =>
    plural(nouns(withOneShots(filter), scene, 'item'), scene, ['and', 'et des'])
  const isOwn = 'own' in rule && rule.own === true
  const mine = possessive(scene.subject, { gender: 'm', plural: true }, scene)
  const one = (gender: 'm' | 'f'): string => possessive(scene.subject, { gender, plural: false }, scene)
  /** "your items", "les objets" */
  const those = (things: string): string => (isOwn ? `${mine} ${things}` : say(scene, things, `les ${things}`))
  if ('ignored' in rule) {
    const except =
      rule.except === undefined
        ? ''
        : say(scene, `, except ${exceptions(rule.except, 'm', scene)}`, `, sauf ${exceptions(rule.except, 'm', scene)}`)
    const nothing = (en: string, fr: string): string =>
      say(scene, `${en} count for nothing${except}`, `${fr} ne comptent pas${except}`)
    switch (rule.ignored) {
      case 'level':
        return isOwn
          ? say(scene, `${mine} level counts for nothing`, `${one('m')} niveau ne compte pas`)
          : nothing("the fighters' levels", 'les niveaux des combattants')
      case 'items': {
        const ignored =
          isOwn || rule.side === 'players'
            ? those(things(rule.filter, 'item'))
            : rule.side === 'monsters'
              ? those(things(rule.filter, 'oneShot'))
              : those(allThings(rule.filter))
        const of = rule.side === undefined || isOwn ? '' : ` ${sideWords(rule.side, scene)}`
        const apart = except === '' ? '' : `${except},`
        return say(
          scene,
          `the bonuses of ${ignored}${of}${apart} do not count`,
          `les bonus ${de(ignored)}${of}${apart} ne comptent pas`,
        )
      }
      case 'traits':
        return isOwn
          ? nothing(`the abilities of ${mine} identities`, `les capacités de ${mine} identités`)
          : nothing('the abilities of identities', 'les capacités des identités')
      case 'printedBonuses':
        return nothing("the monsters' own bonuses and penalties", 'les bonus et malus propres aux monstres')
      default:
        return unreachable(rule.ignored)
    }
  }
  if ('doubled' in rule) {
    switch (rule.doubled) {
      case 'items':
      case 'oneShots':
      case 'enhancers': {
        const kind = rule.doubled === 'items' ? 'item' : rule.doubled === 'oneShots' ? 'oneShot' : 'enhancer'
        const doubled = those(things(rule.filter, kind))
        const sides = kind === 'oneShot' ? ` ${sideWords(rule.side, scene)}` : ''
        const counts =
          rule.doubled !== 'enhancers' && mayBeIgnored(rule.filter, rule.doubled, scene)
            ? say(scene, ', where they count at all', ', quand il compte')
            : ''
        return say(
          scene,
          `the bonuses of ${doubled} count ${factor(rule.times, scene)}${sides}${counts}`,
          `le bonus ${de(doubled)} compte ${factor(rule.times, scene)}${sides}${counts}`,
        )
      }
      case 'printedBonuses':
        return say(
          scene,
          `the monsters' own bonuses and penalties count ${factor(rule.times, scene)}`,
          `les bonus et malus propres aux monstres comptent ${factor(rule.times, scene)}`,
        )
      case 'self': {
        const own = possessive(scene.subject, { gender: 'f', plural: false }, scene)
        return say(
          scene,
          `${own} own strength counts ${factor(rule.times, scene)}`,
          `${own} propre force compte ${factor(rule.times, scene)}`,
        )
      }
      default:
        return unreachable(rule.doubled)
    }
  }
  if ('reversed' in rule) {
    return rule.filter?.host
      ? say(scene, "that item's bonus counts as a penalty", 'le bonus de cet objet compte comme un malus')
      : say(
          scene,
          `the bonuses of ${things(rule.filter, 'item')} count as penalties`,
          `le bonus des ${things(rule.filter, 'item')} compte comme un malus`,
        )
  }
  return unreachable(rule)
}
