// What was given a name: that player, that card; by number where there are several of the kind.

import type { Cost } from '../language/ability.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import type { Named } from '../language/names.ts'
import { paidKind } from '../verbs/one-card.ts'
import type { NameKind } from '../verbs/verb.ts'
import { type Scene, say } from './scene.ts'

/** What there is to count behind a name, in the words of the step that gives it. */
export type Counted =
  | 'cardsLost'
  | 'cardsGiven'
  | 'cardsTaken'
  | 'cardsDrawn'
  | 'levelsLost'
  | 'levelsGained'
  | 'result'
  | 'other'

export interface Given {
  readonly name: string
  readonly kind: NameKind
  readonly counted: Counted
  /** The verb that gave it; a price where it is left out. */
  readonly by?: Effect['do']
  /** Of a player: who chose them, where it was not the reader. */
  readonly chosenBy?: 'subject' | 'other'
  /** Of cards: the player who has them, by name. */
  readonly of?: string
  /** Of cards that lay open: they were chosen, and nobody had to show them. */
  readonly isChosen?: true
  /** In which of several ways it was counted, where another of them counts the same. */
  readonly way?: number
  /** Added up over several players. */
  readonly isTotal?: true
}

export const paid = ({ discard, cards, to }: Cost): Counted => {
  if (discard === undefined && cards === undefined) return 'levelsLost'
  return to === undefined || discard !== undefined ? 'cardsLost' : 'cardsGiven'
}

/** A name that is given again keeps its place among the others. */
export const withOne = (scene: Scene, one: Given): Scene => {
  const before = scene.given ?? []
  return {
    ...scene,
    given: before.some((other) => other.name === one.name)
      ? before.map((other) => (other.name === one.name ? one : other))
      : [...before, one],
  }
}

/** What a use has paid is known to its steps. */
export const withPaid = (cost: Cost | undefined, scene: Scene): Scene =>
  cost?.as === undefined ? scene : withOne(scene, { name: cost.as, kind: paidKind(cost), counted: paid(cost) })

type Sort = 'seat' | 'number' | 'monster' | 'cards'

const sortOf = (kind: NameKind): Sort => (kind === 'card' ? 'cards' : kind)

const ORDER: readonly (readonly [en: string, masculine: string, feminine: string])[] = [
  ['first', 'premier', 'première'],
  ['second', 'second', 'seconde'],
  ['third', 'troisième', 'troisième'],
  ['fourth', 'quatrième', 'quatrième'],
  ['fifth', 'cinquième', 'cinquième'],
  ['sixth', 'sixième', 'sixième'],
  ['seventh', 'septième', 'septième'],
  ['eighth', 'huitième', 'huitième'],
]

/** Whether a name stands for one card, and the how many-eth of its sort it is; null where it is the only one. */
function found(name: string, scene: Scene): { readonly isOne: boolean; readonly place: number | null } {
  const given = scene.given ?? []
  const kind = given.find((one) => one.name === name)?.kind ?? 'card'
  const alike = given.filter((one) => sortOf(one.kind) === sortOf(kind))
  return { isOne: kind !== 'cards', place: alike.length < 2 ? null : alike.findIndex((one) => one.name === name) }
}

/** Who chose a player, where it was not the reader. */
export const chosenBy = (name: string, { given = [] }: Scene): Given['chosenBy'] =>
  given.find((one) => one.name === name)?.chosenBy

/** "that player", "the player chosen", "the second", "the second player" */
export function thePlayer(name: string, scene: Scene): string {
  const { place } = found(name, scene)
  const order = place === null ? undefined : ORDER[place]
  if (order === undefined)
    return isMet(scene) || chosenBy(name, scene) === 'other'
      ? say(scene, 'the player chosen', 'le joueur choisi')
      : say(scene, 'that player', 'ce joueur')
  return isOrderedTwice(scene)
    ? say(scene, `the ${order[0]} player`, `le ${order[1]} joueur`)
    : say(scene, `the ${order[0]}`, `le ${order[1]}`)
}

/** Whether somebody else would be "that player" too: who plays, rolls, escapes, or is aimed at. */
const isMet = ({ actor, alone, window, isAimed, isToldApart }: Scene): boolean =>
  isToldApart !== true &&
  (isAimed === true || (alone !== undefined && actor === undefined) || (window !== undefined && MET.has(window)))
const MET: ReadonlySet<string> = new Set([
  'play',
  'draw',
  'arrival',
  'escape',
  'level',
  'othersRoll',
  'anyRoll',
  'curse',
  'badStuff',
])

/** Whether cards, numbers or monsters are numbered as well. */
function isOrderedTwice({ given = [] }: Scene): boolean {
  const sorts = given.map(({ kind }) => sortOf(kind))
  return new Set(sorts.filter((sort, index) => sorts.indexOf(sort) !== index)).size > 1
}

export function theMonster(name: string, scene: Scene): string {
  const { place } = found(name, scene)
  const order = place === null ? undefined : ORDER[place]
  return order === undefined
    ? say(scene, 'that monster', 'ce monstre')
    : say(scene, `the ${order[0]} monster chosen`, `le ${order[1]} monstre choisi`)
}

/** What is left of a condition that asks for somebody else than the one who has a name; null where it does not. */
export function isExcluded(name: string, when: Condition | undefined): Condition | undefined | null {
  const isIt = (one: Condition): boolean =>
    'not' in one && 'is' in one.not && typeof one.not.is === 'object' && 'the' in one.not.is && one.not.is.the === name
  if (when === undefined) return null
  if (isIt(when)) return undefined
  if (!('all' in when) || !when.all.some(isIt)) return null
  const [only, ...more] = when.all.filter((one) => !isIt(one))
  return only === undefined || more.length > 0 ? { all: only === undefined ? [] : [only, ...more] } : only
}

/** "that number", "the second number", "the result", "the total" */
export function theNumber(name: string, scene: Scene): string {
  const { place } = found(name, scene)
  const order = place === null ? undefined : ORDER[place]
  if (order === undefined && scene.given?.some((one) => one.name === name && one.isTotal === true))
    return say(scene, 'the total', 'le total')
  if (countedBy(name, scene) === 'result' && order === undefined) return say(scene, 'the result', 'le résultat')
  return order === undefined
    ? say(scene, 'that number', 'ce nombre')
    : say(scene, `the ${order[0]} number`, `le ${order[1]} nombre`)
}

export const isMonster = (name: string, scene: Scene): boolean =>
  scene.given?.some((one) => one.name === name && one.kind === 'monster') === true

export const isNumber = (name: string, scene: Scene): boolean =>
  scene.given?.some((one) => one.name === name && one.kind === 'number') === true

/** What the step counted that gave a name. */
export const countedBy = (name: string, scene: Scene): Counted =>
  scene.given?.find((one) => one.name === name)?.counted ?? 'other'

/** "this way"; "the first way", where the same may have been done in another. */
export function thisWay(name: string | undefined, scene: Scene): string {
  const way = scene.given?.find((one) => one.name === name)?.way
  const order = way === undefined ? undefined : ORDER[way]
  return order === undefined
    ? say(scene, 'this way', 'ainsi')
    : say(scene, `the ${order[0]} way`, `de la ${order[2]} façon`)
}

/** "that card", "those cards"; "the first card", "the second cards" */
export function theCards(name: string, scene: Scene): { readonly text: string; readonly isOne: boolean } {
  const { isOne, place } = found(name, scene)
  const order = place === null ? undefined : ORDER[place]
  const isSeen = scene.given?.find((one) => one.name === name)?.by === 'peek'
  const alike = amongAlike(name, scene)
  if (order === undefined ? isSeen || isCarded(scene) : alike.place === null)
    return { text: bySource(name, isOne, scene), isOne }
  if (order === undefined)
    return {
      text: isOne ? say(scene, 'that card', 'cette carte-là') : say(scene, 'those cards', 'ces cartes-là'),
      isOne,
    }
  if (!alike.isAll) return { text: bySource(name, isOne, scene, ORDER[alike.place ?? 0]), isOne }
  return {
    text: isOne
      ? say(scene, `the ${order[0]} card`, `la ${order[2]} carte`)
      : say(scene, `the ${order[0]} cards`, `les ${order[2]}s cartes`),
    isOne,
  }
}

/** "that card", "the last of those cards" */
export function theLast({ the }: Named, scene: Scene): string {
  const { text, isOne } = theCards(the, scene)
  return isOne ? text : say(scene, `the last of ${text}`, `la dernière de ${text}`)
}

/** Whether another card would be "that card" too. */
const isCarded = ({ window }: Scene): boolean =>
  window === 'play' || window === 'draw' || window === 'arrival' || window === 'discard'

const SOURCES: Partial<Readonly<Record<Effect['do'], readonly [en: string, fr: string]>>> = {
  draw: ['drawn', 'piochée'],
  peek: ['seen', 'vue'],
  discard: ['discarded', 'défaussée'],
  take: ['taken', 'prise'],
  search: ['taken', 'prise'],
  reveal: ['shown', 'montrée'],
  loseTrait: ['lost', 'perdue'],
}

/** What was done with the cards: without a verb they were paid. */
function sourceOf({ by, counted, isChosen }: Given): readonly [en: string, fr: string] {
  const paid = counted === 'cardsGiven' ? (['given', 'donnée'] as const) : (['discarded', 'défaussée'] as const)
  const source = by === undefined ? (counted === 'other' ? undefined : paid) : SOURCES[by]
  return (isChosen === true ? undefined : source) ?? ['chosen', 'choisie']
}

/** The how many-eth of those that came by their name in the same way; null where it alone did. */
function amongAlike(name: string, { given = [] }: Scene): { readonly place: number | null; readonly isAll: boolean } {
  const cards = given.filter(({ kind }) => sortOf(kind) === 'cards')
  const own = cards.find((one) => one.name === name)
  const alike = cards.filter((one) => own !== undefined && sourceOf(one)[0] === sourceOf(own)[0])
  const place = alike.length === 1 ? null : alike.findIndex((one) => one.name === name)
  return { place, isAll: alike.length === cards.length || own === undefined }
}

/** "the card drawn", "les cartes vues", "the second card discarded" */
function bySource(name: string, isOne: boolean, scene: Scene, order?: (typeof ORDER)[number]): string {
  const own = scene.given?.find((one) => one.name === name)
  const [en, fr] = own === undefined ? (['chosen', 'choisie'] as const) : sourceOf(own)
  const s = isOne ? '' : 's'
  const [first, premier] = order === undefined ? ['', ''] : [`${order[0]} `, `${order[2]}${s} `]
  return say(scene, `the ${first}card${s} ${en}`, `${isOne ? 'la' : 'les'} ${premier}carte${s} ${fr}${s}`)
}
