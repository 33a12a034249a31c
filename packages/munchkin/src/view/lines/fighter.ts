// Why a seat is as strong as it is: MK-COMBAT-01, -05, -26, -34. The lines add up to strengthOf (rules/combat/totals.ts).

import type { FightRule } from '@brouhaha/cards'
import { levelOf, PAID, seatCell } from '../../layout.ts'
import { isStaying } from '../../marks.ts'
import { abilitiesOf, isActive, withOwnRules } from '../../rules/card/active.ts'
import { sortOf, timesSelf } from '../../rules/combat/totals.ts'
import type { Scene } from '../../scene.ts'
import { list, playCopies } from '../../zones.ts'
import { cardBehind, ignored, itemFactor, ruleCard } from './factors.ts'
import { addedByOwn, linesFromElsewhere } from './figures.ts'
import { cardLine, kindOfLine, type LineView, ONCE, ruleLine, sumOf } from './line.ts'

type Rules = readonly FightRule[]

function levelLine(scene: Scene, seat: number, rules: Rules): LineView {
  const without = rules.find((rule) => 'ignored' in rule && rule.ignored === 'level')
  const factor = without === undefined ? ONCE : { times: 0, because: cardBehind(scene, without) }
  return ruleLine('level', 'MK-COMBAT-01', levelOf(scene.state, seat), factor)
}

function tableLine(scene: Scene, seat: number, copy: number, rules: Rules): LineView | null {
  const printed = scene.printed(copy)
  if (printed.bonus === 0 && abilitiesOf(scene, copy).modifiers.length === 0) return null
  if (!isActive(scene, seat, copy)) return null
  const isReminder = isStaying(scene, copy) // AMB-71
  const bonus = (isReminder ? 0 : printed.bonus) + addedByOwn(scene, seat, copy, 'strength')
  if (bonus === 0) return null
  const sort = isReminder ? null : sortOf(printed)
  const factor =
    (sort === null ? null : ignored(scene, rules, sort, printed, false, copy, seat)) ??
    (rules.length > 0 && sort === 'items' ? itemFactor(scene, seat, copy, rules) : ONCE)
  return cardLine(scene, kindOfLine(scene, copy), copy, bonus, factor)
}

/** A doubled fighter: everything above once more. */
function selfLine(scene: Scene, seat: number, above: number): LineView | null {
  const times = timesSelf(scene, seat)
  const card = ruleCard(scene, seat, (rule) => 'doubled' in rule && rule.doubled === 'self')
  return times === 1 || card === null ? null : { what: 'effect', ...card, adds: above * (times - 1), times }
}

export function fighterLines(scene: Scene, seat: number, shared: Rules): LineView[] {
  const rules = scene.deck.hasOwnRules ? withOwnRules(scene, seat, shared) : shared
  const lines: (LineView | null)[] = [
    levelLine(scene, seat, rules),
    ...list(scene, playCopies(scene, seat)).map((copy) => tableLine(scene, seat, copy, rules)),
    ...linesFromElsewhere(scene, seat, 'strength'),
  ]
  if (rules.length > 0) lines.push(selfLine(scene, seat, sumOf(lines.filter((line) => line !== null))))
  const paid = scene.state[seatCell(seat, PAID)]!
  if (paid !== 0) lines.push(ruleLine('effect', 'MK-COMBAT-34', paid))
  return lines.filter((line) => line !== null)
}
