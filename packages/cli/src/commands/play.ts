import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import {
  type Bot,
  type MoshBotName,
  type MunchkinBotName,
  moshBots,
  munchkinBots,
  type SeeingBot,
} from '@brouhaha/bots'
import { type Kinds, type Match, writeLog } from '@brouhaha/table'
import type { MoshKinds } from '@brouhaha/zombie-mosh'
import { type Arguments, WrongArguments } from '../arguments.ts'
import { type Asker, Left } from '../ask/asker.ts'
import { keyboard } from '../ask/keyboard.ts'
import { pipe } from '../ask/pipe.ts'
import type { Side } from '../box.ts'
import type { Command } from '../command.ts'
import { boxesOf, type GameName, openGame, readGame } from '../games.ts'
import { Concert } from '../mosh/concert.ts'
import { Delve } from '../munchkin/delve.ts'
import type { Shelf } from '../munchkin/shelf.ts'
import { bring, filesOf } from '../pack/bring.ts'
import { withPacks } from '../pack/log.ts'
import { BOARD_WORDS } from '../texts/mosh.ts'
import { MUNCHKIN_WORDS } from '../texts/munchkin.ts'
import { PLAY_HELP, PLAY_SUMMARY, PLAY_WORDS } from '../texts/play.ts'
import { WRONG } from '../texts/wrong.ts'
import { wrap } from '../wrap.ts'

const MOST_SONGS = 99
/** A live bot thinks no longer than this about a card, in milliseconds. */
const THINKING_TIME = 2000
const LONGEST_NAME = 16
const INTERRUPTED = 130

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
    seed: 'value',
    name: 'value',
    save: 'value',
  },
  mostWords: 1,
  run,
}

/** A game at the terminal: what is said before it, after it and on leaving early. */
interface Session {
  readonly match: Match<Kinds>
  play(): Promise<void>
  readonly bye: string
  readonly leaving: string
}

interface Wanted {
  readonly players: number
  readonly seed: string
  readonly name: string | null
}

function readWanted(given: Arguments, box: GameName, shelf: Shelf): Wanted {
  const { fewest, most } = openGame(box, ({ fewest, most }) => ({ fewest, most }), shelf)
  return {
    players: given.whole('players', { from: fewest, to: most, otherwise: 4 }),
    seed: given.text('seed') ?? randomBytes(6).toString('hex'),
    name: given.text('name')?.slice(0, LONGEST_NAME) ?? null,
  }
}

/** A bot for every seat but yours; again from the front if fewer are named. */
function readRivals<Name extends string, Rival>(
  given: Arguments,
  { players }: Wanted,
  bots: Readonly<Record<Name, unknown>>,
  usual: Name,
  make: (name: Name) => Rival,
): Rival[] {
  const named = given.listOf('bots', Object.keys(bots) as Name[], [usual])
  if (named.length > players - 1) throw new WrongArguments(WRONG.tooMany('--bots', players - 1))
  return Array.from({ length: players - 1 }, (_, index) => make(named[index % named.length]!))
}

/** A bot whose thinking a clock cuts short. */
function inTime(name: MoshBotName): Bot<MoshKinds> {
  let deadline = 0
  const bot = moshBots[name]({ outOfTime: () => performance.now() > deadline })
  if (bot.attention === 'choices') return bot
  const hurried: SeeingBot<MoshKinds> = {
    ...bot,
    choose(sight, random) {
      deadline = performance.now() + THINKING_TIME
      return bot.choose(sight, random)
    },
  }
  return hurried
}

function openMosh(given: Arguments, wanted: Wanted, asker: Asker): () => Session {
  const { language } = given
  const evening = {
    ...wanted,
    language,
    side: given.oneOf<Side>('side', ['A', 'B'], 'A'),
    songs: given.whole('songs', { from: 1, to: MOST_SONGS, otherwise: 0 }),
    rivals: readRivals(given, wanted, moshBots, 'steady', inTime),
  }
  return () => {
    asker.say(`${BOARD_WORDS[language].legend}\n`)
    const concert = new Concert(evening, asker)
    const { bye, leaving } = PLAY_WORDS[language]
    return { match: concert.match as Match<Kinds>, play: () => concert.play(), bye, leaving }
  }
}

function openFamily(
  given: Arguments,
  { box, shelf }: { readonly box: GameName; readonly shelf: Shelf },
  wanted: Wanted,
  asker: Asker,
): () => Session {
  const { language } = given
  for (const option of ['side', 'songs'])
    if (given.has(option)) throw new WrongArguments(WRONG.notFor(`--${option}`, box))
  const make = (name: MunchkinBotName) => munchkinBots[name](shelf.packs)
  const rivals = readRivals(given, wanted, munchkinBots, 'novice', make)
  return () => {
    const { help, bye, leaving } = MUNCHKIN_WORDS[language]
    asker.say(`${wrap(help, '  ')}\n`)
    const delve = new Delve({ ...wanted, language, shelf, boxes: boxesOf(box), rivals }, asker)
    return { match: delve.match as unknown as Match<Kinds>, play: () => delve.play(), bye, leaving }
  }
}

async function run(given: Arguments): Promise<number> {
  const shelf = bring(filesOf(given))
  const box = readGame(given, shelf)
  const wanted = readWanted(given, box, shelf)
  const file = given.text('save')
  const words = PLAY_WORDS[given.language]
  const asker: Asker = process.stdin.isTTY && process.stdout.isTTY ? keyboard : pipe(given.language)
  const open = box === 'mosh' ? openMosh(given, wanted, asker) : openFamily(given, { box, shelf }, wanted, asker)
  asker.say(openGame(box, ({ title }) => title, shelf))
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
function save({ match }: Session, file: string, { brought }: Shelf): void {
  const { header, rows } = match.log
  try {
    writeFileSync(file, writeLog({ header: brought.length === 0 ? header : withPacks(header, brought), rows }))
  } catch {
    throw new WrongArguments(WRONG.unwritable(file))
  }
}
