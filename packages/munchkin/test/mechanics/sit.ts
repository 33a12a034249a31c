// Cards as strangers write them: plain JSON, read by `readPack`, played at a table. Short forms leave the names to the id.

import { type Card, type Pack, readPack } from '@brouhaha/cards'
import type { Play, State } from '@brouhaha/table'
import { scripted } from '@brouhaha/testkit'
import type { MunchkinHappening } from '../../src/events.ts'
import { type MunchkinGame, munchkin } from '../../src/game.ts'
import * as at from '../../src/layout.ts'
import { COMMON } from '../fixture/cards.ts'
import { type SeatSpec, Table, type TableSpec } from '../table.ts'
import { keep } from './examples.ts'

export type Raw = Readonly<Record<string, unknown>>

const worded = (id: string, rest: Raw): Raw => ({ id, en: { name: id }, fr: { name: id }, ...rest })

const of =
  (kind: string, deck: string) =>
  (id: string, rest: Raw = {}): Raw =>
    worded(id, { kind, deck, ...rest })

export const monster = (id: string, level: number, rest: Raw = {}): Raw =>
  of('monster', 'door')(id, { level, treasures: 1, badStuff: [], ...rest })
export const curse = (id: string, ...effect: readonly Raw[]): Raw => of('curse', 'door')(id, { effect })
export const enhancer = of('enhancer', 'door')
export const race = (id: string, rest: Raw = {}): Raw => of('race', 'door')(id, { trait: id, ...rest })
export const characterClass = (id: string, rest: Raw = {}): Raw => of('class', 'door')(id, { trait: id, ...rest })
export const item = (id: string, rest: Raw = {}): Raw => of('item', 'treasure')(id, { value: 300, ...rest })
export const acolyte = of('acolyte', 'treasure')
export const attachment = of('attachment', 'treasure')
export const special = (id: string, uses: readonly Raw[], rest: Raw = {}): Raw =>
  of('special', 'treasure')(id, { uses, ...rest })
/** Played once, in a window, for these effects. */
export const shot = (id: string, use: string, ...effect: readonly Raw[]): Raw =>
  of('oneShot', 'treasure')(id, { value: 100, uses: [{ use, effect }] })

export const strengthen = (side: string, add: unknown): Raw => ({ do: 'strengthen', side, add })
export const gain = (levels: unknown, to?: unknown): Raw => ({
  do: 'gainLevels',
  levels,
  ...(to !== undefined && { to }),
})
export const lose = (levels: unknown, from?: unknown): Raw => ({
  do: 'loseLevels',
  levels,
  ...(from !== undefined && { from }),
})
export const discard = (cards: Raw, rest: Raw = {}): Raw => ({ do: 'discard', cards, ...rest })
export const take = (cards: Raw, to: unknown, rest: Raw = {}): Raw => ({ do: 'take', cards, to, ...rest })
export const given = (when: Raw, then: readonly Raw[], otherwise?: readonly Raw[]): Raw => ({
  do: 'if',
  when,
  then,
  ...(otherwise && { else: otherwise }),
})
export const stay = (until: unknown, abilities: readonly Raw[], rest: Raw = {}): Raw => ({
  do: 'stay',
  until,
  abilities,
  ...rest,
})

export interface Setting extends Omit<TableSpec, 'cards' | 'seats'> {
  readonly box?: string
  readonly ana?: SeatSpec
  readonly bob?: SeatSpec
  readonly cyd?: SeatSpec
}

/** The cards of a pack that readPack has nothing against. */
const read = (cards: readonly Raw[]): readonly Card[] => readBeside(cards, [{ box: 'common', cards: COMMON }])

export function readBeside(cards: readonly Raw[], besides: readonly Pack[]): readonly Card[] {
  const plain: unknown = JSON.parse(JSON.stringify({ box: 'test', cards }))
  const reading = readPack(plain, besides)
  if ('faults' in reading) throw new Error(JSON.stringify(reading.faults))
  return reading.pack.cards
}

/** Ana, Bob and Cyd sit down with these cards beside the common ones; it is Ana's turn. */
export function sit(
  cards: readonly Raw[],
  { box = 'base', ana = {}, bob = {}, cyd = {}, ...spec }: Setting = {},
): Table {
  keep(cards, box)
  return new Table([box], { ...spec, seats: { ana, bob, cyd }, cards: read(cards) })
}

/** Bob curses Ana with the first card, and whatever it does is done. */
export function cursed(card: Raw, spec: Setting = {}, others: readonly Raw[] = []): Table {
  const id = String(card.id)
  const t = sit([card, ...others], { ...spec, bob: { ...spec.bob, hand: [id, ...(spec.bob?.hand ?? [])] } })
  return t.choose('bob', 'curse', { copy: id, seat: 'ana' })
}

/** Ana has to run from the first card, rolls a 1 and is caught. */
export function caught(card: Raw, spec: Setting = {}, others: readonly Raw[] = []): Table {
  const rolls = { ...spec.rolls, runAway: spec.rolls?.runAway ?? [1] }
  const t = sit([card, ...others], { ...spec, rolls, facing: String(card.id) })
  return t.choose('ana', 'run').choose('ana', 'roll', { slot: 0 })
}

/** Three seats whose opening hands were dealt out of these cards and some fillers. */
export function dealt(cards: readonly Raw[]): { readonly game: MunchkinGame; readonly state: State } {
  keep(cards, 'zombies')
  const filler = special('filler', [{ use: 'any', effect: [] }], { copies: 30 })
  const game = munchkin([{ box: 'zombies', cards: read([...cards, filler]) }])
  const chance = scripted(Object.keys(at.draws), {})
  const play: Play<MunchkinHappening> = { chance, story: null }
  const options = { boxes: ['zombies'], first: 0 }
  const state = game.create({ seats: 3, options, seed: new Int32Array(8) }, play)
  if (!(state instanceof Int32Array)) throw new Error(JSON.stringify(state))
  return { game, state }
}

/** The levels of everybody then. */
export function opening(cards: readonly Raw[]): number[] {
  const { state } = dealt(cards)
  return [0, 1, 2].map((seat) => at.levelOf(state, seat))
}
