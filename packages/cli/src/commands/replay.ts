import { readFileSync } from 'node:fs'
import { type PackShelf, shelfWith } from '@brouhaha/games'
import { wrap } from '@brouhaha/kit'
import type { Ruleset } from '@brouhaha/rulesets'
import {
  type Happening,
  type Heard,
  hashState,
  isUndone,
  type Language,
  type Log,
  listen,
  readLog,
  type Seat,
  type Sentence,
  tellUndone,
  WATCHER,
} from '@brouhaha/table'
import { type Arguments, WrongArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { type GameName, gameOfLog, type Opened, openGame } from '../games.ts'
import { bringKit } from '../kits/bring.ts'
import { packsOf } from '../pack/log.ts'
import { rulesOfLog } from '../rules.ts'
import { LOG_FILE, REPLAY_HELP, REPLAY_SUMMARY, REPLAY_WORDS } from '../texts/replay.ts'
import { WRONG } from '../texts/wrong.ts'

export const replay: Command = {
  name: 'replay',
  summary: REPLAY_SUMMARY,
  help: REPLAY_HELP,
  options: { verify: 'flag', seat: 'value', to: 'value', kit: 'value', data: 'value' },
  mostWords: 1,
  async run(given) {
    const outside = await bringKit(given)
    const [file] = given.words
    if (file === undefined) throw new WrongArguments(WRONG.missing(LOG_FILE))
    const { box, log, shelf } = openLog(file)
    const last = log.rows.length - 1
    const rows = 1 + given.whole('to', { from: 0, to: Math.max(0, last), otherwise: last })
    const shown: Log = { header: log.header, rows: log.rows.slice(0, rows) }
    const opened = openGame(box, shelf)
    if (given.has('verify'))
      return prove(await rulesOfLog(log.header, opened, { outside, data: given.text('data') }), shown, given)
    return narrate(opened, shown, file, given)
  },
}

function openLog(file: string): { box: GameName; log: Log; shelf: PackShelf } {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new WrongArguments(WRONG.unreadable(file))
  }
  const log = readLog(text)
  const packs = log === null ? null : packsOf(log.header)
  if (log === null || packs === null) throw new WrongArguments(WRONG.noLog(file))
  const shelf = shelfWith(packs)
  const box = gameOfLog(log.header, shelf)
  if (box === null) throw new WrongArguments(WRONG.noLog(file))
  return { box, log, shelf }
}

function prove(rules: readonly Ruleset[], log: Log, given: Arguments): number {
  const words = REPLAY_WORDS[given.language]
  const verdicts = rules.map(({ game, verify }) => verify(game, log))
  const verdict = verdicts.find(({ kind }) => kind === 'true') ?? verdicts.at(-1)
  if (verdict === undefined) throw new WrongArguments(WRONG.noRules(`${log.header.game} ${log.header.edition}`))
  if (verdict.kind === 'true') {
    process.stdout.write(`${words.isTrue(log.rows.length, hashState(verdict.state))}\n`)
    return 0
  }
  process.stdout.write(`${words.isFalse(verdict.seq, becauseIn(verdict.because, given.language))}\n`)
  return 1
}

/** Rules that were released before they had words in both languages say it in English. */
const becauseIn = (because: Sentence | string, language: Language): string =>
  typeof because === 'string' ? because : because[language]

type Listener = Seat | 'all'

function readListener(given: Arguments, seats: number): Listener {
  if (given.text('seat') === 'all') return 'all'
  return given.has('seat') ? ((given.whole('seat', { from: 1, to: seats, otherwise: 1 }) - 1) as Seat) : WATCHER
}

function narrate(box: Opened, log: Log, file: string, given: Arguments): number {
  const { seats } = log.header
  const listener = readListener(given, seats)
  const names = Array.from({ length: seats }, (_, seat) => REPLAY_WORDS[given.language].seat(seat + 1))
  const you = listener === 'all' || listener === WATCHER ? null : listener
  const told = [log.header, ...log.rows].map(({ events }) => events as readonly Happening[])
  let lines: string[]
  try {
    const narrator = box.narrator({ language: given.language, names, you, handShown: false })
    lines = told.flatMap((events) => {
      const [first] = events
      if (first === undefined || !isUndone(first.open)) return narrator.tell(heardBy(listener, events))
      const { seat } = first.open
      return wrap(tellUndone(seat, you, names, given.language), '  ')
    })
  } catch {
    // Rows that look like rows but tell what this game never tells.
    throw new WrongArguments(WRONG.noLog(file))
  }
  process.stdout.write(`${lines.join('\n').trim()}\n`)
  return 0
}

function heardBy<H extends Happening>(listener: Listener, events: readonly H[]): Heard<H>[] {
  if (listener !== 'all') return listen(events, listener)
  return events.map(({ open, secret }) => ({ ...open, ...secret?.tells }) as Heard<H>)
}
