import type { TableInfo } from '@brouhaha/protocol'
import { boxIn } from '../../games/munchkin/rules/boxes.ts'

/** Where the rules of a table are: those of its game, or of its box if it has one alone. */
export function rulesAt(table: TableInfo | null): string {
  if (table === null) return '/rules'
  if (!('boxes' in table.options)) return '/rules/mosh'
  const [box = '', ...others] = table.options.boxes
  return `/rules/${(others.length === 0 && boxIn(box)) || 'munchkin'}`
}
