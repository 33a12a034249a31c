// The way of a card that a choice names: what it does, at whom or what, and what it costs.

import { type Ability, aimOf, type Card, type Cost, type Effect, type Use } from '@brouhaha/cards'
import type { MunchkinChoice } from '@brouhaha/munchkin'
import { LEVEL, type Outlook } from './outlook.ts'
import { COUNTER, cheapest, spend } from './worth.ts'

type Stay = Extract<Effect, { readonly do: 'stay' }>

const usesAmong = (abilities: readonly Ability[] = []): readonly Use[] =>
  abilities.filter((ability) => 'use' in ability)

function effectsOf(card: Card): readonly Effect[] {
  if (card.kind === 'curse') return card.effect
  if (card.kind === 'monster') return card.badStuff
  return 'uses' in card ? card.uses.flatMap(({ effect }) => effect) : []
}

const stayOf = (card: Card): Stay | undefined => effectsOf(card).find((effect): effect is Stay => effect.do === 'stay')

/** What a card that stays lets its owner do, and what it takes to get rid of it. */
export const liftCost = (card: Card): Cost | undefined => stayOf(card)?.lift

function abilitiesOf(card: Card, stays: boolean): readonly Ability[] {
  if (stays) return stayOf(card)?.abilities ?? []
  if (card.kind === 'monster' || card.kind === 'enhancer') return card.fightRules ?? []
  return 'abilities' in card ? (card.abilities ?? []) : []
}

export const staysHere = ({ view }: Outlook, copy: number): boolean =>
  view.seats.some(({ table }) => table.some((card) => card.copy === copy && card.stays))

export function useOf(outlook: Outlook, { type, copy = -1, use = 0 }: MunchkinChoice): Use | undefined {
  const card = outlook.card(copy)
  if (card === undefined) return undefined
  if (type === 'play') return 'uses' in card ? card.uses[use] : undefined
  return usesAmong(abilitiesOf(card, staysHere(outlook, copy)))[use]
}

const aims = new WeakMap<Use, boolean>()

/** Whether the number that a use names is a seat. */
export function aimsAtSeat(use: Use): boolean {
  let answer = aims.get(use)
  if (answer === undefined) {
    answer = aimOf(use) === 'seat'
    aims.set(use, answer)
  }
  return answer
}

export function priceOf(outlook: Outlook, cost: Cost | undefined, copy: number): number {
  if (cost === undefined) return 0
  const { discard = 0, levels = 0, cards, counters = 0, self } = cost
  const card = outlook.card(copy)
  return (
    cheapest(outlook, discard === 'hand' ? outlook.view.hand.length : discard, copy) +
    levels * LEVEL +
    counters * COUNTER +
    (cards === undefined ? 0 : 200) +
    (self === true && card !== undefined ? spend(card) : 0)
  )
}
