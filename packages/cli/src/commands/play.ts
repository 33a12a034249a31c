import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { type Bot, type MoshBotName, moshBots, type SeeingBot } from '@brouhaha/bots'
import { writeLog } from '@brouhaha/table'
import type { MoshKinds } from '@brouhaha/zombie-mosh'
import { type Arguments, WrongArguments } from '../arguments.ts'
import { type Asker, Left } from '../ask/asker.ts'
import { keyboard } from '../ask/keyboard.ts'
import { pipe } from '../ask/pipe.ts'
import type { Side } from '../box.ts'
import type { Command } from '../command.ts'
import { BOXES, readBox } from '../games.ts'
import { Concert, type Evening } from '../mosh/concert.ts'
import { BOARD_WORDS } from '../texts/mosh.ts'
import { PLAY_HELP, PLAY_SUMMARY, PLAY_WORDS } from '../texts/play.ts'
import { WRONG } from '../texts/wrong.ts'

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
    seed: 'value',
    name: 'value',
    save: 'value',
  },
  mostWords: 1,
  run,
}

function readEvening(given: Arguments): Evening {
  const { fewest, most, bots } = BOXES[readBox(given)]
  const players = given.whole('players', { from: fewest, to: most, otherwise: 4 })
  const named = given.listOf('bots', Object.keys(bots) as MoshBotName[], ['steady'])
  if (named.length > players - 1) throw new WrongArguments(WRONG.tooMany('--bots', players - 1))
  return {
    players,
    side: given.oneOf<Side>('side', ['A', 'B'], 'A'),
    songs: given.whole('songs', { from: 1, to: MOST_SONGS, otherwise: 0 }),
    seed: given.text('seed') ?? randomBytes(6).toString('hex'),
    name: given.text('name')?.slice(0, LONGEST_NAME) ?? null,
    language: given.language,
    rivals: Array.from({ length: players - 1 }, (_, index) => inTime(named[index % named.length]!)),
  }
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

async function run(given: Arguments): Promise<number> {
  const evening = readEvening(given)
  const file = given.text('save')
  const words = PLAY_WORDS[given.language]
  const asker: Asker = process.stdin.isTTY && process.stdout.isTTY ? keyboard : pipe(given.language)
  asker.say(`${BOXES.mosh.title}\n${BOARD_WORDS[given.language].legend}\n`)
  const concert = new Concert(evening, asker)
  if (file !== null) save(concert, file)
  const end = (parting: string): void => {
    asker.say(`\n${parting}`)
    if (!given.has('seed')) asker.say(words.seed(evening.seed))
    if (file === null) return
    save(concert, file)
    asker.say(words.saved(file))
  }
  const interrupt = (): never => {
    end(words.leaving)
    process.exit(INTERRUPTED)
  }
  process.once('SIGINT', interrupt)
  try {
    await concert.play()
    end(words.bye)
    return 0
  } catch (error) {
    if (!(error instanceof Left)) throw error
    end(words.leaving)
    return error.interrupted ? INTERRUPTED : 0
  } finally {
    process.off('SIGINT', interrupt)
    asker.close()
  }
}

function save(concert: Concert, file: string): void {
  try {
    writeFileSync(file, writeLog(concert.match.log))
  } catch {
    throw new WrongArguments(WRONG.unwritable(file))
  }
}
