import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { PackShelf } from '@brouhaha/games'
import { writeLog } from '@brouhaha/table'
import { type Arguments, WrongArguments } from '../arguments.ts'
import { type Asker, Left } from '../ask/asker.ts'
import { keyboard } from '../ask/keyboard.ts'
import { pipe } from '../ask/pipe.ts'
import type { Command } from '../command.ts'
import { openGame, readGame } from '../games.ts'
import { bringKit } from '../kits/bring.ts'
import { openPlain } from '../kits/session.ts'
import { openConcert } from '../mosh/session.ts'
import { openDelve } from '../munchkin/session.ts'
import { bring, filesOf } from '../pack/bring.ts'
import { withPacks } from '../pack/log.ts'
import { rulesOf } from '../rules.ts'
import type { OpenSession, Session } from '../session.ts'
import { PLAY_HELP, PLAY_SUMMARY, PLAY_WORDS } from '../texts/play.ts'
import { WRONG } from '../texts/wrong.ts'

const LONGEST_NAME = 16
const INTERRUPTED = 130

/** Who asks a person, for the games that the terminal can draw; the others are played in plain words. */
const SESSIONS: Readonly<Record<string, OpenSession>> = { 'zombie-mosh': openConcert, munchkin: openDelve }

export const play: Command = {
  name: 'play',
  summary: PLAY_SUMMARY,
  help: PLAY_HELP,
  options: {
    players: 'value',
    bots: 'value',
    side: 'value',
    songs: 'value',
    pack: 'value',
    kit: 'value',
    seed: 'value',
    name: 'value',
    save: 'value',
  },
  mostWords: 1,
  run,
}

async function run(given: Arguments): Promise<number> {
  const outside = await bringKit(given)
  const shelf = bring(filesOf(given))
  const box = readGame(given, shelf)
  const opened = openGame(box, shelf)
  const { fewest, most, name: game } = opened.kit.entry
  const openSession = SESSIONS[game] ?? openPlain
  const wanted = {
    box,
    shelf,
    opened,
    rules: await rulesOf(opened, outside),
    players: given.whole('players', { from: fewest, to: most, otherwise: Math.min(4, most) }),
    seed: given.text('seed') ?? randomBytes(6).toString('hex'),
    name: given.text('name')?.slice(0, LONGEST_NAME) ?? null,
  }
  const file = given.text('save')
  const words = PLAY_WORDS[given.language]
  const asker: Asker = process.stdin.isTTY && process.stdout.isTTY ? keyboard : pipe(given.language)
  const open = openSession(given, wanted, asker)
  asker.say(opened.title)
  const session = open()
  if (file !== null) save(session, file, shelf)
  const end = (parting: string): void => {
    asker.say(`\n${parting}`)
    if (!given.has('seed')) asker.say(words.seed(wanted.seed))
    if (file === null) return
    save(session, file, shelf)
    asker.say(words.saved(file))
  }
  const interrupt = (): never => {
    end(session.leaving)
    process.exit(INTERRUPTED)
  }
  process.once('SIGINT', interrupt)
  try {
    await session.play()
    end(session.bye)
    return 0
  } catch (error) {
    if (!(error instanceof Left)) throw error
    end(session.leaving)
    return error.interrupted ? INTERRUPTED : 0
  } finally {
    process.off('SIGINT', interrupt)
    asker.close()
  }
}

/** A log of a game with packs that were brought along holds them, so that it can be read without them. */
function save({ match }: Session, file: string, { brought }: PackShelf): void {
  const { header, rows } = match.log
  try {
    writeFileSync(file, writeLog({ header: brought.length === 0 ? header : withPacks(header, brought), rows }))
  } catch {
    throw new WrongArguments(WRONG.unwritable(file))
  }
}
