// What was given a name: that player, that card; by number where there are several of the kind.

import type { NameKind } from '../verbs/verb.ts'
import { type Scene, say } from './scene.ts'

type Sort = 'seat' | 'number' | 'monster' | 'cards'

const sortOf = (kind: NameKind): Sort => (kind === 'card' ? 'cards' : kind)

const ORDER: readonly (readonly [en: string, masculine: string, feminine: string])[] = [
  ['first', 'premier', 'première'],
  ['second', 'deuxième', 'deuxième'],
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

/** "that player", "the second player chosen" */
function said(name: string, scene: Scene, noun: string, nom: string): string {
  const { place } = found(name, scene)
  const order = place === null ? undefined : ORDER[place]
  return order === undefined
    ? say(scene, `that ${noun}`, `ce ${nom}`)
    : say(scene, `the ${order[0]} ${noun} chosen`, `le ${order[1]} ${nom} choisi`)
}

export const thePlayer = (name: string, scene: Scene): string => said(name, scene, 'player', 'joueur')
export const theMonster = (name: string, scene: Scene): string => said(name, scene, 'monster', 'monstre')

/** "that number", "the second number" */
export function theNumber(name: string, scene: Scene): string {
  const { place } = found(name, scene)
  const order = place === null ? undefined : ORDER[place]
  return order === undefined
    ? say(scene, 'that number', 'ce nombre')
    : say(scene, `the ${order[0]} number`, `le ${order[1]} nombre`)
}

export const isNumber = (name: string, scene: Scene): boolean =>
  scene.given?.some((one) => one.name === name && one.kind === 'number') === true

/** "that card", "those cards"; "the first card", "the second cards" */
export function theCards(name: string, scene: Scene): { readonly text: string; readonly isOne: boolean } {
  const { isOne, place } = found(name, scene)
  const order = place === null ? undefined : ORDER[place]
  if (order === undefined)
    return {
      text: isOne ? say(scene, 'that card', 'cette carte-là') : say(scene, 'those cards', 'ces cartes-là'),
      isOne,
    }
  return {
    text: isOne
      ? say(scene, `the ${order[0]} card`, `la ${order[2]} carte`)
      : say(scene, `the ${order[0]} cards`, `les ${order[2]}s cartes`),
    isOne,
  }
}
