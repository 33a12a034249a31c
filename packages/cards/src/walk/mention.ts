// Whether effects speak of a seat or of a zone, however deep.

import { unreachable } from '@brouhaha/kit'
import type { Ability, Cost } from '../language/ability.ts'
import type { Amount } from '../language/amount.ts'
import type { Condition } from '../language/condition.ts'
import type { Effect } from '../language/effect.ts'
import { isRanked, rankedBy } from '../language/ranked.ts'
import type { Pick, Who, Zone } from '../language/selector.ts'
import { type Piece, piecesOf } from './pieces.ts'

export type Mentioned = { readonly seat: Extract<Who, string> } | { readonly zone: Zone }

export const mentions = (effects: readonly Effect[], what: Mentioned): boolean =>
  effects.some((effect) => piecesOf(effect).some((piece) => inPiece(piece, what)))

function inPiece(piece: Piece, what: Mentioned): boolean {
  switch (piece.is) {
    case 'who':
      return inWho(piece.who, what)
    case 'amount':
      return inAmount(piece.amount, what)
    case 'pick':
      return inPick(piece.pick, what)
    case 'condition':
      return inCondition(piece.condition, what)
    case 'cost':
      return inCost(piece.cost, what)
    case 'abilities':
      // What stays speaks of its own seats.
      return 'zone' in what && piece.abilities.some((ability) => inAbility(ability, what))
    case 'steps':
      return mentions(piece.steps, what)
    default:
      return unreachable(piece)
  }
}

function inWho(who: Who | undefined, what: Mentioned): boolean {
  if (typeof who === 'object') {
    if ('like' in who) return inCondition(who.like, what)
    return isRanked(who) && (inAmount(rankedBy(who), what) || inWho(who.among, what))
  }
  return 'seat' in what && who === what.seat
}

const inZone = (zone: Zone | undefined, what: Mentioned): boolean => 'zone' in what && zone === what.zone

function inAmount(amount: Amount, what: Mentioned): boolean {
  if (typeof amount === 'number') return false
  if ('the' in amount) return false
  if ('cardsIn' in amount) return inZone(amount.cardsIn, what) || inWho(amount.of, what)
  if ('sum' in amount || 'different' in amount || 'best' in amount || 'worst' in amount)
    return inZone(amount.in, what) || inWho(amount.of, what)
  if ('seats' in amount)
    return inWho(amount.seats, what) || inCondition(amount.when, what) || inAmount(amount.add ?? 0, what)
  if ('levelOf' in amount) return inWho(amount.levelOf, what)
  if ('times' in amount) return inAmount(amount.times[1], what)
  if ('half' in amount) return inAmount(amount.half, what)
  if ('every' in amount) return inAmount(amount.every[1], what)
  const several =
    'plus' in amount ? amount.plus : 'highest' in amount ? amount.highest : 'lowest' in amount ? amount.lowest : []
  return several.some((one) => inAmount(one, what))
}

function inPick({ of, zone, take = 1, by }: Pick, what: Mentioned): boolean {
  if (inZone(zone, what) || inWho(of, what) || (by !== 'chance' && inWho(by, what))) return true
  if (take === 'all') return false
  if (typeof take === 'object' && 'worth' in take) return inAmount(take.worth, what)
  return inAmount(typeof take === 'object' && 'upTo' in take ? take.upTo : take, what)
}

export const inCost = ({ cards, to, self }: Cost, what: Mentioned): boolean =>
  (cards !== undefined && inPick(cards, what)) || inWho(to, what) || (self === true && inZone('self', what))

function inCondition(condition: Condition | undefined, what: Mentioned): boolean {
  if (condition === undefined) return false
  if ('all' in condition) return condition.all.some((one) => inCondition(one, what))
  if ('any' in condition) return condition.any.some((one) => inCondition(one, what))
  if ('not' in condition) return inCondition(condition.not, what)
  if ('anyFighter' in condition) return inCondition(condition.anyFighter, what)
  if ('everyFighter' in condition) return inCondition(condition.everyFighter, what)
  if ('among' in condition)
    return inWho(condition.among, what) || inCondition('some' in condition ? condition.some : condition.every, what)
  if ('count' in condition) return inAmount(condition.count, what)
  if ('more' in condition) return inAmount(condition.more, what) || inAmount(condition.than, what)
  if ('shares' in condition) return inWho(condition.with, what)
  return 'is' in condition && inWho(condition.is, what)
}

function inAbility(ability: Ability, what: Mentioned): boolean {
  if (inCondition(ability.when, what)) return true
  if ('figure' in ability) return inAmount(ability.add, what)
  if ('doubled' in ability) return ability.doubled === 'self' && inZone('self', what)
  if ('use' in ability && ability.cost !== undefined && inCost(ability.cost, what)) return true
  return 'effect' in ability && mentions(ability.effect, what)
}
