import { fill } from '../../../shell/words/words.ts'
import type { Ally } from './ally.ts'
import type { DealSay } from './words.ts'

/** "+7: 16 against 14, that wins" */
export function sayOutcome({ adds, players, monsters, outcome }: Ally, say: DealSay): string {
  return fill(say[outcome], { adds: adds < 0 ? `−${-adds}` : `+${adds}`, players, monsters })
}
