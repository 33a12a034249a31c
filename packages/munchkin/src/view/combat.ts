// The combat as everybody sees it: MK-COMBAT-01 to -06, -16, MK-HELP-02, MK-INT-02.

import { listSeats, type Seats } from '@brouhaha/table'
import type { Terms } from '../form.ts'
import {
  CHASED,
  CONTRACT_HELPER_FIRST,
  CONTRACT_IF_LOST,
  CONTRACT_ITEMS,
  CONTRACT_TREASURES,
  FROM_HAND,
  HELPER_FORCED,
  helperSeat,
  isFighting,
  MAIN,
  MONSTERS_BONUS,
  MOST_PROMISED,
  PLAYERS_BONUS,
  SAVED_LEVELS,
  SAVED_TREASURES,
  SEATS,
  seatAt,
} from '../layout.ts'
import { AGAINST, addedBy, isMarked, KILLED } from '../marks.ts'
import { fleeBonus } from '../rules/flee.ts'
import { DIE, flightFrame, isInsideRoll, runnerSeat, SLOT } from '../rules/flight.ts'
import { treasuresOf } from '../rules/joining.ts'
import { enhancersOf, monsterCopy, monsterCount, monsterText } from '../rules/monsters.ts'
import { hasSworn } from '../rules/pacts.ts'
import { isWinning, monsterStrength, monstersTotal, playersTotal } from '../rules/totals.ts'
import type { Scene } from '../scene.ts'
import { fightCopies, list } from '../zones.ts'
import { type CardView, viewCard } from './cards.ts'

export interface MonsterView extends CardView {
  /** The card whose text it has: its own, or the one that it was cloned from. */
  readonly text: string
  readonly strength: number
  readonly treasures: number
  readonly enhancers: readonly CardView[]
  readonly noEscape: boolean
}

/** A card that was played for a side, and what it adds. */
export interface PlayedView extends CardView {
  readonly side: 'players' | 'monsters'
  readonly adds: number
}

export interface FighterView {
  readonly seat: number
  /** What is added to a roll to run away, monster by monster; and which are still to be rolled for. */
  readonly flee: readonly number[]
  readonly chased: readonly number[]
}

export interface CombatView {
  readonly main: number
  readonly helper: number | null
  readonly helperForced: boolean
  readonly fromHand: boolean
  readonly monsters: readonly MonsterView[]
  readonly played: readonly PlayedView[]
  /** Bonuses that no card of the fight stands for. */
  readonly paid: { readonly players: number; readonly monsters: number }
  readonly fighters: readonly FighterView[]
  readonly totals: { readonly players: number; readonly monsters: number }
  readonly winning: boolean
  readonly contract: Terms | null
  readonly saved: { readonly treasures: number; readonly levels: number }
  readonly killed: readonly CardView[]
  readonly sworn: readonly { readonly seat: number; readonly not: 'help' | 'interfere' }[]
  /** Who runs, from which monster, and the die that lies there. */
  readonly roll: { readonly seat: number; readonly slot: number; readonly die: number } | null
}

const PLAYED_KINDS: ReadonlySet<string> = new Set(['oneShot', 'special'])

function viewMonster(scene: Scene, slot: number): MonsterView {
  const text = monsterText(scene, slot)
  return {
    ...viewCard(scene, monsterCopy(scene, slot)),
    text: text.card.id,
    strength: monsterStrength(scene, slot),
    treasures: treasuresOf(scene, slot),
    enhancers: enhancersOf(scene, slot).map((copy) => viewCard(scene, copy)),
    noEscape: text.noEscape,
  }
}

function viewContract({ state }: Scene): Terms | null {
  const items = Array.from({ length: MOST_PROMISED }, (_, i) => state[CONTRACT_ITEMS + i]! - 1).filter(
    (copy) => copy >= 0,
  )
  const treasures = state[CONTRACT_TREASURES]!
  if (helperSeat(state) < 0) return null
  return {
    items,
    treasures,
    helperPicksFirst: state[CONTRACT_HELPER_FIRST] !== 0,
    evenIfLost: state[CONTRACT_IF_LOST] !== 0,
  }
}

function viewRoll(scene: Scene): CombatView['roll'] {
  if (!isInsideRoll(scene)) return null
  const frame = flightFrame(scene)
  return { seat: runnerSeat(scene, frame), slot: scene.state[frame + SLOT]!, die: scene.state[frame + DIE]! }
}

export function viewCombat(scene: Scene): CombatView | null {
  const { state } = scene
  if (!isFighting(state)) return null
  const main = state[MAIN]!
  const helper = helperSeat(state)
  const slots = Array.from({ length: monsterCount(scene) }, (_, slot) => slot)
  const fight = list(scene, fightCopies(scene))
  return {
    main,
    helper: helper < 0 ? null : helper,
    helperForced: state[HELPER_FORCED] !== 0,
    fromHand: state[FROM_HAND] !== 0,
    monsters: slots.map((slot) => viewMonster(scene, slot)),
    played: fight
      .filter((copy) => PLAYED_KINDS.has(scene.printed(copy).kind))
      .map((copy) => ({
        ...viewCard(scene, copy),
        side: isMarked(scene, copy, AGAINST) ? 'monsters' : 'players',
        adds: addedBy(scene, copy),
      })),
    paid: { players: state[PLAYERS_BONUS]!, monsters: state[MONSTERS_BONUS]! },
    fighters: (helper < 0 ? [main] : [main, helper]).map((seat) => ({
      seat,
      flee: slots.map((slot) => fleeBonus(scene, seat, slot)),
      chased: listSeats(state[seatAt(seat) + CHASED]! as Seats),
    })),
    totals: { players: playersTotal(scene), monsters: monstersTotal(scene) },
    winning: isWinning(scene),
    contract: viewContract(scene),
    saved: { treasures: state[SAVED_TREASURES]!, levels: state[SAVED_LEVELS]! },
    killed: fight.filter((copy) => isMarked(scene, copy, KILLED)).map((copy) => viewCard(scene, copy)),
    sworn: Array.from({ length: state[SEATS]! }, (_, seat) => seat).flatMap((seat) =>
      (['help', 'interfere'] as const).filter((not) => hasSworn(scene, seat, not)).map((not) => ({ seat, not })),
    ),
    roll: viewRoll(scene),
  }
}
