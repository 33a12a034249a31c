// Indistinguishability over the wire for the family: two tables whose worlds differ only in what a viewer may not know send that
// viewer the same bytes at the same moments. The other world comes from the viewer's ledger, or has copies that the viewer
// cannot tell apart in each other's places, also in what others were told; and at a gate more of the others pass in it. Time
// is virtual, so that gates close by the clock and every text has its moment.

import type { Pack } from '@brouhaha/cards'
import { assert, Random, toHex } from '@brouhaha/kit'
import { munchkin } from '@brouhaha/munchkin'
import { PACKS } from '@brouhaha/packs'
import type { ClientMessage } from '@brouhaha/protocol'
import { Match, type Seat, verify, WATCHER } from '@brouhaha/table'
import { freshSeed } from '../../../munchkin/test/proof/evening.ts'
import { silence } from '../../src/chronicle.ts'
import type { Store } from '../../src/store/store.ts'
import type { House } from '../../src/table/house.ts'
import type { Listener } from '../../src/table/listener.ts'
import type { TableRecord } from '../../src/table/record.ts'
import { Table } from '../../src/table/table.ts'
import { LIMITS, TIMES } from '../../src/times.ts'
import { VirtualTime } from '../virtual-time.ts'
import { Moments, type Pair, type World } from './munchkin-worlds.ts'
import { comparable, difference } from './scene.ts'

export interface FamilyLeak {
  readonly says: string
  readonly viewer: number
  readonly pair: number
}

export interface FamilyProved {
  games: number
  pairs: number
  cardsElsewhere: number
  seenByWatcher: number
  /** Pairs that began at an open gate, and rows that came because its clock ran out. */
  gates: number
  byClock: number
  /** Passes that only the second world has. */
  silentPasses: number
  texts: number
  bytes: number
  answers: number
  rows: number
  /** Steps that the other world could not take. */
  untaken: number
  leaks: FamilyLeak[]
}

interface Run {
  readonly seed: number
  readonly chunk: number
  readonly size: number
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
    cardsElsewhere: 0,
    seenByWatcher: 0,
    gates: 0,
    byClock: 0,
    silentPasses: 0,
    texts: 0,
    bytes: 0,
    answers: 0,
    rows: 0,
    untaken: 0,
    leaks: [],
  }
  while (proved.pairs < run.size) {
    const pair = moments.next()
    if (pair === null) continue
    const { viewer, steps, isGate, extraPasses, isElsewhere } = pair
    const [one, other] = [await transcript(game, pair, pair.ours), await transcript(game, pair, pair.theirs)]
    const says = difference(one, other)
    if (says !== null) proved.leaks.push({ says, viewer, pair: proved.pairs })
    proved.pairs++
    if (isElsewhere) proved.cardsElsewhere++
    if (viewer === WATCHER) proved.seenByWatcher++
    if (isGate) proved.gates++
    proved.byClock += steps.filter(({ byClock }) => byClock).length
    proved.silentPasses += extraPasses.length
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

export const base = proveBox('base')
export const star = proveBox('star')
export const cthulhu = proveBox('cthulhu')
export const zombies = proveBox('zombies')

const RULESET = '0'.repeat(64)

/** Everything that the viewer is sent, each text with its moment. */
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
  const { viewer } = pair
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
  const table = new Table(aHouse(time), ruleset as never, kept)

  const texts: string[] = []
  const listener = (seat: number | null, send: (text: string) => void): Listener => ({
    seat,
    secret: null,
    send,
    bye: (why) => send(why),
  })
  const seats = Array.from({ length: pair.seats }, (_, seat) => listener(seat, () => {}))
  const eye = listener(viewer === WATCHER ? null : viewer, (text) => texts.push(`${time.now} ${comparable(text)}`))
  if (viewer !== WATCHER) seats[viewer] = eye
  for (const one of seats) if (one !== eye) await table.join(one, 0, () => false)
  await table.join(eye, pair.seen, () => false)

  const settle = (): Promise<void> => table.desk.settled()
  const { playing } = table.course
  assert(playing !== null, 'the game goes on')
  const deliver = async (from: Listener, message: ClientMessage): Promise<void> => {
    if (message.type === 'choose') table.choose(from, message)
    await settle()
  }
  const move = (id: string, seat: Seat, raw: object): Promise<void> =>
    deliver(seats[seat]!, { type: 'choose', id, seq: playing.heardBy(seat), choice: { ...raw } })

  for (const [number, choice] of pair.tries.entries())
    await deliver(eye, { type: 'choose', id: `try-${number}`, seq: playing.heardBy(viewer), choice })
  for (const [number, pass] of pair.extraPasses.entries()) {
    if (world.passes) await move(`extra-${number}`, pass.seat, pass.raw)
    await time.pass(LATER, settle)
  }
  for (const [number, { seat, byClock, ...step }] of pair.steps.entries()) {
    const expected = playing.rows.length + 1
    if (byClock) await time.passUntil(() => playing.rows.length >= expected, settle)
    else await move(`step-${number}`, seat, world.isOther ? step.rawOfOther : step.raw)
    assert(playing.rows.length === expected, `a step was refused: ${JSON.stringify(step)}`)
    await time.pass(LATER, settle)
  }
  texts.push(comparable(JSON.stringify(table.desk.info())))
  texts.push(JSON.stringify(playing.heardSince(0, viewer)))
  await table.join(eye, 0, () => false)
  table.close('stopping')
  return texts
}

/** Between two things that happen, in milliseconds: short beside any clock. */
const LATER = 100

/** What all tables share here: no disk, and no luck of their own. */
function aHouse(time: VirtualTime): House {
  const random = new Random(7, 7)
  const store = { journal: { write: () => Promise.resolve() }, sayingBy: () => null, table: () => null }
  return {
    store: store as unknown as Store,
    times: TIMES,
    limits: LIMITS,
    chronicle: silence,
    random: (count) => Uint8Array.from({ length: count }, () => random.below(256)),
    now: () => time.now,
  }
}
