// Indistinguishability over the wire: two tables whose worlds differ only in what a viewer may not know send that viewer
// the same bytes: welcomes, rows as they come, answers to whatever it tries, the log of the unfinished game, the table's
// description. Random by design, and therefore left out of the comparison, is the promise of a seed alone.

import { assert, Random, toHex } from '@brouhaha/kit'
import { type ClientMessage, PACES } from '@brouhaha/protocol'
import {
  type Game,
  HOUSE,
  isRefusal,
  isSchemaError,
  Match,
  type Seat,
  type Seed,
  verify,
  WATCHER,
} from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { freshSeed, type Move, pick } from '../../../zombie-mosh/test/proof/concert.ts'
import { silence } from '../../src/chronicle.ts'
import type { Store } from '../../src/store/store.ts'
import type { House } from '../../src/table/house.ts'
import type { Listener } from '../../src/table/listener.ts'
import type { Kept, TableRecord } from '../../src/table/record.ts'
import { Table } from '../../src/table/table.ts'
import { LIMITS, TIMES } from '../../src/times.ts'
import { tries } from './tries.ts'
import { type Played, playGame, someViewer, songAfter, twinOf } from './worlds.ts'

/** A viewer that could tell two worlds apart. */
export interface Leak {
  readonly says: string
  readonly viewer: number
  /** Which pair of the run. */
  readonly pair: number
}

export interface WireProved {
  games: number
  pairs: number
  /** Pairs with some card elsewhere; the others differ in a seed alone. */
  cardsElsewhere: number
  seenByWatcher: number
  /** Texts that the viewers were sent in the first of the two worlds, and their bytes. */
  texts: number
  bytes: number
  /** Answers among them to what a viewer tried. */
  answers: number
  /** Rows that came while the viewer looked on. */
  rows: number
  leaks: Leak[]
}

/** One world: rules that deal in it, and what was played. */
interface World {
  readonly game: Game<MoshKinds>
  readonly seed: Seed
  readonly moves: readonly Move[]
  /** What the table promises: the seed of the song to come or being played. */
  readonly tableSeed: string
}

/** What is the same in both worlds. */
interface Scene {
  readonly played: Played
  readonly viewer: Seat
  /** Rows that were played before the viewer came. */
  readonly before: number
  /** How many of these the viewer says to have heard. */
  readonly seen: number
  readonly record: Omit<TableRecord, 'luck'>
  readonly tries: readonly ClientMessage[]
}

const MOST_STEPS = 3

/** So many pairs of worlds at random moments of random games. The same seed and chunk give the same pairs. */
export async function proveWire(
  run: { readonly seed: number; readonly chunk: number; readonly size: number },
  game: Game<MoshKinds> = zombieMosh,
): Promise<WireProved> {
  const random = new Random(run.seed, run.chunk)
  const proved: WireProved = {
    games: 0,
    pairs: 0,
    cardsElsewhere: 0,
    seenByWatcher: 0,
    texts: 0,
    bytes: 0,
    answers: 0,
    rows: 0,
    leaks: [],
  }
  while (proved.pairs < run.size) {
    const played = playGame(random, freshSeed(random))
    proved.games++
    for (let moment = 0; moment < 8 && proved.pairs < run.size; moment++) {
      await comparePair(game, played, random, proved)
    }
  }
  return proved
}

async function comparePair(game: Game<MoshKinds>, played: Played, random: Random, proved: WireProved): Promise<void> {
  const viewer = someViewer(random, played.seats)
  const before = random.below(played.moves.length)
  const rows = before + stepsFrom(played, before, random)
  const twin = twinOf(game, played, viewer, rows, random)
  const tableSeed = (): string => toHex(new Uint8Array(freshSeed(random).buffer))
  const ours: World = { game, seed: played.seed, moves: played.moves.slice(0, rows), tableSeed: tableSeed() }
  const theirs: World = { ...twin, tableSeed: tableSeed() }
  const scene: Scene = {
    played,
    viewer,
    before,
    seen: random.below(before + 1),
    record: someRecord(random, played),
    tries: tries(random, played, viewer, before),
  }
  const [one, other] = [await transcript(scene, ours), await transcript(scene, theirs)]
  const at = one.findIndex((text, index) => text !== other[index])
  if (at >= 0 || one.length !== other.length) {
    const says = at < 0 ? `${one.length} texts against ${other.length}` : difference(one[at]!, other[at] ?? '')
    proved.leaks.push({ says, viewer, pair: proved.pairs })
  }
  proved.pairs++
  if (twin.elsewhere > 0) proved.cardsElsewhere++
  if (viewer === WATCHER) proved.seenByWatcher++
  proved.texts += one.length
  proved.bytes += one.reduce((all, text) => all + text.length, 0)
  proved.answers += one.filter((text) => text.startsWith('{"type":"answer"')).length
  proved.rows += rows - before
}

/** A few more moves of the same song, all by seats: with its end a song's seed is shown, and nothing is hidden any more. */
function stepsFrom(played: Played, before: number, random: Random): number {
  const wanted = random.below(MOST_STEPS + 1)
  let steps = 0
  while (steps < wanted && before + steps < played.moves.length) {
    if (played.moves[before + steps]!.seat === HOUSE || !songAfter(played, before + steps + 1).running) break
    steps++
  }
  return steps
}

/** Somebody sits at every seat; some would show their hand to watchers, but never all of them. */
function someRecord(random: Random, { seats, options }: Played): Scene['record'] {
  const shy = random.below(seats)
  return {
    id: 'wiretable',
    created: 0,
    game: 'zombie-mosh',
    ruleset: '0'.repeat(64),
    options,
    pace: pick(random, PACES),
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person',
      person: seat,
      name: `Person ${seat}`,
      muted: random.below(4) === 0,
      openHand: seat !== shy && random.below(2) === 0,
    })),
    host: random.below(seats),
    locked: false,
    persons: seats,
    reveals: [],
  }
}

/** Everything that the viewer is sent, in the order in which it comes. */
async function transcript(scene: Scene, world: World): Promise<string[]> {
  const { viewer, before } = scene
  const table = new Table(aHouse(), rulesetOf(world), keptOf(scene, world))
  const texts: string[] = []
  const listen = (seat: number | null, send: (text: string) => void): Listener => ({
    seat,
    send,
    bye: (why) => send(why),
  })
  const enter = (listener: Listener, seen: number): Promise<void> => table.join(listener, seen, () => false)
  const seats = Array.from({ length: scene.played.seats }, (_, seat) => listen(seat, () => {}))
  const eye = listen(viewer === WATCHER ? null : viewer, (text) => texts.push(text))
  if (viewer !== WATCHER) seats[viewer] = eye
  for (const listener of seats) if (listener !== eye) await enter(listener, 0)
  await enter(eye, scene.seen)

  const deliver = async (listener: Listener, message: ClientMessage): Promise<void> => {
    if (message.type === 'choose') table.choose(listener, message)
    if (message.type === 'say' || message.type === 'emote') table.say(listener, message)
    await table.desk.settled()
  }
  for (const message of scene.tries) await deliver(eye, message)
  for (const [step, { seat, raw }] of world.moves.slice(before).entries()) {
    const choice = raw as unknown as Record<string, unknown>
    await deliver(seats[seat]!, { type: 'choose', id: `step-${step}`, seq: before + step, choice })
    assert(table.course.playing!.rows.length === before + step + 1, 'a step of the game was refused')
  }
  texts.push(JSON.stringify(table.desk.info()))
  texts.push(JSON.stringify(table.course.playing!.heardSince(0, viewer)))
  await enter(eye, 0)
  table.close('stopping')
  return texts.map((text) => text.replaceAll(/"promise":"[0-9a-f]{64}"/g, '"promise":"…"'))
}

/** What all tables share here: a clock that only ticks when it is read, no disk, and no luck of their own. */
function aHouse(): House {
  let now = 1_000_000
  const random = new Random(7, 7)
  const store = { journal: { write: () => Promise.resolve() }, sayingBy: () => null, table: () => null }
  return {
    store: store as unknown as Store,
    times: TIMES,
    limits: LIMITS,
    chronicle: silence,
    random: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    now: () => now++,
  }
}

const rulesetOf = ({
  game,
}: World): { hash: string; game: Game<MoshKinds>; Match: typeof Match; verify: typeof verify } => ({
  hash: '0'.repeat(64),
  game,
  Match,
  verify,
})

function keptOf({ played, before, record }: Scene, world: World): Kept {
  const { seats, options } = played
  const match = Match.open(world.game, { seats, options, seed: world.seed })
  assert(!isRefusal(match) && !isSchemaError(match), 'a game needs a legal set-up')
  world.moves.slice(0, before).forEach(({ seat, raw }, seq) => {
    const verdict = match.submit({ id: `before-${seq}`, seat, seq, choice: raw })
    assert(verdict.kind === 'accepted', 'a game can be played again')
  })
  const { song, running } = songAfter(played, before)
  const added = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'c0ffee' : ''))
  const stage = running ? 'playing' : 'gathering'
  const luck = { song: running ? song : song + 1, tableSeed: world.tableSeed, added, stage } as const
  return {
    record: { ...record, luck },
    header: match.header,
    rows: match.rows.map((row, seq) => ({ row, at: 1000 + seq })),
    talk: [],
    secrets: [],
  }
}

/** Where two texts part, with a little of what stands around it. */
function difference(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 60)
  return `${one.slice(0, 30)}… ${one.slice(from, at + 60)} against ${other.slice(from, at + 60)}`
}
