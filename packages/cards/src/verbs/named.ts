import type { WhichMonster } from '../language/selector.ts'

/** Whether whoever plays it names the monster. */
export const isNamed = (monster: WhichMonster): boolean =>
  monster === 'named' || (typeof monster === 'object' && 'named' in monster)
