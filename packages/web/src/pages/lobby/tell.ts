import { isMoshTable, type MunchkinTableOptions, type SeatInfo, type TableInfo, VARIANTS } from '@brouhaha/protocol'
import type { Language, Refusal, SchemaError } from '@brouhaha/table'
import { CUSTOMS } from '../../games/munchkin/set-up/setup.ts'
import { SETUP_WORDS } from '../../games/page/set-up/words.ts'
import { fill } from '../../shell/words/words.ts'
import { LOBBY_WORDS } from './words.ts'

/** "Side A · relaxed pace · one song", "Munchkin + Star Munchkin · brisk pace" */
export function optionsInWords(table: TableInfo, language: Language): string {
  const say = LOBBY_WORDS[language]
  if (!isMoshTable(table)) return [boxesInWords(table, language).join(' + '), say[table.pace]].join(' · ')
  const { options, pace } = table
  const songs = options.songs ?? 1
  const length = songs === 0 ? say.openEnd : songs === 1 ? say.oneSong : fill(say.songs, { count: songs })
  return [options.side === 'B' ? say.sideB : say.sideA, say[pace], length].join(' · ')
}

const munchkinOptions = ({ options }: TableInfo): Readonly<MunchkinTableOptions> | null =>
  'boxes' in options ? options : null

/** The boxes of a table of Munchkin, and the packs that the host brought. */
function boxesInWords(table: TableInfo, language: Language): readonly string[] {
  const titles: Readonly<Record<string, string>> = SETUP_WORDS[language]
  const { packs = [] } = table
  const ofOthers = new Map(packs.map(({ box, name, cards }) => [box, { name: name[language], count: cards }]))
  return (munchkinOptions(table)?.boxes ?? []).map((box) => {
    const pack = ofOthers.get(box)
    return pack === undefined ? (titles[box] ?? box) : fill(LOBBY_WORDS[language].packCards, pack)
  })
}

export interface Agreed {
  readonly title: string
  readonly text: string
  readonly on: boolean
}

/** The variants and customs that a table of Munchkin has changed. */
export function agreedInWords(table: TableInfo, language: Language): readonly Agreed[] {
  const say = SETUP_WORDS[language]
  const options = munchkinOptions(table)
  if (options === null) return []
  const customs = CUSTOMS.flatMap((custom) => (options[custom] === true ? [{ name: custom, on: true }] : []))
  const variants = VARIANTS.flatMap((variant) => {
    const on = options.variants?.[variant]
    return on === undefined ? [] : [{ name: variant, on }]
  })
  return [...customs, ...variants].map(({ name, on }) => ({ title: say[name], text: say[`${name}Text`], on }))
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
