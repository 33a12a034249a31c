// A table set up for a test: seats by name, cards by id, luck by script. Real choices from then on.

import type { Card, Pack } from '@brouhaha/cards'
import {
  ACCEPTED,
  HOUSE,
  isRefusal,
  isSchemaError,
  type Play,
  type Refusal,
  type Seat,
  type State,
  Story,
} from '@brouhaha/table'
import { type Script, type ScriptedChance, scripted } from '@brouhaha/testkit'
import { expect } from 'vitest'
import { advance } from '../src/advance.ts'
import { decode, encodeNumber, type MunchkinChoice, readChoice, type Verb } from '../src/choice.ts'
import type { MunchkinHappening, Open } from '../src/events.ts'
import type { MunchkinForm } from '../src/form.ts'
import { TURN } from '../src/frames/frame.ts'
import { frameKind } from '../src/frames/registry.ts'
import { munchkin } from '../src/game.ts'
import * as at from '../src/layout.ts'
import { isUsed, mark, setHost, USED } from '../src/marks.ts'
import { beginCombat, enterFight } from '../src/rules/combat.ts'
import { figure } from '../src/rules/figures.ts'
import { canUse } from '../src/rules/slots.ts'
import { isWinning, monsterStrength, monstersTotal, playersTotal, strengthOf } from '../src/rules/totals.ts'
import type { Scene } from '../src/scene.ts'
import { Settings } from '../src/setting.ts'
import * as zones from '../src/zones.ts'
import { COMMON } from './fixture/cards.ts'

export interface SeatSpec {
  readonly level?: number
  readonly sex?: 'female' | 'male'
  readonly hand?: readonly string[]
  /** Items are in use if that is legal; `-id` lies sideways, `id@host` lies on another card. */
  readonly table?: readonly string[]
}

export interface TableSpec {
  readonly seats: Readonly<Record<string, SeatSpec>>
  /** Cards of this test beside the common ones. */
  readonly cards?: readonly Card[]
  readonly active?: string
  /** What lies on top of the decks and discards, top first. */
  readonly doors?: readonly string[]
  readonly treasures?: readonly string[]
  readonly doorDiscards?: readonly string[]
  readonly treasureDiscards?: readonly string[]
  readonly cultPile?: readonly string[]
  /** The active seat fights these. */
  readonly facing?: string | readonly string[]
  readonly helper?: string
  /** No cards below those that are named. */
  readonly bareDecks?: boolean
  /** Luck counted as on the table: dice from 1. */
  readonly rolls?: Readonly<Partial<Record<'runAway' | 'die' | 'loot' | 'buy' | 'hand', readonly number[]>>>
  readonly variants?: Record<string, boolean>
  readonly customs?: Record<string, boolean>
}

const FILLERS = 30
const FILLER = (deck: 'door' | 'treasure'): Card => ({
  kind: 'special',
  id: `filler-${deck}`,
  deck,
  copies: FILLERS,
  uses: [],
  en: { name: deck },
  fr: { name: deck },
})

const ARRANGE = 1
const TROUBLE = 3

/** Verbs about what already lies before a seat. */
const ON_TABLE: ReadonlySet<Verb> = new Set(['equip', 'lay', 'dropTrait', 'load', 'pick', 'shed', 'useAbility'])

type Named = Readonly<Record<string, string | number>>

export class Table {
  readonly scene: Scene
  readonly game
  readonly names: readonly string[]
  readonly #chance: ScriptedChance
  #story = new Story<MunchkinHappening>()

  constructor(boxes: readonly string[], spec: TableSpec) {
    this.names = Object.keys(spec.seats)
    const packs = boxes.map((box, index): Pack => ({ box, cards: index === 0 ? cardsFor(spec) : [] }))
    this.game = munchkin(packs)
    const { rolls = {} } = spec
    const script = Object.fromEntries(Object.entries(rolls).map(([name, list]) => [name, list.map((roll) => roll - 1)]))
    this.#chance = scripted(Object.keys(at.draws), script as Script)
    const options = { boxes, first: 0, variants: spec.variants ?? {}, ...spec.customs }
    const created = this.game.create({ seats: this.names.length, options, seed: new Int32Array(8) }, this.#play)
    if (isRefusal(created) || isSchemaError(created)) throw new Error(JSON.stringify(created))
    this.scene = new Settings(packs).scene(created[at.BOXES_IN_PLAY]!, created[at.SWITCHES]!)
    this.scene.state = created
    this.#arrange(spec)
  }

  get state(): State {
    return this.scene.state
  }

  get #play(): Play<MunchkinHappening> {
    return { chance: this.#chance, story: this.#story }
  }

  #arrange(spec: TableSpec): void {
    const { scene, state } = this
    const active = this.seat(spec.active ?? this.names[0]!)
    scene.play = { chance: this.#chance, story: null }
    while (at.agenda.height(state) > 0) at.agenda.pop(state)
    state[at.ACTIVE] = active
    state[at.TURN_NUMBER] = 1
    at.agenda.push(state, TURN, spec.facing === undefined ? ARRANGE : TROUBLE, spec.facing === undefined ? 0 : 1)
    for (let copy = 0; copy < scene.deck.copies.length; copy++)
      zones.move(scene, copy, scene.printed(copy).isDoor ? zones.DOOR_DECK : zones.TREASURE_DECK)
    for (const [name, { level = 1, sex = 'female', hand = [], table = [] }] of Object.entries(spec.seats)) {
      const seat = this.seat(name)
      state[at.seatAt(seat) + at.LEVEL] = level
      state[at.seatAt(seat) + at.SEX] = scene.profile.asksSex ? (sex === 'female' ? 1 : 2) : 0
      for (const id of table) this.#lay(seat, id)
      for (const id of hand) this.#hold(seat, id)
    }
    this.#stack(spec.doors, zones.DOOR_DECK, spec.bareDecks)
    this.#stack(spec.treasures, zones.TREASURE_DECK, spec.bareDecks)
    for (const id of [...(spec.doorDiscards ?? [])].reverse()) zones.move(scene, this.#spare(id), zones.DOOR_DISCARDS)
    for (const id of [...(spec.treasureDiscards ?? [])].reverse())
      zones.move(scene, this.#spare(id), zones.TREASURE_DISCARDS)
    for (const id of spec.cultPile ?? []) zones.move(scene, this.#spare(id), zones.CULT_PILE)
    state[at.UNSETTLED] = 0
    state[at.SALE_SEEN] = zones.topOf(scene, zones.DOOR_DISCARDS) + 1
    state[at.CULT_SEEN] = this.names.filter((name) => this.has(name, 'cultist')).length
    this.#beginFight(spec, active)
    advance(scene)
    this.#story = new Story()
    scene.play = this.#play
  }

  #beginFight({ facing, helper }: TableSpec, active: number): void {
    if (facing === undefined) return
    const [first, ...others] = typeof facing === 'string' ? [facing] : facing
    beginCombat(this.scene, active, this.#spare(first!), false)
    for (const id of others) enterFight(this.scene, this.#spare(id), active, 'wandering')
    if (helper !== undefined) this.state[at.HELPER] = this.seat(helper) + 1
  }

  /** Puts cards on top of a deck; the rest stays below, or goes nowhere at all. */
  #stack(ids: readonly string[] | undefined, zone: number, bare: boolean | undefined): void {
    const { scene } = this
    const wanted = [...(ids ?? [])].reverse().map((id) => this.#spare(id, zone))
    if (bare)
      while (zones.pileCount(scene, zone) > wanted.length) {
        const copy = zones.inPile(scene, zone, zones.pileCount(scene, zone) - 1)
        if (!wanted.includes(copy)) zones.move(scene, copy, zones.ASIDE)
        else zones.move(scene, copy, zone)
      }
    for (const copy of wanted) {
      zones.move(scene, copy, zones.ASIDE)
      zones.move(scene, copy, zone)
    }
  }

  readonly #taken = new Set<number>()

  /** A copy of a card that this set-up has not used yet. */
  #spare(id: string, _zone?: number): number {
    const copy = this.scene.deck.copies.findIndex((printed, index) => printed.card.id === id && !this.#taken.has(index))
    if (copy < 0) throw new Error(`no copy of ${id} is left`)
    this.#taken.add(copy)
    return copy
  }

  #lay(seat: number, written: string): void {
    const sideways = written.startsWith('-')
    const [id, host] = written.replace(/^-/, '').split('@')
    const copy = this.#spare(id!)
    zones.move(this.scene, copy, zones.TABLE + seat)
    if (host !== undefined) setHost(this.scene, copy, this.copy(host, this.names[seat]!))
    const { kind } = this.scene.printed(copy)
    if (kind === 'item' && !sideways && canUse(this.scene, seat, copy) === ACCEPTED) mark(this.scene, copy, USED, true)
  }

  #hold(seat: number, id: string): void {
    zones.moveHidden(this.scene, this.#spare(id), zones.HAND + seat, (1 << seat) as never)
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

  /** A choice by names: `t.choice('ana', 'curse', { copy: 'lose-level', seat: 'bob' })`. */
  choice(name: string, verb: Verb, named: Named = {}): number {
    const given = Object.fromEntries(
      Object.entries(named).map(([field, value]) => {
        if (typeof value === 'number') return [field, value]
        if (field === 'seat') return [field, this.seat(value)]
        if (field === 'slot') return [field, this.slot(value)]
        if (field === 'replaced') return ['other', this.copy(value, name, verb !== 'playMulti') + 1]
        if (field === 'index' && this.names.includes(value)) return [field, this.seat(value)]
        return [field, this.copy(value, name, ON_TABLE.has(verb))]
      }),
    )
    const zeros = { copy: 0, seat: 0, other: 0, slot: 0, side: 0, use: 0, index: 0, gate: 0, number: this.gate() }
    const reading = readChoice({ ...zeros, ...given, type: verb })
    if (reading.kind !== 'choice') throw new Error(JSON.stringify(reading))
    return reading.choice
  }

  gate(): number {
    return at.gates.number(this.state)
  }

  slot(id: string): number {
    for (let slot = 0; slot < this.state[at.MONSTER_COUNT]!; slot++)
      if (this.scene.printed(this.state[at.monsterAt(slot) + at.MONSTER_COPY]!).card.id === id) return slot
    throw new Error(`${id} is not in the fight`)
  }

  #apply(name: string, choice: number): number {
    const seat = name === 'house' ? HOUSE : this.seat(name)
    const verdict = this.game.apply(this.state, seat, choice, this.#play)
    if (verdict === ACCEPTED) expect(this.game.faults(this.state)).toEqual([])
    return verdict
  }

  choose(name: string, verb: Verb, named: Named = {}): this {
    const verdict = this.#apply(name, this.choice(name, verb, named))
    if (verdict !== ACCEPTED) throw new Error(`${name}: ${verb} was refused: ${this.#words(verdict)}`)
    return this
  }

  #words(verdict: number): string {
    const { rule, says } = this.game.refusals[verdict]!
    return `${rule} ${says.en}`
  }

  /** The rule by which a choice is refused; it fails if the choice is accepted or changes anything. */
  refused(name: string, verb: Verb, named: Named = {}): string {
    const before = this.state.slice()
    const verdict = this.#apply(name, this.choice(name, verb, named))
    expect(verdict, `${name}: ${verb} was accepted`).not.toBe(ACCEPTED)
    expect(this.state).toEqual(before)
    return this.game.refusals[verdict]!.rule
  }

  send(name: string, form: MunchkinForm): this {
    const verdict = this.game.applyForm(this.state, this.seat(name), form, this.#play)
    if (verdict !== ACCEPTED) throw new Error(`${name}: ${form.type} was refused: ${this.#words(verdict)}`)
    expect(this.game.faults(this.state)).toEqual([])
    return this
  }

  refusedForm(name: string, form: MunchkinForm): Refusal {
    const before = this.state.slice()
    const verdict = this.game.applyForm(this.state, this.seat(name), form, this.#play)
    expect(verdict, `${name}: ${form.type} was accepted`).not.toBe(ACCEPTED)
    expect(this.state).toEqual(before)
    return this.game.refusals[verdict]!
  }

  /** Whether a choice would be accepted; nothing is changed. */
  would(name: string, verb: Verb, named: Named = {}): boolean {
    const kept = this.state.slice()
    const verdict = this.#apply(name, this.choice(name, verb, named))
    this.state.set(kept)
    return verdict === ACCEPTED
  }

  wouldSend(name: string, form: MunchkinForm): boolean {
    const kept = this.state.slice()
    const verdict = this.game.applyForm(this.state, this.seat(name), form, this.#play)
    this.state.set(kept)
    return verdict === ACCEPTED
  }

  /** The house closes the open gate. */
  close(): this {
    const verdict = this.#apply('house', encodeNumber('closeGate', this.gate()))
    if (verdict !== ACCEPTED) throw new Error(`no gate closes: ${this.#words(verdict)}`)
    return this
  }

  /** Claims the kill and lets the window pass. */
  win(name: string): this {
    return this.choose(name, 'claim').close()
  }

  offers(name: string): MunchkinChoice[] {
    const out = new Int32Array(this.game.mostChoices)
    return [...out.subarray(0, this.game.choices(this.state, this.seat(name), out))].map((choice) => decode(choice)!)
  }

  /** Whether a verb (with what it names, if given) is on offer. */
  offered(name: string, verb: Verb, named?: Named): boolean {
    if (named === undefined) return this.offers(name).some(({ type }) => type === verb)
    const wanted = this.choice(name, verb, named)
    const out = new Int32Array(this.game.mostChoices)
    return out.subarray(0, this.game.choices(this.state, this.seat(name), out)).includes(wanted)
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
    return this.state[at.COMBAT_ON] === 1
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

  /** What happened since the table was set, as everybody hears it. */
  events(): Open[] {
    return this.#story.events.map(({ open }) => open)
  }

  types(): string[] {
    return this.events().map(({ type }) => type)
  }

  /** The script was used up. */
  finish(): void {
    this.#chance.finish()
  }
}

function cardsFor(spec: TableSpec): Card[] {
  const cards = [...COMMON, ...(spec.cards ?? [])]
  const named = [
    ...Object.values(spec.seats).flatMap(({ hand = [], table = [] }) => [...hand, ...table]),
    ...[spec.doors, spec.treasures, spec.doorDiscards, spec.treasureDiscards, spec.cultPile].flatMap(
      (ids) => ids ?? [],
    ),
    ...(typeof spec.facing === 'string' ? [spec.facing] : (spec.facing ?? [])),
  ].map((id) => id.replace(/^-/, '').split('@')[0]!)
  for (const id of named) if (!cards.some((card) => card.id === id)) throw new Error(`no card is called ${id}`)
  const used = cards.map((card) => ({ ...card, copies: named.filter((id) => id === card.id).length }))
  return [...used.filter(({ copies }) => copies > 0), FILLER('door'), FILLER('treasure')]
}

export const table = (boxes: string, spec: TableSpec): Table => new Table(boxes.split('+'), spec)
