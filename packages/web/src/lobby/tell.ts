import { isMoshTable, type SeatInfo, type TableInfo } from '@brouhaha/protocol'
import type { Language, Refusal, SchemaError } from '@brouhaha/table'
import { fill } from '../app/words.ts'
import { LOBBY_WORDS } from './words.ts'

/** "Side A · relaxed pace · one song" */
export function optionsInWords(table: TableInfo, language: Language): string {
  const say = LOBBY_WORDS[language]
  if (!isMoshTable(table)) return say[table.pace]
  const { options, pace } = table
  const songs = options.songs ?? 1
  const length = songs === 0 ? say.openEnd : songs === 1 ? say.oneSong : fill(say.songs, { count: songs })
  return [options.side === 'B' ? say.sideB : say.sideA, say[pace], length].join(' · ')
}

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
