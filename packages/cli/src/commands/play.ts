import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import type { PackShelf } from '@brouhaha/games'
import { writeLog } from '@brouhaha/table'
import type { Side } from '@brouhaha/zombie-mosh'
import { type Arguments, WrongArguments } from '../arguments.ts'
import { type Asker, Left } from '../ask/asker.ts'
import { pipe } from '../ask/pipe.ts'
import type { Command } from '../command.ts'
import type { Evening, Terms } from '../evening.ts'
import { openGame, readGame, titleOf } from '../games.ts'
import { bringKit } from '../kits/bring.ts'
import { PlainEvening } from '../kits/evening.ts'
import { Concert } from '../mosh/concert.ts'
import { Delve } from '../munchkin/delve.ts'
import { bring, filesOf } from '../pack/bring.ts'
import { withPacks } from '../pack/log.ts'
import { readRivals } from '../rivals.ts'
import { rulesOf } from '../rules.ts'
import { PLAY_HELP, PLAY_SUMMARY, PLAY_WORDS } from '../texts/play.ts'
import { WRONG } from '../texts/wrong.ts'

const LONGEST_NAME = 16
const INTERRUPTED = 130

const MOST_SONGS = 99

/** Reads the rest of what was typed. */
type Open = (terms: Terms, asker: Asker, given: Arguments) => Evening

const openConcert: Open = (terms, asker, given) => {
  const side = given.oneOf<Side>('side', ['A', 'B'], 'A')
  const songs = given.whole('songs', { from: 1, to: MOST_SONGS, otherwise: 0 })
  return new Concert({ ...terms, side, songs }, asker)
}

const without =
  (Kind: new (terms: Terms, asker: Asker) => Evening): Open =>
  (terms, asker, given) => {
    for (const option of ['side', 'songs'])
      if (given.has(option)) throw new WrongArguments(WRONG.notFor(`--${option}`, terms.box))
    return new Kind(terms, asker)
  }

/** Who asks a person, for the games that the terminal can draw; the others are played in plain words. */
const EVENINGS: Readonly<Record<string, Open>> = { 'zombie-mosh': openConcert, munchkin: without(Delve) }

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
  const { language } = given
  const players = given.whole('players', { from: fewest, to: most, otherwise: Math.min(4, most) })
  const seed = given.text('seed') ?? randomBytes(6).toString('hex')
  const name = given.text('name')?.slice(0, LONGEST_NAME) ?? null
  const rivals = readRivals(given, opened, players)
  const rules = await rulesOf(opened, outside)
  const file = given.text('save')
  const words = PLAY_WORDS[language]
  const asker = process.stdin.isTTY && process.stdout.isTTY ? await atKeyboard() : pipe(language)
  const open = EVENINGS[game] ?? without(PlainEvening)
  const evening = open({ box, shelf, opened, rules, players, seed, name, language, rivals }, asker, given)
  const { greeting, bye, leaving } = evening.manners
  asker.say(titleOf(opened)[language])
  if (greeting !== undefined) asker.say(`${greeting}\n`)
  if (file !== null) save(evening, file, shelf)
  const end = (parting: string): void => {
    asker.say(`\n${parting}`)
    if (!given.has('seed')) asker.say(words.seed(seed))
    if (file === null) return
    save(evening, file, shelf)
    asker.say(words.saved(file))
  }
  const interrupt = (): never => {
    end(leaving)
    process.exit(INTERRUPTED)
  }
  process.once('SIGINT', interrupt)
  try {
    await evening.play()
    end(bye)
    return 0
  } catch (error) {
    if (!(error instanceof Left)) throw error
    end(leaving)
    return error.interrupted ? INTERRUPTED : 0
  } finally {
    process.off('SIGINT', interrupt)
    asker.close()
  }
}

/** Only who sits at a terminal needs menus to walk through. */
const atKeyboard = async (): Promise<Asker> => (await import('../ask/keyboard.ts')).keyboard

/** A log of a game with packs that were brought along holds them, so that it can be read without them. */
function save({ hosted }: Evening, file: string, { brought }: PackShelf): void {
  const { header, rows } = hosted.match.log
  try {
    writeFileSync(file, writeLog({ header: brought.length === 0 ? header : withPacks(header, brought), rows }))
  } catch {
    throw new WrongArguments(WRONG.unwritable(file))
  }
}
