// What a card does while it lies there: standing numbers, permissions, fight rules, things its owner may do, things that happen.

import type { Amount } from './amount.ts'
import type { Condition } from './condition.ts'
import type { Effect } from './effect.ts'
import type { FightSide, TraitId } from './names.ts'
import type { CardFilter, Pick, Who } from './selector.ts'

/** Numbers of a seat that cards add to. */
export type Figure =
  /** Combat strength, while its owner fights. */
  | 'strength'
  /** Every roll to run away. */
  | 'flee'
  /**
   * Treasures for a fight that its owner wins as the main fighter: once for each fight in which a monster was killed, or removed with its
   * treasures; with those of the monsters never fewer than none.
   */
  | 'treasures'
  /** Cards that may be kept at the end of a turn, never fewer than none. */
  | 'handLimit'
  /** Hands for items: two without it, never fewer than none. Where they are too few for what is in use, its owner says what is only carried from then on. */
  | 'hands'
  /** Big items that may be carried, where the box limits them, never fewer than none. */
  | 'bigLimit'
  /** Complex items that may be used, where the box limits them, never fewer than none. */
  | 'complexLimit'
  /** Acolytes that may follow. */
  | 'acolyteLimit'
  /** So many times its price more for one item of a turn: 1 sells it at double. */
  | 'priceTimes'
  /** Every die that the seat rolls. */
  | 'dice'

/** Freedoms of a seat. */
export type Permission =
  /** Its side wins a fight that is tied. */
  | 'winTies'
  /** It may open a second door where it could look for trouble or loot. */
  | 'secondDoor'
  /** As a helper it gains a level for every monster that is killed. */
  | 'levelForHelping'
  /** It carries any number of Big items. */
  | 'anyBig'
  /** It uses any number of Complex items. */
  | 'anyComplex'
  /** It may ask for help although it is winning. */
  | 'askWhileWinning'
  /** It may put items to use in a fight; on an item, that item alone. */
  | 'equipInCombat'
  /** What its cards mark as a `drawback` does not count. */
  | 'ignoreDrawbacks'
  /** Curses that it draws behind a door do nothing to it. */
  | 'noDoorCurses'
  /** No curse does anything to it. */
  | 'noCurses'
  /** It may loot the room after a fight that it has won. */
  | 'lootAfterFight'
  /** It may play races, classes and mojos in other turns too. */
  | 'traitsAnyTime'

/** What a seat may not or must do. */
export type Ban =
  /** It may not help anybody. */
  | 'helping'
  /** Nobody may help it. */
  | 'beingHelped'
  /** It receives no cards: no draws, gifts, shares or trades. */
  | 'receiving'
  /** It may not loot the room. */
  | 'looting'
  /** It must help when it is asked. */
  | 'refusingHelp'
  /** It may not be promised anything for its help. */
  | 'beingPaid'
  /** It must play every one-shot that would help its own side before it may win or run. */
  | 'holdingBack'
  /** Nobody takes its cards by a card, out of its hand or off its table; curses and monsters do. */
  | 'beingRobbed'
  /** On an item, or on what lies on one: nobody takes that item from its owner by a card, used or not; curses and monsters do. */
  | 'beingStolen'
  /** On an item, or on what lies on one: no curse and no monster discards, takes or puts back that item, used or not; death does. */
  | 'beingLost'
  /** It may not sell items for levels. */
  | 'selling'
  /** It cannot run away: every monster that it does not beat catches it. */
  | 'fleeing'

/** Whom an ability is for besides its owner's own: `everyone` at the table, or all `others`. */
export type For = 'everyone' | 'others'

/** A number of its owner is changed while the card lies there and is in use. */
export type Modifier = {
  /** Which number. */
  readonly figure: Figure
  /** How much is added; less than nothing takes away. */
  readonly add: Amount
  /** For whom, where it is not for its owner alone. */
  readonly for?: For
  /** Only while this holds of the seat whose number it is. */
  readonly when?: Condition
  /** A disadvantage of a trait: gone for those who may ignore its drawbacks. */
  readonly drawback?: true
}

/**
 * Rules of the fight that a card in play, a monster or an enhancer makes. They hold for the whole encounter; `own` ones for the
 * card's owner alone, where what counts is his. They work on printed values, before anything is added.
 */
export type FightRule =
  /** Something counts for nothing in the fight. */
  | {
      /**
       * `level`s of fighters; `items`: what they add to strength, and what one-shots add to a side; `traits` with their abilities; or the
       * `printedBonuses` of monsters. A monster that says so of `items` is not removed or killed by one-shots and items either; whatever else
       * items do, they do.
       */
      readonly ignored: 'level' | 'items' | 'traits' | 'printedBonuses'
      /** Only such cards. */
      readonly filter?: CardFilter
      /** All but such cards. */
      readonly except?: CardFilter
      /** Of `items` only those that count for this side; `monsters`: the one-shots that were played for them. Both where it is left out. */
      readonly side?: FightSide
      /** For the card's owner alone. */
      readonly own?: true
    }
  /** Something counts twice in the fight. */
  | {
      /** `items` in use, `oneShots`, its owner (`self`), `enhancers`, or the `printedBonuses` of monsters. */
      readonly doubled: 'items' | 'oneShots' | 'self' | 'enhancers' | 'printedBonuses'
      /** Only such cards. */
      readonly filter?: CardFilter
      /** So many times as much; two where it is left out. */
      readonly times?: number
      /** Of `oneShots` only those that were played for this side; both where it is left out. */
      readonly side?: FightSide
      /** For the card's owner alone. */
      readonly own?: true
    }
  /** The bonuses of its owner's items count against him. */
  | {
      /** Always `items`. */
      readonly reversed: 'items'
      /** Only such items. */
      readonly filter?: CardFilter
    }

/** When something may be used. Most windows are answers: they are open while something is about to become final. */
export type Window =
  /** Whenever nothing has to be answered first, in any turn, in fights too. */
  | 'any'
  /** In one's own turn, outside fights. */
  | 'ownTurn'
  /** Whenever `any` is open and nobody fights or runs. */
  | 'outsideCombat'
  /** As somebody's turn begins; `{ "turn": "own" }` for one's own alone. */
  | 'turnStart'
  /** As somebody's turn ends; `{ "turn": "own" }` for one's own alone. */
  | 'turnEnd'
  /** In any fight, before it is decided. */
  | 'combat'
  /** In a fight in which one fights or helps. */
  | 'ownCombat'
  /** In a fight of others. */
  | 'othersCombat'
  /** A curse is about to hit somebody: `victim`. */
  | 'curse'
  /** A curse is about to hit oneself. */
  | 'ownCurse'
  /** One has just rolled a die. */
  | 'ownRoll'
  /** Somebody else has just rolled a die. */
  | 'othersRoll'
  /** Anybody has just rolled a die, to run away or because a card says so. */
  | 'anyRoll'
  /** Somebody has just got away from a monster. */
  | 'escape'
  /** Somebody was caught, and the bad stuff is about to happen; `{ "is": "victim" }` for oneself alone. */
  | 'badStuff'
  /** The fighters are about to win, and the monsters to be killed. */
  | 'kill'
  /** A one-shot or a special card was just played and has not worked yet: `it`. */
  | 'play'
  /** In one's own turn, after its fight and outside any other. */
  | 'afterCombat'
  /** In anybody's turn, after its fight and outside any other. */
  | 'afterAnyCombat'
  /** A card was just drawn face up, behind a door or as a treasure: `it`. */
  | 'draw'
  /** In one's own turn, instead of opening the door. */
  | 'ownDraw'
  /** A card lies on top of the discards; whoever uses this names which pile: `it`. */
  | 'discard'
  /** Somebody has just gained a level. */
  | 'level'
  /** An item, a trait or an acolyte was just put into play: `it`. */
  | 'arrival'
  /** Somebody has to run away, and no die is in the air. */
  | 'flight'

/** What a use costs each time; whoever cannot pay all of it cannot use it. */
export interface Cost {
  /** So many cards from hand or table; `hand` is the whole hand, which must not be empty. */
  readonly discard?: number | 'hand'
  /** So many levels, of which the first cannot be paid. */
  readonly levels?: number
  /** These cards, of a kind or worth so much. */
  readonly cards?: Pick
  /**
   * These `cards` are given to this player, who gets them as by `take`; discarded where it is left out. Of several seats the first, as
   * they are before anything is paid; who would pay himself, or nobody, cannot pay.
   */
  readonly to?: Who
  /** So many counters off this card, which must have them. */
  readonly counters?: number
  /** The card itself, which must lie in play. */
  readonly self?: true
  /** A name for the cards that are paid, or for how many levels where there are none, by which the steps behind it speak of them. */
  readonly as?: string
}

/** How often something may be done, or happens: counted for its owner, and over all copies of the card together. */
export interface Limit {
  /** So many times. */
  readonly times: number
  /** In how long. */
  readonly per: Per
}

/** In how long something is counted. */
export type Per =
  /** In each fight, with the rewards that it brings. */
  | 'combat'
  /** In each turn, whoever's it is. */
  | 'turn'
  /** From one turn of its owner to the next. */
  | 'round'
  /** In the whole game. */
  | 'game'
  /** In each fight on each `victim`: of a use, and not of what happens by itself. */
  | 'victim'

/**
 * Something that its owner may do, and may as well leave: where it has a price, or the card lies before him, its text says "you may". What
 * happens by itself says `on`.
 */
export interface Use {
  /** When it may be used. */
  readonly use: Window
  /** Only while this holds of whoever uses it. */
  readonly when?: Condition
  /** What whoever is aimed at must be like; `{ "all": [] }` is anybody. Behind a `namePlayer`, `target` is somebody else only where this stands here. */
  readonly target?: Condition
  /**
   * What it costs each time; nothing where it is left out. It is gone before anything happens: a card that was discarded for it may be the
   * very one that the effect finds on top of the discards.
   */
  readonly cost?: Cost
  /** How often; without limit where it is left out. */
  readonly most?: Limit
  /** What happens then, step by step; whom it is about is whoever used it. */
  readonly effect: readonly Effect[]
}

/**
 * Something that happens to a seat: to the owner of the card, or with `of` to anybody of those. It comes once for each seat that it
 * happens to: of everyone, a fight won with help is `won` twice.
 */
export type Moment =
  /** This card comes into play. */
  | 'comesIntoPlay'
  /** This card leaves play: discarded, sold, paid, taken into a hand, left by the dead, or because its time is over. */
  | 'leavesPlay'
  /** This card no longer lies before its owner: it leaves play, or it goes over to another player, taken, given or traded. */
  | 'leavesYou'
  /** It has won a fight in which a monster was killed, as its main fighter: once per fight, however many were killed. */
  | 'killed'
  /** The same, without help. */
  | 'soloKill'
  /** It got away from a monster, once for each. */
  | 'escaped'
  /** Its turn begins. */
  | 'ownTurnBegins'
  /** Its turn ends. */
  | 'ownTurnEnds'
  /** It gained one level or several at once. */
  | 'levelGained'
  /** It helped in a fight in which a monster was killed: once per fight, before the treasures are drawn. */
  | 'helped'
  /** It is back after its death. */
  | 'reborn'
  /** It has won a fight, as main fighter or helper: once per fight for each of the two, also where cards removed all the monsters. */
  | 'won'
  /** It was caught by a monster, after the bad stuff. */
  | 'caught'
  /** It has died. The dead are never meant, so nobody is `actor` here. */
  | 'died'
  /** A curse has hit it. */
  | 'cursed'
  /** It lost one level or several at once. */
  | 'levelLost'
  /** It is the main fighter of a fight that begins. */
  | 'fightBegins'
  /**
   * A fight of its own is over without a win, as main fighter or helper: run from, left alone, broken off, or because nobody is left to
   * fight it; once per fight for each of the two, however many monsters there were. Their cards still lie there.
   */
  | 'fightLost'
  /** A fight of its own is over, won or not, as main fighter or helper: once per fight for each of the two, before its rewards. */
  | 'fightOver'
  /**
   * A card discards or takes one of its cards from hand or table, once for each: `it`, unless it was taken unseen. What it plays, pays,
   * sells or gives away is not lost. A card in use that is lost itself, alone or with others, still says what it says.
   */
  | 'lost'
  /**
   * It has rolled a die, to run away or because a card says so, and nobody can change it any more: `rolled`. `it` is the monster that is run
   * from. A die that is rolled anew comes once, as it lies in the end.
   */
  | 'rolled'
  /**
   * It has played a card, which has worked by then or was stopped: `it`. That is a one-shot, a special card, a curse, an enhancer, or something
   * that it has put into play out of its hand. A card does not hear its own play (that is `comesIntoPlay`); what is used of a card in play, and
   * a monster with which somebody looks for trouble, are not played.
   */
  | 'played'

/** Something that happens by itself at a moment. */
export interface Trigger {
  /** When. */
  readonly on: Moment
  /** To whom it happens: the owner where it is left out. That seat is `actor`, the owner is `you`. */
  readonly of?: For
  /** Only if this holds of the card's owner then. */
  readonly when?: Condition
  /** A disadvantage of a trait: gone for those who may ignore its drawbacks. */
  readonly drawback?: true
  /** How often; every time where it is left out. */
  readonly most?: Limit
  /** What happens then, step by step; whom it is about is the card's owner. */
  readonly effect: readonly Effect[]
}

/** What a card does while it lies there. */
export type Ability =
  | Modifier
  /** Its owner may do what the rules forbid. */
  | {
      /** What. */
      readonly permits: Permission
      /** For whom, where it is not for its owner alone. */
      readonly for?: For
      /** Only while this holds of the seat that it is for. */
      readonly when?: Condition
    }
  /** Its owner may not, or must, do something. */
  | {
      /** What. */
      readonly bans: Ban
      /** For whom, where it is not for its owner alone. */
      readonly for?: For
      /** Only while this holds of the seat that it is for. */
      readonly when?: Condition
      /** A disadvantage of a trait: gone for those who may ignore its drawbacks. */
      readonly drawback?: true
    }
  /** The owner may count as a holder of the trait: he does as it is laid down (but for the cult), and says otherwise at will, once in a turn. */
  | {
      /** The id of the trait. */
      readonly countsAs: TraitId
      /** Only while this holds of its owner. */
      readonly when?: Condition
    }
  | ({
      /** Only while this holds of the card's owner; of the main fighter, where a monster or an enhancer says so. */
      readonly when?: Condition
    } & FightRule)
  | Use
  | Trigger
