// A table set up for a test: seats by name, cards by id, luck by script. Real choices from then on.

import type { Pack } from '@brouhaha/cards'
import {
  ACCEPTED,
  type Heard,
  HOUSE,
  isRefusal,
  isSchemaError,
  listen,
  type Play,
  type Refusal,
  Story,
} from '@brouhaha/table'
import { type Script, type ScriptedChance, scripted } from '@brouhaha/testkit'
import { expect } from 'vitest'
import { encodeNumber, readChoice, type Verb } from '../src/choice.ts'
import type { MunchkinHappening, Open } from '../src/events.ts'
import type { MunchkinForm } from '../src/forms/form.ts'
import { munchkin } from '../src/game.ts'
import * as at from '../src/layout.ts'
import { Settings } from '../src/setting.ts'
import { arrange } from './table/arrange.ts'
import { Glance } from './table/glance.ts'
import { cardsFor, type TableSpec } from './table/spec.ts'

export type { SeatSpec, TableSpec } from './table/spec.ts'

/** Verbs about what already lies before a seat. */
const ON_TABLE: ReadonlySet<Verb> = new Set(['equip', 'lay', 'dropTrait', 'load', 'pick', 'shed', 'useAbility'])

type Named = Readonly<Record<string, string | number>>

export class Table extends Glance {
  readonly #chance: ScriptedChance
  readonly #story = new Story<MunchkinHappening>()

  constructor(boxes: readonly string[], spec: TableSpec) {
    const names = Object.keys(spec.seats)
    const packs = boxes.map((box, index): Pack => ({ box, cards: index === 0 ? cardsFor(spec) : [] }))
    const game = munchkin(packs)
    const { rolls = {} } = spec
    const script = Object.fromEntries(Object.entries(rolls).map(([name, list]) => [name, list.map((roll) => roll - 1)]))
    const chance = scripted(Object.keys(at.draws), script as Script)
    const options = { boxes, first: 0, variants: spec.variants ?? {}, ...spec.customs }
    const setup = { seats: names.length, options, seed: new Int32Array(8) }
    const created = game.create(setup, { chance, story: null })
    if (isRefusal(created) || isSchemaError(created)) throw new Error(JSON.stringify(created))
    const settings = new Settings(packs)
    super(settings.scene(created, { chance, story: null }), game, names)
    this.#chance = chance
    arrange(this, spec)
    this.scene = settings.scene(created, this.#play)
  }

  get #play(): Play<MunchkinHappening> {
    return { chance: this.#chance, story: this.#story }
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

  /** Whether a verb (with what it names, if given) is on offer. */
  offered(name: string, verb: Verb, named?: Named): boolean {
    if (named === undefined) return this.offers(name).some(({ type }) => type === verb)
    const wanted = this.choice(name, verb, named)
    const out = new Int32Array(this.game.mostChoices)
    return out.subarray(0, this.game.choices(this.state, this.seat(name), out)).includes(wanted)
  }

  /** What happened since the table was set, as everybody hears it. */
  events(): Open[] {
    return this.#story.events.map(({ open }) => open)
  }

  /** What one seat heard of it. */
  heard(name: string): Heard<MunchkinHappening>[] {
    return listen(this.#story.events, this.seat(name))
  }

  /** Whether something happened since the table was set that nobody may take back. */
  isFinal(): boolean {
    return this.#story.irreversible
  }

  types(): string[] {
    return this.events().map(({ type }) => type)
  }

  /** The script was used up. */
  finish(): void {
    this.#chance.finish()
  }
}

export const table = (boxes: string, spec: TableSpec): Table => new Table(boxes.split('+'), spec)
