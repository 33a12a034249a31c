import type { CardFilter, WhichMonster } from '../language/selector.ts'

/** What a monster must be like that is named, if it must be like anything. */
export const namedLike = (monster: WhichMonster): CardFilter | undefined =>
  typeof monster === 'object' && 'named' in monster ? monster.named : undefined

/** Whether whoever plays it names the monster. */
export const isNamed = (monster: WhichMonster): boolean => monster === 'named' || namedLike(monster) !== undefined
