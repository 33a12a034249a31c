import { MUNCHKIN, type MunchkinTableOptions } from '@brouhaha/games'
import type { TableInfo } from '@brouhaha/protocol'

export const RULE_BOXES: readonly string[] = MUNCHKIN.boxes.map(({ name }) => name)

export const boxIn = (word: string): string | null => RULE_BOXES.find((box) => box === word) ?? null

/** The book of the box that is played alone, or the family's. */
export function bookOf(options: TableInfo['options']): string {
  const [box = '', ...others] = (options as MunchkinTableOptions).boxes
  return (others.length === 0 && boxIn(box)) || 'munchkin'
}
