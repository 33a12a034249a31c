import type { SeatInfo, TableInfo } from '@brouhaha/protocol'
import type { Language, Refusal, SchemaError } from '@brouhaha/table'
import { pageOf } from '../../games/pages.ts'
import { fill } from '../../shell/words/words.ts'
import { LOBBY_WORDS } from './words.ts'

/** "Side A · relaxed pace · one song", "Munchkin + Star Munchkin · brisk pace" */
export const optionsInWords = (table: TableInfo, language: Language): string =>
  pageOf(table.game).optionsInWords(table, LOBBY_WORDS[language][table.pace], language)

export function troubleInWords(trouble: Refusal | SchemaError, language: Language): string {
  if ('says' in trouble) return trouble.says[language]
  return fill(LOBBY_WORDS[language].trouble, { what: `${trouble.path} ${trouble.expected}` })
}

/** The name of whoever sits there. */
export function seatName(seat: SeatInfo, index: number, language: Language): string {
  const say = LOBBY_WORDS[language]
  if (seat.kind === 'person') return seat.name
  return seat.kind === 'bot' ? `${say.bot} ${index + 1}` : say.free
}
