// A condition as a clause: "you are an Elf", "tu n'utilises pas de couvre-chef".

import { unreachable } from '@brouhaha/kit'
import type { Condition } from '../language/condition.ts'
import type { TraitKind } from '../language/names.ts'
import { seatsMeant } from '../language/seats-meant.ts'
import type { CardFilter, CardKind, Who } from '../language/selector.ts'
import { beingWords } from './being.ts'
import { comparedWords } from './compared.ts'
import { contrary } from './contrary.ts'
import { cardsHad, countWords, holdersWords } from './count.ts'
import { isOutsideFights } from './folded.ts'
import { theCards } from './given.ts'
import { a, de, howMany, levelBetween, que, si } from './grammar.ts'
import { joined } from './joined.ts'
import { cardNoun, indefinite, kindNoun, noneOf, nouns } from './noun.ts'
import { actorWords, inPart, partWords } from './part-taken.ts'
import {
  aFighter,
  eachFighter,
  everyOne,
  isKnown,
  nobody,
  type Person,
  person,
  possessive,
  pronoun,
  states,
  tonic,
  type Verb,
  you,
} from './person.ts'
import { hostWords } from './pick.ts'
import { type Scene, say } from './scene.ts'
import { sharedWords } from './sharing.ts'
import { BE, FACE, FIGHT, HAVE, USE, WERE } from './verbs.ts'
import { genitive, noneOfThem, someOne } from './zone.ts'

/** "if you are an Elf", "si tu es Elfe" */
export const provided = (condition: Condition, of: Person, scene: Scene, negated = false): string => {
  const clause = holds(condition, of, { ...scene, link: 'si' }, negated)
  return say(scene, `if ${clause}`, si(clause))
}

/** The clause about this person, or its contrary. */
export function holds(condition: Condition, of: Person, scene: Scene, negated = false): string {
  const is = (en: string, fr: string): string => `${states(of, BE, scene, negated)} ${say(scene, en, fr)}`
  const does = (verb: Verb, en: string, fr: string): string =>
    `${states(of, verb, scene, negated)} ${say(scene, en, fr)}`
  /** Sentences about the fight, not about anybody. */
  const so = (en: string, fr: string, notEn: string, notFr: string): string =>
    negated ? say(scene, notEn, notFr) : say(scene, en, fr)

  const opposite = negated && of.is !== 'none' ? contrary(condition) : undefined
  if (opposite !== undefined) return holds(opposite, of, scene)
  if ('all' in condition) return joined(condition.all, 'and', of, scene, negated)
  if ('any' in condition) return joined(condition.any, 'or', of, scene, negated)
  if ('not' in condition)
    return of.is === 'none'
      ? holds(condition.not, everyOne(of, scene), scene)
      : holds(condition.not, of, scene, !negated)
  if ('has' in condition) {
    const name = scene.names(condition.has)
    return scene.names.powers?.has(condition.has)
      ? does(HAVE, `the power ${name}`, `le pouvoir ${name}`)
      : is(a(name), name)
  }
  if ('among' in condition) return amongWords(condition, scene, negated)
  if ('count' in condition || 'more' in condition) return amountsWords(condition, of, scene, negated)
  if ('is' in condition) return beingWords(condition.is, of, scene, negated)
  if ('shares' in condition) return sharedWords(condition, of, scene, negated)
  if ('lacks' in condition)
    return of.is === 'none'
      ? having(condition.lacks, everyOne(of, scene), scene, false)
      : having(condition.lacks, of, scene, !negated)
  if ('human' in condition)
    return condition.human === 'whole' ? is('human', 'humain') : is('human, even by half', 'humain, même à moitié')
  if ('sex' in condition)
    return condition.sex === 'female' ? is('female', 'de sexe féminin') : is('male', 'de sexe masculin')
  if ('level' in condition)
    return is(`level ${levelBetween(condition.level, 'en')}`, `de niveau ${levelBetween(condition.level, 'fr')}`)
  if ('standing' in condition) return standingWords(condition.standing, of, scene, negated)
  if ('handSize' in condition) {
    if (condition.handSize === 'odd')
      return does(HAVE, 'an odd number of cards in hand', 'un nombre impair de cartes en main')
    if (condition.handSize === 'even')
      return does(HAVE, 'an even number of cards in hand', 'un nombre pair de cartes en main')
    return cardsHad(of, condition.handSize, cardNoun(scene), say(scene, 'in hand', 'en main'), scene, negated)
  }
  if ('wears' in condition) {
    return `${states(of, USE, scene, negated)} ${such(condition.wears, 'item', negated, speaking(of, scene))}`
  }
  if ('carries' in condition) {
    const what = such(condition.carries, undefined, negated, speaking(of, scene))
    return `${states(of, HAVE, scene, negated)} ${what} ${say(scene, 'in play', 'en jeu')}`
  }
  if ('fights' in condition) {
    switch (condition.fights) {
      case 'alone':
        return negated && of.is !== 'none' ? does(FIGHT, 'alone', 'seul') : does(FIGHT, 'without help', 'sans aide')
      case 'asMain':
        return is('the main fighter', 'le combattant principal')
      case 'asHelper':
        return is('the helper', "l'allié")
      default:
        return unreachable(condition.fights)
    }
  }
  if ('anyFighter' in condition && 'fights' in condition.anyFighter && condition.anyFighter.fights === 'asHelper')
    return thereIs('helper', scene, negated)
  if ('anyFighter' in condition && 'fights' in condition.anyFighter && condition.anyFighter.fights === 'alone')
    return negated
      ? thereIs('helper', scene, false)
      : say(scene, 'nobody helps in this fight', "personne n'aide dans ce combat")
  const whichOne = 'anyFighter' in condition ? inPart(condition.anyFighter) : undefined
  if (whichOne !== undefined) return partWords(whichOne, scene, negated)
  if ('anyFighter' in condition)
    return negated
      ? holds(condition.anyFighter, nobody(scene), scene, true)
      : holds(condition.anyFighter, aFighter(scene), scene)
  if ('everyFighter' in condition) {
    const inner = condition.everyFighter
    if (negated) return holds(inner, aFighter(scene), scene, true)
    return 'not' in inner ? holds(inner.not, nobody(scene), scene, true) : holds(inner, eachFighter(scene), scene)
  }
  if ('monsters' in condition) {
    if (isOutsideFights({ not: condition }))
      return so('there is a fight', 'il y a un combat', 'there is no fight', "il n'y a pas de combat")
    if (condition.monsters.most === 1 && !negated)
      return say(scene, 'there is only 1 monster in the fight', "il n'y a qu'un monstre au combat")
    const few = condition.monsters.most === undefined ? condition.monsters.least : undefined
    if (negated && few !== undefined)
      return say(scene, `fewer than ${few} monsters fight`, `moins de ${few} monstres combattent`)
    const { text, plural } = howMany(condition.monsters, scene.language)
    const monsters = plural ? say(scene, 'monsters', 'monstres') : say(scene, 'monster', 'monstre')
    return so(
      `there ${plural ? 'are' : 'is'} ${text} ${monsters} in the fight`,
      `il y a ${text} ${monsters} au combat`,
      `there ${plural ? 'are' : 'is'} not ${text} ${monsters} in the fight`,
      `il n'y a pas ${text} ${monsters} au combat`,
    )
  }
  if ('facing' in condition) {
    const what = such({ kind: 'monster', ...condition.facing }, undefined, negated, scene)
    if (scene.window === undefined || scene.window === 'ownCombat') return `${states(of, FACE, scene, negated)} ${what}`
    return so(
      `there is ${what} in the fight`,
      `il y a ${what} au combat`,
      `there is not ${what} in the fight`,
      `il n'y a pas ${what} au combat`,
    )
  }
  if ('cameFrom' in condition)
    return condition.cameFrom === 'door'
      ? so(
          'the monster came through the door',
          'le monstre vient de la porte',
          'the monster did not come through the door',
          'le monstre ne vient pas de la porte',
        )
      : so(
          'the monster came from a hand, not through the door',
          "le monstre vient d'une main, pas de la porte",
          'the monster did not come from a hand',
          "le monstre ne vient pas d'une main",
        )
  if ('turn' in condition) {
    const isOwn = (condition.turn === 'own') !== (negated && of.is !== 'none')
    const whose = theirs(of, 'turn', 'tour', scene)
    if (of.is === 'none' && isOwn) return say(scene, `it is ${whose}`, `ce n'est ${whose}`)
    if (of.is === 'none')
      return say(
        scene,
        `it is ${theirs(everyOne(of, scene), 'turn', 'tour', scene)}`,
        `c'est ${theirs(everyOne(of, scene), 'turn', 'tour', scene)}`,
      )
    return isOwn
      ? say(scene, `it is ${whose}`, `c'est ${whose}`)
      : say(scene, `it is not ${whose}`, `ce n'est pas ${whose}`)
  }
  if ('winning' in condition) {
    const side = theirs(of.is === 'none' ? everyOne(of, scene) : of, 'side', 'camp', scene)
    return condition.winning === negated
      ? say(scene, `${side} is not winning`, `${side} ne l'emporte pas`)
      : say(scene, `${side} is winning`, `${side} l'emporte`)
  }
  if ('decides' in condition)
    return so(
      'this turns a lost fight into a won one',
      'cela change une défaite en victoire',
      'this does not turn a lost fight into a won one',
      'cela ne change pas une défaite en victoire',
    )
  if ('runners' in condition) {
    const few = condition.runners.most === undefined ? condition.runners.least : undefined
    const { text, plural } = howMany(condition.runners, scene.language)
    if ((condition.runners.least ?? 1) <= 1 && (condition.runners.most ?? 2) >= 2)
      return so('somebody is running away', "quelqu'un fuit", 'nobody is running away', 'personne ne fuit')
    if (negated && few !== undefined)
      return say(scene, `fewer than ${few} fighters are running away`, `moins de ${few} combattants fuient`)
    return so(
      `${text} ${plural ? 'fighters are' : 'fighter is'} running away`,
      `${text} ${plural ? 'combattants fuient' : 'combattant fuit'}`,
      `not ${text} ${plural ? 'fighters are' : 'fighter is'} running away`,
      `on ne compte pas ${text} ${plural ? 'fuyards' : 'fuyard'}`,
    )
  }
  if ('partnerCaught' in condition)
    return so(
      'the other fighter was caught',
      "l'autre combattant a été rattrapé",
      'the other fighter was not caught',
      "l'autre combattant n'a pas été rattrapé",
    )
  if ('caught' in condition) return does(WERE, 'caught in this turn', 'été rattrapé ce tour-ci')
  if ('levelFrom' in condition) {
    const [en, fr] = SOURCES[condition.levelFrom]
    return so(
      `the level comes from ${en}`,
      `le niveau vient ${fr}`,
      `the level does not come from ${en}`,
      `le niveau ne vient pas ${fr}`,
    )
  }
  if ('holdersOf' in condition) return holdersWords(condition.holdersOf, condition.number, scene, negated)
  if ('it' in condition && isOfMonster(scene)) return ofMonsterWords(condition.it, scene, negated)
  if ('it' in condition) {
    const what = indefinite(nouns(condition.it, scene), scene)
    return so(`that card is ${what}`, `c'est ${what}`, `that card is not ${what}`, `ce n'est pas ${what}`)
  }
  if ('day' in condition) {
    const [en, fr] = DAYS[condition.day]
    return so(
      `it is ${en}${CALENDAR.en}`,
      `c'est ${fr}${CALENDAR.fr}`,
      `it is not ${en}${CALENDAR.en}`,
      `ce n'est pas ${fr}${CALENDAR.fr}`,
    )
  }
  if ('drawn' in condition) {
    const [en, fr] = condition.drawn === 'up' ? ['up', 'visible'] : ['down', 'cachée']
    return so(
      `this card was drawn face ${en}`,
      `cette carte a été piochée face ${fr}`,
      `this card was not drawn face ${en}`,
      `cette carte n'a pas été piochée face ${fr}`,
    )
  }
  if ('the' in condition) {
    const what = indefinite(nouns(condition.fits, scene), scene)
    const { text, isOne } = theCards(condition.the, scene)
    return isOne
      ? so(`${text} is ${what}`, `${text} est ${what}`, `${text} is not ${what}`, `${text} n'est pas ${what}`)
      : so(
          `one of ${text} is ${what}`,
          `une ${de(text)} est ${what}`,
          `none of ${text} is ${what}`,
          `aucune ${de(text)} n'est ${what}`,
        )
  }
  return unreachable(condition)
}

/** Whether what a use or a trigger is about is no card that somebody sees, but the monster that is run from. */
const isOfMonster = ({ window, isOfRoll }: Scene): boolean =>
  isOfRoll === true || window === 'escape' || window === 'badStuff'

/** "the roll is to run away from a monster", "it comes from a monster marked Undead" */
function ofMonsterWords(it: CardFilter, scene: Scene, negated: boolean): string {
  const what = indefinite(nouns(it, scene, 'monster'), scene)
  const so = (en: string, fr: string, notEn: string, notFr: string): string =>
    negated ? say(scene, notEn, notFr) : say(scene, en, fr)
  if (scene.window === 'badStuff')
    return so(
      `it comes from ${what}`,
      `il vient ${de(what)}`,
      `it does not come from ${what}`,
      `il ne vient pas ${de(what)}`,
    )
  if (scene.window === 'escape')
    return so(`it was from ${what}`, `c'était à ${what}`, `it was not from ${what}`, `ce n'était pas à ${what}`)
  if (negated && Object.keys(it).length === 0) return say(scene, 'the roll is for a card', 'le jet est pour une carte')
  return so(
    `the roll is to run away from ${what}`,
    `le jet est pour fuir ${what}`,
    `the roll is not to run away from ${what}`,
    `le jet n'est pas pour fuir ${what}`,
  )
}

/** Counting what is theirs, nobody says "who". */
const referred = (of: Person, scene: Scene): Person => (isWho(of) ? pronoun(of, scene) : of)
const isWho = (of: Person): boolean => /^(?:who|qui)$/.test(of.text)

/** What is theirs is told of them. */
const speaking = (of: Person, scene: Scene): Scene => ({ ...scene, subject: referred(of, scene) })

type Amounts = Extract<Condition, { readonly count: unknown } | { readonly more: unknown }>

/** Amounts need not be anybody's; where they are, it is said whose. */
function amountsWords(condition: Amounts, of: Person, scene: Scene, negated: boolean): string {
  const about = (whom: Person, not: boolean): string => {
    const inside = speaking(whom, scene)
    return 'more' in condition
      ? comparedWords(condition, whom, inside, not)
      : countWords(condition.count, condition.is, whom, inside, not)
  }
  const said = about(of, negated)
  if (isKnown(of) || isWho(of) || isNamed(of, said, scene)) return said
  const they = pronoun({ ...of, is: 'one' }, scene)
  if (about(you(scene), false) === about(they, false)) return about(they, negated)
  const [is, clause] =
    of.is === 'none' ? [states(of, BE, scene, true), about(they, false)] : [states(of, BE, scene), about(they, negated)]
  return say(scene, `${is} such that ${clause}`, `${is} tel ${que(clause)}`)
}

/** Whether a clause says whom it is about; "the cards no fighter has" are nobody's. */
const isNamed = (of: Person, said: string, scene: Scene): boolean =>
  of.is === 'none'
    ? said.startsWith(of.text) ||
      said.startsWith(everyOne(of, scene).text) ||
      (said.includes(of.text) && ![HAVE, USE].some((verb) => said.includes(states(of, verb, scene))))
    : said.includes(of.text)

/** "your turn", "a fighter's turn", "le tour d'un combattant" */
function theirs(of: Person, en: string, fr: string, scene: Scene): string {
  const whose = referred(of, scene)
  if (isKnown(whose)) return `${possessive(whose, { gender: 'm', plural: false }, scene)} ${say(scene, en, fr)}`
  return say(scene, genitive(whose.text, en), `le ${fr} ${de(whose.text)}`)
}

/** A tie is a place at the top too: whoever is not there is below it. */
function standingWords(standing: 'lowest' | 'highest', of: Person, scene: Scene, negated: boolean): string {
  const isLowest = standing === 'lowest'
  if (negated && of.is !== 'none')
    return `${states(of, BE, scene)} ${
      isLowest
        ? say(scene, 'above the lowest level', 'au-dessus du plus bas niveau')
        : say(scene, 'below the highest level', 'en dessous du plus haut niveau')
    }`
  return `${states(of, HAVE, scene, negated)} ${
    isLowest
      ? say(scene, 'the lowest level (even tied)', 'le plus bas niveau (même à égalité)')
      : say(scene, 'the highest level (even tied)', 'le plus haut niveau (même à égalité)')
  }`
}

/** "an item", "any item"; a card that is called by its name needs no article. */
function such(filter: CardFilter, fallback: CardKind | undefined, negated: boolean, scene: Scene): string {
  const { card, kind: _kind, ...rest } = filter
  if (typeof card === 'string' && Object.keys(rest).length === 0)
    return say(scene, `“${scene.names(card)}”`, `« ${scene.names(card)} »`)
  if (filter.host === true) return hostWords(filter, scene)
  const list = nouns(filter, scene, fallback)
  return negated ? noneOf(list, scene) : indefinite(list, scene)
}

/** What a card that speaks of days explains; the card says it once. */
export const CALENDAR = {
  en: ' (each turn is a day, the first a Monday)',
  fr: ' (un tour, un jour ; le premier est un lundi)',
} as const

const SOURCES = {
  kill: ['a kill', "d'un monstre tué"],
  helping: ['helping', "d'une aide"],
  card: ['a card', "d'une carte"],
  sale: ['a sale', "d'une vente"],
} as const

const DAYS = {
  monday: ['Monday', 'lundi'],
  tuesday: ['Tuesday', 'mardi'],
  wednesday: ['Wednesday', 'mercredi'],
  thursday: ['Thursday', 'jeudi'],
  friday: ['Friday', 'vendredi'],
  saturday: ['Saturday', 'samedi'],
  sunday: ['Sunday', 'dimanche'],
} as const

/** "another player is an Elf", "no other player is an Elf"; not every is some not. */
function amongWords(among: Extract<Condition, { readonly among: Who }>, outside: Scene, negated: boolean): string {
  const scene: Scene = { ...outside, each: outside.each ?? pronoun(outside.subject, outside) }
  const inner = 'some' in among ? among.some : among.every
  const acted = actorWords(among, scene, negated)
  if (acted !== undefined) return acted
  if ('some' in among && 'all' in inner && inner.all.length === 0) return thereIs(among.among, scene, negated)
  if ('some' in among) return someOf(among.among, inner, scene, negated)
  if (!negated && 'not' in inner) return someOf(among.among, inner.not, scene, true)
  const none = negated || !('lacks' in inner) ? undefined : noneOfThem(among.among, scene)
  if (none !== undefined && 'lacks' in inner) return having(inner.lacks, none, scene, true)
  return negated
    ? holds(inner, someOne(among.among, scene), scene, true)
    : holds(inner, person(among.among, scene, true), scene)
}

/** "there is a helper", "there is no player outside the fight" */
function thereIs(who: Who, scene: Scene, negated: boolean): string {
  const one = isPlayerAlone(who) ? person(who, scene) : someOne(who, scene)
  const some = one.text
    .replace(/^the (?=helper$|main fighter$)/, 'a ')
    .replace(/^(?:l'(?=allié$)|le (?=combattant principal$))/, 'un ')
  if (!negated) return say(scene, `there is ${some}`, `il y a ${tonic({ ...one, text: some }, scene)}`)
  const none = some.replace(/^(?:an?|any) /, 'no ').replace(/^(?:un|une|n'importe quel) /, 'de ')
  return say(
    scene,
    none === some ? `there is not ${some}` : `there is ${none}`,
    `il n'y a pas ${none.replace(/^de (?=[aeiou])/, "d'")}`,
  )
}

const isPlayerAlone = (who: Who): boolean => typeof who === 'string' && seatsMeant(who) === 'one'

function someOf(who: Who, condition: Condition, scene: Scene, negated: boolean): string {
  if (!negated) return holds(condition, someOne(who, scene), scene)
  return holds(condition, noneOfThem(who, scene) ?? person(who, scene), scene, true)
}

function having(kind: TraitKind, of: Person, scene: Scene, negated: boolean): string {
  const noun = kindNoun(kind, scene)
  const what = (negated ? noneOf : indefinite)([noun], scene)
  return `${states(of, HAVE, scene, negated)} ${what}`
}
