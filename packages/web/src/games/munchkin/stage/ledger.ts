// The arithmetic of both sides and of running away, line by line, in words.

import {
  type CombatView,
  cited,
  type LineView,
  type MunchkinView,
  type Reader,
  titleOfMonster,
} from '@brouhaha/munchkin'
import type { Language } from '@brouhaha/table'
import { fill } from '../../../shell/words/words.ts'
import { sayLine } from '../seats/lines.ts'
import type { Run } from './flight.ts'
import { STAGE_WORDS } from './words.ts'

export interface LedgerLine {
  readonly key: string
  readonly text: string
  /** How much; null where it says something that is no number. */
  readonly adds: number | null
  /** The card to read. */
  readonly id: string | null
  /** The rule to read where no card and no level explains it. */
  readonly rule: string | null
}

export interface LedgerPart {
  readonly key: string
  /** Whose lines these are; null for what was played for the side as a whole. */
  readonly title: string | null
  readonly sum: number
  readonly lines: readonly LedgerLine[]
}

interface Book {
  readonly view: MunchkinView
  readonly reader: Reader
  readonly language: Language
}

const partOf = (
  key: string,
  title: string | null,
  lines: readonly LineView[],
  { reader, language }: Book,
): LedgerPart => ({
  key,
  title,
  sum: lines.reduce((total, { adds }) => total + adds, 0),
  lines: lines.map((line, index) => ({
    key: `${index}`,
    text: sayLine(line.what === 'level' ? { ...line, id: null } : line, reader, language),
    adds: line.adds,
    id: line.id,
    rule: line.id === null && line.what !== 'level' ? (line.rule ?? null) : null,
  })),
})

/** What stands for the side as a whole, behind its fighters or monsters: cards played for it, what was paid. */
function restOf(lines: readonly LineView[], heads: number, book: Book): readonly LedgerPart[] {
  const rest = lines.slice(heads)
  return rest.length === 0 ? [] : [partOf('side', null, rest, book)]
}

export function playersLedger(combat: CombatView, book: Book): readonly LedgerPart[] {
  const { view, reader, language } = book
  const parts = combat.fighters.map(({ seat }) => {
    const title = seat === reader.you ? STAGE_WORDS[language].you : (reader.names[seat] ?? '')
    return partOf(`seat ${seat}`, title, view.seats[seat]!.lines, book)
  })
  return [...parts, ...restOf(combat.sides.players, combat.fighters.length, book)]
}

export function monstersLedger(combat: CombatView, book: Book): readonly LedgerPart[] {
  const { view, reader, language } = book
  const parts = combat.monsters.map(({ lines }, slot) =>
    partOf(`slot ${slot}`, titleOfMonster(view, slot, reader, language), lines, book),
  )
  return [...parts, ...restOf(combat.sides.monsters, combat.monsters.length, book)]
}

/** Lines and what they come to. */
export interface SideSum {
  readonly title: string
  readonly parts: readonly LedgerPart[]
  /** Null where nothing is added up. */
  readonly total: number | null
}

export const playersSum = (combat: CombatView, book: Book): SideSum => ({
  title: STAGE_WORDS[book.language].fighters,
  parts: playersLedger(combat, book),
  total: combat.totals.players,
})

export const monstersSum = (combat: CombatView, book: Book): SideSum => ({
  title: STAGE_WORDS[book.language].monsters,
  parts: monstersLedger(combat, book),
  total: combat.totals.monsters,
})

/** What is added to somebody's roll to run away from a monster, or the card that keeps him from it; null where there is nothing to say. */
export function fleeSum(combat: CombatView, { seat, slot }: Pick<Run, 'seat' | 'slot'>, book: Book): SideSum | null {
  const fighter = combat.fighters.find((one) => one.seat === seat)
  const lines = fighter?.fleeLines[slot] ?? []
  if (fighter === undefined) return null
  const title = titleOfMonster(book.view, slot, book.reader, book.language)
  if (fighter.keptBy !== undefined) return { title, parts: [keptPart(title, fighter.keptBy.id, book)], total: null }
  if (lines.length === 0) return null
  return { title, parts: [partOf(`slot ${slot}`, title, lines, book)], total: fighter.flee[slot]! }
}

/** Who may not run away has no roll to add anything to. */
function keptPart(title: string, id: string, { reader, language }: Book): LedgerPart {
  const text = fill(STAGE_WORDS[language].keptBy, { card: cited(reader.card.named(id), language) })
  return { key: 'kept', title, sum: 0, lines: [{ key: 'kept', text, adds: null, id, rule: null }] }
}
