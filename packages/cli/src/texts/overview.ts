import type { Language } from '@brouhaha/table'
import type { Command } from '../command.ts'

/** What `brouhaha` alone says: the commands, one line each. */
export function overview(commands: readonly Command[], language: Language): string {
  const width = Math.max(...commands.map(({ name }) => name.length))
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary[language]}`).join('\n')
  return language === 'fr' ? french(list) : english(list)
}

const english = (list: string): string => `brouhaha: rowdy card games at the terminal, by the book.

Usage: brouhaha COMMAND [options]

${list}

  brouhaha play mosh              a game of Zombie Mosh! against three bots
  brouhaha play base+star         two boxes of Munchkin, shuffled together
  brouhaha rules ZM-DANCE-04      what a rule says
  brouhaha COMMAND --help         all about a command

  --lang en|fr    language (otherwise the one of your system)
  --version       which version this is
  -h, --help      this page`

const french = (list: string): string => `brouhaha\u00a0: des jeux de cartes tapageurs au terminal, dans les règles.

Usage\u00a0: brouhaha COMMANDE [options]

${list}

  brouhaha play mosh              une partie de Zombie Mosh! contre trois robots
  brouhaha play base+star         deux boîtes de Munchkin, mélangées
  brouhaha rules ZM-DANCE-04      ce que dit une règle
  brouhaha COMMANDE --help        tout sur une commande

  --lang en|fr    la langue (sinon celle de ton système)
  --version       le numéro de version
  -h, --help      cette page`
