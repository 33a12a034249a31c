// Indistinguishability over the wire for the family: two tables whose worlds differ only in what their viewers may not know send
// them the same bytes, frame by frame in the same order and at the same moments. The other world comes from a viewer's ledger, or
// has copies that no viewer can tell apart in each other's places, also in what others were told; and at a gate more of the
// others pass in it. Time is virtual, so that gates close by the clock, held up or not, and every frame has its moment.

import type { Pack } from '@brouhaha/cards'
import { MUNCHKIN } from '@brouhaha/games'
import { assert, Random, toHex } from '@brouhaha/kit'
import { munchkin } from '@brouhaha/munchkin'
import { freshSeed } from '@brouhaha/munchkin/testing'
import { PACKS } from '@brouhaha/packs'
import type { ClientMessage } from '@brouhaha/protocol'
import { Match, type Seat, verify, WATCHER } from '@brouhaha/table'
import type { TableRecord } from '../../src/store/record.ts'
import { act } from '../../src/table/acts.ts'
import { choose } from '../../src/table/choosing.ts'
import { HostedTable } from '../../src/table/hosted-table.ts'
import type { Listener } from '../../src/table/listener.ts'
import { join } from '../../src/table/visits.ts'
import { VirtualTime } from '../virtual-time.ts'
import { type AloneProved, proveAlone, type Run } from './munchkin-alone.ts'
import { aContext, RULESET } from './munchkin-context.ts'
import { Moments, type Pair, type World } from './munchkin-worlds.ts'
import { comparable, difference } from './scene.ts'

const KIT = await MUNCHKIN.load()

export interface FamilyLeak {
  readonly says: string
  readonly viewer: number
  readonly pair: number
}

export interface FamilyProved {
  games: number
  pairs: number
  /** Pairs in which everybody but one seat looks, and all viewers together. */
  byAllButOne: number
  viewers: number
  cardsElsewhere: number
  seenByWatcher: number
  /** Pairs that began at an open gate, and rows that came because its clock ran out. */
  gates: number
  byClock: number
  /** Passes that only the second world has. */
  silentPasses: number
  /** Seats that held a gate up. */
  readers: number
  texts: number
  bytes: number
  answers: number
  rows: number
  /** Steps that the other world could not take. */
  untaken: number
  leaks: FamilyLeak[]
}

type Leaking = (game: ReturnType<typeof munchkin>) => ReturnType<typeof munchkin>

/** So many pairs at random moments of random games of these packs. The same seed and chunk give the same pairs. */
export async function proveFamily(
  packs: readonly Pack[],
  run: Run,
  leaking: Leaking = (game) => game,
): Promise<FamilyProved> {
  const random = new Random(run.seed, run.chunk)
  const game = leaking(munchkin(packs))
  const moments = new Moments(packs, random)
  const proved: FamilyProved = {
    games: 0,
    pairs: 0,
    byAllButOne: 0,
    viewers: 0,
    cardsElsewhere: 0,
    seenByWatcher: 0,
    gates: 0,
    byClock: 0,
    silentPasses: 0,
    readers: 0,
    texts: 0,
    bytes: 0,
    answers: 0,
    rows: 0,
    untaken: 0,
    leaks: [],
  }
  while (proved.pairs < run.size && !(run.untilFirstLeak && proved.leaks.length > 0)) {
    const pair = moments.next()
    if (pair === null) continue
    const { viewers, curious, steps, isGate, extraPasses, readers, isElsewhere } = pair
    const [one, other] = [await transcript(game, pair, pair.ours), await transcript(game, pair, pair.theirs)]
    const says = difference(one, other)
    if (says !== null) proved.leaks.push({ says, viewer: curious, pair: proved.pairs })
    proved.pairs++
    proved.viewers += viewers.length
    if (viewers.length > 1) proved.byAllButOne++
    if (isElsewhere) proved.cardsElsewhere++
    if (viewers.includes(WATCHER)) proved.seenByWatcher++
    if (isGate) proved.gates++
    proved.byClock += steps.filter(({ byClock }) => byClock).length
    proved.silentPasses += extraPasses.length
    proved.readers += readers.length
    proved.texts += one.length
    proved.bytes += one.reduce((all, text) => all + text.length, 0)
    proved.answers += one.filter((text) => text.includes('{"type":"answer"')).length
    proved.rows += steps.length
  }
  proved.games = moments.games
  proved.untaken = moments.untaken
  return proved
}

const proveBox =
  (box: keyof typeof PACKS) =>
  (run: Run): Promise<FamilyProved> =>
    proveFamily([PACKS[box]], run)

const proveBoxAlone =
  (box: keyof typeof PACKS) =>
  (run: Run): Promise<AloneProved> =>
    proveAlone([PACKS[box]], run)

export const base = proveBox('base')
export const star = proveBox('star')
export const cthulhu = proveBox('cthulhu')
export const zombies = proveBox('zombies')
export const baseAlone = proveBoxAlone('base')
export const starAlone = proveBoxAlone('star')
export const cthulhuAlone = proveBoxAlone('cthulhu')
export const zombiesAlone = proveBoxAlone('zombies')

/** Everything that the viewers are sent, in one order, each text with its moment. */
async function transcript(game: ReturnType<typeof munchkin>, pair: Pair, world: World): Promise<string[]> {
  const time = new VirtualTime()
  const restore = time.install()
  try {
    return await watch(game, pair, world, time)
  } finally {
    restore()
  }
}

async function watch(
  game: ReturnType<typeof munchkin>,
  pair: Pair,
  world: World,
  time: VirtualTime,
): Promise<string[]> {
  const dealt = world.rules(game)
  const match = Match.open(dealt, { seats: pair.seats, options: pair.options, seed: new Int32Array(8) }) as Match
  for (const [seq, { seat, raw }] of pair.before.entries()) {
    const verdict = match.submit({ id: `before-${seq}`, seat, seq, choice: raw })
    assert(verdict.kind === 'accepted', 'a game can be played again')
  }
  const tableSeed = toHex(new Uint8Array(freshSeed(new Random(world.number, 0)).buffer))
  const luck: TableRecord['luck'] = { song: 1, tableSeed, added: pair.added, stage: 'playing' }
  const rows = match.rows.map((row, seq) => ({ row, at: 1000 + seq }))
  const ruleset = { hash: RULESET, game: world.rules(game), Match, verify }
  const kept = { record: { ...pair.record, luck }, header: match.header, rows, talk: [], secrets: [] }
  const table = new HostedTable(aContext(time), KIT, ruleset as never, kept)

  const texts: string[] = []
  const listener = (seat: number | null, send: (text: string) => void): Listener => ({
    seat,
    secret: `secret ${seat}`,
    send,
    bye: (why) => send(why),
  })
  const eyeOf = (viewer: Seat): Listener =>
    listener(viewer === WATCHER ? null : viewer, (text) => texts.push(`${viewer} ${time.now} ${comparable(text)}`))
  const eyes = new Map(pair.viewers.map((viewer) => [viewer, eyeOf(viewer)]))
  const seats = Array.from({ length: pair.seats }, (_, seat) => eyes.get(seat as Seat) ?? listener(seat, () => {}))
  const eye = eyes.get(pair.curious)!
  for (const one of seats) if (![...eyes.values()].includes(one)) await join(table, one, 0, () => false)
  for (const one of eyes.values()) await join(table, one, pair.seen, () => false)

  const settle = (): Promise<void> => table.writer.settled()
  const playing = table.hosted
  assert(playing !== null, 'the game goes on')
  const deliver = async (from: Listener, message: ClientMessage): Promise<void> => {
    if (message.type === 'choose') choose(table, from, message)
    await settle()
  }
  const move = (id: string, seat: Seat, raw: object): Promise<void> =>
    deliver(seats[seat]!, { type: 'choose', id, seq: playing.heardBy(seat), choice: { ...raw } })

  for (const [number, choice] of pair.tries.entries())
    await deliver(eye, { type: 'choose', id: `try-${number}`, seq: playing.heardBy(pair.curious), choice })
  for (const [number, pass] of pair.extraPasses.entries()) {
    if (world.passes) await move(`extra-${number}`, pass.seat, pass.raw)
    await time.pass(LATER, settle)
  }
  for (const [number, seat] of pair.readers.entries()) {
    act(table, seats[seat]!, `reading-${number}`, { type: 'reading' })
    await settle()
    await time.pass(LATER, settle)
  }
  for (const [number, { seat, byClock, ...step }] of pair.steps.entries()) {
    const expected = playing.rows.length + 1
    if (byClock) await time.passUntil(() => playing.rows.length >= expected, settle)
    else await move(`step-${number}`, seat, world.isOther ? step.rawOfOther : step.raw)
    assert(playing.rows.length === expected, `a step was refused: ${JSON.stringify(step)}`)
    await time.pass(LATER, settle)
  }
  texts.push(comparable(JSON.stringify(table.info())))
  for (const [viewer, one] of eyes) {
    texts.push(JSON.stringify(playing.heardSince(0, viewer)))
    await join(table, one, 0, () => false)
  }
  table.close('stopping')
  return texts
}

/** Between two things that happen, in milliseconds: short beside any clock. */
const LATER = 100
