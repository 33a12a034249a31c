// What can be seen of a table: every card and where it lies, every seat and what it counts for, the fight, the turn. Two of them are
// compared name by name.

import type { Ban, Card, Figure, Permission } from '@brouhaha/cards'
import { cell } from '../../src/block.ts'
import { countersOf } from '../../src/counters.ts'
import * as at from '../../src/layout.ts'
import { AGAINST, hostOf, isMarked, isStaying, isUsed, KILLED, killedText } from '../../src/marks.ts'
import { figure, isBanned, permits } from '../../src/rules/card/figures.ts'
import { monsterStrength, monstersTotal, playersTotal, strengthOf } from '../../src/rules/combat/totals.ts'
import { DIE as FLIGHT_DIE, flightFrame } from '../../src/rules/flee/flight.ts'
import { hasTrait } from '../../src/rules/identity/traits.ts'
import { extraAfter, isExtra } from '../../src/rules/turn/extra.ts'
import { ENDING, stageOf } from '../../src/rules/turn/stages.ts'
import { isFleeing } from '../../src/timing.ts'
import * as zones from '../../src/zones.ts'
import type { Stage } from './stage.ts'

export type Where =
  | 'doorDeck'
  | 'treasureDeck'
  | 'doorDiscards'
  | 'treasureDiscards'
  | 'cultPile'
  | 'fight'
  | 'aside'
  | 'pool'
  | `hand ${number}`
  | `table ${number}`

export interface CardFacts {
  readonly card: Card
  readonly where: Where
  readonly isUsed: boolean
  readonly isAgainst: boolean
  readonly isStaying: boolean
  readonly isKilled: boolean
  readonly host: number
  readonly counters: number
  /** Seats that know its face, one bit each. */
  readonly known: number
}

export interface SeatFacts {
  readonly level: number
  readonly sex: number
  readonly isAlive: boolean
  readonly traits: readonly string[]
  readonly skips: number
  readonly noLoot: boolean
  readonly isSafe: boolean
  readonly flee: number
  readonly strength: number
  readonly figures: Readonly<Record<string, number>>
  readonly permits: readonly string[]
  readonly bans: readonly string[]
}

export interface Facts {
  readonly cards: readonly CardFacts[]
  readonly seats: readonly SeatFacts[]
  /** Top first. */
  readonly piles: Readonly<Record<'doorDeck' | 'treasureDeck' | 'doorDiscards' | 'treasureDiscards', readonly number[]>>
  readonly isFighting: boolean
  readonly isFleeing: boolean
  readonly main: number
  readonly helper: number
  readonly monsters: readonly { readonly copy: number; readonly text: number; readonly strength: number }[]
  /** The texts of those that were killed in a fight that is won, as long as they lie there. */
  readonly fallen: readonly number[]
  readonly players: number
  readonly against: number
  readonly savedTreasures: number
  readonly kills: number
  readonly shared: number
  readonly active: number
  readonly turn: number
  readonly winners: number
  readonly flightDie: number
  /** Who takes an extra turn after this one, or -1; whether this one is extra. */
  readonly extraTurn: number
  readonly isExtra: boolean
  /** The turn is over once nothing else is to be done. */
  readonly isEnding: boolean
}

const FIGURES: readonly Figure[] = [
  'strength',
  'flee',
  'treasures',
  'handLimit',
  'hands',
  'bigLimit',
  'complexLimit',
  'acolyteLimit',
  'priceTimes',
  'dice',
]
const PERMISSIONS: readonly Permission[] = [
  'winTies',
  'secondDoor',
  'levelForHelping',
  'anyBig',
  'anyComplex',
  'askWhileWinning',
  'equipInCombat',
  'ignoreDrawbacks',
  'noDoorCurses',
  'noCurses',
  'lootAfterFight',
  'traitsAnyTime',
]
const BANS: readonly Ban[] = [
  'helping',
  'beingHelped',
  'receiving',
  'looting',
  'refusingHelp',
  'beingPaid',
  'holdingBack',
  'beingRobbed',
  'beingStolen',
  'beingLost',
  'selling',
  'fleeing',
]
const PLACES = [
  'aside',
  'doorDeck',
  'treasureDeck',
  'doorDiscards',
  'treasureDiscards',
  'cultPile',
  'fight',
  'aside',
  'pool',
] as const

const whereIs = (zone: number): Where =>
  zone >= zones.TABLE ? `table ${zone - zones.TABLE}` : zone >= zones.HAND ? `hand ${zone - zones.HAND}` : PLACES[zone]!

export function factsOf(stage: Stage): Facts {
  const { scene, state } = stage
  const { deck } = scene
  const seats = Array.from(
    { length: state[at.SEATS]! },
    (_, seat): SeatFacts => ({
      level: at.levelOf(state, seat),
      sex: state[at.seatCell(seat, at.SEX)]!,
      isAlive: at.lifeOf(state, seat) !== at.DEAD,
      traits: deck.traits.filter((_trait, index) => hasTrait(scene, seat, index)),
      skips: state[at.seatCell(seat, at.SKIPS)]!,
      noLoot: (state[at.seatCell(seat, at.TURN_MARKS)]! & at.NO_LOOT) !== 0,
      isSafe: (state[at.seatCell(seat, at.TURN_MARKS)]! & at.SAFE) !== 0,
      flee: state[at.seatCell(seat, at.FLEE_PAID)]!,
      strength: strengthOf(scene, seat),
      figures: Object.fromEntries(FIGURES.map((name) => [name, figure(scene, seat, name)])),
      permits: PERMISSIONS.filter((name) => permits(scene, seat, name)),
      bans: BANS.filter((name) => isBanned(scene, seat, name)),
    }),
  )
  const pile = (zone: number): number[] =>
    Array.from({ length: zones.pileCount(scene, zone) }, (_, depth) => zones.inPile(scene, zone, depth))
  const isFighting = at.isFighting(state)
  /** Also once nobody has won, until its cards are gone. */
  const isThere = isFighting || (at.isCombat(state) && state[at.MONSTER_COUNT]! > 0)
  const flight = flightFrame(scene)
  return {
    cards: deck.copies.map((printed, copy) => ({
      card: printed.card,
      where: whereIs(zones.zoneOf(scene, copy)),
      isUsed: zones.zoneOf(scene, copy) >= zones.TABLE && isUsed(scene, copy),
      isAgainst: isMarked(scene, copy, AGAINST),
      isStaying: isStaying(scene, copy),
      isKilled: isMarked(scene, copy, KILLED),
      host: zones.zoneOf(scene, copy) >= zones.TABLE ? hostOf(scene, copy) : -1,
      counters: countersOf(scene, copy),
      known: state[scene.knownAt + copy]!,
    })),
    seats,
    piles: {
      doorDeck: pile(zones.DOOR_DECK),
      treasureDeck: pile(zones.TREASURE_DECK),
      doorDiscards: pile(zones.DOOR_DISCARDS),
      treasureDiscards: pile(zones.TREASURE_DISCARDS),
    },
    isFighting,
    isFleeing: isFleeing(scene),
    main: at.isCombat(state) ? state[at.MAIN]! : -1,
    helper: at.isCombat(state) ? at.helperSeat(state) : -1,
    monsters: isThere
      ? Array.from({ length: state[at.MONSTER_COUNT]! }, (_, slot) => ({
          copy: state[at.monsterCell(slot, at.MONSTER_COPY)]!,
          text: state[at.monsterCell(slot, at.MONSTER_TEXT)]!,
          strength: monsterStrength(scene, slot),
        }))
      : [],
    fallen: at.isPaidOut(state)
      ? deck.copies.flatMap((_, copy) =>
          isMarked(scene, copy, KILLED) && zones.zoneOf(scene, copy) === zones.FIGHT ? [killedText(scene, copy)] : [],
        )
      : [],
    players: isThere ? playersTotal(scene) : 0,
    against: isThere ? monstersTotal(scene) : 0,
    savedTreasures: state[at.SAVED_TREASURES]!,
    kills: state[at.KILLS]!,
    shared: state[at.SHARED_AMONG]!,
    active: state[at.ACTIVE]!,
    turn: state[at.TURN_NUMBER]!,
    winners: stage.game.winners(state),
    extraTurn: extraAfter(scene),
    isExtra: isExtra(scene),
    isEnding: stageOf(scene) >= ENDING,
    flightDie: flight < 0 ? 0 : state[cell(flight, FLIGHT_DIE)]!,
  }
}

/** Follows from other things: told only where something is said about it. */
export const isDerived = (name: string): boolean =>
  /^(players|against|strength|figures|traits|permits|bans|monsterStrength|pile)/.test(name)

/** Each fact by its name. */
export function named(facts: Facts): Map<string, unknown> {
  const all = new Map<string, unknown>()
  facts.cards.forEach((one, copy) => {
    all.set(`card ${copy}`, one.where)
    for (const name of ['isUsed', 'isAgainst', 'isStaying', 'isKilled', 'host', 'counters', 'known'] as const)
      all.set(`${name} ${copy}`, one[name])
  })
  facts.seats.forEach((one, seat) => {
    for (const [name, value] of Object.entries(one))
      all.set(`${name} ${seat}`, typeof value === 'object' ? JSON.stringify(value) : value)
  })
  for (const name of [
    'isFighting',
    'isFleeing',
    'main',
    'helper',
    'players',
    'against',
    'savedTreasures',
    'kills',
    'shared',
    'active',
    'turn',
    'winners',
    'flightDie',
    'isEnding',
    'extraTurn',
  ] as const)
    all.set(name, facts[name])
  all.set('monsters', JSON.stringify(facts.monsters.map(({ copy, text }) => [copy, text])))
  for (const { copy, strength } of facts.monsters) all.set(`monsterStrength ${copy}`, strength)
  for (const [name, copies] of Object.entries(facts.piles)) all.set(`pile ${name}`, copies.join(' '))
  return all
}

/** The names of what differs. */
export function differences(one: Facts, other: Facts): string[] {
  const [before, after] = [named(one), named(other)]
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name))
}
