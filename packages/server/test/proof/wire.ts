// Indistinguishability over the wire: two tables whose worlds differ only in what a viewer may not know send that viewer
// the same bytes: welcomes, rows as they come, answers to whatever it tries, the log of the unfinished game, the table's
// description. Random by design, and therefore left out of the comparison, is the promise of a seed alone.

import { MOSH } from '@brouhaha/games'
import { assert, Random } from '@brouhaha/kit'
import type { ClientMessage } from '@brouhaha/protocol'
import { type Game, WATCHER } from '@brouhaha/table'
import { type MoshKinds, zombieMosh } from '@brouhaha/zombie-mosh'
import { freshSeed } from '@brouhaha/zombie-mosh/testing'
import { silence } from '../../src/common/chronicle.ts'
import { LIMITS, TIMES } from '../../src/common/times.ts'
import type { Store } from '../../src/store/store.ts'
import { choose, say } from '../../src/table/choosing.ts'
import { HostedTable } from '../../src/table/hosted-table.ts'
import type { Listener } from '../../src/table/listener.ts'
import type { ServerContext } from '../../src/table/server-context.ts'
import { join } from '../../src/table/visits.ts'
import { comparable, difference, keptOf, rulesetOf, type Scene, somePair, type World } from './scene.ts'
import { type Played, playGame } from './worlds.ts'

const KIT = await MOSH.load()

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
  const { scene, worlds, elsewhere } = somePair(game, played, random)
  const [one, other] = [await transcript(scene, worlds[0]), await transcript(scene, worlds[1])]
  const says = difference(one, other)
  if (says !== null) proved.leaks.push({ says, viewer: scene.viewer, pair: proved.pairs })
  proved.pairs++
  if (elsewhere > 0) proved.cardsElsewhere++
  if (scene.viewer === WATCHER) proved.seenByWatcher++
  proved.texts += one.length
  proved.bytes += one.reduce((all, text) => all + text.length, 0)
  proved.answers += one.filter((text) => text.startsWith('{"type":"answer"')).length
  proved.rows += worlds[0].moves.length - scene.before
}

/** Everything that the viewer is sent, in the order in which it comes. */
async function transcript(scene: Scene, world: World): Promise<string[]> {
  const { viewer, before } = scene
  const table = new HostedTable(aContext(), KIT, rulesetOf(world), keptOf(scene, world))
  const texts: string[] = []
  const listen = (seat: number | null, send: (text: string) => void): Listener => ({
    seat,
    secret: null,
    send,
    bye: (why) => send(why),
  })
  const enter = (listener: Listener, seen: number): Promise<void> => join(table, listener, seen, () => false)
  const seats = Array.from({ length: scene.played.seats }, (_, seat) => listen(seat, () => {}))
  const eye = listen(viewer === WATCHER ? null : viewer, (text) => texts.push(text))
  if (viewer !== WATCHER) seats[viewer] = eye
  for (const listener of seats) if (listener !== eye) await enter(listener, 0)
  await enter(eye, scene.seen)

  const deliver = async (listener: Listener, message: ClientMessage): Promise<void> => {
    if (message.type === 'choose') choose(table, listener, message)
    if (message.type === 'say' || message.type === 'emote') say(table, listener, message)
    await table.writer.settled()
  }
  for (const message of scene.tries) await deliver(eye, message)
  for (const [step, { seat, raw }] of world.moves.slice(before).entries()) {
    const choice = raw as unknown as Record<string, unknown>
    await deliver(seats[seat]!, { type: 'choose', id: `step-${step}`, seq: before + step, choice })
    assert(table.hosted!.rows.length === before + step + 1, 'a step of the game was refused')
  }
  texts.push(JSON.stringify(table.info()))
  texts.push(JSON.stringify(table.hosted!.heardSince(0, viewer)))
  await enter(eye, 0)
  table.close('stopping')
  return texts.map(comparable)
}

/** What all tables share here: a clock that only ticks when it is read, no disk, and no luck of their own. */
function aContext(): ServerContext {
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
