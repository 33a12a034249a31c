// Two worlds of one game that a viewer cannot tell apart up to a certain row: other seeds, and the cards that it has not
// seen by then have changed places in every shuffle. Which cards these are comes from the viewer's ledger, which knows
// what was heard and nothing else.

import { assert, type Random } from '@brouhaha/kit'
import {
  attempt,
  type Chance,
  type Game,
  isRefusal,
  isSchemaError,
  listen,
  type Seat,
  type Seed,
  type State,
  Story,
  type Stream,
  seededChance,
  seedFromText,
  seedToText,
  WATCHER,
} from '@brouhaha/table'
import { CARD_COUNT, layout, type MoshHappening, type MoshKinds, MoshLedger, zombieMosh } from '@brouhaha/zombie-mosh'
import { freshSeed, type Move, pick, randomMove } from '@brouhaha/zombie-mosh/testing'

/** A game as it was played, with everything that happened. */
export interface Played {
  readonly seats: number
  readonly options: { readonly side: 'A' | 'B'; readonly songs: number }
  readonly seed: Seed
  readonly moves: readonly Move[]
  /** What the set-up told, then what each move told. */
  readonly events: readonly (readonly MoshHappening[])[]
  readonly shuffles: readonly Shuffle[]
}

/** One shuffle: of which seed, from which word of its stream on, in which song. */
interface Shuffle {
  readonly key: string
  readonly song: number
  readonly row: number
}

const { CHANCE, SONG } = layout
const SEED_WORDS = 8

const seedIn = (state: State): Seed => state.slice(CHANCE, CHANCE + SEED_WORDS)
const shuffleKey = (seed: Seed, position: number): string => `${seedToText(seed)} ${position}`

/** A whole random game, by the seed. */
export function playGame(random: Random, seed: Seed): Played {
  const seats = 2 + random.below(5)
  const options = { side: pick(random, ['A', 'B'] as const), songs: pick(random, [1, 1, 1, 2]) }
  const shuffles: Shuffle[] = []
  const events: MoshHappening[][] = []
  const moves: Move[] = []
  const chance: Chance = {
    below: seededChance.below,
    shuffle(state, stream, at, count) {
      shuffles.push({
        key: shuffleKey(seedIn(state), state[stream.position]!),
        song: state[SONG]!,
        row: events.length,
      })
      seededChance.shuffle(state, stream, at, count)
    },
  }
  const story = new Story<MoshHappening>()
  const state = zombieMosh.create({ seats, options, seed }, { chance, story })
  assert(!isRefusal(state) && !isSchemaError(state), 'a game needs a legal set-up')
  events.push(story.events.splice(0))
  while (!zombieMosh.over(state)) {
    const move = randomMove(random, state)
    const attempted = attempt(zombieMosh, state, move.seat, move.raw, { chance, story })
    assert(attempted.kind === 'accepted', 'a listed choice is legal')
    moves.push(move)
    events.push(story.events.splice(0))
  }
  return { seats, options, seed, moves, events, shuffles }
}

/** The other world: which seed stands for which, and who takes whose place in which shuffle. */
export interface Twin {
  readonly game: Game<MoshKinds>
  readonly seed: Seed
  /** The moves in the other world: the same, but for the seed of the song. */
  readonly moves: readonly Move[]
  /** How many cards lie elsewhere. */
  readonly elsewhere: number
}

/**
 * A second world for a viewer, good for the first `rows` moves. Only the running song differs: when one is over the
 * table shows its seed, and with it every card.
 */
export function twinOf(game: Game<MoshKinds>, played: Played, viewer: Seat, rows: number, random: Random): Twin {
  const moves = played.moves.slice(0, rows)
  const { song, running } = songAfter(played, rows)
  const began = song === 1 ? -1 : moves.findLastIndex((move) => move.raw.type === 'song')
  const fresh = running ? freshSeed(random) : null
  const seeds = new Map<string, Seed>()
  const others = moves.map((move, index): Move => {
    if (fresh === null || index !== began || move.raw.type !== 'song') return move
    seeds.set(seedToText(fresh), seedFromText(move.raw.seed)!)
    return { ...move, raw: { type: 'song', seed: seedToText(fresh) } }
  })
  const seed = song <= 1 && fresh !== null ? fresh : played.seed
  if (seed === fresh) seeds.set(seedToText(fresh), played.seed)
  const relabels = running ? relabellings(played, viewer, rows, song, random) : new Map<string, Uint8Array>()
  const elsewhere = [...relabels.values()].reduce(
    (all, relabel) => all + relabel.reduce((moved, card, own) => moved + (card === own ? 0 : 1), 0),
    0,
  )
  return { game: inOtherWorld(game, seeds, relabels), seed, moves: others, elsewhere }
}

/** The song that was begun last, and whether it still hides anything. */
export function songAfter(played: Played, rows: number): { readonly song: number; readonly running: boolean } {
  let song = 1
  let running = true
  for (const { open } of played.events.slice(0, rows + 1).flat()) {
    if (open.type === 'songBegan') song = open.song
    if (open.type === 'songBegan') running = true
    if (open.type === 'songWon') running = false
  }
  return { song, running }
}

/** For each shuffle of a song, which card lies where which other one lay. */
function relabellings(
  played: Played,
  viewer: Seat,
  rows: number,
  song: number,
  random: Random,
): Map<string, Uint8Array> {
  const ledger = new MoshLedger(viewer)
  for (const events of played.events.slice(0, rows + 1)) {
    for (const heard of listen(events, viewer)) ledger.hear(heard)
  }
  const shuffles = played.shuffles.filter((shuffle) => shuffle.song === song && shuffle.row <= rows)
  const pools = ledger.unseen()
  assert(pools.length === shuffles.length, 'each shuffle makes a pool')
  return new Map(shuffles.map(({ key }, index) => [key, mixed(pools[index]!, random)]))
}

function mixed(cards: readonly number[], random: Random): Uint8Array {
  const others = [...cards]
  random.shuffle(others)
  const relabel = Uint8Array.from({ length: CARD_COUNT }, (_, card) => card)
  for (const [at, card] of cards.entries()) relabel[card] = others[at]!
  return relabel
}

function inOtherWorld(
  game: Game<MoshKinds>,
  seeds: ReadonlyMap<string, Seed>,
  relabels: ReadonlyMap<string, Uint8Array>,
): Game<MoshKinds> {
  /** Draws what the first world's seed would draw, and leaves the other world's in its place. */
  const translated = <Result>(state: State, draw: (seed: Seed) => Result): Result => {
    const own = seedIn(state)
    const seed = seeds.get(seedToText(own)) ?? own
    state.set(seed, CHANCE)
    const drawn = draw(seed)
    state.set(own, CHANCE)
    return drawn
  }
  const chance: Chance = {
    below: (state: State, stream: Stream, bound: number) =>
      translated(state, () => seededChance.below(state, stream, bound)),
    shuffle: (state, stream, at, count) =>
      translated(state, (seed) => {
        const relabel = relabels.get(shuffleKey(seed, state[stream.position]!))
        seededChance.shuffle(state, stream, at, count)
        if (relabel === undefined) return
        for (let i = 0; i < count; i++) state[at + i] = relabel[state[at + i]!]!
      }),
  }
  return {
    ...game,
    create: (setup, play) => game.create(setup, { ...play, chance }),
    apply: (state, seat, choice, play) => game.apply(state, seat, choice, { ...play, chance }),
    applyForm: (state, seat, form, play) => game.applyForm(state, seat, form, { ...play, chance }),
  }
}

/** Any seat, or somebody without one. */
export function someViewer(random: Random, seats: number): Seat {
  const seat = random.below(seats + 1)
  return seat === seats ? WATCHER : (seat as Seat)
}
