import { availableParallelism } from 'node:os'
import { pairings, standing } from '@brouhaha/host'
import type { Language } from '@brouhaha/table'
import { type Arguments, pick, WrongArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { crossTable } from '../cross-table.ts'
import { type GameName, kitOf, openGame, readGame } from '../games.ts'
import { bringKit } from '../kits/bring.ts'
import { MOST_SEED, MOST_WORKERS } from '../limits.ts'
import { Progress } from '../progress.ts'
import { ARENA_HELP, ARENA_SUMMARY, PAIR_SHAPE } from '../texts/arena.ts'
import { WRONG } from '../texts/wrong.ts'
import type { Bout, Pairing } from '../work/arena.ts'
import { ContestFile } from '../work/contest-file.ts'
import { shareOut } from '../work/crew.ts'
import { frozenBots, programHash } from '../work/program.ts'
import { Slices } from '../work/slices.ts'
import { Standings } from '../work/standings.ts'

const MOST_DEALS = 10_000_000

export const arena: Command = {
  name: 'arena',
  summary: ARENA_SUMMARY,
  help: ARENA_HELP,
  options: {
    pairs: 'value',
    players: 'value',
    deals: 'value',
    side: 'value',
    seed: 'value',
    workers: 'value',
    resume: 'value',
    kit: 'value',
    json: 'flag',
  },
  mostWords: 1,
  run,
}

interface Contest {
  readonly box: GameName
  readonly side: string
  readonly seed: number
  readonly pairings: readonly Pairing[]
  readonly deals: number
  readonly workers: number
  readonly file: string | null
}

function readContest(given: Arguments): Contest {
  const box = readGame(given)
  const { fewest, most, bots, sides } = kitOf(box).entry
  if (sides.length === 0 && given.has('side')) throw new WrongArguments(WRONG.notFor('--side', box))
  const tables = given.wholes('players', { from: fewest, to: most }, fewest === 2 ? [2, 4, 6] : [4])
  const names = bots.map(({ name }) => name)
  const pairs = readPairs(given, names)
  return {
    box,
    side: sides.length === 0 ? '' : given.oneOf('side', sides, sides[0]!),
    seed: given.whole('seed', { from: 0, to: MOST_SEED, otherwise: 1 }),
    pairings: [...new Set(tables)].flatMap((seats) => pairs.map((pair) => ({ ...pair, seats }))),
    deals: given.whole('deals', { from: 2, to: MOST_DEALS, otherwise: 400 }),
    workers: given.whole('workers', { from: 1, to: MOST_WORKERS, otherwise: availableParallelism() }),
    file: given.text('resume'),
  }
}

function readPairs(given: Arguments, names: readonly string[]): { challenger: string; field: string }[] {
  const text = given.text('pairs')
  if (text === null) return pairings(names)
  return [...new Set(text.split(','))].map((pair) => {
    const [challenger, field, ...more] = pair.split(':')
    if (challenger === undefined || field === undefined || more.length > 0) throw new WrongArguments(PAIR_SHAPE)
    return { challenger: pick('--pairs', challenger, names), field: pick('--pairs', field, names) }
  })
}

async function run(given: Arguments): Promise<number> {
  await bringKit(given)
  const contest = readContest(given)
  const begun = performance.now()
  const file = new ContestFile(contest.file, contest)
  const standings = file.read()
  await playAll(contest, standings, () => file.write(standings), given.language)
  const report = reportOn(contest, standings, (performance.now() - begun) / 1000)
  process.stdout.write(given.has('json') ? `${JSON.stringify(report, null, 2)}\n` : crossTable(report, given.language))
  return 0
}

async function playAll(contest: Contest, standings: Standings, save: () => void, language: Language): Promise<void> {
  const { box, side, seed, deals, workers } = contest
  const left = contest.pairings.map((pairing) => {
    const missing = standings.missing(pairing, deals)
    return {
      pairing,
      slices: new Slices(missing, workers),
      count: missing.reduce((sum, { from, to }) => sum + to - from, 0),
    }
  })
  // Seats count twice: a deal is played from each, and each plays in every game.
  const weight = (seats: number, count: number): number => seats * seats * count
  const total = left.reduce((sum, { pairing, count }) => sum + weight(pairing.seats, count), 0)
  const progress = new Progress(total, language)
  let done = 0
  const work = {
    next(): Bout | null {
      for (const { pairing, slices } of left) {
        const slice = slices.next()
        if (slice !== null) return { kind: 'arena', box, side, seed, ...pairing, ...slice }
      }
      return null
    },
    done(bout: Bout, sums: ReturnType<Standings['sums']>, milliseconds: number): void {
      const at = left.find(({ pairing }) => Standings.keyOf(pairing) === Standings.keyOf(bout))
      at?.slices.took(bout, milliseconds)
      standings.add(bout, bout, sums)
      save()
      done += weight(bout.seats, bout.to - bout.from)
      progress.at(done)
    },
  }
  await shareOut<Bout>(work, workers)
  progress.clear()
}

export type ArenaReport = ReturnType<typeof reportOn>

function reportOn(contest: Contest, standings: Standings, seconds: number) {
  const { box, side, seed, workers } = contest
  return {
    game: box,
    edition: openGame(box).game.edition,
    side: side === '' ? undefined : side,
    seed,
    results: contest.pairings.map((pairing) => ({
      ...pairing,
      ...standing(standings.sums(pairing), pairing.seats),
    })),
    frozen: frozenBots(kitOf(box).entry.name),
    program: programHash(),
    seconds: Math.round(seconds * 1000) / 1000,
    workers,
    node: process.version,
  }
}
