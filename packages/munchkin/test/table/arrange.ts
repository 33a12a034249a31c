// Sets a table up as a test says: who holds what, what lies where, who fights.

import { ACCEPTED } from '@brouhaha/table'
import { advance } from '../../src/advance.ts'
import { TURN } from '../../src/frames/frame.ts'
import * as at from '../../src/layout.ts'
import { mark, setHost, USED } from '../../src/marks.ts'
import { move } from '../../src/rules/card/moves.ts'
import { beginCombat } from '../../src/rules/combat/combat.ts'
import { enterFight } from '../../src/rules/combat/joining.ts'
import { canUse } from '../../src/rules/item/slots.ts'
import type { Scene } from '../../src/scene.ts'
import * as zones from '../../src/zones.ts'
import type { Glance } from './glance.ts'
import type { TableSpec } from './spec.ts'

const ARRANGE = 1
const TROUBLE = 3

/** The first copy of a card that this set-up has not used yet. */
type Spare = (id: string) => number

function sparesOf(scene: Scene): Spare {
  const taken = new Set<number>()
  return (id) => {
    const copy = scene.deck.copies.findIndex((printed, index) => printed.card.id === id && !taken.has(index))
    if (copy < 0) throw new Error(`no copy of ${id} is left`)
    taken.add(copy)
    return copy
  }
}

export function arrange(t: Glance, spec: TableSpec): void {
  const { scene, state } = t
  const active = t.seat(spec.active ?? t.names[0]!)
  const spare = sparesOf(scene)
  while (at.agenda.height(state) > 0) at.agenda.pop(state)
  state[at.ACTIVE] = active
  state[at.TURN_NUMBER] = spec.turnNumber ?? 1
  at.agenda.push(state, TURN, spec.facing === undefined ? ARRANGE : TROUBLE, spec.facing === undefined ? 0 : 1)
  for (let copy = 0; copy < scene.deck.copies.length; copy++)
    move(scene, copy, scene.printed(copy).isDoor ? zones.DOOR_DECK : zones.TREASURE_DECK)
  for (const [name, { level = 1, sex = 'female', hand = [], table = [] }] of Object.entries(spec.seats)) {
    const seat = t.seat(name)
    state[at.seatCell(seat, at.LEVEL)] = level
    state[at.seatCell(seat, at.SEX)] = scene.profile.asksSex ? (sex === 'female' ? 1 : 2) : 0
    for (const id of table) lay(t, name, id, spare)
    for (const id of hand) zones.moveHidden(scene, spare(id), zones.HAND + seat, (1 << seat) as never)
  }
  layPiles(scene, spec, spare)
  state[at.UNSETTLED] = 0
  state[at.SALE_SEEN] = zones.topOf(scene, zones.DOOR_DISCARDS) + 1
  state[at.CULT_SEEN] = t.names.filter((name) => t.has(name, 'cultist')).length
  beginFight(t, spec, active, spare)
  advance(scene)
}

function layPiles(scene: Scene, spec: TableSpec, spare: Spare): void {
  stack(scene, spec.doors, zones.DOOR_DECK, spec.bareDecks, spare)
  stack(scene, spec.treasures, zones.TREASURE_DECK, spec.bareDecks, spare)
  for (const id of [...(spec.doorDiscards ?? [])].reverse()) move(scene, spare(id), zones.DOOR_DISCARDS)
  for (const id of [...(spec.treasureDiscards ?? [])].reverse()) move(scene, spare(id), zones.TREASURE_DISCARDS)
  for (const id of spec.cultPile ?? []) move(scene, spare(id), zones.CULT_PILE)
}

/** Puts cards on top of a deck; the rest stays below, or goes nowhere at all. */
function stack(
  scene: Scene,
  ids: readonly string[] | undefined,
  zone: number,
  bare: boolean | undefined,
  spare: Spare,
): void {
  const wanted = [...(ids ?? [])].reverse().map(spare)
  if (bare)
    while (zones.pileCount(scene, zone) > wanted.length) {
      const copy = zones.inPile(scene, zone, zones.pileCount(scene, zone) - 1)
      if (!wanted.includes(copy)) move(scene, copy, zones.ASIDE)
      else move(scene, copy, zone)
    }
  for (const copy of wanted) {
    move(scene, copy, zones.ASIDE)
    move(scene, copy, zone)
  }
}

function lay(t: Glance, name: string, written: string, spare: Spare): void {
  const { scene } = t
  const seat = t.seat(name)
  const sideways = written.startsWith('-')
  const [id, host] = written.replace(/^-/, '').split('@')
  const copy = spare(id!)
  move(scene, copy, zones.TABLE + seat)
  if (host !== undefined) setHost(scene, copy, t.copy(host, name))
  const isItem = scene.printed(copy).kind === 'item'
  if (isItem && !sideways && canUse(scene, seat, copy) === ACCEPTED) mark(scene, copy, USED, true)
}

function beginFight(t: Glance, { facing, helper }: TableSpec, active: number, spare: Spare): void {
  const { scene } = t
  if (facing === undefined) return
  const [first, ...others] = typeof facing === 'string' ? [facing] : facing
  beginCombat(scene, active, spare(first!), false)
  for (const id of others) enterFight(scene, spare(id), active, 'wandering')
  if (helper !== undefined) t.state[at.HELPER] = t.seat(helper) + 1
}
