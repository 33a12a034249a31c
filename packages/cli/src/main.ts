// The terminal: finds the command, hands it its arguments, turns wrong ones into one line and exit code 2.

import { readFileSync } from 'node:fs'
import type { Language } from '@brouhaha/table'
import { Arguments, WrongArguments } from './arguments.ts'
import type { Command } from './command.ts'
import { arena } from './commands/arena.ts'
import { cards } from './commands/cards.ts'
import { pack } from './commands/pack.ts'
import { play } from './commands/play.ts'
import { replay } from './commands/replay.ts'
import { rules } from './commands/rules.ts'
import { serve } from './commands/serve.ts'
import { simulate } from './commands/simulate.ts'
import { languageOf } from './language.ts'
import { nearest } from './nearest.ts'
import { overview } from './texts/overview.ts'
import { WRONG } from './texts/wrong.ts'

const COMMANDS: readonly Command[] = [play, serve, simulate, replay, rules, cards, pack, arena]

const WRONG_ARGUMENTS = 2

/** Does what was asked and answers with the exit code. */
export async function main(typed: readonly string[]): Promise<number> {
  const language = languageOf(typed, process.env)
  // A reader that has seen enough (`| head`) is no reason to complain.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  const at = typed.findIndex((word, index) => !word.startsWith('-') && typed[index - 1] !== '--lang')
  const name = typed[at]
  const command = COMMANDS.find((one) => one.name === name)
  try {
    if (name === undefined) return withoutCommand(typed, language)
    if (name === 'help') return help(typed.slice(at + 1), language)
    if (command === undefined) throw unknownCommand(name)
    const given = Arguments.read(typed.toSpliced(at, 1), command.options, command.mostWords)
    if (given.has('help')) return print(command.help[language])
    return await command.run(given)
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error
    const where = command === undefined ? 'brouhaha' : `brouhaha ${command.name}`
    process.stderr.write(`${where}: ${error.says[language]} (${where} --help)\n`)
    return WRONG_ARGUMENTS
  }
}

function withoutCommand(typed: readonly string[], language: Language): number {
  const given = Arguments.read(typed, { version: 'flag' }, 0)
  if (given.has('version')) return print(version())
  return print(overview(COMMANDS, language))
}

function help([name]: readonly string[], language: Language): number {
  if (name === undefined || name.startsWith('-')) return print(overview(COMMANDS, language))
  const command = COMMANDS.find((one) => one.name === name)
  if (command === undefined) throw unknownCommand(name)
  return print(command.help[language])
}

function unknownCommand(name: string): WrongArguments {
  const names = COMMANDS.map((one) => one.name)
  return new WrongArguments(WRONG.command(name, nearest(name, names), names))
}

function version(): string {
  const pack: { version: string } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  return pack.version
}

function print(text: string): number {
  process.stdout.write(`${text}\n`)
  return 0
}
