import { canonicalJson, sha256Hex } from '@brouhaha/kit'
import type { Language } from '@brouhaha/table'
import type { ArenaReport } from './commands/arena.ts'
import { ARENA_WORDS } from './texts/arena.ts'

type Result = ArenaReport['results'][number]

const CELL = 21

/** Enough of a hash to see that a bot is the one that was meant. */
const shortHash = (files: Readonly<Record<string, string>>): string => sha256Hex(canonicalJson(files)).slice(0, 16)

/** For each number of seats a table: challengers down, those they sit against across. */
export function crossTable(report: ArenaReport, language: Language): string {
  const words = ARENA_WORDS[language]
  const tables = [...new Set(report.results.map(({ seats }) => seats))].map((seats) =>
    tableFor(
      report.results.filter((result) => result.seats === seats),
      language,
    ),
  )
  const frozen = Object.entries(report.frozen ?? {}).map(([bot, files]) => words.frozen(bot, shortHash(files)))
  return `${words.title(report.game, report.side, report.seed)}\n\n${tables.join('\n\n')}\n\n${frozen.join('\n')}\n`
}

function tableFor(results: readonly Result[], language: Language): string {
  const words = ARENA_WORDS[language]
  const first = results[0]!
  const deals = Math.min(...results.map((result) => result.deals))
  const fields = [...new Set(results.map(({ field }) => field))]
  const challengers = [...new Set(results.map(({ challenger }) => challenger))]
  const width = Math.max(...challengers.map((name) => name.length)) + 2
  const cell = (challenger: string, field: string): string => {
    const found = results.find((result) => result.challenger === challenger && result.field === field)
    if (found === undefined) return '·'.padEnd(CELL)
    const { mean, low, high, verdict } = found
    const range = `${percent(mean, language)} ±${percent((high - low) / 2, language)}`
    return `${range} ${words.verdict[verdict]}`.padEnd(CELL)
  }
  const head = `${' '.repeat(width + 2)}${fields.map((field) => `${words.against} ${field}`.padEnd(CELL)).join('')}`
  const rows = challengers.map(
    (challenger) => `  ${challenger.padEnd(width)}${fields.map((field) => cell(challenger, field)).join('')}`,
  )
  const title = words.seats(first.seats, deals, percent(first.par, language))
  return [title, ...[head, ...rows].map((line) => line.trimEnd())].join('\n')
}

function percent(share: number, language: Language): string {
  const text = (100 * share).toFixed(1)
  return language === 'fr' ? `${text.replace('.', ',')}\u00a0%` : `${text}%`
}
