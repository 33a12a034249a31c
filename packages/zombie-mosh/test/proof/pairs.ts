// Indistinguishability: two worlds that differ only in what a viewer may not know give it the same bytes. The worlds come
// from the viewer's ledger, which knows what was heard and nothing else.

import { Random } from '@brouhaha/kit'
import { fork, type Game, HOUSE, lowest, type Seat, type State, WATCHER } from '@brouhaha/table'
import { comparePair, comparePlay, listChoices } from '@brouhaha/testkit'
import { CARD_COUNT } from '../../src/body.ts'
import { placement } from '../../src/choice.ts'
import { type MoshKinds, zombieMosh } from '../../src/game.ts'
import { CHANCE, DRAW_COUNT, MOST_SEATS } from '../../src/layout.ts'
import { Concert, freshSeed, type Move, pick, randomMove, randomSetup } from './concert.ts'
import { cardsDiffer, type Relabelling, relabelled, relabelledChance, relabelling } from './twin.ts'

/** A viewer that could tell two worlds apart. */
export interface Leak {
  /** By what: view, events, choices, answers, owing, waits, … */
  readonly by: string
  readonly says: string
  readonly viewer: number
  /** Which pair of the run. */
  readonly pair: number
}

export interface PairsProved {
  games: number
  pairs: number
  /** Two whole worlds at one moment, and two worlds before and after one step. */
  worlds: number
  steps: number
  /** Steps in which something was drawn from the deck or shuffled. */
  dealing: number
  /** Pairs with some card elsewhere; the others differ in their seed alone. */
  cardsElsewhere: number
  seenByWatcher: number
  /** Answers to choices of the viewer, legal or not, that were compared. */
  answers: number
  leaks: Leak[]
}

/** So many pairs of worlds, found at random moments of random games. The same seed and chunk give the same pairs. */
export function provePairs(
  run: { readonly seed: number; readonly chunk: number; readonly size: number },
  game: Game<MoshKinds> = zombieMosh,
): PairsProved {
  const random = new Random(run.seed, run.chunk)
  const proved: PairsProved = {
    games: 0,
    pairs: 0,
    worlds: 0,
    steps: 0,
    dealing: 0,
    cardsElsewhere: 0,
    seenByWatcher: 0,
    answers: 0,
    leaks: [],
  }
  while (proved.pairs < run.size) {
    const concert = new Concert(randomSetup(random))
    proved.games++
    while (proved.pairs < run.size) {
      if (random.below(4) === 0) compareWorlds(game, concert, random, proved)
      if (zombieMosh.over(concert.state)) break
      const move = randomMove(random, concert.state)
      if (proved.pairs < run.size && random.below(4) === 0) compareStep(game, concert, move, random, proved)
      else concert.play(move)
    }
  }
  return proved
}

function count(proved: PairsProved, viewer: Seat, elsewhere: boolean, difference: string | null): void {
  if (difference !== null) {
    const by = difference.slice(0, difference.indexOf(':'))
    proved.leaks.push({ by, says: difference, viewer, pair: proved.pairs })
  }
  proved.pairs++
  if (elsewhere) proved.cardsElsewhere++
  if (viewer === WATCHER) proved.seenByWatcher++
}

/** The real world beside one that the viewer's ledger makes up. */
function compareWorlds(game: Game<MoshKinds>, concert: Concert, random: Random, proved: PairsProved): void {
  const viewer = pick(random, concert.listeners)
  const { state } = concert
  const twin = concert.ledger(viewer).determinise(random)
  const raws = attempts(random, state, viewer)
  const [fault] = zombieMosh.faults(twin)
  const difference = fault === undefined ? comparePair(game, state, twin, viewer, raws) : `ledger: ${fault}`
  proved.worlds++
  proved.answers += raws.length
  count(proved, viewer, cardsDiffer(state, twin), difference)
}

/** The same step in two worlds; the viewer hears of both and looks again. */
function compareStep(game: Game<MoshKinds>, concert: Concert, move: Move, random: Random, proved: PairsProved): void {
  const viewer = pick(random, concert.listeners)
  const ledger = concert.ledger(viewer)
  const before = fork(concert.state)
  const unseen = ledger.unseen()
  concert.play(move)
  const relabel = relabelling(random, unseen, ledger.unseen(), 'card' in move.raw ? move.raw.card : -1)
  const twin = relabelled(before, viewer, relabel)
  const drew = positions(before) !== positions(concert.state)
  if (!drew || move.raw.type === 'song') twin.set(freshSeed(random), CHANCE)
  else if (isTrivial(relabel)) return
  const chance = relabelledChance(relabel)
  proved.steps++
  if (drew) proved.dealing++
  count(proved, viewer, !isTrivial(relabel), comparePlay(game, before, twin, viewer, move, chance))
}

const isTrivial = (relabel: Relabelling): boolean => relabel.every((card, own) => card === own)

/** How far each stream of the seed has been read. */
const positions = (state: State): string => state.subarray(CHANCE + 8, CHANCE + 8 + DRAW_COUNT).join()

/** What a viewer might try: its own choices, others' choices and cards, cards that nobody holds, and nonsense. */
function attempts(random: Random, state: State, viewer: Seat): unknown[] {
  const offered = (seat: Seat): unknown[] => {
    const choices = listChoices(zombieMosh, state, seat)
    return choices.length === 0 ? [] : [1, 2, 3].map(() => zombieMosh.write(pick(random, choices)))
  }
  const asked = lowest(zombieMosh.owing(state))
  const anyCard = (): unknown =>
    zombieMosh.write(
      placement(
        random.below(CARD_COUNT),
        random.below(2),
        random.below(2),
        pick(random, [viewer & 7, random.below(MOST_SEATS)]),
      ),
    )
  return [
    ...offered(viewer),
    ...(zombieMosh.over(state) || asked === HOUSE ? [] : offered(asked)),
    ...Array.from({ length: 6 }, anyCard),
    { type: 'board', board: random.below(6) },
    { type: 'enough' },
    { type: 'song', seed: '00'.repeat(32) },
    { type: 'attack', card: CARD_COUNT, part: 'head', seat: 0 },
    null,
  ]
}
