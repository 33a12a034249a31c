// By which card a number is doubled, turned round or counts for nothing: MK-COMBAT-26, MK-META-03.

import type { FightRule } from '@brouhaha/cards'
import { firstSeats, listSeats, type Seat } from '@brouhaha/table'
import type { Printed } from '../../deck/printed.ts'
import { isFighter, SEATS } from '../../layout.ts'
import { hostOf } from '../../marks.ts'
import { abilitiesOf, ignores, isActive } from '../../rules/card/active.ts'
import { monsterCopy, monsterCount, monsterText } from '../../rules/combat/monsters.ts'
import { isReversed, times } from '../../rules/combat/totals.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, list, playCopies } from '../../zones.ts'
import { type CardView, viewCard } from '../cards.ts'
import { type Factor, ONCE } from './line.ts'

type Rules = readonly FightRule[]

/** A card that counts for a side, and where it lies before a fighter. */
type Weighed = readonly [printed: Printed, against: boolean, copy?: number, seat?: number]

/** The card that a rule stands on: one of the fight, of a fighter, or one that somebody else left there. */
export function cardBehind(scene: Scene, rule: FightRule): CardView | null {
  for (let slot = 0; slot < monsterCount(scene); slot++)
    if (monsterText(scene, slot).abilities.fightRules.some((one) => one.rule === rule))
      return viewCard(scene, monsterCopy(scene, slot))
  const played = list(scene, fightCopies(scene)).find((copy) =>
    scene.printed(copy).abilities.fightRules.some((one) => one.rule === rule),
  )
  if (played !== undefined) return viewCard(scene, played)
  for (const seat of fightersFirst(scene)) {
    const card = ruleCard(scene, seat, (one) => one === rule)
    if (card !== null) return card
  }
  return null
}

function fightersFirst({ state }: Scene): readonly Seat[] {
  const seats = listSeats(firstSeats(state[SEATS]!))
  const fighters = seats.filter((seat) => isFighter(state, seat))
  return [...fighters, ...seats.filter((seat) => !fighters.includes(seat))]
}

const behind = (scene: Scene, rules: Rules, holds: (rule: FightRule) => boolean): CardView | null => {
  const rule = rules.find(holds)
  return rule === undefined ? null : cardBehind(scene, rule)
}

/** Counts for nothing, or null where it counts. */
export function ignored(
  scene: Scene,
  rules: Rules,
  what: 'items' | 'traits' | 'printedBonuses',
  ...of: Weighed
): Factor | null {
  if (!ignores(scene, rules, what, ...of)) return null
  return { times: 0, because: behind(scene, rules, (rule) => ignores(scene, [rule], what, ...of)) }
}

export function multiplied(
  scene: Scene,
  rules: Rules,
  what: 'items' | 'oneShots' | 'enhancers' | 'printedBonuses',
  ...of: Weighed
): Factor {
  const factor = times(scene, rules, what, ...of)
  if (factor === 1) return ONCE
  return { times: factor, because: behind(scene, rules, (rule) => times(scene, [rule], what, ...of) !== 1) }
}

/** The first card before a seat with such a rule of the fight. */
export function ruleCard(
  scene: Scene,
  seat: number,
  fitting: (rule: FightRule, copy: number) => boolean,
): CardView | null {
  const copy = list(scene, playCopies(scene, seat)).find(
    (one) => abilitiesOf(scene, one).fightRules.some(({ rule }) => fitting(rule, one)) && isActive(scene, seat, one),
  )
  return copy === undefined ? null : viewCard(scene, copy)
}

/** An item's: doubled by the fight, and turned round by what lies on it. */
export function itemFactor(scene: Scene, seat: number, copy: number, rules: Rules): Factor {
  const factor = multiplied(scene, rules, 'items', scene.printed(copy), false, copy, seat)
  if (!isReversed(scene, seat, copy)) return factor
  const lies = (rule: FightRule, on: number): boolean =>
    'reversed' in rule && (rule.filter?.host === undefined || hostOf(scene, on) === copy)
  return { times: -factor.times, because: ruleCard(scene, seat, lies) }
}
