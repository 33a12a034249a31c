// A moment of a game in two worlds: what is kept of its table, who looks, what this viewer tries, and what comes next.

import { assert, type Random, toHex } from '@brouhaha/kit'
import { type ClientMessage, PACES } from '@brouhaha/protocol'
import type { Ruleset } from '@brouhaha/rulesets'
import { type Game, HOUSE, isRefusal, isSchemaError, Match, type Seat, type Seed, verify } from '@brouhaha/table'
import type { MoshKinds } from '@brouhaha/zombie-mosh'
import { freshSeed, type Move, pick } from '@brouhaha/zombie-mosh/testing'
import type { Kept, TableRecord } from '../../src/store/record.ts'
import { tries } from './tries.ts'
import { type Played, someViewer, songAfter, twinOf } from './worlds.ts'

/** One world: rules that deal in it, and what was played. */
export interface World {
  readonly game: Game<MoshKinds>
  readonly seed: Seed
  readonly moves: readonly Move[]
  /** What the table promises: the seed of the song to come or being played. */
  readonly tableSeed: string
}

/** What is the same in both worlds. */
export interface Scene {
  readonly played: Played
  readonly viewer: Seat
  /** Rows that were played before the viewer came. */
  readonly before: number
  /** How many of these the viewer says to have heard. */
  readonly seen: number
  readonly record: Omit<TableRecord, 'luck'>
  readonly tries: readonly ClientMessage[]
}

/** A scene and the two worlds in which its viewer must not see a difference. */
export interface Pair {
  readonly scene: Scene
  readonly worlds: readonly [World, World]
  /** How many cards lie elsewhere in the second world. */
  readonly elsewhere: number
}

const MOST_STEPS = 3

const RULESET = '0'.repeat(64)

export function somePair(game: Game<MoshKinds>, played: Played, random: Random): Pair {
  const viewer = someViewer(random, played.seats)
  const before = random.below(played.moves.length)
  const rows = before + stepsFrom(played, before, random)
  const { elsewhere, ...twin } = twinOf(game, played, viewer, rows, random)
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
  return { scene, worlds: [ours, theirs], elsewhere }
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

/** Somebody sits at every seat. */
function someRecord(random: Random, { seats, options }: Played): Scene['record'] {
  return {
    id: 'wiretable',
    match: 'wiretable',
    created: 0,
    game: 'zombie-mosh',
    ruleset: RULESET,
    options,
    pace: pick(random, PACES),
    status: 'playing',
    seats: Array.from({ length: seats }, (_, seat) => ({
      kind: 'person',
      person: seat,
      name: `Person ${seat}`,
      muted: random.below(4) === 0,
    })),
    host: random.below(seats),
    locked: false,
    persons: seats,
    reveals: [],
    done: [],
  }
}

export const rulesetOf = ({ game }: World): Ruleset => ({ hash: RULESET, game, Match, verify, packs: [] })

/** What is kept of the table when the viewer comes. */
export function keptOf({ played, before, record }: Scene, world: World): Kept {
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

/** Random by design, and therefore left out of every comparison: the promise of a seed. */
export const comparable = (text: string): string => text.replaceAll(/"promise":"[0-9a-f]{64}"/g, '"promise":"…"')

/** Null when two transcripts are the same, byte by byte; otherwise where they part. */
export function difference(one: readonly string[], other: readonly string[]): string | null {
  const at = one.findIndex((text, index) => text !== other[index])
  if (at >= 0) return parting(one[at]!, other[at] ?? '')
  return one.length === other.length ? null : `${one.length} texts against ${other.length}`
}

/** Where two texts part, with a little of what stands around it. */
function parting(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const from = Math.max(0, at - 60)
  return `${one.slice(0, 30)}… ${one.slice(from, at + 60)} against ${other.slice(from, at + 60)}`
}
