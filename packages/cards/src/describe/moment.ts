// What sets something off: "when your turn begins", "when another player gains a level from a kill".

import type { For, Moment, Trigger } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import type { CardFilter } from '../language/selector.ts'
import { de, enumerate } from './grammar.ts'
import { indefinite, kindNoun, nouns } from './noun.ts'
import { accusative, isKnown, like, type Person, person, possessive, states, type Verb } from './person.ts'
import { type Scene, say } from './scene.ts'
import { BE, BEGIN, COME_BACK, DIE, ESCAPE, FINISH, GAIN, HAVE, KILL, LOSE, PLAY, ROLL, WIN } from './verbs.ts'
import { rolledFor, without } from './window.ts'
import { genitive, owner } from './zone.ts'

const own = (of: Person, scene: Scene): string => possessive(of, { gender: 'm', plural: false }, scene)

type MomentWords = (of: Person, scene: Scene) => string

/** Whatever else an item says holds while it is in use; what it does as it comes or goes, it does either way. */
const eitherWay = (scene: Scene): string =>
  scene.isItem === true && scene.isLeft !== true ? say(scene, ', in use or not', ', utilisée ou non') : ''

/** What happens to the card itself. */
const toItself =
  (en: string, fr: string): MomentWords =>
  (_of, scene) =>
    `${say(scene, `when this card ${en}`, `quand cette carte ${fr}`)}${eitherWay(scene)}`

const happens =
  (verb: Verb, en: string, fr: string): MomentWords =>
  (of, scene) =>
    say(scene, `when ${states(of, verb, scene)}${en}`, `quand ${states(of, verb, scene)}${fr}`)

/** "when your turn begins", "quand le tour d'un autre joueur commence" */
const turn =
  (en: string, fr: string): MomentWords =>
  (of, scene) =>
    isKnown(of)
      ? say(scene, `when ${own(of, scene)} turn ${en}`, `quand ${own(of, scene)} tour ${fr}`)
      : say(scene, `when ${genitive(of.text, 'turn')} ${en}`, `quand le tour ${de(of.text)} ${fr}`)

/** "when you win a fight", "when another player wins this fight", "when you finish a fight without winning it" */
const fight =
  (verb: Verb, en = '', fr = '', how = '', comment = ''): MomentWords =>
  (of, scene) => {
    const which = {
      this: ['this fight', 'ce combat'],
      that: ['that fight', 'ce combat'],
      any: ['a fight', 'un combat'],
    }
    const [one = '', un = ''] = which[scene.inOneFight ?? 'any']
    return happens(verb, `${en} ${one}${how}`, `${fr} ${un}${comment}`)(of, scene)
  }

const MOMENTS: Readonly<Record<Moment, MomentWords>> = {
  comesIntoPlay: toItself('comes into play', 'arrive en jeu'),
  leavesPlay: toItself('leaves play', 'quitte le jeu'),
  leavesYou: (of, scene) =>
    isKnown(of)
      ? toItself(`leaves ${accusative(of, scene)}`, `${accusative(of, scene)} quitte`)(of, scene)
      : toItself(`leaves ${of.text}`, `quitte ${of.text}`)(of, scene),
  killed: (of, scene) =>
    isKnown(of)
      ? happens(KILL, ' a monster', ' un monstre')(of, scene)
      : happens(
          HAVE,
          ' killed one or more monsters as the main fighter',
          ' tué un ou plusieurs monstres comme combattant principal',
        )(of, scene),
  soloKill: happens(KILL, ' a monster without help', ' un monstre sans aide'),
  escaped: happens(ESCAPE, ' a monster', ' à un monstre'),
  ownTurnBegins: turn('begins', 'commence'),
  ownTurnEnds: turn('ends', "s'achève"),
  levelGained: happens(GAIN, ' a level', ' un niveau'),
  helped: fight(HAVE, ' helped to win', ' aidé à gagner'),
  reborn: happens(COME_BACK, ' from the dead', " d'entre les morts"),
  won: fight(WIN),
  caught: happens(BE, ' caught by a monster', ' rattrapé par un monstre'),
  died: happens(DIE, '', ''),
  cursed: (of, scene) => {
    const curse = indefinite([kindNoun('curse', scene)], scene)
    return isKnown(of)
      ? say(scene, `when ${curse} hits ${accusative(of, scene)}`, `quand ${curse} ${accusative(of, scene)} frappe`)
      : say(scene, `when ${curse} hits ${of.text}`, `quand ${curse} frappe ${of.text}`)
  },
  levelLost: happens(LOSE, ' a level', ' un niveau'),
  fightBegins: happens(BEGIN, ' a fight', ' un combat'),
  fightLost: fight(FINISH, '', '', ' without winning it', ' sans le gagner'),
  fightOver: fight(FINISH, '', '', ', won or not', ', gagné ou non'),
  lost: happens(LOSE, ' a card', ' une carte'),
  rolled: happens(ROLL, ' a die', ' un dé'),
  played: happens(PLAY, ' a card', ' une carte'),
}

/** Where a level came from, behind it. */
const FROM = {
  kill: [' from a kill', ' pour un monstre tué'],
  helping: [' from helping', ' pour une aide'],
  card: [' from a card', ' par une carte'],
  sale: [' from a sale', ' par une vente'],
} as const

/** What sets it off, and what is left of its condition. */
export function momentWords(
  { on, of, when }: Trigger,
  scene: Scene,
): { readonly text: string; readonly rest?: Condition } {
  const who = of === undefined ? { who: scene.subject, rest: when } : doer(of, when, scene)
  if (ABOUT_IT.has(on)) {
    const { found, rest } = without(who.rest, (one) => aboutIt(on, one, who.who, scene) !== undefined)
    const text = (found && aboutIt(on, found, who.who, scene)) ?? MOMENTS[on](who.who, scene)
    return rest === undefined ? { text } : { text, rest }
  }
  const from = on === 'levelGained' ? without(who.rest, (one) => 'levelFrom' in one) : { rest: who.rest }
  const source =
    'found' in from && from.found !== undefined && 'levelFrom' in from.found ? FROM[from.found.levelFrom] : ['', '']
  const text = `${MOMENTS[on](who.who, scene)}${say(scene, source[0], source[1])}`
  return from.rest === undefined ? { text } : { text, rest: from.rest }
}

/** "when you play a curse", "when you lose an item", "when another player rolls to run away from a monster", "when you roll a die for a card" */
function aboutIt(on: Moment, one: Condition, who: Person, scene: Scene): string | undefined {
  if (on === 'rolled') {
    const what = rolledFor(one, scene)
    if (what === undefined) return undefined
    const [die, un] = 'not' in one ? [' a die', 'un dé'] : ['', 'le dé']
    return happens(ROLL, `${die} ${what}`, ` ${un} ${what}`)(who, scene)
  }
  if (!('it' in one)) return undefined
  const what = such(one.it, scene)
  return happens(on === 'lost' ? LOSE : PLAY, ` ${what}`, ` ${what}`)(who, scene)
}

/** Moments at which a card, or a monster that somebody runs from, is what it is about. */
const ABOUT_IT: ReadonlySet<Moment> = new Set<Moment>(['rolled', 'played', 'lost'])

/** "an item"; a card that is called by its name needs no article: "“Clinging Crown”". */
function such(filter: CardFilter, scene: Scene): string {
  const { card, ...rest } = filter
  return typeof card === 'string' && Object.keys(rest).length === 0
    ? say(scene, `“${scene.names(card)}”`, `« ${scene.names(card)} »`)
    : indefinite(nouns(filter, scene), scene)
}

/** Whoever it must happen to: "another player who is an Elf", "the first player". */
function doer(
  of: For,
  when: Condition | undefined,
  scene: Scene,
): { readonly who: Person; readonly rest: Condition | undefined } {
  const { found, rest } = without(when, (one) => asked(one) !== undefined)
  const wanted = found === undefined ? undefined : asked(found)
  const anybody = owner(of, scene)
  if (wanted === undefined) return { who: anybody, rest: when }
  const named = alternatives(wanted).map((one) =>
    'is' in one && typeof one.is === 'object' && 'the' in one.is ? one.is : undefined,
  )
  const people = named.flatMap((who) => (who === undefined ? [] : [person(who, scene).text]))
  const text =
    people.length === named.length
      ? enumerate(people, say(scene, 'or', 'ou'))
      : `${anybody.text} ${like(wanted, scene)}`
  return { who: { is: 'one', text }, rest }
}

const alternatives = (one: Condition): readonly Condition[] => ('any' in one ? one.any : [one])

/** What a condition asks of whoever it happened to; undefined where it is about somebody else. */
function asked(one: Condition): Condition | undefined {
  if ('among' in one) return one.among === 'actor' && 'some' in one ? one.some : undefined
  if (!('any' in one) || one.any.length === 0) return undefined
  const each = one.any.map(asked)
  return each.every((some) => some !== undefined) ? { any: each } : undefined
}
