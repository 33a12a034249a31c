import { availableParallelism } from 'node:os'
import type { Language } from '@brouhaha/table'
import { type Arguments, WrongArguments } from '../arguments.ts'
import type { Command } from '../command.ts'
import { kitOf, openGame, readGame } from '../games.ts'
import { bringKit } from '../kits/bring.ts'
import { MOST_SEED, MOST_WORKERS } from '../limits.ts'
import { carry, shelfOf } from '../munchkin/shelf.ts'
import { reportSurvey } from '../munchkin/survey.ts'
import { bring, filesOf } from '../pack/bring.ts'
import { Progress } from '../progress.ts'
import { listenForInterrupt } from '../serve/interrupt.ts'
import { SIMULATE_HELP, SIMULATE_SUMMARY, SIMULATED } from '../texts/simulate.ts'
import { WRONG } from '../texts/wrong.ts'
import { shareOut } from '../work/crew.ts'
import { addTally, emptyTally, type Stretch, type Tally } from '../work/simulate.ts'
import { Slices } from '../work/slices.ts'
import { canSurvey } from '../work/surveys.ts'

const MOST_GAMES = 1_000_000_000
const TROUBLES_SHOWN = 10
const INTERRUPTED = 130

interface Run extends Omit<Stretch, 'kind'> {
  readonly files: readonly string[]
  /** The folder of a game from outside. */
  readonly kit: string | null
  readonly workers: number
}

export const simulate: Command = {
  name: 'simulate',
  summary: SIMULATE_SUMMARY,
  help: SIMULATE_HELP,
  options: {
    players: 'value',
    games: 'value',
    bots: 'value',
    side: 'value',
    with: 'value',
    pack: 'value',
    kit: 'value',
    seed: 'value',
    from: 'value',
    workers: 'value',
    json: 'flag',
    check: 'flag',
    report: 'flag',
  },
  mostWords: 1,
  run,
}

function readRun(given: Arguments): Omit<Run, 'kit'> {
  const files = filesOf(given)
  const shelf = bring(files)
  const box = readGame(given, shelf)
  const { fewest, most, bots, sides, switches } = kitOf(box).entry
  if (!canSurvey(box) && given.has('report')) throw new WrongArguments(WRONG.notFor('--report', box))
  const players = given.whole('players', { from: fewest, to: most, otherwise: Math.min(4, most) })
  const named = given.listOf(
    'bots',
    bots.map(({ name }) => name),
    [bots[0]!.name],
  )
  if (named.length > players) throw new WrongArguments(WRONG.tooMany('--bots', players))
  const from = given.whole('from', { from: 0, to: MOST_GAMES, otherwise: 0 })
  return {
    box,
    files,
    brought: carry(shelf),
    switches: switches.length === 0 ? [] : given.listOf('with', switches, []),
    players,
    side: sides.length === 0 ? '' : given.oneOf('side', sides, sides[0]!),
    bots: Array.from({ length: players }, (_, seat) => named[seat % named.length]!),
    seed: given.whole('seed', { from: 0, to: MOST_SEED, otherwise: 1 }),
    check: given.has('check'),
    report: given.has('report'),
    from,
    to: from + given.whole('games', { from: 1, to: MOST_GAMES, otherwise: 1000 }),
    workers: given.whole('workers', { from: 1, to: MOST_WORKERS, otherwise: availableParallelism() }),
  }
}

async function run(given: Arguments): Promise<number> {
  const kit = (await bringKit(given))?.folder ?? null
  const asked = { ...readRun(given), kit }
  const begun = performance.now()
  const { tally, isInterrupted } = await playAll(asked, given.language)
  const report = reportOn(asked, tally, (performance.now() - begun) / 1000)
  process.stdout.write(given.has('json') ? `${JSON.stringify(report, null, 2)}\n` : SIMULATED[given.language](report))
  for (const { game, what } of tally.troubles.slice(0, TROUBLES_SHOWN)) {
    process.stderr.write(`brouhaha simulate: ${what}\n  ${commandFor(asked, game)}\n`)
  }
  return tally.troubles.length > 0 ? 1 : isInterrupted ? INTERRUPTED : 0
}

/** Until all is played, or somebody has seen enough: what was played by then counts. */
async function playAll(asked: Run, language: Language): Promise<{ tally: Tally; isInterrupted: boolean }> {
  const { workers, files: _files, kit: _kit, ...simulation } = asked
  const tally = emptyTally(asked.players)
  const progress = new Progress(asked.to - asked.from, language)
  const slices = new Slices([asked], workers)
  const interrupt = listenForInterrupt()
  let isInterrupted = false
  interrupt.came.then(() => {
    isInterrupted = true
  })
  await shareOut<Stretch>(
    {
      next() {
        const slice = isInterrupted ? null : slices.next()
        return slice === null ? null : { kind: 'simulate', ...simulation, ...slice }
      },
      done(stretch, part, milliseconds) {
        slices.took(stretch, milliseconds)
        addTally(tally, part)
        progress.at(tally.games)
      },
    },
    Math.min(workers, asked.to - asked.from),
  )
  progress.clear()
  if (isInterrupted) await interrupt.over()
  return { tally, isInterrupted }
}

export type SimulationReport = ReturnType<typeof reportOn>

function reportOn(asked: Run, tally: Tally, seconds: number) {
  const { box, switches, players, side, bots, seed, check, from, workers } = asked
  const { games, finished, decisions, winsBySeat, shared, longest, checked, restored, troubles } = tally
  const { game, counting } = openGame(box, shelfOf(asked.brought))
  const isCounted = counting !== undefined
  const { refused, counts } = tally
  const passes = counts.verbs.pass ?? 0
  return {
    game: box,
    edition: game.edition,
    players,
    ...(side === '' ? { with: switches, side: undefined } : { side, with: undefined }),
    bots,
    seed,
    from,
    games,
    finished,
    decisions,
    seconds: Math.round(seconds * 1000) / 1000,
    decisionsPerSecond: Math.round(decisions / seconds),
    winsBySeat,
    shared,
    longest,
    ...(isCounted ? { family: { passes, refused, ...counts, longestAgain: commandFor(asked, longest.game) } } : {}),
    checksum: tally.checksum.toString(16).padStart(16, '0'),
    ...(asked.report ? { report: reportSurvey(tally.survey, winsBySeat) } : {}),
    ...(check ? { check: { states: checked, restored, troubles: troubles.length } } : {}),
    workers,
    node: process.version,
  }
}

/** What to type to see one game go wrong again. */
function commandFor({ box, files, kit, switches, players, side, bots, seed, check }: Run, game: number): string {
  const table = side !== '' ? `--side ${side}` : switches.length > 0 ? `--with ${switches.join(',')}` : ''
  const words = `--players ${players} ${table} --bots ${bots.join(',')} --seed ${seed} --from ${game} --games 1`
  const packs = files.length > 0 ? `--pack ${files.join(',')} ` : ''
  const what = kit === null ? box : `--kit ${kit}`
  return `npx brouhaha simulate ${what} ${packs}${words.replace('  ', ' ')}${check ? ' --check' : ''}`
}
