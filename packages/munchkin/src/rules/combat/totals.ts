// The arithmetic of a combat: MK-COMBAT-01 to -06, -22, -26, -28, -37, -43, MK-INT-02, MK-HELP-03, -06, MK-LASER-05.

import type { FightRule } from '@brouhaha/cards'
import { NONE } from '@brouhaha/table'
import { fitsCopy } from '../../deck/filters.ts'
import type { Printed } from '../../deck/printed.ts'
import { MODIFIES, maySay, RULES_FIGHTS } from '../../deck/says.ts'
import { standing } from '../../deck/speech.ts'
import {
  helperSeat,
  levelOf,
  MAIN,
  MONSTER_COUNT,
  MONSTERS_BONUS,
  PAID,
  PLAYERS_BONUS,
  seatCell,
} from '../../layout.ts'
import { AGAINST, addedBy, hostOf, isMarked, isStaying, KILLED } from '../../marks.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, playCopies } from '../../zones.ts'
import { abilitiesOf, fightRules, ignores, isActive, NO_RULES, speaksOf, withOwnRules } from '../card/active.ts'
import { figureFromElsewhere, permits } from '../card/figures.ts'
import { monsterText, monsterTwin, textCopy } from './monsters.ts'

export function times(
  scene: Scene,
  rules: readonly FightRule[],
  what: 'items' | 'oneShots' | 'enhancers' | 'printedBonuses',
  printed: Printed,
  against: boolean,
  copy = NONE,
  seat = NONE,
): number {
  let factor = 1
  for (const rule of rules)
    if ('doubled' in rule && rule.doubled === what && speaksOf(scene, rule, printed, against, copy, seat))
      factor += (rule.times ?? 2) - 1
  return factor
}

/** Goes through the fight rules of what lies before a seat. */
function someRule(scene: Scene, seat: number, fitting: (rule: FightRule, copy: number) => number): number {
  let found = 0
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    if (!maySay(scene, copy, RULES_FIGHTS)) continue
    for (const { rule, when } of abilitiesOf(scene, copy).fightRules)
      if (
        fitting(rule, copy) > 0 &&
        isActive(scene, seat, copy) &&
        (when === null || when(scene, seat, standing(copy)))
      )
        found += fitting(rule, copy)
  }
  return found
}

/** A doubled fighter doubles only himself; a second copy triples him. */
export const timesSelf = (scene: Scene, seat: number): number =>
  1 + someRule(scene, seat, (rule) => ('doubled' in rule && rule.doubled === 'self' ? (rule.times ?? 2) - 1 : 0))

/** A bonus that counts against its owner, because of a card that lies on it or speaks of its kind. */
export const isReversed = (scene: Scene, seat: number, item: number): boolean =>
  someRule(scene, seat, (rule, copy) =>
    'reversed' in rule && fitsCopy(scene, item, rule.filter, seat, copy) ? 1 : 0,
  ) %
    2 ===
  1

/** What a rule of the fight speaks of: equipment, or what somebody is, with what lies on either. A curse or a hireling is neither. */
export function sortOf({ kind, traitKind, card }: Printed): 'items' | 'traits' | null {
  if (traitKind !== null || (card.kind === 'attachment' && card.to === 'trait')) return 'traits'
  return kind === 'item' || kind === 'attachment' ? 'items' : null
}

/** MK-COMBAT-01, -05: level and modifiers, down to less than nothing. */
export function strengthOf(scene: Scene, seat: number, shared: readonly FightRule[] = NO_RULES): number {
  const { state } = scene
  const rules = scene.deck.hasOwnRules ? withOwnRules(scene, seat, shared) : shared
  const some = rules.length > 0
  let strength = some && rules.some((rule) => 'ignored' in rule && rule.ignored === 'level') ? 0 : levelOf(state, seat)
  for (let copy = playCopies(scene, seat); copy !== NONE; copy = scene.nextOf(copy)) {
    const printed = scene.printed(copy)
    if (printed.bonus === 0 && !maySay(scene, copy, MODIFIES)) continue
    const { modifiers } = abilitiesOf(scene, copy)
    if ((printed.bonus === 0 && modifiers.length === 0) || !isActive(scene, seat, copy)) continue
    const isReminder = isStaying(scene, copy) // AMB-71
    const sort = isReminder ? null : sortOf(printed)
    if (sort !== null && ignores(scene, rules, sort, printed, false, copy, seat)) continue
    let bonus = isReminder ? 0 : printed.bonus
    for (const { figure, add, forWhom, when, drawback } of modifiers)
      if (
        figure === 'strength' &&
        forWhom !== 'others' &&
        (when === null || when(scene, seat, standing(copy))) &&
        !(drawback && permits(scene, seat, 'ignoreDrawbacks'))
      )
        bonus += add(scene, seat, standing(copy))
    if (some && sort === 'items')
      bonus *= times(scene, rules, 'items', printed, false, copy, seat) * (isReversed(scene, seat, copy) ? -1 : 1)
    strength += bonus
  }
  strength += figureFromElsewhere(scene, seat, 'strength')
  if (some) strength *= timesSelf(scene, seat)
  return strength + state[seatCell(seat, PAID)]!
}

/** What one-shots do for a side; each stays until the combat ends (MK-INT-02, MK-CARD-12). */
function playedFor(scene: Scene, against: boolean, rules: readonly FightRule[]): number {
  let sum = scene.state[against ? MONSTERS_BONUS : PLAYERS_BONUS]!
  for (let copy = fightCopies(scene); copy !== NONE; copy = scene.nextOf(copy)) {
    const printed = scene.printed(copy)
    if (printed.kind !== 'oneShot' && printed.kind !== 'special') continue
    if (isMarked(scene, copy, KILLED) || isMarked(scene, copy, AGAINST) !== against) continue
    if (ignores(scene, rules, 'items', printed, against)) continue
    sum += addedBy(scene, copy) * times(scene, rules, 'oneShots', printed, against)
  }
  return sum
}

/** What the bonuses of a monster or an enhancer come to in this fight. */
function added(scene: Scene, copy: number): number {
  const { strength } = scene.printed(copy)
  if (strength.length === 0) return 0
  const main = scene.state[MAIN]!
  const speech = standing(copy)
  let sum = 0
  for (const { add, when } of strength) if (when === null || when(scene, main, speech)) sum += add(scene, main, speech)
  return sum
}

/** MK-COMBAT-02, -28, -37, -43: printed level, enhancers, and each of its bonuses once; floored by MK-COMBAT-06. */
export function monsterStrength(scene: Scene, slot: number, rules: readonly FightRule[] = fightRules(scene)): number {
  const printed = monsterText(scene, slot)
  const twin = monsterTwin(scene, slot)
  let strength = printed.level
  if (!ignores(scene, rules, 'printedBonuses', printed, true))
    strength += added(scene, textCopy(scene, slot)) * times(scene, rules, 'printedBonuses', printed, true)
  let least = scene.profile.monsterFloor ?? Number.NEGATIVE_INFINITY
  for (let copy = fightCopies(scene); copy !== NONE; copy = scene.nextOf(copy)) {
    const enhancer = scene.printed(copy)
    if (enhancer.kind !== 'enhancer' || (hostOf(scene, copy) !== twin && !enhancer.onEach)) continue
    strength += (enhancer.bonus + added(scene, copy)) * times(scene, rules, 'enhancers', enhancer, true)
    least = Math.max(least, enhancer.leastLevel)
  }
  return Math.max(strength, least)
}

export function playersTotal(scene: Scene, rules: readonly FightRule[] = fightRules(scene)): number {
  const { state } = scene
  const helper = helperSeat(state)
  const alone = strengthOf(scene, state[MAIN]!, rules) + playedFor(scene, false, rules)
  return helper === NONE ? alone : alone + strengthOf(scene, helper, rules)
}

/** MK-COMBAT-06, -22: one sum; penalties on the side stop at the floor of each monster together. */
export function monstersTotal(scene: Scene, rules: readonly FightRule[] = fightRules(scene)): number {
  const count = scene.state[MONSTER_COUNT]!
  let total = playedFor(scene, true, rules)
  for (let slot = 0; slot < count; slot++) total += monsterStrength(scene, slot, rules)
  const floor = scene.profile.monsterFloor
  return floor === null ? total : Math.max(total, floor * count)
}

/** MK-COMBAT-03, -04: strictly more, or as much with somebody who wins ties. */
export function isWinning(scene: Scene): boolean {
  const rules = fightRules(scene)
  const players = playersTotal(scene, rules)
  const monsters = monstersTotal(scene, rules)
  const helper = helperSeat(scene.state)
  return (
    players > monsters ||
    (players === monsters &&
      (permits(scene, scene.state[MAIN]!, 'winTies') || (helper !== NONE && permits(scene, helper, 'winTies'))))
  )
}
