// Questions about a table, by the names of seats and cards. Nothing here changes it.

import type { Seat, State } from '@brouhaha/table'
import { decode, type MunchkinChoice } from '../../src/choice.ts'
import { frameKind } from '../../src/frames/registry.ts'
import type { MunchkinGame } from '../../src/game.ts'
import * as at from '../../src/layout.ts'
import { isUsed } from '../../src/marks.ts'
import { figure } from '../../src/rules/card/figures.ts'
import { isWinning, monsterStrength, monstersTotal, playersTotal, strengthOf } from '../../src/rules/combat/totals.ts'
import type { Scene } from '../../src/scene.ts'
import * as zones from '../../src/zones.ts'

export class Glance {
  scene: Scene
  readonly game: MunchkinGame
  readonly names: readonly string[]

  constructor(scene: Scene, game: MunchkinGame, names: readonly string[]) {
    this.scene = scene
    this.game = game
    this.names = names
  }

  get state(): State {
    return this.scene.state
  }

  seat(name: string): Seat {
    const index = this.names.indexOf(name)
    if (index < 0) throw new Error(`nobody is called ${name}`)
    return index as Seat
  }

  /** The copy of a card, looked for with a seat first: hand, table (or the other way round), fight, anywhere. */
  copy(id: string, whose?: string, tableFirst = false): number {
    const { scene } = this
    const all = scene.deck.copies.map((_, copy) => copy).filter((copy) => scene.printed(copy).card.id === id)
    const seat = whose === undefined ? -1 : this.seat(whose)
    const found =
      all.find((copy) => seat >= 0 && tableFirst && zones.isOnTable(scene, copy, seat)) ??
      all.find((copy) => seat >= 0 && zones.isInHand(scene, copy, seat)) ??
      all.find((copy) => seat >= 0 && zones.isOnTable(scene, copy, seat)) ??
      all.find((copy) => zones.zoneOf(scene, copy) === zones.FIGHT) ??
      all.find((copy) => zones.zoneOf(scene, copy) === zones.POOL) ??
      all.find((copy) => zones.zoneOf(scene, copy) >= zones.TABLE) ??
      all[0]
    if (found === undefined) throw new Error(`there is no ${id}`)
    return found
  }

  gate(): number {
    return at.gates.number(this.state)
  }

  slot(id: string): number {
    for (let slot = 0; slot < this.state[at.MONSTER_COUNT]!; slot++)
      if (this.scene.printed(this.state[at.monsterCell(slot, at.MONSTER_COPY)]!).card.id === id) return slot
    throw new Error(`${id} is not in the fight`)
  }

  offers(name: string): MunchkinChoice[] {
    const out = new Int32Array(this.game.mostChoices)
    return [...out.subarray(0, this.game.choices(this.state, this.seat(name), out))].map((choice) => decode(choice)!)
  }

  /** Who is asked, and what. */
  asked(): { seats: string[]; decision: string } {
    const top = at.agenda.top(this.state)
    const seats = this.game.owing(this.state)
    const kind = frameKind(this.state[top]!)
    return {
      seats: this.names.filter((_, seat) => ((seats >> seat) & 1) === 1),
      decision: kind.decision(this.scene, top),
    }
  }

  level(name: string): number {
    return at.levelOf(this.state, this.seat(name))
  }

  #ids(first: number): string[] {
    return zones
      .list(this.scene, first)
      .map((copy) => this.scene.printed(copy).card.id)
      .reverse()
  }

  hand(name: string): string[] {
    return this.#ids(zones.handCopies(this.scene, this.seat(name)))
  }

  table(name: string): string[] {
    return this.#ids(zones.playCopies(this.scene, this.seat(name)))
  }

  pool(): string[] {
    return this.#ids(zones.poolCopies(this.scene))
  }

  has(name: string, id: string): boolean {
    return this.table(name).includes(id)
  }

  uses(name: string, id: string): boolean {
    return isUsed(this.scene, this.copy(id, name))
  }

  /** The cards of a pile, top first, fillers left out. */
  pile(zone: 'doorDeck' | 'doorDiscards' | 'treasureDeck' | 'treasureDiscards' | 'cultPile'): string[] {
    const pile = this.scene.piles[zone]
    return [...this.state.subarray(pile + 1, pile + 1 + this.state[pile]!)]
      .reverse()
      .map((copy) => this.scene.printed(copy).card.id)
      .filter((id) => !id.startsWith('filler'))
  }

  strength(name: string): number {
    return strengthOf(this.scene, this.seat(name))
  }

  figure(name: string, wanted: Parameters<typeof figure>[2]): number {
    return figure(this.scene, this.seat(name), wanted)
  }

  monster(id: string): number {
    return monsterStrength(this.scene, this.slot(id))
  }

  totals(): [players: number, monsters: number] {
    return [playersTotal(this.scene), monstersTotal(this.scene)]
  }

  winning(): boolean {
    return isWinning(this.scene)
  }

  fighting(): boolean {
    return at.isFighting(this.state)
  }

  helper(): string | null {
    return this.names[at.helperSeat(this.state)] ?? null
  }

  active(): string {
    return this.names[this.state[at.ACTIVE]!]!
  }

  winners(): string[] {
    const seats = this.game.winners(this.state)
    return this.names.filter((_, seat) => ((seats >> seat) & 1) === 1)
  }

  over(): boolean {
    return this.game.over(this.state)
  }
}
