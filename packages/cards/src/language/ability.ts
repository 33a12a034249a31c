// What a card does while it lies there: standing numbers, permissions, fight rules, things its owner may do, things that happen.

import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Effect } from './effect.ts'
import type { TraitId } from './names.ts'
import type { CardFilter, Pick } from './selector.ts'

/** Numbers of a seat that cards add to. */
export type Figure =
  | 'strength'
  | 'flee'
  | 'treasures'
  | 'handLimit'
  | 'hands'
  | 'bigLimit'
  | 'complexLimit'
  | 'acolyteLimit'
  | 'priceTimes'
  /** Added to every die that the seat rolls. */
  | 'dice'

/** Freedoms of a seat. */
export type Permission =
  | 'winTies'
  | 'secondDoor'
  | 'levelForHelping'
  | 'anyBig'
  | 'anyComplex'
  | 'askWhileWinning'
  | 'equipInCombat'
  | 'ignoreDrawbacks'
  | 'noDoorCurses'
  | 'noCurses'
  | 'lootAfterFight'
  /** Races, classes and mojos may be played in other turns too. */
  | 'traitsAnyTime'

/** What a seat may not or must do. `holdingBack`: every one-shot that would help its own side must be played. */
export type Ban = 'helping' | 'beingHelped' | 'receiving' | 'looting' | 'refusingHelp' | 'beingPaid' | 'holdingBack'

/** Whom an ability is for besides its owner's own: everybody at the table, or everybody else. */
export type For = 'everyone' | 'others'

export type Modifier = {
  readonly figure: Figure
  readonly add: Amount
  readonly for?: For
  readonly when?: Condition
  /** A disadvantage of a trait: gone for those who may ignore its drawbacks. */
  readonly drawback?: true
}

/**
 * Fight rules spread to the whole encounter; `own` ones hold for the card's owner alone, where what counts is his. `ignored` strength counts nothing
 * (`except` some cards); `doubled` counts again for each further copy, or `times` as much; `reversed` bonuses count against
 * their owner. They work on printed values, before anything is added.
 */
export type FightRule =
  | {
      readonly ignored: 'level' | 'items' | 'traits' | 'printedBonuses'
      readonly filter?: CardFilter
      readonly except?: CardFilter
      readonly own?: true
    }
  | {
      readonly doubled: 'items' | 'oneShots' | 'self' | 'enhancers' | 'printedBonuses'
      readonly filter?: CardFilter
      /** Two where it is left out. */
      readonly times?: number
      readonly own?: true
    }
  | { readonly reversed: 'items'; readonly filter?: CardFilter }

/**
 * When something may be used. `any` is a standing permission; gates are answered by `curse`, `ownRoll`, …, `play`. `draw`: a
 * card was just drawn face up. `ownDraw`: instead of drawing one card face up. `discard`: a card lies on top of the
 * discards. `level`: somebody has just gained a level. `arrival`: a card was just put into play. `flight`: somebody has to run
 * away, and no die is in the air.
 */
export type Window =
  | 'any'
  | 'ownTurn'
  | 'turnStart'
  | 'turnEnd'
  | 'combat'
  | 'ownCombat'
  | 'othersCombat'
  | 'curse'
  | 'ownCurse'
  | 'ownRoll'
  | 'othersRoll'
  | 'escape'
  | 'badStuff'
  | 'kill'
  | 'play'
  | 'afterCombat'
  | 'draw'
  | 'ownDraw'
  | 'discard'
  | 'level'
  | 'arrival'
  | 'flight'

export interface Cost {
  /** Cards from hand or table; `hand` is the whole hand, which must not be empty. */
  readonly discard?: number | 'hand'
  readonly levels?: number
  /** These cards, of a kind or worth so much. */
  readonly cards?: Pick
  /** The card itself. */
  readonly self?: true
}

export interface Use {
  readonly use: Window
  readonly when?: Condition
  /** What whoever is aimed at must be like. */
  readonly target?: Condition
  readonly cost?: Cost
  /** How often; without limit where it is left out. */
  readonly most?: { readonly times: number; readonly per: 'combat' | 'turn' | 'victim' }
  readonly effect: readonly Effect[]
}

export type Moment =
  | 'comesIntoPlay'
  | 'leavesPlay'
  | 'killed'
  | 'soloKill'
  | 'escaped'
  | 'ownTurnBegins'
  | 'ownTurnEnds'
  | 'levelGained'
  | 'helped'
  | 'reborn'
  | 'won'
  | 'caught'
  | 'died'
  | 'cursed'
  | 'levelLost'
  | 'fightBegins'

export interface Trigger {
  readonly on: Moment
  /** To whom it happens: the owner where it is left out. */
  readonly of?: For
  readonly when?: Condition
  readonly drawback?: true
  readonly effect: readonly Effect[]
}

export type Ability =
  | Modifier
  | { readonly permits: Permission; readonly for?: For; readonly when?: Condition }
  | { readonly bans: Ban; readonly for?: For; readonly when?: Condition; readonly drawback?: true }
  /** The owner may count as a holder of the trait. */
  | { readonly countsAs: TraitId; readonly when?: Condition }
  | ({ readonly when?: Condition } & FightRule)
  | Use
  | Trigger
