import type { TableInfo } from '@brouhaha/protocol'
import { pageOf } from './pages.ts'

/** Where the rules of a table are: those of its game, or of its box if it has one alone. */
export const rulesAt = (table: TableInfo | null): string =>
  table === null ? '/rules' : `/rules/${pageOf(table.game).bookOf(table.options)}`
