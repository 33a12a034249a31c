// Why a side of the fight stands where it stands, and who wins a tie: MK-COMBAT-03, -04, -06, -22, -34, MK-INT-02. The lines add up
// to playersTotal and monstersTotal (rules/combat/totals.ts).

import type { FightRule } from '@brouhaha/cards'
import { MONSTERS_BONUS, PLAYERS_BONUS } from '../../layout.ts'
import { AGAINST, addedBy, isMarked, KILLED } from '../../marks.ts'
import { monsterCopy, monsterCount, monsterText } from '../../rules/combat/monsters.ts'
import { monsterStrength, strengthOf } from '../../rules/combat/totals.ts'
import type { Scene } from '../../scene.ts'
import { fightCopies, list } from '../../zones.ts'
import type { CardView } from '../cards.ts'
import { ignored, multiplied } from './factors.ts'
import { permittedBy } from './figures.ts'
import { cardLine, type LineView, ruleLine, sumOf } from './line.ts'

type Rules = readonly FightRule[]

/** One-shots and the like that were played for a side, and what was paid for it. */
function playedLines(scene: Scene, against: boolean, rules: Rules): LineView[] {
  const paid = scene.state[against ? MONSTERS_BONUS : PLAYERS_BONUS]!
  const lines = list(scene, fightCopies(scene)).flatMap((copy) => {
    const printed = scene.printed(copy)
    if (printed.kind !== 'oneShot' && printed.kind !== 'special') return []
    if (isMarked(scene, copy, KILLED) || isMarked(scene, copy, AGAINST) !== against) return []
    const adds = addedBy(scene, copy)
    const factor =
      ignored(scene, rules, 'items', printed, against) ?? multiplied(scene, rules, 'oneShots', printed, against)
    return adds === 0 ? [] : [cardLine(scene, 'card', copy, adds, factor)]
  })
  return paid === 0 ? lines : [...lines, ruleLine('effect', 'MK-COMBAT-34', paid)]
}

export const playersLines = (scene: Scene, fighters: readonly number[], rules: Rules): LineView[] => [
  ...fighters.map(
    (seat): LineView => ({ what: 'fighter', copy: null, id: null, seat, adds: strengthOf(scene, seat, rules) }),
  ),
  ...playedLines(scene, false, rules),
]

export function monstersLines(scene: Scene, rules: Rules): LineView[] {
  const lines = [
    ...Array.from(
      { length: monsterCount(scene) },
      (_, slot): LineView => ({
        what: 'monster',
        copy: monsterCopy(scene, slot),
        id: monsterText(scene, slot).card.id,
        adds: monsterStrength(scene, slot, rules),
      }),
    ),
    ...playedLines(scene, true, rules),
  ]
  const floor = scene.profile.monsterFloor
  const lacking = floor === null ? 0 : floor * monsterCount(scene) - sumOf(lines)
  return lacking > 0 ? [...lines, ruleLine('rule', 'MK-COMBAT-06', lacking)] : lines
}

/** Who wins ties for the players' side, and by which card. */
export interface TiesView extends CardView {
  readonly seat: number
}

export function viewTies(scene: Scene, fighters: readonly number[]): TiesView | null {
  for (const seat of fighters) {
    const card = permittedBy(scene, seat, 'winTies')
    if (card !== null) return { seat, ...card }
  }
  return null
}
