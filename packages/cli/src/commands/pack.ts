import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { inFormat2, namesOf, PACK_FORMAT, type Pack, packSchema } from '@brouhaha/cards'
import { MUNCHKIN, OUR_SHELF, shelfWith } from '@brouhaha/games'
import { type Arguments, pick, WrongArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { MOST_SEED, MOST_WORKERS } from '../limits.ts'
import { carry } from '../munchkin/shelf.ts'
import { type Finding, locator, type Noticed, readPackText } from '../pack/check.ts'
import { readText, writeNew } from '../pack/file.ts'
import { preview } from '../pack/preview.ts'
import { newPack } from '../pack/template.ts'
import { addTrials, noTrials, type Trial } from '../pack/trial.ts'
import { verdictsOf } from '../pack/verdict.ts'
import { Progress } from '../progress.ts'
import { CARDS_WORDS } from '../texts/cards.ts'
import {
  ADDS_OR_BOX,
  BAD_NAME,
  PACK_FILE,
  PACK_HELP,
  PACK_NAME,
  PACK_SUMMARY,
  PACK_WORD,
  PACK_WORDS,
} from '../texts/pack.ts'
import { WRONG } from '../texts/wrong.ts'
import { shareOut } from '../work/crew.ts'
import { Slices } from '../work/slices.ts'

const MOST_FILES = 50
const MOST_GAMES = 1_000_000
const SCHEMA_FILE = 'pack.schema.json'

const ACTS: Readonly<Record<string, (given: Arguments) => number | Promise<number>>> = {
  new: create,
  check,
  preview: show,
  translate: rewrite,
  test: tryOut,
}

export const pack: Command = {
  name: 'pack',
  summary: PACK_SUMMARY,
  help: PACK_HELP,
  options: {
    adds: 'value',
    box: 'flag',
    card: 'value',
    html: 'value',
    sheet: 'value',
    pdf: 'value',
    games: 'value',
    players: 'value',
    bots: 'value',
    seed: 'value',
    workers: 'value',
    json: 'flag',
  },
  mostWords: 1 + MOST_FILES,
  run(given) {
    const [word] = given.words
    if (word === undefined) throw new WrongArguments(WRONG.missing(PACK_WORD))
    return ACTS[pick(PACK_WORD[given.language], word, Object.keys(ACTS))]!(given)
  },
}

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const warn = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

function create(given: Arguments): number {
  const [, name, surplus] = given.words
  if (name === undefined) throw new WrongArguments(WRONG.missing(PACK_NAME))
  if (surplus !== undefined) throw new WrongArguments(WRONG.surplus(surplus))
  const box = basename(name, '.json')
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(box) || box.length > 40) throw new WrongArguments(BAD_NAME)
  if (given.has('box') && given.has('adds')) throw new WrongArguments(ADDS_OR_BOX)
  const adds = given.has('box')
    ? []
    : given.listOf(
        'adds',
        MUNCHKIN.boxes.map(({ name }) => name),
        ['base'],
      )
  const file = join(dirname(name), `${box}.json`)
  writeNew(file, newPack({ box, adds, schema: `./${SCHEMA_FILE}` }), 'wx')
  writeNew(join(dirname(name), SCHEMA_FILE), `${JSON.stringify(packSchema(), null, 2)}\n`)
  const words = CARDS_WORDS[given.language]
  print(`${words.written(file)}\n${words.written(join(dirname(name), SCHEMA_FILE))}`)
  print(PACK_WORDS[given.language].next(file))
  return 0
}

/** The packs that a pack is played with: those it adds to and itself. */
const tableOf = (tried: Pack): readonly Pack[] => [
  ...OUR_SHELF.packs.filter(({ box }) => tried.adds?.includes(box)),
  tried,
]

interface FileReport {
  readonly file: string
  readonly pack: Pack | null
  readonly faults: readonly Finding[]
  readonly notices: readonly Noticed[]
  readonly odd: readonly Finding[]
}

async function examine(file: string): Promise<FileReport> {
  // It knows every picture by name, which takes as long to load as all the rest.
  const { lint } = await import('../pack/lint.ts')
  const text = readText(file)
  const { pack: brought, faults, notices, places } = readPackText(text, OUR_SHELF.packs)
  const read = brought && inFormat2(brought)
  const odd = read === null ? [] : lint(read, tableOf(read)).map(locator(text, places))
  return { file, pack: read, faults, notices, odd }
}

function filesIn(given: Arguments): readonly string[] {
  const files = given.words.slice(1)
  if (files.length === 0) throw new WrongArguments(WRONG.missing(PACK_FILE))
  return files
}

async function check(given: Arguments): Promise<number> {
  const words = PACK_WORDS[given.language]
  const reports = await Promise.all(filesIn(given).map(examine))
  if (given.has('json'))
    print(
      JSON.stringify(
        { files: reports.map(({ file, faults, notices, odd }) => ({ file, faults, notices, odd })) },
        null,
        2,
      ),
    )
  else
    for (const { file, pack: read, faults, notices, odd } of reports) {
      for (const one of faults) print(words.finding(one, file))
      for (const one of odd) print(words.remark(one, file))
      for (const one of notices) print(words.notice(one, file))
      if (read !== null) {
        const copies = read.cards.reduce((sum, { copies = 1 }) => sum + copies, 0)
        print(words.whole(read.cards.length, copies, read.box))
        if (odd.length > 0) print(words.odd(odd.length))
        if (notices.length > 0) print(words.notices(notices.length, file))
      } else print(words.faults(faults.length))
    }
  return reports.every(({ pack: read }) => read !== null) ? 0 : 1
}

/** The one pack that is shown or tried out; one with faults is neither. */
function readOne(given: Arguments): Pack {
  const [file = '', surplus] = filesIn(given)
  if (surplus !== undefined) throw new WrongArguments(WRONG.surplus(surplus))
  const { pack: read, notices } = readPackText(readText(file), OUR_SHELF.packs)
  if (read === null) throw new WrongArguments(WRONG.noPack(file))
  if (notices.length > 0) warn(PACK_WORDS[given.language].notices(notices.length, file))
  return read
}

/** A pack of format 1 as a file of format 2, to a new file or to whoever reads the output. */
function rewrite(given: Arguments): number {
  const [file = '', to, surplus] = filesIn(given)
  if (surplus !== undefined) throw new WrongArguments(WRONG.surplus(surplus))
  const words = PACK_WORDS[given.language]
  const text = readText(file)
  const { pack: read, notices } = readPackText(text, OUR_SHELF.packs)
  if (read === null) throw new WrongArguments(WRONG.noPack(file))
  if (read.format === PACK_FORMAT) throw new WrongArguments(WRONG.newFormat(file))
  const { cards } = inFormat2(read)
  const written = `${JSON.stringify({ ...JSON.parse(text), format: PACK_FORMAT, cards }, null, 2)}\n`
  for (const one of notices) warn(words.notice(one, file))
  if (to === undefined) process.stdout.write(written)
  else {
    writeNew(to, written, 'wx')
    print(CARDS_WORDS[given.language].written(to))
  }
  return 0
}

async function show(given: Arguments): Promise<number> {
  const { language } = given
  const read = inFormat2(readOne(given))
  const packs = tableOf(read)
  const wanted = given.text('card')
  const ids = read.cards.map(({ id }) => id)
  const cards = wanted === null ? read.cards : read.cards.filter(({ id }) => id === pick('--card', wanted, ids))
  const [html, sheet, pdf] = [given.text('html'), given.text('sheet'), given.text('pdf')]
  const keep = (file: string, content: string | Uint8Array): void => {
    writeNew(file, content)
    print(CARDS_WORDS[language].written(file))
  }
  const shown = { ...read, cards }
  if (html !== null) {
    const { gallery } = await import('../pack/gallery.ts')
    keep(html, gallery(shown, packs, language))
  }
  if (sheet !== null) {
    const { contactSheet } = await import('../cards/sheet.ts')
    keep(sheet, await contactSheet(shown, { language, packs }))
  }
  if (pdf !== null) {
    const { printAndPlay } = await import('../cards/print.ts')
    keep(pdf, await printAndPlay(shown, { language, backs: false, packs }))
  }
  if (html === null && sheet === null && pdf === null) print(preview(cards, language, namesOf(packs, language)))
  return 0
}

async function tryOut(given: Arguments): Promise<number> {
  const read = readOne(given)
  const players = given.whole('players', { from: MUNCHKIN.fewest, to: MUNCHKIN.most, otherwise: 4 })
  const named = given.listOf(
    'bots',
    MUNCHKIN.bots.map(({ name }) => name),
    [MUNCHKIN.standIn],
  )
  if (named.length > players) throw new WrongArguments(WRONG.tooMany('--bots', players))
  const games = given.whole('games', { from: 1, to: MOST_GAMES, otherwise: 200 })
  const workers = given.whole('workers', { from: 1, to: MOST_WORKERS, otherwise: availableParallelism() })
  const trial: Omit<Trial, 'from' | 'to'> = {
    kind: 'trial',
    boxes: tableOf(read).map(({ box }) => box),
    brought: carry(shelfWith([read])),
    players,
    bots: Array.from({ length: players }, (_, seat) => named[seat % named.length]!),
    seed: given.whole('seed', { from: 0, to: MOST_SEED, otherwise: 1 }),
  }
  const counts = noTrials()
  for (const { id } of read.cards) counts.cards[id] = { drawn: 0, drawnWins: 0, played: 0, playedWins: 0 }
  const slices = new Slices([{ from: 0, to: games }], workers)
  const progress = new Progress(games, given.language)
  await shareOut<Trial>(
    {
      next() {
        const slice = slices.next()
        return slice === null ? null : { ...trial, ...slice }
      },
      done(task, part, milliseconds) {
        slices.took(task, milliseconds)
        addTrials(counts, part)
        progress.at(counts.games)
      },
    },
    Math.min(workers, games),
  )
  progress.clear()
  const report = reportOn(trial, counts)
  if (given.has('json')) print(JSON.stringify(report, null, 2))
  else process.stdout.write(PACK_WORDS[given.language].report(report))
  return report.unfinished.length === 0 ? 0 : 1
}

export type TrialReport = ReturnType<typeof reportOn>

function reportOn({ boxes, players, bots, seed }: Omit<Trial, 'from' | 'to'>, counts: ReturnType<typeof noTrials>) {
  const verdicts = verdictsOf(counts, players)
  return {
    boxes,
    players,
    bots,
    seed,
    games: counts.games,
    decisions: counts.decisions,
    par: 1 / players,
    unfinished: counts.unfinished,
    neverDrawn: verdicts.filter(({ drawn }) => drawn.times === 0).map(({ card }) => card),
    neverPlayed: verdicts.filter(({ played }) => played.times === 0).map(({ card }) => card),
    verdicts,
  }
}
