// What a view says beside the numbers, held against the engine at random moments of random games: lines add up, causes name only what
// lies open, slots are full exactly where the engine says so, and a sale brings what its preview says.

import type { Card, Pack } from '@brouhaha/cards'
import { assert, Random } from '@brouhaha/kit'
import {
  fork,
  HOUSE,
  isRefusal,
  isSchemaError,
  listSeats,
  lowest,
  type Seat,
  SILENT,
  type State,
  WATCHER,
} from '@brouhaha/table'
import { listChoices } from '@brouhaha/testkit'
import { isOpen } from '../../src/faces.ts'
import { type MunchkinGame, munchkin } from '../../src/game.ts'
import { levelOf } from '../../src/layout.ts'
import type { Scene } from '../../src/scene.ts'
import { Settings } from '../../src/setting.ts'
import type { CardView, LineView, MunchkinSeatView, MunchkinView } from '../../src/view/view.ts'
import { pick, randomSetup } from './evening.ts'

export interface SightsProved {
  views: number
  fights: number
  lines: number
  multiplied: number
  ties: number
  gates: Set<string>
  sales: number
  equips: number
  faults: string[]
}

interface Sight {
  readonly game: MunchkinGame
  readonly state: State
  readonly scene: Scene
  readonly view: MunchkinView
  readonly proved: SightsProved
}

const MOST_MOVES = 250
/** One moment in this many is looked at. */
const SELDOM = 4

export function proveSights(
  packs: readonly Pack[],
  run: { readonly seed: number; readonly games: number },
): SightsProved {
  const random = new Random(run.seed, 0)
  const game = munchkin(packs)
  const settings = new Settings(packs)
  const proved: SightsProved = {
    views: 0,
    fights: 0,
    lines: 0,
    multiplied: 0,
    ties: 0,
    gates: new Set(),
    sales: 0,
    equips: 0,
    faults: [],
  }
  for (let played = 0; played < run.games; played++) {
    const state = game.create(randomSetup(random, packs), SILENT)
    assert(!isRefusal(state) && !isSchemaError(state), 'a legal set-up')
    const scene = settings.scene(state)
    for (let moves = 0; moves < MOST_MOVES && !game.over(state); moves++) {
      if (random.below(SELDOM) === 0) look({ game, state, scene, view: game.view(state, WATCHER), proved })
      step(game, state, random)
    }
  }
  return proved
}

/** Somebody who is asked, or now and then somebody who just may. */
function step(game: MunchkinGame, state: State, random: Random): void {
  const asked = lowest(game.owing(state))
  const free = listSeats(game.free(state))
  const seat = free.length > 0 && random.below(3) === 0 ? pick(random, free) : asked
  const choices = seat === HOUSE ? [] : listChoices(game, state, seat)
  if (choices.length > 0) game.apply(state, seat, pick(random, choices), SILENT)
  else game.apply(state, asked, game.waits(state).find((wait) => wait.seat === asked)!.fallback, SILENT)
}

function look(sight: Sight): void {
  const { view, proved } = sight
  proved.views++
  for (const [seat, one] of view.seats.entries()) {
    adds(sight, `seat ${seat}`, one.lines, one.strength)
    lookAtSlots(sight, seat, one)
  }
  lookAtFight(sight)
  lookAtCause(sight)
  lookAtPlans(sight, view.active as Seat)
}

const fault = ({ proved }: Sight, says: string): void => {
  proved.faults.push(says)
}

function named(sight: Sight, where: string, card: CardView): void {
  const { scene } = sight
  if (!isOpen(scene, card.copy)) fault(sight, `${where} names the hidden ${card.id}`)
}

function adds(sight: Sight, what: string, lines: readonly LineView[], wanted: number): void {
  const sum = lines.reduce((all, one) => all + one.adds, 0)
  if (sum !== wanted) fault(sight, `${what} is ${wanted}, not ${sum}: ${JSON.stringify(lines)}`)
  for (const { copy, id, times, because, rule } of lines) {
    sight.proved.lines++
    if (times !== undefined) sight.proved.multiplied++
    if (times !== undefined && because === undefined && copy === null) fault(sight, `${what}: multiplied by nobody`)
    if (copy !== null) named(sight, what, { copy, id: id! })
    if (because !== undefined) named(sight, what, because)
    if (copy === null && rule === undefined && lines.length > 0 && !what.startsWith('side'))
      fault(sight, `${what}: a line that neither a card nor a rule explains`)
  }
}

function lookAtFight(sight: Sight): void {
  const { view, proved } = sight
  const { combat } = view
  if (combat === null) return
  proved.fights++
  for (const { id, lines, strength } of combat.monsters) adds(sight, `monster ${id}`, lines, strength)
  adds(sight, 'side of the players', combat.sides.players, combat.totals.players)
  adds(sight, 'side of the monsters', combat.sides.monsters, combat.totals.monsters)
  for (const { seat, flee, fleeLines } of combat.fighters)
    for (const [slot, bonus] of flee.entries()) adds(sight, `flight of ${seat} from ${slot}`, fleeLines[slot]!, bonus)
  const { players, monsters } = combat.totals
  if (combat.ties !== null) {
    proved.ties++
    named(sight, 'ties', combat.ties)
  }
  if (combat.winning !== (players > monsters || (players === monsters && combat.ties !== null)))
    fault(sight, `winning ${players} to ${monsters}, ties ${JSON.stringify(combat.ties)}`)
}

const SEAT_FIELDS: readonly string[] = ['seat', 'target', 'by', 'helper']

function lookAtCause(sight: Sight): void {
  const { gate, about, seats } = sight.view
  if (about !== null) named(sight, 'about', about)
  if (about !== null && seats[about.target] === undefined) fault(sight, `about ${about.id}, aimed at ${about.target}`)
  if (gate === null) return
  const { cause, clock } = gate
  sight.proved.gates.add(clock)
  if (cause.kind !== clock) fault(sight, `a ${clock} about a ${cause.kind}`)
  if ('card' in cause && cause.card !== null) named(sight, clock, cause.card)
  for (const [name, seat] of Object.entries(cause))
    if (SEAT_FIELDS.includes(name) && seat !== null && seats[Number(seat)] === undefined)
      fault(sight, `${clock}: ${name} is no seat but ${seat}`)
}

const cardOf = ({ scene }: Sight, { copy }: { readonly copy: number }): Card => scene.printed(copy).card

function lookAtSlots(sight: Sight, seat: number, { table, slots }: MunchkinSeatView): void {
  const count = (kind: string): number => table.filter((card) => cardOf(sight, card).kind === kind).length
  for (const kind of ['race', 'class', 'mojo'] as const) {
    const room = slots.traits[kind] ?? { used: 0, limit: 1 }
    if (room.used !== count(kind)) fault(sight, `seat ${seat} has ${count(kind)} of ${kind}, not ${room.used}`)
  }
  if (slots.acolytes.used !== count('acolyte')) fault(sight, `seat ${seat} has ${count('acolyte')} acolytes`)
  for (const slot of ['head', 'armour', 'feet'] as const) {
    const worn = table.filter((card) => sight.scene.printed(card.copy).slot === slot && card.used).length
    if (slots[slot].used > worn) fault(sight, `seat ${seat} wears ${worn} on ${slot}, not ${slots[slot].used}`)
  }
}

/** What the engine offers fits into the slots as they are shown, and a sale brings what it says. */
function lookAtPlans(sight: Sight, seat: Seat): void {
  const { game, state, scene, view, proved } = sight
  const own = game.view(state, seat)
  const { slots } = view.seats[seat]!
  for (const choice of listChoices(game, state, seat)) {
    const { type, copy = -1 } = game.write(choice)
    if (type === 'equip') {
      proved.equips++
      const { slot, over } = scene.printed(copy)
      if ((slot === 'head' || slot === 'armour' || slot === 'feet') && !over && slots[slot].used >= slots[slot].limit!)
        if (!view.switches.includes('honour') && !view.seats[seat]!.table.some((card) => card.on === copy))
          fault(sight, `${slot} is full, and yet offered`)
    }
    if (type !== 'sell') continue
    const sale = game.preview(own, choice)
    const after = fork(state)
    game.apply(after, seat, choice, SILENT)
    proved.sales++
    const gained = levelOf(after, seat) - levelOf(state, seat)
    if (sale.type !== 'sale' || sale.levels !== gained) fault(sight, `sold for ${gained}, not ${JSON.stringify(sale)}`)
  }
}
