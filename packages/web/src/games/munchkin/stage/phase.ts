import type { MunchkinView } from '@brouhaha/munchkin'

const DOOR = 1
const TROUBLE = 2

/** The rules end a phase as soon as its card is out; whoever still deals with that card is in it. */
export function phaseShown({ phase, combat, decision }: Pick<MunchkinView, 'phase' | 'combat' | 'decision'>): number {
  if (phase < TROUBLE) return phase
  if (combat !== null) return combat.fromHand ? TROUBLE : DOOR
  return phase === TROUBLE && decision !== 'lookForTrouble' ? DOOR : phase
}
