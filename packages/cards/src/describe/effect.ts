// Effects as clauses: orders to the reader, statements about everybody else.

import { unreachable } from '@brouhaha/kit'
import type { Effect, Face } from '../language/effect.ts'
import type { Deck, TraitKind } from '../language/names.ts'
import type { Pick, Who } from '../language/selector.ts'
import { counted, LEVEL } from './amount.ts'
import { type Combat, combatWords } from './combat.ts'
import { type Flow, flowWords, isFlow } from './flow.ts'
import { a, de, à } from './grammar.ts'
import { kindNoun, type Noun } from './noun.ts'
import { acts, meant, type Person, possessive, pronoun, tonic } from './person.ts'
import { isGroup, picked, recipient } from './pick.ts'
import { type Scene, say } from './scene.ts'
import {
  BECOME,
  CHANGE,
  DIE,
  DISCARD,
  DRAW,
  FORGO,
  GAIN,
  GIVE,
  GO,
  LOOK,
  LOSE,
  REPLACE,
  SHOW,
  SKIP,
  TAKE,
  WIN,
} from './verbs.ts'

type Plain = Exclude<Effect, Flow | Combat>

/** Steps in one breath: "lose 1 level, then discard your hand". */
export function stepsWords(effects: readonly Effect[], scene: Scene): string {
  const later: Scene = { ...scene, subject: pronoun(scene.subject, scene) }
  return effects
    .map((effect, index) => effectWords(effect, index === 0 ? scene : later))
    .reduce((before, next) => `${before}${pause(before, scene)}${next}`)
}

/** A longer pause after a sentence that has pauses of its own. */
const pause = (before: string, scene: Scene): string =>
  before.includes(';') || before.includes(':') ? say(scene, '; then ', ' ; puis ') : say(scene, ', then ', ', puis ')

export function effectWords(effect: Effect, scene: Scene): string {
  if (isFlow(effect)) return flowWords(effect, scene)
  switch (effect.do) {
    case 'strengthen':
    case 'weaken':
    case 'remove':
    case 'kill':
    case 'addMonster':
    case 'clone':
    case 'moveFight':
    case 'switchSide':
    case 'shareTreasures':
    case 'dismissHelper':
    case 'forceHelp':
    case 'escape':
    case 'helpFlight':
    case 'setDie':
    case 'turnDie':
    case 'reroll':
    case 'cancel':
    case 'redirect':
    case 'disarm':
      return combatWords(effect, scene)
    default:
      return plainWords(effect, scene)
  }
}

function plainWords(effect: Plain, scene: Scene): string {
  switch (effect.do) {
    case 'gainLevels':
      return `${acts(meant(effect.to, scene), GAIN, scene)} ${counted(effect.levels, LEVEL(scene), scene)}`
    case 'loseLevels':
      return `${acts(meant(effect.from, scene), LOSE, scene)} ${counted(effect.levels, LEVEL(scene), scene)}`
    case 'setLevel': {
      const who = acts(meant(effect.of, scene), GO, scene)
      return effect.to === 'lowest'
        ? say(scene, `${who} to the level of the lowest-level player`, `${who} au niveau du joueur le plus faible`)
        : say(scene, `${who} to level ${effect.to}`, `${who} au niveau ${effect.to}`)
    }
    case 'die':
      return acts(meant(effect.who, scene), DIE, scene)
    case 'win':
      return `${acts(meant(effect.who, scene), WIN, scene)} ${say(scene, 'the game', 'la partie')}`
    case 'discard': {
      const { who, inside } = loser(effect.cards.of, scene)
      const what = `${acts(who, DISCARD, scene)} ${picked(own(effect.cards), inside)}`
      return what + fallback(effect.otherwise, who, scene)
    }
    case 'take':
      return taking(effect, scene)
    case 'draw':
      return `${acts(meant(effect.to, scene), DRAW, scene)} ${counted(effect.cards, deckCard(effect.deck, scene), scene)}${facing(effect.face, scene)}`
    case 'search':
      return `${acts(scene.subject, TAKE, scene)} ${picked(effect.cards, scene)}`
    case 'reveal': {
      const { who, inside } = loser(effect.cards.of, scene)
      const to = recipient(effect.to, scene)
      return `${acts(who, SHOW, scene)} ${picked(own(effect.cards), inside)} ${say(scene, `to ${to}`, à(to))}`
    }
    case 'peek': {
      const noun = deckCard(effect.deck, scene)
      const top =
        effect.cards === 1
          ? say(scene, `the top ${noun.one}`, `la première ${noun.one}`)
          : say(scene, `the top ${effect.cards} ${noun.many}`, `les ${effect.cards} premières ${noun.many}`)
      return `${acts(scene.subject, LOOK, scene)} ${top}`
    }
    case 'poolHands': {
      const whose = meant(effect.who, scene)
      return say(
        scene,
        `the hands of ${whose.text} are shuffled together and dealt back, as many cards to each as before`,
        `on mélange les mains ${de(whose.text)}, puis chacun reçoit autant de cartes qu'il en avait`,
      )
    }
    case 'loseTrait': {
      const who = acts(scene.subject, LOSE, scene)
      return `${who} ${traits(effect.kind, effect.which, scene)}${fallback(effect.otherwise, scene.subject, scene)}`
    }
    case 'become': {
      const name = scene.names(effect.trait)
      return `${acts(meant(effect.who, scene), BECOME, scene)} ${say(scene, a(name), name)}`
    }
    case 'swapTrait': {
      const noun = kindNoun(effect.kind, scene)
      const own = possessive(scene.subject, { gender: noun.gender, plural: false }, scene)
      const who = acts(scene.subject, REPLACE, scene)
      return say(
        scene,
        `${who} ${own} ${noun.one} with the topmost ${noun.one} in the discards`,
        `${who} ${own} ${noun.one} par ${noun.gender === 'f' ? 'la première' : 'le premier'} ${noun.one} de la défausse`,
      )
    }
    case 'changeSex':
      return `${acts(scene.subject, CHANGE, scene)} ${say(scene, 'sex', 'de sexe')}`
    case 'endTurn':
      return say(scene, 'the turn ends', "le tour s'achève")
    case 'skip': {
      const own = possessive(scene.subject, { gender: 'm', plural: false }, scene)
      return effect.what === 'turn'
        ? `${acts(scene.subject, SKIP, scene)} ${say(scene, `${own} next turn`, `${own} prochain tour`)}`
        : `${acts(scene.subject, FORGO, scene)} ${say(scene, 'looting the room', 'à fouiller la pièce')}`
    }
    default:
      return unreachable(effect)
  }
}

/**
 * Whoever loses cards does it themselves, unless it is some seat out of many: then the subject sees to it. What they lose is
 * theirs.
 */
function loser(of: Who | undefined, scene: Scene): { readonly who: Person; readonly inside: Scene } {
  const who = of === undefined || isGroup(of) ? scene.subject : meant(of, scene)
  return { who, inside: { ...scene, subject: pronoun(who, scene) } }
}

/** The cards as their owner sees them, who was named already. */
const own = ({ of, ...pick }: Pick): Pick => (of === undefined || isGroup(of) ? { ...pick, ...(of && { of }) } : pick)

function taking(effect: Extract<Effect, { readonly do: 'take' }>, scene: Scene): string {
  const to = meant(effect.to, scene)
  const equip = effect.equip ? say(scene, ', to use at once', ', à utiliser aussitôt') : ''
  const gives =
    effect.cards.by === undefined &&
    !isGroup(effect.cards.of) &&
    effect.cards.zone !== 'it' &&
    effect.cards.zone !== 'combat'
  const { who, inside } = loser(effect.cards.of, scene)
  if (gives && who.text !== to.text) {
    const whom = say(scene, `to ${tonic(to, scene)}`, à(tonic(to, scene)))
    return `${acts(who, GIVE, scene)} ${picked(own(effect.cards), inside)} ${whom}${equip}${fallback(effect.otherwise, who, scene)}`
  }
  const { by, ...rest } = effect.cards
  const chosen = by === effect.to && to.is !== 'you'
  const what = chosen
    ? `${picked(rest, scene)}${say(scene, ', their choice', ', à son choix')}`
    : picked(effect.cards, scene)
  return `${acts(to, TAKE, scene)} ${what}${equip}${fallback(effect.otherwise, to, scene)}`
}

/** "; failing that, lose 1 level" */
function fallback(otherwise: readonly Effect[] | undefined, who: Person, scene: Scene): string {
  if (otherwise === undefined) return ''
  const inside: Scene = { ...scene, subject: pronoun(who, scene) }
  return `${say(scene, '; failing that, ', ' ; à défaut, ')}${stepsWords(otherwise, inside)}`
}

function deckCard(deck: Deck, scene: Scene): Noun {
  return deck === 'door'
    ? { one: say(scene, 'Door card', 'carte Porte'), many: say(scene, 'Door cards', 'cartes Porte'), gender: 'f' }
    : {
        one: say(scene, 'Treasure card', 'carte Trésor'),
        many: say(scene, 'Treasure cards', 'cartes Trésor'),
        gender: 'f',
      }
}

function facing(face: Face, scene: Scene): string {
  switch (face) {
    case 'up':
      return say(scene, ', face up', ', face visible')
    case 'down':
      return say(scene, ', face down', ', face cachée')
    case 'same':
      return say(scene, ', the way this card was drawn', ', comme cette carte a été piochée')
    default:
      return unreachable(face)
  }
}

function traits(kind: TraitKind, which: 'one' | 'all' | undefined, scene: Scene): string {
  const noun = kindNoun(kind, scene)
  const feminine = noun.gender === 'f'
  const own = (plural: boolean): string => possessive(scene.subject, { gender: noun.gender, plural }, scene)
  switch (which) {
    case undefined:
      return `${own(false)} ${noun.one}`
    case 'one':
      return say(scene, `one of ${own(true)} ${noun.many}`, `${feminine ? 'une' : 'un'} de ${own(true)} ${noun.many}`)
    case 'all':
      return say(scene, `all ${own(true)} ${noun.many}`, `${feminine ? 'toutes' : 'tous'} ${own(true)} ${noun.many}`)
    default:
      return unreachable(which)
  }
}
