// The combat as everybody sees it: MK-COMBAT-01 to -06, -16, MK-HELP-02, MK-INT-02.

import type { FightRule } from '@brouhaha/cards'
import { ACCEPTED, listSeats, NONE, type Seats } from '@brouhaha/table'
import { cell } from '../block.ts'
import type { Terms } from '../forms/form.ts'
import {
  CHASED,
  CONTRACT_HELPER_FIRST,
  CONTRACT_IF_LOST,
  CONTRACT_ITEMS,
  CONTRACT_TREASURES,
  FROM_HAND,
  HELPER,
  HELPER_FORCED,
  helperSeat,
  isFighting,
  MAIN,
  MONSTERS_BONUS,
  MOST_PROMISED,
  PLAYERS_BONUS,
  SAVED_LEVELS,
  SAVED_TREASURES,
  seatCell,
  seatsAtTable,
} from '../layout.ts'
import { AGAINST, addedBy, isMarked, KILLED } from '../marks.ts'
import { fightRules } from '../rules/card/active.ts'
import { bannedBy } from '../rules/card/figures.ts'
import { enhancersOf, monsterCopy, monsterCount, monsterText, slotOf } from '../rules/combat/monsters.ts'
import { isWinning, monsterStrength, monstersTotal, playersTotal } from '../rules/combat/totals.ts'
import { treasuresOf } from '../rules/combat/worth.ts'
import { fleeBonus } from '../rules/flee/flee.ts'
import { DIE, flightFrame, isInsideRoll, runnerSeat, SLOT } from '../rules/flee/flight.ts'
import { judgeFight, judgeHelper } from '../rules/help/helpers.ts'
import { hasSworn } from '../rules/interference/pacts.ts'
import type { Scene } from '../scene.ts'
import { fightCopies, list } from '../zones.ts'
import { type CardView, viewCard } from './cards.ts'
import { pursuerLines, runnerLines } from './lines/flight.ts'
import type { LineView } from './lines/line.ts'
import { monsterLines } from './lines/monster.ts'
import { monstersLines, playersLines, type TiesView, viewTies } from './lines/side.ts'
import { type SpoilsView, viewSpoils } from './spoils.ts'
import { suppose } from './suppose.ts'
import { type Totals, totalsOf } from './would.ts'

export interface MonsterView extends CardView {
  /** The card whose text it has: its own, or the one that it was cloned from. */
  readonly text: string
  readonly strength: number
  /** What adds up to it. */
  readonly lines: readonly LineView[]
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
  /** What is added to a roll to run away, monster by monster, and what adds up to it; and which are still to be rolled for. */
  readonly flee: readonly number[]
  readonly fleeLines: readonly (readonly LineView[])[]
  readonly chased: readonly number[]
  /** A card keeps this one from running away, whatever the die says: that one. */
  readonly cannotFlee: boolean
  readonly keptBy?: CardView
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
  readonly totals: Totals
  /** What adds up to each total; what adds up to a fighter stands with its seat, to a monster with the monster. */
  readonly sides: { readonly players: readonly LineView[]; readonly monsters: readonly LineView[] }
  readonly winning: boolean
  /** Who wins a tie for the players, and the card that says so. */
  readonly ties: TiesView | null
  /** Those who could help as things stand, and the totals with each of them. */
  readonly helpers: readonly { readonly seat: number; readonly totals: Totals }[]
  /** What winning it as it stands would bring. */
  readonly spoils: SpoilsView
  readonly contract: Terms | null
  readonly saved: { readonly treasures: number; readonly levels: number }
  readonly killed: readonly CardView[]
  readonly sworn: readonly { readonly seat: number; readonly not: 'help' | 'interfere' }[]
  /** Who runs, from which monster, and the die that lies there. */
  readonly roll: { readonly seat: number; readonly slot: number; readonly die: number } | null
}

const PLAYED_KINDS: ReadonlySet<string> = new Set(['oneShot', 'special'])

function viewMonster(scene: Scene, slot: number, rules: readonly FightRule[]): MonsterView {
  const text = monsterText(scene, slot)
  return {
    ...viewCard(scene, monsterCopy(scene, slot)),
    text: text.card.id,
    strength: monsterStrength(scene, slot, rules),
    lines: monsterLines(scene, slot, rules),
    treasures: treasuresOf(scene, slot),
    enhancers: enhancersOf(scene, slot).map((copy) => viewCard(scene, copy)),
    noEscape: text.noEscape,
  }
}

/** A clone keeps somebody by the text that it has. */
function viewKept(scene: Scene, seat: number): Pick<FighterView, 'cannotFlee' | 'keptBy'> {
  const copy = bannedBy(scene, seat, 'fleeing')
  if (copy === NONE) return { cannotFlee: false }
  const slot = slotOf(scene, copy)
  const { card } = slot === NONE ? scene.printed(copy) : monsterText(scene, slot)
  return { cannotFlee: true, keptBy: { copy, id: card.id } }
}

function viewFighter(scene: Scene, seat: number, slots: readonly number[]): FighterView {
  const runner = runnerLines(scene, seat)
  return {
    seat,
    ...viewKept(scene, seat),
    flee: slots.map((slot) => fleeBonus(scene, seat, slot)),
    fleeLines: slots.map((slot) => [...runner, ...pursuerLines(scene, slot)]),
    chased: listSeats(scene.state[seatCell(seat, CHASED)]! as Seats),
  }
}

function viewContract({ state }: Scene): Terms | null {
  const items = Array.from({ length: MOST_PROMISED }, (_, i) => state[CONTRACT_ITEMS + i]! - 1).filter(
    (copy) => copy !== NONE,
  )
  const treasures = state[CONTRACT_TREASURES]!
  if (helperSeat(state) === NONE) return null
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
  return { seat: runnerSeat(scene, frame), slot: scene.state[cell(frame, SLOT)]!, die: scene.state[cell(frame, DIE)]! }
}

function viewHelpers(scene: Scene): CombatView['helpers'] {
  if (judgeFight(scene) !== ACCEPTED) return []
  return seatsAtTable(scene.state)
    .filter((seat) => judgeHelper(scene, seat) === ACCEPTED)
    .map((seat) => ({
      seat,
      totals: suppose(
        scene,
        (supposed) => {
          supposed.state[HELPER] = seat + 1
        },
        totalsOf,
      ),
    }))
}

export function viewCombat(scene: Scene): CombatView | null {
  const { state } = scene
  if (!isFighting(state)) return null
  const main = state[MAIN]!
  const helper = helperSeat(state)
  const slots = Array.from({ length: monsterCount(scene) }, (_, slot) => slot)
  const fight = list(scene, fightCopies(scene))
  const fighters = helper === NONE ? [main] : [main, helper]
  const rules = fightRules(scene)
  return {
    main,
    helper: helper === NONE ? null : helper,
    helperForced: state[HELPER_FORCED] !== 0,
    fromHand: state[FROM_HAND] !== 0,
    monsters: slots.map((slot) => viewMonster(scene, slot, rules)),
    played: fight
      .filter((copy) => PLAYED_KINDS.has(scene.printed(copy).kind) && !isMarked(scene, copy, KILLED))
      .map((copy) => ({
        ...viewCard(scene, copy),
        side: isMarked(scene, copy, AGAINST) ? 'monsters' : 'players',
        adds: addedBy(scene, copy),
      })),
    paid: { players: state[PLAYERS_BONUS]!, monsters: state[MONSTERS_BONUS]! },
    fighters: fighters.map((seat) => viewFighter(scene, seat, slots)),
    totals: { players: playersTotal(scene, rules), monsters: monstersTotal(scene, rules) },
    sides: { players: playersLines(scene, fighters, rules), monsters: monstersLines(scene, rules) },
    winning: isWinning(scene),
    ties: viewTies(scene, fighters),
    helpers: viewHelpers(scene),
    spoils: viewSpoils(scene),
    contract: viewContract(scene),
    saved: { treasures: state[SAVED_TREASURES]!, levels: state[SAVED_LEVELS]! },
    killed: fight.filter((copy) => isMarked(scene, copy, KILLED)).map((copy) => viewCard(scene, copy)),
    sworn: seatsAtTable(state).flatMap((seat) =>
      (['help', 'interfere'] as const).filter((not) => hasSworn(scene, seat, not)).map((not) => ({ seat, not })),
    ),
    roll: viewRoll(scene),
  }
}
