import type { Card } from '@brouhaha/cards'

/** What a card that helps either side is aimed at. */
const MONSTERS_SIDE = 1

/** Whether a card, played so, makes the monsters of a fight stronger. */
export function strengthensMonsters(card: Card, at: number | undefined): boolean {
  if (card.kind === 'enhancer') return typeof card.bonus !== 'number' || card.bonus > 0
  if (card.kind !== 'oneShot' && card.kind !== 'special') return false
  return card.uses.some(({ effect }) =>
    effect.some(
      (step) =>
        step.do === 'strengthen' && (step.side === 'monsters' || (step.side === 'either' && at === MONSTERS_SIDE)),
    ),
  )
}
