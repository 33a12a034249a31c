// Why a monster is as strong as it is: MK-COMBAT-02, -06, -28, -37, -43. The lines add up to monsterStrength (rules/combat/totals.ts).

import type { FightRule } from '@brouhaha/cards'
import { standing } from '../../deck/speech.ts'
import { MAIN } from '../../layout.ts'
import { hostOf } from '../../marks.ts'
import { monsterCopy, monsterText, monsterTwin, textCopy } from '../../rules/combat/monsters.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, list } from '../../zones.ts'
import { ignored, multiplied } from './factors.ts'
import { cardLine, type Factor, type LineKind, type LineView, ruleLine, sumOf } from './line.ts'

/** What the bonuses of a monster or an enhancer come to, one by one. */
function bonusLines(scene: Scene, what: LineKind, copy: number, text: number, factor: Factor): LineView[] {
  const main = scene.state[MAIN]!
  const speech = standing(text)
  return scene
    .printed(text)
    .strength.filter(({ when }) => when === null || when(scene, main, speech))
    .map(({ add }) => add(scene, main, speech))
    .filter((adds) => adds !== 0)
    .map((adds) => cardLine(scene, what, copy, adds, factor))
}

export const enhancersFor = (scene: Scene, slot: number): number[] =>
  list(scene, fightCopies(scene)).filter((copy) => {
    const { kind, onEach } = scene.printed(copy)
    return kind === 'enhancer' && (onEach || hostOf(scene, copy) === monsterTwin(scene, slot))
  })

function enhancerLines(scene: Scene, copy: number, rules: readonly FightRule[]): LineView[] {
  const printed = scene.printed(copy)
  const factor = multiplied(scene, rules, 'enhancers', printed, true)
  const printedLine = printed.bonus === 0 ? [] : [cardLine(scene, 'enhancer', copy, printed.bonus, factor)]
  return [...printedLine, ...bonusLines(scene, 'enhancer', copy, copy, factor)]
}

/** MK-COMBAT-06: what keeps it from sinking lower, a card on it or the box. */
function floorLine(scene: Scene, enhancers: readonly number[], sum: number): LineView[] {
  const floor = scene.profile.monsterFloor ?? Number.NEGATIVE_INFINITY
  const least = Math.max(floor, ...enhancers.map((copy) => scene.printed(copy).leastLevel))
  if (sum >= least) return []
  const copy = enhancers.find((one) => scene.printed(one).leastLevel === least)
  return least === floor || copy === undefined
    ? [ruleLine('rule', 'MK-COMBAT-06', least - sum)]
    : [cardLine(scene, 'enhancer', copy, least - sum)]
}

export function monsterLines(scene: Scene, slot: number, rules: readonly FightRule[]): LineView[] {
  const printed = monsterText(scene, slot)
  const copy = monsterCopy(scene, slot)
  const factor =
    ignored(scene, rules, 'printedBonuses', printed, true) ?? multiplied(scene, rules, 'printedBonuses', printed, true)
  const enhancers = enhancersFor(scene, slot)
  const lines = [
    { ...ruleLine('level', 'MK-COMBAT-02', printed.level), copy, id: printed.card.id },
    ...bonusLines(scene, 'monster', copy, textCopy(scene, slot), factor).map((line) => ({
      ...line,
      id: printed.card.id,
    })),
    ...enhancers.flatMap((enhancer) => enhancerLines(scene, enhancer, rules)),
  ]
  return [...lines, ...floorLine(scene, enhancers, sumOf(lines))]
}
