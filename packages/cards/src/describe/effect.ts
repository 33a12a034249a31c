// Effects as clauses: orders to the reader, statements about everybody else.

import { unreachable } from '@brouhaha/kit'
import type { Effect, Face } from '../language/effect.ts'
import type { Deck } from '../language/names.ts'
import type { Pick, Who } from '../language/selector.ts'
import { counted, LEVEL, quantityWords } from './amount.ts'
import { type Combat, combatWords } from './combat.ts'
import { type Flow, flowWords, isFlow } from './flow.ts'
import { a, de, à } from './grammar.ts'
import { indefinite, kindNoun, le, type Noun } from './noun.ts'
import { acts, like, meant, type Person, possessive, pronoun, states, tonic, type Verb } from './person.ts'
import { ifItIs, isGroup, isSeveral, itself, picked, recipient } from './pick.ts'
import { type Scene, say } from './scene.ts'
import {
  BECOME,
  CHANGE,
  CHOOSE,
  DIE,
  DISCARD,
  DRAW,
  FORGO,
  GAIN,
  GIVE,
  GO,
  LOOK,
  LOSE,
  MAY,
  NAME,
  PUT_BACK,
  REPLACE,
  SHOW,
  SKIP,
  SWAP,
  TAKE,
  WIN,
} from './verbs.ts'
import { owner } from './zone.ts'

type Plain = Exclude<Effect, Flow | Combat>

/** Steps in one breath: "lose 1 level, then discard your hand". */
export function stepsWords(effects: readonly Effect[], scene: Scene): string {
  if (effects.length === 0) return say(scene, 'nothing happens', 'rien ne se passe')
  let now = scene
  return effects
    .map((effect) => {
      const words = effectWords(effect, now)
      now = after(effect, { ...now, subject: pronoun(now.subject, now), topmost: false })
      return words
    })
    .reduce((before, next) => `${before}${pause(before, scene)}${next}`)
}

/** What the next step may speak of. */
function after(effect: Effect, scene: Scene): Scene {
  switch (effect.do) {
    case 'namePlayer':
      return { ...scene, named: true }
    case 'peek':
      return { ...scene, looked: effect.cards }
    case 'discard':
    case 'take':
      return { ...scene, outcome: 'cards' }
    case 'loseLevels':
      return { ...scene, outcome: 'levels' }
    case 'roll':
    case 'nameNumber':
    case 'strengthen': {
      const { outcome: _counted, ...rest } = scene
      return rest
    }
    default:
      return scene
  }
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
    case 'repeat':
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
      return `${acts(meant(effect.from, scene), LOSE, scene)} ${counted(effect.levels, LEVEL(scene), scene)}${fallback(effect.otherwise, meant(effect.from, scene), scene)}`
    case 'setLevel': {
      const who = acts(meant(effect.of, scene), GO, scene)
      switch (effect.to) {
        case 'lowest':
          return say(scene, `${who} to the lowest level at the table`, `${who} au plus bas niveau de la table`)
        case 'highest':
          return say(scene, `${who} to the highest level at the table`, `${who} au plus haut niveau de la table`)
        default: {
          const level = quantityWords(effect.to, scene)
          return typeof effect.to === 'number'
            ? say(scene, `${who} to level ${level}`, `${who} au niveau ${level}`)
            : say(scene, `${who} to the level equal to ${level}`, `${who} au niveau égal ${à(level)}`)
        }
      }
    }
    case 'die':
      return acts(meant(effect.who, scene), DIE, scene)
    case 'win':
      return `${acts(meant(effect.who, scene), WIN, scene)} ${say(scene, 'the game', 'la partie')}`
    case 'discard': {
      const { who, inside } = loser(effect.cards.of, scene)
      return (
        handled(who, DISCARD, effect.cards, inside) +
        orAll(effect.cards, scene) +
        fallback(effect.otherwise, who, scene)
      )
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
    case 'putBack': {
      const { who, inside } = loser(effect.cards.of, scene)
      const what = handled(who, PUT_BACK, effect.cards, inside)
      const isOfDeck = effect.cards.zone === 'it' || effect.cards.zone === 'peeked'
      const whose = isSeveral(effect.cards)
        ? say(scene, 'their deck', 'leur pioche')
        : say(scene, 'its deck', 'sa pioche')
      const deck = isOfDeck ? say(scene, 'the deck', 'la pioche') : whose
      return effect.to === 'top'
        ? say(scene, `${what} back on top of ${deck}`, `${what} sur ${deck}`)
        : say(scene, `${what} back under ${deck}`, `${what} sous ${deck}`)
    }
    case 'namePlayer': {
      const by = acts(meant(effect.by, scene), CHOOSE, scene)
      const whom = tonic(owner(effect.among ?? 'others', scene), scene)
      return `${by} ${whom}${effect.when === undefined ? '' : ` ${like(effect.when, scene)}`}`
    }
    case 'nameNumber':
      return `${acts(scene.subject, NAME, scene)} ${say(
        scene,
        `a number from ${effect.least} to ${effect.most}`,
        `un nombre de ${effect.least} à ${effect.most}`,
      )}`
    case 'swapHands': {
      const who = meant(effect.who, scene)
      const hand = possessive(who, { gender: 'f', plural: false }, scene)
      const other = tonic(meant(effect.with, scene), scene)
      return `${acts(who, SWAP, scene)} ${say(scene, `hands with ${other}`, `${hand} main avec celle ${de(other)}`)}`
    }
    case 'openDoor':
      return say(
        scene,
        'the player whose turn it is opens another door',
        "le joueur dont c'est le tour ouvre une autre porte",
      )
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
      return `${who} ${traits(effect, scene)}${fallback(effect.otherwise, scene.subject, scene)}`
    }
    case 'become': {
      const name = scene.names(effect.trait)
      return `${acts(meant(effect.who, scene), BECOME, scene)} ${say(scene, a(name), name)}`
    }
    case 'swapTrait': {
      const noun = kindNoun(effect.kind, scene)
      const own = possessive(scene.subject, { gender: noun.gender, plural: true }, scene)
      const who = acts(scene.subject, REPLACE, scene)
      return say(
        scene,
        `${who} one of ${own} ${noun.many} with the topmost ${noun.one} in the discards`,
        `${who} ${noun.gender === 'f' ? 'une' : 'un'} de ${own} ${noun.many} par ${noun.gender === 'f' ? 'la première' : 'le premier'} de la défausse`,
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

/** "discard a card"; "you may discard a card", where one may as well leave it. */
function handled(who: Person, verb: Verb, cards: Pick, scene: Scene): string {
  const { take } = cards
  if (typeof take !== 'object' || !('upTo' in take) || take.upTo !== 1)
    return `${acts(who, verb, scene)} ${picked(own(cards), scene)}`
  const may = states(who, MAY, scene)
  const to = say(scene, verb.en[0], verb.fr[4])
  if (cards.zone !== 'peeked' || cards.filter !== undefined || scene.looked === undefined)
    return `${may} ${to} ${picked({ ...own(cards), take: 1 }, scene)}`
  return scene.looked === 1
    ? say(scene, `${may} ${to} it`, `${may} la ${to}`)
    : say(scene, `${may} ${to} one of them`, `${may} ${to} l'une d'elles`)
}

/** Whoever has not enough gold's worth loses what he has. */
const orAll = ({ take }: Pick, scene: Scene): string =>
  typeof take === 'object' && 'worth' in take ? say(scene, ', or all of them', ', ou tous') : ''

/** The cards as their owner sees them, who was named already. */
const own = ({ of, ...pick }: Pick): Pick => (of === undefined || isGroup(of) ? { ...pick, ...(of && { of }) } : pick)

type Take = Extract<Effect, { readonly do: 'take' }>

function taking(effect: Take, scene: Scene): string {
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
  if (isIntoHand(effect, scene)) return `${intoHand(effect.cards, to, scene)}${fallback(effect.otherwise, to, scene)}`
  const { by, ...rest } = effect.cards
  const chosen = by === effect.to && to.is !== 'you'
  const what = chosen
    ? `${picked(rest, scene)}${say(scene, ', their choice', ', à son choix')}`
    : picked(effect.cards, scene)
  return `${acts(to, TAKE, scene)} ${what}${equip}${fallback(effect.otherwise, to, scene)}`
}

/** Where cards are neither in a hand nor before somebody; one that has just arrived is. */
const isIntoHand = ({ cards, equip }: Take, { window }: Scene): boolean =>
  equip !== true && (cards.zone === 'combat' || (cards.zone === 'it' && window !== 'arrival'))

/** "take that card into your hand if it is an item" */
function intoHand(cards: Pick, to: Person, scene: Scene): string {
  const takes = acts(to, TAKE, scene)
  const hand = `into ${possessive(to, { gender: 'f', plural: false }, scene)} hand`
  const en =
    cards.zone === 'it' ? `${itself(scene)} ${hand}${ifItIs(cards.filter, scene)}` : `${picked(cards, scene)} ${hand}`
  return say(scene, `${takes} ${en}`, `${takes} en main ${picked(cards, scene)}`)
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

/** "a class", "all your classes", "the class “Cultist”" */
function traits({ kind, trait, which }: Extract<Effect, { readonly do: 'loseTrait' }>, scene: Scene): string {
  const noun = kindNoun(kind, scene)
  if (trait !== undefined)
    return say(scene, `the ${noun.one} “${scene.names(trait)}”`, `${le(noun)} « ${scene.names(trait)} »`)
  if (which !== 'all') return indefinite([noun], scene)
  const own = possessive(scene.subject, { gender: noun.gender, plural: true }, scene)
  return say(scene, `all ${own} ${noun.many}`, `${noun.gender === 'f' ? 'toutes' : 'tous'} ${own} ${noun.many}`)
}
