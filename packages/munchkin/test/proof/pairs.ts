// Indistinguishability (MK-CARD-17): two worlds that differ only in what a viewer may not know give it the same bytes. At rest the
// other world comes from the viewer's ledger, which knows what was heard and nothing else; for a step copies that the viewer
// cannot tell apart change places, so that the same step brings the same open cards to light.

import type { Pack } from '@brouhaha/cards'
import { Random } from '@brouhaha/kit'
import {
  attempt,
  chanceCells,
  fork,
  type Game,
  HOUSE,
  listen,
  lowest,
  type Seat,
  SILENT,
  type State,
  Story,
  seededChance,
  WATCHER,
} from '@brouhaha/table'
import { comparePair, comparePlay, listChoices } from '@brouhaha/testkit'
import type { MunchkinHappening } from '../../src/events.ts'
import type { MunchkinKinds } from '../../src/game.ts'
import { HAND_HEAD, HEAD_CELLS, LUCK_AT, MOST_SEATS, STREAM_COUNT, seatCell } from '../../src/layout.ts'
import { SNEAKED, USED } from '../../src/marks.ts'
import type { Scene } from '../../src/scene.ts'
import { Settings } from '../../src/setting.ts'
import { spotsOf } from '../../src/strayed.ts'
import { eachNumber } from '../../src/told-numbers.ts'
import { isTwin } from '../../src/twins.ts'
import { handCopies, isInHand, isOnTable, list, playCopies } from '../../src/zones.ts'
import { Evening, freshSeed, type Move, pick } from './evening.ts'
import { tellingMove, tellingSetup } from './moods.ts'
import { isTrivial, relabelled, relabelledRaw, relabelling, type Unseen } from './twin.ts'

/** A viewer that could tell two worlds apart. */
export interface Leak {
  /** By what: view, events, choices, answers, owing, waits, … */
  readonly by: string
  readonly says: string
  readonly viewer: number
  readonly after: string
}

export interface PairsProved {
  games: number
  moves: number
  pairs: number
  /** Two whole worlds at one moment, and two worlds before and after one step. */
  worlds: number
  steps: number
  /** Steps that the other world could not take: what was played there needs the very card. */
  untaken: number
  /** Steps in which something was drawn by luck. */
  lucky: number
  cardsElsewhere: number
  seenByWatcher: number
  answers: number
  /** Steps after which the viewer has lost sight of a card, and another card went in the second world. */
  astray: number
  /** Cheats beside the same thing done honestly, and alike cards of a hand played in each other's place. */
  cheats: number
  twins: number
  leaks: Leak[]
}

type Leaking = (game: Game<MunchkinKinds>) => Game<MunchkinKinds>

const MOST_MOVES = 600

/**
 * So many pairs of worlds, found at random moments of random games. The same seed and chunk give the same pairs. `upTo`: enough
 * once there is a leak by this.
 */
export function provePairs(
  packs: readonly Pack[],
  run: { readonly seed: number; readonly chunk: number; readonly size: number; readonly upTo?: string },
  leaking: Leaking = (game) => game,
): PairsProved {
  const random = new Random(run.seed, run.chunk)
  const proved: PairsProved = {
    games: 0,
    moves: 0,
    pairs: 0,
    worlds: 0,
    steps: 0,
    untaken: 0,
    lucky: 0,
    cardsElsewhere: 0,
    seenByWatcher: 0,
    answers: 0,
    astray: 0,
    cheats: 0,
    twins: 0,
    leaks: [],
  }
  const settings = new Settings(packs)
  const isEnough = (): boolean => proved.pairs >= run.size || proved.leaks.some(({ by }) => by === run.upTo)
  while (!isEnough()) {
    const evening = new Evening(packs, tellingSetup(random, packs, settings))
    const scene = settings.scene(evening.state)
    const table: Table = { evening, scene, game: leaking(evening.game), random, proved }
    proved.games++
    for (let moves = 0; moves < MOST_MOVES && !isEnough() && !evening.isOver; moves++) {
      if (random.below(4) === 0) compareWorlds(table)
      const move = tellingMove(random, evening, scene)
      proved.moves++
      compareCheat(table, move)
      compareTwins(table, move)
      const losing = losingSight(table, move)
      if (losing.length > 0 && !isEnough()) compareSteps(table, move, losing)
      else if (random.below(4) === 0 && !isEnough()) compareSteps(table, move, [pick(random, evening.listeners)])
      else evening.play(move)
    }
  }
  return proved
}

interface Table {
  readonly evening: Evening
  readonly scene: Scene
  readonly game: Game<MunchkinKinds>
  readonly random: Random
  readonly proved: PairsProved
}

function note({ proved }: Table, viewer: Seat, difference: string | null, after: string): void {
  if (difference === null) return
  const by = difference.slice(0, difference.indexOf(':'))
  proved.leaks.push({ by, says: difference, viewer, after })
}

function count(table: Table, viewer: Seat, elsewhere: boolean, difference: string | null, after: string): void {
  const { proved } = table
  note(table, viewer, difference, after)
  proved.pairs++
  if (elsewhere) proved.cardsElsewhere++
  if (viewer === WATCHER) proved.seenByWatcher++
}

/** The real world beside one that the viewer's ledger makes up. */
function compareWorlds(table: Table): void {
  const { evening, random, proved, game, scene } = table
  const viewer = pick(random, evening.listeners)
  const { state } = evening
  const twin = evening.ledger(viewer).determinise(random)
  const raws = attempts(table, viewer)
  const fault = evening.game.faults(twin)[0] ?? forgotten(state, twin)
  const difference = fault === null ? comparePair(game, state, twin, viewer, raws) : `ledger: ${fault}`
  proved.worlds++
  proved.answers += raws.length
  count(table, viewer, liesElsewhere(scene, state, twin), difference, 'a moment')
}

/** Numbers of the table that every listener should have kept, hidden ones left out. */
function forgotten(state: State, twin: State): string | null {
  const hidden = new Set<number>()
  for (let seat = 0; seat < MOST_SEATS; seat++) hidden.add(seatCell(seat, HAND_HEAD))
  for (let i = 0; i < chanceCells(STREAM_COUNT); i++) hidden.add(LUCK_AT + i)
  eachNumber(state, (cell, told) => {
    if (told !== 'open') hidden.add(cell)
  })
  for (let cell = 0; cell < HEAD_CELLS; cell++)
    if (state[cell] !== twin[cell] && !hidden.has(cell)) return `cell ${cell} is ${state[cell]}, not ${twin[cell]}`
  return null
}

function liesElsewhere(scene: Scene, one: State, other: State): boolean {
  return scene.deck.copies.some((_, copy) => one[scene.zoneAt + copy] !== other[scene.zoneAt + copy])
}

/** Who loses sight of a card by a move: it is looked at with their eyes. */
function losingSight({ evening, scene }: Table, { seat, raw }: Move): Seat[] {
  const after = fork(evening.state)
  attempt(evening.game, after, seat, raw, QUIET)
  const [then, now] = [scene.on(evening.state, SILENT), scene.on(after, SILENT)]
  return evening.listeners.filter(
    (viewer) =>
      viewer !== seat &&
      scene.deck.copies.some((_, copy) => spotsOf(then, copy, viewer) === 0 && spotsOf(now, copy, viewer) !== 0),
  )
}

/** The same step in two worlds; each viewer hears of both and looks again. */
function compareSteps(table: Table, move: Move, viewers: readonly Seat[]): void {
  const { evening } = table
  const before = fork(evening.state)
  const unseen = viewers.map((viewer) => evening.ledger(viewer).unseen())
  evening.play(move)
  for (const [index, viewer] of viewers.entries()) compareStep(table, move, viewer, before, unseen[index]!)
}

function compareStep(table: Table, move: Move, viewer: Seat, before: State, unseen: Unseen): void {
  const { evening, random, proved, game, scene } = table
  const after = evening.ledger(viewer).unseen()
  const told = toldCopies(table, before, move, viewer)
  const relabel = relabelling(random, scene, before, { before: unseen, after, told })
  const twin = relabelled(scene, before, relabel, [viewer])
  const isLucky = positions(before) !== positions(evening.state)
  if (!isLucky) twin.set(freshSeed(random), LUCK_AT)
  else if (isTrivial(relabel)) return
  const other = move.seat === viewer ? move.raw : relabelledRaw(scene, move.raw, relabel)
  // What its own hidden cards let another do is no secret kept from the viewer, but a different game.
  if (move.seat !== viewer && attempt(game, fork(twin), move.seat, other, QUIET).kind !== 'accepted') {
    proved.untaken++
    return
  }
  proved.steps++
  if (isLucky) proved.lucky++
  if ([...after.keys()].some((copy) => !unseen.has(copy) && relabel[copy] !== copy)) proved.astray++
  const difference = comparePlay(game, before, twin, viewer, { ...move, rawOfB: other })
  count(table, viewer, !isTrivial(relabel), difference, JSON.stringify(move))
}

/** The copies that a viewer hears of in a step, though they may be out of sight again when it is done. */
function toldCopies({ evening }: Table, before: State, { seat, raw }: Move, viewer: Seat): Set<number> {
  const story = new Story<MunchkinHappening>()
  attempt(evening.game, fork(before), seat, raw, { chance: seededChance, story })
  return new Set(
    listen(story.events, viewer).flatMap((event) => [
      ...('copy' in event && event.copy !== undefined ? [event.copy] : []),
      ...('copies' in event && event.copies !== undefined ? event.copies : []),
    ]),
  )
}

/** What somebody else hears of a card that is put to use. */
function turning(table: Table, state: State, viewer: Seat, seat: Seat, raw: CopyMove): unknown {
  const story = new Story<MunchkinHappening>()
  const { kind } = attempt(table.game, fork(state), seat, raw, { chance: seededChance, story })
  if (kind !== 'accepted') return null
  const at = table.scene.markAt + raw.copy
  return listen(story.events, viewer).flatMap((event): unknown[] => {
    if (event.type === 'turned') return [event]
    if (event.type !== 'noted' || event.own) return []
    return event.cells.filter((_, index) => index % 2 === 1 && event.cells[index - 1] === at)
  })
}

interface CopyMove {
  readonly type: string
  readonly copy: number
}

const namesCopy = (raw: object): raw is CopyMove =>
  'type' in raw && 'copy' in raw && typeof raw.type === 'string' && typeof raw.copy === 'number'

/** TT-08: an item sneaked into use sounds like one that is put to use where nothing stands in its way. */
function compareCheat(table: Table, { seat, raw }: Move): void {
  const { evening, random, proved, scene } = table
  if (!namesCopy(raw) || raw.type !== 'sneak' || !isOnTable(scene, raw.copy, seat)) return
  const viewer = pick(
    random,
    evening.listeners.filter((one) => one !== seat),
  )
  const honest = fork(evening.state)
  for (const copy of list(scene, playCopies(scene, seat))) honest[scene.markAt + copy]! &= ~(USED | SNEAKED)
  const allowed = turning(table, honest, viewer, seat, { ...raw, type: 'equip' })
  if (allowed === null) return
  proved.cheats++
  const [ours, theirs] = [allowed, turning(table, evening.state, viewer, seat, raw)].map((one) => JSON.stringify(one))
  const difference = ours === theirs ? null : `events: ${ours} against ${theirs}`
  note(table, viewer, difference, JSON.stringify(raw))
}

/** Which of two alike cards of a hand was meant, nobody can tell. */
function compareTwins(table: Table, { seat, raw }: Move): void {
  const { evening, random, proved, game, scene } = table
  if (!namesCopy(raw) || raw.type === 'sell' || !isInHand(scene, raw.copy, seat)) return
  const twin = list(scene, handCopies(scene, seat)).find((copy) => copy !== raw.copy && isTwin(scene, copy, raw.copy))
  if (twin === undefined) return
  const viewer = pick(
    random,
    evening.listeners.filter((one) => one !== seat),
  )
  proved.twins++
  const { state } = evening
  const difference = comparePlay(game, state, state, viewer, { seat, raw, rawOfB: { ...raw, copy: twin } })
  note(table, viewer, difference, JSON.stringify(raw))
}

const QUIET = { chance: seededChance, story: null }

/** How far each stream of the seed has been read. */
const positions = (state: State): string => state.subarray(LUCK_AT + 8, LUCK_AT + 8 + STREAM_COUNT).join()

/** What a viewer might try: its own choices, others' choices, cards that it does not hold, and nonsense. */
function attempts({ evening, random, scene }: Table, viewer: Seat): unknown[] {
  const { game, state } = evening
  const offered = (seat: Seat): object[] => {
    const choices = listChoices(game, state, seat)
    return choices.length === 0 ? [] : [1, 2, 3].map(() => game.write(pick(random, choices)))
  }
  const own = offered(viewer)
  const asked = lowest(game.owing(state))
  const elsewhere = (raw: object): object => ({ ...raw, copy: random.below(scene.deck.copies.length) })
  return [
    ...own,
    ...own.filter((raw) => 'copy' in raw).map(elsewhere),
    ...(asked === HOUSE ? [] : offered(asked)),
    { type: 'pass', number: random.below(40) },
    { type: 'challenge', seat: random.below(6) },
    { type: 'show', cards: [random.below(scene.deck.copies.length)], seats: [random.below(6)] },
    { type: 'openDoor' },
    null,
  ]
}
