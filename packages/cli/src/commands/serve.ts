import { resolve } from 'node:path'
import { OUR_GAMES, registry } from '@brouhaha/games'
import { renderUnicodeCompact } from 'uqr'
import { type Arguments, WrongArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { type BroughtKit, bringKit } from '../kits/bring.ts'
import type { Addresses } from '../serve/addresses.ts'
import { isWritable } from '../serve/folder.ts'
import { listenForInterrupt } from '../serve/interrupt.ts'
import { findPages } from '../serve/pages.ts'
import { SERVE_HELP, SERVE_SUMMARY, SERVE_WORDS, type ServeWords } from '../texts/serve.ts'
import { WRONG } from '../texts/wrong.ts'

const PORT = 7777
const LAST_PORT = 65535
/** Phones on the same network must reach it. */
const HOST = '0.0.0.0'
const FOLDER = 'data'

interface Wanted {
  readonly port: number
  readonly host: string
  readonly folder: string
}

export const serve: Command = {
  name: 'serve',
  summary: SERVE_SUMMARY,
  help: SERVE_HELP,
  options: { port: 'value', host: 'value', data: 'value', kit: 'value' },
  mostWords: 0,
  async run(given) {
    const words = SERVE_WORDS[given.language]
    const wanted = readWanted(given, process.env)
    if (!isWritable(wanted.folder)) return complain(words.unwritable(wanted.folder))
    const brought = await bringKit(given)
    const pages = findPages(brought === null ? null : brought.folder)
    if (pages === null) return complain(words.noPages)
    // Loaded here alone: the other commands need neither sockets nor a database.
    const { startServer } = await import('@brouhaha/server')
    const { addressesOf } = await import('../serve/addresses.ts')
    const { port, host, folder } = wanted
    const interrupt = listenForInterrupt()
    let server: Awaited<ReturnType<typeof startServer>>
    try {
      server = await startServer({ port, host, dataDir: folder, pages, ...(brought !== null && hosting(brought)) })
    } catch (error) {
      return complain(whyNot(error as NodeJS.ErrnoException, wanted, words))
    }
    process.stdout.write(poster(addressesOf(host, server.port), folder, words))
    await interrupt.came
    process.stdout.write(`\n${words.closing}\n`)
    await server.close()
    await interrupt.over()
    return 0
  },
}

/** Our games and the one that was brought along, by the rules that were made of it just now. */
const hosting = ({ entry, rules }: BroughtKit) => ({ kits: registry([...OUR_GAMES.games, entry]), bundles: [rules] })

function readWanted(given: Arguments, environment: NodeJS.ProcessEnv): Wanted {
  return {
    port: given.whole('port', { from: 0, to: LAST_PORT, otherwise: portOf(environment.PORT) }),
    host: given.text('host') ?? (environment.HOST || HOST),
    folder: resolve(given.text('data') ?? (environment.DATA_DIR || FOLDER)),
  }
}

function portOf(text: string | undefined): number {
  if (!text) return PORT
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  if (!(port <= LAST_PORT)) throw new WrongArguments(WRONG.number('PORT', text, 0, LAST_PORT))
  return port
}

function whyNot(error: NodeJS.ErrnoException, { port, host, folder }: Wanted, words: ServeWords): string {
  switch (error.code) {
    case 'EADDRINUSE':
      return words.taken(port)
    case 'EACCES':
      return words.forbidden(port)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return words.notHere(host)
    default:
      return words.failed(folder, error.message.split('\n', 1)[0]!)
  }
}

function complain(line: string): number {
  process.stderr.write(`brouhaha serve: ${line}\n`)
  return 1
}

function poster({ here, network }: Addresses, folder: string, words: ServeWords): string {
  const [phone] = network
  return [
    '',
    words.open,
    '',
    words.here(here),
    ...network.map(words.phone),
    ...(phone === undefined ? [words.onlyHere] : ['', paper(phone)]),
    '',
    words.kept(folder),
    words.stop,
    '',
  ].join('\n')
}

/** The address as a picture: light on dark whatever the terminal's colours, or cameras see nothing. */
function paper(address: string): string {
  const lines = renderUnicodeCompact(address, { border: 2 }).split('\n')
  return lines.map((line) => (process.stdout.isTTY ? `  \u001b[97;40m${line}\u001b[0m` : `  ${line}`)).join('\n')
}
