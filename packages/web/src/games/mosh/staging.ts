// A placement on its way to being made: an edge of a card, where it goes, and nothing final until it is confirmed.

import {
  ATTACK,
  cardParts,
  DEFEND,
  type MoshChoice,
  type MoshPreview,
  type MoshView,
  type Part,
  placement,
  zombieMosh,
} from '@brouhaha/zombie-mosh'

export interface Edge {
  readonly card: number
  readonly part: Part
}

export interface HitTarget {
  readonly verb: 'attack' | 'defend'
  readonly seat: number
}

export interface Staging {
  readonly edge: Edge | null
  readonly target: HitTarget | null
}

export type Placement = Extract<MoshChoice, { readonly type: 'attack' | 'defend' }>

export const NOTHING_STAGED: Staging = { edge: null, target: null }

const isPlacement = (choice: MoshChoice): choice is Placement => choice.type === 'attack' || choice.type === 'defend'

export const sameEdge = (one: Edge | null, other: Edge | null): boolean =>
  one !== null && other !== null && one.card === other.card && one.part === other.part

export const sameTarget = (one: HitTarget | null, other: HitTarget | null): boolean =>
  one !== null && other !== null && one.verb === other.verb && one.seat === other.seat

const shows = (choice: Placement, edge: Edge): boolean => sameEdge(choice, edge)

const goesTo = (choice: Placement, target: HitTarget): boolean =>
  choice.type === target.verb && choice.seat === target.seat

/** The edges on offer, in the order of the hand. */
export function edgesOnOffer(choices: readonly MoshChoice[]): readonly Edge[] {
  const edges: Edge[] = []
  for (const { card, part } of choices.filter(isPlacement)) {
    if (!edges.some((edge) => sameEdge(edge, { card, part }))) edges.push({ card, part })
  }
  return edges
}

/** Where an edge may go; where anything may go while none is picked. */
export function targetsOnOffer(choices: readonly MoshChoice[], edge: Edge | null): readonly HitTarget[] {
  const targets: HitTarget[] = []
  for (const choice of choices.filter(isPlacement)) {
    if (edge !== null && !shows(choice, edge)) continue
    const target: HitTarget = { verb: choice.type, seat: choice.seat }
    if (!targets.some((one) => sameTarget(one, target))) targets.push(target)
  }
  return targets
}

/** The listed choice that a staging means, once it is whole and on offer. */
export function stagedChoice(staging: Staging, choices: readonly MoshChoice[]): Placement | null {
  const { edge, target } = staging
  if (edge === null || target === null) return null
  return choices.filter(isPlacement).find((choice) => shows(choice, edge) && goesTo(choice, target)) ?? null
}

/** What is left of a staging when other choices are on offer: a card that was played leaves it, a target that went out too. */
export function settle(staging: Staging, choices: readonly MoshChoice[]): Staging {
  const edge = edgesOnOffer(choices).some((one) => sameEdge(one, staging.edge)) ? staging.edge : null
  const target =
    edge !== null && targetsOnOffer(choices, edge).some((one) => sameTarget(one, staging.target))
      ? staging.target
      : null
  return edge === staging.edge && target === staging.target ? staging : { edge, target }
}

const ARROWS = { ArrowLeft: -1, ArrowRight: 1 } as const

/** The edge that an arrow key leads to: left and right to the neighbouring card, up and down to the other edge. */
export function edgeByKey(key: string, edges: readonly Edge[], from: Edge | null): Edge | null {
  const cards = [...new Set(edges.map((edge) => edge.card))]
  if (cards.length === 0) return null
  const at = from === null ? -1 : cards.indexOf(from.card)
  if (at < 0 || from === null) return edges[0]!
  const side = cardParts(from.card).indexOf(from.part)
  const edgeOf = (card: number, which: number): Edge => ({ card, part: cardParts(card)[which === 0 ? 0 : 1] })
  if (key === 'ArrowUp' || key === 'ArrowDown') return edgeOf(from.card, key === 'ArrowUp' ? 0 : 1)
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return edgeOf(cards[(at + ARROWS[key] + cards.length) % cards.length]!, side)
}

export type PlacementPreview = Extract<MoshPreview, { readonly type: 'placement' }>

/** What a placement would change, as the rules foresee it. */
export function foreseeDance(view: MoshView, choice: Placement): PlacementPreview {
  const edge = cardParts(choice.card).indexOf(choice.part)
  const number = placement(choice.card, edge, choice.type === 'attack' ? ATTACK : DEFEND, choice.seat)
  return zombieMosh.preview(view, number) as PlacementPreview
}
