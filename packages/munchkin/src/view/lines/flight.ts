// Why somebody runs as well as he does from a monster: MK-FLEE-04. The lines add up to fleeBonus (rules/flee/flee.ts).

import { FLEE_PAID, seatCell } from '../../layout.ts'
import { monsterCopy, monsterText } from '../../rules/combat/monsters.ts'
import type { Scene } from '../../scene.ts'
import { figureLines } from './figures.ts'
import { cardLine, type LineView, ruleLine } from './line.ts'
import { enhancersFor } from './monster.ts'

/** What a runner brings along, whatever he runs from. */
export function runnerLines(scene: Scene, seat: number): LineView[] {
  const paid = scene.state[seatCell(seat, FLEE_PAID)]!
  const lines = [...figureLines(scene, seat, 'dice'), ...figureLines(scene, seat, 'flee')]
  return paid === 0 ? lines : [...lines, ruleLine('effect', 'MK-FLEE-04', paid)]
}

/** What a monster and the cards on it add or take. */
export function pursuerLines(scene: Scene, slot: number): LineView[] {
  const { flee, card } = monsterText(scene, slot)
  const own = { ...cardLine(scene, 'monster', monsterCopy(scene, slot), flee), id: card.id }
  const enhancers = enhancersFor(scene, slot).map((copy) => cardLine(scene, 'enhancer', copy, scene.printed(copy).flee))
  return [own, ...enhancers].filter(({ adds }) => adds !== 0)
}
