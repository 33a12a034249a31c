// A fault stays home: whatever breaks in the middle of one game, another game of the same setting looks as it looked before.

import type { Pack } from '@brouhaha/cards'
import { assert, canonicalJson, Random } from '@brouhaha/kit'
import { attempt, fork, type Seat, type Setup, SILENT, type State, Story, seededChance } from '@brouhaha/table'
import { describe, expect, test } from 'vitest'
import type { MunchkinHappening, Open } from '../src/events.ts'
import type { MunchkinGame, MunchkinOptions } from '../src/game.ts'
import { mark, USED } from '../src/marks.ts'
import { Settings } from '../src/setting.ts'
import { place, TABLE } from '../src/zones.ts'
import { BOXES } from './fixture/boxes.ts'
import { votedOn } from './fixture/disputes.ts'
import { MOODS, STIRS } from './fixture/moods.ts'
import { WIDE } from './mechanics/wide.ts'
import { Evening, freshSeed, randomSetup } from './proof/evening.ts'

type EventKind = Open['type']

/** Every kind of event; what no rule tells yet is false. */
const KINDS: Readonly<Record<EventKind, boolean>> = {
  begun: true,
  sexChosen: true,
  moved: true,
  shuffled: true,
  turnBegan: true,
  extraTurnGiven: true,
  phase: true,
  turned: true,
  counted: true,
  attached: true,
  countersChanged: true,
  levelGained: true,
  levelLost: true,
  sexChanged: true,
  rolled: true,
  played: true,
  curseHit: true,
  curseSettled: true,
  cancelled: true,
  redirected: true,
  combatBegan: true,
  monsterJoined: true,
  monsterLeft: true,
  totals: true,
  combatEnd: true,
  friendly: true,
  helpAsked: true,
  countered: true,
  helpAnswered: true,
  helpForced: true,
  volunteered: true,
  helperLeft: true,
  ran: true,
  escaped: true,
  caught: true,
  died: true,
  corpseLaidOut: true,
  reborn: true,
  treasureDrawn: true,
  charity: true,
  sold: true,
  offered: true,
  offerEnded: true,
  traded: true,
  promised: true,
  showed: true,
  peeked: true,
  asked: false,
  answered: true,
  gateOpened: true,
  gateClosed: true,
  passed: true,
  challenged: true,
  ruled: true,
  noted: true,
  ended: true,
}

class Fault extends Error {}

/** A story that breaks instead of telling one of its events. */
class Breaking extends Story<MunchkinHappening> {
  #left: number

  constructor(before: number) {
    super()
    this.#left = before
  }

  override tell(event: MunchkinHappening): void {
    if (this.#left-- === 0) throw new Fault(event.open.type)
    super.tell(event)
  }

  override reveal(event: MunchkinHappening): void {
    if (this.#left-- === 0) throw new Fault(event.open.type)
    super.reveal(event)
  }
}

/** How often each kind is broken at in a game, in how many games of a box, and how long each of them is. */
const OFTEN = 4
const GAMES = 6
const MOVES = 350

const RULING = votedOn({ verb: 'setLevel', seat: 1, value: 3 })

const packOf = (box: string): Pack => ({
  ...WIDE,
  box,
  cards: [...WIDE.cards.map((card) => ({ ...card, copies: 1 })), ...MOODS, ...STIRS],
})

/** Another table of the same setting: what asks about effects lies in use before its first seat. */
function neighbour(game: MunchkinGame, pack: Pack, setup: Setup<MunchkinOptions>): State {
  const state = game.create(setup, SILENT)
  assert(state instanceof Int32Array, 'a neighbour needs a legal set-up')
  const scene = new Settings([pack]).scene(state)
  scene.deck.copies.forEach(({ card }, copy) => {
    if (!card.id.startsWith('mood-')) return
    place(scene, copy, TABLE)
    mark(scene, copy, USED, true)
  })
  return state
}

/** Breaks a move at each of its events whose kind has not been broken at often enough, and calls `look` after each. */
function breakAt(
  play: (story: Story<MunchkinHappening>) => unknown,
  times: Map<EventKind, number>,
  look: (kind: EventKind) => void,
): void {
  const whole = new Story<MunchkinHappening>()
  play(whole)
  whole.events.forEach(({ open: { type } }, before) => {
    const so = times.get(type) ?? 0
    if (so >= OFTEN) return
    times.set(type, so + 1)
    expect(() => play(new Breaking(before))).toThrow(Fault)
    look(type)
  })
}

type Box = (typeof BOXES)[number]

const PLAYED = BOXES.flatMap((box) => Array.from({ length: GAMES }, (_, number) => [box, number] as const))

describe('an exception at any event of one game changes no byte of the view of another', () => {
  const known = new Map<string, ReadonlySet<EventKind>>()

  /** The kinds that a game is broken at; it is played for whoever asks first. */
  function reachedIn(box: Box, number: number): ReadonlySet<EventKind> {
    const name = `${box} ${number}`
    if (!known.has(name)) known.set(name, play(box, number))
    return known.get(name)!
  }

  function play(box: Box, number: number): ReadonlySet<EventKind> {
    const random = new Random(BOXES.indexOf(box) + 1, number)
    const reached = new Set<EventKind>()
    const pack = packOf(box)
    const setup = randomSetup(random, [pack])
    const evening = new Evening([pack], setup)
    const { game } = evening
    const other = neighbour(game as MunchkinGame, pack, { ...setup, seed: freshSeed(random) })
    const look = (): string => canonicalJson(evening.listeners.map((viewer) => game.view(other, viewer)))
    const before = look()
    const times = new Map<EventKind, number>()
    const check = (kind: EventKind): void => {
      reached.add(kind)
      expect(look(), kind).toBe(before)
    }
    breakAt((story) => game.create(setup, { chance: seededChance, story }), times, check)
    for (let moves = 0; moves < MOVES && !evening.isOver; moves++) {
      const rules = moves === 50
      const move = rules ? { seat: 0 as Seat, raw: RULING } : evening.randomMove(random)
      breakAt(
        (story) => attempt(game, fork(evening.state), move.seat, move.raw, { chance: seededChance, story }),
        times,
        check,
      )
      evening.play(move)
    }
    return reached
  }

  test.each(PLAYED)('%s, %i', (box, number) => {
    expect(reachedIn(box, number).size).toBeGreaterThan(0)
  })

  test('and every kind of event was among them', () => {
    const told = Object.entries(KINDS).flatMap(([kind, isTold]) => (isTold ? [kind] : []))
    const reached = new Set(PLAYED.flatMap(([box, number]) => [...reachedIn(box, number)]))
    expect([...reached].sort()).toEqual(told.sort())
  })
})
