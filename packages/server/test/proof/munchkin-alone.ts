// One person among bots, in two worlds that differ only in what this person holds: another hand, the cards of which lie deep in
// the decks of the first world. Bots see what their seats may see, so both tables play the same rows at the same moments, gates
// that close when the person has passed included, and somebody who looks on is sent the same frames.

import type { Pack } from '@brouhaha/cards'
import { MUNCHKIN } from '@brouhaha/games'
import { Random } from '@brouhaha/kit'
import { type MunchkinView, munchkin } from '@brouhaha/munchkin'
import {
  Evening,
  gates,
  isTrivial,
  living,
  pick,
  type Relabelling,
  randomSetup,
  relabelled,
  relabelling,
  type Scene,
  Settings,
} from '@brouhaha/munchkin/testing'
import { includes, listSeats, Match, type Seat, type State, verify, WATCHER } from '@brouhaha/table'
import type { SeatRecord } from '../../src/store/record.ts'
import { choose } from '../../src/table/choosing.ts'
import { HostedTable } from '../../src/table/hosted-table.ts'
import type { Listener } from '../../src/table/listener.ts'
import { join } from '../../src/table/visits.ts'
import { VirtualTime } from '../virtual-time.ts'
import { aContext, RULESET } from './munchkin-context.ts'
import { dealing, someRecord } from './munchkin-worlds.ts'
import { comparable, difference } from './scene.ts'
import { unseenByAll } from './unseen.ts'

const KIT = await MUNCHKIN.load()

export interface AloneProved {
  pairs: number
  games: number
  /** Pairs that began at an open gate, and gates that the person's pass closed. */
  gates: number
  passes: number
  rows: number
  texts: number
  bytes: number
  /** Pairs that say nothing, because a card that differs was brought to light. */
  shown: number
  leaks: { readonly says: string; readonly pair: number }[]
}

type MunchkinGame = ReturnType<typeof munchkin>

const MOST_MOVES = 400
const ROUNDS = 12
const ROUND = 700

/** How many pairs, and which. */
export interface Run {
  readonly seed: number
  readonly chunk: number
  readonly size: number
  /** For controls: whoever asks whether anything leaks has the answer with the first leak. */
  readonly untilFirstLeak?: boolean
}

/** So many pairs; the same seed and chunk give the same ones. */
export async function proveAlone(packs: readonly Pack[], run: Run): Promise<AloneProved> {
  const random = new Random(run.seed, run.chunk)
  const settings = new Settings(packs)
  const game = munchkin(packs)
  const proved = { pairs: 0, games: 0, gates: 0, passes: 0, rows: 0, texts: 0, bytes: 0, shown: 0 }
  const leaks: AloneProved['leaks'] = []
  let evening: Evening | null = null
  let options: object = {}
  for (let moves = 0; proved.pairs < run.size && !(run.untilFirstLeak && leaks.length > 0); moves++) {
    if (evening === null || evening.isOver || moves > MOST_MOVES) {
      const setup = randomSetup(random, packs)
      options = setup.options
      evening = new Evening(packs, setup)
      proved.games++
      moves = 0
    }
    evening.play(evening.randomMove(random))
    const isGate = !evening.isOver && gates.frame(evening.state) >= 0
    if (evening.isOver || random.below(isGate ? 2 : 12) > 0) continue
    const asked = evening.game.owing(evening.state)
    const person = pick(
      random,
      listSeats(living(evening.state)).filter((seat) => !includes(asked, seat)),
    )
    if (person === undefined) continue
    const scene = settings.scene(evening.state)
    const relabel = otherHand(random, evening, scene, person)
    if (isTrivial(relabel)) continue
    const from = Int32Array.from(evening.state) as State
    const table = tableOf(random, evening.seats, options, person)
    const one = await watch(dealing(game, from, 0, null), table, person)
    const others = evening.listeners.filter((one) => one !== person)
    const twin = relabelled(scene, from, relabel, others)
    const other = await watch(dealing(game, from, 0, { twin, viewers: [], relabel }), table, person)
    if (isBroughtToLight(scene, from, one.state, relabel) || isBroughtToLight(scene, twin, other.state, relabel)) {
      proved.shown++
      continue
    }
    const says = difference(one.texts, other.texts)
    if (says !== null) leaks.push({ says, pair: proved.pairs })
    proved.pairs++
    if (isGate) proved.gates++
    proved.passes += one.passes
    proved.rows += one.rows
    proved.texts += one.texts.length
    proved.bytes += one.texts.reduce((all, text) => all + text.length, 0)
  }
  return { ...proved, leaks }
}

/** Cards of the person's hand change places with cards deep in the decks, where no other seat can tell. */
function otherHand(random: Random, evening: Evening, scene: Scene, person: Seat): Relabelling {
  const { state, game, listeners } = evening
  const others = listeners.filter((one) => one !== person)
  const unseen = unseenByAll(others.map((one) => evening.ledger(one).unseen()))
  const hand = (game.view(state, person) as MunchkinView).hand.map(({ copy }) => copy)
  const swapped = new Set([...hand, ...deep(state, scene.piles.doorDeck), ...deep(state, scene.piles.treasureDeck)])
  const some = new Map([...unseen].filter(([copy]) => swapped.has(copy)))
  return relabelling(random, scene, state, { before: some, after: some })
}

/** The lower half of a deck; the last of a pile is drawn first. */
const deep = (state: State, pile: number): number[] => [
  ...state.subarray(pile + 1, pile + 1 + Math.floor(state[pile]! / 2)),
]

/** Whether somebody has seen or moved a copy that is another one in the other world. */
function isBroughtToLight(scene: Scene, before: State, after: State, relabel: Relabelling): boolean {
  return relabel.some(
    (other, copy) =>
      other !== copy && [scene.zoneAt, scene.knownAt].some((row) => before[row + copy] !== after[row + copy]),
  )
}

function tableOf(random: Random, seats: number, options: object, person: Seat) {
  const record = someRecord(random, seats, options as never, [])
  const bots = Array.from(
    { length: seats },
    (): SeatRecord => ({ kind: 'bot', bot: pick(random, ['random', 'novice']) }),
  )
  return {
    ...record,
    seats: bots.with(person, record.seats[person]!),
    host: person,
  }
}

interface Watched {
  readonly texts: readonly string[]
  readonly state: State
  readonly passes: number
  readonly rows: number
}

/** What a watcher is sent while the person passes now and then, and when the person is sent something. */
async function watch(game: MunchkinGame, record: ReturnType<typeof tableOf>, person: Seat): Promise<Watched> {
  const time = new VirtualTime()
  const restore = time.install()
  const seats = record.seats.length
  const match = Match.open(game, { seats, options: record.options as never, seed: new Int32Array(8) }) as Match
  const ruleset = { hash: RULESET, game, Match, verify, packs: [] }
  const luck = { song: 1, tableSeed: '0'.repeat(64), added: record.seats.map(() => ''), stage: 'playing' } as const
  const kept = { record: { ...record, luck }, header: match.header, rows: [], talk: [], secrets: [] }
  const texts: string[] = []
  const listener = (seat: number | null, send: (text: string) => void): Listener => ({
    seat,
    secret: null,
    send,
    bye: () => {},
  })
  try {
    const table = new HostedTable(aContext(time), KIT, ruleset as never, kept)
    const eye = listener(null, (text) => texts.push(`watcher ${time.now} ${comparable(text)}`))
    const owner = listener(person, () => texts.push(`person ${time.now}`))
    await join(table, eye, 0, () => false)
    await join(table, owner, 0, () => false)
    const playing = table.hosted!
    const settle = (): Promise<void> => table.writer.settled()
    let passes = 0
    for (let round = 0; round < ROUNDS && table.record.status === 'playing'; round++) {
      await time.pass(ROUND, settle)
      const pass = playing.passOf(person)
      if (pass === null) continue
      choose(table, owner, { type: 'choose', id: `p-${passes++}`, seq: playing.heardBy(person), choice: { ...pass } })
      await settle()
    }
    texts.push(JSON.stringify(playing.heardSince(0, WATCHER)))
    table.close('stopping')
    return { texts, state: playing.state, passes, rows: playing.rows.length }
  } finally {
    restore()
  }
}
