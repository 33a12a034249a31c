// What a card does when it is played, drawn or suffered: a list of steps, one after the other. A step that asks somebody waits.

import type { Ability, Cost } from './ability.ts'
import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Deck, TraitId, TraitKind } from './names.ts'
import type { CardFilter, Pick, WhichMonster, Who } from './selector.ts'

/** `same`: as the card itself was drawn. */
export type Face = 'up' | 'down' | 'same'

/** How long something lasts that a card leaves behind. `until` ends when its owner is like that. */
export type Duration =
  | 'combat'
  | 'nextCombat'
  | 'nextTurn'
  | 'untilKill'
  | 'untilSoloKill'
  | 'untilLevelGained'
  | 'untilLifted'
  | { readonly until: Condition }

export type Effect =
  | { readonly do: 'gainLevels'; readonly levels: Amount; readonly to?: Who }
  /** `otherwise` happens if no level could be lost. */
  | { readonly do: 'loseLevels'; readonly levels: Amount; readonly from?: Who; readonly otherwise?: readonly Effect[] }
  /** To that level, or to that of the lowest or highest at the table. */
  | { readonly do: 'setLevel'; readonly to: Amount | 'lowest' | 'highest'; readonly of?: Who }
  | { readonly do: 'die'; readonly who?: Who }
  /** `otherwise` happens if there was nothing to lose. */
  | { readonly do: 'discard'; readonly cards: Pick; readonly otherwise?: readonly Effect[] }
  /** Items go before the taker, other cards into the hand. `equip`: used at once, even in a fight. */
  | {
      readonly do: 'take'
      readonly cards: Pick
      readonly to: Who
      readonly equip?: true
      readonly otherwise?: readonly Effect[]
    }
  | { readonly do: 'draw'; readonly deck: Deck; readonly cards: Amount; readonly face: Face; readonly to?: Who }
  | { readonly do: 'search'; readonly cards: Pick }
  | { readonly do: 'reveal'; readonly cards: Pick; readonly to: Who }
  | { readonly do: 'peek'; readonly deck: Deck; readonly cards: number }
  /** Onto or under the deck that they come from. */
  | { readonly do: 'putBack'; readonly cards: Pick; readonly to: 'top' | 'bottom' }
  | {
      readonly do: 'loseTrait'
      readonly kind: TraitKind
      /** Only this one of that kind. */
      readonly trait?: TraitId
      readonly which?: 'one' | 'all'
      readonly otherwise?: readonly Effect[]
    }
  /** By a card of the trait's own pile, if there is one. */
  | { readonly do: 'become'; readonly trait: TraitId; readonly who?: Who }
  /** The topmost card of that kind among the discards replaces the one in play. */
  | { readonly do: 'swapTrait'; readonly kind: TraitKind }
  | { readonly do: 'changeSex' }
  /**
   * The card stays before its victim (or `who`), and does this until it ends. `on`: it lies on that card and goes where it
   * goes. `lift`: its owner may end it at this cost in his own turn.
   */
  | {
      readonly do: 'stay'
      readonly until: Duration
      readonly abilities: readonly Ability[]
      readonly who?: Who
      readonly on?: Pick
      readonly lift?: Cost
    }
  /** `levels`: the highest first; `levelsRising`: the lowest first. Within, the seat whose turn it is stands for whoever is left out. */
  | {
      readonly do: 'each'
      readonly who: Who
      readonly inOrderOf?: 'seats' | 'levels' | 'levelsRising'
      readonly effect: readonly Effect[]
    }
  | { readonly do: 'if'; readonly when: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  | { readonly do: 'choose'; readonly by?: Who; readonly options: readonly (readonly Effect[])[] }
  /** The rows are tried in order; the first whose range holds the die is carried out. */
  | {
      readonly do: 'roll'
      readonly rows: readonly { readonly on: readonly [number, number]; readonly effect: readonly Effect[] }[]
    }
  /** Somebody chooses one of the others (or `among`) who is like this; from then on `target` is that seat. */
  | { readonly do: 'namePlayer'; readonly by?: Who; readonly among?: Who; readonly when?: Condition }
  | { readonly do: 'nameNumber'; readonly least: number; readonly most: number }
  /** Whoever does it names a number, then rolls. */
  | { readonly do: 'guess'; readonly right: readonly Effect[]; readonly wrong: readonly Effect[] }
  | { readonly do: 'pay'; readonly cost: Cost; readonly then: readonly Effect[]; readonly else: readonly Effect[] }
  /** `either`: whoever plays it says which side. */
  | { readonly do: 'strengthen'; readonly side: 'players' | 'monsters' | 'either'; readonly add: Amount }
  | { readonly do: 'weaken'; readonly who: Who; readonly by: Amount }
  | { readonly do: 'remove'; readonly monster: WhichMonster; readonly treasureOnRemoval: boolean }
  | { readonly do: 'kill'; readonly monster: WhichMonster }
  /**
   * A monster from the player's hand joins the fight, or takes the place of the named one. `by`: these seats are asked in
   * turn, until one has done it. `filter`: only such a monster. `from`: the top door, which is discarded if it is no such
   * monster, or the topmost such monster of the discards.
   */
  | {
      readonly do: 'addMonster'
      readonly instead?: true
      readonly by?: Who
      readonly filter?: CardFilter
      readonly from?: 'hand' | 'doorDeck' | 'doorDiscards'
    }
  | { readonly do: 'clone' }
  | { readonly do: 'moveFight'; readonly to: Who }
  /** These one-shots of the fight count for the other side. */
  | { readonly do: 'switchSide'; readonly cards: Pick }
  /** The treasures of this fight are shuffled and dealt out among these seats, whatever was agreed. */
  | { readonly do: 'shareTreasures'; readonly among: Who }
  | { readonly do: 'dismissHelper' }
  | { readonly do: 'forceHelp'; readonly who: Who }
  | { readonly do: 'escape'; readonly who: Who; readonly from: 'all' | 'named' }
  | { readonly do: 'helpFlight'; readonly who: Who; readonly add: Amount }
  | { readonly do: 'setDie'; readonly to: number }
  | { readonly do: 'turnDie'; readonly add: number }
  | { readonly do: 'reroll' }
  /** Stops what the gate is about: the curse, the card just played. */
  | { readonly do: 'cancel' }
  /** What the card just played does happens once more, or once more for the other side of the fight. */
  | { readonly do: 'repeat'; readonly side?: 'other' }
  /** Turns the curse onto the target, or somebody else. */
  | { readonly do: 'redirect'; readonly to?: Who }
  | { readonly do: 'disarm' }
  /** Their hands are shuffled together and dealt back, as many cards to each as before. */
  | { readonly do: 'poolHands'; readonly who: Who }
  | { readonly do: 'swapHands'; readonly who: Who; readonly with: Who }
  /** Wins the game; MK-WIN says in which boxes a card can. */
  | { readonly do: 'win'; readonly who?: Who }
  | { readonly do: 'endTurn' }
  /** Whoever has the turn opens another door. */
  | { readonly do: 'openDoor' }
  | { readonly do: 'skip'; readonly what: 'loot' | 'turn' }
