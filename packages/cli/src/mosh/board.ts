// The table in at most 80 columns: a row for each zombie, a column for each part.

import { padOrCut, wrap } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import {
  forecast,
  type MoshSeatView,
  type MoshView,
  PARTS,
  type PartForecast,
  partName,
  passName,
} from '@brouhaha/zombie-mosh'
import { paint } from '../paint.ts'
import { BOARD_WORDS } from '../texts/mosh.ts'

const NAME_WIDTH = 20
const PART_WIDTH = 10

const letterOf = (seat: number): string => String.fromCharCode('a'.charCodeAt(0) + seat)

export const seatNamed = (letter: string): number => letter.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0)

/** Everything that lies open, as one seat sees it. */
export function drawBoard(view: MoshView, names: readonly string[], language: Language): string {
  const words = BOARD_WORDS[language]
  const heads = PARTS.map((part) => padOrCut(words.parts[part], PART_WIDTH)).join(' ')
  const rows = view.seats.map((seat, index) => drawRow(view, seat, index, names[index] ?? '', language))
  const table = [
    paint('bold', headline(view, language)),
    `${words.order} ${danceOrder(view)}`,
    '',
    `${' '.repeat(NAME_WIDTH + 5)}${heads}`.trimEnd(),
    ...rows,
  ]
  const warning = warn(view, names, language)
  return [...table, ...(warning === '' ? [] : ['', warning])].join('\n')
}

function headline(view: MoshView, language: Language): string {
  const words = BOARD_WORDS[language]
  const pass = `${passName(view.pass, language)} ${view.pass === 1 ? '↻' : '↺'}`
  return [words.song(view.song, view.songs), words.round(view.round), pass, words.deck(view.deck)].join(' · ')
}

/** Both passes as letters, the dancer in brackets: c d [a] b · b a d c */
function danceOrder(view: MoshView): string {
  const count = view.seats.length
  const clockwise = Array.from({ length: count }, (_, step) => (view.first + step) % count).filter(
    (seat) => view.seats[seat]?.inPit,
  )
  const letters = (order: readonly number[], pass: 1 | 2): string =>
    order.map((seat) => (view.pass === pass && view.dancer === seat ? `[${letterOf(seat)}]` : letterOf(seat))).join(' ')
  return `${letters(clockwise, 1)}  ↻   ${letters(clockwise.toReversed(), 2)}  ↺`
}

function drawRow(view: MoshView, seat: MoshSeatView, index: number, name: string, language: Language): string {
  const words = BOARD_WORDS[language]
  const mark = view.dancer === index ? '►' : ' '
  const called =
    index === view.you ? `${padOrCut(name, NAME_WIDTH - words.you.length - 3).trimEnd()} (${words.you})` : name
  const title = `${mark} ${letterOf(index)} ${padOrCut(called, NAME_WIDTH)} `
  if (!seat.inPit) return paint('dim', `${title}${words.out}`)
  const cells = forecast(seat).parts.map(drawPart).join(' ').trimEnd()
  return `${index === view.you ? paint('bold', title) : title}${cells}`
}

/** ●◐○ 2−1: damage now, damage to come, what is left; and the hits and defences that lie there. */
function drawPart(part: PartForecast): string {
  const { damage, coming, endures, hits, defences, falls } = part
  const marks =
    damage === endures ? '✝' : '●'.repeat(damage) + '◐'.repeat(coming) + '○'.repeat(endures - damage - coming)
  const lines = hits + defences > 0 ? ` ${hits}−${defences}` : ''
  const text = padOrCut(`${marks}${lines}${falls ? '!' : ''}`, PART_WIDTH)
  if (falls) return paint('red', text)
  return coming > 0 ? paint('yellow', text) : damage === endures ? paint('dim', text) : text
}

/** Who loses what if the damage were counted now. */
function warn(view: MoshView, names: readonly string[], language: Language): string {
  const words = BOARD_WORDS[language]
  const losses = view.seats.flatMap((seat, index) => {
    const { parts, leaves } = forecast(seat)
    const falling = PARTS.filter((_, part) => parts[part]?.falls).map((part) => partName(part, language))
    if (!seat.inPit || falling.length === 0) return []
    const who = index === view.you ? words.you : (names[index] ?? '')
    return [`${who} (${falling.join(', ')}${leaves ? `, ${words.leaves}` : ''})`]
  })
  return losses.length === 0 ? '' : wrap(`${words.ifNothingChanges} ${losses.join(', ')}`)
}
