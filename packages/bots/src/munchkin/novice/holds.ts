// Whether a condition holds for a seat, as far as can be seen. Null: no telling.

import type { CardFilter, Condition, Who } from '@brouhaha/cards'
import { isLike } from './filter.ts'
import type { Outlook } from './outlook.ts'

type Shares = Extract<Condition, { readonly shares: unknown }>
type Range = { readonly least?: number; readonly most?: number }

const isIn = (value: number, { least = -Infinity, most = Infinity }: Range): boolean => value >= least && value <= most

const not = (answer: boolean | null): boolean | null => (answer === null ? null : !answer)

function all(answers: readonly (boolean | null)[]): boolean | null {
  if (answers.includes(false)) return false
  return answers.includes(null) ? null : true
}

const hasTrait = (outlook: Outlook, seat: number, trait: string): boolean =>
  outlook.view.seats[seat]!.table.some(({ id }) => {
    const card = outlook.named(id)
    return card !== undefined && 'trait' in card && card.trait === trait
  })

const hasKind = (outlook: Outlook, seat: number, kind: string): boolean =>
  outlook.view.seats[seat]!.table.some(({ id }) => outlook.named(id)?.kind === kind)

/** With whom, where that can be seen; null where it cannot. */
function others({ view, you }: Outlook, who: Who): readonly number[] | null {
  if (who === 'you') return [you]
  if (who === 'active') return [view.active]
  if (who === 'fighters') return view.combat?.fighters.map(({ seat }) => seat) ?? []
  if (who === 'main') return view.combat === null ? [] : [view.combat.main]
  if (who === 'helper') return view.combat?.helper == null ? [] : [view.combat.helper]
  return who === 'others' || who === 'everyone' ? view.seats.map((_, seat) => seat) : null
}

function shares(outlook: Outlook, { shares: kind, with: who }: Shares, seat: number): boolean | null {
  const traits = outlook.view.seats[seat]!.table.flatMap(({ id }) => {
    const card = outlook.named(id)
    return card?.kind === kind && 'trait' in card ? [card.trait] : []
  })
  const seats = others(outlook, who)
  if (seats === null) return traits.length === 0 ? false : null
  return seats.some((other) => other !== seat && traits.some((trait) => hasTrait(outlook, other, trait)))
}

const wears = (outlook: Outlook, seat: number, filter: CardFilter, inUse: boolean): boolean =>
  outlook.view.seats[seat]!.table.some(({ id, used }) => (used || !inUse) && isLike(outlook.named(id), filter))

export function holds(outlook: Outlook, condition: Condition, seat: number): boolean | null {
  const { level, sex, hand } = outlook.view.seats[seat]!
  const ask = (one: Condition): boolean | null => holds(outlook, one, seat)
  if ('all' in condition) return all(condition.all.map(ask))
  if ('any' in condition) return not(all(condition.any.map((one) => not(ask(one)))))
  if ('not' in condition) return not(ask(condition.not))
  if ('has' in condition) return hasTrait(outlook, seat, condition.has)
  if ('shares' in condition) return shares(outlook, condition, seat)
  if ('lacks' in condition) return !hasKind(outlook, seat, condition.lacks)
  if ('human' in condition) return !hasKind(outlook, seat, 'race')
  if ('sex' in condition) return sex === condition.sex
  if ('level' in condition) return isIn(level, condition.level)
  if ('handSize' in condition && typeof condition.handSize === 'object') return isIn(hand, condition.handSize)
  if ('wears' in condition) return wears(outlook, seat, condition.wears, true)
  if ('carries' in condition) return wears(outlook, seat, condition.carries, false)
  if ('anyFighter' in condition) return amongFighters(outlook, condition.anyFighter, seat)
  if ('everyFighter' in condition) return not(amongFighters(outlook, { not: condition.everyFighter }, seat))
  if ('fights' in condition) return fights(outlook, condition.fights, seat)
  if ('monsters' in condition) return isIn(outlook.view.combat?.monsters.length ?? 1, condition.monsters)
  if ('turn' in condition) return (outlook.view.active === seat) === (condition.turn === 'own')
  if ('standing' in condition) return standsAt(outlook, condition.standing, level)
  return null
}

/** Before a fight the seat is taken for the fighter. */
function amongFighters(outlook: Outlook, condition: Condition, seat: number): boolean | null {
  const fighters = outlook.view.combat?.fighters.map((fighter) => fighter.seat) ?? [seat]
  return not(all(fighters.map((fighter) => not(holds(outlook, condition, fighter)))))
}

function fights({ view: { combat } }: Outlook, how: 'alone' | 'asMain' | 'asHelper', seat: number): boolean {
  if (how === 'asHelper') return combat?.helper === seat
  const isMain = combat === null || combat.main === seat
  return how === 'asMain' ? isMain : isMain && (combat?.helper ?? null) === null
}

function standsAt({ view }: Outlook, end: 'lowest' | 'highest', level: number): boolean {
  const levels = view.seats.map((one) => one.level)
  return level === (end === 'lowest' ? Math.min(...levels) : Math.max(...levels))
}
