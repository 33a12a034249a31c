// Yes or no. A condition is about one seat, the subject: the owner of a card in play, the victim of a curse; for a monster it
// is asked of the fighters by `anyFighter`.

import type { Amount } from './amount.ts'
import type { Day, Named, Range, Sex, TraitId, TraitKind } from './names.ts'
import type { CardFilter, Who } from './selector.ts'

/** Where a level came from: a `kill` of one's own, `helping` with one, a `card`, or the `sale` of items. */
export type LevelSource = 'kill' | 'helping' | 'card' | 'sale'

/**
 * Yes or no, about one seat, the subject: whoever plays a use; the owner of a card in play; the victim of a curse or of bad stuff; the
 * main fighter for what a monster says; the seat that an `each` has come to; whoever is tried, inside `like`, `some`, `every`,
 * `anyFighter`, `everyFighter` and `target`.
 */
export type Condition =
  /** All of these hold; `[]` always does. */
  | {
      /** Conditions about the same subject. */
      readonly all: readonly Condition[]
    }
  /** At least one of these holds. */
  | {
      /** Conditions about the same subject. */
      readonly any: readonly Condition[]
    }
  /** This does not hold. */
  | {
      /** A condition about the same subject. */
      readonly not: Condition
    }
  /** The subject has a trait. */
  | {
      /** The id of the trait. */
      readonly has: TraitId
    }
  /** The subject is one of these seats. */
  | {
      /** Which seats. */
      readonly is: Who
    }
  /** `some`: one of these seats is like this; nobody where there are none of them. */
  | {
      /** The seats that are asked, each as its own subject. */
      readonly among: Who
      /** What at least one of them must be like. */
      readonly some: Condition
    }
  /** `every`: all of these seats are like this, also where there are none of them. */
  | {
      /** The seats that are asked, each as its own subject. */
      readonly among: Who
      /** What every one of them must be like. */
      readonly every: Condition
    }
  /** An amount lies in a range, or is odd or even. */
  | {
      /** What is counted. */
      readonly count: Amount
      /** A range, `odd` or `even`. */
      readonly is: Range | 'odd' | 'even'
    }
  /** One amount is strictly more than another. */
  | {
      /** What must be more. */
      readonly more: Amount
      /** What it is compared with. */
      readonly than: Amount
    }
  /**
   * The subject has a trait of that kind in common with one of these seats: it is an Elf as they are. With itself nobody shares anything,
   * and whoever has no such trait shares none.
   */
  | {
      /** Of which kind. */
      readonly shares: TraitKind
      /** With whom; the subject itself is left out. */
      readonly with: Who
    }
  /** The subject has no trait of that kind. */
  | {
      readonly lacks: TraitKind
    }
  /** The subject is human, in boxes where whoever has no race is. */
  | {
      /** `whole`: human and nothing else. `evenHalf`: one race with Half-Breed is human too, which is right for what hurts humans. */
      readonly human: 'whole' | 'evenHalf'
    }
  /** The subject is of that sex; nobody is where the box does not ask. */
  | {
      readonly sex: Sex
    }
  /** The subject's level lies in a range. */
  | {
      /** From 1 to 10. */
      readonly level: Range
    }
  /** The subject is at the bottom or the top of the table, ties included. */
  | {
      /** `lowest` or `highest` level of all living seats. */
      readonly standing: 'lowest' | 'highest'
    }
  /** How many cards the subject holds in hand. */
  | {
      /** A range, `odd` or `even`. */
      readonly handSize: Range | 'odd' | 'even'
    }
  /** The subject has such a card before him and it is in use. */
  | {
      /** What the card is like. */
      readonly wears: CardFilter
    }
  /** The subject has such a card before him, used or not. */
  | {
      /** What the card is like. */
      readonly carries: CardFilter
    }
  /** The subject fights, in that role. */
  | {
      /** `alone`: without a helper. `asMain`: it is his combat. `asHelper`: he helps. */
      readonly fights: 'alone' | 'asMain' | 'asHelper'
    }
  /** One of the fighters is like this; never outside fights. */
  | {
      /** Asked of each fighter, as its subject. */
      readonly anyFighter: Condition
    }
  /** Every fighter is like this; never outside fights. */
  | {
      /** Asked of each fighter, as its subject. */
      readonly everyFighter: Condition
    }
  /** How many monsters fight; once the fight is won, on `won` and in `onKill`, how many were killed. Never outside fights. */
  | {
      /** Their number. */
      readonly monsters: Range
    }
  /** Some monster of the fight is like this; once it is won, on `won` and in `onKill`, some monster that was killed. */
  | {
      /** What the monster is like. */
      readonly facing: CardFilter
    }
  /** Where the first monster of the fight came from. */
  | {
      /** `door`: behind the opened door. `hand`: somebody looked for trouble. */
      readonly cameFrom: 'door' | 'hand'
    }
  /** Whether the subject has the turn. */
  | {
      /** `own`: yes. `other`: no. */
      readonly turn: 'own' | 'other'
    }
  /** Whether the fighters would win now; never outside fights, nor once no monster is left. */
  | {
      /** True where they win, false where they lose. */
      readonly winning: boolean
    }
  /** Losing now, and winning once the card has worked: tried out before it may be played. */
  | {
      /** Always true. */
      readonly decides: true
    }
  /** How many fighters have to run away; never while nobody runs. */
  | {
      /** Their number, 1 or 2. */
      readonly runners: Range
    }
  /** The other fighter was caught by a monster that the subject escaped. */
  | {
      /** Always true. */
      readonly partnerCaught: true
    }
  /** The subject was caught by a monster in this turn, whatever became of the bad stuff. */
  | {
      /** Always true. */
      readonly caught: true
    }
  /** Where the level came from that was just gained: for the `when` of a use in the window `level` and of the trigger `levelGained`. */
  | {
      readonly levelFrom: LevelSource
    }
  /** How many living seats have a trait. */
  | {
      /** The id of the trait. */
      readonly holdersOf: TraitId
      /** How many. */
      readonly number: Range
    }
  /** How this card was drawn: for `onDraw`. */
  | {
      /** `up`: for all to see. `down`: for its drawer alone. */
      readonly drawn: 'up' | 'down'
    }
  /** The card that a window is about is like this: just played, put into play, drawn, about to hit, or named with the card. */
  | {
      /** What it is like. */
      readonly it: CardFilter
    }
  /** What day it is by the table's calendar. */
  | {
      readonly day: Day
    }
  /** One of the cards that have a name is like this. */
  | (Named & {
      /** What it is like. */
      readonly fits: CardFilter
    })
