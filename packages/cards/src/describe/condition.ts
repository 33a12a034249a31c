// A condition as a clause: "you are an Elf", "tu n'utilises pas de couvre-chef".

import { unreachable } from '@brouhaha/kit'
import type { Condition } from '../language/condition.ts'
import type { TraitKind } from '../language/names.ts'
import type { CardFilter, CardKind, Who } from '../language/selector.ts'
import { quantityWords } from './amount.ts'
import { contrary } from './contrary.ts'
import { a, between, enumerate, howMany, levelBetween, que, saidOnce, si } from './grammar.ts'
import { indefinite, kindNoun, noneOf, nouns } from './noun.ts'
import {
  aFighter,
  eachFighter,
  nobody,
  type Person,
  person,
  possessive,
  pronoun,
  states,
  tonic,
  type Verb,
} from './person.ts'
import { type Scene, say } from './scene.ts'
import { BE, FACE, FIGHT, HAVE, USE } from './verbs.ts'
import { owner } from './zone.ts'

/** "if you are an Elf", "si tu es Elfe" */
export const provided = (condition: Condition, of: Person, scene: Scene): string => {
  const clause = holds(condition, of, scene)
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
      ? holds(condition.not, eachFighter(scene), scene)
      : holds(condition.not, of, scene, !negated)
  if ('has' in condition) {
    const name = scene.names(condition.has)
    return scene.names.powers?.has(condition.has)
      ? does(HAVE, `the power ${name}`, `le pouvoir ${name}`)
      : is(a(name), name)
  }
  if ('among' in condition) return amongWords(condition, scene, negated)
  if ('count' in condition) {
    const what = quantityWords(condition.count, { ...scene, subject: referred(of, scene) })
    if (condition.is === 'odd' || condition.is === 'even') {
      const odd = (condition.is === 'odd') !== negated
      return say(
        scene,
        `${what} is ${odd ? 'an odd' : 'an even'} number`,
        `${what} est un nombre ${odd ? 'impair' : 'pair'}`,
      )
    }
    const range = between(condition.is, scene.language)
    return so(
      `${what} is ${range}`,
      `${what} est de ${range}`,
      `${what} is not ${range}`,
      `${what} n'est pas de ${range}`,
    )
  }
  if ('is' in condition) {
    const who = person(condition.is, scene)
    return is(tonic(who, scene), tonic(who, scene))
  }
  if ('more' in condition) {
    const inside: Scene = { ...scene, subject: referred(of, scene) }
    const [more, than] = [quantityWords(condition.more, inside), quantityWords(condition.than, inside)]
    return so(
      `${more} is more than ${than}`,
      `${more} dépasse ${than}`,
      `${more} is not more than ${than}`,
      `${more} ne dépasse pas ${than}`,
    )
  }
  if ('lacks' in condition) return having(condition.lacks, of, scene, !negated)
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
    const { text, plural } = howMany(condition.handSize, scene.language)
    return does(HAVE, `${text} ${plural ? 'cards' : 'card'} in hand`, `${text} ${plural ? 'cartes' : 'carte'} en main`)
  }
  if ('wears' in condition) {
    return `${states(of, USE, scene, negated)} ${such(condition.wears, 'item', negated, scene)}`
  }
  if ('carries' in condition) {
    const what = such(condition.carries, undefined, negated, scene)
    return `${states(of, HAVE, scene, negated)} ${what} ${say(scene, 'in play', 'en jeu')}`
  }
  if ('fights' in condition) {
    switch (condition.fights) {
      case 'alone':
        return does(FIGHT, 'without help', 'sans aide')
      case 'asMain':
        return is('the main fighter', 'le combattant principal')
      case 'asHelper':
        return is('the helper', "l'allié")
      default:
        return unreachable(condition.fights)
    }
  }
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
    if (condition.monsters.most === 1 && !negated)
      return say(scene, 'there is only 1 monster in the fight', "il n'y a qu'un monstre au combat")
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
    const whose = possessive(of, { gender: 'm', plural: false }, scene)
    return (condition.turn === 'own') === negated
      ? say(scene, `it is not ${whose} turn`, `ce n'est pas ${whose} tour`)
      : say(scene, `it is ${whose} turn`, `c'est ${whose} tour`)
  }
  if ('winning' in condition) {
    const side = `${possessive(of, { gender: 'm', plural: false }, scene)} ${say(scene, 'side', 'camp')}`
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
    const { text, plural } = howMany(condition.runners, scene.language)
    return so(
      `${text} ${plural ? 'fighters are' : 'fighter is'} running away`,
      `${text} ${plural ? "combattants s'enfuient" : "combattant s'enfuit"}`,
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
  if ('levelFrom' in condition) {
    const [en, fr] = SOURCES[condition.levelFrom]
    return so(
      `the level comes from ${en}`,
      `le niveau vient ${fr}`,
      `the level does not come from ${en}`,
      `le niveau ne vient pas ${fr}`,
    )
  }
  if ('holdersOf' in condition) {
    const { text, plural } = howMany(condition.number, scene.language)
    const name = scene.names(condition.holdersOf)
    return so(
      `${text} ${plural ? 'players have' : 'player has'} ${a(`${name} card`)} in play`,
      `${text} ${plural ? 'joueurs ont' : 'joueur a'} une carte ${name} en jeu`,
      `not ${text} ${plural ? 'players have' : 'player has'} ${a(`${name} card`)} in play`,
      `on ne compte pas ${text} ${plural ? 'joueurs' : 'joueur'} avec une carte ${name} en jeu`,
    )
  }
  if ('it' in condition) {
    const what = indefinite(nouns(condition.it, scene), scene)
    return so(`that card is ${what}`, `c'est ${what}`, `that card is not ${what}`, `ce n'est pas ${what}`)
  }
  if ('day' in condition) {
    const [en, fr] = DAYS[condition.day]
    return so(
      `it is ${en} (each turn is a day, the first a Monday)`,
      `c'est ${fr} (un tour, un jour ; le premier est un lundi)`,
      `it is not ${en} (each turn is a day, the first a Monday)`,
      `ce n'est pas ${fr} (un tour, un jour ; le premier est un lundi)`,
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
  if ('lost' in condition) {
    const list = nouns(condition.lost, scene)
    return negated
      ? say(scene, `no ${noneOf(list, scene).slice(4)} was lost`, `on n'a pas perdu ${noneOf(list, scene)}`)
      : say(scene, `${indefinite(list, scene)} was lost`, `on a perdu ${indefinite(list, scene)}`)
  }
  if ('outcome' in condition) {
    const range = between(condition.outcome, scene.language)
    const what = quantityWords({ outcome: true }, scene)
    return so(
      `${what} is ${range}`,
      `${what} est de ${range}`,
      `${what} is not ${range}`,
      `${what} n'est pas de ${range}`,
    )
  }
  return unreachable(condition)
}

/** Counting what is theirs, nobody says "who". */
const referred = (of: Person, scene: Scene): Person => (/^(?:who|qui)$/.test(of.text) ? pronoun(of, scene) : of)

/** A tie is a place at the top too: whoever is not there is below it. */
function standingWords(standing: 'lowest' | 'highest', of: Person, scene: Scene, negated: boolean): string {
  const isLowest = standing === 'lowest'
  if (negated && of.is !== 'none')
    return `${states(of, BE, scene)} ${
      isLowest
        ? say(scene, 'above the lowest level at the table', 'au-dessus du plus bas niveau de la table')
        : say(scene, 'below the highest level at the table', 'en dessous du plus haut niveau de la table')
    }`
  return `${states(of, HAVE, scene, negated)} ${
    isLowest
      ? say(scene, 'the lowest level at the table, even tied', 'le plus bas niveau de la table, même à égalité')
      : say(scene, 'the highest level at the table, even tied', 'le plus haut niveau de la table, même à égalité')
  }`
}

/** "an item", "any item"; a card that is called by its name needs no article. */
function such(filter: CardFilter, fallback: CardKind | undefined, negated: boolean, scene: Scene): string {
  const { card, kind: _kind, ...rest } = filter
  if (typeof card === 'string' && Object.keys(rest).length === 0)
    return say(scene, `“${scene.names(card)}”`, `« ${scene.names(card)} »`)
  const list = nouns(filter, scene, fallback)
  return negated ? noneOf(list, scene) : indefinite(list, scene)
}

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

/** "another player is an Elf", "each fighter is an Elf"; not some is every not. */
function amongWords(among: Extract<Condition, { readonly among: Who }>, scene: Scene, negated: boolean): string {
  const some = 'some' in among
  const of = some !== negated ? owner(among.among, scene) : person(among.among, scene, true)
  return holds(some ? among.some : among.every, of, scene, negated)
}

function having(kind: TraitKind, of: Person, scene: Scene, negated: boolean): string {
  const noun = kindNoun(kind, scene)
  const what = (negated ? noneOf : indefinite)([noun], scene)
  return `${states(of, HAVE, scene, negated)} ${what}`
}

/** Not all is some not; but nobody is asked the whole. */
function joined(list: readonly Condition[], how: 'and' | 'or', of: Person, scene: Scene, negated: boolean): string {
  if (list.length === 0) return negated ? say(scene, 'never', 'jamais') : say(scene, 'always', 'toujours')
  const names = list.flatMap((each) =>
    'has' in each && !scene.names.powers?.has(each.has) ? [scene.names(each.has)] : [],
  )
  if (names.length === list.length && !negated)
    return `${states(of, BE, scene)} ${enumerate(
      names.map((name) => say(scene, a(name), name)),
      how === 'and' ? say(scene, 'and', 'et') : say(scene, 'or', 'ou'),
    )}`
  const turned = negated && of.is !== 'none'
  const and = (how === 'and') !== turned
  const clauses = list.map((each) => holds(each, of, scene, negated))
  const once = saidOnce(clauses, states(of, BE, scene), and)
  if (once !== '')
    return `${once}${clauses.map((clause) => clause.slice(once.length)).join(and ? say(scene, ' and ', ' et ') : say(scene, ' or ', ' ou '))}`
  if (scene.language === 'en') return clauses.join(and ? ' and ' : ' or ')
  return clauses
    .map((clause, index) => (index === 0 ? clause : and ? `et ${que(clause)}` : `ou ${si(clause)}`))
    .join(' ')
}
